"""The words of games: each has its messages, and where any game may be meant none of them is written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import fudaba
from fudaba import games
from fudaba.kernel.vocabulary import Vocabulary

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fudaba"
OF_EVERY_GAME = {"may", "number", "order", "player"}
"""What the kernel asks in every game (`kernel.player`, `kernel.table`), where a game has it at all."""
ROOMS = ("kernel", "text", "bots", "arena", "coach", "lab", "terminal", "research", "library")
"""Those that are told of more than one game."""


def messages(game: str, family: str, language: str) -> set[str]:
    """What stands behind `<game>-<family>-` in the ids of messages, up to the next dash."""
    text = "\n".join(file.read_text("utf-8") for file in (SOURCE / "text" / language).glob("*.ftl"))
    return set(re.findall(rf"^{game}-{family}-(\w+)", text, re.M))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_each_word_has_its_message_and_each_message_its_word(game: str, language: str) -> None:
    words = games.named(game).words
    text = messages(game, "log", language)
    assert {*words.lines} <= text
    assert text - {*words.lines} <= {"gains_to", "row"}  # told of gains, and of several lines together
    asked = messages(game, "ask", language)
    assert {*words.questions} - asked <= {"may"}  # asked by its word
    assert asked - {*words.questions} <= {"befalls", "for", "other"}  # told around another question
    labelled = messages(game, "option", language)
    if game != "dominion":  # there most are labelled by the card alone
        assert labelled == {*words.verbs}
    assert labelled - {*words.verbs} <= {"absent", "card", "holding"}


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_a_game_has_what_the_kernel_asks_as_a_question_and_as_the_verb_of_its_options(game: str) -> None:
    words = games.named(game).words
    assert OF_EVERY_GAME & {*words.questions} == OF_EVERY_GAME & {*words.verbs} != set()
    assert len({*words.lines}) == len(words.lines) > 30
    assert len({*words.questions}) == len(words.questions)
    assert len({*words.verbs}) == len(words.verbs)


def compared(tree: ast.AST) -> Iterator[ast.Compare]:
    """Where the kind of a line or a question, or the verb of an option, is compared with a written word."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare) or not isinstance(node.left, ast.Attribute):
            continue
        words = [one for one in ast.walk(node.comparators[0]) if isinstance(one, ast.Constant)]
        if node.left.attr in ("kind", "verb") and any(isinstance(one.value, str) for one in words):
            yield node


def test_only_a_room_of_the_game_compares_its_words() -> None:
    """There their types are known; elsewhere a misspelt one would be found by nobody."""
    own = set(games.names())
    found = []
    for room in ROOMS:
        for file in sorted((SOURCE / room).rglob("*.py")):
            if own.isdisjoint(file.relative_to(SOURCE).parts):
                tree = ast.parse(file.read_text("utf-8"))
                found += [f"{file.relative_to(SOURCE)}:{node.lineno}" for node in compared(tree)]
    assert found == []


def test_what_is_taken_by_a_vocabulary_is_the_same_object() -> None:
    words: Vocabulary[str, str, str] = games.named("dominion").words
    options = ()
    assert words.offered(options) is options


@pytest.mark.parametrize("game", ["bridge_over", "dominion.facts", "innovation.facts"])
def test_what_is_made_of_words_is_there_for_types_alone(game: str) -> None:
    """A question as machine code is no generic class: to subscript it would fail in a compiled wheel."""
    made = vars(import_module(f"fudaba.games.{game}.vocabulary"))
    title = "".join(part.title() for part in game.partition(".")[0].split("_"))
    assert isinstance(made[f"{title}Ask"], str)
    assert isinstance(made[f"{title}Option"], str)


def _subscripts_outside_annotations(tree: ast.Module) -> Iterator[int]:
    """The lines on which a question's class is subscripted while the module is loaded."""
    for statement in tree.body:
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
            continue
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        left_out: set[ast.AST] = set()
        for node in ast.walk(statement):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                left_out |= set(ast.walk(node))
            elif isinstance(node, ast.AnnAssign):
                left_out |= set(ast.walk(node.annotation))
        for node in ast.walk(statement):
            if isinstance(node, ast.Subscript) and node not in left_out and ast.unparse(node.value) == "Ask":
                yield node.lineno


def test_no_module_subscripts_a_question_while_it_is_loaded() -> None:
    """As machine code it is no generic class: to import such a module would be a TypeError."""
    package = Path(fudaba.__file__).parent
    found = [
        f"{file.relative_to(package)}:{line}"
        for file in sorted(package.rglob("*.py"))
        for line in _subscripts_outside_annotations(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []
    assert list(_subscripts_outside_annotations(ast.parse("Some = list[Ask[int, int]]"))) == [1]
