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
class Inks:
    """One set of papers and inks.

    table, sheet, sheet_2: the mat, a paper, a quiet part of a paper. ink, ink_2, ink_3: text, second
    voice, caption. line, line_2: decoration, outlines. on_ink: text on ink. shu, on_shu: the seal, used for
    nothing else. fills: for each colour of a game its surface, the text on it, and itself as text.
    """

    name: str
    dark: bool
    table: str
    sheet: str
    sheet_2: str
    ink: str
    ink_2: str
    ink_3: str
    line: str
    line_2: str
    on_ink: str
    back: str
    shu: str
    on_shu: str
    fills: Mapping[str, tuple[str, str, str]]

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
            surface=self.sheet,
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


PAPER = Inks(
    name="paper",
    dark=False,
    table="#e6e8e1",
    sheet="#fbfbf7",
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
        "ink": ("#161c28", "#fbfbf7", "#161c28"),
        "white": ("#fbfbf7", "#161c28", "#161c28"),
    },
)

NIGHT = Inks(
    name="night",
    dark=True,
    table="#0f131a",
    sheet="#1b212b",
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
        "ink": ("#05070a", "#fbfbf7", "#eeece3"),
        "white": ("#fbfbf7", "#161c28", "#eeece3"),
    },
)

INKS = {inks.name: inks for inks in (PAPER, NIGHT)}


def usual() -> Inks:
    """The inks that go with the terminal, as far as it says whether it is dark."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return NIGHT if ground.isdigit() and int(ground) in (0, 1, 2, 3, 4, 5, 6, 8) else PAPER
