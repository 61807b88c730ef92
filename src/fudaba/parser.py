"""The parser of the command line: refuses in one line, and helps; in the language of the system, or `--lang`.

What a command is for is told by messages, shortly where its siblings are listed and at length in its own
help: `cli-command-lab-run` and `cli-about-lab-run` are those of `fudaba lab run`. What each of its arguments
is stands beside it in the code, as the id of a message (`arguments.Help`).
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from fudaba.arguments import Help, system_lang
from fudaba.kernel.problem import nearest
from fudaba.text import OFFERED, Words, words
from fudaba.text.visible import visible
from fudaba.text.wrapping import wrapped

LONGEST_LINE = 1000
WIDTH = 80
"""Of the line that says which defaults of the user's own are in force."""

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    _SubParsers = argparse._SubParsersAction  # only for a type checker it has a parameter


def printable(text: str) -> str:
    """Somebody's text, safe to print: without what would move the cursor, and not without end."""
    return visible(text, LONGEST_LINE)


_ASKED: ContextVar[str] = ContextVar("_ASKED", default="")
"""The language that the command line under way asks for, "" for that of the system."""


def speak_as_asked(argv: Sequence[str], usual: str = "") -> None:
    """Look for `--lang` before the parser does: it may stand after what is refused, or after `--help`.

    usual: the language without it, "" for that of the system.
    """
    given = [after for word, after in pairwise(argv) if word == "--lang"]
    given += [word.partition("=")[2] for word in argv if word.startswith("--lang=")]
    _ASKED.set(next((lang for lang in given if lang in OFFERED), usual if usual in OFFERED else ""))


def _words() -> Words:
    return words(_ASKED.get() or system_lang(os.environ))


class _Commands(_SubParsers):
    """Commands beside each other, each with a line of what it is for."""

    def add_parser(self, name: str, **more: Any) -> Any:
        """Add a command. It is listed with words of its own once somebody asks for help."""
        return super().add_parser(name, help="", **more)

    def put_into_words(self, texts: Words) -> None:
        """Give each command its line."""
        above = self._prog_prefix.split()[1:]
        for command in self._choices_actions:
            # text: cli-command-*
            line = texts.say("-".join(["cli-command", *above, command.dest]))
            command.help = line.replace("%", "%%")


class _Formatter(argparse.HelpFormatter):
    """Wraps by the cells that a text takes, since Japanese has wide characters and no spaces."""

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None
    ) -> None:
        """Usage, under its heading."""
        super().add_usage(
            usage, actions, groups, f"{_words().say('cli-usage')} " if prefix is None else prefix
        )

    def _format_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None
    ) -> str:
        wide = cell_len(prefix or "") - len(prefix or "")
        self._width -= wide
        written = super()._format_usage(usage, actions, groups, prefix)
        self._width += wide
        return written

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        # Lines of an example stay as they are written.
        rows = text.splitlines() if "\n" in text else wrapped(text, width - len(indent))
        return "\n".join(f"{indent}{row}" for row in rows)


class Parser(argparse.ArgumentParser):
    """A command: refuses in one line, with the nearest command where a word is unknown.

    in_force: what its help says of the user's own defaults (`fudaba.defaults`).
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(formatter_class=_Formatter, **more)
        self.register("action", "parsers", _Commands)
        self.in_force: Help | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read a command line. Options may stand between words that may be missing: `cards GAME --json CARD`.

        argparse takes all such words for missing that do not stand together with the first (Python 3.11).
        """
        found, left = super().parse_known_args(args, namespace)
        missing = [action.dest for action in self._get_positional_actions() if action.nargs == "?"]
        for name in missing if len(missing) > 1 else ():
            if getattr(found, name) is None and left and not left[0].startswith("-"):
                setattr(found, name, left.pop(0))
        return found, left

    def format_help(self) -> str:
        """The help, in the language that is asked for, or that of the system."""
        words_ = _words()
        # text: cli-about cli-about-*
        about = "-".join(["cli-about", *self.prog.split()[1:]])
        self.description = words_.say(about) if words_.has(about) else None
        if self._subparsers is not None:
            self._subparsers.title = words_.say("cli-commands")
        self._positionals.title, self._optionals.title = (
            words_.say("cli-arguments"),
            words_.say("cli-options"),
        )
        for action in self._actions:
            if isinstance(action, _Commands):
                action.put_into_words(words_)
            elif isinstance(action, argparse._HelpAction):
                action.help = words_.say("cli-help")
            elif isinstance(action, argparse._VersionAction):
                action.help = words_.say("cli-version")
            elif isinstance(action.help, Help):
                action.help = action.help.text(words_).replace("%", "%%")
        for group in self._action_groups:
            if isinstance(group.title, Help):
                group.title = group.title.text(words_)
            if isinstance(group.description, Help):
                group.description = group.description.text(words_)
        if isinstance(self.epilog, Help):
            self.epilog = self.epilog.text(words_)
        end = (
            "" if self.in_force is None else "\n".join(["", *wrapped(self.in_force.text(words_), WIDTH), ""])
        )
        return super().format_help() + end

    def error(self, message: str) -> Any:
        """Refuse what was typed, in the language that is asked for, or that of the system."""
        self.exit(2, f"fudaba: {printable(_refused(message, _words()))}\n")


_REFUSALS = {
    "cli-refused-required": re.compile(r"the following arguments are required: (?P<arguments>.+)"),
    "cli-refused-unrecognized": re.compile(r"unrecognized arguments: (?P<arguments>.+)"),
    "cli-refused-value": re.compile(r"argument (?P<argument>.+): invalid \w+ value: (?P<value>.+)"),
    "cli-refused-no-value": re.compile(r"argument (?P<argument>.+): expected (?:at least )?one argument"),
    "cli-refused-together": re.compile(r"argument (?P<argument>.+): not allowed with argument (?P<other>.+)"),
}
"""By the message that tells it, what argparse says, which has it in English alone."""


def _refused(message: str, texts: Words) -> str:
    """What argparse refuses, in these words; as it says it where it is something else."""
    if "invalid choice: " in message and "choose from" in message:
        given, _, known = message.partition("invalid choice: ")[2].partition(" (choose from ")
        possible = [word.strip(" '\")") for word in known.split(",")]
        if near := nearest(given.strip("'"), possible):
            return texts.say("cli-refused-near", given=given, near=repr(near))
        return texts.say("cli-refused-choice", given=given, known=", ".join(possible))
    for id, pattern in _REFUSALS.items():
        if found := pattern.fullmatch(message):
            return texts.say(id, **found.groupdict())
    return message
