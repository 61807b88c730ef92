"""The table of Innovation in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.games.innovation.facts.printed import ICONS
from fudaba.games.innovation.facts.vocabulary import LineKind
from fudaba.kernel.view import SPECTATOR
from fudaba.text.innovation.faces import counters, face_of, facts_of, icon_word, icon_words, listed
from fudaba.text.innovation.stacks import Stack, marks, shown, splay_word, stacks_of
from fudaba.text.scene import Scene, my_seat, others_of

ACTIVATED: Final[frozenset[LineKind]] = frozenset({"activates", "executes_card"})
"""The lines that tell of a card whose effects are carried out."""
_PLACES = ("forecast", "safe", "display", "museums", "exhibits", "revealed")
"""Where a player's cards lie besides hand, score pile, achievements and board."""


def titles(scene: Scene) -> list[str]:
    """The edition, and which turn it is; without the edition."""
    say, public = scene.words.say, counters(scene)
    return [
        say("innovation-table-title", edition=public.edition, turn=public.turns),
        say("innovation-table-title-short", turn=public.turns),
    ]


def turn_words(scene: Scene) -> str:
    """Whose turn it is, and which action; in a game within the game, that it is one (INN-G25)."""
    if counters(scene).over:
        return scene.words.say("terminal-over")
    turn = _turn_here(scene)
    return scene.words.say("innovation-table-within", turn=turn) if counters(scene).within else turn


def _turn_here(scene: Scene) -> str:
    say, public = scene.words.say, counters(scene)
    if public.phase == "display":
        return say("innovation-table-turn-start", seat=scene.narrator.seat(public.turn))
    if public.phase not in ("turn", "action"):
        return say("innovation-table-begins")
    return say(
        "innovation-table-turn-now",
        seat=scene.narrator.seat(public.turn),
        action=public.action,
        actions=public.actions,
    )


def hand(scene: Scene) -> list[str]:
    """The cards in the hand, in the order in which they came."""
    return scene.faces("hand", my_seat(scene))


def top(scene: Scene) -> str:
    """The card that asks, or that was activated last, or a top card."""
    if scene.put is not None and facts_of(scene.put.about):
        return scene.put.about
    for line in reversed(scene.lines):
        if line.event.kind in ACTIVATED and line.faces:
            return line.faces[0]
    tops = (stack.cards[-1] for stack in stacks_of(scene, my_seat(scene)) if stack.cards)
    return next(tops, next(iter(hand(scene)), ""))


def cards(scene: Scene) -> list[str]:
    """All cards that the viewer sees: hand, boards, the own score pile, artifacts, special achievements."""
    seats = [my_seat(scene), *others_of(scene, my_seat(scene))]
    found = list(hand(scene))
    for seat in seats:
        found += [face for stack in stacks_of(scene, seat) for face in reversed(stack.cards)]
    found += scene.faces("score_pile", my_seat(scene))
    found += [
        face for place in ("display", "exhibits") for seat in seats for face in scene.faces(place, seat)
    ]
    return [*found, *scene.faces("specials"), *scene.faces("relics")]


def card_facts(scene: Scene, face: str) -> str:
    """Age, colour, icons by their places, and the icon that counts."""
    say, facts, printed = scene.words.say, facts_of(face), face_of(scene, face)
    if facts is None or printed is None:
        return say("innovation-table-special") if face in scene.faces("specials") else ""
    parts = [
        say("innovation-hint-age", age=facts.shows),
        scene.narrator.colour(facts.colour),
        icon_words(scene, face),
    ]
    if printed.featured:
        parts.append(say("innovation-table-featured", icon=icon_word(scene.words, printed.featured)))
    return say("innovation-table-dot").join(filter(None, parts))


# The common part of the table.


def ages(scene: Scene) -> list[int]:
    """The ages that have a base deck at this table."""
    names = (name.rpartition(".")[2] for name in scene.data.zones if name.startswith("deck.base."))
    return sorted(int(age) for age in names if age != "0")


def left(scene: Scene, age: int, name: str = "base") -> int:
    """How many cards are left in a deck."""
    return scene.zone(f"deck.{name}.{age}").count


def available(scene: Scene) -> list[int]:
    """The ages whose achievement can be claimed, one entry for each."""
    return [int(back.rpartition("_")[2]) for back in scene.zone("available").backs]


def needed(scene: Scene, seat: int, age: int) -> int:
    """The score that an age takes of a player: more if they have one of that age already."""
    zone = scene.zone("achievements", seat)
    own = [back.rpartition("_")[2] for back in zone.backs]
    own += [str(facts.age) for facts in map(facts_of, zone.known) if facts is not None]
    return 5 * age * (own.count(str(age)) + 1)


def achieved(scene: Scene, seat: int) -> list[str]:
    """The achievements of a player, each as the face or the back that everybody knows."""
    zone = scene.zone("achievements", seat)
    return [*zone.faces, *zone.known, *sorted(zone.backs)]


# Sentences.


def situation(scene: Scene) -> list[str]:
    """The turn, decks and achievements, and each player, the viewer last."""
    say = scene.words.say
    turn = say("innovation-table-turn", turn=turn_words(scene), goal=counters(scene).goal)
    lines = [titles(scene)[0], turn]
    decks = [say("innovation-table-deck", age=age, left=left(scene, age)) for age in ages(scene)]
    lines.append(say("innovation-table-decks", decks=listed(scene.words, decks)))
    lines += _lines_of_other_decks(scene)
    if there := available(scene):
        lines.append(say("innovation-table-available", ages=listed(scene.words, map(str, sorted(there)))))
    if specials := scene.faces("specials"):
        lines.append(say("innovation-table-specials", cards=scene.narrator.cards(specials)))
    if relics := scene.faces("relics"):
        lines.append(say("innovation-table-relics", cards=scene.narrator.cards(relics)))
    if museums := scene.faces("free_museums"):
        lines.append(say("innovation-table-museums", cards=scene.narrator.cards(museums)))
    if junk := scene.zone("junk").count:
        lines.append(say("innovation-table-junk", cards=junk))
    for seat in (*others_of(scene, my_seat(scene)), my_seat(scene)):
        lines += seat_lines(scene, seat)
    return [*lines, *_own_lines(scene)]


def _lines_of_other_decks(scene: Scene) -> Iterator[str]:
    say = scene.words.say
    for name in counters(scene).sets:
        if name == "base":
            continue
        # text: innovation-set-*
        decks = [say("innovation-table-deck", age=age, left=left(scene, age, name)) for age in ages(scene)]
        yield say(
            "innovation-table-decks-of",
            set=say(f"innovation-set-{name}"),
            decks=listed(scene.words, decks),
        )


def icon_totals(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """How many icons of each kind a player shows; of kinds that no card of these editions has, none."""
    own = counters(scene).icons[seat]
    return [(icon, own[n]) for n, icon in enumerate(ICONS) if _is_there(scene, n, icon)]


def _is_there(scene: Scene, number: int, icon: str) -> bool:
    if icon in ("person", "prehistory"):
        fourth = counters(scene).edition == "fourth" and icon == "person"
        return fourth or any(own[number] for own in counters(scene).icons)
    return True


def seat_lines(scene: Scene, seat: int) -> Iterator[str]:
    """A player's figures, icons and stacks."""
    say, public, name = scene.words.say, counters(scene), scene.narrator.seat(seat)
    yield say("innovation-table-seat", seat=name, text=figures(scene, seat))
    if public.lost[seat]:
        return
    if owned := achieved(scene, seat):
        yield say("innovation-table-achieved", seat=name, cards=scene.narrator.cards(owned))
    if landmarks := public.landmarks[seat]:
        yield say("innovation-table-landmarks", seat=name, number=landmarks)
    icons = [
        say("innovation-table-icons-of", icon=icon_word(scene.words, icon), number=number)
        for icon, number in icon_totals(scene, seat)
    ]
    yield say("innovation-table-icons", seat=name, icons=listed(scene.words, icons))
    for stack in stacks_of(scene, seat):
        if stack.cards:
            yield say("innovation-table-stack", seat=name, text=stack_words(scene, stack))
    for place in _PLACES:
        if count := scene.zone(place, seat).count:
            lying = [*scene.faces(place, seat), *sorted(scene.zone(place, seat).backs)]
            text = say("innovation-table-place-name", place=place)
            cards = scene.narrator.cards(lying)
            yield say("innovation-table-place", seat=name, place=text, count=count, cards=cards)


def figures(scene: Scene, seat: int) -> str:
    """Score, achievements, hand and the other places that hold something, in a few words; who has lost while
    others play on has nothing (INN-G1)."""
    public = counters(scene)
    if public.lost[seat]:
        return scene.words.say("innovation-table-lost")
    text = scene.words.say(
        "innovation-table-figures",
        points=public.points[seat],
        achievements=public.achievements[seat],
        goal=public.goal,
        hand=scene.zone("hand", seat).count,
    )
    if forecast := scene.zone("forecast", seat).count:
        text += scene.words.say("innovation-table-figures-forecast", cards=forecast)
    if safe := scene.zone("safe", seat).count:
        limit = 5 - max(public.splays[seat])
        text += scene.words.say("innovation-table-figures-safe", cards=safe, limit=limit)
    if display := scene.faces("display", seat):
        text += scene.words.say("innovation-table-figures-display", card=scene.narrator.cards(display))
    if museums := scene.zone("museums", seat).count:
        text += scene.words.say("innovation-table-figures-museums", number=museums)
    return text


def stack_words(scene: Scene, stack: Stack) -> str:
    """A stack in words: its colour, its top card, its splay and what that shows."""
    say = scene.words.say
    facts = facts_of(stack.cards[-1])
    text = say(
        "innovation-table-top",
        colour=scene.narrator.colour(stack.colour),
        card=scene.narrator.card(stack.cards[-1]),
        age=facts.shows if facts else 0,
        icons=icon_words(scene, stack.cards[-1]),
    )
    if not stack.covered:
        return text
    icons = [
        say("innovation-table-icons-of", icon=icon_word(scene.words, icon), number=number)
        for icon, number in shown(scene, stack).items()
    ]
    icons += [icon_word(scene.words, mark) for mark in marks(scene, stack)]
    return text + say(
        "innovation-table-covered",
        cards=scene.narrator.cards(stack.covered),
        splay=splay_word(scene, stack.splay),
        splayed=bool(stack.splay),
        icons=listed(scene.words, icons),
    )


def _own_lines(scene: Scene) -> Iterator[str]:
    """The hand and the score pile that the viewer sees."""
    if scene.viewer == SPECTATOR:
        return
    seat = my_seat(scene)
    if faces := scene.faces("hand", seat):
        yield scene.words.say("innovation-table-hand", cards=with_ages(scene, faces))
    if faces := scene.faces("score_pile", seat):
        yield scene.words.say("innovation-table-score", cards=with_ages(scene, faces))


def with_ages(scene: Scene, faces: list[str]) -> str:
    """Cards with their ages and colours."""
    parts = []
    for face in faces:
        facts = facts_of(face)
        colour = scene.narrator.colour(facts.colour) if facts else ""
        parts.append(
            scene.words.say(
                "innovation-table-card",
                card=scene.narrator.card(face),
                age=facts.age if facts else 0,
                colour=colour,
            )
        )
    return scene.words.join(parts)


def brief(scene: Scene) -> list[str]:
    """The turn, each player's figures and top cards, and the hand."""
    say = scene.words.say
    parts = [say("innovation-table-turn", turn=turn_words(scene), goal=counters(scene).goal)]
    for seat in (*others_of(scene, my_seat(scene)), my_seat(scene)):
        tops = [stack.cards[-1] for stack in stacks_of(scene, seat) if stack.cards]
        name = scene.narrator.seat(seat)
        parts.append(say("innovation-table-seat", seat=name, text=figures(scene, seat)))
        if tops:
            parts.append(say("innovation-table-tops", seat=name, cards=with_ages(scene, tops)))
    return [*parts, *list(_own_lines(scene))[:1]]
