"""How the score of any game is ranked."""

from __future__ import annotations

import pytest

from fudaba.text.bridge_over import GAME_TEXT
from fudaba.text.game_text import GameText, Points, game_text_of


@pytest.mark.parametrize(
    ("most", "totals", "ranking"),
    [
        (False, (30, 5, 12), [1, 2, 0]),
        (True, (30, 5, 12), [0, 2, 1]),
        (False, (5, 9, 5), [0, 2, 1]),
        (True, (5, 9, 9), [1, 2, 0]),
        (True, (), []),
    ],
)
def test_the_leader_is_first_and_even_players_are_in_the_order_of_their_seats(
    most: bool, totals: tuple[int, ...], ranking: list[int]
) -> None:
    assert Points([], totals, most=most).ranking() == ranking


def test_a_game_is_put_into_sentences_as_it_says_itself() -> None:
    assert game_text_of("bridge_over") is GAME_TEXT
    assert type(GAME_TEXT) is not GameText
