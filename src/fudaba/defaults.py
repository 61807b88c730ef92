"""Defaults for the arguments of commands, from a file of the user's own.

    lang = "ja"                  # for every command that has it
    workers = 2

    [simulate]                   # for one command
    games = 1000

    [records.export]
    force = true

The file is that of FUDABA_CONFIG, else `fudaba/config.toml` where the system keeps the settings of a user. A
key is the long name of an argument; what stands on the command line counts more.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fudaba import user_folders
from fudaba.kernel.problem import Problem, nearest, of_system
from fudaba.parser import Parser

ENVIRONMENT: Final = "FUDABA_CONFIG"
SHARED: Final = ("lang", "workers", "cluster")
"""What may stand above the commands: it is for each that has it."""
NEVER: Final = ("help", "version")


class Default(NamedTuple):
    """One key of the file."""

    path: tuple[str, ...]
    """The words of its command, () for a key above the commands."""
    key: str
    """The key itself."""
    value: Any
    """The value that stands behind it."""

    @property
    def shown(self) -> str:
        """The value as it may be written in the file."""
        return json.dumps(self.value, ensure_ascii=False, default=str)


class CommandDefaults(NamedTuple):
    """The command that a command line names, and what is in force there of the file."""

    parser: Parser
    defaults: list[Default]


class Config(NamedTuple):
    """A file of defaults."""

    file: Path | None
    """The path of the file, None where there is none."""
    text: str
    """The text of the file, "" where there is none."""
    given: Mapping[str, Any]
    """The defaults that it gives, as TOML has them."""

    def line(self, path: Sequence[str], key: str) -> int:
        """The line of a key, or that of the table that it names; 0 where it is not found."""
        table: list[str] = []
        for number, line in enumerate(self.text.splitlines(), 1):
            if head := re.match(r"\s*\[([^\[\]]+)\]", line):
                table = [word.strip(" \"'") for word in head[1].split(".")]
                if table == [*path, key]:
                    return number
            elif re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[.=]", line) and table == list(path):
                return number
        return 0

    def wrong(self, message: str, path: Sequence[str], key: str, **more: Any) -> Problem:
        """What is told of a key that is wrong."""
        line = self.line(path, key)
        name = " ".join(path)
        return Problem(message, file=str(self.file), line=line, command=name, key=key, **more)


NONE: Final = Config(None, "", {})


def usual_file() -> Path:
    """Where the file is looked for that no variable names."""
    return Path(user_folders.settings()) / "config.toml"


def read() -> Config:
    """The file of this user. Raises `Problem` for one that is named and is not there, or is no TOML.

    An empty FUDABA_CONFIG stands for no file.
    """
    named = os.environ.get(ENVIRONMENT)
    if named == "":
        return NONE
    file = usual_file() if named is None else Path(named)
    if named is None and not file.is_file():
        return NONE
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise Problem("problem-in-file", file=str(file), problem=of_system(error)) from None
    except UnicodeDecodeError as error:
        raise Problem("config-problem-toml", file=str(file), what=str(error)) from None
    import tomllib

    try:
        return Config(file, text, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Problem("config-problem-toml", file=str(file), what=str(error)) from None


def lang_of(config: Config) -> str:
    """The language that the file asks for; "" for none, and where the environment asks for one."""
    lang = config.given.get("lang")
    return lang if isinstance(lang, str) and not os.environ.get("FUDABA_LANG") else ""


def apply(config: Config, parser: Parser, argv: Sequence[str]) -> CommandDefaults:
    """Let what the file says be the defaults of the command that a command line names.

    Raises `Problem` for a key that the command has not, and for a value that it does not take.
    """
    path: list[str] = []
    for word in argv:
        if word in parser.commands:
            path.append(word)
            parser = parser.commands[word]
        elif not parser.commands:
            break
    return CommandDefaults(parser, _apply(config, tuple(path), parser))


def check(config: Config, commands: Mapping[str, Parser]) -> Iterator[tuple[tuple[str, ...], list[Default]]]:
    """All that the file says, command by command. Raises `Problem` for what it should not say."""
    for key, value in config.given.items():
        if key not in SHARED and not (isinstance(value, Mapping) and key in commands):
            known = [*SHARED, *commands]
            raise config.wrong("config-problem-command", (), key, near=nearest(key, known), known=known)
    for path, parser in _paths(config.given, commands):
        yield path, [one for one in _apply(config, path, parser) if one.path]


def _apply(config: Config, path: tuple[str, ...], parser: Parser) -> list[Default]:
    """What is in force of one command, in the order of the file."""
    found = [Default((), key, config.given[key]) for key in SHARED if key in config.given]
    found = [one for one in found if one.key in _arguments(parser)]
    if os.environ.get("FUDABA_LANG"):
        found = [one for one in found if one.key != "lang"]
    table = config.given if path else {}
    for depth, word in enumerate(path):
        inner = table.get(word, {})
        if not isinstance(inner, Mapping):
            raise config.wrong("config-problem-table", path[:depth], word)
        table = inner
    found += [Default(path, key, value) for key, value in table.items() if key not in parser.commands]
    for one in found:
        _set(config, parser, one)
    return found


def _paths(
    given: Mapping[str, Any], commands: Mapping[str, Parser]
) -> Iterator[tuple[tuple[str, ...], Parser]]:
    """The commands for which the file says something, and their parsers."""
    for key, value in given.items():
        if key in commands and isinstance(value, Mapping):
            below = commands[key].commands
            if not value.keys() <= below.keys():
                yield (key,), commands[key]
            yield from (((key, *path), parser) for path, parser in _paths(value, below))


def _arguments(parser: Parser) -> dict[str, argparse.Action]:
    """The arguments of a command by their keys."""
    return {
        option.removeprefix("--").replace("-", "_"): action
        for action in parser.arguments
        for option in action.option_strings
        if option.startswith("--") and not option.startswith("--no-") and option[2:] not in NEVER
    }


def _set(config: Config, parser: Parser, one: Default) -> None:
    """Make a value the default of an argument."""
    action = _arguments(parser).get(one.key.replace("-", "_"))
    if action is None:
        known = sorted(_arguments(parser))
        near = nearest(one.key.replace("-", "_"), known)
        raise config.wrong("config-problem-key", one.path, one.key, near=near, known=known)
    if action.nargs == 0:
        fits = isinstance(one.value, bool)
        value = one.value
    elif action.dest in parser.repeatable or action.nargs in ("+", "*"):
        items = one.value if isinstance(one.value, list) else [one.value]
        fits = all(_is_plain(item) for item in items) and bool(items)
        value = [_typed(config, action, one, item) for item in items] if fits else None
    else:
        fits = _is_plain(one.value)
        value = _typed(config, action, one, one.value) if fits else None
    if not fits:
        raise config.wrong("config-problem-value", one.path, one.key, value=str(one.value))
    action.default = value
    action.required = False


def _is_plain(value: object) -> bool:
    return isinstance(value, (str, int, float)) and not isinstance(value, bool)


def _typed(config: Config, action: argparse.Action, one: Default, value: object) -> object:
    """A value as the command line would have read it."""
    read = action.type if callable(action.type) else str
    try:
        found: object = read(str(value))
    except (argparse.ArgumentTypeError, TypeError, ValueError):
        fits = False
    else:
        fits = action.choices is None or found in action.choices
    if not fits:
        raise config.wrong("config-problem-value", one.path, one.key, value=str(value))
    return found
