"""The best plan that is known for a kingdom."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, NamedTuple

from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_file import built_in, read
from fudaba.bots.folder import usual_data
from fudaba.dominion_study.search import (
    Board,
    Generation,
    Plan,
    Shop,
    plan_of,
    play,
    search,
    shop_of,
    to_toml,
)
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.shown import Public
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View

USUAL: Final = "big-money-smithy-ultimate"
"""The plan where none is known that is better."""
GAMES: Final = 1500
"""How many games are played to find a plan: some seconds."""
FIRST: Final = "first"
"""In the name of the file of a first plan, where others have the number of games."""
MOST_BEGUN: Final = 4
"""How many searches may wait to go on."""
ENVIRONMENT: Final = "FUDABA_STUDY_GAMES"
SEED: Final = "plan"
VERSION: Final = 3
"""Of the search: a plan that another version found is looked for again."""


_begun: dict[tuple[Ground, int, str], Iterator[Generation]] = {}
"""Searches whose first plan has been found in this process."""


class Ground(NamedTuple):
    """What a plan is made for: all that a kingdom offers, and how many play.

    cards, landscapes: their ids, sorted; without what comes in by itself. options: of a table that has the
    same.
    """

    cards: tuple[str, ...]
    landscapes: tuple[str, ...]
    colonies: bool
    shelters: bool
    seats: int

    @property
    def shop(self) -> Shop:
        """What can be bought there."""
        return shop_of(self.cards, self.landscapes, colonies=self.colonies)

    @property
    def options(self) -> dict[str, str]:
        """Options of a table with this kingdom. What is chosen at random for a card of it may be another."""
        return {
            "kingdom": ",".join((*self.cards, *self.landscapes)),
            "colonies": "yes" if self.colonies else "no",
            "shelters": "yes" if self.shelters else "no",
        }


def ground_of(view: View) -> Ground:
    """The ground of a game, from what everybody sees of it."""
    public = view.public_as(Public)
    brought = {one.id for one in public.brought}
    piles = {pile.id for pile in public.piles}
    return Ground(
        tuple(sorted(id for id in piles if KINDS[id].pile == "kingdom" and id not in brought)),
        tuple(sorted(one.id for one in public.landscapes if one.id not in brought)),
        colonies="colony" in piles,
        shelters="necropolis" in piles,
        seats=view.seats,
    )


def plan_for(ground: Ground, found: str | None = None) -> Strategy:
    """The best plan that is known for a kingdom; where none is, one is looked for, which takes some seconds.

    It comes with Fudaba (`plans/`), or was found before, or is found now and kept in the user's data folder;
    the same wherever it is looked for. How many games may be played for that is `GAMES`, or what the
    environment says in `FUDABA_STUDY_GAMES`; with 0, or where the kingdom cannot be set up again, it is
    `big-money-smithy-ultimate`. Plans are for two; more players play by the same.

    found: what `text_for` has given; "" not to look for a plan, but to do with what is known.
    """
    if found is None:
        found = text_for(ground)
    elif not found:
        found = _at_hand(ground._replace(seats=2), games_allowed())
    return _read(found) if found else built_in(USUAL)


def text_for(ground: Ground) -> str:
    """The same plan as the text of a strategy file, "" for `big-money-smithy-ultimate`."""
    return _text_for(ground._replace(seats=2), games_allowed())


def first_text_for(ground: Ground) -> str:
    """The first plan that can be used, which takes a part of the time of the best; that where it is known."""
    ground, games = ground._replace(seats=2), games_allowed()
    if _known(ground, games) is None and not _at_hand(ground, games):
        try:
            _keep(_kept(ground, FIRST), _written(ground, first_found_for(ground, games=games)))
        except Exception:
            return ""
    return _at_hand(ground, games)


def shipped_for(ground: Ground) -> Plan | None:
    """The plan that comes with Fudaba for a kingdom; None where none does."""
    text = _shipped(ground._replace(seats=2))
    return plan_of(_read(text)) if text else None


def is_known(ground: Ground) -> bool:
    """Whether nothing has to be looked for."""
    return _known(ground._replace(seats=2), games_allowed()) is not None


def games_allowed() -> int:
    """How many games may be played to find a plan."""
    said = os.environ.get(ENVIRONMENT, "")
    return int(said) if said.isdigit() else GAMES


def key_of(ground: Ground) -> str:
    """The name under which the plan for a ground is kept."""
    text = repr((VERSION, *ground._replace(seats=2)))
    return hashlib.sha256(text.encode()).hexdigest()[:20]


@lru_cache(maxsize=256)
def _text_for(ground: Ground, games: int) -> str:
    known = _known(ground, games)
    if known is not None:
        return known
    try:
        plan = found_for(ground, games=games)
    except Exception:
        return ""
    text = _written(ground, plan)
    _keep(_kept(ground, games), text)
    return text


def _written(ground: Ground, plan: Plan) -> str:
    return to_toml(plan, "found", " ".join((*ground.cards, *ground.landscapes)))


@lru_cache(maxsize=256)
def _read(text: str) -> Strategy:
    return read(text, "found.toml")


def _known(ground: Ground, games: int) -> str | None:
    """The plan that comes with Fudaba, or was found before; None where one is still to be looked for."""
    if shipped := _shipped(ground):
        return shipped
    try:
        text = _kept(ground, games).read_text("utf-8")
        _read(text)
    except (OSError, ValueError, BadSetup):
        return None if games else ""
    return text


def _shipped(ground: Ground) -> str:
    """The text of the plan that comes with Fudaba; "" where none does."""
    file = files(__package__).joinpath("plans", f"{key_of(ground)}.toml")
    return file.read_text("utf-8") if file.is_file() else ""


def _at_hand(ground: Ground, games: int) -> str:
    """The best plan that is known by now, also the first of a search that goes on; "" for none."""
    known = _known(ground, games)
    if known is not None or not games:
        return known or ""
    try:
        text = _kept(ground, FIRST).read_text("utf-8")
        _read(text)
    except (OSError, ValueError, BadSetup):
        return ""
    return text


def _kept(ground: Ground, games: int | str) -> Path:
    return usual_data() / "plans" / f"{key_of(ground)}-{games}.toml"


def first_found_for(ground: Ground, *, games: int, seed: str = SEED) -> Plan:
    """The best of the plans to begin with. The search can go on from there, see `found_for`."""
    begun = _search(ground, games, seed)
    first = next(begun)
    _begun[ground, games, seed] = begun
    while len(_begun) > MOST_BEGUN:
        _begun.pop(next(iter(_begun)))
    return first.best


def found_for(ground: Ground, *, games: int, seed: str = SEED) -> Plan:
    """The best plan that a search finds in about this many games."""
    begun = _begun.pop((ground, games, seed), None)
    *_, last = begun or _search(ground, games, seed)
    return last.best


def _search(ground: Ground, games: int, seed: str) -> Iterator[Generation]:
    known = [plan for plan in (shipped_for(ground),) if plan is not None]
    board = Board(tuple(ground.options.items()), seed)
    return search(ground.shop, board, play, games=games, seeds=known)


def _keep(file: Path, text: str) -> None:
    """Write a plan, whole or not at all; where that cannot be, it is found again another time."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as new:
            new.write(text)
        Path(new.name).replace(file)
    except OSError:
        return
