"""A game that begins in the middle: the situation of a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.box import Box
from fudaba.games.dominion.board.kingdom import BASICS, Kingdom
from fudaba.games.dominion.board.state import PHASES, Turn
from fudaba.games.dominion.facts.house_rules import house_rules_of
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import (
    BLACK_MARKET,
    BOONS,
    BOX,
    COMMON,
    HEXES,
    LANDSCAPES,
    NAMES,
    TRASH,
    place,
)
from fudaba.games.dominion.facts.tokens import CARD, OWN_ON_PILE, PILE, PLAYER, PROPHECY, TOKENS, Token
from fudaba.games.dominion.setup.kingdoms import renewed
from fudaba.games.dominion.setup.notation import card as card_named
from fudaba.games.dominion.setup.set_up import needed, set_out
from fudaba.kernel import game as kernel
from fudaba.kernel.dice import key_of
from fudaba.kernel.game import BadSetup, Setup, Value
from fudaba.kernel.problem import nearest

B = TypeVar("B", bound=Board)
_DECKS: Final = {"boons": BOONS, "hexes": HEXES}


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has."""

    zones: dict[str, list[str]] = {}
    """The ids of the cards in each place, the bottom one first."""
    coffers: int = 0
    """How many Coffers."""
    villagers: int = 0
    """How many Villagers."""
    favors: int = 0
    """How many Favors."""
    vp: int = 0
    """How many Victory tokens."""
    debt: int = 0
    """How much debt."""
    owned: list[str] = []
    """The ids of Projects, Artifacts, States and kept Boons."""
    marks: dict[str, int] = {}
    """How many other tokens, by id."""
    on_piles: dict[str, str] = {}
    """The player's tokens that lie on a pile, each with the id of that pile."""
    turns: int | None = None
    """How many turns the player has had, None for as many as the table's number says."""


class Situation(kernel.Situation):
    """The situation: seat 0 is at the start of a phase of its turn, or in phase "setup" the game is about to
    begin, with the decks as they are before they are shuffled."""

    seats: list[Seat]
    """What each player has."""
    supply: dict[str, int] = {}
    """The piles, each with how many cards it has (-1: as many as usual)."""
    added: dict[str, str] = {}
    """Piles that lie there because of a card, by that card."""
    landscapes: list[str] = []
    """The ids of the landscapes beside the piles."""
    renewed: list[str] = []
    """The piles that take their place if they leave the game; drawn at random if none are given."""
    trash: list[str] = []
    """The ids of the cards in the trash."""
    common: list[str] = []
    """What is set aside for everybody."""
    aside: list[str] = []
    """The Boons that are set aside, if not those that the deck gives."""
    black_market: list[str] = []
    """The Black Market deck, the top first."""
    stacks: dict[str, list[str]] = {}
    """What lies in mixed piles, and in the decks of Boons and Hexes, the top first."""
    phase: str = "action"
    """The phase at whose start seat 0 is."""
    turn: int = 3
    """The number of the turn."""
    started: int = 0
    """The seat that had the first turn."""
    actions: int = 1
    """How many Actions are left."""
    buys: int = 1
    """How many Buys are left."""
    coins: int = 0
    """How many coins are left."""
    potions: int = 0
    """How many Potions are left."""
    piles: dict[str, dict[str, int]] = {}
    """Tokens on piles, by the pile's id and their own."""
    marks: dict[str, int] = {}
    """The tokens with a card, or on the Prophecy."""


def table_in(setup: Setup, make: Callable[[Box, bytes, int], B]) -> B:
    """A table in the situation of a setup. Raises `BadSetup` where it cannot be.

    make: makes the table out of its box, its key and the player who starts.
    """
    situation = msgspec.json.encode(setup.situation_as(Situation))
    given, box = box_in(situation, tuple(setup.options.items()), setup.seats, setup.seed)
    t = make(box, key_of(setup.seed), given.started)
    s = t.state
    set_out(t)
    _boons(t, given)
    for name, ids in given.stacks.items():
        _stack(t, _DECKS[name] if name in _DECKS else _zone(t, name), ids)
    s.turn = Turn(0)
    if given.phase == "setup":
        given = msgspec.structs.replace(given, turn=0)
    else:
        s.normal = 0
        s.last = [Turn(setup.seats - 1)]
    s.phase = PHASES.index(given.phase)
    s.actions, s.buys, s.coins, s.potions = given.actions, given.buys, given.coins, given.potions
    for seat, held in enumerate(given.seats):
        _counters(t, seat, held, given)
    for id, tokens in given.piles.items():
        for name, count in tokens.items():
            t.set_mark(_token(name, PILE), _zone(t, id), count)
    for name, count in given.marks.items():
        token = _token(name, PROPHECY, CARD)
        t.set_mark(token, token.place, count)
    return t


@lru_cache(maxsize=32)
def box_in(
    situation: bytes, options: tuple[tuple[str, Value], ...], seats: int, seed: str
) -> tuple[Situation, Box]:
    """A situation and its box. A caller who looks at one moment again and again (a lab, a coach, a check) has
    them made once: nothing is changed in either."""
    try:
        given = msgspec.json.decode(situation, type=Situation)
    except msgspec.ValidationError as error:
        raise BadSetup("problem-situation", what=str(error)) from None
    if len(given.seats) != seats:
        raise BadSetup("problem-situation-players", number=len(given.seats), seats=seats)
    if given.phase not in ("setup", "action", "buy", "night", "cleanup"):
        raise BadSetup("dominion-problem-phase", phase=given.phase)
    return given, _box(given, dict(options), seats, seed)


def _token(id: str, *places: str) -> Token:
    """The token of this id that lies in one of these places."""
    found = TOKENS.get(id, {})
    for on in places:
        if on in found:
            return found[on]
    raise BadSetup("dominion-problem-token", token=id, near=nearest(id, TOKENS))


def _is_boon(id: str) -> bool:
    return id in KINDS and KINDS[id].sort == "boon"


def _boons(t: Board, given: Situation) -> None:
    """Let players have the Boons that they keep, and these lie aside; those that lay there go back."""
    s = t.state
    kept = [id for held in given.seats for id in held.owned if _is_boon(id)]
    back = [card for card in s.zones[COMMON] if t.cards[card].sort == "boon"]
    if not (given.aside or kept or "boons" in given.stacks):
        return
    for card in back:
        s.move(card, BOONS)
    boons = {t.cards[card].id: card for card in s.zones[BOONS]}
    spoken_for = (*given.aside, *kept, *given.stacks.get("boons", ()))
    free = [id for id in boons if id not in spoken_for]
    for ids, zone in ((kept, LANDSCAPES), (given.aside or free[: len(back)], COMMON)):
        for id in ids:
            if id not in boons:
                raise BadSetup("dominion-problem-boon", card=card_named(id))
            s.move(boons[id], zone)


def _stack(t: Board, zone: int, ids: list[str]) -> None:
    """Let a pile or deck be these cards, the first on top; what else is in it is in no game."""
    s = t.state
    left = s.zones[zone][:]
    for id in reversed(ids):
        card = next((card for card in left if t.cards[card].id == id), -1)
        if card < 0:
            raise BadSetup("problem-too-few-cards", card=card_named(id))
        left.remove(card)
        s.move(card, zone)
    for card in left:
        s.move(card, BOX)
    if t.pile_at(zone) >= 0:
        t.left_pile(zone)


def _counters(t: Board, seat: int, held: Seat, given: Situation) -> None:
    s = t.state
    s.coffers[seat] = held.coffers
    s.villagers[seat] = held.villagers
    s.favors[seat] = held.favors
    s.vp[seat] = held.vp
    s.debt[seat] = held.debt
    usual = given.turn if (seat - given.started) % t.seats <= -given.started % t.seats else given.turn - 1
    s.turns[seat] = max(0, usual) if held.turns is None else held.turns
    s.owned += [(id, seat) for id in held.owned]
    for name, count in held.marks.items():
        t.set_mark(_token(name, PLAYER), seat, count)
    for name, id in held.on_piles.items():
        t.set_mark(_token(name, OWN_ON_PILE), seat, _zone(t, id))


def _zone(t: Board, id: str) -> int:
    pile = t.pile_of(id)
    if pile is None:
        raise BadSetup("dominion-problem-no-such-pile", card=card_named(id))
    return pile.zone


def _box(given: Situation, options: Mapping[str, Value], seats: int, seed: str) -> Box:
    added = tuple((id, by) for by, id in given.added.items())
    piles = tuple(id for id in given.supply if id not in BASICS and id not in given.added.values())
    owned = tuple(id for seat in given.seats for id in seat.owned if not _is_boon(id))
    landscapes = tuple(dict.fromkeys((*given.landscapes, *owned)))
    held: list[tuple[str, int]] = [(id, TRASH) for id in given.trash]
    held += [(id, COMMON) for id in given.common]
    held += [(id, BLACK_MARKET) for id in reversed(given.black_market)]
    for seat, has in enumerate(given.seats):
        for name, ids in has.zones.items():
            if name not in NAMES:
                raise BadSetup("problem-no-place", place=name)
            held += [(id, place(NAMES.index(name), seat)) for id in ids]
    for id in (*piles, *landscapes, *given.added, *given.added.values(), *(id for id, _ in held)):
        if id not in KINDS:
            raise BadSetup("problem-no-card", card=id)
    basics = tuple(id for id in piles if KINDS[id].pile in ("basic", "extra"))
    brought = needed((*piles, *landscapes, *(id for id, _ in (*held, *added))))
    extras = [id for id in brought if id not in piles and id not in landscapes]
    cards = tuple(id for id in piles if id not in basics)
    kingdom = Kingdom(cards, landscapes, (*basics, *extras), added=added)
    kingdom = renewed(kingdom, options, seed, given.renewed)
    counts = {id: count for id, count in given.supply.items() if count >= 0}
    return Box(kingdom, house_rules_of(options), seats, held, counts)
