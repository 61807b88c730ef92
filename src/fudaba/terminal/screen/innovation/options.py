"""The pending question of Innovation: which option a card on the table or in the hand stands for."""

from __future__ import annotations

from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.facts.vocabulary import WORDS
from fudaba.text.scene import Scene, my_seat


def option_of_card(scene: Scene, id: int) -> int:
    """The number of the option that stands for a card that lies somewhere in sight, -1 if none does."""
    return next((n for n, option in enumerate(scene.offered) if option.id == id), -1)


def option_of_age(scene: Scene, age: int) -> int:
    """The number of the option that achieves an age, -1 if none does."""
    options = enumerate(WORDS.offered(scene.offered))
    return next((n for n, one in options if one.verb == "achieve" and one.number == age), -1)


def option_of(scene: Scene, face: str) -> int:
    """The number of the option that uses this card of the hand, -1 if none does."""
    cards = scene.zone("hand", my_seat(scene)).cards
    return next((option_of_card(scene, card.id) for card in cards if card.face == face), -1)


def on_table(scene: Scene) -> set[int]:
    """The numbers of the options that stand with their keys on the boards and among the achievements."""
    found = {option_of_age(scene, age) for age in range(1, 12)}
    for seat in range(scene.seats):
        for colour in COLOURS:
            cards = scene.zone(colour, seat).cards
            found |= {option_of_card(scene, card.id) for card in cards[-1:]}
    return found - {-1}
