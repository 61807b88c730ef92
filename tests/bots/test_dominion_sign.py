"""Whose interest a question is about: a choice made for another player is valued from that player's side.

Every question of every scenario of Dominion is looked at, besides each card that is played once: there every
effect of every card and landscape happens, whatever it takes, since each is needed by some scenario.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from fudaba.bots.dominion.choice_words import ASK_FOR_NAMES, CHOSEN, may_offer
from fudaba.bots.dominion.worth import JUNK, is_dead, keeps
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import ACTION, NIGHT, TREASURE
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View
from tests.bots.card_code import CHOICES, code_of
from tests.bots.dominion_asking import player, position, said
from tests.bots.scenario_questions import asked_in_scenarios, who_asks
from tests.machine_code import COMPILED, NEEDS_SOURCE

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
NEXT = ("action", "buy", "night", "order", "instructions", "react")
"""Questions that take nothing from anybody: what is done next, and in which order."""
FEW = 8
"""So many further questions of an effect are answered until it is over."""
HARMS: dict[tuple[str, str], set[str]] = {
    # A copy goes to each other player: what is worst of the hand.
    ("ambassador", "reveal"): {"reveal copper", "reveal curse", "reveal estate"},
    # An Attack that can be played is played.
    ("invasion", "play"): {"play militia"},
    ("legionary", "reveal"): {"reveal gold"},
    # Either is right, by the number of tokens.
    ("pirate_ship", "option"): {"option coins_per_token", "option raid"},
    # A Tournament's rival shows a Province.
    ("province", "may"): {"may yes"},
    # The next player names the best that the other could gain.
    ("war_chest", "name"): {"name silver"},
}
"""What a bot answers where it decides over what others have, in its own interest."""
_OF_OTHER = "its question is about the card that goes, is played or is shown"
_OF_KNIGHTS = "what all Knights ask is about the other Knights in their scenarios"
NEVER_ASKED: dict[str, str] = {
    **dict.fromkeys(("baron", "explorer", "gamble", "ironmonger", "pearl_diver"), _OF_OTHER),
    **dict.fromkeys(("pixie", "sacred_grove"), "its question is about the Boon"),
    **dict.fromkeys(("dame_josephine", "dame_sylvia", "sir_bailey", "sir_destry"), _OF_KNIGHTS),
    **dict.fromkeys(("sir_martin", "sir_vander"), _OF_KNIGHTS),
    "fawning": "one more of the same pile is gained, of which there is nothing to choose",
    "mountain_pass": "its question for a bid is about no card",
}
"""What might ask by its code, and why no question is about it."""


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


class Found(NamedTuple):
    """What all scenarios ask."""

    by_whom: dict[str, set[str]]
    """The kinds of the questions that say whom they befall, by the card that asks."""
    asked: set[str]
    """The cards and landscapes that are named by some question."""
    wrong: list[str]
    """The answers against the interest of who decides, and cards of others of which nobody says so."""


def all_questions() -> Found:
    """All questions of all scenarios; those that befall another are put to a bot."""
    found = Found({}, set(), [])
    for where, driver, ask in asked_in_scenarios():
        t, options = driver.table, ask.laid_out
        asks = who_asks(t, ask)
        about = t.cards[ask.about].face if ask.about >= 0 else ""
        found.asked.update({about, asks, ask.word})
        if ask.kind in ("react", "order", "instructions"):
            found.asked.update(option.face for option in options)
        place = f"{where} {asks} {ask.kind} {about} {[str(option) for option in options]}"
        if ask.kind == "name" and about not in ASK_FOR_NAMES:
            found.wrong.append(f"{place}: no line of a plan may be about this name")
        if about and ask.kind in ("option", "may"):
            words = {option.word for option in options} & set(CHOSEN)
            if not all(may_offer(about, word) for word in words):
                found.wrong.append(f"{place}: no line of a plan may choose this")
        if ask.whom >= 0:
            found.by_whom.setdefault(asks, set()).add(ask.kind)
            chosen = player().answer(ask, View(t, ask.decider))
            if not is_right(t, ask, [options[pick] for pick in chosen], about if about != asks else ""):
                found.wrong.append(f"{place}: {chosen}")
        elif ask.kind not in NEXT and is_about_another(t, ask):
            found.wrong.append(f"{place}: about another's cards, and does not say so")
    return found


def befalls_others(driver: Driver[Any]) -> bool:
    """Whether it depends on the answer what other players have, but not what who decides has, when what asks
    is over: some answers are tried, and then as little as may be is answered."""
    ask = driver.ask
    assert ask is not None
    count = len(ask.options)
    answers = {tuple(range(ask.least)), tuple(range(count - max(1, ask.least), count))}
    if ask.least <= 1:
        answers.update((pick,) for pick in (0, 1, count - 1) if pick < count)
    tried = []
    for answer in answers:
        fork = driver.fork()
        fork.answer(answer)
        for _ in range(FEW):
            if fork.ask is None or fork.at_rest:
                break
            fork.answer(tuple(range(fork.ask.least)))
        tried.append(held(fork.table))
    seats = range(driver.table.seats)
    differ = {seat for seat in seats for one in tried[1:] if one[seat] != tried[0][seat]}
    return bool(differ) and ask.decider not in differ


def held(t: Board) -> list[Counter[tuple[int, str]]]:
    """What each player has: how many cards of each face in each place."""
    found: list[Counter[tuple[int, str]]] = [Counter() for _ in range(t.seats)]
    for card, zone in enumerate(t.state.where):
        if (seat := t.owner_of(zone)) >= 0:
            found[seat][zone, t.cards[card].face] += 1
    return found


def is_right(t: Board, ask: Any, chosen: list[Any], about: str) -> bool:
    """Whether who decides has chosen what is worst for whom it befalls; what is best, if that is who decides,
    or somebody whose turn they play."""
    turn = t.state.turn
    own = ask.whom in (ask.owner, ask.decider) or (turn.seat, turn.controller) == (ask.whom, ask.decider)
    side = 1 if own else -1
    if ask.kind == "option":
        word, is_good = chosen[0].word, good(about) > 0.7
        expected = {"discard": is_good != own, "put_back": is_good == own}
        expected |= {"gain_copy": keeps(about) >= JUNK, "give_copy": keeps(about) < JUNK} if about else {}
        return not about or expected[word]
    if ask.kind == "gain":
        return side * keeps(chosen[0].face) == max(side * keeps(option.face) for option in ask.options)
    assert ask.kind in ("discard", "trash"), f"nobody has said what is right at a {ask.kind}"
    return side * good(chosen[0].face) == min(side * good(option.face) for option in ask.options)


def test_every_choice_of_every_scenario_has_the_right_sign() -> None:
    """What each card and landscape asks when it is bought, used, received, gained, trashed, or on a later
    turn: wherever it befalls another player, the question says whom, and the answer is against them.

    A new card without a scenario that lets it ask fails here, too.
    """
    found = all_questions()
    assert found.wrong == []
    assert found.by_whom.keys() == KNOWN
    if not COMPILED:
        can_ask = {id for id in KINDS if code_of(id).names & CHOICES}
        assert can_ask - found.asked == NEVER_ASKED.keys()


@pytest.mark.long
def test_what_befalls_others_and_does_not_say_so_is_known() -> None:
    """Questions on which it depends what others have, and not what who decides has: their owner has no other
    interest, and chooses what harms most."""
    silent: dict[tuple[str, str], set[str]] = {}
    for _, driver, ask in asked_in_scenarios():
        is_open = ask.kind not in NEXT and ask.laid_out and not driver.at_rest and ask.owner == ask.decider
        if is_open and ask.whom < 0 and befalls_others(driver):
            t = driver.table
            answer = [str(ask.options[pick]) for pick in player().answer(ask, View(t, ask.decider))]
            silent.setdefault((who_asks(t, ask), ask.kind), set()).update(answer or ["nothing"])
    assert silent == HARMS


@NEEDS_SOURCE
def test_whoever_says_whom_a_choice_befalls_is_known() -> None:
    """A card that lets somebody choose "of" another hands that on; Possession gives a turn of another."""
    assert {id for id in KINDS if "of" in code_of(id).arguments} == KNOWN | {"possession"}


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


@pytest.mark.parametrize(
    ("card", "hand", "shown"),
    [
        ("legionary", "gold copper", ["reveal gold"]),
        ("encampment", "copper gold", ["reveal gold"]),
        ("battle_plan", "militia copper", ["reveal militia"]),
        ("mint", "copper gold", ["reveal gold"]),
        ("ambassador", "gold estate", ["reveal estate"]),
    ],
)
def test_what_may_be_shown_for_something_is_shown(card: str, hand: str, shown: list[str]) -> None:
    driver, bot = position(f"{card} {hand}", deck="copper copper", supply="encampment_plunder"), player()
    assert said(driver, bot) == [f"play {card}"]
    assert said(driver, bot) == shown


def test_actions_that_may_go_into_the_deck_do() -> None:
    driver = position("copper", discard="village estate", supply="inn", phase="buy", coins=5)
    bot = player('[[buy]]\ncard = "Inn"\n')
    while driver.ask is not None and driver.ask.kind != "reveal":
        said(driver, bot)
    assert said(driver, bot) == ["reveal inn", "reveal village"]


def test_what_a_possessed_player_passes_comes_to_who_decides() -> None:
    driver = position("possession", rival="masquerade gold estate province", rivals_deck="copper copper")
    bot = player()
    while driver.ask is not None and driver.ask.kind != "pass":
        said(driver, bot)
    ask = driver.ask
    assert ask is not None
    assert (ask.owner, ask.decider) == (1, 0)
    assert said(driver, bot) == ["pass province"]
