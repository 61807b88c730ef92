"""The score of Innovation: achievements win; everybody can count them and the points."""

from __future__ import annotations

from fudaba.terminal.screen.innovation.cards import counters
from fudaba.terminal.screen.innovation.told import with_ages
from fudaba.terminal.session.points import Points
from fudaba.terminal.session.scene import Scene, my_seat


def points(scene: Scene) -> Points:
    """Score, hands, icons and achievements of all."""
    say, public = scene.words.say, counters(scene)
    seats = range(scene.seats)
    rows: list[tuple[str, list[int | str]]] = [
        (say("terminal-innovation-row-score"), list(public.points)),
        (say("terminal-innovation-row-hand"), [scene.zone("hand", seat)["count"] for seat in seats]),
        (say("terminal-innovation-row-icons"), [sum(public.icons[seat]) for seat in seats]),
    ]
    rows.append((say("terminal-innovation-row-achievements"), list(public.achievements)))
    notes = []
    own = scene.faces("score_pile", my_seat(scene))
    if own:
        notes.append(say("terminal-innovation-told-score", cards=with_ages(scene, own)))
    return Points(
        [row for _, row in rows],
        (),
        labels=[label for label, _ in rows],
        notes=notes,
        most=True,
    )
