"""Setting up a game: its box, the log of the kingdom, and the first hands.

Which kingdom it is: kingdoms.py; what cards bring in: dependencies.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.kingdom import BASICS, Kingdom
from fudaba.games.dominion.board.state import BETWEEN, SETTING_UP, Turn
from fudaba.games.dominion.facts.house_rules import HouseRules, house_rules_of
from fudaba.games.dominion.facts.kinds import KINDS, Adds
from fudaba.games.dominion.facts.layout import BLACK_MARKET, BOONS, COMMON, DECK, DECKS, HEXES
from fudaba.games.dominion.facts.tokens import SUN, on_pile
from fudaba.games.dominion.facts.types import OMEN
from fudaba.games.dominion.facts.vocabulary import LineKind
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.games.dominion.rules.moments import SetsUp
from fudaba.games.dominion.setup.additions import BY_SHARE
from fudaba.games.dominion.setup.dependencies import brought
from fudaba.games.dominion.setup.kingdoms import kingdom_of, kingdom_without_chance
from fudaba.kernel.cards import only
from fudaba.kernel.game import Setup, Value


def box_of(setup: Setup) -> Box:
    """The box for a game that begins at its beginning. Raises `BadSetup` for a kingdom that cannot be."""
    options = tuple(setup.options.items())
    return _usual_box(options, setup.seats) or _random_box(options, setup.seats, setup.seed)


@lru_cache(maxsize=32)
def _usual_box(options: tuple[tuple[str, Value], ...], seats: int) -> Box | None:
    """The box for these options, where it is the same for every seed."""
    given = dict(options)
    kingdom = kingdom_without_chance(given)
    return _box(kingdom, house_rules_of(given), seats) if kingdom is not None else None


def _random_box(options: tuple[tuple[str, Value], ...], seats: int, seed: str) -> Box:
    given = dict(options)
    return _box(kingdom_of(given, seed), house_rules_of(given), seats)


@lru_cache(maxsize=32)
def _box(kingdom: Kingdom, house: HouseRules, seats: int) -> Box:
    return Box(kingdom, house, seats)


def needed(ids: Iterable[str]) -> list[str]:
    """What these cards bring into the game besides, each once, as far as nothing is drawn at random."""
    return [one.id for one in brought(ids, BASICS)]


def begin(t: Board) -> None:
    """Shuffle what lies face down, let cards set themselves up, and draw the first hands, if nobody is
    asked something before."""
    s = t.state
    if s.turns != [0] * t.seats or s.phase != BETWEEN:
        return  # a situation
    for trait, pile in t.box.kingdom.traits:
        t.set_mark(on_pile(trait), t.box.piles[t.box.pile_ids[pile]].zone, 1)
    if t.box.to_set_out:
        set_out(t)
    if t.box.ally:
        s.favors = [count + 1 for count in s.favors]
    if t.events is not None:
        _tell(t)
    if t.listens("SetsUp"):
        s.turn = Turn(t.first)
        s.phase = SETTING_UP
    else:
        _deal(t)


async def ask_first(t: Board) -> None:
    """Let each player, in turn order, do what is theirs before the decks are shuffled; then deal."""
    s = t.state
    for seat in range(t.seats):
        for card in t.zone(DECK, seat):
            s.show(card, only(seat))
    for seat in t.seats_from(t.first):
        await t.happen(SetsUp(seat))
    s.phase = BETWEEN
    _deal(t)


def _deal(t: Board) -> None:
    """Shuffle the decks and draw the first hands."""
    for seat in range(t.seats):
        t.shuffle_zone(DECKS[seat])
        t.draw_now(seat, HAND_SIZE, "DOM-55")


_USES: Final[dict[str, LineKind]] = {"colonies": "uses_colonies", "shelters": "uses_shelters"}


def _tell(t: Board) -> None:
    """Tell what is played with, and why what nobody chose is there."""
    kingdom = t.box.kingdom
    why = dict(kingdom.brought)
    t.tell("kingdom", -1, *(_shown(t, id) for id in kingdom.cards), word=kingdom.name)
    if chosen := [t.box.landscapes[id] for id in kingdom.landscapes if id not in why]:
        t.tell("landscapes", -1, *chosen)
    for trait, pile in kingdom.traits:
        t.tell("lies_with", -1, _shown(t, pile), word=trait)
    for what in BY_SHARE:
        if getattr(kingdom, what):
            t.tell(_USES[what], -1, word="lot" if BY_SHARE[what] in why.values() else "asked")
    tell_reasons(t, why)
    if set_out := t.state.zones[COMMON]:
        t.tell("sets_out", -1, *set_out)
    if sold := t.state.zones[BLACK_MARKET]:
        t.tell("may_be_sold", -1, word="+".join(sorted(t.cards[card].id for card in sold)))


def tell_reasons(t: Board, why: Mapping[str, str]) -> None:
    """Tell what has brought in what nobody chose."""
    for word, by in _reasons(t, why):
        t.tell("brings", -1, _shown(t, by), word=word)


def _reasons(t: Board, why: Mapping[str, str]) -> Iterable[tuple[str, str]]:
    """What cards bring in, each with the open one that is the reason; all Boons as one, and all Hexes."""
    reasons: dict[tuple[str, str], None] = {}
    for id, by in why.items():
        if by not in KINDS:
            continue
        while by not in t.box.pile_ids and by not in t.box.landscapes and by in why:
            by = why[by]
        sort = KINDS[id].sort
        reasons[sort if sort in ("boon", "hex") else id, by] = None
    return reasons


def _shown(t: Board, id: str) -> int:
    """A card by which a pile, a landscape, or a card that no pile has can be told."""
    if id in t.box.landscapes:
        return t.box.landscapes[id]
    if id in t.box.pile_ids:
        return t.top(t.box.piles[t.box.pile_ids[id]])
    return next(card for card, kind in enumerate(t.cards) if kind.id == id)


SUNS: Final = {2: 5, 3: 8, 4: 10, 5: 12, 6: 13}
"""How many Sun tokens lie on the Prophecy at the start of a game with Omens, by the number of players."""


def set_out(t: Board, before: Box | None = None) -> None:
    """What is done before a game, also before one that begins in a situation.

    before: what lay on the table until now, and has been set out, where other piles come during a game.
    """
    s = t.state
    done = before.kinds if before is not None else {}
    for id, by in t.box.kingdom.added:
        if isinstance(adds := KINDS[by].takes, Adds):
            t.set_mark(adds.by, t.box.piles[t.box.pile_ids[id]].zone, 1)
    if not done and t.box.prophecy and any(kind.is_a(OMEN) for kind in t.box.kinds.values()):
        t.set_mark(SUN, SUN.place, SUNS[t.seats])
    for zone in (BOONS, HEXES):
        if s.zones[zone] and t.cards[s.zones[zone][-1]].id not in done:
            s.shuffle(zone)
    for pile in t.box.piles[len(before.piles) if before is not None else 0 :]:
        if s.layout[pile.zone].audience == 0 and s.zones[pile.zone]:
            s.shuffle(pile.zone)
            if (of_pile := KINDS[pile.id].on_setup) is not None:
                of_pile(t)
            if t.box.shows_top(t.pile_at(pile.zone)):
                s.show(s.zones[pile.zone][-1])
    for kind in t.box.kinds.values():
        if kind.on_setup is not None and kind.id not in done:
            kind.on_setup(t)
