"""What a card remembers for a turn is a word that is declared once, and kept in a state as that word."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba import card_files
from fudaba.games import named
from fudaba.games.dominion.cards.prosperity_treasures import NAMED_FOR_IT
from fudaba.games.dominion.cards.renaissance_projects import HORN
from fudaba.games.dominion.facts.notes import NOTES, Note
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, setup_of

CARDS = """
from fudaba.games.dominion.writing import ACTION, Expansion, Me, Note

tiny = Expansion("tiny")
LIT = Note("{word}")


@tiny.card(cost=2, types=ACTION)
async def oil_lamp(me: Me) -> None:
    if not me.this_turn(LIT):
        me.note(LIT)
        await me.plus(coins=2)
"""


@pytest.fixture
def t() -> Dominion:
    """A table at its first question."""
    game = named("dominion")
    table = game.table(setup_of(game, seats=2, seed="notes"))
    assert isinstance(table, Dominion)
    Driver(table).start()
    return table


def test_a_note_is_found_again_by_who_made_it(t: Dominion) -> None:
    mine, yours = Me(t, 0), Me(t, 1)
    mine.note(HORN)
    assert [done.what for done in t.state.done] == ["horn"]
    assert mine.this_turn(HORN)
    assert not yours.this_turn(HORN)


def test_names_that_are_noted_are_found_by_all(t: Dominion) -> None:
    Me(t, 0).note(NAMED_FOR_IT, name="gold")
    Me(t, 1).note(NAMED_FOR_IT, name="silver")
    Me(t, 1).note(HORN)
    assert [done.what for done in t.state.done] == ["war chest: gold", "war chest: silver", "horn"]
    assert Me(t, 0).names_noted(NAMED_FOR_IT) == {"gold", "silver"}


@pytest.mark.parametrize("word", ["horn", "gain"])
def test_a_note_is_declared_once_and_is_no_word_of_the_rules(word: str) -> None:
    with pytest.raises(ValueError, match=f"there are two notes '{word}'"):
        Note(word)


def test_cards_of_ones_own_have_notes_until_they_are_gone(tmp_path: Path) -> None:
    file = tmp_path / "tiny_notes.py"
    for lang, name in (("en", "Oil Lamp"), ("ja", "石油ランプ")):
        text = f"dominion-card-oil_lamp = {name}\n    .text = .\n"
        file.with_suffix(f".{lang}.ftl").write_text(text, encoding="utf-8")
    file.write_text(CARDS.format(word="horn"), encoding="utf-8")
    with pytest.raises(BadSetup):
        card_files.load(file)
    file.write_text(CARDS.format(word="lit"), encoding="utf-8")
    for _ in range(2):
        card_files.load(file)
        assert "lit" in NOTES
        card_files.unload()
        assert "lit" not in NOTES
