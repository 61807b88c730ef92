"""Tables of Innovation to look at: in the middle of a game, or played some way at random."""

from __future__ import annotations

from typing import Any

from fudaba.bots import bot
from fudaba.games import named
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.terminal.screen.shell.play import PlayTable
from tests.terminal.screens import NAMES, table_for

GAME = named("innovation")
MINE: dict[str, Any] = {
    "hand": ["paper", "compass"],
    "score": ["agriculture", "optics"],
    "board": {
        "red": ["engineering", "metalworking", "archery"],
        "yellow": ["medicine"],
        "green": ["currency", "sailing", "the_wheel"],
        "blue": ["alchemy", "writing", "tools"],
    },
    "splay": {"red": "left", "green": "right", "blue": "up"},
}
THEIRS: dict[str, Any] = {
    "hand": ["base_4"],
    "score": ["base_2"],
    "achievements": ["base_2", "monument"],
    "board": {"red": ["gunpowder", "oars"], "green": ["navigation"], "purple": ["philosophy"]},
}
THIRD_SEAT: dict[str, Any] = {"board": {"red": ["construction"], "green": ["clothing"]}}


def session_at(*seats: dict[str, Any], edition: str = "third", **more: Any) -> Session:
    """A session in the middle of a game, seat 0 to act."""
    situation = {"seats": list(seats), **more}
    setup = setup_of(
        GAME,
        seats=len(seats),
        seed="test",
        options={"edition": edition},
        situation=situation_in(GAME, situation),
    )
    return Session(GAME, setup, NAMES[: len(seats)])


def session_from(seed: str, seats: int = 2, **options: Any) -> Session:
    return Session(GAME, setup_of(GAME, seats=seats, seed=seed, options=options), NAMES[:seats])


def played(session: Session, answers: int = 10_000) -> Session:
    """The same after some answers at random, or to its end."""
    player = bot("random", "innovation", "chance")
    for _ in range(answers):
        if session.ask is None:
            break
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return session


def scene_at(session: Session, viewer: int = 0, lang: str = "en") -> Any:
    app = table_for(session, ",".join(["you"] * len(session.names)), lang=lang)
    app.viewer = viewer
    return app.scene_for(app.ui.scene.narrator)


def felt_text(app: PlayTable) -> str:
    return app.panes["table_pane"].canvas.text()


def key_for(app: PlayTable, label: str) -> str:
    choice = app.ui.selection
    assert choice is not None
    return choice.key(choice.labels.index(label))
