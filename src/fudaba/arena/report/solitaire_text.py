"""What bots did alone, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.arena.dominion.solitaire import PROVINCES
from fudaba.arena.report.tables import print_table
from fudaba.arena.solitaire import DEAR, Solitaire
from fudaba.text import words

TURNS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
"""The turns that are shown, as far as half of the games come to them."""


def print_solitaire(found: Sequence[Solitaire], width: int | None, lang: str) -> None:
    """Print the turn of each Province, and what each turn made. width: None to ask the terminal."""
    from rich.console import Console

    console, say = Console(width=width), words(lang).say
    games = max(one.games for one in found)
    title = say("arena-solitaire", played=say("arena-played", games=games))
    headings = [say("arena-bot"), *map(str, range(1, PROVINCES + 1))]
    rows = [[one.name, *(_reached(one, number) for number in range(1, PROVINCES + 1))] for one in found]
    print_table(console, headings, rows, title=title)
    shown = [turn for turn in TURNS if any(_is_shown(one, turn) for one in found)]
    rows = []
    # text: arena-solitaire-*
    for figure in ("coins", "deviation", "buys", "enough"):
        for one in found:
            cells = [_figure(one, turn, figure) if _is_shown(one, turn) else "" for turn in shown]
            head = say(f"arena-solitaire-{figure}", coins=DEAR)
            rows.append([head if one is found[0] else "", one.name, *cells])
    headings = ["", say("arena-bot"), *map(str, shown)]
    print_table(console, headings, rows, title=say("arena-solitaire-turns"), names=2, named=1)


def _reached(one: Solitaire, number: int) -> str:
    """The mean turn of a Province, and in how many games there was one if not in all."""
    turn = one.turn_of(number)
    if turn is None:
        return ""
    share = one.reached(number)
    return f"{turn:.1f}" if share == 1 else f"{turn:.1f}  {share:.0%}"


def _is_shown(one: Solitaire, turn: int) -> bool:
    return turn <= len(one.turns) and 2 * one.turns[turn - 1].games >= one.ended


def _figure(one: Solitaire, turn: int, figure: str) -> str:
    value = one.turns[turn - 1].plain()[figure]
    return f"{value:.0%}" if figure == "enough" else f"{value:.1f}"
