"""Cards of Innovation as scenarios write them: by name, or by their backs (`age 3`, `echoes 3`)."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games.innovation import GAME
from fudaba.games.innovation.table import Innovation
from fudaba.lab import nodes
from fudaba.lab.errors import nearest, wrong
from fudaba.lab.forms import Cards, Condition, Token
from fudaba.text.names import all_card_names, near_cards, read_card
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
    """The face or back that a name means. Raises `Wrong` where there is no such card."""
    face = read_card(GAME.name, text)
    if face is None:
        near = next(iter(near_cards(GAME.name, text)), "") or nearest(text, all_card_names(GAME.name))
        raise wrong("lab-wrong-card", card=text, near=near)
    return face


def any_side(text: str) -> Token:
    """A card in a list of what is so: by its name, or any card with that back."""
    face = face_of(text)
    return Back(face) if _is_back(face) else Token(face)


def one_side(text: str) -> Token:
    """A card in a list of what a seat sees: by its name where it sees the face, else by its back."""
    return Token(face_of(text))


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
