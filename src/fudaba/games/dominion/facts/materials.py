"""What lies on a real table besides cards: tokens and mats, and which cards ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from fudaba.games.dominion.facts.kinds import Kind
from fudaba.games.dominion.facts.types import LIAISON, OMEN, RESERVE

Whose = Literal["player", "table"]


class Material(NamedTuple):
    """A sort of token, or a mat."""

    sort: Literal["token", "mat"]
    """"token" or "mat"."""
    each: Whose
    """Whether every player needs it, or the table."""
    number: int
    """How many of it each needs, 0 for as many as there are."""
    by: frozenset[str] = frozenset()
    """The ids of the cards that need it."""
    of: Callable[[Kind], bool] | None = None
    """A test of the kinds that need it besides, None for none."""

    def is_for(self, kind: Kind) -> bool:
        """Whether a card needs it."""
        return kind.id in self.by or (self.of is not None and self.of(kind))


def _ids(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


_COFFERS: Final = _ids(
    "baker butcher candlestick_maker ducat exploration footpad guildhall huge_turnip merchant_guild pageant "
    "patron plaza silk_merchant spices swashbuckler villain"
)
_VILLAGERS: Final = _ids("academy acting_troupe exploration lackeys patron recruiter sculptor silk_merchant")
_VP: Final = _ids(
    "aqueduct arena basilica baths battlefield bishop chariot_race collection colonnade conquest "
    "crumbling_castle defiled_shrine dominate emporium farmers_market goons grand_castle groundskeeper "
    "investment labyrinth monument mountain_pass plunder ritual sacrifice salt_the_earth temple tomb triumph "
    "wedding wild_hunt"
)
_DEBT: Final = _ids(
    "capital change craftsman credit gold_mine harsh_winter imperial_envoy litter mountain_pass "
    "root_cellar tax"
)
_EXILE: Final = _ids(
    "banish bounty_hunter camel_train cardinal coven displace enclave gatekeeper invest sanctuary stockpile "
    "transport way_of_the_camel way_of_the_worm"
)

MATERIALS: Final[dict[str, Material]] = {
    "coins": Material(
        "token", "table", 0, _COFFERS | _VILLAGERS | _ids("garrison pirate_ship sinister_plot trade_route")
    ),
    "vp": Material("token", "table", 0, _VP),
    "debt": Material("token", "table", 0, _DEBT, lambda kind: kind.cost.debt > 0),
    "embargo": Material("token", "table", 0, _ids("embargo")),
    "favors": Material("token", "table", 0, of=lambda kind: kind.is_a(LIAISON)),
    "suns": Material("token", "table", 0, of=lambda kind: kind.is_a(OMEN)),
    "cubes": Material("token", "player", 2, of=lambda kind: kind.sort == "project"),
    "journey": Material("token", "player", 1, _ids("giant pilgrimage ranger")),
    "plus_card": Material("token", "player", 1, _ids("pathfinding teacher")),
    "plus_action": Material("token", "player", 1, _ids("lost_arts teacher")),
    "plus_buy": Material("token", "player", 1, _ids("seaway teacher")),
    "plus_coin": Material("token", "player", 1, _ids("teacher training")),
    "minus_cost": Material("token", "player", 1, _ids("ferry")),
    "trashing": Material("token", "player", 1, _ids("plan")),
    "estate": Material("token", "player", 1, _ids("inheritance")),
    "minus_card": Material("token", "player", 1, _ids("borrow raid relic")),
    "minus_coin": Material("token", "player", 1, _ids("ball bridge_troll")),
    "coffers_mat": Material("mat", "player", 1, _COFFERS),
    "villagers_mat": Material("mat", "player", 1, _VILLAGERS),
    "favors_mat": Material("mat", "player", 1, of=lambda kind: kind.is_a(LIAISON)),
    "exile_mat": Material("mat", "player", 1, _EXILE),
    "tavern_mat": Material("mat", "player", 1, _ids("miser"), lambda kind: kind.is_a(RESERVE)),
    "island_mat": Material("mat", "player", 1, _ids("island")),
    "native_village_mat": Material("mat", "player", 1, _ids("native_village")),
    "pirate_ship_mat": Material("mat", "player", 1, _ids("pirate_ship")),
    "trade_route_mat": Material("mat", "table", 1, _ids("trade_route")),
}
"""All of them, by id, in the order in which they are listed."""
