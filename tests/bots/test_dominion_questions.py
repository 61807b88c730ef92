"""What one play of a card asks can be told apart.

A habit, or a line of a plan, knows a question by its kind, the card that it is about, its word, and the words
that it offers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from types import CoroutineType
from typing import Any, Final, NamedTuple

from fudaba.kernel.drive import Driver
from tests.bots.scenario_questions import asked_in_scenarios
from tests.machine_code import NEEDS_SOURCE

pytestmark = NEEDS_SOURCE

REPEATED: Final = {
    ("banish", "exile"): "any number of cards of one name: the first, and then more of it",
    ("engineer", "gain"): "it gains a card, and once more for being trashed",
    ("first_mate", "play"): "any number of Actions of one name: the first, and then more of it",
}
"""What asks twice for one step that is repeated."""
APART: Final = {
    ("bishop", "trash"): "one asks who plays it, the other each other player",
    ("carpenter", "gain"): "it is one or the other, by the empty piles",
    ("graverobber", "gain"): "it is one or the other, by the word that is chosen",
    ("maelstrom", "trash"): "one asks who plays it, the other each other player",
    ("vault", "discard"): "one asks who plays it, the other each other player",
}
"""What is asked alike for different effects, but never twice of one player in one play."""


class Form(NamedTuple):
    """What a habit knows a question by."""

    about: str
    kind: str
    word: str
    offered: frozenset[str]


def place_of(driver: Driver[Any]) -> tuple[tuple[str, int], ...]:
    """Where in the code of cards the running effect waits for the answer, the outermost function first."""
    running: Any = driver._effect  # nothing else knows what waits
    waits = None if running is None else running._effect
    found = []
    while isinstance(waits, CoroutineType):
        if waits.cr_frame is not None and "/cards/" in waits.cr_code.co_filename.replace("\\", "/"):
            found.append((waits.cr_code.co_name, waits.cr_frame.f_lineno))
        waits = waits.cr_await
    return tuple(found)


class Asked(NamedTuple):
    """A question in the midst of a play."""

    play: tuple[int, int, int]
    """The number of the play, the player, and the number of the card that the question is about."""
    form: Form
    place: tuple[tuple[str, int], ...]
    """Where in the code it is asked."""


def questions() -> Iterator[Asked]:
    """What is asked in the midst of plays."""
    number = 0
    before: Driver[Any] | None = None
    for _, driver, ask in asked_in_scenarios():
        if driver is not before or driver.at_rest:
            number, before = number + 1, driver
        if place := place_of(driver):
            about = driver.table.cards[ask.about].face if ask.about >= 0 else ""
            offered = [option.word for option in ask.laid_out] if ask.kind == "option" else []
            form = Form(about, ask.kind, ask.word, frozenset(offered))
            yield Asked((number, ask.owner, ask.about), form, place)


def test_one_play_does_not_ask_one_player_the_same_for_different_effects() -> None:
    """Nor do all plays of a card together, whose scenarios may not have one play ask both."""
    in_a_play = defaultdict(set)
    in_all = defaultdict(set)
    for one in questions():
        in_a_play[one.play, one.form].add(one.place)
        in_all[one.form, one.place[0][0]].add(one.place)
    assert len(in_a_play) > 2000
    assert {
        (form.about, form.kind) for (_, form), places in in_a_play.items() if len(places) > 1
    } == REPEATED.keys()
    assert {
        (form.about, form.kind) for (form, _), places in in_all.items() if len(places) > 1
    } == REPEATED.keys() | APART.keys()
