"""What is wrong in a card is found before it runs, by its types; the mistakes are in `typed_cards.py`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from fudaba.games.dominion import GAME
from fudaba.games.dominion.facts.figures import Figures
from fudaba.games.dominion.facts.kinds import Bonus
from fudaba.games.dominion.language.me import bonus_of
from fudaba.games.dominion.language.words import Offer, Word

ROOT = Path(__file__).parents[3]


def test_mypy_looks_for_each_mistake() -> None:
    """Strict, it reports an error that is expected and is not there; so `make lint` fails for either."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "tests" in settings["files"]
    mistakes = Path(__file__).with_name("typed_cards.py").read_text("utf-8")
    assert mistakes.count("# type: ignore[") == 19


def test_figures_have_the_names_of_a_bonus() -> None:
    assert tuple(Figures.__annotations__) == Bonus._fields


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_word_that_may_be_offered_has_its_message(language: str) -> None:
    """Figures, and the gaining of a card by its name, are told by the messages of their parts."""
    ids = {id for id, _ in GAME.known()}
    files = (ROOT / "src" / "fudaba" / "text" / language).glob("*dominion*.ftl")
    names = set(
        re.findall(r"^dominion-(?:word|may)-\w+", "\n".join(f.read_text("utf-8") for f in files), re.M)
    )
    whole = [word for word in get_args(Word) if not bonus_of(word) and word.removeprefix("gain_") not in ids]
    assert {f"dominion-word-{word}" for word in whole} - names == set()
    assert {f"dominion-may-{word}" for word in get_args(Offer)} - names == set()


@pytest.mark.parametrize(
    ("word", "figures"),
    [
        ("cards_3", Bonus(cards=3)),
        ("buys_1_coins_2", Bonus(buys=1, coins=2)),
        ("trash", None),
        ("discard_2", None),
        ("gain_3_estates", None),
    ],
)
def test_figures_are_what_their_word_says(word: str, figures: Bonus | None) -> None:
    assert bonus_of(word) == figures
