"""The text checker: `python -m fudaba.text.check` prints a line for each finding, and then ends with 1.

Found are: what is not Fluent; an id given twice; an id, an attribute or a variable that only one language
has; a Japanese text left in English; a text that is still to be written ("NEW: …"); a card's text that
speaks of another edition; a wording that `wording.toml` bans, in the words of the browser too; a message that
nothing uses; and an id that the code or another message uses though
no message has it, or uses without one of its variables.

An id is used where the code writes it in a string, where another message refers to it, or where it
belongs to a family that a comment line of the code declares (`text: bridge_over-log-*`). What is declared
by a class that a comment line beside it names (`text of Token: dominion-token-*`) must have its message:
that of the word in its `says`, else of its first word, unless `says` is empty. A rule's
id is used where `sources/` has it. A text that is rightly the same in both languages is marked by
the comment `same in English` directly above the Japanese message.

A language that is begun (`fudaba.text.PARTIAL`) may lack messages: `--lang de` counts them, file by file.
What it has must be right: each message is one that English has, with the same variables, and has no Japanese
letters.
"""

import argparse
import ast as python
import re
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from fluent.syntax import ast

from fudaba.text import LANGS, PARTIAL, read_sources
from fudaba.text.message_files import (
    JAPANESE,
    Finding,
    Message,
    Prose,
    alone,
    dotted,
    files_in,
    list_of,
    odd_words,
    read_messages,
    read_text,
)
from fudaba.text.message_tree import References
from fudaba.text.partial import findings_in_partial, shares

SAME = "same in English"
SAYING = ("say", "Help")
"""What says a message: of `Words`, and `fudaba.arguments.Help`."""
PROBLEMS = ("BadSetup", "BadRecord", "IllegalAnswer")
"""Exceptions that are told by a message; see `fudaba.kernel.problem`."""

WORDS = Path(__file__).parents[3] / "web" / "src" / "words"
"""The words of the browser, in a checkout."""

_RULE = re.compile(r"[A-Z]{2,3}-\w+")
_PROBLEM = re.compile(r"(\w+-)?problem(-\w+)+")
_ID = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_FAMILIES = re.compile(r"^\s*# text: (.+)$", re.MULTILINE)
_DECLARING = re.compile(r"^\s*# text of (\w+): (\S+)$", re.MULTILINE)
_TELLING = (python.Expr, python.ImportFrom, python.Constant, python.Call)
_BARE = (python.Name, python.expr_context)


@dataclass(slots=True)
class Code:
    """What the source tree says about message ids."""

    written: set[str] = field(default_factory=set)
    """All texts in the source that could be ids of messages."""
    said: list[tuple[str, str, set[str] | None]] = field(default_factory=list)
    """Each call that names a message: where it is, the id, and the variables it gives, None where these are
    not known.
    """
    families: list[tuple[str, str]] = field(default_factory=list)
    """Each comment that names a family of messages: where it is, and its pattern."""

    def uses(self, message_id: str) -> bool:
        """Tell whether the code writes this id out or declares its family."""
        return message_id in self.written or any(fnmatchcase(message_id, glob) for _, glob in self.families)


def findings(text: Path, code: Path) -> list[Finding]:
    """Return all that is wrong with the messages in `text` (en/, ja/, sources/) and their use in `code`."""
    found: list[Finding] = []
    messages = {lang: read_messages(text, lang, found) for lang in LANGS}
    used = read_code(code)
    sources: set[str] = set()
    try:
        files = files_in(text / "sources", ".toml")
        sources |= read_sources({file.name: read_text(file) for file in files}).keys()
    except ValueError as error:
        found.append(Finding("sources", "", str(error)))
    found += _between_languages(messages)
    found += findings_in_partial(text, messages["en"])
    for lang in LANGS:
        found += alone(messages[lang], lang)
    found += _use(messages["en"], used, sources)
    return sorted(found)


def read_code(code: Path) -> Code:
    """Return what all Python files below `code` say about message ids."""
    used = Code()
    contents = {file: read_text(file) for file in sorted(code.rglob("*.py"))}
    modules = {file: ".".join(file.relative_to(code).with_suffix("").parts) for file in contents}
    declared_in = {modules[file]: dict(_DECLARING.findall(content)) for file, content in contents.items()}
    families = {module: declaring for module, declaring in declared_in.items() if declaring}
    for file, content in contents.items():
        name = file.relative_to(code).as_posix()
        declaring = declared_in[modules[file]].copy()
        for declared in _FAMILIES.finditer(content):
            line = content.count("\n", 0, declared.start(1)) + 1
            used.families += [(f"{name}:{line}", glob) for glob in declared[1].split()]
        docstrings: set[python.expr] = set()
        for node in _nodes(python.parse(content, str(file))):
            if isinstance(node, python.Expr):
                docstrings.add(node.value)
            elif isinstance(node, python.ImportFrom):
                declaring |= _imported(node, families)
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                used.written.update(() if node in docstrings else _ID.findall(node.value))
                if _PROBLEM.fullmatch(node.value):
                    used.said.append((f"{name}:{node.lineno}", node.value, None))
            elif isinstance(node, python.Call) and (said := _said(node)):
                used.said.append((f"{name}:{node.lineno}", *said))
            elif isinstance(node, python.Call) and (word := _declared(node, declaring)):
                used.said.append((f"{name}:{node.lineno}", word, None))
    return used


def _nodes(module: python.Module) -> Iterator[python.AST]:
    """All that may say something of messages, each before what is in it. Most of a tree is bare names."""
    waiting: deque[python.AST] = deque([module])
    while waiting:
        node = waiting.popleft()
        if isinstance(node, _TELLING):
            yield node
        for part in node._fields:
            inside = getattr(node, part, None)
            if isinstance(inside, list):
                waiting.extend(one for one in inside if isinstance(one, python.AST))
            elif isinstance(inside, python.AST) and not isinstance(inside, _BARE):
                waiting.append(inside)


def _imported(node: python.ImportFrom, families: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return the declaring classes that a file imports, by the names that they have there."""
    module = node.module or ""
    there = next((of for name, of in families.items() if f".{module}".endswith(f".{name}")), {})
    return {alias.asname or alias.name: there[alias.name] for alias in node.names if alias.name in there}


def _declared(call: python.Call, declaring: Mapping[str, str]) -> str:
    """Return the id of the message that belongs to what a call declares, "" if there is none."""
    glob = declaring.get(_name(call))
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    match given.get("says", call.args[0] if call.args else None):
        case python.Constant(value=str(word)) if glob is not None and word:
            return glob.replace("*", word)
    return ""


def _name(call: python.Call) -> str:
    return call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")


def _said(call: python.Call) -> tuple[str, set[str] | None] | None:
    """Return the id and argument names (None: not to be seen here) of a call `….say("id", …)`.

    Also of a problem, `BadSetup("id", …)`, and of the help of an argument, `Help("id", …)`.
    """
    name = _name(call)
    match call.args:
        case [python.Constant(value=str(message_id)), *_] if name in SAYING or name in PROBLEMS:
            names = {keyword.arg for keyword in call.keywords}
            return message_id, None if None in names else {name for name in names if name}
    return None


def _between_languages(messages: dict[str, dict[str, Message]]) -> Iterator[Finding]:
    english, japanese = messages["en"], messages["ja"]
    for here, there, lang in ((english, japanese, "ja"), (japanese, english, "en")):
        for message_id in here.keys() - there.keys():
            yield Finding(here[message_id].place, message_id, f"is missing in {lang}")
    for message_id in english.keys() & japanese.keys():
        en, ja = english[message_id], japanese[message_id]
        if odd := en.patterns.keys() ^ ja.patterns.keys():
            yield Finding(
                ja.place, message_id, f"only one language has {list_of('.' + name for name in odd)}"
            )
        if odd := en.variables ^ ja.variables:
            yield Finding(
                ja.place, message_id, f"only one language uses {list_of('$' + name for name in odd)}"
            )
        for attribute in en.patterns.keys() & ja.patterns.keys():
            if _untranslated(ja, attribute, en.patterns[attribute]):
                yield Finding(ja.place, dotted(message_id, attribute), "is not translated")


def _untranslated(ja: Message, attribute: str, english: ast.Pattern) -> bool:
    """Tell whether a Japanese text is the English one although it holds words. Card names may be English."""
    pattern = ja.patterns[attribute]
    prose = Prose()
    prose.visit(pattern)
    wordless = not any(letter.isalpha() for letter in prose.text) or JAPANESE.search(prose.text)
    card_name = "-card-" in ja.id and not attribute
    return not wordless and not card_name and SAME not in ja.comment and bool(pattern.equals(english))


def wordings(words: Path) -> list[Finding]:
    """Return the banned wordings in the words of the browser (en/, ja/), whose tests check the rest."""
    found: list[Finding] = []
    for lang in LANGS:
        found += odd_words(read_messages(words, lang, found), lang)
    return sorted(found)


def _use(messages: dict[str, Message], used: Code, rules: set[str]) -> Iterator[Finding]:
    referred = {entry_id for message in messages.values() for entry_id in message.refers - {message.id}}
    for message in messages.values():
        if _RULE.fullmatch(message.id):
            if message.id not in rules:
                yield Finding(message.place, message.id, "no source is recorded for this rule")
        elif message.id not in referred and not used.uses(message.id):
            yield Finding(message.place, message.id, "is never used")
    for rule in rules - messages.keys():
        yield Finding("sources", rule, "this rule has a source but no message")
    for place, glob in used.families:
        if not any(fnmatchcase(message_id, glob) for message_id in messages):
            yield Finding(place, glob, "no message belongs to this family")
    for place, said, arguments in used.said:
        message_id, _, attribute = said.partition(".")
        known = messages.get(message_id)
        if known is None or attribute not in known.patterns:
            yield Finding(place, said, "is said, but no such message is written")
        elif arguments is not None:
            references = References()
            references.visit(known.patterns[attribute])
            if missing := references.variables - arguments:
                yield Finding(place, said, f"is said without {list_of('$' + name for name in missing)}")


def main(arguments: list[str] | None = None) -> int:
    """Print the findings. Return 0 if there are none, else 1."""
    package = Path(__file__).parents[1]
    parser = argparse.ArgumentParser(prog="python -m fudaba.text.check", description="Check all messages.")
    parser.add_argument("--text", type=Path, default=package / "text", help="folder with en, ja and sources")
    parser.add_argument("--code", type=Path, default=package, help="folder with the code that uses them")
    parser.add_argument("--words", type=Path, default=WORDS, help="folder with en and ja of the browser")
    parser.add_argument("--lang", choices=PARTIAL, help="also count what this language has, file by file")
    chosen = parser.parse_args(arguments)
    if chosen.lang:
        print(*shares({"": chosen.text, "browser: ": chosen.words}, chosen.lang), sep="\n")
    found = findings(chosen.text, chosen.code) + wordings(chosen.words)
    for finding in found:
        print(finding)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
