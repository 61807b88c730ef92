"""Paper, large numerals, and answers being put together."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from rich.cells import cell_len
from rich.style import Style

from fudaba.games.bridge_over import GAME
from fudaba.kernel.seen import Asked, SeenOption
from fudaba.terminal.canvas import numerals
from fudaba.terminal.canvas.inks import NIGHT, PAPER, Inks
from fudaba.terminal.canvas.paper import Paper, cut, padded, wrapped
from fudaba.terminal.screen.bridge_over import cards as bridge_over_cards
from fudaba.terminal.screen.bridge_over import hand as bridge_over_hand
from fudaba.terminal.screen.bridge_over.signs import COUNTS, SIGNS
from fudaba.terminal.session.choosing import COMMANDS, KEYS, Choice
from fudaba.text.narrator import narrator


def paper(width: int, height: int = 1) -> Paper:
    return Paper(width, height, Style())


def test_wide_characters_take_two_cells_and_are_never_halved() -> None:
    sheet = paper(5)
    sheet.write(0, 0, "赤緑")
    sheet.write(1, 0, "x")
    assert sheet.text() == " x緑"
    sheet.write(4, 0, "青")
    assert sheet.text() == " x緑", "half of a character has no room at the edge"
    assert sheet.strips()[0].cell_length == 5


def test_nothing_is_written_outside() -> None:
    sheet = paper(3, 2)
    sheet.write(-1, 0, "abcde")
    sheet.write(0, 5, "abc")
    sheet.fill(-3, -3, 9, 4, Style(), "#")
    sheet.frame(-1, -1, 9, 9, Style())
    sheet.stamp(2, 1, numerals.numeral("8"), Style())
    assert [len(row) for row in sheet.text().splitlines()] == [3, 3]
    assert paper(0, 0).strips() == []


@pytest.mark.parametrize("width", [2, 5, 9, 20])
def test_text_is_wrapped_within_the_width_and_loses_nothing(width: int) -> None:
    text = "A Japanese line: 場札は赤5。次のプレイヤーは、カードを1枚引く。Wild Direct Draw 5"
    rows = wrapped(text, width)
    assert all(cell_len(row) <= width for row in rows)
    assert "".join("".join(rows).split()) == "".join(text.split())
    if width > 5:
        assert not any(row.startswith(("。", "、")) for row in rows)


def test_text_is_cut_and_padded_by_cells() -> None:
    assert cut("赤のカード", 7) == "赤のカ…"
    assert padded("赤", 4) == "赤  "
    assert padded("赤", 4, right=True) == "  赤"
    assert padded("赤", 4, middle=True) == " 赤 "


def test_every_card_has_a_sign_a_number_or_is_plainly_wild() -> None:
    ids = {facts.id for facts in GAME.facts() if facts.number is None}
    assert ids - SIGNS.keys() - COUNTS.keys() == {"wild"}
    assert all(len(sign) <= 8 and numerals.width(sign) <= 10 for sign in SIGNS.values())


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("inks", [PAPER, NIGHT])
def test_every_card_can_be_drawn_in_every_size_and_says_what_it_is(lang: str, inks: Inks) -> None:
    told = narrator("bridge_over", lang, [])
    for facts in GAME.facts():
        for colours in facts.colours or [""]:
            face = f"{colours} {facts.id}".strip()
            for width, height in ((15, 9), (13, 6), *bridge_over_hand.SIZES):
                sheet = paper(width, height)
                bridge_over_cards.draw(sheet, 0, 0, width, height, face, told, inks)
                text = re.sub(r"[\s┃]", "", sheet.text())
                for colour in colours.split("/") if colours else ():
                    assert height < 8 or bridge_over_cards.SHAPES[colour] in text
                if facts.number is None:
                    assert "".join(told.kind(facts.id).split()) in text, face
            assert told.kind(facts.id) in bridge_over_cards.chip(face, told)


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


PLAYS = (SeenOption("play"),) * 3


def question(
    options: Sequence[SeenOption] = PLAYS, least: int = 1, most: int = 1, together: str = ""
) -> Asked:
    return Asked(0, 0, "turn", least, most, together=together, options=tuple(options))


def test_keys_leave_out_the_commands() -> None:
    assert not set(KEYS) & set(COMMANDS)
    assert KEYS.startswith("1234567890")
    assert len(set(KEYS)) == len(KEYS)


def test_a_single_choice_is_an_answer_at_once_or_the_second_time() -> None:
    assert Choice(question(), ["a", "b", "c"]).press(1) == (1,)
    careful = Choice(question(), ["a", "b", "c"], at_once=False)
    assert careful.press(1) is None
    assert careful.press(2) is None
    assert careful.press(2) == (2,)


def test_several_are_chosen_and_given_back_up_to_the_most() -> None:
    choice = Choice(question(least=0, most=2), ["a", "b", "c"])
    assert choice.ready
    for pick in (0, 1, 2):
        assert choice.press(pick) is None
    assert choice.answer == (0, 1)
    choice.press(0)
    assert choice.picks == [1]


def test_only_one_verb_goes_together() -> None:
    options = [SeenOption("release"), SeenOption("release"), SeenOption("draw")]
    choice = Choice(question(most=2, together="release", options=options), ["a", "b", "c"])
    assert choice.press(0) is None
    assert choice.press(2) == (2,), "it stands alone"
    with pytest.raises(ValueError, match=r"^$"):
        choice.read("a, c")
    assert choice.read("a b") == (0, 1)


def test_numbers_beyond_nine_are_read() -> None:
    choice = Choice(question(options=[SeenOption("take")] * 40), [f"card {n:02}" for n in range(1, 41)])
    assert choice.key(9) == "0"
    assert choice.key(39) == ""
    assert choice.read("10") == (9,)
    assert choice.read("40") == (39,)
    assert choice.read("card 17") == (16,)
    choice.look_for("4")
    assert choice.by_key("2") == 13


@pytest.mark.parametrize("typed", ["0", "99", "፩", "9" * 5000])
def test_a_number_that_is_no_option_is_no_card_either(typed: str) -> None:
    choice = Choice(question(), ["Play blue 10", "Play red 9", "Draw a card"])
    with pytest.raises(ValueError, match=r".+"):
        choice.read(typed)
