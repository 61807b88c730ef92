"""The coach: what is best now (`hinting`), and where a game was lost (`looking`).

Read `hinting`, `findings`, `slices`, `looking`; `texts` says it in words.
"""

from fudaba.coach.findings import Care, Mistake, Point, Review
from fudaba.coach.hinting import Hint, RankedAnswer, hint
from fudaba.coach.looking import Reviewing, review

__all__ = ["Care", "Hint", "Mistake", "Point", "RankedAnswer", "Review", "Reviewing", "hint", "review"]
