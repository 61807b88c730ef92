"""The cards of Bridge Over, drawn in every size."""

from __future__ import annotations

import re

import pytest
from rich.style import Style

from fudaba.games.bridge_over import GAME
from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import NIGHT, PAPER, Palette
from fudaba.terminal.screen.bridge_over import cards, hand
from fudaba.terminal.screen.bridge_over.signs import COUNTS, SIGNS
from fudaba.text.narrator import narrator


def test_every_card_has_a_sign_a_number_or_is_plainly_wild() -> None:
    ids = {facts.id for facts in GAME.facts() if facts.number is None}
    assert ids - SIGNS.keys() - COUNTS.keys() == {"wild"}
    assert all(len(sign) <= 8 and numerals.width(sign) <= 10 for sign in SIGNS.values())


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("palette", [PAPER, NIGHT])
def test_every_card_can_be_drawn_in_every_size_and_says_what_it_is(lang: str, palette: Palette) -> None:
    tell = narrator("bridge_over", lang, [])
    for facts in GAME.facts():
        for colours in facts.colours or [""]:
            face = f"{colours} {facts.id}".strip()
            for width, height in ((15, 9), (13, 6), *hand.SIZES):
                dialog = Canvas(width, height, Style())
                cards.draw(dialog, 0, 0, width, height, face, tell, palette)
                text = re.sub(r"[\s┃]", "", dialog.text())
                for colour in colours.split("/") if colours else ():
                    assert height < 8 or cards.SHAPES[colour] in text
                if facts.number is None:
                    assert "".join(tell.kind(facts.id).split()) in text, face
            assert tell.kind(facts.id) in cards.chip(face, tell)
