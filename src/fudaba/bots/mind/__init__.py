"""Thinking ahead in possible worlds, for every game: which of several answers is best.

A game says what there is to weigh and how to play on (`outlook`); the search spends a budget of rollouts on
it (`search`). Read `outlook`, `rollout`, `search`, `thinker`, then the outlook of a game.
"""

from __future__ import annotations

from fudaba.bots.mind.gentle import gently
from fudaba.bots.mind.outlook import Compares, Outlook, Player, Prospect, Reason
from fudaba.bots.mind.search import Budget, SearchCancelled, Verdict, Weighed, compared, think, until, weigh
from fudaba.bots.mind.thinker import Thinker

__all__ = [
    "Budget",
    "Compares",
    "Outlook",
    "Player",
    "Prospect",
    "Reason",
    "SearchCancelled",
    "Thinker",
    "Verdict",
    "Weighed",
    "compared",
    "gently",
    "think",
    "until",
    "weigh",
]
