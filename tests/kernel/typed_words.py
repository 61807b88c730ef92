"""Readers and writers of games that misspell a word: mypy says so for each, in all games.

Nothing of it is run. Each mistake stands behind the error that it must be: where mypy no longer finds it, the
`type: ignore` is of no use, and that is an error of mypy itself (`warn_unused_ignores`).
"""

from __future__ import annotations

from typing import assert_never

from fudaba.games.bridge_over import vocabulary as bridge_over
from fudaba.games.bridge_over.me import Me as BridgeOverMe
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts import vocabulary as dominion
from fudaba.games.dominion.language.me import Me as DominionMe
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts import vocabulary as innovation
from fudaba.games.innovation.language.me import Me as InnovationMe
from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.choices import one
from fudaba.kernel.seen import SeenEvent, SeenOption, SeenQuestion


def reads_a_line(event: SeenEvent) -> None:
    """A line is taken by the words of its game; there a kind is one of these."""
    assert bridge_over.WORDS.line(event).kind == "parrys"  # type: ignore[comparison-overlap] # mistyped
    assert dominion.WORDS.line(event).kind == "trashs"  # type: ignore[comparison-overlap] # mistyped
    assert innovation.WORDS.line(event).kind == "melts"  # type: ignore[comparison-overlap] # mistyped
    assert dominion.WORDS.line(event).kind == "melds"  # type: ignore[comparison-overlap] # of another game


def reads_a_question(ask: Ask, asked: SeenQuestion, option: SeenOption) -> None:
    """So are a question and an option."""
    assert bridge_over.WORDS.ask(ask).kind == "reacts"  # type: ignore[comparison-overlap] # mistyped
    assert dominion.WORDS.asked(asked).kind == "nihgt"  # type: ignore[comparison-overlap] # mistyped
    assert innovation.WORDS.asked(asked).kind == "dispaly"  # type: ignore[comparison-overlap] # mistyped
    assert bridge_over.WORDS.option(option).verb == "realease"  # type: ignore[comparison-overlap] # mistyped
    assert dominion.WORDS.option(option).verb == "end_trun"  # type: ignore[comparison-overlap] # mistyped
    assert innovation.WORDS.option(option).verb == "endors"  # type: ignore[comparison-overlap] # mistyped


def looks_up() -> None:
    """What is written beside kinds, or is a set of them, has no others."""
    words: dict[dominion.QuestionKind, int] = {"buy": 1, "byu": 2}  # type: ignore[dict-item] # mistyped
    heads: frozenset[innovation.LineKind] = frozenset({"turn", "trun"})  # type: ignore[arg-type] # mistyped
    assert words
    assert heads


def tells_what_there_is_no_message_for(match: BridgeOver, board: Board, table: Innovation) -> None:
    """What tables tell has a message in every language."""
    match.tell("skipps", 0)  # type: ignore[arg-type] # mistyped
    board.tell("gainz", 0)  # type: ignore[arg-type] # mistyped
    table.tell("scorse", 0)  # type: ignore[arg-type] # mistyped
    board.not_asked(0, "nite")  # type: ignore[arg-type] # mistyped


async def asks_what_is_no_question(of_match: BridgeOverMe, me: DominionMe, of_table: InnovationMe) -> None:
    """So has what players are asked, and what they may answer."""
    await of_match.pick("colur", ())  # type: ignore[arg-type] # mistyped
    await me.choose(one(me.hand), "trahs")  # type: ignore[arg-type] # mistyped
    await of_table.choose(one(of_table.hand), "tukc")  # type: ignore[arg-type] # mistyped
    await of_table.option("draw", "exchnage")  # type: ignore[arg-type] # mistyped
    options: list[dominion.DominionOption] = [Option("biu")]  # type: ignore[arg-type] # mistyped
    assert options


def leaves_out_a_kind(ask: bridge_over.BridgeOverAsk) -> int:
    """Where all kinds are meant, one that is forgotten is named."""
    match ask.kind:
        case "turn" | "follow" | "react" | "as" | "colour" | "player" | "direction" | "may":
            return 1
    assert_never(ask.kind)  # type: ignore[arg-type] # "take" is left out
