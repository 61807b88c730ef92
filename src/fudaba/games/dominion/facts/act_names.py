"""The names of all acts that something may listen to: a misspelt one is an error of types."""

from __future__ import annotations

from typing import Literal, TypeAlias

ActName: TypeAlias = Literal[
    "BetweenTurns",
    "BuyPhaseBegins",
    "BuyPhaseEnds",
    "Buys",
    "BuysEvent",
    "CleanUpBegins",
    "Discards",
    "DiscardsAtOnce",
    "DiscardsHand",
    "DrawsHand",
    "Exiles",
    "Follows",
    "Gains",
    "GameEnds",
    "Gets",
    "GivesChoice",
    "GivesOne",
    "Instead",
    "Invests",
    "LastSun",
    "MayBuy",
    "MayGetActions",
    "MayLeavePlay",
    "MayPlay",
    "MayUseAction",
    "Pays",
    "PileEmpties",
    "Played",
    "Plays",
    "Reveals",
    "SetsUp",
    "Shuffles",
    "ShufflesSome",
    "TakesDebt",
    "TakesTokens",
    "TakesWay",
    "Trashes",
    "TurnBegins",
    "TurnEnds",
]
"""The name of an act is the name of its class; a test holds both equal."""
