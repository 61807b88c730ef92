"""The coach: what is best now (`hinting`), and where a game was lost (`looking`).

Read `hinting`, `findings`, `slices`, `looking`; `texts` says it in words.
"""

from fudaba.coach.findings import Care, Mistake, Point, Review
from fudaba.coach.game_review import Reviewing, review
from fudaba.coach.hint_search import Hint, RankedAnswer, hint

__all__ = ["Care", "Hint", "Mistake", "Point", "RankedAnswer", "Review", "Reviewing", "hint", "review"]
