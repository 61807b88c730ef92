"""Finding the best plan for a kingdom: plans are tried against a growing field of plans, and bred on.

`genome` is a plan as it is bred, `initial_plans` the plans to begin with, by what is printed on cards,
`matches` what plays them against each other, `races` how strong they are by that, `rounds` the search,
`evolution` a round that crosses plans, and `chance` one that changes them by chance.
Nothing looks at a clock: the same kingdom, seed and number of games find the same plan anywhere.
"""

from __future__ import annotations

from fudaba.dominion_study.search.evolution import Generation
from fudaba.dominion_study.search.genome import Gene, Plan, plan_of, strategy_of, to_toml
from fudaba.dominion_study.search.initial_plans import Market, market_of
from fudaba.dominion_study.search.matches import Match, MatchResult, MatchSetup, Player, play
from fudaba.dominion_study.search.rounds import search

__all__ = [
    "Gene",
    "Generation",
    "Market",
    "Match",
    "MatchResult",
    "MatchSetup",
    "Plan",
    "Player",
    "market_of",
    "plan_of",
    "play",
    "search",
    "strategy_of",
    "to_toml",
]
