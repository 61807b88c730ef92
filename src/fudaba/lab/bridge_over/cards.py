"""Cards of Bridge Over as scenarios write them: in lists, in front of a player, and as the top card."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from fudaba.games.bridge_over import GAME
from fudaba.games.bridge_over.deck import KINDS, PUBLIC, SPECIAL, Printed, build
from fudaba.lab.errors import nearest, wrong
from fudaba.lab.values.expectations import Token
from fudaba.text import words
from fudaba.text.bridge_over import showing as shown_as
from fudaba.text.names import all_card_names, near_cards, read_card, read_colour, read_kind
from fudaba.text.narrator import narrator

_IN_BRACKETS = re.compile(r"(.*[^\s(])\s*\(([^()]*)\)")
_AS = re.compile(r"(.+?)\s+as\s+(.+)", re.IGNORECASE)
_AS_JA = re.compile(r"(.+)としての(.+)")


@cache
def printed() -> dict[str, Printed]:
    """A card of each face that there is in either deck."""
    decks = [build(deck, True, 2, True) for deck in ("windia_war", "azumanga_court")]
    return {card.face: card for deck in decks for card in deck.cards}


def name(face: str, lang: str) -> str:
    """The name of a card."""
    return narrator(GAME.name, lang, []).card(face)


def plain(text: str) -> Token:
    """A card in a list. Raises `Wrong` where there is no such card."""
    face = read_card(GAME.name, text)
    if face is None:
        near = next(iter(near_cards(GAME.name, text)), "") or nearest(text, all_card_names(GAME.name))
        raise wrong("lab-wrong-card", card=text, near=near)
    return Token(face)


def tell(token: Token, lang: str) -> str:
    """A card in a list, a Bind with the bound turns that are still to come."""
    turns = dict(token.detail).get("bound")
    label = name(token.face, lang)
    return label if turns is None else f"{label} ({turns})"


def in_front(text: str) -> Token:
    """A public card in front of a player; `Bind (1)` has one bound turn to come. Raises `Wrong`."""
    face = read_card(GAME.name, text)
    if face is not None:
        return _public(Token(face), text)
    card, turns = _bracketed(text)
    token = _public(plain(card), text)
    if not turns:
        return token
    if token.face != "bind" or turns not in ("1", "2"):
        raise wrong("lab-wrong-bound", card=text)
    return Token("bind", (("bound", int(turns)),))


def _public(token: Token, text: str) -> Token:
    # Almighty lies there where the table lets it stand for All Draw 1 (AMB-14).
    if printed()[token.face].kind.group not in (PUBLIC, SPECIAL):
        raise wrong("lab-wrong-front", card=text)
    return token


def showing(text: str) -> Token:
    """The top card with what shows of it: its colour, and what an Almighty stands for. Raises `Wrong`."""
    face = read_card(GAME.name, text)
    if face is not None:
        return _top(face, "", "", text)
    rest, named = _bracketed(text)
    colour = ""
    if named:
        colour = read_colour(GAME.name, named) or ""
        if not colour:
            colours = [
                narrator(GAME.name, "en", []).colour(word) for word in ("red", "green", "blue", "yellow")
            ]
            raise wrong(
                "lab-wrong-value", value=named, known=", ".join(colours), near=nearest(named, colours)
            )
    if found := _AS.fullmatch(rest):
        card, sign = found.groups()
    elif found := _AS_JA.fullmatch(rest):
        sign, card = found.groups()
    else:
        return _top(plain(rest).face, colour, "", text)
    kind = read_kind(GAME.name, sign)
    if kind is None:
        names = [narrator(GAME.name, "en", []).kind(id) for id in KINDS]
        raise wrong("lab-wrong-card", card=sign, near=nearest(sign, names))
    return _top(plain(card).face, colour, kind, text)


def _top(face: str, colour: str, sign: str, text: str) -> Token:
    card = printed()[face]
    if not card.kind.becomes_top:
        raise wrong("lab-wrong-top", card=text)
    stands = KINDS.get(sign)
    if sign and (face != "almighty" or stands is None or not stands.becomes_top or stands.number >= 0):
        raise wrong("lab-wrong-top-as", card=text)
    if colour and card.colours and colour not in card.colours:
        raise wrong("lab-wrong-top-colour", card=text)
    if len(card.colours) == 1:
        colour = card.colours[0]
    if face != "almighty":
        sign = card.sign
    return Token(face, tuple((key, value) for key, value in (("colour", colour), ("sign", sign)) if value))


def tell_top(token: Token, lang: str) -> str:
    """The top card as it shows."""
    detail = dict(token.detail)
    return shown_as(words(lang), token.face, detail.get("colour", ""), detail.get("sign", ""))


def _bracketed(text: str) -> tuple[str, str]:
    """A text and what stands in brackets at its end, "" for nothing."""
    found = _IN_BRACKETS.fullmatch(unicodedata.normalize("NFKC", text).strip())
    return (found[1], found[2].strip()) if found else (text, "")
