"""Cards of Innovation as scenarios write them: by name, or by their backs (`age 3`, `echoes 3`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from fudaba.games.innovation import GAME
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import every_card
from fudaba.lab.errors import WrongScenario, nearest, wrong
from fudaba.lab.values import nodes
from fudaba.lab.values.expectations import Cards, Condition, Token
from fudaba.text.names import all_card_names, near_cards, read_card, set_name
from fudaba.text.narrator import narrator


class Back(Token):
    """A card of which only the back is asked for."""

    def is_met_by(self, other: Token) -> bool:
        """Any card with that back is what is asked for."""
        return dict(other.detail).get("back") == self.face


def name(face: str, lang: str) -> str:
    """The name of a card or of a back."""
    return narrator(GAME.name, lang, []).card(face)


def face_of(text: str) -> str:
    """The face or back that a name means. Raises `WrongScenario` where there is no such card."""
    face = read_card(GAME.name, text)
    if face is None:
        near = next(iter(near_cards(GAME.name, text)), "") or nearest(text, all_card_names(GAME.name))
        raise wrong("lab-wrong-card", card=text, near=near)
    return face


class OtherTitle(Token):
    """A card with another title in another edition."""

    def is_met_by(self, other: Token) -> bool:
        """It is asked for by either title: a table has it under one of them."""
        return other.face in (self.face, titles()[self.face])


@cache
def titles() -> Mapping[str, str]:
    """For each card with another title in another edition the face that it has there."""
    pairs = [(facts.older, facts.id) for facts in every_card().values() if facts.older]
    return dict([*pairs, *((later, earlier) for earlier, later in pairs)])


def here(face: str, there: Collection[str]) -> str:
    """The face that a card has at a table where these are: that of its title in the table's edition."""
    other = titles().get(face, "")
    return other if face not in there and other in there else face


def not_here(text: str, face: str, there: Collection[str]) -> WrongScenario:
    """That a card is at no table with these: its set is not in the game, or the edition has it not."""
    facts, known = every_card().get(face), every_card()
    sets = {known[each].set for each in there if each in known}
    if facts is None or facts.set in sets:
        return wrong("lab-wrong-edition", card=text)
    return _set_not_here(text, facts.set)


def _set_not_here(text: str, set_of: str) -> WrongScenario:
    return wrong(
        "lab-wrong-set",
        card=text,
        set=lambda lang: set_name(GAME.name, set_of, lang),
        option=f"{set_of}: true",
    )


def back_not_here(text: str, back: str, there: Collection[str]) -> WrongScenario | None:
    """That a table with these cards has none with a back; None where it has."""
    backs = {back_of(each) for each in there}
    if back in backs:
        return None
    set_of = back.rpartition("_")[0]
    if any(each.startswith(f"{set_of}_") for each in backs):
        return wrong("lab-wrong-edition", card=text)
    return _set_not_here(text, set_of)


def back_of(face: str) -> str:
    """The back of a card; a back is its own."""
    facts = every_card().get(face)
    return face if facts is None else f"{facts.set}_{facts.age}"


def any_side(text: str) -> Token:
    """A card in a list of what is so: by its name, or any card with that back."""
    face = face_of(text)
    return Back(face) if _is_back(face) else _token(face)


def one_side(text: str) -> Token:
    """A card in a list of what a seat sees: by its name where it sees the face, else by its back."""
    return _token(face_of(text))


def _token(face: str) -> Token:
    return OtherTitle(face) if face in titles() else Token(face)


def tell(token: Token, lang: str) -> str:
    """A card in a list."""
    return name(token.face, lang)


def token(t: Innovation, card: int) -> Token:
    """A card as it is."""
    return Token(t.cards[card].face, (("back", t.cards[card].back),))


def _is_back(face: str) -> bool:
    return face[-1].isdigit() and face.rpartition("_")[0] in (
        "base",
        "artifacts",
        "cities",
        "echoes",
        "figures",
        "unseen",
    )


class Stack(Cards):
    """A list whose order counts, the top card first."""

    def read(self, node: nodes.Node) -> Condition[Sequence[Token]]:
        """A list is compared in order; for the rest, as any list of cards."""
        if not isinstance(node, nodes.Items):
            return super().read(node)
        tokens = self.tokens(node)

        def holds(value: Sequence[Token]) -> bool:
            return len(tokens) == len(value) and all(
                wanted.is_met_by(found) for wanted, found in zip(tokens, value, strict=True)
            )

        return Condition(nodes.written(node), holds)
