"""A search for everything about a card: code, texts, scenarios, tests, rules."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from fudaba import games
from fudaba.kernel.game import BadSetup, Game
from fudaba.kernel.problem import nearest
from fudaba.lab.catalogue.card_rules import namer, rules_on
from fudaba.text import LANGS, Words, source, words
from fudaba.text.narrator import narrator

PACKAGE = Path(__file__).parent.parent


class Place(NamedTuple):
    """Something that belongs to a card."""

    what: str
    """What it is, in a word."""
    file: Path
    """The file in which it stands."""
    line: int
    """The line of that file, from 1."""
    words: str = ""
    """The line itself, or the text that it names."""


def find(word: str, game_name: str | None = None) -> tuple[Game, str]:
    """The game and the id of a card given by id or name in any language. Raises `BadSetup`."""
    chosen = [games.named(game_name)] if game_name else list(games.every())
    known: dict[str, tuple[Game, str]] = {}
    for game in chosen:
        narrators = [narrator(game.name, lang, []) for lang in LANGS]
        for facts in game.facts():
            id = facts.id
            for name in (id, *(one.kind(id) for one in narrators)):
                known.setdefault(name.lower(), (game, id))
    try:
        return known[word.lower()]
    except KeyError:
        raise BadSetup("problem-no-card", card=word, near=nearest(word.lower(), known)) from None


def places(game: Game, id: str, tests: Path, lang: str = "en") -> list[Place]:
    """Everything of one card, in the order in which to read it, its words in a language."""
    names = namer(game, id)
    number = narrator(game.name, "en", []).kind(id).isdecimal()
    code = [*_code(game, id)]
    return [
        *code,
        *_texts(game, id),
        *_lists(game, id, {place.file for place in code}, lang),
        *_naming(tests, id, names, lang, number=number),
        *_rules(game, id, lang),
    ]


def _code(game: Game, id: str) -> Iterator[Place]:
    """The function that carries out the card; of one that needs none, the line that declares it."""
    try:
        run = game.effect(id)
    except KeyError:
        yield from _declared(game, id)
        return
    try:
        file, line = inspect.getsourcefile(run), inspect.getsourcelines(run)[1]
    except (TypeError, OSError):  # a function in machine code does not know its source
        yield from _defined(game, id, run)
    else:
        yield Place("code", Path(file or ""), line)


def _defined(game: Game, id: str, run: Callable[..., object]) -> Iterator[Place]:
    """The definition of a function by its name, or else by the card's id, in the source beside it."""
    files = sorted((PACKAGE / "games" / game.name).rglob("*.py"))
    own = str(getattr(run, "__module__", "")).rpartition(".")[2]
    files.sort(key=lambda file: file.stem != own)
    for name in (getattr(run, "__name__", id), id):
        defines = re.compile(rf"(?:async )?def {re.escape(name)}\(")
        for file in files:
            if place := _first_line(file, defines):
                yield Place("code", file, place)
                return
    yield from _declared(game, id)


def _first_line(file: Path, defines: re.Pattern[str]) -> int:
    """The line with which a function of a module begins, its decorators included; 0 where it is not there."""
    begins = 0
    for line, text in _lines(file):
        if defines.match(text):
            return begins or line
        if text.startswith("@"):
            begins = begins or line
        elif text and not text.startswith((" ", ")", "#")):
            begins = 0
    return 0


def _declared(game: Game, id: str) -> Iterator[Place]:
    declares = re.compile(rf"""^(?:    |(?:\w+(?:, \w+)* = )?[\w.]+\((?:"\w+", )?)"{re.escape(id)}",?""")
    for file in sorted((PACKAGE / "games" / game.name).rglob("*.py")):
        for line, text in _lines(file):
            if declares.match(text):
                yield Place("code", file, line)
                return


def _texts(game: Game, id: str) -> Iterator[Place]:
    for lang in LANGS:
        message = _message(game, id, words(lang))
        begins = re.compile(rf"{re.escape(message)}\s*=")
        name = narrator(game.name, lang, []).kind(id)
        for file in sorted((PACKAGE / "text" / lang).rglob("*.ftl")):
            for line, text in _lines(file):
                if text.startswith(message) and begins.match(text):
                    yield Place(f"text {lang}", file, line, name)


def _message(game: Game, id: str, words: Words) -> str:
    """The message with the card's texts: its own, or the one of several cards that says the same."""
    family = f"{game.name}-card-"
    if words.has(family + id):
        return family + id
    renderer = narrator(game.name, words.lang, []).card_text(id)
    facts = next(facts for facts in game.facts() if facts.id == id)
    args = {name: value for name, value in msgspec.to_builtins(facts).items() if isinstance(value, str | int)}
    shared = (message for message in sorted(words.ids()) if message.startswith(family))
    return next(message for message in shared if words.say(f"{message}.text", **args) == renderer)


def _lists(game: Game, id: str, besides: set[Path], lang: str) -> Iterator[Place]:
    """Where the rules and the bots of its game name the card: lists of cards, kingdoms, hints for bots.

    Each file once, at the first line. besides: files that are already known.
    """
    quoted = f'"{id}"'
    for file, text in _sources(game.name):
        if quoted in text and file not in besides:
            hits = [line for line, row in enumerate(text.splitlines(), 1) if quoted in row]
            yield Place("list", file, hits[0], words(lang).say("cli-where-lines", lines=len(hits)))


@cache
def _sources(game: str) -> list[tuple[Path, str]]:
    """The files in which a game may name its cards, and what is in them."""
    folders = (PACKAGE / "games" / game, PACKAGE / "bots" / game)
    files = (file for folder in folders for file in sorted(folder.rglob("*")))
    return [(file, file.read_text("utf-8")) for file in files if file.suffix in (".py", ".toml")]


def _naming(
    tests: Path, id: str, names: Callable[[str], bool], lang: str, *, number: bool
) -> Iterator[Place]:
    """Scenarios and tests that name the card: each file once, at the first line that does."""
    # An id may be a plain word too, and then `re.search(` or `seen.clear` is not the card.
    by_id = re.compile(rf"(?<![\w.]){re.escape(id)}(?![\w(])")
    for file in sorted([*tests.rglob("*.yaml"), *tests.rglob("test_*.py")]):
        # In Python "5" is nearly always something else.
        only_by_id = number and file.suffix == ".py"
        hits = [line for line, text in _lines(file) if by_id.search(text) or (not only_by_id and names(text))]
        if hits:
            what = "scenarios" if file.suffix == ".yaml" else "test"
            yield Place(what, file, hits[0], words(lang).say("cli-where-lines", lines=len(hits)))


def _rules(game: Game, id: str, lang: str) -> Iterator[Place]:
    """The rules under the card's heading in the documents, and the rulings that speak of it."""
    for rule in rules_on(game, id):
        what = "ruling" if source(rule).document == "ruling" else "rule"
        yield Place(what, Path(), 0, f"{rule}  {words(lang).say(rule)}")


def _lines(file: Path) -> Iterable[tuple[int, str]]:
    return enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
