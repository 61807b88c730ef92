"""The score of Innovation: achievements win; everybody can count them and the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from fudaba.games.innovation.facts.printed import SETS, every_card
from fudaba.games.innovation.facts.shown import Private
from fudaba.text.game_text import Points
from fudaba.text.innovation.faces import counters
from fudaba.text.innovation.table import left, with_ages
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
    notes += _unseen(scene)
    return Points(
        [row for _, row in rows],
        (),
        labels=[label for label, _ in rows],
        notes=notes,
        most=True,
    )


def _unseen(scene: Scene) -> list[str]:
    """Which cards the viewer has not seen, by set and age, where the table counts that."""
    own = scene.private
    if not isinstance(own, Private):
        return []
    say, known = scene.words.say, every_card()

    def back(face: str) -> tuple[int, int]:
        return SETS.index(known[face].set), known[face].age

    notes = []
    in_decks = {zone: len(faces) for zone, faces in own.remembered.items()}
    for (place, age), found in groupby(sorted(own.unseen, key=back), back):
        faces, name = [*found], SETS[place]
        about: dict[str, int | str] = {
            "age": age,
            "count": len(faces),
            "deck": left(scene, age, name) - in_decks.get(f"deck.{name}.{age}", 0),
            "cards": scene.narrator.cards(sorted(faces, key=scene.narrator.card)),
        }
        if name == SETS[0]:
            notes.append(say("innovation-table-unseen", **about))
        else:
            # text: innovation-set-*
            notes.append(say("innovation-table-unseen-of", set=say(f"innovation-set-{name}"), **about))
    return [*notes, *_remembered(scene, own.remembered)]


def _remembered(scene: Scene, remembered: Mapping[str, Sequence[str]]) -> list[str]:
    """Which cards the viewer saw going to which place, in a deck the bottom one first."""
    say = scene.words.say
    notes = []
    for zone, faces in remembered.items():
        first, _, rest = zone.partition(".")
        cards = scene.narrator.cards(faces)
        if first == "deck":
            name, _, age = rest.partition(".")
            if name == SETS[0]:
                notes.append(say("innovation-table-known-deck", age=age, cards=cards))
            else:
                # text: innovation-set-*
                of = say(f"innovation-set-{name}")
                notes.append(say("innovation-table-known-deck-of", age=age, set=of, cards=cards))
        elif first.isdigit():
            notes.append(
                say("innovation-table-known", seat=scene.narrator.seat(int(first)), place=rest, cards=cards)
            )
        else:
            notes.append(say("innovation-table-known-place", place=first, cards=cards))
    return notes
