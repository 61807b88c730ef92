"""The table of Bridge Over in sentences, and the facts of a card."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from fudaba.games.bridge_over import GAME
from fudaba.games.bridge_over.shown import Facts, Private, Public
from fudaba.games.bridge_over.vocabulary import LineKind
from fudaba.kernel.view import SPECTATOR
from fudaba.text import Arg
from fudaba.text.scene import LogLine, Scene, others_of

_ATTACKS: Final[frozenset[LineKind]] = frozenset(
    {"attacks", "attacks_with_bind", "moves_on", "moves_bind_on"}
)
_PLAYED: Final[frozenset[LineKind]] = frozenset({"plays", "plays_as", "discards", "defends", "parries"})


def my_seat(scene: Scene) -> int:
    """The seat at the bottom: the viewer's, or the first one."""
    return max(0, scene.viewer)


def counters(scene: Scene) -> Public:
    """What everybody may know besides the zones."""
    return scene.public_as(Public)


@cache
def facts() -> dict[str, Facts]:
    """What is printed on every card, by id."""
    return {facts.id: facts for facts in GAME.facts()}


class AttackStep(NamedTuple):
    """One step of an attack."""

    by: int
    """The seat that sent it on."""
    on: int
    """The seat that it was sent at."""
    cards: int
    """How many cards it makes draw, 0 for a Bind."""


def titles(scene: Scene) -> list[str]:
    """The deck, and which round it is; the round in fewer words."""
    args: dict[str, Arg] = {
        "deck": str(scene.options["deck"]),
        "expansion": bool(scene.options["expansion"]),
        "round": counters(scene).round,
        "rounds": counters(scene).rounds,
    }
    # text: bridge_over-table-title*
    return [scene.words.say(f"bridge_over-table-title{size}", **args) for size in ("", "-short")]


def top(scene: Scene) -> str:
    """The face of the top card."""
    return next(iter(scene.faces("discard")), "")


def hand(scene: Scene) -> list[str]:
    """The cards of the viewer's hand."""
    return scene.faces("hand", my_seat(scene))


def bound_words(scene: Scene, seat: int) -> str:
    """How long a seat is bound, "" if it is not."""
    bound = counters(scene).bound[seat]
    return scene.words.say("bridge_over-table-is-bound", turns=bound) if bound else ""


def fronts(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The public cards in front of a seat, and how many of each."""
    return list(Counter(scene.faces("front", seat)).items())


def steps(scene: Scene) -> list[AttackStep]:
    """The running attack from its first victim to its present one, out of the log."""
    attack = counters(scene).attack
    if not attack:
        return []
    last = next((line for line in reversed(scene.lines) if line.event.kind in _ATTACKS), None)
    if last is None:
        return [AttackStep(attack.by, attack.on, attack.cards)]
    events = [line.event for line in scene.causes(last.place) if line.event.kind in _ATTACKS]
    return [AttackStep(event.seat, event.whom, event.number) for event in events]


def situation(scene: Scene) -> list[str]:
    """All that lies on the table, and who sits there, from the viewer on in the order of the seats."""
    say, public, narrator = scene.words.say, counters(scene), scene.narrator
    turn = say("bridge_over-table-turn", turn=public.turns, seat=narrator.seat(public.turn))
    parts = [
        titles(scene)[0],
        say("terminal-over") if public.over else turn,
        say("bridge_over-table-goes", direction=public.direction),
        _top_line(scene),
    ]
    if attack := _attack_line(scene):
        parts.append(attack)
    for seat in (*others_of(scene, my_seat(scene)), my_seat(scene)):
        parts.append(
            say(
                "bridge_over-table-seat",
                seat=narrator.seat(seat),
                cards=scene.zone("hand", seat).count,
                points=public.points[seat],
            )
        )
        if lying := scene.faces("front", seat):
            parts.append(
                say("bridge_over-table-front", seat=narrator.seat(seat), cards=narrator.cards(lying))
            )
        if bound := public.bound[seat]:
            parts.append(say("bridge_over-table-bound", seat=narrator.seat(seat), turns=bound))
        known = [*scene.faces("hand", seat), *scene.zone("hand", seat).known]
        if known and seat != scene.viewer:
            parts.append(
                say("bridge_over-table-known", seat=narrator.seat(seat), cards=narrator.cards(known))
            )
    if hand := _hand_line(scene):
        parts.append(hand)
    return parts


def brief(scene: Scene) -> list[str]:
    """The top card and the viewer's hand."""
    return [line for line in (_top_line(scene), _hand_line(scene)) if line]


def _top_line(scene: Scene) -> str:
    face = top(scene)
    return scene.words.say(
        "bridge_over-table-top",
        card=scene.narrator.top(scene.public, face) if face else "",
        cards=scene.zone("pile").count,
    )


def _hand_line(scene: Scene) -> str:
    faces = scene.faces("hand", scene.viewer) if scene.viewer != SPECTATOR else []
    if not faces:
        return ""
    return scene.words.say(
        "bridge_over-table-hand",
        cards=scene.narrator.cards(faces),
        count=len(faces),
        points=scene.private.hand_points if isinstance(scene.private, Private) else 0,
    )


def _attack_line(scene: Scene) -> str:
    attack = counters(scene).attack
    if not attack:
        return ""
    return scene.words.say(
        "bridge_over-table-attack",
        by=scene.narrator.seat(attack.by),
        on=scene.narrator.seat(attack.on),
        kind=scene.narrator.kind(attack.kind),
        cards=attack.cards,
    )


def card_facts(scene: Scene, face: str) -> str:
    """What the card costs at the end of a round."""
    card = facts()[face.rpartition(" ")[2]]
    if card.front_points is not None and card.front_points > 0:
        return scene.words.say(
            "bridge_over-table-worth-in-front", points=card.points, front=card.front_points
        )
    return scene.words.say("bridge_over-table-worth", points=card.points)


def faces_of(scene: Scene, line: LogLine) -> list[str]:
    """The cards that were played there: the line's own, or those of what was told just before it."""
    if line.event.kind in _PLAYED:
        return line.faces
    if line.event.kind not in _ATTACKS:
        return []
    for before in reversed(scene.lines[: line.place]):
        if before.cause != line.cause or before.event.seat != line.event.seat:
            break
        if before.event.kind in _PLAYED:
            return before.faces
    return []
