"""Sensible play of every card: what each kind of question is answered with, and that it is always legal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fudaba.arena import simulate
from fudaba.bots import bot
from fudaba.bots.dominion import buyer
from fudaba.bots.dominion.card_needs import NOTHING, need_of
from fudaba.bots.dominion.hints import (
    DECLINES,
    FEW,
    GIVES,
    KEEPS,
    LEFT,
    MAKES,
    NAMES,
    NEEDS,
    PLAYS,
    SAYS,
    TRASHES,
    TURNED,
)
from fudaba.bots.dominion.play_policy import NEEDED
from fudaba.bots.dominion.strategy import Strategy, StrategyLine
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.shown import Public
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.shown import of_kind
from fudaba.kernel.twin import twin
from fudaba.kernel.view import View
from tests.bots.dominion_asking import GAME, MONEY, labels, player, position, said, says


def turn(hand: str, **given: Any) -> list[list[str]]:
    """All that a bot that buys money answers on its turn, up to the first thing it buys or does not."""
    driver, bot_ = position(hand, **given), player()
    answers: list[list[str]] = []
    while not answers or not answers[-1][0].startswith(("buy", "end_turn")):
        assert driver.ask is not None
        assert driver.ask.decider == 0
        answers.append(said(driver, bot_))
    return answers


# Playing.


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("smithy village", "play village"),
        ("smithy militia", "play smithy"),
        ("witch smithy", "play witch"),
        ("laboratory village market", "play village"),
        ("throne_room smithy", "play throne_room"),
        ("throne_room copper smithy market", "play market"),
        ("chapel estate estate", "play chapel"),
    ],
)
def test_actions_come_before_terminals_and_the_best_terminal_first(hand: str, first: str) -> None:
    assert says(hand, deck="copper " * 9) == [first]


@pytest.mark.parametrize(
    "hand", ["chapel gold", "remodel gold silver", "throne_room gold", "moneylender gold"]
)
def test_a_card_that_has_nothing_to_work_on_is_not_played(hand: str) -> None:
    assert says(hand, deck="gold") == ["end_phase"]


def test_throne_room_plays_the_best_and_treasures_follow() -> None:
    played = turn("throne_room smithy copper", deck="copper " * 6)
    assert played[:3] == [["play throne_room"], ["play smithy"], ["play copper"] * 7]


def test_villagers_are_used_for_a_card_that_does_good() -> None:
    assert says("smithy", deck="copper " * 5, actions=0, villagers=1) == ["use villagers"]
    assert says("chapel gold", deck="gold", actions=0, villagers=1) == ["end_phase"]


# Spending.


def test_debt_is_paid_before_anything_is_bought() -> None:
    assert says("estate", phase="buy", coins=5, debt=2) == ["pay_debt"]


@pytest.mark.parametrize(
    ("coins", "coffers", "does"),
    [
        (6, 2, "use coffers"),
        (5, 1, "use coffers"),
        (6, 1, "buy gold"),
        (2, 1, "use coffers"),
        (1, 1, "end_turn"),
    ],
)
def test_coffers_are_spent_where_they_buy_better(coins: int, coffers: int, does: str) -> None:
    assert says("estate", phase="buy", coins=coins, coffers=coffers) == [does]


# Cards that go and come.


def test_chapel_trashes_junk_and_keeps_coppers_while_money_is_short() -> None:
    assert turn("chapel estate curse copper gold")[1] == ["trash curse", "trash estate"]
    rich = turn("chapel estate curse copper gold", deck="gold gold")
    assert rich[1] == ["trash curse", "trash estate", "trash copper"]


def test_estates_are_kept_at_the_end() -> None:
    assert says("chapel estate gold", piles={"province": 2}) == ["end_phase"]


def test_cellar_discards_what_is_of_no_use() -> None:
    played = turn("cellar estate curse copper silver", deck="copper " * 9)
    assert played[1] == ["discard curse", "discard estate"]


def test_militia_takes_what_is_of_least_use() -> None:
    driver = position("militia", rival="estate gold copper silver province")
    bot_ = player()
    said(driver, bot_)
    assert driver.ask is not None
    assert driver.ask.decider == 1
    assert said(driver, bot_) == ["discard estate", "discard province"]


def test_moat_is_revealed() -> None:
    driver = position("militia", rival="moat gold copper silver province")
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == ["react moat"]


@pytest.mark.parametrize(
    ("text", "gains"),
    [
        ('[[buy]]\ncard = "Gold"\n[[buy]]\ncard = "Silver"\n', "gain silver"),
        ('[[buy]]\ncard = "Smithy"\nif = "coins == 4"\n[[buy]]\ncard = "Silver"\n', "gain smithy"),
        ('[[buy]]\ncard = "Province"\n', "gain smithy"),
    ],
)
def test_a_gain_is_what_the_strategy_wants_or_what_is_worth_most(text: str, gains: str) -> None:
    driver, bot_ = position("workshop", supply="smithy village"), player(text)
    said(driver, bot_)
    assert said(driver, bot_) == [gains]


def test_what_a_thief_takes_is_the_best() -> None:
    driver = position("thief", rivals_deck="estate copper gold")
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == ["trash gold"]
    assert said(driver, bot_) == ["gain gold"]


def test_a_spy_treats_its_own_deck_well_and_others_badly() -> None:
    driver = position("spy", deck="estate copper", rivals_deck="copper copper gold")
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == ["option discard"]
    assert said(driver, bot_) == ["option discard"]


@pytest.mark.parametrize(
    ("deck", "rivals", "own", "theirs"),
    [
        ("estate copper", "gold silver", "option discard", "option discard"),
        ("gold silver", "estate copper", "option put_back", "option put_back"),
    ],
)
def test_an_oracle_looks_at_both_cards_of_a_deck(deck: str, rivals: str, own: str, theirs: str) -> None:
    driver = position("oracle silver", deck=deck, discard="silver silver copper", rivals_deck=rivals)
    bot_ = player()
    chosen: list[str] = []
    while len(chosen) < 2:
        (answer, *_) = said(driver, bot_)
        chosen += [answer] if answer.startswith("option") else []
    assert chosen == [own, theirs]


@pytest.mark.parametrize(("bridges", "first"), [("bridge " * 3, "end_phase"), ("bridge " * 4, "play madman")])
def test_a_madman_waits_for_what_a_large_hand_is_for(bridges: str, first: str) -> None:
    text = f'[[buy]]\ncard = "Bridge"\n{MONEY}'
    assert says("madman copper copper", text, deck=f"copper {bridges}") == [first]
    assert says("madman copper copper", deck=f"copper {bridges}") == ["play madman"]  # nobody wants Bridges


def test_what_a_pillage_takes_is_the_best() -> None:
    driver = position("pillage", rival="estate copper gold silver copper")
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == ["discard gold"]


@pytest.mark.parametrize(
    ("hand", "played"),
    [("gold copper", ["play copper"]), ("gold silver", ["play silver"]), ("gold gold", [])],
)
def test_only_what_is_worth_little_is_played_to_be_trashed(hand: str, played: list[str]) -> None:
    driver, bot_ = position(f"counterfeit {hand}", deck="gold gold"), player()
    assert said(driver, bot_)[0] == "play counterfeit"
    assert said(driver, bot_) == played


def test_rebuild_names_what_it_is_to_keep() -> None:
    driver = position("rebuild", deck="copper copper estate province")
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == ["name province"]


@pytest.mark.parametrize(("top", "chosen"), [("gold", "option gain_copy"), ("copper", "option give_copy")])
def test_a_jester_shares_what_is_bad_alone(top: str, chosen: str) -> None:
    driver = position("jester", rivals_deck=f"silver {top}")
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == [chosen]


def test_cursed_gold_is_left_in_the_hand() -> None:
    driver, bot_ = position("copper cursed_gold gold", phase="buy"), player()
    assert said(driver, bot_) == ["play copper", "play gold"]
    assert said(driver, bot_) == ["buy silver"]


@pytest.mark.parametrize(("hand", "answer"), [("copper gold", "end_phase"), ("estate gold", "play shepherd")])
def test_a_shepherd_is_played_for_victory_cards(hand: str, answer: str) -> None:
    assert says(f"shepherd {hand}") == [answer]


def test_a_bane_is_shown() -> None:
    driver = position("young_witch estate estate", rival="cellar gold", added={"young_witch": "cellar"})
    bot_ = player()
    said(driver, bot_)
    assert said(driver, bot_) == ["may yes"]


# What the turn comes to.


@pytest.mark.parametrize(
    ("hand", "back"),
    [
        ("courtyard silver silver copper", "topdeck copper"),  # $6 buy Gold with $1 to spare
        ("courtyard gold copper militia", "topdeck militia"),  # no Action is left for it
        ("courtyard silver copper", "topdeck silver"),  # $5 buy no more than $3
    ],
)
def test_what_must_go_back_is_what_the_turn_does_not_miss(hand: str, back: str) -> None:
    driver, bot_ = position(hand, deck="estate copper copper"), player()
    said(driver, bot_)
    assert said(driver, bot_) == [back]


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("tactician copper copper copper", ["play tactician"]),
        ("tactician gold gold silver", ["end_phase"]),  # $8 buy a Province
        ("tactician vault copper copper", ["play tactician"]),  # the last Action
    ],
)
def test_a_hand_is_sent_away_where_it_buys_little(hand: str, first: list[str]) -> None:
    assert says(hand, deck="copper " * 5) == first


def test_what_gives_coins_for_cards_comes_before_what_sends_them_away() -> None:
    driver, bot_ = position("tactician vault copper copper estate", deck="silver estate", actions=2), player()
    assert said(driver, bot_) == ["play vault"]
    assert len(said(driver, bot_)) == 4  # all but Tactician and one card for it
    assert said(driver, bot_) == ["play tactician"]


@pytest.mark.parametrize(
    ("hand", "deck", "chosen"),
    [
        ("minion estate estate copper", "gold gold gold gold", "option discard"),
        ("minion gold silver copper", "copper estate copper estate", "option coins_2"),
        ("minion minion estate", "gold gold gold gold", "option coins_2"),  # the next one may draw
    ],
)
def test_a_hand_is_changed_where_another_would_buy_more(hand: str, deck: str, chosen: str) -> None:
    driver, bot_ = position(hand, deck=deck), player()
    said(driver, bot_)
    assert said(driver, bot_) == [chosen]


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        ("nobles nobles nobles", "option actions_2"),
        ("nobles copper copper", "option cards_3"),
    ],
)
def test_actions_are_taken_where_there_is_something_to_play(hand: str, chosen: str) -> None:
    driver, bot_ = position(hand, deck="copper " * 6), player()
    said(driver, bot_)
    assert said(driver, bot_) == [chosen]


def test_gold_becomes_a_province_where_its_coins_are_not_missed() -> None:
    driver, bot_ = position("remodel gold", deck="gold", piles={"province": 3}), player()
    assert said(driver, bot_) == ["play remodel"]
    assert said(driver, bot_) == ["gain province"]  # for the Gold, the one card there is


@pytest.mark.parametrize(
    ("text", "first"), [("", ["end_phase"]), ('[[buy]]\ncard = "Copper"\n', ["play beggar"])]
)
def test_coppers_are_gained_by_a_plan_that_buys_them(text: str, first: list[str]) -> None:
    assert says("beggar copper estate", f"{MONEY}{text}", deck="copper") == first


def test_what_lies_in_the_trash_is_put_there_to_be_gained() -> None:
    text = f'[[buy]]\ncard = "Witch"\n{MONEY}'
    driver, bot_ = position("lurker lurker copper", supply="witch village", deck="copper"), player(text)
    assert said(driver, bot_) == ["play lurker"]
    assert said(driver, bot_) == ["option trash_from_supply"]
    assert said(driver, bot_) == ["trash witch"]
    assert said(driver, bot_) == ["play lurker"]
    assert said(driver, bot_) == ["option gain_from_trash"]


def test_treasure_maps_wait_for_each_other() -> None:
    deck = "treasure_map copper copper village copper estate"
    driver, bot_ = position("warehouse warehouse treasure_map village", deck=deck), player()
    assert said(driver, bot_) == ["play village"]
    assert said(driver, bot_) == ["play warehouse"]
    assert "discard treasure_map" not in said(driver, bot_)


def test_a_map_alone_is_worth_less_than_what_coppers_still_buy() -> None:
    deck, text = "gold estate estate copper", f'[[buy]]\ncard = "Treasure Map"\n{MONEY}'
    driver, bot_ = position("warehouse treasure_map copper copper copper", deck=deck), player(text)
    assert said(driver, bot_) == ["play warehouse"]
    assert said(driver, bot_) == ["discard estate", "discard estate", "discard treasure_map"]


def test_what_is_put_on_the_deck_is_drawn_this_turn() -> None:
    """Before what draws it, if there are Actions for both; a pair of Treasure Maps always comes first."""
    assert says("bureaucrat smithy copper", actions=2, deck="copper " * 5) == ["play bureaucrat"]
    assert says("bureaucrat smithy copper", deck="copper " * 5) == ["play smithy"]
    assert says("treasure_map treasure_map council_room", deck="copper " * 5) == ["play treasure_map"]


def test_the_coins_of_a_hand_are_kept_together() -> None:
    """With two Golds and a Silver a Province is bought: a Village is of more use than another Silver."""
    hand = "warehouse gold gold copper silver"
    driver, bot_ = position(hand, deck="copper copper village silver"), player()
    assert said(driver, bot_) == ["play warehouse"]
    assert sorted(said(driver, bot_)) == ["discard copper", "discard copper", "discard silver"]


@pytest.mark.parametrize(("discard", "put"), [("estate gold copper", "gold"), ("estate copper", "copper")])
def test_the_best_of_the_discards_goes_on_the_deck(discard: str, put: str) -> None:
    driver, bot_ = position("scavenger", discard=discard, deck="estate"), player()
    assert said(driver, bot_) == ["play scavenger"]
    said(driver, bot_)
    assert said(driver, bot_) == [f"topdeck {put}"]


def test_a_card_is_saved_for_the_next_turn_where_this_one_does_not_miss_it() -> None:
    driver, bot_ = position("gear silver militia", deck="copper copper"), player()
    said(driver, bot_)
    assert said(driver, bot_) == ["set_aside militia", "set_aside copper"]  # $3 are left for Silver


@pytest.mark.parametrize(
    ("deck", "chosen"),
    [("copper copper copper estate copper", "option trash"), ("gold gold", "option discard")],
)
def test_loan_trashes_copper_only(deck: str, chosen: str) -> None:
    driver, bot_ = position("loan copper", deck=deck, phase="buy"), player()
    while driver.ask is not None and driver.ask.kind != "option":
        said(driver, bot_)
    assert said(driver, bot_) == [chosen]


def test_governor_is_played_also_where_nothing_is_to_be_trashed() -> None:
    driver, bot_ = position("governor copper copper", deck="copper " * 4), player()
    assert said(driver, bot_) == ["play governor"]
    assert said(driver, bot_) == ["option cards_3"]


# Everywhere.


@pytest.mark.parametrize(
    "ids",
    [
        KEEPS,
        PLAYS,
        NEEDS,
        SAYS,
        NAMES,
        MAKES,
        GIVES,
        LEFT,
        TRASHES,
        DECLINES,
        FEW,
        *list(TURNED.values()),
    ],
    ids=lambda ids: type(ids).__name__,
)
def test_hints_are_about_cards_that_there_are(ids: object) -> None:
    assert isinstance(ids, (dict, frozenset))
    assert [id for id in ids if id not in KINDS] == []


def test_each_word_for_what_a_card_needs_is_understood() -> None:
    assert [id for id, word in NEEDS.items() if word not in NEEDED and need_of(id) == NOTHING] == []


def collector(setup: Setup, chance: Random) -> Strategy:
    """Buys two of each Kingdom card and landscape, in an order at random, and money in between."""
    kingdom = [pile.id for pile in of_kind(GAME.table(setup).public(), Public).piles]
    landscapes = [card.id for card in of_kind(GAME.table(setup).public(), Public).landscapes]
    lines = [StrategyLine(id, 2) for id in (*kingdom, *landscapes) if id in KINDS]
    chance.shuffle(lines)
    return Strategy(
        "collector", (StrategyLine("province"), *lines, StrategyLine("gold"), StrategyLine("silver"))
    )


def check_collectors(numbers: range) -> Counter[str]:
    """Whole games of bots that buy everything; the driver refuses an illegal answer."""
    kinds: Counter[str] = Counter()
    for number in numbers:
        chance = Random(f"collector {number}")
        setup = setup_of(GAME, seats=chance.choice(GAME.seats), seed=str(number))
        driver = Driver(GAME.table(setup), forkable=False)
        ask = driver.start()
        players = [buyer(collector(setup, chance))("") for _ in range(setup.seats)]
        count = 0
        try:
            while ask is not None and count < 5000:
                kinds[ask.kind] += 1
                ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
                count += 1
        except Exception as error:
            error.add_note(f"in game {number}: {setup}")
            raise
    return kinds


def test_it_never_answers_illegally_whatever_is_on_the_table() -> None:
    usual = {"action", "buy", "trash", "discard", "gain", "topdeck", "may", "option", "play", "react"}
    assert set(check_collectors(range(25))) >= usual


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_it_never_answers_illegally_in_many_games(part: int) -> None:
    assert check_collectors(range(part * 100, part * 100 + 100))["buy"] > 1000


def test_it_cannot_tell_twin_worlds_apart() -> None:
    """The same answer in every world that looks the same: nothing is seen that may not be."""
    same = 0
    for number in range(6):
        chance = Random(f"twins {number}")
        setup = setup_of(GAME, seats=3, seed=f"twins {number}")
        driver = Driver(GAME.table(setup))
        ask = driver.start()
        players = [buyer(collector(setup, chance))("") for _ in range(3)]
        for _ in range(120):
            if ask is None:
                break
            answer = players[ask.decider].answer(ask, View(driver.table, ask.decider))
            if driver.at_rest:
                world = Driver(twin(driver.table, ask.decider, order=f"{number}".encode()))
                there = world.resume()
                assert there is not None
                fresh = type(players[ask.decider])("")
                said_there = fresh.answer(there, View(world.table, ask.decider))
                assert labels(there, said_there) == labels(ask, answer)
                same += 1
            ask = driver.answer(answer)
    assert same > 300


def test_sensible_play_beats_chance_with_the_same_cards() -> None:
    options = {"kingdom": "cellar,chapel,festival,gardens,laboratory,market,remodel,smithy,village,workshop"}
    result = simulate("dominion", ["big-money-smithy", "random"], 20, options=options)
    assert result.errors == 0
    assert result.bots[0].wins == 20
    assert bot("random", "dominion", "1").name == "random"
