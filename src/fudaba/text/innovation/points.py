"""The score of Innovation: achievements win; everybody can count them and the points."""

from __future__ import annotations

from fudaba.text.game_text import Points
from fudaba.text.innovation.faces import counters
from fudaba.text.innovation.table import with_ages
from fudaba.text.scene import Scene, my_seat


def points(scene: Scene) -> Points:
    """Score, hands, icons and achievements of all."""
    say, public = scene.words.say, counters(scene)
    seats = range(scene.seats)
    rows: list[tuple[str, list[int | str]]] = [
        (say("innovation-table-row-score"), list(public.points)),
        (say("innovation-table-row-hand"), [scene.zone("hand", seat).count for seat in seats]),
        (say("innovation-table-row-icons"), [sum(public.icons[seat]) for seat in seats]),
    ]
    rows.append((say("innovation-table-row-achievements"), list(public.achievements)))
    notes = []
    own = scene.faces("score_pile", my_seat(scene))
    if own:
        notes.append(say("innovation-table-score", cards=with_ages(scene, own)))
    return Points(
        [row for _, row in rows],
        (),
        labels=[label for label, _ in rows],
        notes=notes,
        most=True,
    )
