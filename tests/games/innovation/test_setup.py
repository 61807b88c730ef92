"""How a game begins, and whose turn it is."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import AVAILABLE, HAND
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.shown import Public
from fudaba.kernel.game import BadSetup, Value, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.shown import of_kind

GAME = named("innovation")


def session(seats: int = 2, seed: str = "0", /, **options: Value) -> Session:
    """A game at its first question."""
    setup = setup_of(GAME, seats=seats, seed=seed, options=options)
    return Session(GAME, setup, [f"P{seat}" for seat in range(seats)])


def table_of(game: Session) -> Innovation:
    """Its table."""
    assert isinstance(game.table, Innovation)
    return game.table


def begun(seats: int = 2, seed: str = "0", /, **options: Value) -> Session:
    """A game in which everybody has melded the first of two cards."""
    game = session(seats, seed, **options)
    while game.ask is not None and game.ask.kind == "meld":
        game.answer((0,))
    return game


def actions_of(game: Session, turns: int) -> list[tuple[int, int]]:
    """Whose turns come next and of how many actions they are, if everybody only draws."""
    found: list[tuple[int, int]] = []
    while len(found) <= turns:
        public = of_kind(game.table.public(), Public)
        if public.turns > len(found):
            found.append((public.turn, public.actions))
        game.answer((0,))
    return found[:turns]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_two_cards_of_age_1(seats: int) -> None:
    """INN-051: after one has become an achievement; INN-052: one is melded, the other is kept."""
    game = session(seats)
    t = table_of(game)
    assert [len(t.at(seat, HAND)) for seat in range(seats)] == [2] * seats
    assert len(t.state.zones[t.decks["base", 1]]) == 15 - 1 - 2 * seats
    game = begun(seats)
    t = table_of(game)
    assert [len(t.at(seat, HAND)) for seat in range(seats)] == [1] * seats
    assert [len(t.tops(seat)) for seat in range(seats)] == [1] * seats


def test_nobody_sees_what_another_is_about_to_meld() -> None:
    """INN-052: all melds happen at once."""
    game = session(3)
    game.answer((1,))
    assert game.ask is not None
    assert game.ask.owner == 1
    assert all(not len(table_of(game).tops(seat)) for seat in range(3))


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_the_first_title_begins_and_play_goes_round(seed: str) -> None:
    """INN-053, INN-054, INN-055, INN-AMB4: the first title by the alphabet, then clockwise."""
    game = begun(4, seed)
    t = table_of(game)
    titles = [t.cards[t.tops(seat)[0]].title for seat in range(4)]
    first = titles.index(min(titles))
    assert [seat for seat, _ in actions_of(game, 5)] == [(first + i) % 4 for i in range(5)]


@pytest.mark.parametrize(
    ("seats", "actions"),
    [(2, [1, 2, 2, 2]), (3, [1, 2, 2, 2]), (4, [1, 1, 2, 2, 2]), (5, [1, 1, 2, 2, 2, 2])],
)
def test_the_first_round_is_shorter(seats: int, actions: list[int]) -> None:
    """INN-004, INN-005, INN-006, INN-007."""
    assert [count for _, count in actions_of(begun(seats), len(actions))] == actions


def test_there_is_an_achievement_for_each_age_that_has_cards() -> None:
    """INN-026: in the third edition up to age 9."""
    t = table_of(session())
    ages = sorted(t.cards[card].age for card in t.state.zones[AVAILABLE])
    assert ages == [age for age in range(1, 10) if any(card.age == age for card in t.cards)]


def test_teams_are_of_two() -> None:
    """INN-062: partners sit opposite each other, and only four can play so."""
    t = table_of(session(4, teams=True))
    assert t.opponents(0) == [1, 3]
    assert t.goal() == 6
    with pytest.raises(BadSetup, match="four"):
        session(3, teams=True)


EXPANSIONS = ("artifacts", "cities", "echoes", "figures", "unseen")


@pytest.mark.parametrize(
    ("edition", "expansions", "goals"),
    [
        ("first", 0, (6, 5, 4, 4)),
        ("third", 0, (6, 5, 4, 4)),
        ("third", 1, (7, 6, 5, 4)),
        ("third", 2, (8, 7, 6, 5)),
        ("third", 4, (10, 9, 8, 7)),
        ("fourth", 0, (6, 5, 4, 3)),
        ("fourth", 1, (7, 6, 5, 4)),
        ("fourth", 5, (11, 10, 9, 8)),
    ],
)
def test_how_many_achievements_win(edition: str, expansions: int, goals: tuple[int, ...]) -> None:
    """INN-059, INN-060, INN-061, INN-090, INN-AMB21: with two, three, four and five players."""
    options: dict[str, Value] = {"edition": edition, **dict.fromkeys(EXPANSIONS[:expansions], True)}
    assert tuple(table_of(session(seats, **options)).goal() for seats in range(2, 6)) == goals


def test_no_colour_has_no_cards() -> None:
    """A player who must choose a colour of an empty board chooses none, and goes on."""
    table = GAME.table(setup_of(GAME, seats=2, seed="1"))
    assert isinstance(table, Innovation)
    player = Player(table, 0)
    assert not player.stack("")
    assert not player.top("")
    assert not player.bottom("")
