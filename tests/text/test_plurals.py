"""English words beside a number: one of a thing is not many, and before the first turn there is no turn 0."""

from __future__ import annotations

import pytest

from fudaba.text import Arg, words

ONE: tuple[tuple[str, dict[str, Arg], str], ...] = (
    (
        "bridge_over-choice-parry-size",
        {"card": "Parry", "size": 1},
        "Parry with Parry: the attack grows to 1 card",
    ),
    (
        "bridge_over-table-worth-in-front",
        {"points": 1, "front": 10},
        "1 point against you if in hand at the end of a round, 10 if in front of you.",
    ),
    (
        "coach-bridge_over-points",
        {"cards": "Skip", "number": 1},
        "Skip: 1 point less if someone goes out before you.",
    ),
    ("coach-dominion-turns-to-cards", {"cards": "Curse", "number": 1}, "Curse becomes 1 new card."),
    ("coach-innovation-scores", {"cards": "Oars", "number": 1}, "Oars: 1 more point."),
    (
        "dominion-end-won",
        {"by": "turns", "count": 1, "names": "Aya", "figure": 1},
        "Aya wins: tied at 1 point, but with fewer turns",
    ),
    (
        "dominion-end-won",
        {"by": "turns", "count": 2, "names": "Aya and Ben", "figure": 1},
        "Aya and Ben share the win: 1 point each, with the same number of turns",
    ),
    ("dominion-table-play-all", {"count": 1}, "play the Treasure"),
    (
        "innovation-end-won",
        {"tied": True, "by": "points", "count": 2, "names": "Aya and Ben", "figure": 1, "second": 1},
        "Aya and Ben share the win: 1 point and 1 achievement each",
    ),
    (
        "innovation-log-searches",
        {"seat": "Aya", "cards": "Rome", "number": 1},
        "Rome searches 1 card of age 1 for Aya.",
    ),
    (
        "innovation-log-is_dealt",
        {"known": False, "seat": "Aya", "number": 1, "cards": ""},
        "Aya is dealt 1 card.",
    ),
    ("problem-offered", {"label": "Copper", "times": 1}, "‘Copper’ can be chosen only once."),
)


@pytest.mark.parametrize(("message", "about", "says"), ONE)
def test_one_of_a_thing_is_named_in_the_singular(message: str, about: dict[str, Arg], says: str) -> None:
    assert words("en").say(message, **about) == says


@pytest.mark.parametrize(
    ("message", "about", "says"),
    [
        ("dominion-table-title", {}, ("Dominion", "ドミニオン")),
        ("dominion-table-title-named", {"kingdom": "X"}, ("Dominion, “X”", "ドミニオン「X」")),
        ("dominion-table-turn", {"seat": "Aya"}, ("Aya begins", "Ayaから始める")),
        ("innovation-table-title-short", {}, ("Innovation", "イノベーション")),
    ],
)
def test_before_the_first_turn_no_turn_is_named(
    message: str, about: dict[str, Arg], says: tuple[str, str]
) -> None:
    assert (words("en").say(message, turn=0, **about), words("ja").say(message, turn=0, **about)) == says
