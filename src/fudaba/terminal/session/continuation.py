"""A new game that goes on from a moment of another: of a record, or from where a scenario ends."""

from __future__ import annotations

import secrets
from pathlib import Path

from fudaba import games
from fudaba.kernel.game import BadSetup, Earlier, setup_of
from fudaba.kernel.record import Record, answers_of, setup_from
from fudaba.kernel.renewal import gone_on_from
from fudaba.kernel.session import Session
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file
from fudaba.terminal.session import game_file

SCENARIO = ".yaml"


def gone_on(file: str, answers: int | None, seed: str | None) -> Session:
    """The game that goes on from a file; None for the last moment of a record, and for a random seed.

    Raises OSError, `BadRecord`, `BadSetup` for a moment that there is not, and `ScenarioError`.
    """
    if Path(file).suffix == SCENARIO:
        return _from_scenario(file, answers)
    record = game_file.read(file)
    last = len(record.answers)
    upto = last if answers is None else answers
    if not 0 <= upto <= last:
        raise BadSetup("terminal-problem-answers", most=last, number=upto)
    return from_record(record, upto, secrets.token_hex(16) if seed is None else seed)


def from_record(record: Record, upto: int, seed: str) -> Session:
    """A game of its own from the last moment, after at most this many answers, with no effect under way.

    What nobody knew there comes to lie anew, by the new seed (`kernel.renewal`). Where an effect was always
    under way, it begins anew.
    """
    game = games.named(record.game)
    before = Session(game, setup_from(game, record), list(record.names))
    found = 0 if before.driver.at_rest else None
    for given, answer in enumerate(answers_of(record, before.driver, upto), 1):
        before.answer(answer)
        if before.driver.at_rest and before.ask is not None:
            found = given
    earlier: tuple[Earlier, ...] = () if found is None else gone_on_from(before.setup, found)
    setup = setup_of(
        game,
        seats=len(record.names),
        seed=seed,
        options=record.options,
        situation=before.setup.situation,
        earlier=earlier,
    )
    session = Session(game, setup, list(record.names))
    for answer in before.answers[: found or 0]:
        session.answer(answer)
    return session


def _from_scenario(file: str, answers: int | None) -> Session:
    """The game of the first scenario of a file, where its steps (and its first branch) end."""
    if answers is not None:
        raise BadSetup("terminal-problem-at")
    scenario, *_ = read_file(Path(file))
    outcome = run(scenario)
    if not outcome.ok:
        raise BadSetup("terminal-problem-scenario", title=scenario.title)
    record = outcome.games[0].record()
    session = Session.resumed(games.named(record.game), record)
    if session.ask is None:
        raise BadSetup("terminal-problem-over", title=scenario.title)
    return session
