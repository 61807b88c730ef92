"""What is measured: the twelve matches, what else is played with every question asked, and the budgets.

Machines differ, so a figure is a ratio to what Pyminion's big-money mirror comes to beside it, in CPU time of
one core. `before` is that ratio as it was on the plain Python of commit 8293b7b, before anything was made
faster: a budget of some multiple of "before" is missed as soon as a change slows a match down again, on any
machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

STRATEGIES: Final = Path(__file__).parent / "strategies"
FULL: Final = "witch,moat,village,smithy,market,militia,chapel,laboratory,throne_room,workshop"
"""A kingdom in which much could listen, and attack."""
QUIET: Final = "cellar,chapel,festival,gardens,laboratory,market,remodel,smithy,village,workshop"
"""A kingdom of the base set in which nothing listens; big money buys nothing of it but Smithies."""
WARES: Final = "village,smithy,market,festival,laboratory,woodcutter,moat,cellar"
"""What lies beside the cards of most matches."""


class Least(NamedTuple):
    """How many times as fast as before it must be, plain and compiled."""

    plain: float
    compiled: float


class Match(NamedTuple):
    """Two strategies of the folder `strategies`, or bots that come with Fudaba, and their kingdom.

    before: its games a second then, to the yardstick's; None for a match that players could not play so then.
    least: its budget in these. to_peer: how many times as fast as the same match of Pyminion it must be,
    plain and compiled; None where that lacks the cards.
    """

    name: str
    bots: tuple[str, str]
    kingdom: str
    before: float | None
    least: Least
    to_peer: Least | None = None


class General(NamedTuple):
    """Random kingdoms or random players, or as a table plays: answers a second are what counts.

    bots: who plays. options: of the game. watched: whether the log is written and checkpoints are kept, as
    for people. before, least: as in `Match`.
    """

    name: str
    game: str
    bots: str
    options: dict[str, object]
    watched: bool
    before: float
    least: Least


PLAYED: Final = Least(4, 8)
"""For what attacks, Durations and Actions are played in."""
PEER: Final = Least(1, 1)

MATCHES: Final = (
    Match(
        "Big money, nobody buys what listens",
        ("big-money", "big-money"),
        FULL,
        0.29,
        Least(5, 9),
        Least(5, 9),
    ),
    Match("Witch", ("witch", "witch"), FULL, 0.1735, PLAYED, PEER),
    Match("Militia against Moat", ("militia", "moat"), FULL, 0.215, PLAYED, PEER),
    Match("Wharf", ("wharf", "wharf"), f"wharf,mine,{WARES}", 0.183, PLAYED),
    Match("Jack of All Trades", ("jack", "jack"), f"jack_of_all_trades,mine,{WARES}", 0.1965, PLAYED),
    Match("Goons", ("goons", "goons"), f"goons,workers_village,{WARES}", 0.0927, PLAYED),
    Match("Laboratory, Militia, Chapel", ("laboratories", "laboratories"), FULL, 0.152, PLAYED, PEER),
    Match(
        "Fishing Village, Wharf",
        ("fishing_wharf", "fishing_wharf"),
        f"fishing_village,wharf,{WARES}",
        0.11,
        PLAYED,
    ),
    Match("Minion", ("minion", "minion"), f"minion,chapel,{WARES}", 0.125, PLAYED, PEER),
    Match(
        "Minion, new hands", ("minion_hands", "minion_hands"), f"minion,chapel,{WARES}", None, PLAYED, PEER
    ),
    Match("Throne Rooms", ("thrones", "thrones"), FULL, 0.0967, PLAYED, PEER),
    Match(
        "A Way, Events, a Project",
        ("landscapes", "landscapes"),
        f"chapel,militia,{WARES},way_of_the_pig,ride,citadel",
        0.1005,
        PLAYED,
    ),
    Match(
        "Durations, Possession",
        ("possession", "possession"),
        f"possession,merchant_ship,caravan,{WARES}".replace(",cellar", ""),
        0.122,
        PLAYED,
    ),
)
SETTING_UP: Final = 1.0
"""How many milliseconds at most for setting up a game with a random kingdom, once the catalogue is loaded."""
RANDOM: Final = Least(2.2, 4)
EXPANSIONS: Final = ("echoes", "figures", "cities", "artifacts", "unseen")
FIVE: Final[dict[str, object]] = {"edition": "fourth", **dict.fromkeys(EXPANSIONS, True)}
GENERAL: Final = (
    General("Dominion, random kingdoms, random players", "dominion", "random", {}, False, 19.1, RANDOM),
    General("Dominion, random kingdoms, big money", "dominion", "big-money", {}, False, 11.6, RANDOM),
    General(
        "Dominion, random kingdoms, a table with people",
        "dominion",
        "random",
        {},
        True,
        5.27,
        Least(1.8, 1.8),
    ),
    General("Innovation", "innovation", "random", {}, False, 11.45, Least(2.2, 4.5)),
    General("Innovation, five expansions", "innovation", "random", FIVE, False, 3.25, Least(2, 4)),
    General("Innovation, a table with people", "innovation", "random", {}, True, 3.25, Least(1.8, 1.8)),
)
