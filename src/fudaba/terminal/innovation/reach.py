"""Whom a dogma would reach if it were activated now: who is hit by its demand, who shares, who is safe."""

from __future__ import annotations

from typing import Final, NamedTuple

from fudaba.games.innovation.printed import ICONS
from fudaba.terminal.innovation.faces import face_of, icon_word
from fudaba.terminal.scene import Scene
from fudaba.terminal.seats import initial

_EXECUTED: Final = frozenset(("demand", "compel", "dogma", "echo"))
"""The kinds of effects that a dogma executes; inspire and karma effects are none of them."""


class Reach(NamedTuple):
    """What a card's effects would do to the others, each by seat, clockwise from the left.

    icon: the one that counts. own: how many of it whoever activates has. hit: who must meet a demand (or is
    compelled). safe: who need not. shares: who executes the shared effects too. pays: who sits far away and
    has a card to return: without returning one they do not share, with it no demand reaches them (INN-216).
    """

    icon: str
    own: int
    hit: tuple[int, ...]
    safe: tuple[int, ...]
    shares: tuple[int, ...]
    pays: tuple[int, ...] = ()


def reach(scene: Scene, seat: int, face: str) -> Reach | None:
    """Whom a top card of this player would reach; None for a card that nobody can activate."""
    printed, public = face_of(scene, face), scene.public
    if printed is None or not printed.featured or not _EXECUTED & {*printed.effects}:
        return None
    number = ICONS.index(printed.featured)
    counts = [own[number] for own in public["icons"]]
    others = [(seat + step) % scene.seats for step in range(1, scene.seats)]
    others = [other for other in others if not public["lost"][other]]
    rivals = [other for other in others if not public["teams"] or other % 2 != seat % 2]
    fewer = [other for other in rivals if counts[other] < counts[seat]]
    as_many = [other for other in others if counts[other] >= counts[seat]]
    kinds = printed.effects
    hit = [*(fewer if "demand" in kinds else ()), *(as_many if "compel" in kinds else ())]
    safe = [other for other in rivals if other not in hit] if "demand" in kinds or "compel" in kinds else []
    parley = public["edition"] == "fourth" and not public["teams"]
    far = others[1:-1] if parley else []
    pays = [other for other in far if scene.zone("hand", other)["count"]]
    sharing = as_many if "dogma" in kinds or "echo" in kinds else []
    shares = [other for other in sharing if other not in far or other in pays]
    return Reach(printed.featured, counts[seat], tuple(hit), tuple(safe), tuple(shares), tuple(pays))


def count(scene: Scene, seat: int, icon: str) -> int:
    """How many icons of a kind a player shows."""
    shown: int = scene.public["icons"][seat][ICONS.index(icon)]
    return shown


def reach_words(scene: Scene, found: Reach) -> str:
    """The same in a line: "castle 4: hits Ben (2); Chika (6) shares"."""
    say = scene.words.say

    def counted(seat: int, fate: str) -> str:
        number = count(scene, seat, found.icon)
        pays = fate if seat in found.pays else "no"
        return say("terminal-innovation-counted", seat=scene.narrator.seat(seat), number=number, pays=pays)

    def named(seats: tuple[int, ...], fate: str) -> str:
        return scene.words.join(counted(seat, fate) for seat in seats)

    told = []
    if found.hit:
        told.append(say("terminal-innovation-hits", seats=named(found.hit, "hit")))
    elif found.safe:
        told.append(say("terminal-innovation-hits-nobody"))
    if found.shares:
        told.append(
            say("terminal-innovation-shared", seats=named(found.shares, "shares"), count=len(found.shares))
        )
    what = say("terminal-innovation-and").join(told) or say("terminal-innovation-alone")
    return say("terminal-innovation-reach", icon=icon_word(scene, found.icon), number=found.own, told=what)


def reach_short(scene: Scene, found: Reach) -> tuple[str, str]:
    """In a few cells, by the first letters of the seats: who is hit; who shares, or that nobody is."""
    say = scene.words.say
    hit = "".join(initial(scene.names[seat]) for seat in found.hit)
    shares = "".join(initial(scene.names[seat]) for seat in found.shares)
    if not hit and not shares:
        return "", say("terminal-innovation-alone-short")
    return (
        say("terminal-innovation-hit-short", seats=hit) if hit else "",
        say("terminal-innovation-share-short", seats=shares) if shares else "",
    )
