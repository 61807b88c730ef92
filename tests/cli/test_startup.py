"""What a short command loads: no games, no library for texts and no YAML where it needs none."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("fudaba.games.bridge_over", "fudaba.games.dominion", "fudaba.games.innovation")
FLUENT = ("fluent", "babel")
YAML = ("yaml",)
LISTS_MODULES = """
import contextlib, io, json, sys
from fudaba.cli import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(json.dumps(sorted(sys.modules)))
"""


@cache
def loaded(*argv: str) -> frozenset[str]:
    """The modules that are there after a command, in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", LISTS_MODULES, *argv],
        capture_output=True,
        check=True,
        cwd=ROOT,
        encoding="utf-8",
    )
    return frozenset(json.loads(run.stdout))


@pytest.mark.parametrize("argv", [("--version",), ("--help",), ("--help", "--lang", "ja"), ()])
def test_what_asks_for_no_game_loads_neither_games_nor_commands(argv: tuple[str, ...]) -> None:
    modules = loaded(*argv)
    assert "fudaba.cli" in modules
    needless = (*GAMES, *FLUENT, *YAML, "msgspec", "fudaba.kernel.table", "fudaba.card_files")
    assert modules.isdisjoint(needless)
    assert not [name for name in modules if name.endswith("command")]


@pytest.mark.parametrize(
    ("argv", "needed", "needless"),
    [
        (("cards", "dominion"), "fudaba.games.dominion", (*GAMES[::2], *YAML, "fudaba.card_files")),
        (("cards", "innovation"), "fudaba.games.innovation", (*GAMES[:2], *YAML)),
        (("rules", "bridge_over"), "fudaba.games.bridge_over", (*GAMES[1:], "fudaba.lab.execution.runner")),
        (("lab", "run", "tests/lab/golden/bridge_over.yaml"), "fudaba.lab.execution.runner", GAMES[1:]),
        (("lab", "run", "tests/lab/golden/dominion.yaml"), "fudaba.lab.execution.runner", GAMES[::2]),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_a_command_about_one_game_loads_no_other(
    argv: tuple[str, ...], needed: str, needless: tuple[str, ...]
) -> None:
    modules = loaded(*argv)
    assert needed in modules
    assert modules.isdisjoint(needless)
