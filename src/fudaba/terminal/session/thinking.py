"""What is thought about at the table, as a helper does it (`helpers`): hints, and answers of bots.

Both follow from the answers so far alone, so they are the same in every process.
"""

from __future__ import annotations

from typing import NamedTuple, TypeGuard

from fudaba import games
from fudaba.bots import Bot, bot_names, maker_of
from fudaba.bots.mind import Thinker
from fudaba.bots.preparation import prepared
from fudaba.coach import Hint, hint
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import Setup
from fudaba.kernel.session import Session


class Position(NamedTuple):
    """A game as it stands: what fixed it, and its answers."""

    setup: Setup
    """The setup of the game."""
    names: list[str]
    """The name of each player, by seat."""
    answers: list[Answer]
    """The answers so far."""


class ThinkingBot(NamedTuple):
    """A bot that searches for its answer to a question, as it may be made anew."""

    name: str
    """The name of the bot."""
    game: str
    """The game."""
    seed: str
    """The seed of the bot."""
    asked: int
    """How many questions it was asked before."""

    def make(self) -> Thinker:
        """The bot, which knows nothing but this."""
        made = maker_of(self.name, self.game)(self.seed)
        assert isinstance(made, Thinker)
        made.asked = self.asked
        return made


def is_thinker(player: Bot, name: str, game: str) -> TypeGuard[Thinker]:
    """Whether a bot is one of Fudaba's that search; one of somebody's own may remember what it likes."""
    return isinstance(player, Thinker) and name in bot_names(game)


def hint_at(position: Position, key: bytes, found: str | None, part: int) -> Hint:
    """What the coach says about the question that waits, see `GameSession.hint`."""
    session = _session_at(position)
    assert session.ask is not None, "only who is asked gets a hint"
    with prepared(found):
        return hint(session.ask, session.view(session.ask.decider), session.game.name, key, part)


def answer_at(position: Position, player: ThinkingBot, found: str | None) -> Answer:
    """What a bot answers to the question that waits, see `GameSession.thought`."""
    session = _session_at(position)
    assert session.ask is not None, "a bot is asked only while a question waits"
    with prepared(found):
        return player.make().answer(session.ask, session.view(session.ask.decider))


_known: Session | None = None
"""The game that was thought about last, as far as it had come."""


def _session_at(position: Position) -> Session:
    """The game of a position, gone on with from the last time if it leads there."""
    global _known
    session, answers = _known, position.answers
    if (
        session is None
        or session.setup != position.setup
        or session.answers != answers[: len(session.answers)]
    ):
        session = Session(games.named(position.setup.game), position.setup, position.names)
    for answer in answers[len(session.answers) :]:
        session.answer(answer)
    _known = session
    return session
