"""The bot that plays Bridge Over sensibly: what it does in plain positions, and how strong it is."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fudaba.arena import simulate
from fudaba.bots import bot
from fudaba.bots.bridge_over.finish import turns_left
from fudaba.bots.bridge_over.sensible import Thoughts
from fudaba.bots.bridge_over.sight import PRINTED, Sight
from fudaba.bots.bridge_over.weights import WEIGHTS
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.twin import twin
from fudaba.kernel.view import View
from tests.bots.asking import GAME, acts, answer, any_options, position, seated, seen

DRAW_2 = {"kind": "draw_2", "cards": 2}
DRAW_3 = {"kind": "wild_draw_3", "cards": 3}


# Going out.


@pytest.mark.parametrize(
    ("hand", "turn"),
    [
        ("red number_1", ["play red number_1"]),
        ("wild_1, blue number_9", ["play wild_1", "red", "play blue number_9"]),
        ("red escort, red number_9", ["play red escort"]),
        ("red escort, blue escort, blue number_9", ["play red escort"]),
        (
            "wild_number_chain, blue number_2, green number_2, green number_9",
            [
                "play wild_number_chain",
                "green",
                "play green number_9",
                "play green number_2",
                "play blue number_2",
            ],
        ),
    ],
)
def test_it_goes_out_when_it_can(hand: str, turn: list[str]) -> None:
    """A follow-up with no choice is not asked for."""
    driver = position(hand)
    assert acts(driver)[: len(turn)] == turn
    assert driver.over


def test_it_goes_out_by_a_chain_with_every_card_of_its_colour() -> None:
    driver = position("red chain, red number_1, red skip, red draw_2")
    turn = acts(driver)
    assert turn[0] == "play red chain"
    assert len(turn) >= 3
    assert driver.over


def test_it_goes_out_by_almighty_and_by_a_defence() -> None:
    driver = position("almighty, blue number_1")
    assert acts(driver)[0] == "play almighty"
    assert driver.over
    driver = position("block", attack=DRAW_3)
    assert acts(driver) == ["play block"]
    assert driver.over


# What it keeps, and what it gets rid of.


def test_it_sheds_points_while_a_rival_is_nearly_out() -> None:
    turn = acts(position("red number_10, red number_1, blue number_2", counts=(1, 3, 3)))
    assert turn == ["play red number_10"]


def test_it_keeps_its_defence_while_something_else_fits() -> None:
    turn = acts(position("block, red number_1, red number_2, red number_3", counts=(5, 5, 5)))
    assert turn[0].startswith("play red number")


def test_it_does_not_keep_a_card_alone_with_which_it_could_not_go_out() -> None:
    assert acts(position("wild, red number_3", counts=(5, 5, 5)))[0] == "play wild"
    assert acts(position("curse, red number_3", counts=(5, 5, 5)))[0] == "play curse"


def test_it_names_the_colour_of_its_hand() -> None:
    assert acts(position("wild, blue number_1, blue number_2, green number_3")) == ["play wild", "blue"]


def test_it_lays_the_two_colours_that_help_it() -> None:
    assert acts(position("red/blue number_15, blue number_3, blue number_8"))[:2] == [
        "play red/blue number_15",
        "blue",
    ]


def test_clear_saves_a_hand_of_many_points_near_the_end() -> None:
    hand = "clear, curse, reflect, through, almighty"
    assert acts(position(hand, counts=(1, 1, 1))) == ["play clear"]
    assert acts(position("clear, red number_1, red number_2", counts=(6, 6, 6))) != ["play clear"]


def test_it_releases_clear_before_it_goes_out() -> None:
    driver = position("blue number_1, blue number_9", front="clear", counts=(6, 6, 6))
    assert acts(driver) == ["release clear"]


def test_reset_is_for_a_big_hand() -> None:
    big = "reset, green chain, blue chain, green skip, blue skip, yellow chain, yellow skip, blue number_10"
    assert acts(position(big, counts=(3, 3, 3)))[:2] == ["play reset", "yes"]
    assert acts(position("reset, red number_1, red number_2"))[0] != "play reset"


# Attacks.


def test_it_parries_with_the_attack_card_and_keeps_the_defence() -> None:
    assert acts(position("blue draw_2, block, red number_1", attack=DRAW_2)) == ["play blue draw_2"]


def test_it_defends_against_what_cannot_be_parried() -> None:
    assert acts(position("blue draw_2, block, red number_1", attack=DRAW_3)) == ["play block"]


def test_its_own_amplify_makes_an_attack_worse() -> None:
    plain, worse = (
        _worth_of("none", position("block, red number_1", front=front, attack=DRAW_2))
        for front in ("", "amplify")
    )
    assert worse < plain


@pytest.mark.parametrize("counts", [(6, 1, 6), (6, 6, 1)])
def test_it_strikes_at_the_player_with_the_fewest_cards(counts: tuple[int, ...]) -> None:
    target = f"seat {counts.index(1) + 1}"
    curse = position("curse, red number_1", attack=DRAW_3, counts=counts)
    assert acts(curse) == ["play curse", target]
    shot = position("red shot_draw_2, red number_1, blue number_2", counts=counts)
    assert acts(shot) == ["play red shot_draw_2", target]


def test_it_skips_a_rival_who_is_nearly_out() -> None:
    assert acts(position("red skip, red number_9, blue number_1", counts=(1, 5, 5))) == ["play red skip"]


def test_a_hand_with_one_card_more_leaves_the_table_as_it_is() -> None:
    driver = position("red number_1, blue skip")
    assert driver.ask is not None
    sight = Sight(driver.ask, View(driver.table, 0))
    more = sight.holding("wild_1")
    assert [card.face for card in more.hand] == [*(card.face for card in sight.hand), "wild_1"]
    assert len(sight.hand) == 2
    assert (more.counts, more.options, more.colour) == (sight.counts, sight.options, sight.colour)


def test_almighty_is_a_big_attack_or_a_defence() -> None:
    hand = "almighty, red number_1, blue number_9, yellow number_2"
    assert acts(position(hand, counts=(1, 5, 5)))[:2] == ["play almighty", "wild_direct_draw_5"]
    under = position("almighty, blue number_1", attack={"kind": "wild_direct_draw_5", "cards": 5})
    assert acts(under)[0] == "play almighty"


def _worth_of(verb: str, driver: Driver[Table]) -> float:
    assert driver.ask is not None
    sight = Sight(driver.ask, View(driver.table, 0))
    return Thoughts(sight, WEIGHTS).weigh(next(o for o in sight.options if o.verb == verb))


# How many turns a hand takes.


def _turns(hand: str, colour: str = "red", seats: int = 4) -> float:
    return turns_left([PRINTED[face.strip()] for face in hand.split(",") if face], seats)[colour]


def test_a_hand_takes_fewer_turns_if_it_is_smaller_fits_or_leads_on() -> None:
    assert _turns("") == 0
    assert _turns("red number_1") < _turns("red number_1", "blue")
    assert _turns("red number_1") < _turns("red number_1, red number_2")
    assert _turns("wild_1, blue number_1") == 1
    assert _turns("red chain, red number_1, red skip") == pytest.approx(_turns("red number_1"))
    assert _turns("red escort, red number_1") == pytest.approx(_turns("red number_1"))
    assert _turns("wild, red number_1", seats=2) < _turns("wild, red number_1", seats=6)
    assert _turns("block, wild") > _turns("block, red number_1")


# Everywhere.


@pytest.mark.parametrize("games", [range(100), pytest.param(range(100, 300), marks=pytest.mark.long)])
def test_it_never_answers_illegally_whatever_the_options(games: range) -> None:
    """The driver refuses an illegal answer. Every kind of question has been met."""
    kinds: Counter[str] = Counter()
    for number in games:
        chance = Random(f"sensible {number}")
        seats = chance.choice(GAME.seats)
        names = ["sensible", *chance.choices(["random", "uniform", "sensible"], [8, 1, 1], k=seats - 1)]
        driver, players = seated(names, str(number), **any_options(chance, most_rounds=1))
        driver.forkable = False
        count = 0
        while (ask := driver.ask) is not None:
            kinds[ask.kind] += players[ask.decider].name == "sensible"
            driver.answer(answer(driver, players))
            count += 1
            assert count < 20_000
    met = {kind for kind, times in kinds.items() if times}
    assert met == {"turn", "follow", "colour", "player", "direction", "react", "as", "may", "take"}


class Peeks:
    """A bot that uses what it must not: the numbers of the cards in the next player's hand."""

    name = "peeks"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, ask: Ask, view: View) -> Answer:
        table: Table = view._table
        hand = next(z for z in table.state.layout if z.name == "hand" and z.owner not in (-1, view.viewer))
        return (sum(table.state.zones[hand.number]) % len(ask.options),)


def _compared(player: Any, games: int) -> tuple[int, int]:
    """How many answers were the same in a twin world that looks the same, and how many were not."""
    same = other = 0
    for number in range(games):
        driver, players = seated(["sensible", "random", "random"], f"twin {number}", rounds=1)
        while (ask := driver.ask) is not None:
            said = answer(driver, players)
            if ask.decider == 0 and driver.at_rest:
                world = Driver(twin(driver.table, 0, order=f"{number}".encode()))
                world.start()
                assert seen(world, 0) == seen(driver, 0)
                assert world.ask is not None
                there = player.answer(world.ask, View(world.table, 0))
                here = player.answer(ask, View(driver.table, 0))
                same += here == there
                other += here != there
            driver.answer(said)
    return same, other


def test_it_cannot_tell_twin_worlds_apart() -> None:
    same, other = _compared(bot("sensible", "bridge_over", "1"), 12)
    assert same > 80
    assert other == 0


def test_a_bot_that_peeks_can() -> None:
    assert _compared(Peeks("1"), 3)[1] > 0


# Strength.


def test_it_beats_chance() -> None:
    """One against three that play at random: by chance it would win 15 of 60."""
    result = simulate("bridge_over", ["sensible", "random", "random", "random"], 60, seed="strength")
    assert result.errors == 0
    assert result.bots[0].wins >= 33


@pytest.mark.long
@pytest.mark.parametrize("deck", ["windia_war", "azumanga_court"])
def test_it_wins_three_matches_of_five_against_three_that_play_at_random(deck: str) -> None:
    names = ["sensible", "random", "random", "random"]
    result = simulate("bridge_over", names, 400, seed="strength", options={"deck": deck})
    assert result.errors == 0
    assert result.bots[0].wins >= 240


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_it_beats_chance_at_every_table(seats: int) -> None:
    result = simulate("bridge_over", ["sensible", *["random"] * (seats - 1)], 200, seed="tables")
    assert result.bots[0].wins > 200 * (0.75 if seats == 2 else 1.8 / seats)
