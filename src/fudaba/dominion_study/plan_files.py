"""The files of plans: those that come with Fudaba, and those in the user's data folder."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fudaba import user_folders
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.strategy_file import read
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.search import Plan, plan_of, to_toml
from fudaba.kernel.game import BadSetup
from fudaba.system import write_whole

FIRST: Final = "first"
"""In the name of the file of a first plan, where others have the number of games."""
VERSION: Final = 3
"""Of the key: the plans that come with Fudaba are named by it."""
SEARCH: Final = 8
"""Of the search: a stored plan that another version found is looked for again."""


def key_of(kingdom: PlanKingdom) -> str:
    """The name under which the plan for a kingdom is kept."""
    text = repr((VERSION, *kingdom._replace(seats=2)))
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def shipped_text(kingdom: PlanKingdom) -> str:
    """The text of the plan that comes with Fudaba; "" where none does."""
    file = files(__package__).joinpath("plans", f"{key_of(kingdom)}.toml")
    return file.read_text("utf-8") if file.is_file() else ""


def shipped_for(kingdom: PlanKingdom) -> Plan | None:
    """The plan that comes with Fudaba for a kingdom; None where none does."""
    text = shipped_text(kingdom)
    return plan_of(strategy_in(text)) if text else None


def stored_text(kingdom: PlanKingdom, games: int | str) -> str:
    """The text of the plan that was stored; "" where none was that can be read. games: `FIRST` for the first
    plan of a search."""
    try:
        text = _file(kingdom, games).read_text("utf-8")
        strategy_in(text)
    except (OSError, ValueError, BadSetup):
        return ""
    return text


def store(kingdom: PlanKingdom, games: int | str, plan: Plan) -> str:
    """Write a plan, whole or not at all, and return its text; what cannot be written is found again another
    time."""
    text = to_toml(plan, "found", " ".join((*kingdom.cards, *kingdom.landscapes)))
    file = _file(kingdom, games)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text.encode())
    except OSError:
        pass
    return text


@lru_cache(maxsize=256)
def strategy_in(text: str) -> Strategy:
    """The strategy in the text of a plan. Raises ValueError or `BadSetup` where it is none."""
    return read(text, "found.toml")


def _file(kingdom: PlanKingdom, games: int | str) -> Path:
    return Path(user_folders.data()) / "plans" / f"{key_of(kingdom)}-{SEARCH}-{games}.toml"
