"""The coach: what is best now (`hint_search`), and where a game was lost (`game_review`).

Read `hint_search`, `findings`, `slices`, `game_review`; `texts` says it in words,
`command` is `fudaba review`.
"""

from fudaba.coach.findings import Care, Mistake, Point, Review
from fudaba.coach.game_review import Reviewing, review
from fudaba.coach.hint_search import Hint, RankedAnswer, hint

__all__ = ["Care", "Hint", "Mistake", "Point", "RankedAnswer", "Review", "Reviewing", "hint", "review"]
