"""What holds in every game of Bridge Over, whoever sits at the table and whatever its options.

Games are played at random, over two to six seats and all options, and looked at after every answer.
`pytest -m long` plays ten thousand of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.bridge_over.shown import Public
from fudaba.games.bridge_over.state import BOX, DISCARDS, HANDS, PILE
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.checks import check_conserved, check_session
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.record import decode, encode, record_of, replay, verify
from fudaba.kernel.seen import SeenQuestion, SeenZone
from fudaba.kernel.session import Session
from fudaba.kernel.shown import of_kind
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View

GAME = named("bridge_over")
SWITCHES = {switch.name: switch.values for switch in GAME.switches}
NAMES = ["A", "B", "C", "D", "E", "F"]
MOST_ANSWERS_OF_A_ROUND = 20_000
"""A round of random play has 60 answers in the mean; one with this many is stuck."""


def any_setup(chance: Random, most_rounds: int) -> Setup:
    """Seats and all options at random."""
    options: dict[str, Value] = {name: chance.choice(values) for name, values in SWITCHES.items()}
    options["rounds"] = chance.randint(1, most_rounds)
    return setup_of(GAME, seats=chance.choice(GAME.seats), seed=str(chance.random()), options=options)


def whole_deck(options: dict[str, Value]) -> tuple[int, int]:
    """How many cards there are, and what they cost in hand all together."""
    if not options["expansion"]:
        return 116, 1700
    further = 1 if options["resets"] == 3 else 0
    return 128 + further, (2105 if options["deck"] == "windia_war" else 2065) + 30 * further


Look = Callable[[Table, Ask | None], None]


def played(setup: Setup, choose: Callable[[Ask], Answer], look: Look) -> tuple[Table, list[Answer]]:
    """Play a game to its end, and look at it at every question and at the end."""
    table = GAME.table(setup)
    driver = Driver(table, forkable=False)
    ask = driver.start()
    answers: list[Answer] = []
    most = MOST_ANSWERS_OF_A_ROUND * int(setup.options["rounds"])
    while True:
        look(table, ask)
        if ask is None:
            return table, answers
        answer = choose(ask)
        answers.append(answer)
        ask = driver.answer(answer)
        assert len(answers) < most, f"not over after {most} answers"


def choosing(names: list[str], seed: str) -> Callable[[Ask], Answer]:
    """Bots that are blind, one for each seat."""
    players = [bot(name, "bridge_over", f"{seed}/{seat}") for seat, name in enumerate(names)]
    view = View(GAME.table(setup_of(GAME, seats=2, seed="1")))
    return lambda ask: players[ask.decider].answer(ask, view)


# What is looked at.


def sound(table: Table, ask: Ask | None) -> None:
    """Nothing is lost, doubled or out of bounds; the player who is asked may be."""
    check_conserved(table)
    state = table.state
    seats = range(table.seats)
    assert state.direction in (1, -1)
    assert state.turn in seats
    assert state.skip >= 0
    assert state.idle <= table.seats
    assert all(0 <= bound <= 2 for bound in state.bound)
    assert all(points >= 0 for points in state.points)
    assert not state.zones[BOX]
    assert state.zones[DISCARDS], "there is always a top card"
    assert set(state.strength) == {
        card
        for seat in seats
        for card in state.zones[HANDS + table.seats + seat]
        if table.cards[card].id in ("all_draw_1", "almighty")  # AMB-14, the other way
    }
    if (attack := state.attack) is not None:
        assert attack.by in seats
        assert attack.on in seats
        assert attack.by != attack.on
        assert (attack.bind >= 0) == (attack.kind == "bind")
        assert attack.cards >= 2 or attack.bind >= 0
    if ask is None:
        assert state.over
        return
    assert ask.owner == ask.decider
    assert ask.forced() is None, "a question with one answer is not asked"
    faces = [option.same for option in ask.options if option.verb != "release"]
    assert len(set(faces)) == len(faces), "equal cards are one option"
    hand = state.zones[HANDS + ask.owner]
    assert all(option.card in hand for option in ask.options if option.verb == "play")
    if ask.kind in ("turn", "react"):
        assert of_kind(table.public(), Public).turn == ask.owner


def hidden(table: Table, ask: Ask | None) -> None:
    """Of other hands and of the piles a viewer sees how many cards they are, and those that were shown."""
    state = table.state
    for viewer in range(SPECTATOR, table.seats):
        view = View(table, viewer)
        zones = view.data().zones
        assert zones["pile"] == SeenZone(len(state.zones[PILE]))
        assert len(zones["discard"].cards) == 1
        assert zones["discard"].count == len(state.zones[DISCARDS])
        for seat in range(table.seats):
            hand = state.zones[HANDS + seat]
            entry = zones[f"{seat}.hand"]
            assert entry.count == len(hand)
            if seat == viewer:
                assert entry.faces == [table.cards[card].face for card in hand]
                continue
            assert not entry.cards
            shown = [table.cards[card].face for card in hand if card in state.known]
            assert sorted(entry.known) == sorted(shown)
        private = view.data().private
        assert (private is None) == (viewer == SPECTATOR)
        assert isinstance(view.asked(ask), SeenQuestion) == (ask is not None and ask.decider == viewer)


class Deals:
    """Looks at each round as it begins: all cards are there, and each player has his."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.count, self.points = whole_deck(setup.options)
        self.rounds = 0

    def __call__(self, table: Table, ask: Ask | None) -> None:
        """See what has been dealt, if it is a new round."""
        state = table.state
        if state.round == self.rounds:
            return
        self.rounds = state.round
        cards: list[Any] = [card for zone in state.zones for card in zone]
        assert len(cards) == self.count
        assert sum(table.cards[card].points for card in cards) == self.points
        if state.turns == 1:
            dealt = int(self.setup.options["start_hand"])
            assert all(len(state.zones[HANDS + seat]) >= dealt for seat in range(table.seats))
            assert len(state.zones[PILE]) + len(state.zones[DISCARDS]) <= self.count - table.seats * dealt


def ended(setup: Setup, table: Table) -> None:
    """The match has its rounds, the points are their sums, and the fewest win."""
    state = table.state
    rounds = setup.options["rounds"]
    assert state.over
    assert state.round == rounds == len(state.history)
    assert state.points == [sum(points) for points in zip(*state.history, strict=True)]
    assert all(min(points) >= 0 for points in state.history)
    scores, winners = table.result()
    assert scores == tuple(state.points)
    assert winners == tuple(seat for seat, points in enumerate(scores) if points == min(scores))


def replayed(setup: Setup, table: Table, answers: list[Answer]) -> None:
    """The record, written and read, is the same game."""
    record = record_of(GAME, setup, NAMES[: setup.seats], answers)
    record.final = table.state.digest()
    again = decode(encode(record))
    assert again == record
    assert verify(again, named) == record.final
    half = replay(again, named, upto=len(answers) // 2)
    for answer in answers[len(answers) // 2 :]:
        half.answer(answer)
    assert half.table.state.digest() == record.final


def all_of(*looks: Look) -> Look:
    """One look after the other."""

    def look(table: Table, ask: Ask | None) -> None:
        for each in looks:
            each(table, ask)

    return look


def check_games(name: str, numbers: range, most_rounds: int, *more: Look) -> Counter[str]:
    """Play games with these numbers and look at all of them. Returns which questions were met, how often."""
    kinds: Counter[str] = Counter()

    def met(table: Table, ask: Ask | None) -> None:
        if ask is not None:
            kinds[ask.kind] += 1

    for number in numbers:
        seed = f"{name} {number}"
        setup = any_setup(Random(seed), most_rounds)
        try:
            choose = choosing([name] * setup.seats, seed)
            table, answers = played(setup, choose, all_of(sound, Deals(setup), met, *more))
            ended(setup, table)
            if number % 5 == 0:
                replayed(setup, table, answers)
        except Exception as error:
            error.add_note(f"in game {number} of {name!r}: {setup}")
            raise
    return kinds


# The tests.

EVERY_KIND = {"turn", "follow", "colour", "player", "direction", "react", "as", "may", "take"}


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("random", 50),
        ("uniform", 30),
        pytest.param("random", 300, marks=pytest.mark.long),
        pytest.param("uniform", 300, marks=pytest.mark.long),
    ],
)
def test_a_random_game_goes_well_and_ends(name: str, games: int) -> None:
    assert set(check_games(name, range(games), most_rounds=2)) == EVERY_KIND


def test_views_show_no_more_than_they_may() -> None:
    assert set(check_games("random", range(1000, 1040), 1, hidden)) <= EVERY_KIND


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_random_games_go_well_and_end(part: int) -> None:
    assert set(check_games("random", range(part * 500, part * 500 + 500), 5)) == EVERY_KIND


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_views_of_a_thousand_games_show_no_more_than_they_may(part: int) -> None:
    assert check_games("uniform", range(part * 250, part * 250 + 250), 1, hidden)["turn"] > 0


def check_whole_session(number: int) -> int:
    """Forks, saving and loading, and leaks to each seat, over the beginning of a game.

    Returns how many twin worlds were compared.
    """
    seed = f"session {number}"
    setup = any_setup(Random(seed), 1)
    session = Session(GAME, setup, NAMES[: setup.seats])
    choose = choosing(["random"] * setup.seats, seed)
    while session.ask is not None and len(session.answers) < 60:
        session.answer(choose(session.ask))
    try:
        return check_session(session, every=5).worlds
    except Exception as error:
        error.add_note(f"in game {number}: {setup}")
        raise


def test_forks_records_and_twin_worlds_of_random_games() -> None:
    assert sum(check_whole_session(number) for number in range(4)) > 500


def test_naming_a_colour_tells_nothing_of_the_hand() -> None:
    """In this game an Almighty that is played as an Escort can be followed in one colour alone."""
    assert check_whole_session(150) > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_forks_records_and_twin_worlds_of_many_random_games(part: int) -> None:
    assert sum(check_whole_session(number) for number in range(part * 50, part * 50 + 50)) > 5000


options = st.fixed_dictionaries(
    {name: st.sampled_from(values) for name, values in SWITCHES.items() if name != "rounds"}
)


def picking(picks: list[int]) -> Callable[[Ask], Answer]:
    """Choose by these numbers, then at random: what fails is shrunk to few numbers, mostly 0."""
    left = iter(picks)
    rest = choosing(["random"] * 6, "rest")

    def choose(ask: Ask) -> Answer:
        pick = next(left, None)
        if pick is None:
            return rest(ask)
        chosen = pick % len(ask.options)
        several = _several(ask, chosen) if pick >= 32 else ()
        return several or (chosen,)

    return choose


def _several(ask: Ask, chosen: int) -> Answer:
    """All options that may be chosen together with this one."""
    if ask.most == 1 or (ask.together and ask.options[chosen].verb != ask.together):
        return ()
    together: Iterator[int] = (i for i, option in enumerate(ask.options) if option.verb == ask.together)
    return tuple(together)[: ask.most]


@settings(max_examples=60)
@given(
    seats=st.sampled_from(GAME.seats),
    options=options,
    seed=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 63), max_size=300),
)
def test_any_answers_lead_to_an_end(
    seats: int, options: dict[str, Value], seed: int, picks: list[int]
) -> None:
    setup = setup_of(GAME, seats=seats, seed=str(seed), options={**options, "rounds": 1})
    table, answers = played(setup, picking(picks), all_of(sound, Deals(setup)))
    ended(setup, table)
    replayed(setup, table, answers)


@pytest.mark.parametrize(
    ("deck", "expansion", "resets", "cards", "points"),
    [
        ("windia_war", False, 2, 116, 1700),
        ("azumanga_court", False, 3, 116, 1700),
        ("windia_war", True, 2, 128, 2105),
        ("azumanga_court", True, 2, 128, 2065),
        ("windia_war", True, 3, 129, 2135),
        ("azumanga_court", True, 3, 129, 2095),
    ],
)
def test_the_whole_deck_is_dealt_every_round(
    deck: str, expansion: bool, resets: int, cards: int, points: int
) -> None:
    """BRG-001, BRG-004, BRG-011, BRG-188; AMB-1: each of the three rounds begins with all of it."""
    given = {"deck": deck, "expansion": expansion, "resets": resets, "rounds": 3}
    setup = setup_of(GAME, seats=4, seed="deck", options=given)
    deals = Deals(setup)
    assert (deals.count, deals.points) == (cards, points)
    played(setup, choosing(["random"] * 4, "deck"), deals)
    assert deals.rounds == 3
