"""Looking at a record."""

from __future__ import annotations

import io
from typing import Any

import pytest
from textual.pilot import Pilot

from fudaba.bots import bot
from fudaba.kernel.game import BadSetup
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.palette import PAPER
from fudaba.terminal.screen.shell.replay import ReplayTable
from fudaba.terminal.session.continuation import from_record
from fudaba.terminal.session.playback import ALL, PUBLIC, Playback
from fudaba.terminal.session.transcript import tell_record
from tests.terminal.screens import run, screen, session_at, session_from


def played(seed: str, answers: int = 10_000) -> Session:
    """A game of one round by bots, to its end or for some answers."""
    session = session_from(seed, 3, rounds=1)
    player = bot("random", "bridge_over", seed)
    for _ in range(answers):
        if session.ask is None:
            break
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return session


def test_every_moment_is_the_game_after_so_many_answers() -> None:
    session = played("film")
    playback = Playback(session.record())
    assert playback.answers == len(session.answers)
    again = session_from("film", 3, rounds=1)
    text = narrate(playback, 0, PUBLIC)
    assert text.data == again.view(PUBLIC).data()
    for moment, answer in enumerate(session.answers, 1):
        again.answer(answer)
        scene = narrate(playback, moment, moment % 3)
        assert scene.data == again.view(moment % 3).data()
        assert len(scene.lines) == len(again.events)


def narrate(playback: Playback, moment: int, seen_as: int) -> Any:
    from fudaba.text.narrator import narrator

    return playback.scene(moment, seen_as, narrator("bridge_over", "en", playback.names))


def test_a_moment_is_left_for_a_game_that_goes_on_from_it() -> None:
    app = ReplayTable(Playback(played("on").record()), "en", PAPER)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("end", "f")
        assert app.return_value is None
        assert "The game is over." in screen(app)
        await pilot.press("left", "f")

    run(app, script)
    assert (app.return_value, app.at) == ("play", app.playback.answers - 1)
    session = from_record(app.playback.record, app.at, "another")
    assert session.ask is not None
    assert session.answers == app.playback.session.answers[: session.begun]
    assert session.setup.seed == "another"


def test_steps_turns_jumps_and_perspectives() -> None:
    playback = Playback(played("keys").record())
    app = ReplayTable(playback, "en", PAPER)

    async def script(pilot: Pilot[Any]) -> None:
        assert f"Answer 0 of {playback.answers}" in screen(app)
        assert "public information" in screen(app)
        await pilot.press("right", "right")
        assert app.at == 2
        await pilot.press("left")
        assert app.at == 1
        await pilot.press("]")
        assert app.at in playback.turns
        before = app.at
        await pilot.press("]", "[")
        assert app.at == before
        await pilot.press("end")
        assert app.at == playback.answers
        assert "The game is over." in screen(app)
        await pilot.press("home", "g", "7", "enter")
        assert app.at == 7
        await pilot.press("g", "9", "9", "9", "9", "enter")
        assert app.at == playback.answers
        await pilot.press("p")
        assert app.seen_as == ALL
        assert "all hands" in screen(app)
        await pilot.press("p", "L")
        assert app.seen_as == 0
        assert "Ayaの視点" in screen(app)
        await pilot.press("home", "space")
        assert "再生中" in screen(app)
        await pilot.press("space", "?", "enter", "t", "enter", "w", "enter", "i", "enter", "q")

    assert run(app, script) == "quit"


def test_a_running_game_does_not_open_all_hands() -> None:
    playback = Playback(played("running", 5).record())
    assert ALL not in playback.perspectives()
    with pytest.raises(BadSetup, match="only after the game"):
        playback.read_perspective("all")
    app = ReplayTable(playback, "en", PAPER, seen_as=PUBLIC)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("p")
        assert app.seen_as == 0
        assert app.ui.note == "All hands can be shown only after the game."

    run(app, script)


def test_each_perspective_sees_only_its_own_hand() -> None:
    session = session_at(
        ["curse", "red number_9", "red number_8"], ["reflect", "blue number_9", "red number_6"]
    )
    session.answer((1,))
    playback = Playback(session.record())
    for seen_as, seen, hidden in ((0, "Curse", "Reflect"), (1, "Reflect", "Curse"), (PUBLIC, "", "Curse")):
        app = ReplayTable(playback, "en", PAPER, seen_as=seen_as)

        async def script(pilot: Pilot[Any], app: Any = app, seen: str = seen, hidden: str = hidden) -> None:
            for key in ("right", "left", "t", "enter", "i", "enter"):
                await pilot.press(key)
                assert hidden not in screen(app)
            assert seen in screen(app)

        run(app, script)


def test_perspectives_are_read_by_name_and_number() -> None:
    playback = Playback(played("names").record())
    assert [playback.read_perspective(word) for word in ("aya", "2", "public", "all")] == [0, 1, PUBLIC, ALL]
    with pytest.raises(BadSetup, match=r"There is no seat ‘Chikka’. Did you mean ‘Chika’\?"):
        playback.read_perspective("Chikka")


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Turn 1: Aya", "Aya is dealt 5 cards.", "The game is over.")),
        ("ja", ("第1手番：Aya", "ゲーム終了")),
    ],
)
def test_the_whole_game_is_told(lang: str, sentences: tuple[str, ...]) -> None:
    out = io.StringIO()
    tell_record(Playback(played("told").record()), lang, PUBLIC, out)
    for sentence in sentences:
        assert sentence in out.getvalue()


def test_told_with_all_hands_open_every_card_is_named() -> None:
    session = played("open")
    out = io.StringIO()
    tell_record(Playback(session.record()), "en", ALL, out)
    assert "dealt 5 cards" not in out.getvalue()
    assert "draws 1 card" not in out.getvalue()
