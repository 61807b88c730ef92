"""The best plan that is known for a kingdom."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, NamedTuple

from fudaba.bots.dominion.finding import Board, Plan, Shop, play, search, shop_of, told
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_file import built_in, read
from fudaba.bots.folder import usual_data
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.shown import Public
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View

USUAL: Final = "big-money-smithy-ultimate"
"""The plan where none is known that is better."""
GAMES: Final = 5000
"""How many games are played to find a plan: some seconds."""
ENVIRONMENT: Final = "FUDABA_STUDY_GAMES"
SEED: Final = "plan"
VERSION: Final = 3
"""Of the search: a plan that another version found is looked for again."""


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

    It comes with Fudaba (`found/`), or was found before, or is found now and kept in the user's data folder;
    the same wherever it is looked for. How many games may be played for that is `GAMES`, or what the
    environment says in `FUDABA_STUDY_GAMES`; with 0, or where the kingdom cannot be set up again, it is
    `big-money-smithy-ultimate`. Plans are for two; more players play by the same.

    found: what `text_for` has given; "" not to look for a plan, but to do with what is known.
    """
    if found is None:
        found = text_for(ground)
    elif not found:
        found = _known(ground._replace(seats=2), games_allowed()) or ""
    return _read(found) if found else built_in(USUAL)


def text_for(ground: Ground) -> str:
    """The same plan as the text of a strategy file, "" for `big-money-smithy-ultimate`."""
    return _text_for(ground._replace(seats=2), games_allowed())


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
    text = told(plan, "found", " ".join((*ground.cards, *ground.landscapes)))
    _keep(_kept(ground, games), text)
    return text


@lru_cache(maxsize=256)
def _read(text: str) -> Strategy:
    return read(text, "found.toml")


def _known(ground: Ground, games: int) -> str | None:
    """The plan that comes with Fudaba, or was found before; None where one is still to be looked for."""
    shipped = files(__package__).joinpath("found", f"{key_of(ground)}.toml")
    if shipped.is_file():
        return shipped.read_text("utf-8")
    try:
        text = _kept(ground, games).read_text("utf-8")
        _read(text)
    except (OSError, ValueError, BadSetup):
        return None if games else ""
    return text


def _kept(ground: Ground, games: int) -> Path:
    return usual_data() / "plans" / f"{key_of(ground)}-{games}.toml"


def found_for(ground: Ground, *, games: int, seed: str = SEED) -> Plan:
    """The best plan that a search finds in about this many games."""
    board = Board(tuple(ground.options.items()), seed)
    *_, last = search(ground.shop, board, play, games=games)
    return last.best


def _keep(file: Path, text: str) -> None:
    """Write a plan, whole or not at all; where that cannot be, it is found again another time."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as new:
            new.write(text)
        Path(new.name).replace(file)
    except OSError:
        return
