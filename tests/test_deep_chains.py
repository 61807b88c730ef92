"""Chains of plays and executions, 5,000 deep: kept, run again, told, reviewed and turned into data (DOM-G28).

No legal sequence of answers exhausts Python's stack. The server's own test is in `tests/server/table`.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from fudaba import games
from fudaba.arena.simulate import simulate
from fudaba.coach import Care, review, slices
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.nesting import DEEPEST
from fudaba.kernel.record import Record, answers_of, decode, encode, setup_from, verify
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.lab import run
from fudaba.lab.execution.moments import scenario_at
from fudaba.lab.scenario.writer import yaml_of
from fudaba.records.rows import rows_of
from fudaba.server.game.timeline import Timeline
from fudaba.terminal.session.game_session import GameSession
from fudaba.terminal.session.plain import PlainTable
from fudaba.terminal.session.playback import PUBLIC, Playback
from fudaba.text.narrator import narrator
from tests.chains import DEEP, executions, follows, mice, thrones
from tests.lab.writing import read

SHALLOW = 400
"""So deep each time; the tests of what is deeper are long."""
QUICK = Care(curve=2, screen=2, closer=2, suspects=2, confirm=2)
CHAINS: dict[str, Callable[[], Session]] = {
    "ways": lambda: mice(SHALLOW),
    "thrones": lambda: thrones(150),
    "executions": executions,
    "follows": follows,
    "deep ways": lambda: mice(DEEP),
    "deep thrones": lambda: thrones(1_000),
}
each_chain = pytest.mark.parametrize(
    "chain", [pytest.param(name, marks=pytest.mark.long if "deep" in name else ()) for name in CHAINS]
)


@pytest.fixture(scope="module")
def played() -> Callable[[str], Session]:
    """A chain by its name; each is played once. Not to be changed."""
    kept: dict[str, Session] = {}

    def of(name: str) -> Session:
        if name not in kept:
            kept[name] = CHAINS[name]()
        return kept[name]

    return of


def beginning(record: Record) -> Session:
    """The game of a record before its first answer."""
    game = games.named(record.game)
    return Session(game, setup_from(game, record), list(record.names))


@each_chain
def test_it_is_kept_and_verified(chain: str, played: Callable[[str], Session]) -> None:
    session = played(chain)
    record = decode(encode(session.record()), "a")
    assert verify(record, games.named) == session.table.state.digest()


@each_chain
def test_at_a_table_it_is_played_taken_back_and_begun_again(
    chain: str, played: Callable[[str], Session]
) -> None:
    session = played(chain)
    record = session.record()
    game = games.named(record.game)
    timeline = Timeline(game, setup_from(game, record), ["A", "B"])
    for answer in answers_of(record, timeline.session.driver):
        timeline.answer(answer)
    assert timeline.session.table.state.digest() == session.table.state.digest()
    assert len(timeline.marks) > len(session.answers)
    timeline.undo(2, timeline.sequence)
    for given in session.answers[-2:]:
        timeline.answer(given)
    assert timeline.session.table.state.digest() == session.table.state.digest()


@each_chain
def test_in_the_terminal_it_is_played_and_looked_at_again(
    chain: str, played: Callable[[str], Session]
) -> None:
    session = played(chain)
    again, out = beginning(session.record()), io.StringIO()
    typed = "".join(",".join(str(pick + 1) for pick in answer) + "\n" for answer in session.answers)
    PlainTable(GameSession(again, ["you", "you"]), "en", io.StringIO(typed), out).run()
    assert again.answers == session.answers
    playback = Playback(session.record())
    tells = narrator(again.game.name, "ja", playback.names)
    for moment in (0, playback.answers // 2, playback.answers):
        scene = playback.scene(moment, PUBLIC, tells)
        assert (scene.asked is None) == (moment == playback.answers and playback.over)


@each_chain
def test_each_of_its_answers_is_a_row(chain: str, played: Callable[[str], Session]) -> None:
    session = played(chain)
    assert sum(1 for _ in rows_of(session.record(), "a")) == len(session.answers)


@pytest.mark.parametrize("times", [SHALLOW, pytest.param(DEEP, marks=pytest.mark.long)])
def test_it_is_reviewed(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep in it nothing is weighed: each world would give all its answers again."""
    monkeypatch.setattr(slices, "FURTHEST", 3)
    session = mice(times)
    found = review(session.record(), care=QUICK)
    assert found.weighed <= 5


@pytest.mark.long
def test_in_the_lab_it_is_a_scenario() -> None:
    """The same steps, written out; a moment in its midst is the beginning with the answers since."""
    head = """\
scenario: Mice
game: dominion
setup:
  supply: [Village]
  landscapes: [Way of the Mouse]
  mouse: Sleigh
  A: {hand: [Village, Copper], deck: [Copper*20]}
  B: {hand: [Copper*5], deck: [Copper*5]}
steps:
  - A: play Village
"""
    steps = "  - A: Way of the Mouse\n" * DEEP
    outcome = run(read(f"{head}{steps}  - A: Sleigh\n  - see: {{phase: buy}}\n"))
    assert outcome.ok, outcome.failure


def test_a_moment_in_its_midst_is_a_scenario() -> None:
    document, dealt = scenario_at(executions().record(), 20, "Executions")
    outcome = run(read(yaml_of(document)))
    assert not dealt
    assert outcome.ok, outcome.failure


class Mouse:
    """Plays its first Necropolis by Way of the Mouse for as long as it may, and ends its phases later."""

    def __init__(self) -> None:
        self.chosen = 0

    def answer(self, ask: Ask, view: View) -> Answer:
        for face in ("way_of_the_mouse", "necropolis") if self.chosen <= DEEPEST else ():
            for place, option in enumerate(ask.options):
                if option.face == face:
                    self.chosen += face == "way_of_the_mouse"
                    return (place,)
        return tuple(range(len(ask.options) - ask.least, len(ask.options)))


@pytest.mark.long
def test_a_simulation_ends_the_chain_and_goes_on(tmp_path: Path) -> None:
    """DOM-G28."""
    options = {"require": "way_of_the_mouse", "shelters": "yes"}
    result = simulate("dominion", [Mouse(), "big-money"], 1, options=options, save_games=tmp_path)
    assert not result.failed
    (file,) = tmp_path.glob("*.json")
    record = decode(file.read_bytes(), str(file))
    assert len(record.answers) > DEEPEST
    assert verify(record, games.named)
