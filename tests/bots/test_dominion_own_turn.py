"""Thinking to the end of one's own turn: what is thought about so, how far, and that it tells no secret."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots import bot
from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.dominion.next_turn import next_turn_of
from fudaba.bots.dominion.own_turn import THINKING, OwnTurn, is_for_this_turn
from fudaba.bots.mind import think, weigh
from fudaba.dominion_study.plans_cache import ENVIRONMENT
from fudaba.kernel.drive import Driver
from fudaba.kernel.table import Table
from fudaba.kernel.worlds import Imagining, dealt
from tests.bots.dominion_asking import labels, position, strategy
from tests.bots.test_dominion_exercises import picks

DECK = "copper silver gold estate silver copper laboratory village"


def shown(driver: Driver[Table]) -> Imagining:
    assert driver.ask is not None
    return Imagining(driver, driver.ask.decider)


def turn() -> OwnTurn:
    return OwnTurn(DominionOutlook(strategy()))


def best_of(driver: Driver[Table], *answers: str) -> list[str]:
    """The best of some answers, of which the first is only left where another is better."""
    ask = driver.ask
    assert ask is not None
    found = [picks(ask, [one]) for one in answers]
    return labels(ask, weigh(found, shown(driver), turn(), THINKING, b"k").answer)


def asked(hand: str, steps: str = "", **given: Any) -> bool:
    driver = position(hand, **given)
    for step in filter(None, steps.split(", ")):
        assert driver.ask is not None
        driver.answer(picks(driver.ask, [step]))
    assert driver.ask is not None
    return is_for_this_turn(driver.ask, shown(driver))


def test_plays_and_discards_of_ones_own_action_phase_show_their_worth_this_turn() -> None:
    assert asked("village smithy copper", deck=DECK)
    assert asked("cellar estate copper gold", "play cellar", deck=DECK)
    assert asked("minion gold copper", "play minion", deck=DECK)


def test_what_pays_later_is_not_judged_by_this_turn() -> None:
    assert not asked("chapel estate copper", "play chapel", deck=DECK)
    assert not asked("workshop copper", "play workshop", deck=DECK)
    assert not asked("native_village copper", "play native_village", deck=DECK)
    assert not asked("", phase="buy", coins=5)


def test_a_choice_on_another_players_turn_is_not() -> None:
    assert not asked("militia copper", "play militia", rival="gold silver copper estate duchy")


def test_the_better_order_is_found_whatever_the_policy_thinks() -> None:
    driver = position("village smithy market copper copper", deck=DECK)
    assert best_of(driver, "end_phase", "play smithy", "play village") == ["play village"]


def test_a_card_is_not_discarded_that_this_turn_needs() -> None:
    driver = position("vault gold gold copper copper", deck=DECK)
    assert driver.ask is not None
    driver.answer(picks(driver.ask, ["play vault"]))
    assert best_of(driver, "discard gold", "discard copper") == ["discard copper"]


def test_a_rollout_ends_with_the_turn() -> None:
    driver = position("smithy copper copper copper", deck=DECK)
    world = shown(driver).world(b"w" * 32)
    outlook, before = turn(), world.table.turns_taken()
    seen: list[int] = []

    class Watched(OwnTurn):
        def prospect(self, world: Driver[Table], seat: int) -> object:  # type: ignore[override]  # only watched
            seen.append(world.table.turns_taken())
            return super().prospect(world, seat)

    watched = Watched(DominionOutlook(strategy()))
    assert watched.play_on(world, (0,), 0).asked < 6
    assert seen == [before + 1]
    assert world.table.turns_taken() == before
    assert outlook.horizon(world)(world) is False


def test_a_game_that_is_won_is_worth_more_than_any_deck() -> None:
    won = position("", phase="buy", coins=8, piles={"province": 1})
    ask = won.ask
    assert ask is not None
    outlook, world = turn(), shown(won).world(b"w" * 32)
    end, silver = picks(ask, ["buy province"]), picks(ask, ["buy gold"])
    assert outlook.play_on(world, end, 0).prospect.win == 1.0
    assert (
        outlook.play_on(world, end, 0).prospect.worth > outlook.play_on(world, silver, 0).prospect.worth + 0.3
    )


def test_hidden_cards_do_not_change_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, "0")
    driver = position(
        "village smithy market copper copper", deck=DECK, rival="gold gold silver copper estate"
    )
    assert driver.ask is not None
    answers = set()
    for key in range(4):
        other = Driver(dealt(driver.table, 0, (), bytes([key]) * 32))
        other.resume()
        view = shown(other)
        assert other.ask is not None
        answers.add(tuple(labels(other.ask, think(other.ask, view, turn(), THINKING, b"k").answer)))
        answers.add(tuple(labels(other.ask, bot("strong", "dominion", "same").answer(other.ask, view))))
    assert len(answers) == 1


def test_a_reserve_card_is_called_by_what_the_whole_game_says() -> None:
    assert not asked("bridge copper copper copper", "play bridge", deck=DECK, tavern="royal_carriage")


def test_a_duration_is_worth_what_it_brings_next_turn() -> None:
    for id, brings in {"tactician": (5, 1, 1), "wharf": (2, 0, 1), "barge": (3, 0, 1)}.items():
        change = next_turn_of(id)
        assert (change.cards, change.actions, change.buys) == brings, id
    driver = position("tactician silver copper copper estate", deck=DECK)
    assert best_of(driver, "end_phase", "play tactician") == ["play tactician"]
