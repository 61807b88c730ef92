"""The parser of the command line: refuses in one line, and helps; in the language of the system, or `--lang`.

What a command is for is told by messages, shortly where its siblings are listed and at length in its own
help: `cli-command-lab-run` and `cli-about-lab-run` are those of `fudaba lab run`. What each of its arguments
is stands beside it in the code, as the id of a message (`arguments.Help`).
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Mapping, Sequence
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

# argparse has no other name for what `add_subparsers` makes.
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

    def put_into_words(self, texts: Words, above: Sequence[str]) -> None:
        """Give each command its line. above: the commands in which these are."""
        for command in self._choices_actions:  # argparse keeps the lines of commands nowhere else
            # text: cli-command-*
            line = texts.say("-".join(["cli-command", *above, command.dest]))
            command.help = line.replace("%", "%%")


class _Formatter(argparse.HelpFormatter):
    """Wraps by the cells that a text takes, since Japanese has wide characters and no spaces.

    Of the formatter argparse documents the name alone, so whatever changes how it wraps is private.
    """

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
        self.arguments: list[argparse.Action] = []
        """All its arguments, those of groups too, in the order in which they were added."""
        self.repeatable: set[str] = set()
        """The names of those arguments that may be given several times, each with one more value."""
        self.groups: list[Any] = []
        """The groups in which its help lists the arguments."""
        self.commands: Mapping[str, Parser] = {}
        """The commands in it, by name."""
        self._commands: _Commands | None = None
        super().__init__(formatter_class=_Formatter, **more)
        self.register("action", "parsers", _Commands)
        self.in_force: Help | None = None
        for action in self.arguments:
            action.help = Help("cli-help")  # so far there is this one, or none

    def add_argument(self, *names: Any, **more: Any) -> argparse.Action:
        """Add an argument."""
        return self._listed(super().add_argument(*names, **more), more)

    def add_argument_group(self, *names: Any, **more: Any) -> Any:
        """Add a group of arguments, which has a heading of its own in the help."""
        group = self._listing(super().add_argument_group(*names, **more))
        self.groups.append(group)
        return group

    def add_mutually_exclusive_group(self, **more: Any) -> Any:
        """Add a group of arguments that exclude each other."""
        return self._listing(super().add_mutually_exclusive_group(**more))

    def add_subparsers(self, **more: Any) -> Any:
        """Let commands be added."""
        if "title" in more:
            more["title"] = Help("cli-commands")
        commands: Any = super().add_subparsers(**more)
        self._commands, self.commands = commands, commands.choices
        return commands

    def _listed(self, action: argparse.Action, given: Mapping[str, Any]) -> argparse.Action:
        self.arguments.append(action)
        if given.get("action") == "append":
            self.repeatable.add(action.dest)
        return action

    def _listing(self, group: Any) -> Any:
        """The group, which lists here what is added to it."""
        add = group.add_argument

        def add_argument(*names: Any, **more: Any) -> argparse.Action:
            return self._listed(add(*names, **more), more)

        group.add_argument = add_argument
        return group

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read a command line. Options may stand between words that may be missing: `cards GAME --json CARD`.

        argparse takes all such words for missing that do not stand together with the first (Python 3.11).
        """
        found, left = super().parse_known_args(args, namespace)
        missing = [one.dest for one in self.arguments if not one.option_strings and one.nargs == "?"]
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
        # The headings of the two groups that argparse makes itself are in its own language, and nowhere else.
        self._positionals.title, self._optionals.title = (
            words_.say("cli-arguments"),
            words_.say("cli-options"),
        )
        if self._commands is not None:
            self._commands.put_into_words(words_, self.prog.split()[1:])
        for action in self.arguments:
            if isinstance(action.help, Help):
                action.help = action.help.text(words_).replace("%", "%%")
        for group in self.groups:
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
