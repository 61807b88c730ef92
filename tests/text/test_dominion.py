"""Every word with which Dominion's cards speak is told, and nothing is written for words that they never say.

Each expansion's cards and words stand in files of its own, which are found by themselves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.dependencies import groups
from fudaba.kernel.seen import SeenOption
from fudaba.text import LANGS, words
from fudaba.text.dominion import option

GAME = Path(str(files("fudaba.games.dominion")))
TEXT = Path(str(files("fudaba.text")))
ASKS = ("choose", "choose_some")
CLOSER = {"gains_to": "gains"}
"""Messages for log lines that say more of what another line tells too; so do those with `-`."""
ROWS = {"dominion-log-row"}
"""Messages that tell several lines as one (`fudaba.text.rows`)."""


@cache
def code() -> list[tuple[str, ast.AST]]:
    """Every part of the game's code, with its file."""
    return [
        (str(file.relative_to(GAME)), node)
        for file in sorted(GAME.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]


@cache
def strings() -> frozenset[str]:
    """Every text that the game's code writes out."""
    return frozenset(
        node.value for _, node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def beginnings() -> tuple[str, ...]:
    """How texts begin that the code puts together: `takes_`."""
    heads = [node.values[0] for _, node in code() if isinstance(node, ast.JoinedStr) and node.values]
    return tuple(
        head.value
        for head in heads
        if isinstance(head, ast.Constant) and isinstance(head.value, str) and head.value.endswith("_")
    )


def said(*calls: str) -> Iterator[tuple[str, str]]:
    """The texts given to these methods of a player (for `tell`, of the table), each with its place."""
    for file, node in code():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr not in calls or (calls != ("tell",) and not is_a_player(node.func.value)):
            continue
        for part in node.args:
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value, f"{file}:{node.lineno}"


def is_a_player(node: ast.AST) -> bool:
    """Whether a method is one of `Me`: whatever is not called `t` is a player."""
    return isinstance(node, ast.Name) and node.id not in ("t", "self", "table")


def messages(lang: str, prefix: str) -> set[str]:
    """What follows the prefix in the ids that have it."""
    return {id.removeprefix(prefix) for id in words(lang).ids() if id.startswith(prefix)}


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_name_and_a_text_in_the_file_of_its_expansion(lang: str) -> None:
    wrong = []
    for id, kind in KINDS.items():
        file = TEXT / lang / f"dominion.{kind.set}.ftl"
        there = file.read_text(encoding="utf-8") if file.exists() else ""
        if f"\ndominion-card-{id} =" not in there or not words(lang).has(f"dominion-card-{id}.text"):
            wrong.append(f"{kind.set}: {id}")
    assert not wrong, f"no name or text in {lang}: {', '.join(wrong)}"


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_is_there_for_a_card_that_is_not(lang: str) -> None:
    assert messages(lang, "dominion-card-") <= {*KINDS, *groups()}


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_told_has_a_line_of_the_log(lang: str) -> None:
    lines = messages(lang, "dominion-log-")
    missing = [f"{word} ({place})" for word, place in said("tell") if word not in lines]
    assert not missing, f"no dominion-log- in {lang} for {', '.join(missing)}"


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_asked_has_a_question(lang: str) -> None:
    kinds, yes_no = messages(lang, "dominion-ask-"), messages(lang, "dominion-may-")
    missing = [f"ask-{word} ({place})" for word, place in said(*ASKS) if word not in kinds]
    missing += [f"may-{word} ({place})" for word, place in said("may") if word not in yes_no]
    for asked in ("number", "player"):
        wanted = ((f"{asked}-{word}", place) for word, place in said(asked))
        missing += [f"ask-{word} ({place})" for word, place in wanted if word not in kinds]
    assert not missing, f"no such message in {lang}: {', '.join(missing)}"


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_chosen_has_a_label(lang: str) -> None:
    missing = []
    for word, place in said("option", "options"):
        message, _ = option(words(lang), SeenOption("option", word=word))
        if not words(lang).has(f"dominion-{message}"):
            missing.append(f"{message} ({place})")
    assert not missing, f"no such message in {lang}: {', '.join(missing)}"


def test_nothing_is_written_for_words_that_no_card_says() -> None:
    unsaid = [
        f"{prefix}{word}"
        for prefix in ("dominion-log-", "dominion-may-", "dominion-word-")
        for word in messages("en", prefix)
        if CLOSER.get(word, word.partition("-")[0]) not in strings() and not word.startswith(beginnings())
    ]
    unsaid = [message for message in unsaid if message not in ROWS]
    assert not unsaid, f"never used: {', '.join(sorted(unsaid))}"
