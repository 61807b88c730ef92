"""Every word a person sees, in English and Japanese, by message id (Project Fluent); German is begun.

The messages of a language are all `*.ftl` files of its folder (each of Dominion's expansions has one of
its own), the sources of the rules all `sources/*.toml`. A message is a whole sentence or a whole
label; sentences are never glued together in code. Ids are made of ASCII letters, digits, `_` and `-`,
and tell who speaks:

    bot-…                       how strong a bot is, and what that means (bots.ftl)
    table-…                     words that every game and every front needs (table.ftl)
    <game>-card-<card id>       a card's name, and in its attribute `.text` what the card does
    <game>-zone-<zone>          a place where cards lie
    <game>-ask-<kind>           the question that is put to a player
    <game>-option-<word>        one of the answers, where it is not a card
    <game>-log-<event kind>     a line of the log
    problem-… <game>-problem-…  why something cannot be (problems.ftl, <game>.problems.ftl)
    BRG-001, BRG-G1, BRG-AMB1   a rule's statement, under the rule's own id (<game>.rules.ftl)
    cli-… terminal-… lab-… coach-…   the fronts

`python -m fudaba.text.check` finds messages that are missing, unused, untranslated or different
in shape between the languages. It sees an id where the code writes it out; ids that are put together at
run time are declared where that happens, by a comment line `text: <pattern> …`, for instance
`text: bridge_over-log-*`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from fudaba.games import elsewhere
from fudaba.text.figure import MINUS

if TYPE_CHECKING:
    from fudaba.text.message_tree import Parsed

LANGS = ("en", "ja")
"""The languages that have every message; what is sent to a browser is in each of them."""
PARTIAL = ("de",)
"""The languages that are begun: a message that one of them lacks is the English one."""
OFFERED = (*LANGS, *PARTIAL)
"""The languages that may be chosen outside the browser."""
UNWRITTEN = "NEW:"
"""How a text begins that only holds a new message's place."""
LONGEST = 990
"""How many characters of a text are put into a message."""
SENTENCES = 1 << 12
"""How many sentences of a language are kept as they were made: those that were told last."""

T = TypeVar("T")
Arg: TypeAlias = str | int | float
"""What a message's variable may stand for; True and False are told as "true" and "false"."""

# An entry begins at the left margin and ends before the next entry or comment.
_MARGIN = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)


# One line of words alone, and after it nothing or attributes: the name of a card, say.
_PLAIN = re.compile(r"[^=]*=[ ]*([^{}\s][^{}\n]*?)[ ]*(?:\n(?:[ ]*\n)*(?:[ ]+\.|\Z)|\Z)")
# The same where each attribute is such a line too: the name of a card, and what it does.
_LINE = r"[ ]*=[ ]*[^{}\s][^{}\n\r]*"
_PLAIN_WHOLE = re.compile(rf"[\w-]+{_LINE}(?:\n(?:[ ]*\n)*[ ]+\.[a-zA-Z][a-zA-Z0-9_-]*{_LINE})+[ \n]*")
_ATTRIBUTE = re.compile(r"^[ ]+\.([^ =]+)[ ]*=[ ]*(.*?)[ ]*$", re.MULTILINE)

# Before a number: what code writes for a minus sign.
_HYPHEN = re.compile(r"(?<![\w.-])-(?=\d)")

# What ends as a sentence does; a folder ("..") does not.
_DOTTED = re.compile(r"[^\s./\\]\.\Z")


class MissingMessage(KeyError):
    """No such message id, or no such attribute of it, in this language."""

    def __init__(self, message_id: str, lang: str) -> None:
        super().__init__(message_id, lang)
        self.message_id = message_id
        self.lang = lang

    def __str__(self) -> str:
        return f"no message {self.message_id!r} in language {self.lang!r}"


class Words:
    """The messages of one language.

    Takes the language and the text of each .ftl file by its name; entries: what has been cut already;
    fallback: whose messages stand in for those that are missing.
    Parsing all messages would cost more than everything else at start-up, so each is parsed when it is
    first asked for.
    """

    def __init__(
        self,
        lang: str,
        ftl: Mapping[str, str],
        entries: Mapping[str, str] | None = None,
        fallback: Words | None = None,
    ) -> None:
        self.lang = lang
        self._fallback = fallback
        self._entries = _entries_of(ftl, entries or {})
        self._parsed: Parsed | None = None
        self._attributes: dict[str, dict[str, str] | None] = {}  # see `_plain_attributes`
        self._parsing = Lock()  # a server reads words ahead in a thread
        # typed: 1, 1.0 and True are one key otherwise.
        self._say = lru_cache(maxsize=SENTENCES, typed=True)(self._format)

    def say(self, message_id: str, /, **args: Arg) -> str:
        """Return the message with its variables filled in.

        `message_id` is a message ("table-yes") or an attribute of one ("bridge_over-card-skip.text").
        Numbers are written in plain digits. Raises MissingMessage if the language has no such message,
        and ValueError if a variable of the message is not among `args`.
        """
        return self._say(message_id, **args)

    def has(self, message_id: str) -> bool:
        """Tell whether `say` knows this message or attribute."""
        return self.has_own(message_id) or (self._fallback is not None and self._fallback.has(message_id))

    def has_own(self, message_id: str) -> bool:
        """Tell whether the language itself has this message or attribute."""
        if self._plain(message_id) is not None:
            return True
        entry_id, _, attribute = message_id.partition(".")
        if attribute and self._plain_attributes(entry_id) is not None:
            return False
        return entry_id in self._entries and self._fluent().pattern(message_id) is not None

    def is_unwritten(self, message_id: str) -> bool:
        """Tell whether this message only holds the place of one that has still to be written."""
        if self._fallback is not None and not self.has_own(message_id):
            return self._fallback.is_unwritten(message_id)
        begins = self._plain(message_id)
        if begins is None:
            begins = self._fluent().begins(message_id)
        return begins.startswith(UNWRITTEN)

    def ids(self) -> frozenset[str]:
        """Return all message ids, without attributes."""
        own = frozenset(entry_id for entry_id in self._entries if not entry_id.startswith("-"))
        return own if self._fallback is None else own | self._fallback.ids()

    def written(self, families: tuple[str, ...]) -> str:
        """Return the language's own messages whose ids begin in one of these ways, as they are written."""
        mine = (lines for id, lines in self._entries.items() if id.startswith(families))
        return "".join(f"{lines.rstrip()}\n" for lines in mine)

    def join(self, parts: Iterable[str]) -> str:
        """Return the parts as a list in a sentence: "A, B and C"; "" if there are none."""
        *others, last = list(parts) or [""]
        if not others:
            return last
        some, *more = others
        for part in more:
            some = self.say("table-list-more", some=some, more=part)
        return self.say("table-list-last", some=some, last=last)

    def _format(self, message_id: str, /, **args: Arg) -> str:
        plain = self._plain(message_id)
        if plain is not None:
            return plain
        if self._fallback is not None and not self.has_own(message_id):
            return self._fallback.say(message_id, **args)
        fluent = self._fluent()
        pattern = fluent.pattern(message_id)
        if pattern is None:
            raise MissingMessage(message_id, self.lang)
        text, errors = fluent.filled(pattern, {name: _cut(arg) for name, arg in args.items()})
        if errors:
            raise ValueError(f"message {message_id!r} in language {self.lang!r}: {errors[0]}")
        if any(not isinstance(arg, str) and arg < 0 for arg in args.values()):
            text = _HYPHEN.sub(MINUS, text)
        return _with_one_dot(text, args.values()) if self.lang != "ja" else text

    def _plain(self, message_id: str) -> str | None:
        """A message that is one line of words, which need not be parsed; else None.

        The names of a game's cards are many, and a table needs them all at once; so are their texts, and the
        catalogue does.
        """
        entry_id, _, attribute = message_id.partition(".")
        if attribute:
            attributes = self._plain_attributes(entry_id)
            return None if attributes is None else attributes.get(attribute)
        lines = self._entries.get(message_id)
        found = _PLAIN.match(lines) if lines is not None and not message_id.startswith("-") else None
        return found[1] if found is not None else None

    def _plain_attributes(self, entry_id: str) -> dict[str, str] | None:
        """The attributes of a message that is, as they are, nothing but lines of words; else None."""
        if entry_id not in self._attributes:
            lines = "" if entry_id.startswith("-") else self._entries.get(entry_id, "")
            plain = _PLAIN_WHOLE.fullmatch(lines) is not None
            self._attributes[entry_id] = dict(_ATTRIBUTE.findall(lines)) if plain else None
        return self._attributes[entry_id]

    def _fluent(self) -> Parsed:
        """The messages as Fluent reads them."""
        return self._parsed or self._begin_to_parse()

    def _begin_to_parse(self) -> Parsed:
        from fudaba.text.message_tree import Parsed

        with self._parsing:
            if self._parsed is None:
                self._parsed = Parsed(self.lang, self._entries)
            return self._parsed


def words(lang: str) -> Words:
    """Return the messages of a language, read once. Raises ValueError if it is not one of `OFFERED`."""
    check_lang(lang)
    return _words(lang, _packages())


def check_lang(lang: str) -> None:
    """Raise ValueError if a language is not one of `OFFERED`."""
    if lang not in OFFERED:
        raise ValueError(f"unknown language {lang!r}; known are {', '.join(OFFERED)}")


def next_lang(lang: str) -> str:
    """Return the language after this one where a key changes it: one that has every message."""
    return LANGS[(LANGS.index(lang) + 1) % len(LANGS)] if lang in LANGS else LANGS[0]


def in_lang(texts: Mapping[str, T], lang: str) -> T:
    """Return what a table by language has for this one, or what it has for English."""
    return texts[lang if lang in texts else LANGS[0]]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule is written."""

    document: str
    """The document's key, the same for every rule of one document."""
    title: Mapping[str, str]
    """The document's title by language."""
    phrase: str
    """The words in the document by which the place is found; "" for a ruling of the table's own."""
    section: str
    """The heading above them, "" if there is none."""
    address: str = ""
    """Where the document can be read, "" if nowhere."""
    game: str = ""
    """The game whose rule it is."""


class MissingSource(KeyError):
    """No source is recorded for this rule id."""

    def __str__(self) -> str:
        return f"no source for rule {self.args[0]!r}"


def source(rule_id: str) -> Source:
    """Return where a rule is written. Raises MissingSource."""
    try:
        return sources()[rule_id]
    except KeyError:
        raise MissingSource(rule_id) from None


def sources() -> Mapping[str, Source]:
    """Return the source of every rule by rule id, in the order of the source files."""
    return _sources(_packages())


@cache
def _sources(rooms: tuple[str, ...]) -> Mapping[str, Source]:
    return MappingProxyType(read_sources(_read(rooms, "sources", ".toml")))


def read_sources(tables: Mapping[str, str]) -> dict[str, Source]:
    """Read source files, given as text by name; a file is named after its game.

    A file has a table for each document, `[documents.<key>]` with `title_en`, `title_ja` and perhaps
    `address`, and a table for each rule id with `document` and perhaps `phrase` and `section`. Raises
    ValueError, naming the file and the rule, for anything else.
    """
    found: dict[str, Source] = {}
    for name, text in tables.items():
        try:
            rules = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{name}: {error}") from None
        documents = rules.pop("documents", {})
        for rule_id, entry in rules.items():
            where = f"{name}: {rule_id}"
            if not isinstance(entry, dict) or not entry.keys() <= {"document", "phrase", "section"}:
                raise ValueError(f"{where}: expected a table with document, phrase and section only")
            if rule_id in found:
                raise ValueError(f"{where}: there is a source for this rule already")
            document = documents.get(entry.get("document"))
            if document is None:
                raise ValueError(f"{where}: there is no [documents.{entry.get('document', '…')}]")
            missing = [f"title_{lang}" for lang in LANGS if f"title_{lang}" not in document]
            if missing:
                raise ValueError(f"{name}: documents.{entry['document']}: no {missing[0]}")
            found[rule_id] = Source(
                document=entry["document"],
                title=MappingProxyType({lang: document[f"title_{lang}"] for lang in LANGS}),
                phrase=entry.get("phrase", ""),
                section=entry.get("section", ""),
                address=document.get("address", ""),
                game=name.removesuffix(".toml"),
            )
    return found


def learn(lang: str, name: str, messages: Mapping[str, str]) -> None:
    """Add messages from outside the package: as they are written, by their ids, which must be new.

    name: what they are called together, so that they can be forgotten.
    """
    _LEARNT.setdefault(lang, {})[name] = "\n".join(messages.values())
    _words.cache_clear()


def forget(lang: str, name: str) -> None:
    """Take away what was learnt under a name."""
    _LEARNT.get(lang, {}).pop(name, None)
    _words.cache_clear()


_LEARNT: dict[str, dict[str, str]] = {}
"""Messages from outside the package, by language, then by what they are called together."""


def _packages() -> tuple[str, ...]:
    """The packages that have messages: this one, and those of games from elsewhere."""
    return (__name__, *(f"{package}.text" for package in elsewhere().values()))


@cache
def _words(lang: str, rooms: tuple[str, ...]) -> Words:
    fallback = _words(LANGS[0], rooms) if lang in PARTIAL else None
    return Words(lang, _LEARNT.get(lang, {}), _written(lang, rooms), fallback)


@cache
def _written(lang: str, rooms: tuple[str, ...]) -> Mapping[str, str]:
    """The entries of packages: no cards that come or go change them."""
    return _entries_of(_read(rooms, lang, ".ftl"), {})


def _read(rooms: tuple[str, ...], folder: str, suffix: str) -> dict[str, str]:
    """Return the text of the files of one kind, by name, package by package in order of names."""
    folders = [files(room).joinpath(folder) for room in rooms]
    kept = [
        sorted((file for file in one.iterdir() if file.name.endswith(suffix)), key=lambda file: file.name)
        for one in folders
        if one.is_dir()
    ]
    return {file.name: file.read_text(encoding="utf-8") for files in kept for file in files}


def _entries_of(ftl: Mapping[str, str], entries: Mapping[str, str]) -> dict[str, str]:
    """The lines of each entry by its id, "-id" for a term: those there were, then those of these texts."""
    found = {**entries}
    for text in ftl.values():
        for entry_id, lines in _entries(text):
            found.setdefault(entry_id, lines)
    return found


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Cut a .ftl file into the lines of each entry, without parsing them."""
    entry_id, start = None, 0
    for margin in _MARGIN.finditer(text):
        if entry_id is not None:
            yield entry_id, text[start : margin.start()]
        entry_id, start = margin[1], margin.start()
    if entry_id is not None:
        yield entry_id, text[start:]


def _cut(arg: Arg) -> Arg:
    """Fluent refuses texts without end; what is so long is somebody's input, and is only quoted."""
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


def _with_one_dot(text: str, args: Iterable[Arg]) -> str:
    """But in Japanese a name with a dot at its end ("A. I.") ends a sentence without a second one."""
    for arg in args:
        if isinstance(arg, str) and _DOTTED.search(arg):
            text = re.sub(rf"(?<={re.escape(arg)})\.(?!\.)", "", text)
    return text
