"""How a strategy is read from its file, and written; see docs/strategies.md."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from fudaba.bots.dominion.choice_words import (
    ASK_FOR_NAMES,
    CHOSEN,
    OWN_WORDS,
    may_ask_for_name,
    may_offer,
    words_of,
)
from fudaba.bots.dominion.conditions import (
    FUNCTIONS,
    WORDS,
    Named,
    condition,
    counts_coins,
    looks,
    number,
    said,
)
from fudaba.bots.dominion.points import STARTS
from fudaba.bots.dominion.strategy import STYLES, Strategy, StrategyLine
from fudaba.bots.dominion.worth import GROUPS
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import NAMED
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card, TypedName, nearest, of_system

BUILT_IN = ("big-money", "big-money-smithy", "big-money-smithy-ultimate", "big-money-ultimate")

HEAD: Final = ("name", "title", "about", "when", "first", "import", "style")
"""What may stand in a file beside lines. `title` is for a file whose `name` is taken by lines."""
KEYS: Final = {
    "buy": ("card", "up_to", "if", "phase"),
    "play": ("card", "if", "last"),
    "trash": ("card", "if"),
    "way": ("card", "on", "if"),
    "choose": ("card", "word", "if"),
    "discard": ("card", "if"),
    "keep": ("card", "if"),
    "name": ("card", "on", "if"),
}
"""The sorts of lines, and what may stand in each."""
DEEPEST_IMPORT: Final = 20
"""Through so many files at most another is imported."""
PHASES: Final = ("buy", "gain")
"""When a line to buy is followed, where it is not always."""
BOUGHT: Final = ("card", "pile", "event", "project")
"""What can be bought; all else that has a name lies beside."""


@cache
def built_in(name: str) -> Strategy:
    """One of the strategies that come with Fudaba."""
    text = files(__package__).joinpath("strategies", f"{name}.toml").read_text("utf-8")
    return read(text, f"{name}.toml")


def load(path: Path) -> Strategy:
    """The strategy in a file. Raises `BadSetup`, which names the file and the line."""
    return read(file_text(path), str(path), path)


def file_text(path: Path) -> str:
    """What stands in a file. Raises `BadSetup` where it cannot be read or is no text."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadSetup("problem-unreadable", file=str(path), what=of_system(error)) from None
    except UnicodeDecodeError:
        raise BadSetup("problem-not-text", file=str(path)) from None
    except ValueError:  # no file can have that name
        raise BadSetup("problem-no-file-name", file=repr(str(path))) from None


class Parts(NamedTuple):
    """What a file says, together with those that it imports."""

    name: str
    """The name of the strategy."""
    lines: dict[str, tuple[StrategyLine, ...]]
    """The lines of each sort, such as buying or playing, in order."""
    style: frozenset[str]
    """The styles that it asks for."""


def read(text: str, source: str, path: Path | None = None) -> Strategy:
    """The strategy that is written so. Raises `BadSetup`, which names the source and where in it.

    path: the file that it is read from; None for a text that can import nothing but what comes with Fudaba.
    """
    parts = _parts(text, source, path, ())
    lines = parts.lines
    if not lines["buy"]:
        raise BadSetup("problem-at", place=source, problem=BadSetup("problem-no-buy", word="[[buy]]"))
    return Strategy(
        parts.name,
        lines["buy"],
        plays=lines["play"],
        trashes=lines["trash"],
        ways=lines["way"],
        choices=lines["choose"],
        discards=lines["discard"],
        keeps=lines["keep"],
        names=lines["name"],
        style=parts.style,
    )


def _parts(text: str, source: str, path: Path | None, above: tuple[Path, ...]) -> Parts:
    """above: the files in which this one is imported."""
    try:
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        if where := _name_beside_lines(text, error):
            problem = BadSetup("problem-name-and-lines", word="name", sort="[[name]]", instead="title")
            raise BadSetup("problem-at", place=f"{source}:{where}", problem=problem) from None
        raise BadSetup("problem-not-toml", file=source, what=str(error)) from None
    try:
        _only(given, dict.fromkeys((*HEAD, *KEYS)))
        for word in ("name", "title", "about"):
            if not isinstance(given.get(word, ""), str) and not (
                word == "name" and isinstance(given[word], list)
            ):
                raise BadSetup("problem-must-text", word=word)
        words = _when(given.get("when", {}))
        imported = [_imported(one, path, above) for one in _texts(given.get("import", []), "import")]
        if not isinstance(given.get("buy", []), list) or not (given.get("buy") or imported):
            raise BadSetup("problem-no-buy", word="[[buy]]")
        title = given.get("title") or given.get("name")
        if not isinstance(given.get("name"), list):
            given.pop("name", None)
        for sort in KEYS:
            if not isinstance(given.get(sort, []), list):
                raise BadSetup("problem-not-tables", word=sort, sort=f"[[{sort}]]")
        first = _opening(_texts(given.get("first", []), "first"))
        style = frozenset(_style(word) for word in _texts(given.get("style", []), "style"))
    except BadSetup as error:
        raise BadSetup("problem-at", place=source, problem=error) from None
    imports = [_parts(*one) for one in imported]
    lines = {
        sort: tuple(
            _line(one, sort, words, f"{source}: {sort} {n}") for n, one in enumerate(given.get(sort, []), 1)
        )
        for sort in KEYS
    }
    for sort in KEYS:
        lines[sort] = (first if sort == "buy" else ()) + lines[sort]
        for other in imports:
            lines[sort] += other.lines[sort]
    for other in imports:
        style |= other.style
    return Parts(title if isinstance(title, str) and title else Path(source).stem, lines, style)


def _name_beside_lines(text: str, error: Exception) -> int:
    """The line in which a file has its `name`, if it is no TOML because of its `[[name]]` lines; 0 if not."""
    head = re.search(r"^[ \t]*name[ \t]*=", text, re.MULTILINE)
    at = re.search(r"\(at line (\d+),", str(error))
    if head is None or at is None or "overwrite" not in str(error):
        return 0
    is_of_lines = re.match(r"[ \t]*\[\[[ \t]*name[ \t]*\]\]", text.split("\n")[int(at[1]) - 1])
    return text.count("\n", 0, head.start()) + 1 if is_of_lines else 0


def _texts(given: object, word: str) -> list[str]:
    """A text, or a list of texts."""
    texts = [given] if isinstance(given, str) else given
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadSetup("problem-must-texts", word=word)
    return texts


def _imported(
    name: str, path: Path | None, above: tuple[Path, ...]
) -> tuple[str, str, Path | None, tuple[Path, ...]]:
    """What `_parts` takes for another file, named beside this one, or for a strategy of Fudaba's own."""
    if name in BUILT_IN:
        text = files(__package__).joinpath("strategies", f"{name}.toml").read_text("utf-8")
        return text, f"{name}.toml", None, ()
    if path is None:
        raise BadSetup("problem-no-word", word=name, near=nearest(name, BUILT_IN), known=BUILT_IN)
    other = path.parent / name
    text = file_text(other)
    files_above = (*above, path.resolve())
    if other.resolve() in files_above:
        raise BadSetup("problem-imports-itself", file=str(other))
    if len(files_above) > DEEPEST_IMPORT:
        raise BadSetup("problem-deep-import", file=str(other), most=DEEPEST_IMPORT)
    return text, str(other), other, files_above


def _opening(names: list[str]) -> tuple[StrategyLine, ...]:
    """Lines for what is bought in the first turns, one card in each: the dearest that can be bought."""
    cards = [_card(name, "first") for name in names]
    for card in cards:
        if KINDS[card].sort not in BOUGHT:
            raise BadSetup("problem-not-bought", card=Card("dominion", card))
    dearest = sorted(dict.fromkeys(cards), key=lambda card: -KINDS[card].cost.coins)
    holds = f"turn <= {len(cards)}"
    return tuple(line(card, STARTS.get(card, 0) + cards.count(card), holds) for card in dearest)


def _style(word: str) -> str:
    if word not in STYLES:
        raise BadSetup("problem-no-word", word=word, near=nearest(word, STYLES), known=STYLES)
    return word


def _when(given: object) -> Named:
    """The words that a file has of its own; each may use those above it."""
    if not isinstance(given, dict):
        raise BadSetup("problem-not-table", word="when", sort="[when]")
    words: dict[str, ast.expr] = {}
    for word, text in given.items():
        if not word.isidentifier() or word in (*WORDS, *FUNCTIONS, "and", "or", "not"):
            raise BadSetup("problem-own-word", word=word)
        if not isinstance(text, str):
            raise BadSetup("problem-must-text", word=word)
        try:
            words[word] = said(text, words)
        except BadSetup as error:
            raise BadSetup("problem-at", place=f"when: {word}", problem=error) from None
    return words


def _line(given: Any, sort: str, words: Named, where: str) -> StrategyLine:
    try:
        if not isinstance(given, dict):
            raise BadSetup("problem-not-buy", word=f"[[{sort}]]")
        _only(given, KEYS[sort])
        holds = given.get("if")
        if holds is not None and not isinstance(holds, str):
            raise BadSetup("problem-must-text", word="if")
        if not isinstance(given.get("last", False), bool):
            raise BadSetup("problem-must-bool", word="last")
        card = _card(given.get("card"), "card")
        if sort == "way" and KINDS[card].sort != "way":
            raise BadSetup("problem-no-way", card=Card("dominion", card))
        if sort == "choose":
            _check_word(card, given.get("word"))
        if sort == "name" and "on" in given and not may_ask_for_name(on := _card(given["on"], "on")):
            known = tuple(Card("dominion", id) for id in sorted(ASK_FOR_NAMES))
            raise BadSetup("problem-names-nothing", card=Card("dominion", on), known=known)
        if sort == "buy" and KINDS[card].sort not in BOUGHT:
            raise BadSetup("problem-not-bought", card=Card("dominion", card))
        up_to = given.get("up_to")
        line = StrategyLine(
            card,
            None if isinstance(up_to, str) else _up_to(up_to),
            condition(holds, words) if holds else None,
            looks=up_to is not None or bool(holds and looks(holds, words)),
            counts=number(up_to, words) if isinstance(up_to, str) else None,
            last=given.get("last", False),
            on=_card(given["on"], "on") if "on" in given else "",
            word=given["word"] if sort == "choose" else "",
            phase=_phase(given["phase"]) if "phase" in given else "",
            said=holds or "",
            steady=not any(
                counts_coins(text, words) for text in (holds, up_to) if text and isinstance(text, str)
            ),
        )
    except BadSetup as error:
        raise BadSetup("problem-at", place=where, problem=error) from None
    return line


def _only(given: dict[str, Any], allowed: Iterable[str]) -> None:
    for key in given:
        if key not in allowed:
            raise BadSetup("problem-no-word", word=key, near=nearest(key, allowed), known=allowed)


def _card(text: object, key: str) -> str:
    if not isinstance(text, str):
        raise BadSetup("problem-must-card", word=key)
    id = text.strip().casefold().replace(" ", "_").replace("-", "_").replace("'", "")
    if id not in KINDS:
        id = _named(text) or id
    if id not in KINDS:
        if id in NAMED or id in GROUPS:
            raise BadSetup("problem-type-no-card", type=text)
        near = nearest(id, KINDS)
        raise BadSetup(
            "problem-no-card", card=TypedName("dominion", text), near=near and Card("dominion", near)
        )
    return id


def _named(text: str) -> str | None:
    """The card of that name in any language. The texts are read for it only where an id does not do."""
    from fudaba.text.names import read_kind

    return read_kind("dominion", text)


def _check_word(card: str, text: object) -> None:
    """Refuse what cannot be chosen at a card, as a scenario calls it."""
    if not isinstance(text, str):
        raise BadSetup("problem-must-text", word="word")
    known = OWN_WORDS.get(card) or words_of(card)
    near = nearest(text, known)
    if text not in CHOSEN:
        raise BadSetup("problem-no-word", word=text, near=near or nearest(text, CHOSEN), known=known)
    if not may_offer(card, text):
        raise BadSetup("problem-no-choice", card=Card("dominion", card), word=text, near=near, known=known)


def _phase(text: object) -> str:
    """When a line to buy is followed."""
    if not isinstance(text, str):
        raise BadSetup("problem-must-text", word="phase")
    if text not in PHASES:
        raise BadSetup("problem-no-word", word=text, near=nearest(text, PHASES), known=PHASES)
    return text


def _up_to(count: object) -> int | None:
    if count is None or (isinstance(count, int) and not isinstance(count, bool) and count > 0):
        return count
    raise BadSetup("problem-must-number", word="up_to")


def line(card: str, up_to: int | None = None, if_: str = "") -> StrategyLine:
    """A line to buy a card, as a file would say it. Raises `BadSetup` for a condition that is none."""
    holds = condition(if_) if if_ else None
    steady = not (if_ and counts_coins(if_))
    return StrategyLine(
        card, up_to, holds, up_to is not None or bool(if_ and looks(if_)), said=if_, steady=steady
    )


def written(
    name: str,
    about: str,
    lines: Sequence[StrategyLine],
    others: Mapping[str, Sequence[StrategyLine]] | None = None,
    imports: str = "",
) -> str:
    """The file of a strategy with these lines to buy, none of which counts by the table, and with others by
    their sort. imports: the file whose lines come after all these, if any."""
    head = "title" if others and others.get("name") else "name"
    import_ = f"import = {quoted(imports)}\n" if imports else ""
    parts = [f"{head} = {quoted(name)}\nabout = {quoted(about)}\n{import_}"]
    for sort, some in (("buy", lines), *(others or {}).items()):
        parts += [_written(sort, one) for one in some]
    return "\n".join(parts)


def _written(sort: str, one: StrategyLine) -> str:
    up_to = f"up_to = {one.up_to}\n" if one.up_to is not None else ""
    if_ = f"if = {quoted(one.said)}\n" if one.said else ""
    word = f"word = {quoted(one.word)}\n" if sort == "choose" else ""
    last = "last = true\n" if one.last else ""
    on = f"on = {quoted(one.on)}\n" if one.on else ""
    return f"[[{sort}]]\ncard = {quoted(one.card)}\n{on}{word}{last}{up_to}{if_}"


def quoted(text: str) -> str:
    """A text as TOML reads it: as JSON writes it, but for one sign that JSON lets stand (delete).

    Half a surrogate, which the name of a file may have, cannot be written and becomes a question mark.
    """
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")
