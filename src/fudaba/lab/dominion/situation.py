"""The `setup` of a scenario of Dominion, read into the situation that the game lays out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import to_builtins
from msgspec.structs import replace

from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.games.dominion.facts.layout import DECK, DISCARD, NAMES
from fudaba.games.dominion.facts.tokens import CARD, OWN_ON_PILE, PILE, PLAYER, SUN
from fudaba.games.dominion.facts.types import ACTION, TREASURE, ZOMBIE
from fudaba.games.dominion.setup.set_up import needed
from fudaba.games.dominion.setup.situation import Seat, Situation
from fudaba.kernel.game import Value
from fudaba.lab.adapter import Seats
from fudaba.lab.dominion import cards, impossible, tokens
from fudaba.lab.dominion.impossible import ADDED, SET_ASIDE, SET_OUT
from fudaba.lab.errors import WrongScenario, nearest, wrong
from fudaba.lab.values import expectations, nodes

USUAL = "usual"
"""Of a pile: as many cards as it has in a game for this many."""
STACKS = ("boons", "hexes")
"""Decks that lie beside the Supply, the first card on top."""
KEYS = (
    "supply", "renewed", "landscapes", "traits", "trash", "phase", "turn", "started", "piles", "suns",
    "black_market", "tokens", *SET_OUT, *ADDED, *STACKS, SET_ASIDE,
)  # fmt: skip
PHASES = ("setup", "action", "buy", "night", "cleanup")
TURN_COUNTERS = ("actions", "buys", "coins", "potions")
"""What the player whose turn it is has, and only they."""
COUNTERS = ("coffers", "villagers", "favors", "vp", "debt")
OWNED = {"projects": "project", "artifacts": "artifact", "states": "state", "boons": "boon"}
"""What a player may have, by what it is."""
_ORDERED = (NAMES[DECK], NAMES[DISCARD])
"""Zones whose first card is the top."""
SEAT_KEYS = (*NAMES, *TURN_COUNTERS, *COUNTERS, *OWNED, "tokens", "turns")
"""What a seat may have, besides the tokens that have a word of their own."""
_IN_PILES = ("card", "pile")
"""What is no landscape."""
_BESIDE = {
    **dict.fromkeys(("event", "project", "way", "landmark", "ally", "prophecy"), "landscapes"),
    "trait": "traits",
    "boon": "boons",
    "hex": "hexes",
    "artifact": "artifacts",
    "state": "states",
}
"""Under which key what is no card stands."""


def read(setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> Situation:
    """The situation. Raises `WrongScenario`, with the line of what is wrong."""
    situation = Situation(seats=[Seat() for _ in seats.labels])
    for entry in setup.entries:
        if entry.key in seats.labels:
            _seat(situation, seats.number(entry.key), expectations.as_mapping(entry.value))
        elif entry.key in KEYS:
            _common(situation, entry, seats)
        else:
            raise _no_key(entry, (*KEYS, *seats.labels), of_seat=(*SEAT_KEYS, *tokens.with_words()))
    there = set(_ids(to_builtins(replace(situation, piles={}, marks={}, added={}))))
    _check_tokens(setup, {*there, *situation.added, *situation.added.values()})
    impossible.check(setup, situation, seats, there)
    if setup.get("trash") is None:
        situation.trash = _zombies(situation)
    return situation


def _zombies(situation: Situation) -> list[str]:
    """The Zombies, which lie in the trash from the beginning in a game with a Necromancer."""
    there = set(_ids(to_builtins(situation.seats)))
    return [
        id
        for id in needed((*situation.supply, *situation.landscapes))
        if KINDS[id].is_a(ZOMBIE) and id not in there
    ]


def _put_trait(situation: Situation, trait: str, entry: nodes.Entry) -> None:
    """Lay a Trait on its pile. Raises `WrongScenario` for a pile that has another, or can have none."""
    word, line = expectations.as_word(entry.value), entry.value.line
    pile = _pile(word, line)
    on_it = situation.piles.setdefault(pile.id, {})
    if others := [id for id in on_it if KINDS[id].sort == "trait"]:
        other = others[0]
        raise wrong("lab-wrong-two-traits", line=line, pile=word, trait=lambda lang: cards.name(other, lang))
    if pile.pile == "basic" or (pile.sort == "card" and not pile.types & (ACTION | TREASURE)):
        raise wrong("lab-wrong-trait", line=line, pile=word)
    on_it[trait] = 1


def _check_tokens(setup: nodes.Mapping, there: Collection[str]) -> None:
    """Tokens on a pile need what puts them there: without that in the game they would mean nothing."""
    for entry in setup.entries:
        for pile in expectations.as_mapping(entry.value).entries if entry.key == "piles" else ():
            for token in expectations.as_mapping(pile.value).entries:
                _needs(token, there)
        for token in expectations.as_mapping(entry.value).entries if entry.key == "tokens" else ():
            _needs(token, there)


def _needs(token: nodes.Entry, there: Collection[str]) -> None:
    if cards.kind_of(token.key).id not in there:
        raise wrong("lab-wrong-tokens", line=token.line, card=token.key)


def _ids(value: object) -> Iterator[str]:
    """All words in what has been read."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inside in value.items():
            yield from _ids(key)
            yield from _ids(inside)
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from _ids(inside)


def _common(situation: Situation, entry: nodes.Entry, seats: Seats) -> None:
    key, node = entry.key, entry.value
    if key == "supply":
        _supply(situation, node)
    elif key == "landscapes":
        situation.landscapes += [_landscape(text, line).id for text, _, line in expectations.listed(node)]
    elif key == "traits":
        for each in expectations.as_mapping(node).entries:
            trait = _landscape(each.key, each.line, "trait").id
            situation.landscapes.append(trait)
            _put_trait(situation, trait, each)
    elif key == "trash":
        situation.trash = _cards(node)
    elif key == "black_market":
        situation.black_market = _cards(node)
    elif key in STACKS:
        situation.stacks[key] = [_landscape(text, line).id for text, _, line in expectations.listed(node)]
    elif key == SET_ASIDE:
        situation.aside = [_landscape(text, line, "boon").id for text, _, line in expectations.listed(node)]
    elif key == "phase":
        situation.phase = _word(node, PHASES)
    elif key == "turn":
        situation.turn = expectations.as_number(node)
    elif key == "started":
        situation.started = expectations.at_line(node.line, seats.number, expectations.as_word(node))
    elif key in SET_OUT:
        situation.common += _cards(node if isinstance(node, nodes.Items) else nodes.Items(node.line, (node,)))
    elif key in ADDED:
        situation.added[ADDED[key]] = _pile(expectations.as_word(node), node.line).id
    elif key == "renewed":
        situation.renewed = [
            _pile(expectations.as_word(item), item.line).id for item in expectations.as_items(node)
        ]
    elif key == "suns":
        situation.marks[SUN.id] = expectations.as_number(node)
    elif key == "tokens":
        situation.marks.update(tokens.read_all(node, CARD))
    else:
        for each in expectations.as_mapping(node).entries:
            situation.piles.setdefault(_pile(each.key, each.line).id, {}).update(
                tokens.read_all(each.value, PILE)
            )


def _supply(situation: Situation, node: nodes.Node) -> None:
    """The piles: a list, or each with how many cards it has, or with its cards; -1 is as many as usual."""
    if not isinstance(node, nodes.Mapping):
        for item in expectations.as_items(node):
            situation.supply[_pile(expectations.as_word(item), item.line).id] = -1
        return
    for entry in node.entries:
        pile = _pile(entry.key, entry.line).id
        if isinstance(entry.value, nodes.Items):
            situation.supply[pile] = -1
            situation.stacks[pile] = _cards(entry.value)
        elif isinstance(entry.value, nodes.Scalar) and entry.value.value == USUAL:
            situation.supply[pile] = -1
        else:
            situation.supply[pile] = expectations.as_number(entry.value)


def _seat(situation: Situation, seat: int, mapping: nodes.Mapping) -> None:
    held = Seat()
    with_words = tokens.with_words()
    for entry in mapping.entries:
        key, node = entry.key, entry.value
        if key in NAMES:
            held.zones[key] = _cards(node)[:: -1 if key in _ORDERED else 1]
        elif key in TURN_COUNTERS:
            if seat:
                raise wrong("lab-wrong-not-their-turn", line=entry.line, key=key)
            setattr(situation, key, expectations.as_number(node))
        elif key in COUNTERS or key == "turns":
            setattr(held, key, expectations.as_number(node))
        elif key == "tokens":
            held.marks.update(tokens.read_all(node, PLAYER))
        elif key in OWNED:
            held.owned += [
                _landscape(text, line, OWNED[key]).id for text, _, line in expectations.listed(node)
            ]
        elif (token := with_words.get(key)) is None:
            raise _no_key(entry, (*SEAT_KEYS, *with_words), of_setup=KEYS)
        elif token.on == OWN_ON_PILE:
            held.on_piles[key] = _pile(expectations.as_word(node), node.line).id
        else:
            held.marks[key] = tokens.read_count(token, node)
    situation.seats[seat] = held


# Cards, piles and landscapes.


def _cards(node: nodes.Node) -> list[str]:
    """The ids of a list of cards, in their order."""
    expectations.as_items(node)
    found: list[str] = []
    for text, times, line in expectations.listed(node):
        kind = expectations.at_line(line, cards.kind_of, text)
        if kind.sort != "card":
            raise _misplaced(kind, text, line)
        found += [kind.id] * times
    return found


def _pile(text: str, line: int) -> Kind:
    """A pile by its name, or by that of a card in it."""
    kind = expectations.at_line(line, cards.kind_of, text)
    if kind.pile == "part":
        whole = [pile for pile in KINDS.values() if any(part == kind.id for part, _ in pile.parts)]
        kind = whole[0] if whole else kind
    if kind.sort not in _IN_PILES or kind.pile == "part":
        raise _misplaced(kind, text, line)
    return kind


def _landscape(text: str, line: int, sort: str = "") -> Kind:
    """A landscape by its name, of any sort or of this one."""
    kind = expectations.at_line(line, cards.kind_of, text)
    if kind.sort in _IN_PILES or (sort and kind.sort != sort):
        raise _misplaced(kind, text, line)
    return kind


def _misplaced(kind: Kind, text: str, line: int) -> WrongScenario:
    """That something cannot lie where it stands, and where it would belong."""
    if kind.sort in _IN_PILES:
        return wrong("lab-wrong-place-card", line=line, card=text)
    if kind.sort in _BESIDE:
        return wrong("lab-wrong-place-landscape", line=line, card=text, key=_BESIDE[kind.sort])
    return wrong("lab-wrong-place", line=line, card=text)


def _word(node: nodes.Node, known: tuple[str, ...]) -> str:
    word = expectations.as_word(node)
    if word not in known:
        near = nearest(word, known)
        raise wrong("lab-wrong-value", line=node.line, value=word, known=", ".join(known), near=near)
    return word


def _no_key(
    entry: nodes.Entry,
    known: tuple[str, ...],
    *,
    of_seat: Collection[str] = (),
    of_setup: Collection[str] = (),
) -> Exception:
    if entry.key in (*of_seat, *of_setup):
        return expectations.in_wrong_place(entry, at_a_seat=entry.key in of_seat)
    near = nearest(entry.key, known)
    return wrong("lab-wrong-key", line=entry.line, key=entry.key, known=", ".join(known), near=near)
