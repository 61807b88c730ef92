"""The delay before a question is shown as answered, whether or not it was asked.

A viewer must not see by the time whether somebody was asked. A bot's answer is shown at a beat: so
many tenths of a second after its question, never sooner than its pace; by then it has been found and written.
A bot that was not asked seems to think for as long as it lately did when it was.

A bot that thinks ahead takes longer the more it has to choose from, which is nobody's business: all of its
answers are shown after what was enough for nearly all of its latest ones, also where it only
seems to be asked.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict, deque

BEAT = 0.1
"""Seconds between the moments at which a bot's answer may be shown."""
AHEAD = 0.1
"""How many seconds before its pace is over a bot's answer is written."""
LATELY = 64
"""How many answers of a bot are remembered."""
NEARLY = 0.9
"""The share of its latest answers for which the time is enough that one who thinks ahead always takes."""


class Pacing:
    """The times of all bots of a server. pace: seconds that each seems to think at least; pad: from and to,
    for how long it seems that a person is asked."""

    def __init__(self, pace: float, pad: tuple[float, float]) -> None:
        self._pace = pace
        self._pad = pad
        self._thinkers: set[str] = set()
        self._beats: defaultdict[str, deque[int]] = defaultdict(lambda: deque([0], maxlen=LATELY))
        self._writes: deque[float] = deque(maxlen=LATELY)

    @property
    def ahead(self) -> float:
        """Seconds after its question at which a bot's answer may be written."""
        return max(0.0, self._pace - AHEAD)

    def shown_after(self, bot: str, took: float, *, thinks: bool = False) -> float:
        """Seconds after its question at which an answer is shown that was there after `took`; remembered.

        thinks: whether the bot thinks ahead, longer about one question than about another.
        """
        if not self._pace:
            return took
        beats = max(0, math.ceil((took - self._pace) / BEAT - 1e-6))
        usual = self._usual(bot) if thinks else 0
        self._beats[bot].append(beats)
        if thinks:
            self._thinkers.add(bot)
        return self._pace + max(beats, usual) * BEAT

    def _usual(self, bot: str) -> int:
        """The beats that one who thinks ahead takes for any answer."""
        beats = sorted(self._beats[bot])
        return beats[min(len(beats) - 1, int(NEARLY * len(beats)))]

    def wrote(self, took: float) -> None:
        """It took this many seconds to write an answer."""
        self._writes.append(took)

    def seems_written(self) -> float:
        """Seconds that it seems to take to write an answer which nobody had to give.

        A clock stops when an answer comes, which is shown when it is written.
        """
        return random.choice(self._writes) if self._writes else 0.0

    def seems(self, bot: str) -> float:
        """Seconds for which it seems that a bot ("" for a person) is asked who is not."""
        if not bot:
            return random.uniform(*self._pad)
        if not self._pace:
            return 0.0
        beats = self._usual(bot) if bot in self._thinkers else random.choice(self._beats[bot])
        return self._pace + beats * BEAT
