"""When a game ends, and who has won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fudaba.games import named
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.shown import Public
from fudaba.games.dominion.rules.ending import cards_to_end, may_end_soon
from fudaba.games.dominion.rules.scoring import counted
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file

GAME = named("dominion")


def at(
    supply: dict[str, int],
    *,
    seats: int = 2,
    turns: list[int] | None = None,
    players: list[dict[str, Any]] | None = None,
) -> Session:
    """A Buy phase of seat 0 with $50 and ten Buys; each hand is three Coppers, each deck five."""
    if players is None:
        zones = {"hand": ["copper"] * 3, "deck": ["copper"] * 5}
        players = [{"zones": zones, "turns": turns[seat] if turns else None} for seat in range(seats)]
    given = {"seats": players, "supply": supply, "phase": "buy", "coins": 50, "buys": 10}
    setup = setup_of(GAME, seats=seats, seed="end", situation=situation_in(GAME, given))
    return Session(GAME, setup, list("ABCDEF")[:seats])


def buy(game: Session, *ids: str) -> None:
    """Buy these and end the turn."""
    for id in ids:
        assert game.ask is not None
        faces = [option.face if option.verb == "buy" else "" for option in game.ask.options]
        game.answer((faces.index(id),))
    assert game.ask is not None
    game.answer((len(game.ask.options) - 1,))


def over(game: Session) -> bool:
    return game.ask is None


VILLAGES = {"village": 1, "smithy": 1, "moat": 1, "market": 1, "province": 2}


def test_the_game_ends_after_the_turn_in_which_the_last_province_goes() -> None:
    game = at({"province": 1, "village": 3})
    buy(game)
    assert not over(game), "one Province is left"
    game = at({"province": 1, "village": 3})
    buy(game, "province", "village")
    assert over(game), "the turn went on after the last Province, and then it ended"
    assert game.table.result().scores == (6, 0)


def test_a_game_with_colonies_ends_with_them_too() -> None:
    game = at({"colony": 1, "platinum": 3, "village": 3})
    buy(game, "colony")
    assert over(game)
    assert game.table.result().winners == (0,)


@pytest.mark.parametrize(("seats", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_three_empty_piles_end_it_and_with_five_or_six_players_four(seats: int, piles: int) -> None:
    ids = ["village", "smithy", "moat", "market"]
    game = at(VILLAGES, seats=seats)
    buy(game, *ids[: piles - 1])
    assert not over(game)
    game = at(VILLAGES, seats=seats)
    buy(game, *ids[:piles])
    assert over(game)


def test_basic_piles_count_and_piles_outside_the_supply_do_not() -> None:
    game = at({"village": 1, "curse": 1, "estate": 1, "province": 2})
    buy(game, "village", "curse", "estate")
    assert over(game)
    game = at({"village": 1, "smithy": 1, "cavalry": 3, "horse": 0, "province": 2})
    buy(game, "village", "smithy")
    assert not over(game)


def test_most_points_win_wherever_the_cards_are() -> None:
    players: list[dict[str, Any]] = [
        {
            "zones": {
                "hand": ["estate", "copper"],
                "deck": ["duchy"],
                "discard": ["curse"],
                "exile": ["estate"],
            }
        },
        {"zones": {"hand": ["copper"], "deck": ["duchy"]}, "vp": 2},
    ]
    game = at({"province": 0, "village": 3}, players=players)
    buy(game)
    assert over(game)
    result = game.table.result()
    assert result.scores == (4, 5)
    assert result.winners == (1,)


@pytest.mark.parametrize(
    ("turns", "winners"),
    [([10, 9, 9], (1, 2)), ([9, 9, 9], (0, 1, 2)), ([10, 10, 9], (2,)), ([9, 10, 10], (0,))],
)
def test_of_equal_scores_the_fewest_turns_win_and_equal_turns_share_it(
    turns: list[int], winners: tuple[int, ...]
) -> None:
    game = at({"province": 0, "village": 3}, seats=3, turns=turns)
    buy(game)
    assert over(game)
    assert game.table.result().winners == winners


def test_fewer_turns_do_not_make_up_for_a_point() -> None:
    game = at({"province": 0, "estate": 5, "village": 3}, turns=[12, 3])
    buy(game, "estate")
    assert game.table.result().winners == (0,)


def test_a_state_is_counted_only_to_who_has_it() -> None:
    """DOM-END2."""
    hexes = Path(__file__).parents[2] / "scenarios" / "dominion" / "hexes.yaml"
    misery = next(s for s in read_file(hexes) if s.title == "Misery the second time")
    table = run(misery).games[0].table
    assert isinstance(table, Board)
    rows = [{row.id: row.points for row in counted(table, seat)} for seat in range(2)]
    assert rows[0] == {"vampire": 0, "copper": 0}
    assert rows[1] == {"estate": 5, "copper": 0, "twice_miserable": -4}


def test_in_the_end_everybody_may_count_every_deck() -> None:
    game = at({"province": 1, "village": 3})
    assert game.view(1).public_as(Public).counted is None
    buy(game, "province")
    text = game.view(1).public_as(Public).counted
    assert text == [[("copper", 8, 0), ("province", 1, 6)], [("copper", 8, 0)]]


@pytest.mark.parametrize(
    ("supply", "buys", "coins", "soon"),
    [
        ({"province": 2, "village": 5}, 1, 50, False),
        ({"province": 2, "village": 5}, 2, 15, False),
        ({"province": 2, "village": 5}, 2, 16, True),
        ({"province": 8, "village": 1, "smithy": 1, "moat": 1}, 2, 50, False),
        ({"province": 8, "village": 1, "smithy": 1, "moat": 1}, 3, 8, False),
        ({"province": 8, "village": 1, "smithy": 1, "moat": 1}, 3, 9, True),
        ({"province": 8, "village": 0, "smithy": 0, "moat": 2}, 1, 50, False),
        ({"province": 8, "village": 0, "smithy": 0, "moat": 2}, 2, 3, False),
        ({"province": 8, "village": 0, "smithy": 0, "moat": 2}, 2, 4, True),
    ],
)
def test_whether_purchases_may_end_the_game_is_told_by_the_piles(
    supply: dict[str, int], buys: int, coins: int, soon: bool
) -> None:
    table = at(supply).driver.table
    assert isinstance(table, Board)
    assert may_end_soon(table, buys, coins) is soon


@pytest.mark.parametrize(("seats", "fewest"), [(2, 6), (5, 10)])
def test_how_few_cards_must_go_is_exact_where_it_matters(seats: int, fewest: int) -> None:
    """With five players four piles must be empty, and the Provinces alone are fewer cards then."""
    supply = {"province": 10, "village": 1, "smithy": 2, "moat": 3, "market": 5}
    table = at(supply, seats=seats).driver.table
    assert isinstance(table, Board)
    for few in range(12):
        found = cards_to_end(table, few)
        assert found == fewest if fewest <= few else few < found <= fewest
