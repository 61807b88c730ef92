"""What holds in every game of Dominion, whatever lies on the table and whoever sits at it.

Games are played at random over kingdoms of everything there is, by two to six players, and looked at after
every answer. `pytest -m long` plays twenty thousand of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.board.state import BUY_PHASE, DominionState
from fudaba.games.dominion.facts.house_rules import RULES
from fudaba.games.dominion.facts.layout import TRASH, first_pile
from fudaba.games.dominion.facts.shown import Public
from fudaba.games.dominion.facts.vocabulary import DominionOption
from fudaba.games.dominion.rules import offers
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.checks import SearchCounts, check_fork, check_leaks, check_sound
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.record import decode, encode, record_of, replay, verify
from fudaba.kernel.shown import of_kind
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

GAME = named("dominion")
NAMES = ["A", "B", "C", "D", "E", "F"]
MOST_ANSWERS = 20_000
"""A game of random play has a thousand answers; one with this many is stuck."""
Choose = Callable[[Ask], Answer]


def any_setup(chance: Random) -> Setup:
    """Seats and the house's rules at random, and a kingdom by the seed."""
    options: dict[str, Value] = {rule.name: chance.choice(rule.values) for rule in RULES}
    return setup_of(GAME, seats=chance.choice(GAME.seats), seed=str(chance.random()), options=options)


def choosing(setup: Setup, *names: str) -> Choose:
    """Bots that are blind, dealt to the seats in turn."""
    at = [names[seat % len(names)] for seat in range(setup.seats)]
    players = [bot(name, "dominion", f"{setup.seed}/{seat}") for seat, name in enumerate(at)]
    view = View(GAME.table(setup))
    return lambda ask: players[ask.decider].answer(ask, view)


def sound(table: Table, ask: Ask | None, *, at_rest: bool) -> None:
    """Nothing is lost, doubled, left over or out of bounds; the player who is asked may be."""
    check_sound(table, at_rest=at_rest)
    s: DominionState = table.state
    assert s.turn.seat in range(table.seats)
    if s.phase == BUY_PHASE and isinstance(table, Dominion):
        assert offers.buys(table) == _looked_at(table), "what was kept is what there is now"
    if ask is None:
        assert of_kind(table.public(), Public).over
        return
    assert ask.forced() is None, "a question with one answer is not asked"
    assert ask.decider == s.control[ask.owner] or ask.kind == "turn"
    assert ask.options
    if ask.kind in ("action", "buy", "night"):
        same = [option.same for option in ask.options if option.verb == "buy" or ask.kind != "buy"]
        assert len(set(same)) == len(same), f"equal choices: {ask}"


def _looked_at(table: Dominion) -> tuple[DominionOption, ...]:
    """What can be bought, with nothing kept from before."""
    kept = table.box.on_offer.copy()
    table.box.on_offer.clear()
    found = offers.found(table)
    table.box.on_offer |= kept
    return found


def played(setup: Setup, choose: Choose, look: Callable[..., None]) -> tuple[Table, list[Answer]]:
    """Play a game to its end (or to a standstill), and look at it at every question and at the end."""
    table = GAME.table(setup)
    driver = Driver(table, forkable=False)
    ask = driver.start()
    answers: list[Answer] = []
    stands_still = StandStill()
    while True:
        look(table, ask, at_rest=driver.at_rest)
        if ask is None:
            return table, answers
        answer = choose(ask)
        answers.append(answer)
        ask = driver.answer(answer)
        assert len(answers) < MOST_ANSWERS, "not over"
        if stands_still(table):
            return table, answers


class StandStill:
    """Notices a game that goes on for ever by the rules: turn after turn nothing is gained or trashed.

    So it comes where players have trashed all their Treasures, or returned them to the piles, and cannot
    buy what is left. The game is sound, and may be left.
    """

    def __init__(self) -> None:
        self.piles: list[int] = []
        self.since = 0

    def __call__(self, table: Table) -> bool:
        s: DominionState = table.state
        turns = sum(s.turns)
        piles = [len(zone) for zone in (s.zones[TRASH], *s.zones[first_pile(table.seats) :])]
        if piles != self.piles:
            self.piles, self.since = piles, turns
        return turns - self.since > 500


def replayed(setup: Setup, table: Table, answers: list[Answer]) -> None:
    """The record of a game leads to the same end, with its log written too."""
    record = record_of(GAME, setup, NAMES[: setup.seats], answers)
    final = table.state.digest()
    if of_kind(table.public(), Public).over:
        record.final = final
        assert verify(record, named) == final
    again = decode(encode(record))
    assert again == record
    assert replay(again, named).table.state.digest() == final
    half = replay(again, named, upto=len(answers) // 2)
    for answer in answers[len(answers) // 2 :]:
        half.answer(answer)
    assert half.table.state.digest() == final


def check_games(name: str, numbers: range) -> Counter[str]:
    """Play games with these numbers. Returns which questions were met, how often."""
    kinds: Counter[str] = Counter()

    def look(table: Table, ask: Ask | None, *, at_rest: bool) -> None:
        sound(table, ask, at_rest=at_rest)
        kinds[ask.kind if ask is not None else ""] += 1

    for number in numbers:
        setup = any_setup(Random(f"{name} {number}"))
        try:
            table, answers = played(setup, choosing(setup, *name.split()), look)
            result = table.result()
            assert len(result.scores) == setup.seats
            assert result.winners
            if number % 10 == 0:
                replayed(setup, table, answers)
        except Exception as error:
            error.add_note(f"in game {number} of {name!r}: {setup}")
            raise
    return kinds


USUAL = {"action", "buy", "trash", "discard", "gain", "topdeck", "may", "option", "play", "react"}


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("random", 10),
        ("uniform", 10),
        ("random uniform", 10),
        *(
            pytest.param(name, 100, marks=pytest.mark.long)
            for name in ("random", "uniform", "random uniform")
        ),
    ],
)
def test_a_random_game_goes_well_and_ends(name: str, games: int) -> None:
    assert set(check_games(name, range(games))) >= USUAL


@pytest.mark.long
@pytest.mark.parametrize("part", range(40))
def test_twenty_thousand_random_games_go_well_and_end(part: int) -> None:
    assert set(check_games("random", range(part * 500, part * 500 + 500))) >= USUAL


# Twin worlds.


def check_drawn(number: int, *, ahead: int = 3, answers: int = 8) -> SearchCounts:
    """Forks and leaks to every seat, over some answers from a state drawn from a random game.

    Returns how much was compared.
    """
    chance = Random(f"drawn {number}")
    setup = any_setup(chance)
    choose = choosing(setup, "random", "uniform")
    driver = Driver(GAME.table(setup), forkable=False)
    ask = driver.start()
    enough = chance.randrange(20, 400)
    for number_of_answers in count():
        if ask is None or (number_of_answers >= enough and driver.at_rest):
            break
        ask = driver.answer(choose(ask))
    drawn = driver.table

    def make() -> Driver[Table]:
        there = Driver(drawn.clone())
        there.resume()
        return there

    ahead_of = make()
    texts: list[Answer] = []
    while ahead_of.ask is not None and (len(texts) < answers or not ahead_of.at_rest):
        texts.append(choose(ahead_of.ask))
        ahead_of.answer(texts[-1])
    try:
        check_fork(make, texts, every=3)
        return check_leaks(make, texts, ahead=ahead)
    except Exception as error:
        error.add_note(f"in game {number}, drawn after {number_of_answers} answers: {setup}")
        raise


def test_twin_worlds_of_states_drawn_from_random_games() -> None:
    assert sum(check_drawn(number).worlds for number in range(6)) > 100


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_twin_worlds_of_many_states_drawn_from_random_games(part: int) -> None:
    assert sum(check_drawn(number).worlds for number in range(part * 40, part * 40 + 40)) > 1000


# Any answers.


def picking(picks: list[int], setup: Setup) -> Choose:
    """Choose by these numbers, then at random: what fails is shrunk to few numbers, mostly 0."""
    left = iter(picks)
    rest = choosing(setup, "random")

    def choose(ask: Ask) -> Answer:
        pick = next(left, None)
        if pick is None:
            return rest(ask)
        if ask.together:
            return (pick % len(ask.options),)
        size = ask.least + pick % (min(ask.most, len(ask.options)) - ask.least + 1)
        return tuple((pick + i) % len(ask.options) for i in range(size))

    return choose


any_answers = given(
    seats=st.sampled_from(GAME.seats),
    seed=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 63), max_size=200),
)


@settings(max_examples=12)
@any_answers
def test_any_answers_lead_to_an_end(seats: int, seed: int, picks: list[int]) -> None:
    leads_to_an_end(seats, seed, picks)


@pytest.mark.long
@any_answers
def test_many_answers_lead_to_an_end(seats: int, seed: int, picks: list[int]) -> None:
    leads_to_an_end(seats, seed, picks)


def leads_to_an_end(seats: int, seed: int, picks: list[int]) -> None:
    setup = setup_of(GAME, seats=seats, seed=str(seed))
    table, answers = played(setup, picking(picks, setup), sound)
    replayed(setup, table, answers)
