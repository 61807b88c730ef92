"""The options of a table; docs/rulings.md tells what each decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fudaba.kernel.game import Switch, Value

RULES: Final = (
    Switch("dur.leavePlay", "2025", ("2025", "pre2025"), "DOM-AMB17"),
    Switch("cmd.duration", "2025", ("2025", "pre2025"), "DOM-AMB10"),
    Switch("poss.text", "en2", ("en2", "empires", "en1", "jp1"), "DOM-AMB9"),
    Switch("outpost", "2023", ("2023", "prevTurn", "orig"), "DOM-AMB3"),
    Switch("trader", "2020", ("2020", "orig"), "DOM-AMB8"),
    Switch("farmland", "2022", ("2022", "orig"), "DOM-AMB7"),
    Switch("mint", "onGain", ("onGain", "orig"), "DOM-AMB7"),
    Switch("hauntedWoods", "orig", ("orig", "2022"), "DOM-AMB7"),
    Switch("swampHag", "orig", ("orig", "2022"), "DOM-AMB7"),
    Switch("prince", "2025", ("2025", "orig"), "DOM-AMB11"),
    Switch("enchantVsWay", "2023", ("2023",), "DOM-AMB15"),
    Switch("recklessChameleon", "once", ("once", "twice"), "DOM-AMB15"),
    Switch("order", "when_it_matters", ("when_it_matters", "always")),
)
"""How the rules are read. `order`: whether players are asked for the order of abilities that cannot
influence each other."""

MOST_LANDSCAPES: Final = 4
"""How many landscapes can be asked for."""
LANDSCAPES: Final = (
    "auto",
    *map(str, range(MOST_LANDSCAPES + 1)),
    *(
        f"{least}-{most}"
        for least in range(MOST_LANDSCAPES)
        for most in range(least + 1, MOST_LANDSCAPES + 1)
    ),
)
"""A number of landscapes, or the least and the most of which there are any as likely as another."""

KINGDOM: Final = (
    Switch("kingdom", "", ()),
    Switch("sets", "", ()),
    Switch("mix", "all", ("all", "1", "2", "3", "4")),
    Switch("require", "", ()),
    Switch("ban", "", ()),
    Switch("spread", "any", ("any", "even")),
    Switch("edition", "second", ("second", "first", "both")),
    Switch("feel", "any", ("any", "no_attacks", "villages", "fast", "beginner")),
    Switch("landscapes", "auto", LANDSCAPES, "WAY-07"),
    Switch("colonies", "auto", ("auto", "yes", "no")),
    Switch("shelters", "auto", ("auto", "yes", "no")),
)
"""What is played with; see kingdoms.py. Lists are ids or English names with commas.

kingdom: a kingdom by its name, or its cards and landscapes; "" for one drawn at random, to which the next
eight apply. sets: which it is drawn from, "" for all. mix: from how many of these, drawn at random. require,
ban: what must and must not be in it. spread: whether at least two cost up to $3, two $4, and two more.
edition: which edition's cards are drawn; others only if they are required. feel: how it plays (`setup.feel`).
landscapes: how many Events, Projects and so on. colonies, shelters: whether they are used.
"""

HELP: Final = (Switch("deck_counts", False, (False, True)),)
"""What the table remembers for its players. deck_counts: how many of which cards lie in their own deck."""

SWITCHES: Final = (*RULES, *KINGDOM, *HELP)


class HouseRules(NamedTuple):
    """The rules' options by the names that code reads."""

    leave_play: str = "2025"
    """When a Duration leaves play (DOM-AMB17)."""
    command_duration: str = "2025"
    """How a Command card plays a Duration (DOM-AMB10)."""
    possession: str = "en2"
    """The edition of Possession's text (DOM-AMB9)."""
    outpost: str = "2023"
    """The year of Outpost's text (DOM-AMB3)."""
    trader: str = "2020"
    """The year of Trader's text (DOM-AMB8)."""
    farmland: str = "2022"
    """The year of Farmland's text (DOM-AMB7)."""
    mint: str = "onGain"
    """When Mint trashes: "onGain", or "orig" for once it is bought (DOM-AMB7)."""
    haunted_woods: str = "orig"
    """The year of Haunted Woods' text (DOM-AMB7)."""
    swamp_hag: str = "orig"
    """The year of Swamp Hag's text (DOM-AMB7)."""
    prince: str = "2025"
    """The year of Prince's text (DOM-AMB11)."""
    enchant_vs_way: str = "2023"
    """How Enchantress and a Way go together (DOM-AMB15)."""
    reckless_chameleon: str = "once"
    """How often a Reckless card is followed by Way of the Chameleon (DOM-AMB15)."""
    order: str = "when_it_matters"
    """Whether players are asked for the order of abilities that cannot influence each other."""
    deck_counts: bool = False
    """Whether the table counts for its players which cards lie in their own deck."""


def house_rules_of(options: Mapping[str, Value]) -> HouseRules:
    """The house of a table's options; those not given are at their defaults."""
    rules = [str(options.get(switch.name, switch.default)) for switch in RULES]
    return HouseRules._make([*rules, bool(options.get("deck_counts", False))])
