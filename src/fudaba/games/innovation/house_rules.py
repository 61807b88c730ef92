"""The options of a table of Innovation (see docs/rulings.md)."""

from __future__ import annotations

from typing import NamedTuple

from fudaba.games.innovation.printed import EXPANSIONS, FOURTH


class HouseRules(NamedTuple):
    """The options of a table, by the names under which they are set."""

    edition: str
    teams: bool
    start_hand: str
    relics: bool
    artifacts: bool
    cities: bool
    echoes: bool
    figures: bool
    unseen: bool

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets in play."""
        return ("base", *(name for name in EXPANSIONS if getattr(self, name)))

    @property
    def fourth(self) -> bool:
        """Whether the rules are those of the fourth edition."""
        return self.edition == FOURTH
