"""What `strong` thinks about in Dominion, and that it counts the end exactly."""

from __future__ import annotations

import pytest
from msgspec import structs

from fudaba.bots import bot
from fudaba.bots.dominion import Buyer, levels
from fudaba.bots.dominion.candidates import MOST, candidates
from fudaba.bots.dominion.endgame import Ends, closing, ends_of
from fudaba.bots.dominion.lead import loses_by, standing, winning
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
from tests.bots.dominion_asking import GAME, MONEY, labels, player, position, strategy

ALL_SORTS = "".join(
    f'[[buy]]\ncard = "{card}"\n'
    for card in ("Province", "Festival", "Market", "Bridge", "Village", "Cellar", "Estate", "Silver")
)
MANY_SORTS = "".join(
    f'[[buy]]\ncard = "{card}"\n'
    for card in (
        *("Province", "Duke", "Duchy", "Gardens", "Feodum", "Silk Road", "Vineyard", "Fairgrounds", "Goons"),
        *(
            "Bishop",
            "Monument",
            "Border Village",
            "Festival",
            "Market",
            "Cache",
            "Bridge",
            "Village",
            "Cellar",
        ),
        *("Estate", "Silver"),
    )
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


@pytest.mark.parametrize("own", [(0, 1), (1, 2), (0, 3), ()])
def test_equal_cards_are_one_choice(own: Answer) -> None:
    driver = position("chapel estate estate copper copper copper", deck="copper " * 5)
    assert driver.ask is not None
    driver.answer((0,))
    found = [tuple(sorted(one)) for one in weighs(driver, own)]
    assert len(found) > 2
    assert len(set(found)) == len(found)


def test_no_order_of_treasures_is_thought_about() -> None:
    driver = position("copper copper silver gold", phase="buy")
    assert driver.ask is not None
    all_of_them = tuple(range(len(driver.ask.options) - 1))
    assert weighs(driver, all_of_them) == [labels(driver.ask, all_of_them)]


@pytest.mark.parametrize("seed", ["alike/0", "alike/2"])
def test_no_question_of_a_game_has_equal_answers_weighed(seed: str) -> None:
    driver = Driver(GAME.table(setup_of(GAME, seats=2, seed=seed)))
    ask, outlook = driver.start(), levels.DominionOutlook(strategy())
    players = [bot("random", "dominion", f"{seed}/{seat}") for seat in range(2)]
    copies = 0
    while ask is not None:
        options, view = ask.options, Imagining(driver, ask.decider)
        copies += len(ask.laid_out) - len({str(option) for option in ask.laid_out})
        found = [sorted(str(options[pick]) for pick in one) for one in outlook.candidates(ask, view)]
        assert all(one not in found[:number] for number, one in enumerate(found)), ask
        ask = driver.answer(players[ask.decider].answer(ask, view))
    assert copies > 0


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


KINGDOMS = {
    "plain": ("militia,hamlet,market,festival,bridge,village,smithy,workshop,cellar,chapel", 6),
    "tokens for what is bought": (
        "goons,hamlet,market,festival,bridge,village,smithy,workshop,cellar,moat",
        12,
    ),
    "tokens": ("monument,bishop,market,festival,bridge,village,smithy,workshop,cellar,moat", 8),
    "Gardens, Duke": ("gardens,duke,market,festival,bridge,village,smithy,workshop,cellar,moat", 12),
    "Feodum, Silk Road": ("feodum,silk_road,market,festival,bridge,village,smithy,workshop,cellar,moat", 12),
    "Vineyard": ("vineyard,fairgrounds,market,festival,bridge,village,smithy,workshop,cellar,moat", 6),
    "more comes": ("cache,duke,market,festival,bridge,village,smithy,feodum,cellar,border_village", 6),
}


@pytest.mark.parametrize("which", KINGDOMS)
def test_what_is_counted_from_the_piles_is_what_a_world_counts(which: str) -> None:
    """In whole games of two: wherever a purchase may end the game, both ways agree."""
    compared = 0
    kingdom, games = KINGDOMS[which]
    for number in range(games):
        setup = setup_of(GAME, seats=2, seed=f"ends {number}", options={"kingdom": kingdom})
        driver = Driver(GAME.table(setup))
        ask = driver.start()
        text = MANY_SORTS if number % 3 else MONEY
        players = [player(text), player(text)]
        while ask is not None:
            view = Imagining(driver, ask.decider)
            if ask.kind == "buy" and ask.options[0].verb != "play":
                now = Sight(ask, view, Memory(), ask.number)
                stand = standing(now)
                ends = ends_of(ask, view) if stand is not None and now.tally.may_end(now.buys) else None
                found = winning(ask, now, stand) if stand is not None else None
                if stand is not None and ends is not None and found is not None:
                    wins, _ = found
                    assert wins == (ends.wins() is not None)
                    compared += ends.near
                    bought = [n for n, option in enumerate(ask.options) if option.verb == "buy"]
                    if ends.near and not wins:
                        assert now.tally.may_end_soon(ask.number) or not any(map(ends.loses, bought))
                        for pick in [] if now.tally.is_over else bought:
                            loses = loses_by(now, stand, ask.options[pick].face)
                            assert loses is None or loses == ends.loses(pick)
            ask = driver.answer(players[ask.decider].answer(ask, view))
    assert compared > 5


@pytest.mark.parametrize("which", [which for which in KINGDOMS if which != "more comes"])
def test_two_players_are_counted_without_a_world(which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also Victory tokens, and cards whose points depend on what one has."""

    def never(self: Imagining, key: bytes) -> Driver[Table]:
        raise AssertionError("a world was imagined")

    monkeypatch.setattr(Imagining, "world", never)
    kingdom = KINGDOMS[which][0].replace("vineyard", "silk_road")  # a Potion is more than coins
    for number in range(4):
        setup = setup_of(GAME, seats=2, seed=f"ends {number}", options={"kingdom": kingdom})
        driver = Driver(GAME.table(setup))
        ask = driver.start()
        players = [player(MANY_SORTS), player(MANY_SORTS)]
        while ask is not None:
            ask = driver.answer(players[ask.decider].answer(ask, Imagining(driver, ask.decider)))


def test_what_cannot_be_bought_in_another_world_wins_nothing() -> None:
    """What cards do differs from world to world: there the same number may be another option, or none."""
    here = position("", phase="buy", coins=8, landscapes=["alms"], piles={"province": 1})
    poor = position("", phase="buy", coins=0, landscapes=["alms"], piles={"province": 1})
    assert here.ask is not None
    assert Ends(here.ask, lambda number: here.fork()).wins() is not None
    assert Ends(here.ask, lambda number: (poor if number else here).fork()).wins() is None


def test_tokens_for_what_is_bought_are_counted() -> None:
    """The last Cellar counts nothing, but Goons in play gives a token for it, which wins an even game."""
    begun = "copper " * 7 + "estate " * 3
    piles = {"village": 0, "smithy": 0, "cellar": 1, "goons": 9, "copper": 46, "estate": 8}
    trash = ["village"] * 10 + ["smithy"] * 10 + ["cellar"] * 9
    driver = position(
        "", phase="buy", coins=2, deck=begun, rivals_deck=begun, play="goons", piles=piles, trash=trash
    )
    assert driver.ask is not None
    now = Sight(driver.ask, shown(driver), Memory(), 2)
    stand = standing(now)
    assert stand is not None
    assert stand.lead == 0
    assert stand.growth is not None
    assert [stand.growth.points_of([id]) for id in ("cellar", "estate", "curse")] == [1, 2, 0]
    cellar = next(n for n, option in enumerate(driver.ask.options) if option.face == "cellar")
    assert winning(driver.ask, now, stand) == (True, cellar)
    assert loses_by(now, stand, "cellar") is False


def test_a_card_is_bought_for_the_points_of_others() -> None:
    """A Copper makes the tenth card, with which the Gardens are enough to win; nothing else would do it."""
    piles = {"village": 0, "smithy": 0, "moat": 1, "province": 5}
    deck = "gardens gardens " + "copper " * 6
    tenth = position(
        "", phase="buy", coins=2, buys=2, deck=deck, rivals_deck="estate", supply="gardens moat", piles=piles
    )
    plays, ask = bot("big-money", "dominion", "1"), tenth.ask
    while ask is not None and ask.decider == 0:
        ask = tenth.answer(plays.answer(ask, shown(tenth)))
    assert ask is None
    assert tenth.table.result().winners == (0,)


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
