"""Whose interest a question is about: a choice made for another player is valued from that player's side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fudaba.bots.dominion.worth import is_dead, keeps
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION, NIGHT, TREASURE
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View
from tests.bots.dominion_asking import player, position, said

MOST = 60
"""So many questions after a card has been played are looked at."""
PLAYED = [
    id for id, kind in KINDS.items() if kind.sort == "card" and kind.types & (ACTION | TREASURE | NIGHT)
]
KNOWN = {
    *("advisor", "archer", "envoy", "jester", "noble_brigand", "oracle"),
    *("pillage", "pirate_ship", "scrying_pool", "spy", "swindler", "thief"),
}
"""The cards of which a choice is made for another player, as their texts say."""


DECKS = (
    "copper silver estate curse gold smithy silver",
    "gold silver copper estate curse smithy",
    "estate gold silver",
)


def asked(id: str, deck: str) -> Iterator[tuple[Driver[Any], Answer]]:
    """The questions of a turn in which a card is played, each before it is answered, with a bot's answer."""
    phase = "action" if KINDS[id].action else "buy" if KINDS[id].treasure else "night"
    driver = position(
        f"{id} copper estate silver gold",
        rival="province silver smithy copper gold",
        deck="gold estate copper silver smithy estate",
        rivals_deck=deck,
        supply="village moat festival",
        phase=phase,
        actions=3,
    )
    bot, turns = player(), driver.table.turns_taken()
    for _ in range(MOST):
        ask = driver.ask
        if ask is None or driver.table.turns_taken() > turns:
            return
        answer = bot.answer(ask, View(driver.table, ask.decider))
        yield driver, answer
        driver.answer(answer)


def is_about_another(t: Board, ask: Any) -> bool:
    """Whether the cards that are offered, or the one that is asked about, lie with another player."""
    cards = [option.card for option in ask.options if option.card >= 0]
    if ask.kind == "option" and ask.word:
        cards.append(ask.about)
    return any(t.owner_of(t.state.where[card]) not in (-1, ask.owner) for card in cards)


def good(id: str) -> float:
    return -1.0 if is_dead(id) else keeps(id)


def test_every_choice_made_for_another_player_says_so_and_has_the_right_sign() -> None:
    """Each card that can be played is played once: wherever cards of another player are offered, the question
    names that player, and what is taken from them is the best, what is given the worst."""
    found: set[str] = set()
    played = 0
    for id in PLAYED:
        try:
            questions = [one for deck in DECKS for one in _looked_at(id, deck)]
        except BadSetup:  # a card that only comes with others
            continue
        played += 1
        for whom, another, kind, words, chosen, offered, about in questions:
            assert whom or not another, f"{id} asks {kind} about another's cards and does not say so"
            if not whom:
                continue
            found.add(id)
            if kind == "option":
                assert words, id
                goes = {"discard": good(about) > 0.7, "put_back": good(about) <= 0.7}
                if about and words[0] in goes and about != id:
                    assert goes[words[0]], (id, about, words)
            elif kind == "gain":
                assert keeps(chosen[0]) == min(map(keeps, offered)), (id, chosen, offered)
            else:
                assert good(chosen[0]) == max(map(good, offered)), (id, chosen, offered)
    assert played > 400
    assert found == KNOWN


def _looked_at(id: str, deck: str) -> Iterator[tuple[bool, bool, str, list[str], list[str], list[str], str]]:
    for driver, answer in asked(id, deck):
        ask = driver.ask
        assert ask is not None
        chosen = [ask.options[pick] for pick in answer]
        yield (
            ask.whom >= 0,
            is_about_another(driver.table, ask),
            ask.kind,
            [option.word for option in chosen],
            [option.face for option in chosen if option.face],
            [option.face for option in ask.options if option.face],
            driver.table.cards[ask.about].face if ask.about >= 0 else "",
        )


def test_the_left_player_discards_the_best_of_an_envoy() -> None:
    driver, bot = position("envoy", deck="copper estate gold copper curse", rival="copper"), player()
    said(driver, bot)
    assert driver.ask is not None
    assert driver.ask.decider == 1
    assert said(driver, bot) == ["discard gold"]


def test_an_action_that_can_no_longer_be_played_is_left_with_its_player() -> None:
    driver, bot = position("envoy", deck="copper estate silver copper witch", rival="copper"), player()
    said(driver, bot)
    assert said(driver, bot) == ["discard silver"]


@pytest.mark.parametrize(
    ("deck", "does"), [("gold", "discard"), ("curse", "put_back"), ("copper", "put_back")]
)
def test_spy_spares_what_hurts_its_victim(deck: str, does: str) -> None:
    driver, bot = position("spy", deck="gold silver", rivals_deck=deck), player()
    said(driver, bot)
    assert said(driver, bot) == ["option put_back"]
    assert said(driver, bot) == [f"option {does}"]


def test_what_is_named_for_another_is_what_they_would_buy() -> None:
    driver = position("contraband gold gold", phase="buy", rival="copper")
    bot = player()
    while driver.ask is not None and driver.ask.kind != "name":
        said(driver, bot)
    assert driver.ask is not None
    assert driver.ask.decider == 1
    assert said(driver, bot) == ["name province"]


def test_a_curse_is_taken_where_none_is_left() -> None:
    driver = position(
        "torturer", deck="copper " * 5, rival="gold gold silver silver", piles={"curse": 0}, supply="village"
    )
    bot = player()
    said(driver, bot)
    assert driver.ask is not None
    assert driver.ask.decider == 1
    assert said(driver, bot) == ["option gain_curse"]


def test_who_plays_another_players_turn_has_its_interest() -> None:
    """Whoever decides for the player whom it befalls spares that player."""
    driver = position("possession", rival="envoy", rivals_deck="copper estate gold copper curse")
    bot = player()
    while driver.ask is not None and driver.ask.kind != "discard":
        said(driver, bot)
    ask = driver.ask
    assert ask is not None
    assert (ask.owner, ask.decider, ask.whom) == (0, 0, 1)
    assert said(driver, bot) == ["discard curse"]
