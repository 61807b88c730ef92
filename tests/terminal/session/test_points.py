"""The score in rows: players across, and who has won."""

from __future__ import annotations

from fudaba.terminal.session.playback import PUBLIC, Playback
from fudaba.terminal.session.points import table
from fudaba.text.game_text import Points
from fudaba.text.narrator import narrator
from tests.terminal.screens import session_from


def test_all_who_have_won_are_marked_below_their_points() -> None:
    record = Playback(session_from("points", 3).record())
    scene = record.scene(0, PUBLIC, narrator("bridge_over", "en", record.names))
    won = scene.words.say("terminal-winner")
    for winners in ((1,), (0, 2), (0, 1, 2)):
        names, first, total, last = table(scene, Points([[5, 9, 5]], [5, 9, 5], winners), 80)
        ends = [names.index(name) + len(name) for name in record.names]
        assert [first[end - 1] for end in ends] == [total[end - 1] for end in ends] == ["5", "9", "5"]
        assert [seat for seat, end in enumerate(ends) if last.ljust(end)[:end].endswith(won)] == list(winners)
    assert len(table(scene, Points([[5, 9, 5]], [5, 9, 5]), 80)) == 3, "nobody has won yet"
