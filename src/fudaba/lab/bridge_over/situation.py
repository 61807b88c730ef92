"""The `setup` of a scenario of Bridge Over, read into the situation that the game lays out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Literal, TypeVar

from fudaba.games import named
from fudaba.games.bridge_over import GAME
from fudaba.games.bridge_over.deck import KINDS
from fudaba.games.bridge_over.situation import RunningAttack, Situation, Top
from fudaba.kernel.game import Value, setup_of
from fudaba.lab.adapter import Seats
from fudaba.lab.bridge_over import cards
from fudaba.lab.errors import WrongScenario, nearest, wrong, wrong_key
from fudaba.lab.values import expectations, nodes
from fudaba.lab.values.expectations import Token
from fudaba.text.names import read_kind, set_name
from fudaba.text.narrator import narrator

KEYS = ("top", "direction", "pile", "deck", "discard", "drawn", "attack", "round")
_SEAT_KEYS = ("hand", "front", "points")
_ATTACK_KEYS = ("from", "on", "card", "cards")
_DIRECTIONS: Mapping[str, Literal[1, -1]] = {"clockwise": 1, "counterclockwise": -1}
T = TypeVar("T")
_ATTACKS = {"draw_2": 2, "shot_draw_2": 2, "wild_draw_3": 3, "wild_direct_draw_5": 5, "bind": 0}
"""How many cards each attack begins with."""


def read(setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> Situation:
    """The situation. Raises `WrongScenario`, with the line of what is wrong."""
    game = named(GAME.name)
    table = game.table(setup_of(game, seats=len(seats.labels), seed="", options=options))
    return _Reader(seats, options, Counter(card.face for card in table.cards)).read(setup)


class _Reader:
    """Reads one setup, and counts the cards that it has laid out."""

    def __init__(self, seats: Seats, options: Mapping[str, Value], faces: Counter[str]) -> None:
        self.seats = seats
        self.options = options
        self.left = faces.copy()
        self.there = faces
        self.has_pile = False

    def read(self, setup: nodes.Mapping) -> Situation:
        count = len(self.seats.labels)
        self.situation = Situation(
            top=Top("", "", ""),
            hands=[[] for _ in range(count)],
            fronts=[[] for _ in range(count)],
            bound=[0] * count,
            points=[0] * count,
        )
        for entry in setup.entries:
            if entry.key in self.seats.labels:
                self._seat(self.seats.number(entry.key), expectations.as_mapping(entry.value))
            elif entry.key in KEYS:
                self._common(entry)
            else:
                known = (*KEYS, *self.seats.labels)
                raise wrong_key("lab-wrong-key", entry.key, known, entry.line)
        if not self.situation.top.face:
            raise wrong("lab-wrong-missing", key="top")
        return self.situation

    def _common(self, entry: nodes.Entry) -> None:
        key, node = entry.key, entry.value
        if key == "top":
            self.situation.top = self._top(node)
        elif key == "direction":
            self.situation.direction = _word(node, _DIRECTIONS)
        elif key in ("pile", "deck"):
            if self.has_pile:
                raise wrong("lab-wrong-two-names", line=entry.line, key="pile", other="deck")
            self.has_pile = True
            self.situation.pile = self._faces(node)
        elif key == "discard":
            self.situation.discard = self._faces(node)
        elif key == "drawn":
            self.situation.drawn = expectations.as_flag(node)
        elif key == "round":
            self.situation.round = self._round(node)
        else:
            self.situation.attack = self._attack(expectations.as_mapping(node))

    def _seat(self, seat: int, mapping: nodes.Mapping) -> None:
        for entry in mapping.entries:
            if entry.key == "hand":
                self.situation.hands[seat] = self._faces(entry.value)
            elif entry.key == "front":
                tokens = self._tokens(entry.value, cards.in_front)
                self.situation.fronts[seat] = [token.face for token in tokens]
                turns = [dict(token.detail).get("bound", 2) for token in tokens if token.face == "bind"]
                self.situation.bound[seat] = max(turns, default=0)
            elif entry.key == "points":
                self.situation.points[seat] = expectations.as_number(entry.value)
            else:
                raise wrong_key("lab-wrong-key", entry.key, _SEAT_KEYS, entry.line)

    def _top(self, node: nodes.Node) -> Top:
        text = expectations.as_word(node)
        token: Token = expectations.at_line(node.line, cards.showing, text)
        shown = dict(token.detail)
        if "colour" not in shown:
            raise wrong("lab-wrong-top-open", line=node.line, card=text)
        if "sign" not in shown:
            raise wrong("lab-wrong-top-as-open", line=node.line, card=text)
        self._take(token, node.line, text)
        return Top(token.face, shown["colour"], shown["sign"])

    def _round(self, node: nodes.Node) -> int:
        number, rounds = expectations.as_number(node), int(self.options["rounds"])
        if not 1 <= number <= rounds:
            raise wrong("lab-wrong-round", line=node.line, number=number, rounds=rounds)
        return number

    def _attack(self, mapping: nodes.Mapping) -> RunningAttack:
        for entry in mapping.entries:
            if entry.key not in _ATTACK_KEYS:
                raise wrong_key("lab-wrong-key", entry.key, _ATTACK_KEYS, entry.line)
        by, on, card = (self._needed(mapping, key) for key in ("from", "on", "card"))
        kind = _attack_kind(card)
        attacker, attacked = (
            expectations.at_line(node.line, self.seats.number, expectations.as_word(node))
            for node in (by, on)
        )
        if attacker == attacked:
            raise wrong("lab-wrong-attack-self", line=on.line)
        cards_node = mapping.get("cards")
        if kind == "bind":
            if cards_node is not None:
                raise wrong("lab-wrong-attack-bind", line=cards_node.line)
            self._take(Token("bind"), card.line, expectations.as_word(card))
        count = _ATTACKS[kind] if cards_node is None else expectations.as_number(cards_node)
        return RunningAttack(attacker, attacked, kind, count)

    def _needed(self, mapping: nodes.Mapping, key: str) -> nodes.Node:
        node = mapping.get(key)
        if node is None:
            raise wrong("lab-wrong-missing", line=mapping.line, key=key)
        return node

    # Cards.

    def _faces(self, node: nodes.Node) -> list[str]:
        return [token.face for token in self._tokens(node, cards.plain)]

    def _tokens(self, node: nodes.Node, read: Callable[[str], Token]) -> list[Token]:
        expectations.as_items(node)
        found: list[Token] = []
        for text, times, line in expectations.listed(node):
            token: Token = expectations.at_line(line, read, text)
            for _ in range(times):
                self._take(token, line, text)
                found.append(token)
        return found

    def _is_star(self, face: str) -> bool:
        """Whether the deck of this table would have a card with the expansion."""
        whole = setup_of(
            named(GAME.name),
            seats=len(self.seats.labels),
            seed="",
            options={**self.options, "expansion": True},
        )
        return any(card.face == face for card in named(GAME.name).table(whole).cards)

    def _take(self, token: Token, line: int, text: str) -> None:
        if self.left[token.face] == 0:
            there = self.there[token.face]
            if not there and not self.options["expansion"] and self._is_star(token.face):
                raise wrong(
                    "lab-wrong-set",
                    line=line,
                    card=text,
                    set=lambda lang: set_name(GAME.name, "expansion", lang),
                    option="expansion: true",
                )
            raise wrong(
                "lab-wrong-too-many" if there else "lab-wrong-deck", line=line, card=text, number=there
            )
        self.left[token.face] -= 1


def _attack_kind(node: nodes.Node) -> str:
    """The kind of an attack, by the card's name, with or without its colour."""
    text = expectations.as_word(node)
    kind = read_kind(GAME.name, text)
    if kind is None:
        try:
            kind = cards.printed()[cards.plain(text).face].id
        except WrongScenario:
            kind = ""
    if kind not in _ATTACKS:
        names = [narrator(GAME.name, "en", []).kind(id) for id in KINDS if id in _ATTACKS]
        raise wrong("lab-wrong-attack", line=node.line, card=text, near=nearest(text, names))
    return kind


def _word(node: nodes.Node, known: Mapping[str, T]) -> T:
    word = expectations.as_word(node)
    if word not in known:
        near = nearest(word, known)
        raise wrong("lab-wrong-value", line=node.line, value=word, known=", ".join(known), near=near)
    return known[word]
