"""The options of a table of Innovation (see docs/rulings.md)."""

from __future__ import annotations

from fudaba.games.innovation.facts.printed import EXPANSIONS, FOURTH


class HouseRules:
    """The options of a table, by the names under which they are set; not to be changed."""

    __slots__ = (
        "any_unseen",
        "artifacts",
        "card_counts",
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
        "unseen_draw",
        "victory",
        "wins_after_action",
    )

    def __init__(
        self,
        *,
        edition: str,
        teams: bool,
        start_hand: str,
        victory: str,
        unseen_draw: str,
        relics: bool,
        artifacts: bool,
        cities: bool,
        echoes: bool,
        figures: bool,
        unseen: bool,
        card_counts: bool = False,
    ) -> None:
        self.edition = edition
        self.teams = teams
        self.start_hand = start_hand
        self.victory = victory
        self.unseen_draw = unseen_draw
        self.relics = relics
        self.artifacts = artifacts
        self.cities = cities
        self.echoes = echoes
        self.figures = figures
        self.unseen = unseen
        self.card_counts = card_counts
        """Whether players are shown which cards they have not seen."""
        self.fourth = edition == FOURTH
        """Whether the rules are those of the fourth edition."""
        self.wins_after_action = self.fourth and victory == "after_action"
        """Whether the goal is looked at only at the end of an action (INN-AMB31)."""
        self.any_unseen = unseen_draw == "any"
        """Whether any first base draw of a turn brings an Unseen card, and not only one to the hand
        (INN-AMB12)."""
        self.sets = ("base", *[name for name in EXPANSIONS if getattr(self, name)])
        """The sets in play."""
