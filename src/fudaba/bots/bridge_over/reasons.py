"""Why an answer of Bridge Over is a good one, as a coach would say it, and who is about to go out."""

from __future__ import annotations

from typing import Final

from fudaba.bots.bridge_over.sight import PRINTED, Sight
from fudaba.bots.mind.outlook import Reason
from fudaba.games.bridge_over.vocabulary import WORDS, BridgeOverAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

FEW: Final = 2
"""Whoever has so few cards may go out with the next turn."""
DEAR: Final = 10
"""A card that costs so many points is worth getting rid of."""


def reasons(ask: BridgeOverAsk, view: View, answer: Answer) -> list[Reason]:
    """What speaks for an answer."""
    now = Sight(ask, view)
    chosen = [WORDS.ask(ask).options[pick] for pick in answer]
    faces = tuple(option.face for option in chosen if option.verb in ("play", "release", "react"))
    if not faces or any(face not in PRINTED for face in faces):
        return []
    if len(now.hand) <= len(faces):
        return [Reason("bridge_over-out", faces)]
    points = sum(PRINTED[face].points for face in faces)
    if points >= DEAR:
        return [Reason("bridge_over-points", faces, number=points)]
    return [Reason("bridge_over-left", faces, number=len(now.hand) - len(faces))]


def threats(ask: BridgeOverAsk, view: View) -> list[Reason]:
    """Who has few cards left, the fewest first."""
    now = Sight(ask, view)
    few = sorted((now.counts[seat], seat) for seat in now.rivals if 0 < now.counts[seat] <= FEW)
    return [Reason("bridge_over-few", (), (seat,), count) for count, seat in few]
