"""The printed facts of Innovation's cards at one table, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fudaba.games.innovation.facts.printed import ICONS, Face, PrintedCard, every_card
from fudaba.games.innovation.facts.shown import Public
from fudaba.text import Words
from fudaba.text.scene import Scene

TOP_CENTRE: Final = 4
"""The place of a card's fifth icon."""
UNSIGNED: Final = ("hex", "")
"""What is printed in a place but is no icon to count."""


def counters(scene: Scene) -> Public:
    """What everybody may know besides the zones."""
    return scene.public_as(Public)


def facts_of(face: str) -> PrintedCard | None:
    """A card in all editions; None for a special achievement, or a card that lies face down."""
    return every_card().get(face)


def face_of(scene: Scene, face: str) -> Face | None:
    """What this table's edition prints on a card, None as in `facts_of`."""
    facts = facts_of(face)
    return None if facts is None else facts.faces.get(counters(scene).edition)


def icon_words(scene: Scene, face: str) -> str:
    """The icons of a card in words, by their places."""
    printed = face_of(scene, face)
    icons = () if printed is None else printed.icons
    words = [
        scene.words.say("innovation-table-search", icon=icon_word(scene.words, icon))
        if place == TOP_CENTRE and icon in ICONS
        else icon_word(scene.words, icon)
        for place, icon in enumerate(icons)
        if icon not in UNSIGNED
    ]
    return listed(scene.words, words)


def listed(words: Words, parts: Iterable[str]) -> str:
    """Parts one after another, as in "castle, bulb, castle"."""
    return words.say("innovation-table-comma").join(parts)


def icon_word(words: Words, icon: str) -> str:
    """An icon's name."""
    return words.say("innovation-icon", icon=kind_of_icon(icon), number=number_of_icon(icon))


def kind_of_icon(icon: str) -> str:
    """A bonus is one whatever it counts, an arrow is called by where it points."""
    return icon.removeprefix("arrow_").partition("_")[0]


def number_of_icon(icon: str) -> int:
    """What a bonus counts, 0 for any other icon."""
    number = icon.rpartition("_")[2]
    return int(number) if number.isdigit() else 0
