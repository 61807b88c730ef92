"""The pending question of Dominion: which option a pile, a landscape or a card of the hand stands for."""

from __future__ import annotations

from fudaba.games.dominion.facts.shown import Pile
from fudaba.games.dominion.facts.vocabulary import WORDS
from fudaba.text.dominion.table import counters
from fudaba.text.scene import Scene, my_seat

# What lies on the table.


def option_of_pile(scene: Scene, pile: Pile) -> int:
    """The number of the option that takes the top card of a pile, -1 if none does."""
    if not pile.top:
        return -1
    lying = scene.zone(f"supply.{pile.id}").cards
    for number, option in enumerate(WORDS.offered(scene.offered)):
        if option.face != pile.top or option.verb in ("name", "play_shadow"):
            continue
        if (not lying and not option.id) or option.verb == "buy":
            return number
        if lying and option.id == lying[-1].id:
            return number
    return -1


def option_of_landscape(scene: Scene, id: str) -> int:
    """The number of the option that buys an Event or Project, or follows a Way; -1 if none does."""
    options = enumerate(scene.offered)
    return next((number for number, option in options if option.face == id), -1)


def option_of_set_out(scene: Scene, face: str) -> int:
    """The number of the option that takes a card set aside for everybody; -1 if none does."""
    lying = {card.id for card in scene.zone("common").cards if card.face == face}
    options = enumerate(scene.offered)
    return next((number for number, option in options if option.id in lying), -1)


def on_table(scene: Scene) -> set[int]:
    """The numbers of the options that stand on the table with their keys."""
    found = {option_of_pile(scene, pile) for pile in counters(scene).piles}
    found |= {option_of_landscape(scene, one.id) for one in counters(scene).landscapes}
    found |= {option_of_set_out(scene, face) for face in scene.faces("common")}
    return found - {-1}


def asks_for_piles(scene: Scene) -> bool:
    """Whether the question offers something from a pile, so that it says of each pile whether it will do."""
    return any(option_of_pile(scene, pile) >= 0 for pile in counters(scene).piles)


# The hand.


def options_of_hand(scene: Scene, face: str) -> list[int]:
    """The numbers of the options that use a card of this face in the hand."""
    held = {card.id for card in scene.zone("hand", my_seat(scene)).cards if card.face == face}
    return [n for n, option in enumerate(scene.offered) if option.id in held]


def option_of(scene: Scene, face: str) -> int:
    """The number of the first option that uses this card of the hand, -1 if none does."""
    return next(iter(options_of_hand(scene, face)), -1)
