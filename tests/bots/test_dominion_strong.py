"""What `strong` thinks about in Dominion, and that it counts the end exactly."""

from __future__ import annotations

import pytest
from msgspec import structs

from fudaba.bots import bot
from fudaba.bots.dominion import Buyer, levels
from fudaba.bots.dominion.candidates import MOST, candidates
from fudaba.bots.dominion.endgame import closing, ends_of
from fudaba.bots.dominion.lead import standing, winning
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.mind import Budget, Outlook, Verdict, think
from fudaba.bots.mind.rollout import roll_out
from fudaba.dominion_study.plans_cache import ENVIRONMENT
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.tally import Tally
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlay, Simulator
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, dealt
from tests.bots.dominion_asking import GAME, MONEY, labels, player, position

ALL_SORTS = "".join(
    f'[[buy]]\ncard = "{card}"\n'
    for card in ("Province", "Festival", "Market", "Bridge", "Village", "Cellar", "Estate", "Silver")
)


def shown(driver: Driver[Table]) -> Imagining:
    assert driver.ask is not None
    return Imagining(driver, driver.ask.decider)


def closes(driver: Driver[Table]) -> list[str] | None:
    ask = driver.ask
    assert ask is not None
    answer = closing(ask, shown(driver))
    return None if answer is None else labels(ask, answer)


def weighs(driver: Driver[Table], own: Answer) -> list[list[str]]:
    ask = driver.ask
    assert ask is not None
    found = candidates(ask, View(driver.table, ask.decider), Memory(), own)
    assert found[0] == own
    assert len(found) <= MOST
    return [labels(ask, answer) for answer in found]


def last(driver: Driver[Table]) -> Answer:
    assert driver.ask is not None
    return (len(driver.ask.options) - 1,)


# The end, counted.


def test_the_last_province_is_bought_where_that_wins() -> None:
    assert closes(position("", phase="buy", coins=8, supply="province", piles={"province": 1})) == [
        "buy province"
    ]


def test_it_is_not_ended_where_that_loses() -> None:
    behind = position("", phase="buy", coins=8, rivals_deck="province province duchy", piles={"province": 1})
    assert closes(behind) is None


def test_two_buys_end_what_one_cannot() -> None:
    two = position(
        "",
        phase="buy",
        coins=10,
        buys=2,
        rivals_deck="duchy duchy",
        piles={"province": 1, "estate": 5},
    )
    assert closes(two) == ["buy province"]
    even = position(
        "", phase="buy", coins=10, buys=2, rivals_deck="duchy duchy estate", piles={"province": 1}
    )
    assert closes(even) is None


def test_the_third_pile_is_emptied_where_that_wins() -> None:
    piles = {"village": 0, "smithy": 0, "estate": 1, "province": 5}
    assert closes(position("", phase="buy", coins=2, supply="village smithy", piles=piles)) == ["buy estate"]
    lead = position("", phase="buy", coins=2, supply="village smithy", rivals_deck="duchy", piles=piles)
    assert closes(lead) is None


def test_what_has_been_won_is_ended_without_a_purchase() -> None:
    piles = {"village": 0, "smithy": 0, "estate": 0, "province": 5}
    ended = position("", phase="buy", coins=3, deck="duchy", supply="village smithy", piles=piles)
    assert closes(ended) == ["end_turn"]


def test_strong_ends_the_game_that_it_wins() -> None:
    driver = position("", phase="buy", coins=8, piles={"province": 1})
    assert driver.ask is not None
    answer = bot("strong", "dominion", "1").answer(driver.ask, shown(driver))
    assert labels(driver.ask, answer) == ["buy province"]


# What is thought about.


def test_of_purchases_no_curse_and_no_copper_but_what_is_about_as_dear() -> None:
    driver = position("", phase="buy", coins=6, deck="copper " * 8, supply="village market chapel")
    found = weighs(driver, last(driver))
    assert ["buy gold"] in found
    assert ["buy market"] in found
    assert ["buy village"] in found
    assert not {"buy curse", "buy copper", "buy estate", "buy duchy"} & {one[0] for one in found}


def test_small_victory_cards_are_thought_of_towards_the_end() -> None:
    late = position("", phase="buy", coins=5, deck="copper " * 8, piles={"province": 3})
    found = {one[0] for one in weighs(late, last(late))}
    assert {"buy duchy", "buy estate"} <= found


def test_each_action_in_hand_once() -> None:
    driver = position("smithy smithy village militia", deck="copper " * 5)
    assert weighs(driver, (0,)) == [["play smithy"], ["play village"], ["play militia"]]


@pytest.mark.parametrize("own", [(0, 1), (0,), ()])
def test_of_several_cards_those_of_the_policy_with_one_changed(own: Answer) -> None:
    driver = position("chapel estate copper gold", deck="copper " * 5)
    assert driver.ask is not None
    driver.answer((0,))
    found = weighs(driver, own)
    for one in found:
        assert len(one) <= 4
    assert len(found) > 3


def test_where_only_one_treasure_may_be_played_at_a_time_one_is() -> None:
    """While a Voyage or a Warlord has a say in what may be played, Treasures are played one by one."""
    driver = position("copper silver gold", phase="buy")
    assert driver.ask is not None
    one = structs.replace(driver.ask, most=1)
    view = shown(driver)
    for plays in (bot("steady", "dominion", "1"), bot("big-money", "dominion", "1")):
        assert len(plays.answer(driver.ask, view)) == 3
        assert len(plays.answer(one, view)) == 1
    assert len(Buyer.static_answer(one) or ()) == 1


# Every list and every level that follows its plan.


def buys(driver: Driver[Table], name: str = "big-money") -> list[str]:
    assert driver.ask is not None
    return labels(driver.ask, bot(name, "dominion", "1").answer(driver.ask, shown(driver)))


ON_PILES = {"village": 0, "smithy": 0, "estate": 1, "province": 5}


@pytest.mark.parametrize("name", ["big-money", "steady", "strong"])
@pytest.mark.parametrize("also", ["", "gardens"])
def test_a_win_that_lies_at_hand_is_taken(name: str, also: str) -> None:
    """Counted from the piles, or in a world where more counts than cards of fixed worth."""
    supply = f"village smithy {also}"
    on_piles = position("", phase="buy", coins=4, supply=supply, piles=ON_PILES)
    assert buys(on_piles, name) == ["buy estate"]
    last = position("", phase="buy", coins=8, supply=supply, piles={"province": 1})
    assert buys(last, name) == ["buy province"]


def test_a_win_is_taken_with_several_buys() -> None:
    rivals = "duchy duchy duchy"
    piles = {"province": 1, "estate": 5}
    both = position("", phase="buy", coins=16, buys=4, rivals_deck=rivals, piles=piles)
    assert buys(both) == ["buy province"]
    assert both.ask is not None
    both.answer((next(n for n, o in enumerate(both.ask.options) if o.face == "province"),))
    assert buys(both) == ["buy duchy"]


@pytest.mark.parametrize("name", ["big-money", "steady", "strong"])
@pytest.mark.parametrize("also", ["", "gardens"])
def test_a_game_that_would_be_lost_is_not_ended(name: str, also: str) -> None:
    behind = position(
        "", phase="buy", coins=8, supply=also, rivals_deck="province province duchy", piles={"province": 1}
    )
    assert buys(behind, name) != ["buy province"]


def test_the_next_line_is_bought_instead() -> None:
    behind = position("", phase="buy", coins=8, rivals_deck="province province", piles={"province": 1})
    assert buys(behind) == ["buy gold"]


def test_nothing_is_bought_where_the_game_is_won_without_it() -> None:
    piles = {"village": 0, "smithy": 0, "estate": 0, "province": 5}
    ended = position("", phase="buy", coins=3, deck="duchy", supply="village smithy", piles=piles)
    assert buys(ended) == ["end_turn"]


def test_what_is_counted_from_the_piles_is_what_a_world_counts() -> None:
    """In whole games of two: wherever a purchase may end the game, both ways agree."""
    compared = 0
    for number in range(40):
        kingdom = "goons,hamlet,market,festival,bridge,village,smithy,workshop,cellar,chapel"
        if number % 2:
            kingdom = kingdom.replace("goons", "militia")
        setup = setup_of(GAME, seats=2, seed=f"ends {number}", options={"kingdom": kingdom})
        driver = Driver(GAME.table(setup))
        ask = driver.start()
        text = ALL_SORTS if number % 4 < 2 else MONEY
        players = [player(text), player(text)]
        while ask is not None:
            view = Imagining(driver, ask.decider)
            if ask.kind == "buy" and ask.options[0].verb != "play":
                now = Sight(ask, view, Memory(), ask.number)
                stand = standing(now)
                if stand is not None:
                    ends = ends_of(ask, view)
                    assert ends is not None
                    wins, _ = winning(ask, now, stand)
                    assert wins == (ends.wins() is not None)
                    compared += ends.near
                    if ends.near and not wins:
                        assert now.tally.may_end_soon(ask.number) or not any(
                            ends.loses(n) for n, option in enumerate(ask.options) if option.verb == "buy"
                        )
            ask = driver.answer(players[ask.decider].answer(ask, view))
    assert compared > 20


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_counted_of_the_end_tells_no_secret(seats: int) -> None:
    """The same answer in every world that may be the real one, for all that the player knows."""
    same = 0
    kingdom = "gardens,hamlet,market,festival,bridge,village,smithy,workshop,cellar,chapel"
    for number in range(4):
        setup = setup_of(GAME, seats=seats, seed=f"secret {number}", options={"kingdom": kingdom})
        driver = Driver(GAME.table(setup))
        ask = driver.start()
        players = [player(ALL_SORTS) for _ in range(seats)]
        while ask is not None:
            seat = ask.decider
            view = Imagining(driver, seat)
            answer = players[seat].answer(ask, view)
            if driver.at_rest and ask.kind == "buy" and view.tally_as(Tally, seat).may_end_soon(ask.number):
                world = Driver(dealt(driver.table, seat, (), f"{number} {same}".encode()))
                there = world.resume()
                assert there is not None
                fresh = player(ALL_SORTS).answer(there, Imagining(world, seat))
                assert labels(there, fresh) == labels(ask, answer)
                same += 1
            ask = driver.answer(answer)
    assert same >= 8


def test_a_bot_thinks_deeper_than_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """In engines the players of its rollouts are asked often: it may ask them more, a hint may not."""
    budgets: list[Budget] = []

    def seen(ask: DominionAsk, view: Imagining, outlook: Outlook, budget: Budget, key: bytes) -> Verdict:
        budgets.append(budget)
        return think(ask, view, outlook, budget._replace(rollouts=10, confirm=2), key)

    monkeypatch.setenv(ENVIRONMENT, "0")
    monkeypatch.setattr(levels, "think", seen)
    driver = position("gold gold", phase="buy", coins=6, supply="market laboratory")
    strong = levels.Strong("deep")
    assert driver.ask is not None
    strong.answer(driver.ask, shown(driver))
    told = strong.budget(driver.ask, shown(driver))
    assert budgets == [levels.DEEPER]
    assert levels.DEEPER.asked > 2 * told.asked
    assert levels.DEEPER.rollouts > told.rollouts


@pytest.mark.parametrize("kingdom", ["quiet_street", "first_game", "size_distortion"])
def test_a_rollout_by_the_simulator_is_the_same_as_by_the_rules(kingdom: str) -> None:
    """Also in how many questions the players are asked."""
    setup = setup_of(GAME, seats=2, seed="rollouts", options={"kingdom": kingdom})
    driver, steady = Driver(GAME.table(setup)), bot("steady", "dominion", "s")
    ask, answers = driver.start(), 0
    used: list[bool] = []
    while ask is not None and answers < 45:
        view = Imagining(driver, ask.decider)
        if answers % 9 == 0:
            outlook = bot("strong", "dominion", "s").outlook(view)  # type: ignore[attr-defined]  # of a `Thinker`
            simulator = outlook.simulator
            world = view.world(bytes([answers]) * 32)

            def noted(table: Table, autoplay: AutoPlay, simulator: Simulator = simulator) -> bool:
                used.append(simulator(table, autoplay))
                return used[-1]

            outlook.simulator = None
            by_rules = roll_out(world, None, outlook, 0)
            outlook.simulator = noted
            assert roll_out(world, None, outlook, 0) == by_rules
        ask, answers = driver.answer(steady.answer(ask, view)), answers + 1
    assert any(used)
