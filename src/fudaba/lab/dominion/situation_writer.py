"""How situations of Dominion are set up by hand, and how a table at rest is written as a `setup`."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.games.dominion.board.state import ACTION_PHASE, BUY_PHASE
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import (
    BLACK_MARKET,
    BOONS,
    BOONS_DISCARD,
    COMMON,
    DECK,
    DISCARD,
    HEXES,
    NAMES,
    TRASH,
)
from fudaba.games.dominion.facts.tokens import CARD, HAS_OR_NOT, OWN_ON_PILE, PILE, PROPHECY, Token
from fudaba.games.dominion.facts.tokens import counted as counted_token
from fudaba.games.dominion.facts.types import ZOMBIE
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Field, Room, Seats
from fudaba.lab.dominion import cards, paths, tokens
from fudaba.lab.dominion.situation import (
    COUNTERS,
    OWNED,
    PHASES,
    TURN_COUNTERS,
)
from fudaba.lab.values.expectations import counted
from fudaba.lab.values.nodes import Plain

_LANDSCAPES = ("event", "project", "way", "landmark", "ally", "prophecy")
_PILES = ("card", "pile")


def room() -> Room:
    """See `Adapter.room`."""
    return Room(
    common=(
        Field("phase", "word", words=("action", "buy", "night", "cleanup", "setup")),
        Field("supply", "supply", of=_PILES),
        Field("landscapes", "cards", of=_LANDSCAPES),
        Field("traits", "map", parts=(Field("", "card", of=_PILES),), of=("trait",)),
        Field("trash", "cards", of=("card",)),
        Field("piles", "map", parts=(Field("", "map", parts=(Field("", "number"),)),), of=_PILES),
        Field("turn", "number"),
        Field("started", "seat"),
        Field("black_market", "pile", of=("card",)),
        Field("boons", "pile", of=("boon",)),
        Field("hexes", "pile", of=("hex",)),
        Field("druid", "cards", of=("boon",)),
        Field("mouse", "cards", of=("card",)),
        Field("riverboat", "cards", of=("card",)),
        Field("bane", "card", of=_PILES),
        Field("ferried", "card", of=_PILES),
        Field("renewed", "cards", of=_PILES),
        Field("suns", "number"),
        Field("tokens", "map", parts=(Field("", "number"),)),
    ),
    seat=(
        Field("hand", "cards", of=("card",)),
        Field("deck", "pile", of=("card",)),
        Field("discard", "pile", of=("card",)),
        *(Field(key, "cards", of=("card",)) for key in NAMES if key not in ("hand", "deck", "discard")),
        *(Field(key, "number", first=True) for key in TURN_COUNTERS),
        *(Field(key, "number") for key in COUNTERS),
        *(Field(key, "cards", of=(sort,)) for key, sort in OWNED.items()),
        *map(_field, tokens.with_words().values()),
        Field("tokens", "map", parts=(Field("", "number"),)),
        Field("turns", "number"),
    ),
    seats=("A", "B"),
    blank={
        "supply": [
            "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
            "Workshop",
        ],
        "A": {"hand": ["Village", "Smithy", "Copper*3"], "deck": ["Copper*2", "Estate*3"]},
        "B": {"hand": ["Moat", "Copper*4"], "deck": ["Copper*3", "Estate*2"]},
    },
)  # fmt: skip


def _field(token: Token) -> Field:
    """A token of a player's that has a word of its own."""
    if token.on == OWN_ON_PILE:
        return Field(token.id, "card", of=_PILES)
    if token.sides == HAS_OR_NOT:
        return Field(token.id, "flag")
    return Field(token.id, "word", words=token.sides) if token.sides else Field(token.id, "number")


def laid_out(table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
    """See `Adapter.laid_out`: only at the beginning of a turn to which nothing is still to come."""
    t = paths.dominion(table)
    s, kingdom = t.state, t.box.kingdom
    begins = s.phase in (ACTION_PHASE, BUY_PHASE) and not (s.done or s.abilities or s.bought or s.looked)
    plain = not (s.turn.by or s.turn.controller >= 0 or s.after_end is not None or s.cheaper)
    odd = kingdom.added or kingdom.after or any(s.zones[z] for z in (BOONS, BOONS_DISCARD, HEXES, COMMON))
    if not begins or not plain or odd:
        return None
    found: dict[str, Plain] = {"supply": _supply(t)}
    traits = dict(kingdom.traits)
    if landscapes := [id for id in kingdom.landscapes if id not in traits]:
        found["landscapes"] = _named(landscapes)
    if traits:
        found["traits"] = {_name(trait): _name(pile) for trait, pile in traits.items()}
    if s.zones[TRASH] or any(kind.is_a(ZOMBIE) for kind in t.box.kinds.values()):
        found["trash"] = _lying(t, s.zones[TRASH])
    if s.zones[BLACK_MARKET]:
        found["black_market"] = _lying(t, s.zones[BLACK_MARKET][::-1])
    if s.phase == BUY_PHASE:
        found["phase"] = PHASES[2]
    found["turn"] = s.turns[s.turn.seat]
    own: list[dict[str, Plain]] = [{} for _ in seats.labels]
    for seat in range(len(seats.labels)):
        own[seat] |= _places(t, seat)
    if not _marks(t, own, found, set(traits)):
        return None
    return s.turn.seat, found | dict(zip(seats.labels, own, strict=True))


def _supply(t: Dominion) -> dict[str, Plain]:
    """Every pile with how many cards it has; of a mixed one the cards."""
    supply: dict[str, Plain] = {}
    for pile in t.box.piles:
        inside = t.state.zones[pile.zone]
        mixed = bool(KINDS[pile.id].parts) or any(t.cards[card].id != pile.id for card in inside)
        supply[_name(pile.id)] = _lying(t, inside[::-1]) if mixed else len(inside)
    return supply


def _places(t: Dominion, seat: int) -> dict[str, Plain]:
    """What a player has: cards, counters, and what belongs to them."""
    s = t.state
    held: dict[str, Plain] = {}
    for kind, name in enumerate(NAMES):
        inside = t.zone(kind, seat)
        if inside:
            held[name] = _lying(t, inside[::-1] if kind in (DECK, DISCARD) else inside)
    if seat == s.turn.seat:
        usual = {"actions": 1, "buys": 1, "coins": 0, "potions": 0}
        held |= {key: getattr(s, key) for key in TURN_COUNTERS if getattr(s, key) != usual[key]}
    held |= {key: getattr(s, key)[seat] for key in COUNTERS if getattr(s, key)[seat]}
    held["turns"] = s.turns[seat]
    for key, sort in OWNED.items():
        if has := paths.owned(sort, seat, t):
            held[key] = [_name(token.face) for token in has]
    return held


def _marks(t: Dominion, own: list[dict[str, Plain]], found: dict[str, Plain], traits: set[str]) -> bool:
    """The tokens, in `own` and `found`; False if one lies where no setup can put it."""
    zones = {pile.zone: pile.id for pile in t.box.piles}
    on_cards: dict[str, int] = {}
    on_piles: dict[str, dict[str, int]] = {}
    of_seats: list[dict[str, int]] = [{} for _ in own]
    for (name, of), count in t.state.marks.items():
        token = counted_token(name, of)
        if name in traits:
            continue
        if token.on == OWN_ON_PILE:
            if count not in zones:
                return False
            own[of][name] = _name(zones[count])
        elif token.on == PROPHECY:
            found["suns"] = count
        elif token.on == CARD:
            on_cards[_name(name)] = count
        elif token.on == PILE:
            if of not in zones:
                return False
            on_piles.setdefault(_name(zones[of]), {})[_name(name)] = count
        elif tokens.is_called_after_card(token):
            of_seats[of][_name(name)] = count
        else:
            own[of][name] = tokens.written(token, count)
    found |= {key: lying for key, lying in (("tokens", on_cards), ("piles", on_piles)) if lying}
    for held, marks in zip(own, of_seats, strict=True):
        if marks:
            held["tokens"] = marks
    return True


def _lying(t: Dominion, numbers: Iterable[int]) -> list[str]:
    return counted(_named(t.cards[card].id for card in numbers))


def _named(ids: Iterable[str]) -> list[str]:
    return [_name(id) for id in ids]


def _name(id: str) -> str:
    return cards.name(id, "en")
