"""Cards and landscapes of Dominion as scenarios write them: by name in any language, or by id."""

from __future__ import annotations

from fudaba.games.dominion import GAME
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.lab.errors import nearest, wrong
from fudaba.lab.values.expectations import Token
from fudaba.text.names import all_card_names, near_cards, read_card
from fudaba.text.narrator import narrator


def kind_of(text: str) -> Kind:
    """The card or landscape of that name. Raises `Wrong` where there is none."""
    id = read_card(GAME.name, text)
    if id is None:
        near = next(iter(near_cards(GAME.name, text)), "") or nearest(text, all_card_names(GAME.name))
        raise wrong("lab-wrong-card", card=text, near=near)
    return KINDS[id]


BACKS = ("shadow",)
"""Backs that several cards have; that of a Stash is the card's own."""


def name(id: str, lang: str) -> str:
    """The name of a card or landscape."""
    return narrator(GAME.name, lang, []).card(id)


def read(text: str) -> Token:
    """A card in a list. Raises `Wrong`."""
    return Token(kind_of(text).id)


def read_seen(text: str) -> Token:
    """A card as somebody sees it, or its back. Raises `Wrong`."""
    return Token(text) if text in BACKS else read(text)


def tell(token: Token, lang: str) -> str:
    """A card in a list, or its back."""
    return token.face if token.face in BACKS else name(token.face, lang)
