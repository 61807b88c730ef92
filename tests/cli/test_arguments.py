"""What several commands take has one home, one help and one default."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from fudaba.cli import _parser

SOURCE = Path(__file__).parents[2] / "src" / "fudaba"


def flags(file: Path) -> list[str]:
    """The options that a module adds to parsers."""
    return [
        node.args[0].value
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "add_argument"
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and node.args[0].value.startswith("--")
    ]


def test_what_several_commands_take_is_added_in_one_place() -> None:
    shared = set(flags(SOURCE / "arguments.py"))
    assert shared == {"--lang", "--option", "--json", "--tests"}
    homes = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        for flag in flags(file):
            homes[flag].add(file.relative_to(SOURCE).as_posix())
    assert {flag: homes[flag] for flag in shared} == {flag: {"arguments.py"} for flag in shared}


def test_they_are_read_alike() -> None:
    parse = _parser().parse_args
    given = ["--option", "deck=azumanga_court", "--option", "rounds=2"]
    for command in (["cards"], ["simulate", "bridge_over", "--bots", "random"], ["play"]):
        assert parse([*command, *given]).option == ["deck=azumanga_court", "rounds=2"]
        assert parse(command).option == []
    for command in (["cards"], ["rules"], ["lab", "run", "a.yaml"]):
        assert parse(command).lang == "en"
        assert parse([*command, "--lang", "ja"]).lang == "ja"
    assert parse(["play"]).lang is None
    assert (
        parse(["rules", "--tests", "x"]).tests == parse(["where", "Haven", "--tests", "x"]).tests == Path("x")
    )
