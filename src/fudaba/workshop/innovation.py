"""The template of a new card of Innovation."""

from __future__ import annotations

from fudaba.games.innovation.facts.printed import EDITIONS, EXPANSIONS, THIRD, PrintedCard, every_card
from fudaba.games.innovation.facts.registry import (
    COMPEL,
    DEMAND,
    DOGMA,
    EACH,
    ECHO,
    INSPIRE,
    ISSUE,
    KARMAS,
    WHEN,
    WOULD,
)

_IN_LINE = (DEMAND, COMPEL, DOGMA)
_DECLARED = {WHEN: "when_melded", EACH: "each", ISSUE: "issues", WOULD: "would_first"}
"""What declares a karma effect; other effects are declared by the word for their kind."""
_GIVEN = {EACH: '"points"', WOULD: '"meld"'}
"""What a karma effect must be told besides its editions; the author says what it really is."""


def words(id: str) -> dict[str, str]:
    """The age, the colour, the imports and a function for each effect of a card that has been printed."""
    card = every_card()[id]
    effects = _effects(card)
    kinds = sorted({_DECLARED.get(kind, kind) for kind, _ in effects})
    named = sorted(
        {
            edition.upper()
            for editions in effects.values()
            if not _is_all(card, editions)
            for edition in editions
        }
    )
    imports = [f"from fudaba.games.innovation.facts.registry import {', '.join(kinds) or 'without_effects'}"]
    if named:
        imports.append(f"from fudaba.games.innovation.facts.printed import {', '.join(named)}")
    if any(kind == EACH for kind, _ in effects):
        imports.append("from fudaba.games.innovation.board.player import Player")
    if any(kind not in (EACH, ISSUE) for kind, _ in effects):
        imports.append("from fudaba.games.innovation.language.me import Me")
    if any(kind == WOULD for kind, _ in effects):
        imports.append("from fudaba.games.innovation.facts.karma import Would")
    return {
        "age": str(card.age),
        "file_age": f"{card.age:02}",
        "colour": card.colour,
        "imports": "\n".join(sorted(imports)),
        "effects": "\n\n\n".join(_functions(card, effects)) or f'without_effects("{id}")',
        "options": _options(card),
    }


def _options(card: PrintedCard) -> str:
    """The line of a scenario that brings the card to its table, "" where it is at the usual one."""
    options = [f"{card.set}: true"] if card.set in EXPANSIONS else []
    if THIRD not in card.faces:
        options.append(f"edition: {next(iter(card.faces))}")
    return f"\noptions: {{{', '.join(options)}}}" if options else ""


def _effects(card: PrintedCard) -> dict[tuple[str, int], list[str]]:
    """The editions in which a card has an effect, by its kind and its number on the card."""
    found: dict[tuple[str, int], list[str]] = {}
    for edition in EDITIONS.values():
        count = {_IN_LINE: 0, KARMAS: 0}
        for kind in card.faces[edition].effects if edition in card.faces else ():
            number = 1
            for kinds in count:
                if kind in kinds:
                    number = count[kinds] = count[kinds] + 1
            found.setdefault((kind, number), []).append(edition)
    return found


def _is_all(card: PrintedCard, editions: list[str]) -> bool:
    return set(editions) == set(card.faces)


def _functions(card: PrintedCard, effects: dict[tuple[str, int], list[str]]) -> list[str]:
    """A function for each effect, named as `registry` reads it, that says what is still to be written."""
    parts = []
    names: set[str] = set()
    for (kind, number), editions in effects.items():
        name = (
            f"{card.id}_{kind}"
            if kind in (ECHO, INSPIRE)
            else card.id
            if number == 1
            else f"{card.id}_{number}"
        )
        if name in names:
            name = f"{name}_{editions[0]}"
        names.add(name)
        given = [] if _is_all(card, editions) else [edition.upper() for edition in editions]
        if kind == ISSUE:
            parts.append(f"issues({', '.join([_quoted(card.id), _quoted('war'), *given])}, n={number})")
            continue
        given = [_GIVEN[kind], *given] if kind in _GIVEN else given
        who = "me: Me, you: Me" if kind in (DEMAND, COMPEL) else "me: Me"
        who = "me: Player" if kind == EACH else "me: Me, would: Would" if kind == WOULD else who
        parts.append(
            f"@{_DECLARED.get(kind, kind)}({', '.join(given)})\n"
            f"{'' if kind == EACH else 'async '}def {name}({who}) -> {'int' if kind == EACH else 'None'}:\n"
            f'    raise NotImplementedError("say what {kind} {number} of {card.title} does")'
        )
    return parts


def _quoted(word: str) -> str:
    """A word as the project quotes it."""
    return f'"{word}"'
