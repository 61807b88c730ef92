"""Why an answer inside an effect is good: what the coach says of it is so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.bridge_over.reasons import DEAR
from fudaba.bots.bridge_over.reasons import reasons as of_bridge_over
from fudaba.bots.dominion.reasons import reasons as of_dominion
from fudaba.bots.dominion.reasons import threats
from fudaba.bots.dominion.sight import Memory
from fudaba.bots.innovation.reasons import reasons as of_innovation
from fudaba.bots.innovation.reasons import threats as of_rivals
from fudaba.bots.mind import Reason
from fudaba.coach.texts import reasons_text
from fudaba.games.bridge_over.scoring import hand_points
from fudaba.games.bridge_over.state import HANDS
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining
from fudaba.text import LANGS
from fudaba.text.narrator import narrator
from tests.bots.dominion_asking import MONEY, position, strategy


def answered(driver: Driver[Table], labels: Sequence[str]) -> None:
    """Answer by what the options are called: a face, or a word."""
    assert driver.ask is not None
    driver.answer(picked(driver.ask, labels))


def picked(ask: Ask, labels: Sequence[str]) -> tuple[int, ...]:
    """The options that are called so, each once."""
    left = list(range(len(ask.options)))
    picks = []
    for label in labels:
        pick = next(n for n in left if label in (ask.options[n].face, ask.options[n].word))
        left.remove(pick)
        picks.append(pick)
    return tuple(picks)


def why(driver: Driver[Table], labels: Sequence[str], text: str = MONEY) -> list[Reason]:
    """What speaks for an answer to the pending question of Dominion."""
    ask = driver.ask
    assert ask is not None
    view = View(driver.table, ask.decider)
    return of_dominion(ask, view, Memory(), strategy(text), picked(ask, labels))


PLAYED: list[tuple[str, str, list[str], Reason]] = [
    ("chapel", "estate gold", ["estate"], Reason("dominion-goes", ("estate",))),
    ("chapel", "gold silver", [], Reason("dominion-all-useful")),
    ("remodel", "gold silver", ["gold"], Reason("dominion-becomes", ("province",), number=8)),
    ("upgrade", "silver gold", ["silver"], Reason("dominion-becomes-exactly", ("smithy",), number=4)),
    ("salvager", "gold copper", ["gold"], Reason("dominion-pays", ("gold",), number=6)),
    ("apprentice", "gold copper", ["gold"], Reason("dominion-turns-to-cards", ("gold",), number=6)),
    ("warehouse", "estate estate province", ["estate", "estate", "province"],
     Reason("dominion-dead", ("estate", "estate", "province"))),
    ("vault", "estate estate", ["estate", "estate"], Reason("dominion-for-coins", ("estate",) * 2, number=2)),
    ("vault", "gold", [], Reason("dominion-all-useful")),
    ("pawn", "smithy gold", ["cards_1", "actions_1"], Reason("dominion-draws", ("pawn",), number=1)),
    ("pawn", "smithy gold", ["actions_1", "buys_1"], Reason("dominion-playable", ("smithy",))),
    ("pawn", "gold silver", ["coins_1", "buys_1"], Reason("dominion-buys", ("gold",), number=6)),
]  # fmt: skip


@pytest.mark.parametrize(("card", "hand", "chosen", "reason"), PLAYED)
def test_an_answer_inside_an_effect_of_dominion_has_its_reason(
    card: str, hand: str, chosen: list[str], reason: Reason
) -> None:
    driver = position(f"{card} {hand}", deck="copper " * 12, supply="smithy")
    answered(driver, [card])
    assert reason in why(driver, chosen)


def test_a_treasure_is_played_for_its_coins() -> None:
    rules = games.named("dominion")
    setup = setup_of(rules, seats=2, seed="coins", options={"kingdom": "quiet_street"})
    driver = Driver(rules.table(setup))
    ask = driver.start()
    assert ask is not None
    assert ask.kind == "buy"
    assert why(driver, ["copper"]) == [Reason("dominion-coins", ("copper",), number=1)]


PROVINCES = '[[buy]]\ncard = "Province"\n'
NOTHING = [(6, "dominion-plan-nothing"), (1, "dominion-nothing"), (8, "")]


def test_what_is_worth_most_is_said_where_the_plan_knows_nothing_of_what_is_gained() -> None:
    driver = position("workshop copper", deck="copper " * 12, supply="smithy")
    answered(driver, ["workshop"])
    assert why(driver, ["smithy"], PROVINCES) == [Reason("dominion-most", ("smithy",))]
    assert why(driver, ["smithy"]) == [], "the plan would take Silver"
    assert why(driver, ["copper"], PROVINCES) == []


def test_junk_is_not_said_to_help_the_deck() -> None:
    driver = position("", deck="copper " * 12, phase="buy", coins=1)
    assert why(driver, ["copper"]) == []


@pytest.mark.parametrize(("coins", "name"), NOTHING)
def test_why_nothing_is_bought(coins: int, name: str) -> None:
    """That what could be bought would only get in the way is said of junk alone."""
    driver = position("", deck="copper " * 12, phase="buy", coins=coins)
    assert driver.ask is not None
    view, end = View(driver.table, 0), (len(driver.ask.options) - 1,)
    found = of_dominion(driver.ask, view, Memory(), strategy(PROVINCES), end)
    assert found == ([Reason(name)] if name else [])


def test_only_what_the_plan_takes_first_is_said_to_be_next() -> None:
    driver = position("", deck="copper " * 12, phase="buy", coins=8)
    assert why(driver, ["gold"]) == [Reason("dominion-plan-later", ("gold",))]
    assert why(driver, ["province"])[1:] == [Reason("dominion-plan", ("province",))]
    driver = position("", deck="copper " * 12, phase="buy", coins=6)
    assert why(driver, ["gold"]) == [Reason("dominion-plan", ("gold",))]


def test_a_card_of_which_there_are_enough_is_not_said_to_be_bought_at_another_time() -> None:
    text = '[[buy]]\ncard = "Silver"\nup_to = 2\n[[buy]]\ncard = "Gold"\nif = "turn > 12"\n'
    driver = position("", deck="silver silver", phase="buy", coins=6)
    assert why(driver, ["silver"], text) == [Reason("dominion-plan-enough", ("silver",), number=2, more=2)]
    assert why(driver, ["gold"], text) == [Reason("dominion-planned", ("gold",))]


def test_how_near_the_end_is_is_said_once() -> None:
    """Of a Victory card, or of the whole table where it is near."""
    for left, said in ((8, 8), (6, 0)):
        driver = position("", deck="copper " * 12, phase="buy", coins=5, piles={"province": left})
        assert why(driver, ["duchy"])[0] == Reason("dominion-points", ("duchy",), number=3, more=said)
        assert driver.ask is not None
        near = threats(driver.ask, View(driver.table, 0), Memory(), strategy(MONEY))
        assert any(one.name.startswith("dominion-end-") for one in near) == (said == 0)


def test_several_cards_are_not_called_one() -> None:
    driver = position("militia", rival="gold gold silver copper estate")
    answered(driver, ["militia"])
    said = [
        reasons_text(narrator("dominion", "en", ["Aya", "Ben"]), why(driver, ["copper", "estate"])),
        reasons_text(
            narrator("dominion", "en", ["Aya", "Ben"]), [Reason("dominion-least-use", ("estate",), number=1)]
        ),
    ]
    assert said == [
        "Copper and Estate are the least useful cards in your hand.",
        "Estate is the least useful card in your hand.",
    ]


def test_nothing_is_said_that_is_not_so() -> None:
    driver = position("chapel estate gold", deck="copper " * 9)
    answered(driver, ["chapel"])
    assert why(driver, ["gold"]) == []
    assert why(driver, []) == []


def test_what_no_action_is_left_for_is_said_to_be_idle() -> None:
    driver = position("oasis smithy gold", deck="copper " * 9)
    answered(driver, ["oasis"])
    assert why(driver, ["smithy"]) == []
    driver = position("horse_traders smithy gold gold", deck="copper " * 9)
    answered(driver, ["horse_traders"])
    assert why(driver, ["smithy", "gold"]) == [Reason("dominion-idle", ("smithy",))]


def test_what_is_least_use_under_attack_is_said() -> None:
    driver = position("militia", rival="gold gold silver copper copper")
    answered(driver, ["militia"])
    assert why(driver, ["copper", "copper"]) == [Reason("dominion-least-use", ("copper", "copper"), number=2)]
    assert why(driver, ["gold", "copper"]) == []


def test_what_this_turn_does_not_miss_goes_on_the_deck() -> None:
    driver = position("courtyard gold gold silver", deck="copper copper estate")
    answered(driver, ["courtyard"])
    assert why(driver, ["copper"]) == [Reason("dominion-next-turn", ("copper",))]
    assert why(driver, ["estate"]) == [Reason("dominion-dead", ("estate",))]
    assert why(driver, ["gold"]) == []  # without it no Province can be bought


GAMES: list[tuple[str, dict[str, Value]]] = [("bridge_over", {"rounds": 5}), ("innovation", {})]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_other_games_say_why_inside_effects_in_both_languages(game: str, options: dict[str, Value]) -> None:
    """What comes up in a game of chance is told in words, none of them empty."""
    rules = games.named(game)
    driver = Driver(rules.table(setup_of(rules, seats=3, seed="why", options=options)))
    driver.start()
    player, found = bot("random", game, "why"), set()
    given: Any = {"bridge_over": of_bridge_over, "innovation": of_innovation}[game]
    for _ in range(400):
        ask = driver.ask
        if ask is None:
            break
        view = Imagining(driver, ask.decider)
        answer = player.answer(ask, view)
        for reason in given(ask, view, answer):
            found.add(reason.name)
            for lang in LANGS:
                assert reasons_text(narrator(game, lang, ["Aya", "Ben", "Cyd"]), [reason])
        driver.answer(answer)
    wanted = {
        "bridge_over": {"bridge_over-colour", "bridge_over-fewest"},
        "innovation": {"innovation-lowest", "innovation-highest"},
    }
    assert wanted[game] <= found


def test_what_a_card_saves_in_bridge_over_is_what_the_rules_charge_less() -> None:
    """With a Clear in front of its player only numbers cost anything; a Clear itself costs more there."""
    rules = games.named("bridge_over")
    driver: Driver[Any] = Driver(rules.table(setup_of(rules, seats=3, seed="clear", options={"rounds": 12})))
    driver.start()
    player, seen = bot("random", "bridge_over", "clear"), 0
    while (ask := driver.ask) is not None and seen < 40:
        view, table = Imagining(driver, ask.decider), driver.table
        seat, before = ask.owner, hand_points(table, ask.owner)
        held = table.state.zones[HANDS + seat]
        for pick, option in enumerate(ask.options):
            if option.verb != "play" or len(held) < 2:
                continue
            tried = driver.fork()
            tried.answer((pick,))
            if len(tried.table.state.zones[HANDS + seat]) != len(held) - 1:
                continue
            cleared = option.face == "clear" or table.front(seat)
            less = before - hand_points(tried.table, seat)
            said = [
                one.number for one in of_bridge_over(ask, view, (pick,)) if one.name == "bridge_over-points"
            ]
            assert said == ([less] if less >= DEAR else [])
            seen += bool(cleared)
        driver.answer(player.answer(ask, view))
    assert seen >= 40


def test_a_card_that_is_released_is_replaced() -> None:
    rules = games.named("bridge_over")
    driver = Driver(rules.table(setup_of(rules, seats=3, seed="release", options={"rounds": 12})))
    driver.start()
    player = bot("random", "bridge_over", "release")
    pick = -1
    while pick < 0 and (ask := driver.ask) is not None:
        view = Imagining(driver, ask.decider)
        pick = next((n for n, one in enumerate(ask.options) if one.verb == "release"), -1)
        if pick < 0:
            driver.answer(player.answer(ask, view))
    assert ask is not None
    found = of_bridge_over(ask, view, (pick,))
    assert found == [Reason("bridge_over-released", (ask.options[pick].face,), number=1)]
    name = narrator("bridge_over", "en", ["Aya", "Ben", "Cyd"]).card(ask.options[pick].face)
    for lang, said in (
        ("en", f"{name} goes under the discards, and you draw one card."),
        ("ja", f"{name}を捨て札の一番下に入れ、1枚引きます。"),
    ):
        assert reasons_text(narrator("bridge_over", lang, ["Aya", "Ben", "Cyd"]), found) == said


def innovation(**given: Any) -> Driver[Table]:
    """A turn of Innovation, third edition, that begins so."""
    rules = games.named("innovation")
    setup = setup_of(
        rules,
        seats=2,
        seed="reasons",
        options={"edition": "third"},
        situation=situation_in(rules, given),
    )
    driver = Driver(rules.table(setup))
    driver.start()
    return driver


def pick_of(ask: Ask, verb: str, face: str = "") -> tuple[int, ...]:
    """The first option of this verb, and of this face if one is named."""
    return (next(n for n, one in enumerate(ask.options) if one.verb == verb and face in ("", one.face)),)


NO_CARDS = {str(age): list[str]() for age in range(1, 11)}


@pytest.mark.parametrize(
    ("decks", "reason"),
    [
        ({}, Reason("innovation-draws", number=1)),
        ({"1": []}, Reason("innovation-draws", number=2)),
        ({"1": [], "2": [], "3": []}, Reason("innovation-draws", number=4)),
        (NO_CARDS, Reason("innovation-draws-out")),
    ],
)
def test_the_age_is_said_that_is_drawn_where_decks_are_empty(
    decks: dict[str, list[str]], reason: Reason
) -> None:
    driver = innovation(seats=[{"board": {"green": ["sailing"]}}], decks={"base": decks})
    assert driver.ask is not None
    assert of_innovation(driver.ask, Imagining(driver, 0), pick_of(driver.ask, "draw")) == [reason]


def test_a_card_is_called_higher_only_where_it_brings_higher_draws() -> None:
    """With no cards of age 2 left, those of age 3 are drawn before it is melded, too."""
    seats = [{"board": {"green": ["sailing"]}, "hand": ["mathematics"]}]
    for empty, found in (
        ([], [Reason("innovation-higher", ("mathematics",), number=2)]),
        (["1", "2"], []),
    ):
        driver = innovation(seats=seats, decks={"base": {age: [] for age in empty}})
        assert driver.ask is not None
        meld = pick_of(driver.ask, "meld")
        assert of_innovation(driver.ask, Imagining(driver, 0), meld) == found


WINNING = [
    (
        5,
        "innovation-wins",
        "With 6 achievements you win the game.",
        "アチーブメントが6個になり、ゲームに勝ちます。",
    ),
    (2, "innovation-claims", "That is achievement 3 of 6.", "アチーブメント6個のうち3個目です。"),
]


@pytest.mark.parametrize(("claimed", "name", "english", "japanese"), WINNING)
def test_the_achievement_that_wins_is_said_to_win(
    claimed: int, name: str, english: str, japanese: str
) -> None:
    seat = {
        "board": {"green": ["the_wheel"]},
        "score": ["base_5"],
        "achievements": [f"base_{age}" for age in range(2, 2 + claimed)],
    }
    driver = innovation(seats=[seat], achievements=[1])
    assert driver.ask is not None
    found = of_innovation(driver.ask, Imagining(driver, 0), pick_of(driver.ask, "achieve"))
    assert found == [Reason(name, number=claimed + 1, more=6)]
    assert reasons_text(narrator("innovation", "en", ["Aya", "Ben"]), found) == english
    assert reasons_text(narrator("innovation", "ja", ["Aya", "Ben"]), found) == japanese


def test_the_demands_of_one_player_are_said_together() -> None:
    board = {"red": ["archery"], "purple": ["city_states"]}
    driver = innovation(seats=[{"board": {"blue": ["pottery"]}}, {"board": board}])
    assert driver.ask is not None
    found = [one for one in of_rivals(driver.ask, Imagining(driver, 0)) if one.name == "innovation-demand"]
    assert [(one.seats, set(one.cards), one.number) for one in found] == [
        ((1,), {"archery", "city_states"}, 2)
    ]
    for lang, said in (
        ("en", "Ben has Archery and City States on top, and could make their demands of you."),
        ("ja", "Benの一番上に弓術、都市国家があり、あなたに要求できます。"),
    ):
        assert reasons_text(narrator("innovation", lang, ["Aya", "Ben"]), found) == said


def test_no_age_is_called_higher_that_is_drawn_anyway() -> None:
    """With an empty board one draws cards of age 1, too."""
    rules = games.named("innovation")
    driver = Driver(rules.table(setup_of(rules, seats=2, seed="first", options={"edition": "third"})))
    ask = driver.start()
    assert ask is not None
    assert ask.kind == "meld"
    view = Imagining(driver, ask.decider)
    for pick in range(len(ask.options)):
        assert [one.name for one in of_innovation(ask, view, (pick,))] != ["innovation-higher"]


def test_what_the_deck_is_short_of_is_named() -> None:
    """Terminals without a Village: what brings one is good for that; else it is said beside."""
    driver = position(
        "silver silver", deck="smithy militia witch copper", supply="village", phase="buy", coins=3
    )
    assert driver.ask is not None
    driver.answer((0, 1))
    view = Imagining(driver, 0)
    village = picked(driver.ask, ["village"])
    found = of_dominion(driver.ask, view, Memory(), strategy(MONEY), village)
    assert found[0] == Reason("dominion-village", ("village",))
    missing = threats(driver.ask, view, Memory(), strategy(MONEY))[0]
    assert missing == Reason("dominion-no-village", ("village",), number=3)
