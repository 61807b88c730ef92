"""Every ink can be read on what it is written on."""

from __future__ import annotations

import pytest

from fudaba.terminal.canvas.palette import NIGHT, PAPER, Palette


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", [PAPER, NIGHT])
def test_all_text_can_be_read(palette: Palette) -> None:
    pairs = [
        (ink, canvas)
        for ink in (palette.ink, palette.ink_2, palette.ink_3)
        for canvas in (palette.table, palette.dialog, palette.sheet_2)
    ]
    pairs += [(palette.on_ink, palette.ink), (palette.on_shu, palette.shu)]
    pairs += [(on, fill) for fill, on, _ in palette.fills.values()]
    pairs += [(text, palette.dialog) for _, _, text in palette.fills.values()]
    pairs += [(palette.ink, wash) for wash in palette.washes.values()]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)
