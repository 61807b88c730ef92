"""Strategies: what to buy, up to how many of it, under which condition; see docs/strategies.md."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from fudaba.bots.dominion.conditions import Condition, Purse, condition, figures_in
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card, Typed, nearest

if TYPE_CHECKING:
    from fudaba.bots.dominion.sight import Sight

T = TypeVar("T")

BUILT_IN = ("big-money", "big-money-smithy", "big-money-ultimate")


class Line(NamedTuple):
    """One line of a strategy.

    card: the id of a card or landscape. up_to: how many of it to own, None for any number. holds: the
    condition, None for always. looks: whether it depends on more than the question.
    """

    card: str
    up_to: int | None = None
    holds: Condition | None = None
    looks: bool = False


class Strategy(NamedTuple):
    """What to buy: the first line that can be followed; nothing where none can.

    keep_money: Coppers are trashed only as long as all cards give so many coins without them; None for the
    policy's own.
    """

    name: str
    lines: tuple[Line, ...]
    keep_money: int | None = None

    def first(self, now: Sight, offered: Mapping[str, T]) -> T | None:
        """What to take of what is offered by id; None for nothing of it."""
        for card, up_to, holds, _looks in self.lines:
            pick = offered.get(card)
            if pick is None or (holds is not None and not holds(now)):
                continue
            if up_to is None or now.owned(card) < up_to:
                return pick
        return None

    def names(self, card: str) -> bool:
        """Whether it ever buys a card."""
        return any(line.card == card for line in self.lines)

    def blindly(self, now: Purse, offered: Mapping[str, int]) -> int | None:
        """The same without a look at the table. Raises LookupError where one is needed."""
        for line in self.lines:
            if line.card in offered:
                if line.looks:
                    raise LookupError(f"whether to buy {line.card} depends on the table")
                if line.holds is None or line.holds(now):
                    return offered[line.card]
        return None

    def rank(self, now: Sight, card: str) -> int:
        """Where the strategy wants a card, 0 first; as many as there are lines if it does not want it."""
        for number, (id, up_to, holds, _looks) in enumerate(self.lines):
            if id == card and (holds is None or holds(now)) and (up_to is None or now.owned(id) < up_to):
                return number
        return len(self.lines)


@cache
def built_in(name: str) -> Strategy:
    """One of the strategies that come with Fudaba."""
    text = files(__package__).joinpath("strategies", f"{name}.toml").read_text("utf-8")
    return read(text, f"{name}.toml")


def load(path: Path) -> Strategy:
    """The strategy in a file. Raises `BadSetup`, which names the file and the line."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadSetup("problem-unreadable", file=str(path), what=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadSetup("problem-not-text", file=str(path)) from None
    return read(text, str(path))


def read(text: str, source: str) -> Strategy:
    """The strategy that is written so. Raises `BadSetup`, which names the source and where in it."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("problem-not-toml", file=source, what=str(error)) from None
    try:
        _only(given, ("name", "about", "buy"))
        for word in ("name", "about"):
            if not isinstance(given.get(word, ""), str):
                raise BadSetup("problem-must-text", word=word)
        lines = given.get("buy")
        if not isinstance(lines, list) or not lines:
            raise BadSetup("problem-no-buy", word="[[buy]]")
    except BadSetup as error:
        raise BadSetup("problem-at", place=source, problem=error) from None
    read_lines = tuple(_line(line, f"{source}: buy {number}") for number, line in enumerate(lines, 1))
    return Strategy(given.get("name") or Path(source).stem, read_lines)


def _line(given: Any, where: str) -> Line:
    try:
        if not isinstance(given, dict):
            raise BadSetup("problem-not-buy", word="[[buy]]")
        _only(given, ("card", "up_to", "if"))
        holds = given.get("if")
        if holds is not None and not isinstance(holds, str):
            raise BadSetup("problem-must-text", word="if")
        line = Line(_card(given.get("card")), _up_to(given.get("up_to")), condition(holds) if holds else None)
        looks = line.up_to is not None or bool(holds and figures_in(holds) - {"coins"})
        return line._replace(looks=looks)
    except BadSetup as error:
        raise BadSetup("problem-at", place=where, problem=error) from None


def _only(given: dict[str, Any], allowed: Iterable[str]) -> None:
    for key in given:
        if key not in allowed:
            raise BadSetup("problem-no-word", word=key, near=nearest(key, allowed), known=allowed)


def _card(text: object) -> str:
    if not isinstance(text, str):
        raise BadSetup("problem-must-card", word="card")
    id = text.strip().casefold().replace(" ", "_").replace("-", "_").replace("'", "")
    if id not in KINDS:
        near = nearest(id, KINDS)
        raise BadSetup("problem-no-card", card=Typed("dominion", text), near=near and Card("dominion", near))
    return id


def _up_to(count: object) -> int | None:
    if count is None or (isinstance(count, int) and not isinstance(count, bool) and count > 0):
        return count
    raise BadSetup("problem-must-number", word="up_to")
