"""Rows of Dominion's log (`fudaba.text.rows`): plays with what they give, a purchase, a Clean-up."""

# text: dominion-row-* dominion-several dominion-plus-* dominion-log-*

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.vocabulary import DominionLine, LineKind
from fudaba.text import Words
from fudaba.text.dominion.figures import FIGURES
from fudaba.text.dominion.table import kind
from fudaba.text.game_words import Message

JOINED: Final[frozenset[LineKind]] = frozenset(
    {"plays", "draws", "gets_actions", "gets_buys", "gets_coins", "gets_potions", "gains", "shuffles"}
)
"""What a play gives, and further Treasures; the gain of a purchase; the next hand of a Clean-up."""
GIVEN: Final[frozenset[LineKind]] = JOINED - {"plays", "gains", "shuffles"}
"""What a play gives."""


def joins(row: Sequence[DominionLine], first: int, event: DominionLine) -> bool:
    """Whether a line is of the same row as these: what a play gives, and the Treasure that follows Treasures;
    the gain of what was bought; the shuffle and the next hand of a Clean-up.

    A play that did anything else stands alone, with its lines below it.
    """
    played = row[0]
    if played.kind == "buys":
        same = (event.seat, event.faces, event.word) == (played.seat, played.faces, "")
        return event.kind == "gains" and event.cause == first and same and len(row) == 1
    if played.kind == "cleans_up":
        follows = event.kind == "draws" or (event.kind == "shuffles" and len(row) == 1)
        same = (event.seat, event.cause) == (played.seat, played.cause)
        return follows and same and row[-1].kind != "draws"
    if played.kind != "plays" or played.word or event.seat != played.seat:
        return False
    treasures = all(KINDS[line.cards[0].face].treasure for line in row if line.kind == "plays")
    if event.kind == "plays":
        known = KINDS[event.cards[0].face]
        same = (event.cause, event.rule, event.word) == (played.cause, played.rule, played.word)
        return treasures and known.treasure and same and all(line.kind != "draws" for line in row)
    if event.kind not in GIVEN:
        return False
    plays = [first + place for place, line in enumerate(row) if line.kind == "plays"]
    # Plain Treasures that are played together give their coins together, for no one of them.
    together = treasures and event.kind == "gets_coins" and event.cause == played.cause
    return event.cause == plays[-1] or (together and row[-1].kind == "plays")


def row(words: Words, row: Sequence[DominionLine]) -> Message | None:
    """What tells plays and all that they gave in a row, a purchase, or a Clean-up; None for lines that are
    only equal."""
    if row[0].kind == "buys":
        return "log-buys", {"cards": words.join([kind(words, card.face) for card in row[0].cards])}
    if row[0].kind == "cleans_up":
        draws = "".join(_drawn(words, line) for line in row if line.kind == "draws")
        shuffles = any(line.kind == "shuffles" for line in row)
        return "row-cleans_up", {"draws": draws, "how": _how_cleaned_up(draws, shuffles=shuffles)}
    if row[0].kind != "plays":
        return None
    cards = Counter(line.cards[0].face for line in row if line.kind == "plays")
    parts = [
        kind(words, face)
        if number == 1
        else words.say("dominion-row-several", card=kind(words, face), number=number)
        for face, number in cards.items()
    ]
    drawn = [_drawn(words, line) for line in row if line.kind == "draws"]
    sums = Counter[str]()
    for line in row:
        if line.kind.startswith("gets_"):
            sums[line.kind.removeprefix("gets_")] += line.number
    figures = drawn + [
        words.say(f"dominion-plus-{figure}", number=sums[figure]) for figure in FIGURES if sums[figure]
    ]
    cards_text, given = _listed(words, parts), _listed(words, figures)
    return "log-row", {"cards": cards_text, "figures": given, "gives": bool(figures)}


def _how_cleaned_up(draws: str, *, shuffles: bool) -> str:
    if not draws:
        return "shuffles"
    return "both" if shuffles else "draws"


def _drawn(words: Words, line: DominionLine) -> str:
    """What was drawn, as far as the viewer may know."""
    counts = Counter(kind(words, card.face) for card in line.cards)
    names = [
        name if number == 1 else words.say("dominion-several", card=name, number=number)
        for name, number in counts.items()
    ]
    return words.say("dominion-row-draws", known=bool(names), cards=words.join(names), number=line.number)


def _listed(words: Words, parts: Sequence[str]) -> str:
    """Parts beside each other, with nothing special before the last."""
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = words.say("table-list-more", some=text, more=part)
    return text
