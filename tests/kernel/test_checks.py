"""The checks find what they are there to find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.checks import CheckFailed, check_fork, check_save_load, check_session
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup
from fudaba.kernel.session import Session
from fudaba.kernel.table import Effects
from tests.kernel.script import Script
from tests.kernel.toy import Toy
from tests.kernel.toy_game import GAME, ToyGame


@pytest.fixture
def game() -> Script:
    """A few answers, at rest and inside plays."""
    game = Script({"hand": ["echo", "nest", "homing", "acorn"]}, {"hand": ["acorn", "nest"]})
    for label in ("play echo", "play nest", "set_aside acorn", "end"):
        game.say(0, label)
    return game


def driving(game: Script, kind: type[Toy]) -> Callable[[], Driver[Toy]]:
    """Drivers of the same game at another kind of table."""

    def make() -> Driver[Toy]:
        worse = ToyGame()
        worse.kind = kind
        return Driver(worse.table(game.session.setup))

    return make


class Careless(Toy):
    """Its clones have the same state."""

    __slots__ = ()

    def clone(self) -> Careless:
        new = super().clone()
        new.state = self.state
        return new


SHARED: list[int] = []


class Remembers(Toy):
    """It keeps something outside of its state."""

    __slots__ = ()

    def take(self, ask: Ask, answer: Answer) -> Effects | None:
        SHARED.append(len(SHARED))
        self.state.coins += len(SHARED) % 5
        return super().take(ask, answer)


class Restless(Toy):
    """Asking again changes its state."""

    __slots__ = ()

    def step(self) -> Ask | Effects | None:
        self.state.coins += 1 if self.state.phase == "action" else 0
        return super().step()


class Clutter(Toy):
    """A subclass without slots, and something in it."""

    def take(self, ask: Ask, answer: Answer) -> Effects | None:
        self.clutter = 1
        return super().take(ask, answer)


def test_what_is_sound_passes(game: Script) -> None:
    assert check_fork(driving(game, Toy), game.session.answers) == 5
    assert check_fork(driving(game, Toy), game.session.answers, every=3) == 3
    assert check_save_load(game.session) == 5
    assert check_save_load(game.session, every=3) == 3
    assert check_session(game.session, asks=False).views > 40


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (Careless, "a clone of ToyState shares"),
        (Remembers, "is not the same game|comes to another end"),
        (Restless, "a table at rest does not ask the same again|is not the same game"),
        (Clutter, "Clutter has no slot for clutter"),
    ],
)
def test_a_table_that_cannot_be_forked_is_found(game: Script, kind: type[Toy], complaint: str) -> None:
    with pytest.raises(CheckFailed, match=complaint):
        check_fork(driving(game, kind), game.session.answers)


class Fickle(ToyGame):
    """Each of its tables begins another way."""

    made = 0

    def table(self, setup: Setup) -> Toy:
        toy = super().table(setup)
        Fickle.made += 1
        toy.state.gossip += Fickle.made
        return toy


def test_a_game_that_is_not_its_answers_is_found() -> None:
    fickle = Fickle()
    session = Session(fickle, Script({"hand": ["acorn"]}, {}).session.setup, ["a", "b"])
    with pytest.raises(CheckFailed, match="the state is another once it is loaded"):
        check_save_load(session)
    assert check_save_load(Session(GAME, session.setup, ["a", "b"])) == 1
