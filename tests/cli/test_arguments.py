"""What several commands take has one home, one help and one default."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from fudaba import games
from fudaba.cli import COMMANDS, _parser, main
from fudaba.parser import Parser
from fudaba.text import words

SOURCE = Path(__file__).parents[2] / "src" / "fudaba"


def flags(file: Path) -> list[str]:
    """The options that a module adds to parsers."""
    code = file.read_text("utf-8")
    return [
        node.args[0].value
        for node in (ast.walk(ast.parse(code)) if ".add_argument(" in code else ())
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
    assert shared == {"--cards", "--lang", "--option", "--json", "--tests", "--workers", "--cluster"}
    homes = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        for flag in flags(file):
            homes[flag].add(file.relative_to(SOURCE).as_posix())
    processes = {"server/command.py"}  # what they do is no work for a cluster
    homes["--workers"] -= processes
    homes["--lang"] -= {"text/check.py"}  # there it is a language whose messages are counted
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
    assert (
        parse(["rules", "--tests", "x"]).tests == parse(["where", "Haven", "--tests", "x"]).tests == Path("x")
    )


def help_of(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main([*argv, "--help"])
    assert stopped.value.code == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("game", games.names())
def test_the_help_of_a_game_has_its_options_in_the_words_of_the_rulings(
    command: str, game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "5000")  # nothing is broken within a word
    output = help_of(capsys, command, game)
    own = {switch.name for switch in games.named(game).switches}
    others = {switch.name for other in games.every() for switch in other.switches} - own
    for switch in games.named(game).switches:
        assert f"--{switch.name.replace('_', '-')}" in output
        if switch.rule:
            assert " ".join(words("en").say(switch.rule).split()) in output, switch.rule
    for name in others:
        assert f"--{name.replace('_', '-')} VALUE" not in output, name


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_the_help_without_a_game_says_how_to_see_its_options(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    output = help_of(capsys, command)
    assert f"fudaba {command} bridge_over --help" in output
    for game in games.every():
        for switch in game.switches:
            flag = switch.name.replace("_", "-")
            assert f"--{flag} VALUE" not in output
            assert f"--no-{flag}" not in output
    assert f"fudaba {command} bridge_over --help" not in help_of(capsys, command, "dominion")


def test_a_simulation_takes_the_options_of_a_table_as_play_does(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "dominion", "--bots", "big-money,random", "--games", "2", "--json"]
    given = ("--kingdom", "Village, 堀", "--edition", "second")
    assert main([*command, *given]) == 0
    by_flags = capsys.readouterr().out
    assert main([*command, "--option", "kingdom=village,moat", "--option", "edition=second"]) == 0
    assert capsys.readouterr().out == by_flags
    assert main([*command, "--kingdom", "Vilage"]) == 2
    assert "Vilage" in capsys.readouterr().err


def commands(parser: Parser, name: str = "fudaba") -> Iterator[tuple[str, Parser]]:
    """Every command that does something, by its whole name."""
    if not parser.commands:
        yield name, parser
    for word, own in parser.commands.items():
        yield from commands(own, f"{name} {word}")


def listed(parser: Parser) -> list[str]:
    """The commands of the program itself."""
    return list(parser.commands)


@pytest.mark.parametrize("home", COMMANDS)
def test_a_command_that_is_named_is_found_in_its_module(home: str) -> None:
    for command in COMMANDS[home]:
        assert listed(_parser([command, "--help"])) == list(COMMANDS[home])


def test_all_commands_are_known_where_none_is_named() -> None:
    every = [command for added in COMMANDS.values() for command in added]
    for given in ((), ("--help",), ("vrify", "game.json")):
        assert listed(_parser(given)) == every


def test_every_command_speaks_the_language_that_is_asked_for() -> None:
    found = dict(commands(_parser()))
    assert len(found) > 25
    options = {
        name: [word for one in parser.arguments for word in one.option_strings]
        for name, parser in found.items()
    }
    assert [name for name, own in options.items() if "--lang" not in own] == []


def test_the_program_s_own_variable_comes_before_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert _parser().parse_args(["cards"]).lang == "en"
    monkeypatch.setenv("FUDABA_LANG", "ja")
    assert _parser().parse_args(["cards"]).lang == "ja"
    assert _parser().parse_args(["cards", "--lang", "en"]).lang == "en"
