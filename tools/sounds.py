"""Makes the sounds of the browser table: two struck bars of wood, one for a turn and two for an end.

python tools/sounds.py writes `web/public/turn.wav` and `web/public/over.wav`, always the same.
"""

from __future__ import annotations

import math
import wave
from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
RATE = 16_000
"""Samples a second."""
LOUDEST = 90
"""Of 127, so that nothing is cut off."""
BAR = ((1.0, 1.0, 9.0), (3.93, 0.35, 22.0), (9.24, 0.12, 45.0))
"""How a wooden bar sounds: each overtone by its pitch, how loud it is, and how fast it dies away."""


def struck(pitch: float, seconds: float) -> list[float]:
    """A bar of this pitch, struck at the beginning; from -1 to 1."""
    return [
        sum(loud * math.exp(-fast * t) * math.sin(2 * math.pi * pitch * tone * t) for tone, loud, fast in BAR)
        / sum(loud for _, loud, _ in BAR)
        for t in (sample / RATE for sample in range(round(seconds * RATE)))
    ]


def one_after_another(*pitches: float, apart: float, seconds: float) -> list[float]:
    """Several bars, this many seconds apart."""
    sounds = [0.0] * round((apart * (len(pitches) - 1) + seconds) * RATE)
    for place, pitch in enumerate(pitches):
        for sample, height in enumerate(struck(pitch, seconds), round(place * apart * RATE)):
            sounds[sample] += height
    return sounds


def write(name: str, sounds: list[float]) -> None:
    """Keep a sound as a file of 8 bits."""
    most = max(abs(height) for height in sounds)
    with wave.open(str(PUBLIC / name), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(RATE)
        file.writeframes(bytes(128 + round(LOUDEST * height / most) for height in sounds))


if __name__ == "__main__":
    write("turn.wav", one_after_another(587.33, 880.0, apart=0.11, seconds=0.45))
    write("over.wav", one_after_another(880.0, 698.46, 587.33, apart=0.16, seconds=0.6))
