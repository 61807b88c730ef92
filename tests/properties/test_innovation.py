"""What holds in every game of Innovation, whoever sits at the table and whatever its options.

Games are played at random, and looked at after every answer. `pytest -m long` plays five thousand.
"""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games import named
from fudaba.games.innovation.board.board import Board
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import SPECIALS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.printed import COLOURS, EXPANSIONS
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.checks import check_session, check_sound
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.session import Session

GAME = named("innovation")
SWITCHES = {switch.name: switch.values for switch in GAME.switches}
MOST_ANSWERS = 20_000
"""A game with this many answers is stuck."""


def any_setup(chance: Random) -> Setup:
    """Seats and all options at random, of the sets those that the edition has."""
    options: dict[str, Value] = {name: chance.choice(values) for name, values in SWITCHES.items()}
    absent = {"third": ("unseen",), "fourth": ("relics",), "first": EXPANSIONS}
    options |= dict.fromkeys(absent[str(options["edition"])], False)
    options["relics"] = options["relics"] and options["artifacts"]
    seats = 4 if options["teams"] else chance.choice(GAME.seats)
    return setup_of(GAME, seats=seats, seed=str(chance.random()), options=options)


def any_answer(ask: Ask, chance: Random) -> Answer:
    """Any legal answer."""
    count = chance.randint(ask.least, min(ask.most, len(ask.options)))
    return tuple(chance.sample(range(len(ask.options)), count))


def sound(t: Innovation, ask: Ask | None, *, at_rest: bool) -> None:
    """Nothing is lost, doubled, left over or out of bounds; what is counted is what is there."""
    check_sound(t, at_rest=at_rest)
    s = t.state
    for seat in range(t.seats):
        assert t.icons(seat) == t._count_icons(seat), "the icons that were counted last are still there"
        for number, stack in enumerate(t.stacks(seat)):
            assert all(t.cards[card].colour == COLOURS[number] for card in stack)
            assert s.splays[seat * len(COLOURS) + number] == 0 or len(stack) > 1
    _sound_boards(t)
    if not (s.unsettled or s.phase in ("display", "over")):
        due = [
            t.cards[card].id
            for card in s.zones[SPECIALS]
            if card in t.claims_at_once
            and any(t.claims_at_once[card].condition(Player(t, seat), 0) for seat in t.seats_in_turn())
        ]
        assert not due, "the player who fulfils a condition has been asked about it"
    assert (ask is None) == (s.phase == "over")
    if ask is None:
        assert s.winners
        return
    assert ask.forced() is None, "a question with one answer is not asked"
    assert not s.lost[ask.owner]
    faces = [
        option.same for option in ask.options if option.card < 0 or t.cards[option.card].face == option.face
    ]
    assert len(set(faces)) == len(faces), "every card is one option"


def _sound_boards(t: Innovation) -> None:
    """What was found on the boards is still there."""
    for seat, board in enumerate(t.boards):
        if board is not None:
            anew = Board(t.cards, t.stacks(seat))
            assert (board.tops, board.ages, board.values, board.waits) == (
                anew.tops,
                anew.ages,
                anew.values,
                anew.waits,
            )
            assert board.bonuses is None or board.bonuses == t._find_bonuses(seat)
            assert board.landmarks is None or board.landmarks == t._find_landmarks(seat)
            assert all(found == t._find_visible(seat, colour) for colour, found in board.visible.items())


def played(setup: Setup, chance: Random) -> list[Answer]:
    """Play a game to its end, and look at it at every question."""
    t = GAME.table(setup)
    assert isinstance(t, Innovation)
    driver = Driver(t, forkable=False)
    ask = driver.start()
    answers: list[Answer] = []
    while ask is not None:
        sound(t, ask, at_rest=driver.at_rest)
        answers.append(any_answer(ask, chance))
        ask = driver.answer(answers[-1])
        assert len(answers) < MOST_ANSWERS
    sound(t, ask, at_rest=True)
    return answers


@pytest.mark.parametrize("number", range(20))
def test_random_games(number: int) -> None:
    """No error, no stuck game, no card lost or doubled."""
    chance = Random(number)
    assert played(any_setup(chance), chance)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(50))
def test_many_random_games(hundred: int) -> None:
    for number in range(100):
        chance = Random(f"{hundred}/{number}")
        assert played(any_setup(chance), chance)


@pytest.mark.parametrize("number", [0, *(pytest.param(each, marks=pytest.mark.long) for each in range(1, 3))])
def test_forks_records_and_leaks(number: int) -> None:
    """INN-AMB22: what a viewer may not know changes nothing that they receive."""
    chance = Random(number)
    setup = any_setup(chance)
    session = Session(GAME, setup, [f"P{seat}" for seat in range(setup.seats)])
    while session.ask is not None and len(session.answers) < 40:
        session.answer(any_answer(session.ask, chance))
    compared = check_session(session, every=10)
    assert compared.worlds > 0
    assert compared.views > compared.worlds
