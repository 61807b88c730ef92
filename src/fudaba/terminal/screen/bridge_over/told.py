"""What there is to tell of a table of Bridge Over: sentences, hints, and why a card cannot be chosen."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len

from fudaba.games.bridge_over.shown import Private, Public
from fudaba.kernel.shown import of_kind
from fudaba.kernel.view import SPECTATOR
from fudaba.terminal.screen.bridge_over.cards import face_of
from fudaba.terminal.screen.bridge_over.ring import Step
from fudaba.terminal.session.scene import Line, Scene
from fudaba.text import Arg

_ATTACKS = frozenset({"attacks", "attacks_with_bind", "moves_on", "moves_bind_on"})
_PLAYED = frozenset({"plays", "plays_as", "discards", "defends", "parries"})


def my_seat(scene: Scene) -> int:
    """The seat at the bottom: the viewer's, or the first one."""
    return max(0, scene.viewer)


def counters(scene: Scene) -> Public:
    """What everybody may know besides the zones."""
    return of_kind(scene.public, Public)


def title(scene: Scene, room: int | None = None) -> str:
    """The deck, and which round it is; the round in fewer words if it needs more cells than `room`."""
    facts: dict[str, Arg] = {
        "deck": str(scene.options["deck"]),
        "expansion": bool(scene.options["expansion"]),
        "round": counters(scene).round,
        "rounds": counters(scene).rounds,
    }
    told = scene.words.say("terminal-bridge_over-title", **facts)
    if room is None or cell_len(told) <= room:
        return told
    return scene.words.say("terminal-bridge_over-title-short", **facts)


def top(scene: Scene) -> str:
    """The face of the top card."""
    return next(iter(scene.faces("discard")), "")


def hand(scene: Scene) -> list[str]:
    """The cards of the viewer's hand."""
    return scene.faces("hand", my_seat(scene))


def bound_words(scene: Scene, seat: int) -> str:
    """How long a seat is bound, "" if it is not."""
    bound = counters(scene).bound[seat]
    return scene.words.say("terminal-bridge_over-bound", turns=bound) if bound else ""


def fronts(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The public cards in front of a seat, and how many of each."""
    return list(Counter(scene.faces("front", seat)).items())


def steps(scene: Scene) -> list[Step]:
    """The running attack from its first victim to its present one, out of the log."""
    attack = counters(scene).attack
    if not attack:
        return []
    last = next((line for line in reversed(scene.lines) if line.event["kind"] in _ATTACKS), None)
    if last is None:
        return [Step(attack.by, attack.on, attack.cards)]
    told = [line.event for line in scene.causes(last.place) if line.event["kind"] in _ATTACKS]
    return [Step(event["seat"], event["whom"], event["number"]) for event in told]


def situation(scene: Scene) -> list[str]:
    """All that lies on the table, and who sits there, from the viewer on in the order of the seats."""
    say, public, narrator = scene.words.say, counters(scene), scene.narrator
    told = [
        title(scene),
        say("terminal-bridge_over-told-turn", turn=public.turns, seat=narrator.seat(public.turn)),
        say("terminal-bridge_over-told-goes", direction=public.direction),
        _told_top(scene),
    ]
    if attack := _told_attack(scene):
        told.append(attack)
    for step in range(1, scene.seats + 1):
        seat = (my_seat(scene) + step) % scene.seats
        told.append(
            say(
                "terminal-bridge_over-told-seat",
                seat=narrator.seat(seat),
                cards=scene.zone("hand", seat)["count"],
                points=public.points[seat],
            )
        )
        if lying := scene.faces("front", seat):
            told.append(
                say("terminal-bridge_over-told-front", seat=narrator.seat(seat), cards=narrator.cards(lying))
            )
        if bound := public.bound[seat]:
            told.append(say("terminal-bridge_over-told-bound", seat=narrator.seat(seat), turns=bound))
        known = [*scene.faces("hand", seat), *scene.zone("hand", seat).get("known", [])]
        if known and seat != scene.viewer:
            told.append(
                say("terminal-bridge_over-told-known", seat=narrator.seat(seat), cards=narrator.cards(known))
            )
    if hand := _told_hand(scene):
        told.append(hand)
    return told


def brief(scene: Scene) -> list[str]:
    """The top card and the viewer's hand."""
    return [told for told in (_told_top(scene), _told_hand(scene)) if told]


def _told_top(scene: Scene) -> str:
    face = top(scene)
    return scene.words.say(
        "terminal-bridge_over-told-top",
        card=scene.narrator.top(scene.public, face) if face else "",
        cards=scene.zone("pile")["count"],
    )


def _told_hand(scene: Scene) -> str:
    faces = scene.faces("hand", scene.viewer) if scene.viewer != SPECTATOR else []
    if not faces:
        return ""
    return scene.words.say(
        "terminal-bridge_over-told-hand",
        cards=scene.narrator.cards(faces),
        count=len(faces),
        points=scene.private.hand_points if isinstance(scene.private, Private) else 0,
    )


def _told_attack(scene: Scene) -> str:
    attack = counters(scene).attack
    if not attack:
        return ""
    return scene.words.say(
        "terminal-bridge_over-told-attack",
        by=scene.narrator.seat(attack.by),
        on=scene.narrator.seat(attack.on),
        kind=scene.narrator.kind(attack.kind),
        cards=attack.cards,
    )


def card_facts(scene: Scene, face: str) -> str:
    """What the card costs at the end of a round."""
    card = face_of(face)
    if card.front_points > 0:
        return scene.words.say(
            "terminal-bridge_over-worth-in-front", points=card.points, front=card.front_points
        )
    return scene.words.say("terminal-bridge_over-worth", points=card.points)


def faces_of(scene: Scene, line: Line) -> list[str]:
    """The cards that were played there: the line's own, or those of what was told just before it."""
    if line.event["kind"] in _PLAYED:
        return line.faces
    if line.event["kind"] not in _ATTACKS:
        return []
    for before in reversed(scene.lines[: line.place]):
        if before.cause != line.cause or before.event["seat"] != line.event["seat"]:
            break
        if before.event["kind"] in _PLAYED:
            return before.faces
    return []


# The hand and the question.


def option_of(scene: Scene, face: str) -> int:
    """The number of the option that plays this card of the hand, -1 if none does."""
    if scene.asked and "options" in scene.asked:
        for number, option in enumerate(scene.asked["options"]):
            if option["verb"] == "play" and option["face"] == face:
                return number
    return -1
