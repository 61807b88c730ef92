"""What the text of an effect says, its function does by the verb of that name.

Karma effects wait for these words, so a transfer that is a `take` would be heard by nobody. Which words stand
in which effect is in `verbs.txt`: the card, the editions (1, 3, 4), the kind of effect and its number among
those of its kind, and the verbs of its text. Of karma effects there are none: while one is executed there is
no other (INN-178).
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import EDITIONS, FIRST, every_card, printed_as
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import moves
from tests.machine_code import NEEDS_SOURCE

SAID_BY = {
    "transfer": {"transfer", "offer"},
    "exchange": {"exchange", "exchange_with"},
    "take": {"take", "keep"},
    "claim": {"claim", "claim_special", "achieve"},
    "foreshadow": {"foreshadow", "draw_and_foreshadow"},
    "safeguard": {"safeguard", "draw_and_safeguard"},
    "return": {"return_"},
    "tuck": {"tuck", "draw_and_tuck"},
    "meld": {"meld", "draw_and_meld"},
    "score": {"score", "draw_and_score"},
    "remove": {"remove", "lose"},
}
"""By the word of a text, the verbs of `Me` that are it. What is achieved out of the available achievements is
claimed; whose cards are all removed loses the game, by which they leave it (`ending.loses`)."""
ONLY = ("transfer", "exchange", "take")
"""Words that are not another one: no function says them whose text does not."""
OTHER_WORDS = {
    ("wristwatch", "echo", 1): "takes a card only to tuck it at once",
}


CARDS = (".innovation.cards", ".innovation.expansions.secrets", ".innovation.turns.inner_game")
"""Where functions are in which cards say what they do."""


class Said(NamedTuple):
    """The verbs in the text of an effect."""

    card: str
    edition: str
    kind: str
    number: int
    verbs: frozenset[str]


def texts(file: str = "verbs.txt") -> Iterator[Said]:
    """All effects that have any of these words, in each edition by itself."""
    for line in (Path(__file__).parent / file).read_text(encoding="utf-8").splitlines():
        effect, _, verbs = line.partition(": ")
        card, editions, kind, number = effect.split()
        for edition in editions:
            yield Said(card, EDITIONS[edition], kind, int(number), frozenset(verbs.split()))


def function_of(said: Said) -> Callable[..., Any] | None:
    """What carries an effect out; None for a card that is not there."""
    kinds = (registry.DEMAND, registry.COMPEL, registry.DOGMA) if said.kind == "line" else (said.kind,)
    card = printed_as(every_card()[said.card])[said.edition]
    for effect in registry.effects_of(card, said.edition):
        if effect.kind in kinds and effect.number == said.number:
            return effect.run
    return None


@cache
def names_in(function: Callable[..., Any]) -> frozenset[str]:
    """The names of all attributes in a function, and in those of the cards' modules that it calls."""
    found: set[str] = set()
    waiting, seen = [function], set()
    while waiting:
        current = waiting.pop()
        if current in seen:
            continue
        seen.add(current)
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(current)))):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.Name):
                called = current.__globals__.get(node.id)
                if inspect.isfunction(called) and any(room in called.__module__ for room in CARDS):
                    waiting.append(called)
    return frozenset(found)


def test_every_verb_is_there() -> None:
    assert all(hasattr(Me, verb) for verbs in SAID_BY.values() for verb in verbs)
    assert all(hasattr(moves, verb) for verb in ("transfer", "offer", "exchange", "take", "claim"))


@NEEDS_SOURCE
@pytest.mark.parametrize("edition", EDITIONS.values())
def test_what_a_text_says_its_function_does_by_that_verb(edition: str) -> None:
    wrong = []
    for said in texts():
        run = function_of(said) if said.edition == edition else None
        if run is None or (said.card, said.kind, said.number) in OTHER_WORDS:
            continue
        done = names_in(run)
        missing = [verb for verb in said.verbs if not SAID_BY[verb] & done]
        surplus = [verb for verb in ONLY if verb in done and verb not in said.verbs]
        if missing or (surplus and not _by_edition(run)):
            wrong.append(f"{said.card}, {said.kind} {said.number}: lacks {missing}, has {surplus} as well")
    assert not wrong, "\n".join(wrong)


@NEEDS_SOURCE
@pytest.mark.parametrize("edition", EDITIONS.values())
def test_opponents_and_other_players_are_those_of_the_text(edition: str) -> None:
    """INN-AMB30: in the first edition both are the same, so there either word will do."""
    wrong = []
    for said in texts("whom.txt"):
        run = function_of(said) if said.edition == edition else None
        if run is not None:
            done = names_in(run) & {"opponents", "others"}
            if len(done) != 1 or (edition != FIRST and done != said.verbs):
                wrong.append(f"{said.card}, {said.kind} {said.number}: {sorted(done)}")
    assert not wrong, "\n".join(wrong)


def _by_edition(run: Callable[..., Any]) -> bool:
    """Whether a function asks for the edition itself, since the editions differ in that one word."""
    return "fourth" in names_in(run)
