"""What a command is for is told in the language of the system, in lines that a terminal holds."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from fudaba import arguments
from fudaba.cli import _parser, main
from fudaba.parser import Parser

COMMANDS = ("serve", "tables", "people", "play", "lab", "rules", "simulate", "cards")


def helped(
    argv: tuple[str, ...], lang: str, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What `--help` prints after these words."""
    patch.setenv("FUDABA_LANG", lang)
    patch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        main([*argv, "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("argv", [(), ("tables",), ("people",), ("lab",), ("records",)])
def test_every_command_is_listed_with_a_line_in_the_language_of_the_system(
    argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english, japanese = (helped(argv, lang, monkeypatch, capsys) for lang in ("en", "ja"))
    listed = re.findall(r"^    ([a-z-]+)\b", english, re.MULTILINE)
    assert listed
    assert re.findall(r"^    ([a-z-]+)\b", japanese, re.MULTILINE) == listed
    for command in listed:
        # A long name has its line below it.
        assert re.search(rf"^    {command}\s+[a-z]", english, re.MULTILINE), command
        assert re.search(rf"^    {command}\s+.*[ぁ-んァ-ヶ一-龠]", japanese, re.MULTILINE), command
    assert english.startswith("usage: fudaba")
    assert japanese.startswith("使い方： fudaba")


def parsers(parser: Parser) -> Iterator[Parser]:
    """The parser itself, and those of all commands in it."""
    yield parser
    for inside in parser.commands.values():
        yield from parsers(inside)


def test_the_help_of_every_argument_is_a_message() -> None:
    """So the text check finds what is missing. No argument is left out of the parser's own list."""
    argued = 0
    for parser in parsers(_parser()):
        assert parser.arguments == [one for one in parser._actions if one.nargs != argparse.PARSER]
        for action in parser.arguments:
            assert isinstance(action.help, arguments.Help), f"{parser.prog} {action.dest}"
            argued += 1
        assert parser.epilog is None or isinstance(parser.epilog, arguments.Help), parser.prog
    assert argued > 300


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_argument_is_told_in_the_language_of_the_system(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUDABA_LANG", lang)
    for parser in parsers(_parser()):
        assert parser.format_help()
        for action in parser.arguments:
            japanese = re.search("[ぁ-んァ-ヶ一-龠]", str(action.help))
            assert bool(japanese) == (lang == "ja"), f"{parser.prog} {action.dest}: {action.help}"


def test_the_options_of_one_game_are_told_with_their_rulings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = " ".join(helped(("play", "dominion"), "ja", monkeypatch, capsys).split())
    assert "--prince VALUE 王子：2025, orig（既定：2025）（DOM-AMB11）。" in text
    assert "--rounds" not in text


@pytest.mark.parametrize("argv", [(), *((command,) for command in COMMANDS), ("lab", "run")])
def test_no_line_of_help_is_wider_than_the_terminal(
    argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, _, _ = helped(argv, "ja", monkeypatch, capsys).partition("\n例")  # which stays as it is written
    assert re.search("[ぁ-んァ-ヶ一-龠]", text)
    assert max(cell_len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize(
    ("argv", "english", "japanese"),
    [
        (
            ("servee",),
            "unknown 'servee'; did you mean 'serve'?",
            "'servee' はありません。もしかして：'serve'",
        ),
        (
            ("play", "--level", "x"),
            "unknown 'x'; choose from gentle, steady, strong",
            "'x' はありません。次のどれかを選んでください：gentle, steady, strong",
        ),
        (("verify",), "the following arguments are required: FILE", "引数が足りません：FILE"),
        (("verify", "a", "--foo"), "unrecognized arguments: --foo", "不明な引数です：--foo"),
        (("play", "--at", "x"), "--at: invalid value 'x'", "--at：'x' は正しい値ではありません"),
        (("play", "--seats"), "--seats: expected a value", "--seats：値がありません"),
        (
            ("tables", "list", "--data", "a", "--database", "b"),
            "--database can't be combined with --data",
            "--database と --data は同時に指定できません",
        ),
    ],
)
def test_what_is_refused_is_told_in_the_language_of_the_system(
    argv: tuple[str, ...],
    english: str,
    japanese: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for lang, message in (("en", english), ("ja", japanese)):
        monkeypatch.setenv("FUDABA_LANG", lang)
        with pytest.raises(SystemExit) as left:
            main(argv)
        assert left.value.code == 2
        assert capsys.readouterr().err == f"fudaba: {message}\n"


@pytest.mark.parametrize("asked", [("--lang", "ja"), ("--lang=ja",)])
def test_the_help_and_what_is_refused_are_told_in_the_language_that_is_asked_for(
    asked: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert helped(("study", *asked), "en", monkeypatch, capsys).startswith("使い方： fudaba study")
    with pytest.raises(SystemExit):
        main(["study", *asked])
    assert capsys.readouterr().err == "fudaba: 引数が足りません：KINGDOM\n"
    assert helped(("study",), "en", monkeypatch, capsys).startswith("usage: fudaba study")
