"""Text can be read on every paper, by day and by night (WCAG: 4.5 to 1; outlines 3 to 1)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
DECLARED = re.compile(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})")
GAMES = ("red", "yellow", "green", "blue", "purple")
PAPERS = ("table", "sheet", "sheet-2")


def colours(scheme: str) -> dict[str, str]:
    """The colours of one mode; night changes those of day."""
    light = dict(DECLARED.findall(TOKENS[: TOKENS.index(":root:lang(ja)")]))
    night = TOKENS[TOKENS.index(':root[data-theme="dark"]') :]
    return light if scheme == "light" else light | dict(DECLARED.findall(night))


def brightness(colour: str) -> float:
    """Relative luminance."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_pair_can_be_read(scheme: str) -> None:
    known = colours(scheme)
    pairs = [(ink, paper, 4.5) for ink in ("ink", "ink-2", "ink-3") for paper in PAPERS]
    pairs += [(f"on-{name}", name, 4.5) for name in GAMES]
    pairs += [(f"{name}-ink", paper, 4.5) for name in GAMES for paper in ("sheet", "sheet-2", f"{name}-wash")]
    pairs += [(f"on-{name[2:]}", name, 4.5) for name in known if name.startswith("t-")]
    pairs += [("on-ink", "ink", 4.5), ("on-shu", "shu", 4.5), ("on-coin", "coin", 4.5)]
    pairs += [("line-2", paper, 3.0) for paper in PAPERS]
    faint = [
        f"{ink} on {paper}: {found:.2f}"
        for ink, paper, least in pairs
        if (found := contrast(known[ink], known[paper])) < least
    ]
    assert faint == []


def test_night_is_the_same_by_system_and_by_choice() -> None:
    system = TOKENS[TOKENS.index("prefers-color-scheme: dark") : TOKENS.index("/* the same set by choice")]
    chosen = TOKENS[TOKENS.index(':root[data-theme="dark"]') :]
    assert DECLARED.findall(system) == DECLARED.findall(chosen)
    assert len(DECLARED.findall(chosen)) > 40
