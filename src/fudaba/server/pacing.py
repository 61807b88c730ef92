"""How long a question seems to be thought about, asked or not.

Whoever looks on must not see by the time whether somebody was asked. A bot's answer is shown at a beat: so
many tenths of a second after its question, never sooner than its pace; by then it has been found and written.
A bot that was not asked seems to think for as long as it lately did when it was.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict, deque

BEAT = 0.1
"""Seconds between the moments at which a bot's answer may be shown."""
AHEAD = 0.1
"""So many seconds before its pace is over a bot's answer is written."""
LATELY = 64
"""So many answers of a bot are remembered."""


class Pacing:
    """The times of all bots of a server. pace: seconds that each seems to think at least; pad: from and to,
    for how long it seems that a person is asked."""

    def __init__(self, pace: float, pad: tuple[float, float]) -> None:
        self._pace = pace
        self._pad = pad
        self._beats: defaultdict[str, deque[int]] = defaultdict(lambda: deque([0], maxlen=LATELY))

    @property
    def ahead(self) -> float:
        """Seconds after its question at which a bot's answer may be written."""
        return max(0.0, self._pace - AHEAD)

    def shown_after(self, bot: str, took: float) -> float:
        """Seconds after its question at which an answer is shown that was there after `took`; remembered."""
        if not self._pace:
            return took
        beats = max(0, math.ceil((took - self._pace) / BEAT - 1e-6))
        self._beats[bot].append(beats)
        return self._pace + beats * BEAT

    def seems(self, bot: str) -> float:
        """Seconds for which it seems that a bot ("" for a person) is asked who is not."""
        if not bot:
            return random.uniform(*self._pad)
        return self._pace + random.choice(self._beats[bot]) * BEAT if self._pace else 0.0
