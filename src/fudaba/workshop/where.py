"""Where everything of a card is: code, texts, scenarios, tests, rules."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fudaba import games
from fudaba.kernel.game import BadSetup, Game, nearest
from fudaba.text import LANGS, source, sources, words
from fudaba.text.narrator import narrator

PACKAGE = Path(__file__).parent.parent


class Place(NamedTuple):
    """Something that belongs to a card: what it is, the file and line it is at, and its words."""

    what: str
    file: Path
    line: int
    words: str = ""


def find(word: str, game_name: str | None = None) -> tuple[Game, str]:
    """The game and the id of a card given by id or name in any language. Raises `BadSetup`."""
    chosen = [games.named(game_name)] if game_name else list(games.every())
    known: dict[str, tuple[Game, str]] = {}
    for game in chosen:
        told = [narrator(game.name, lang, []) for lang in LANGS]
        for facts in game.facts():
            id = facts["id"]
            for name in (id, *(teller.kind(id) for teller in told)):
                known.setdefault(name.lower(), (game, id))
    try:
        return known[word.lower()]
    except KeyError:
        raise BadSetup(f"there is no card {word!r}{nearest(word.lower(), known)}") from None


def places(game: Game, id: str, tests: Path) -> list[Place]:
    """Everything of one card, in the order in which to read it."""
    name = narrator(game.name, "en", []).kind(id)
    return [
        *_code(game, id),
        *_texts(game.name, id),
        *_naming(tests, id, name),
        *_rules(name),
    ]


def _code(game: Game, id: str) -> Iterator[Place]:
    run = game.effect(id)
    file = Path(inspect.getsourcefile(run) or "")
    yield Place("code", file, inspect.getsourcelines(run)[1])


def _texts(game: str, id: str) -> Iterator[Place]:
    message = f"{game}-card-{id}"
    for lang in LANGS:
        for file in sorted((PACKAGE / "text" / lang).rglob("*.ftl")):
            for line, text in _lines(file):
                if re.match(rf"{re.escape(message)}\s*=", text):
                    yield Place(f"text {lang}", file, line, text.partition("=")[2].strip())


def _naming(tests: Path, id: str, name: str) -> Iterator[Place]:
    """Scenarios and tests that name the card: each file once, at the first line that does."""
    pattern = re.compile(rf"(?<![\w/]){re.escape(name)}(?!\w)|\b{re.escape(id)}\b")
    for file in sorted([*tests.rglob("*.yaml"), *tests.rglob("test_*.py")]):
        hits = [(line, text) for line, text in _lines(file) if pattern.search(text)]
        if hits:
            yield Place(
                "scenarios" if file.suffix == ".yaml" else "test", file, hits[0][0], f"{len(hits)} lines"
            )


def _rules(name: str) -> Iterator[Place]:
    """The rules under the card's heading in the documents, and the rulings that speak of it."""
    for id in sorted(sources(), key=_rule_order):
        told = words("en").say(id)
        if source(id).document == "ruling":
            if name in told:
                yield Place("ruling", Path(), 0, f"{id}  {told}")
        elif name in re.split(r"\s*[,/]\s*", source(id).section):
            yield Place("rule", Path(), 0, f"{id}  {told}")


def _rule_order(id: str) -> list[Any]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", id)]


def _lines(file: Path) -> Iterable[tuple[int, str]]:
    return enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
