"""Taking back: few answers are run again, and the game is the same as if they had never been given."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import EVERY, Session
from fudaba.server.game.timeline import Timeline
from fudaba.server.store.stored_table import Move, Path, StoredSeat, StoredTable, TakenBack, record_of_moves

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "bridge_over": [{"rounds": 3, "expansion": True}],
    "dominion": [
        {"kingdom": "possession, masquerade, native_village, haven, watchtower, throne_room, chapel, moat"},
        {},
    ],
    "innovation": [
        {"edition": "third"},
        {"edition": "fourth", "echoes": True, "unseen": True, "cities": True, "figures": True},
    ],
}


def played_about(game: str, options: dict[str, Any], seed: int, upto: int) -> tuple[Timeline, list[Move]]:
    """A game in which answers are given and taken back at random, and all that was done."""
    chance = random.Random(seed)
    setup = setup_of(games.named(game), seats=3, seed=str(seed), options=options)
    made = Timeline(games.named(game), setup, ["Aya", "Ben", "Chika"])
    player = bot("random", game, str(seed))
    moves: list[Move] = []
    while made.session.ask is not None and len(moves) < upto:
        if made.session.answers and chance.random() < 0.15:
            count = min(len(made.session.answers), chance.choice([1, 1, 2, 5, 40, 90]))
            moves.append(TakenBack(count, made.sequence))
            made.undo(count, made.sequence)
            continue
        answer = player.answer(made.session.ask, made.session.view(made.session.ask.decider))
        moves.append(answer)
        made.answer(answer)
    return made, moves


def lines(timeline: Timeline) -> list[Any]:
    """The log."""
    return [[getattr(event, name) for name in event.__slots__] for event in timeline.log]


CASES = [(game, options) for game, many in OPTIONS.items() for options in many]


@pytest.mark.parametrize(("game", "options"), CASES)
@pytest.mark.parametrize("seed", range(3))
def test_the_game_is_as_if_it_had_never_been(game: str, options: dict[str, Any], seed: int) -> None:
    made, _ = played_about(game, options, seed, 300)
    again = Timeline(made.game, made.setup, made.names)
    for answer in made.session.answers:
        again.answer(answer)
    assert made.session.answers == again.session.answers
    assert made.session.deciders == again.session.deciders
    assert made.session.revealed == again.session.revealed
    assert made.session.table.state.digest() == again.session.table.state.digest()
    assert made.marks == again.marks
    assert lines(made) == lines(again)
    player = bot("random", game, "on")
    for _ in range(60):  # and both go on alike
        if made.session.ask is None:
            break
        answer = player.answer(made.session.ask, made.session.view(made.session.ask.decider))
        assert len(made.answer(answer)) == len(again.answer(answer))
    assert made.session.table.state.digest() == again.session.table.state.digest()
    assert lines(made) == lines(again)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_what_was_taken_back_need_not_be_run_to_count_on(game: str, options: dict[str, Any]) -> None:
    made, moves = played_about(game, options, 7, 200)
    path = Path(moves)
    assert path.answers == made.session.answers
    again = Timeline(made.game, made.setup, made.names)
    jumps = dict(path.jumps)
    for given, answer in enumerate([*path.answers, None]):
        if given in jumps:
            again.go_on_from(jumps[given])
        if answer is not None:
            again.answer(answer)
    assert again.sequence == made.sequence
    known = range(made.sequence + 1)
    assert [again.since(one) for one in known] == [made.since(one) for one in known]


def test_what_is_told_again_is_told_from_the_shortest_log_since() -> None:
    """The history keeps little, and says the same as one that keeps all."""
    made, moves = played_about("bridge_over", {"rounds": 3}, 5, 250)
    whole = Timeline(made.game, made.setup, made.names)
    history = [whole.now().lines]
    for move in moves:
        if isinstance(move, TakenBack):
            now = whole.undo(move.count, move.at)
            del history[move.at + 1 :]
            history += [now.lines, now.lines]  # one number is passed over
        else:
            history += [moment.lines for moment in whole.answer(move)]
    assert len(history) == whole.sequence + 1
    assert [whole.since(one) for one in range(len(history))] == [
        min(history[one:]) for one in range(len(history))
    ]


@pytest.mark.parametrize("game", games.names())
def test_taking_back_one_answer_runs_few_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _ = played_about(game, {}, 1, 260)
    run = 0
    answer = Session.answer

    def counted(self: Session, given: tuple[int, ...]) -> Any:
        nonlocal run
        run += 1
        return answer(self, given)

    monkeypatch.setattr(Session, "answer", counted)
    most = 0
    while len(made.session.answers) > 100:
        before = run
        made.undo(1, made.sequence)
        most = max(most, run - before)
    assert most < 12 * EVERY  # and on the way down a longer stretch is run only once
    assert run < 6 * 160


@pytest.mark.parametrize("count", [0, -1, 3])
def test_more_than_was_given_cannot_be_taken_back(count: int) -> None:
    path = Path([(0,), (1,)])
    with pytest.raises(ValueError, match="cannot be taken back"):
        path.add(TakenBack(count, 2))
    assert path.answers == [(0,), (1,)]
    setup = setup_of(games.named("bridge_over"), seats=2, seed="1")
    kept = StoredTable(
        id="t",
        game="bridge_over",
        rules=1,
        options=setup.options,
        seed="1",
        seats=[StoredSeat("Aya", "person"), StoredSeat("Ben", "person")],
        host=0,
        invite="",
        undo="consent",
        spectators="public",
        takeover="",
        clock=None,
        listed=False,
        created=0.0,
    )
    moves: list[Move] = [(0,), (1,), TakenBack(count, 2), (5,)]
    assert record_of_moves(kept, moves).answers == [[0], [1]]
