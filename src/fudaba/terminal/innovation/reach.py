"""Whom a dogma would reach if it were activated now, as the rules say it (`games.innovation.reach`)."""

from __future__ import annotations

from fudaba.games.innovation.reach import Reach, Way
from fudaba.terminal.innovation.faces import counters, icon_word
from fudaba.terminal.scene import Scene
from fudaba.terminal.seats import initial


def reach(scene: Scene, seat: int, face: str) -> Reach | None:
    """Whom a card would reach if this player activated it; None for a card that they cannot activate."""
    for found in counters(scene).reach:
        if (found.seat, found.face) == (seat, face):
            return found
    return None


def reach_words(scene: Scene, found: Reach) -> str:
    """The same in a line: "castle 4: hits Ben (2); Chika (6) shares", by each icon that may count."""
    say = scene.words.say
    told = [_way_words(scene, found.seat, way) for way in found.ways]
    if found.karmas:
        figures = scene.words.join(scene.narrator.card(face) for face in found.karmas)
        told.append(say("terminal-innovation-karma-first", cards=figures))
    return say("terminal-innovation-or").join(told)


def _way_words(scene: Scene, seat: int, way: Way) -> str:
    say = scene.words.say

    def named(seats: list[int], fate: str) -> str:
        return scene.words.join(
            say(
                "terminal-innovation-counted",
                seat=scene.narrator.seat(other),
                number=way.counts[other],
                pays=fate if other in way.pays else "no",
            )
            for other in seats
        )

    told = []
    hit = way.hit
    if hit:
        told.append(say("terminal-innovation-hits", seats=named(hit, "hit")))
    elif way.immune:
        told.append(say("terminal-innovation-hits-nobody"))
    if way.shares:
        shares = named(way.shares, "shares")
        told.append(say("terminal-innovation-shared", seats=shares, count=len(way.shares)))
    what = say("terminal-innovation-and").join(told) or say("terminal-innovation-alone")
    icon = icon_word(scene, way.icon)
    return say("terminal-innovation-reach", icon=icon, number=way.counts[seat], told=what)


def reach_short(scene: Scene, found: Reach) -> tuple[str, str]:
    """In a few cells, by the first letters of the seats: who is hit; who shares, or that nobody is."""
    say = scene.words.say
    way = found.way
    hit = "".join(initial(scene.names[seat]) for seat in way.hit)
    shares = "".join(initial(scene.names[seat]) for seat in way.shares or ())
    if not hit and not shares:
        return "", say("terminal-innovation-alone-short")
    return (
        say("terminal-innovation-hit-short", seats=hit) if hit else "",
        say("terminal-innovation-share-short", seats=shares) if shares else "",
    )
