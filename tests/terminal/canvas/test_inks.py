"""Every ink can be read on what it is written on."""

from __future__ import annotations

import pytest

from fudaba.terminal.canvas.inks import NIGHT, PAPER, Inks


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("inks", [PAPER, NIGHT])
def test_all_text_can_be_read(inks: Inks) -> None:
    pairs = [
        (ink, paper)
        for ink in (inks.ink, inks.ink_2, inks.ink_3)
        for paper in (inks.table, inks.sheet, inks.sheet_2)
    ]
    pairs += [(inks.on_ink, inks.ink), (inks.on_shu, inks.shu)]
    pairs += [(on, fill) for fill, on, _ in inks.fills.values()]
    pairs += [(text, inks.sheet) for _, _, text in inks.fills.values()]
    pairs += [(inks.ink, wash) for wash in inks.washes.values()]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)
