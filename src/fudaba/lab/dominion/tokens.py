"""Tokens of Dominion as scenarios write them: those of a card by its name, any other by its own word."""

from __future__ import annotations

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.tokens import HAS_OR_NOT, OWN_ON_PILE, PLAYER, TOKENS, Token, every
from fudaba.lab.dominion import cards
from fudaba.lab.errors import nearest, wrong
from fudaba.lab.values import expectations, nodes


def with_words() -> dict[str, Token]:
    """The tokens of a player that have a word of their own: those on a pile, and those that are no card's."""
    return {token.id: token for token in every(PLAYER, OWN_ON_PILE) if not is_called_after_card(token)}


def is_called_after_card(token: Token) -> bool:
    """Whether it is written with the name of its card, among the `tokens` of a place.

    A player's token with two sides has a word of its own, whatever card there is of that name (Journey).
    """
    own_word = token.on == OWN_ON_PILE or (token.on == PLAYER and token.sides)
    return not own_word and token.id in KINDS


def named(text: str, on: str) -> Token:
    """The token that lies there and is called after a card. Raises `Wrong` for none."""
    id = cards.kind_of(text).id
    if on in TOKENS.get(id, {}):
        return TOKENS[id][on]
    known = [cards.name(token.id, "en") for token in every(on) if is_called_after_card(token)]
    near = nearest(cards.name(id, "en"), known)
    raise wrong("lab-wrong-no-token", card=text, known=", ".join(known), near=near)


def read_all(node: nodes.Node, on: str) -> dict[str, int]:
    """How many there are of each, by id: `{Embargo: 1}`."""
    return {
        expectations.at_line(entry.line, named, entry.key, on).id: expectations.as_number(entry.value)
        for entry in expectations.as_mapping(node).entries
    }


def read_count(token: Token, node: nodes.Node) -> int:
    """How many a player has: a number, `true` or `false`, or the word of a side."""
    if token.sides == HAS_OR_NOT:
        return int(expectations.as_flag(node))
    if not token.sides:
        return expectations.as_number(node)
    word = expectations.as_word(node)
    if word not in token.sides:
        known, near = ", ".join(token.sides), nearest(word, token.sides)
        raise wrong("lab-wrong-value", line=node.line, value=word, known=known, near=near)
    return token.sides.index(word)


def written(token: Token, count: int) -> int | bool | str:
    """The same, to be read again."""
    if token.sides == HAS_OR_NOT:
        return bool(count)
    return token.sides[count] if token.sides else count
