"""The options of a table of Innovation (see docs/rulings.md)."""

from __future__ import annotations

from fudaba.games.innovation.printed import EXPANSIONS, FOURTH


class HouseRules:
    """The options of a table, by the names under which they are set; not to be changed.

    sets: the sets in play. fourth: whether the rules are those of the fourth edition.
    """

    __slots__ = (
        "artifacts",
        "cities",
        "echoes",
        "edition",
        "figures",
        "fourth",
        "relics",
        "sets",
        "start_hand",
        "teams",
        "unseen",
    )

    def __init__(
        self,
        *,
        edition: str,
        teams: bool,
        start_hand: str,
        relics: bool,
        artifacts: bool,
        cities: bool,
        echoes: bool,
        figures: bool,
        unseen: bool,
    ) -> None:
        self.edition = edition
        self.teams = teams
        self.start_hand = start_hand
        self.relics = relics
        self.artifacts = artifacts
        self.cities = cities
        self.echoes = echoes
        self.figures = figures
        self.unseen = unseen
        self.fourth = edition == FOURTH
        self.sets = ("base", *[name for name in EXPANSIONS if getattr(self, name)])
