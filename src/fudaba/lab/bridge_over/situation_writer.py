"""How situations of Bridge Over are set up by hand, and how a table at rest is written as a `setup`."""

from __future__ import annotations

from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Field, Room, Seats
from fudaba.lab.bridge_over import cards, paths
from fudaba.lab.values.expectations import Token, counted
from fudaba.lab.values.nodes import Plain
from fudaba.text.bridge_over import showing
from fudaba.text.narrator import narrator

ROOM = Room(
    common=(
        Field("top", "card"),
        Field("pile", "pile"),
        Field("discard", "pile"),
        Field("direction", "word", words=("clockwise", "counterclockwise")),
        Field("drawn", "flag"),
        Field("round", "number"),
        Field(
            "attack",
            "parts",
            parts=(
                Field("from", "seat"),
                Field("on", "seat"),
                Field("card", "card"),
                Field("cards", "number"),
            ),
        ),
    ),
    seat=(Field("hand", "cards"), Field("front", "cards"), Field("points", "number")),
    seats=("A", "B", "C"),
    blank={
        "top": "red 5",
        "pile": ["green 1", "green 2", "blue 3", "yellow 4", "red 6"],
        "A": {"hand": ["red Draw 2", "blue 5", "red 1"]},
        "B": {"hand": ["yellow Draw 2", "Block", "red 7"]},
        "C": {"hand": ["red 8", "green 0", "Wild"]},
    },
)


def laid_out(table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
    """See `Adapter.laid_out`: the attacker comes first where an attack runs."""
    assert isinstance(table, BridgeOver), "paths of Bridge Over lead about its own tables only"
    t, s = table, table.state
    if s.over or not s.begun or s.skip or s.out >= 0 or not s.colour:
        return None
    say, labels = narrator("bridge_over", "en", []), seats.labels
    found: dict[str, Plain] = {"top": showing(say.words, paths.top(t).face, s.colour, s.sign)}
    if s.direction < 0:
        found["direction"] = "counterclockwise"
    found["pile"] = _written(paths.pile(t))
    found["discard"] = _written(paths.discard(t))
    found["round"] = s.round
    if s.drawn:
        found["drawn"] = True
    bind = -1
    if s.attack is not None:
        attack = s.attack
        parts = {"from": labels[attack.by], "on": labels[attack.on], "card": say.kind(attack.kind)}
        bind = attack.bind
        found["attack"] = parts if bind >= 0 else {**parts, "cards": attack.cards}
    for seat, label in enumerate(labels):
        own: dict[str, Plain] = {"hand": _written(paths.hand(t, seat))}
        front = [
            token for token, card in zip(paths.front(t, seat), t.front(seat), strict=True) if card != bind
        ]
        if front:
            own["front"] = _written(front)
        if s.points[seat]:
            own["points"] = s.points[seat]
        found[label] = own
    return s.turn, found


def _written(tokens: list[Token]) -> list[str]:
    return counted(cards.tell(token, "en") for token in tokens)
