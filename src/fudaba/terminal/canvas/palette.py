"""The colours: ink on paper by day, night paper in the dark; colour itself belongs to the games' cards."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rich.style import Style
from textual.color import Color
from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """One set of papers and inks."""

    name: str
    """The name by which a person chooses it."""
    dark: bool
    """Whether its papers are dark."""
    table: str
    """The paper of the table."""
    dialog: str
    """The paper of dialogs."""
    sheet_2: str
    """A quiet part of a paper."""
    ink: str
    """Text."""
    ink_2: str
    """Text of second rank."""
    ink_3: str
    """Captions."""
    line: str
    """Decoration."""
    line_2: str
    """Outlines."""
    on_ink: str
    """Text on ink."""
    back: str
    """The back of a card."""
    shu: str
    """The red of the seal, used for nothing else."""
    on_shu: str
    """Text on the seal."""
    fills: Mapping[str, tuple[str, str, str]]
    """For each colour of a game its surface, the text on it, and itself as text."""
    washes: Mapping[str, str]
    """Pale papers in some of these colours, for ink."""

    def on(self, paper: str, ink: str = "", *, bold: bool = False, italic: bool = False) -> Style:
        """Ink on a paper."""
        return _style(ink or self.ink, paper, bold, italic)

    def by(
        self, ink: str = "", *, bold: bool = False, italic: bool = False, underline: bool = False
    ) -> Style:
        """Ink alone, on whatever paper is there."""
        return _style(ink or self.ink, None, bold, italic, underline)

    def theme(self) -> Theme:
        """The same for Textual's own widgets."""
        return Theme(
            name=self.name,
            primary=self.ink,
            secondary=self.ink_2,
            accent=self.shu,
            foreground=self.ink,
            background=self.table,
            surface=self.dialog,
            panel=self.sheet_2,
            dark=self.dark,
            variables={
                "scrollbar": self.line_2,
                "scrollbar-hover": self.ink_2,
                "scrollbar-active": self.ink,
                "scrollbar-background": self.sheet_2,
                "scrollbar-corner-color": self.sheet_2,
            },
        )


@cache
def _style(
    ink: str | None, paper: str | None, bold: bool = False, italic: bool = False, underline: bool = False
) -> Style:
    return Style(
        color=ink, bgcolor=paper, bold=bold or None, italic=italic or None, underline=underline or None
    )


@cache
def between(one: str, other: str, part: float) -> str:
    """A colour on the way from one to another."""
    return Color.parse(one).blend(Color.parse(other), part).hex6.lower()


# The types of Dominion's cards and landscapes.
_TYPES_BY_DAY = {
    "action": ("#4d5665", "#fffdf8", "#414958"),
    "treasure": ("#e0ad33", "#161c28", "#765400"),
    "victory": ("#1b6a44", "#fffdf8", "#155737"),
    "curse": ("#5e3886", "#fffdf8", "#523075"),
    "attack": ("#b7262d", "#fffdf8", "#9c1d26"),
    "reaction": ("#1f66a8", "#fffdf8", "#1a457e"),
    "duration": ("#e07f22", "#161c28", "#8a4708"),
    "night": ("#1d2145", "#fffdf8", "#1d2145"),
    "reserve": ("#c3a06b", "#161c28", "#6b5226"),
    "ruins": ("#75573a", "#fffdf8", "#5f452d"),
    "shelter": ("#96413a", "#fffdf8", "#84352f"),
    "way": ("#2f7486", "#fffdf8", "#245f6e"),
    "event": ("#5c6673", "#fffdf8", "#4a535f"),
    "landmark": ("#1b6a44", "#fffdf8", "#155737"),
    "project": ("#a2465f", "#fffdf8", "#8a3850"),
    "ally": ("#7d6432", "#fffdf8", "#63501f"),
    "trait": ("#5a56a0", "#fffdf8", "#4a4690"),
    "prophecy": ("#2b6f63", "#fffdf8", "#215a50"),
}
_WASHES_BY_DAY = {
    "duration": "#fbe9d6",
    "reaction": "#e0ebf5",
    "reserve": "#f3ebdc",
    "ruins": "#ece3d8",
    "shelter": "#f3e2de",
    "way": "#dbebee",
    "event": "#e9ebea",
    "landmark": "#deece2",
    "project": "#f4e1e6",
    "ally": "#f0e9d8",
    "trait": "#e4e3f2",
    "prophecy": "#dceae6",
}
_TYPES_BY_NIGHT = {
    "action": ("#586272", "#fffdf8", "#bfc3ca"),
    "treasure": ("#d9a732", "#161c28", "#edc561"),
    "victory": ("#1f7049", "#fffdf8", "#83cfa3"),
    "curse": ("#6c449a", "#fffdf8", "#cdaeec"),
    "attack": ("#bf3239", "#fffdf8", "#f29a97"),
    "reaction": ("#2a6db1", "#fffdf8", "#9cc1ef"),
    "duration": ("#d9791f", "#161c28", "#f0b077"),
    "night": ("#3a3f78", "#fffdf8", "#b3b7ea"),
    "reserve": ("#b8955f", "#161c28", "#d8bd92"),
    "ruins": ("#7d5f41", "#fffdf8", "#cdb193"),
    "shelter": ("#9d4b43", "#fffdf8", "#e9a49d"),
    "way": ("#317888", "#fffdf8", "#8fcbd9"),
    "event": ("#626c79", "#fffdf8", "#bfc3ca"),
    "landmark": ("#1f7049", "#fffdf8", "#83cfa3"),
    "project": ("#a94f67", "#fffdf8", "#eaa5b6"),
    "ally": ("#80683a", "#fffdf8", "#d6bf8c"),
    "trait": ("#625ea9", "#fffdf8", "#b8b5ee"),
    "prophecy": ("#30786b", "#fffdf8", "#8fd0c2"),
}
_WASHES_BY_NIGHT = {
    "duration": "#3a2815",
    "reaction": "#182b3e",
    "reserve": "#332b1e",
    "ruins": "#2f261d",
    "shelter": "#372120",
    "way": "#162d33",
    "event": "#242a33",
    "landmark": "#17301f",
    "project": "#381f28",
    "ally": "#302919",
    "trait": "#26253f",
    "prophecy": "#17302c",
}

PAPER = Palette(
    name="paper",
    dark=False,
    table="#e6e8e1",
    dialog="#fbfbf7",
    sheet_2="#f1f2ec",
    ink="#161c28",
    ink_2="#414958",
    ink_3="#59616f",
    line="#c8cbc2",
    line_2="#7e8590",
    on_ink="#fbfbf7",
    back="#434b5a",
    shu="#bb3319",
    on_shu="#fffdf8",
    fills={
        "red": ("#b7262d", "#fffdf8", "#9c1d26"),
        "yellow": ("#f0b21c", "#161c28", "#765400"),
        "green": ("#1b6a44", "#fffdf8", "#155737"),
        "blue": ("#1d4f91", "#fffdf8", "#1a457e"),
        "purple": ("#5e3886", "#fffdf8", "#523075"),
        "ink": ("#161c28", "#fbfbf7", "#161c28"),
        "white": ("#fbfbf7", "#161c28", "#161c28"),
        **_TYPES_BY_DAY,
    },
    washes=_WASHES_BY_DAY,
)

NIGHT = Palette(
    name="night",
    dark=True,
    table="#0f131a",
    dialog="#1b212b",
    sheet_2="#151a23",
    ink="#eeece3",
    ink_2="#bfc3ca",
    ink_3="#989fab",
    line="#343c49",
    line_2="#737c8a",
    on_ink="#10141b",
    back="#434b5a",
    shu="#ee6a4c",
    on_shu="#10141b",
    fills={
        "red": ("#bf3239", "#fffdf8", "#f29a97"),
        "yellow": ("#e3a92a", "#161c28", "#edc561"),
        "green": ("#1f7049", "#fffdf8", "#83cfa3"),
        "blue": ("#2a60a8", "#fffdf8", "#9cc1ef"),
        "purple": ("#6c449a", "#fffdf8", "#cdaeec"),
        "ink": ("#05070a", "#fbfbf7", "#eeece3"),
        "white": ("#fbfbf7", "#161c28", "#eeece3"),
        **_TYPES_BY_NIGHT,
    },
    washes=_WASHES_BY_NIGHT,
)

INKS = {palette.name: palette for palette in (PAPER, NIGHT)}


def usual() -> Palette:
    """The inks that go with the terminal, as far as it says whether it is dark."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return NIGHT if ground.isdigit() and int(ground) in (0, 1, 2, 3, 4, 5, 6, 8) else PAPER
