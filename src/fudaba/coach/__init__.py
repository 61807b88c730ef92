"""The coach: what is best now (`hinting`), and where a game was lost (`looking`).

Read `hinting`, `findings`, `slices`, `looking`; `telling` says it in words.
"""

from fudaba.coach.findings import Care, Mistake, Point, Review
from fudaba.coach.hinting import Choice, Hint, hint
from fudaba.coach.looking import Reviewing, review

__all__ = ["Care", "Choice", "Hint", "Mistake", "Point", "Review", "Reviewing", "hint", "review"]
