"""The ids of rules, as scenarios and tests name them."""

from __future__ import annotations

import re
from functools import cache

from fudaba.lab.adapter import adapters
from fudaba.lab.errors import nearest, wrong
from fudaba.text import sources


def rule_ids() -> list[str]:
    """Every rule id of the catalogue, in the order of its sources."""
    return list(sources())


def game_of(rule_id: str) -> str:
    """The game whose rule it is, "" where its prefix belongs to none."""
    return _prefixes().get(rule_id.partition("-")[0], "")


def is_rule_of_a_game(text: str) -> bool:
    """Whether a text that looks like an id begins as the rules of some game do."""
    return game_of(text) != ""


def read_rule(text: str, game: str = "") -> str:
    """The rule id that is meant: itself, or `G-12`, `AMB-4`, `BRG-AMB-4` for a ruling (of this game).

    Raises `Wrong` for a rule that there is not.
    """
    known = sources()
    own = [prefix for prefix, owner in _prefixes().items() if game in ("", owner)]
    for spelling in (text, *(f"{prefix}-{text}" for prefix in own)):
        rule_id = re.sub(r"-(G|AMB)-([0-9]+)$", r"-\1\2", spelling)
        if rule_id in known:
            return rule_id
    raise wrong("lab-wrong-rule", rule=text, near=nearest(text, known))


@cache
def _prefixes() -> dict[str, str]:
    """The game of each prefix."""
    return {prefix: adapter.game.name for adapter in adapters() for prefix in adapter.rule_prefixes}
