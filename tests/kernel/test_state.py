"""The state: cards move, track is lost, copies are independent, everything can be written down."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

import fudaba
from fudaba.kernel.acts import Ability, Act, effect
from fudaba.kernel.cards import EVERYBODY, NOBODY, Card, Ref, Zone, only
from fudaba.kernel.checks import CheckFailed, check_clone, check_conserved
from fudaba.kernel.dice import below, key_of, permutation
from fudaba.kernel.plain import slots_of
from fudaba.kernel.plays import Play
from fudaba.kernel.state import State
from fudaba.kernel.table import Table
from tests.machine_code import NEEDS_SLOTS

PILE, HAND, OTHER, OPEN, ASIDE = range(5)
LAYOUT = (
    Zone(PILE, "pile", audience=NOBODY),
    Zone(HAND, "hand", 0, only(0)),
    Zone(OTHER, "hand", 1, only(1)),
    Zone(OPEN, "open", audience=EVERYBODY),
    Zone(ASIDE, "aside", 0, NOBODY),
)


@pytest.fixture
def state() -> State:
    """Eight cards in the pile, three seats; seat 0 has answered and nothing has come to light since."""
    return State(LAYOUT, cards=8, seats=3, key=key_of("state"))


@effect()
async def nothing(table: Table, ability: Ability, act: Act) -> None:
    """An effect that may wait."""


# Moving.


def test_cards_move_to_the_top_the_bottom_and_between(state: State) -> None:
    for card in (0, 1, 2):
        state.move(card, OPEN)
    assert state.zones[OPEN] == [0, 1, 2]
    state.move(3, OPEN, bottom=True)
    assert state.zones[OPEN] == [3, 0, 1, 2]
    state.place(4, OPEN, 1)
    assert state.zones[OPEN] == [3, 4, 0, 1, 2]
    state.place(5, OPEN, -1)
    assert state.zones[OPEN] == [3, 4, 0, 1, 5, 2], "just under the top card"
    assert state.draw(OPEN, HAND) == 2
    assert state.zones[HAND] == [2]
    assert [state.where[card] for card in range(6)] == [OPEN, OPEN, HAND, OPEN, OPEN, OPEN]
    assert state.zones[PILE] == [6, 7]


def test_nothing_can_be_drawn_from_an_empty_zone(state: State) -> None:
    with pytest.raises(IndexError):
        state.draw(OPEN, HAND)
    assert state.zones[HAND] == []


def test_a_card_can_move_within_its_zone(state: State) -> None:
    before = state.ref(7)
    state.move(7, PILE, bottom=True)
    assert state.zones[PILE] == [7, 0, 1, 2, 3, 4, 5, 6]
    assert not state.finds(before)


# Track.


def test_every_move_loses_track(state: State) -> None:
    ref = state.ref(3)
    assert state.finds(ref)
    state.move(4, OPEN)
    assert state.finds(ref), "another card's move does not matter"
    state.move(3, OPEN)
    assert not state.finds(ref)
    state.move(3, PILE)
    assert not state.finds(ref), "nor does it find it where it lay before"


@pytest.mark.parametrize("move", ["draw", "place", "shuffle"])
def test_so_does_every_other_way_to_move(state: State, move: str) -> None:
    ref = state.ref(7)
    match move:
        case "draw":
            state.draw(PILE, HAND)
        case "place":
            state.place(7, PILE, 3)
        case _:
            state.shuffle(PILE)
    assert not state.finds(ref)


def test_no_two_cards_ever_have_one_stamp(state: State) -> None:
    assert len(set(state.stamp)) == 8, "not even before they move"
    state.shuffle(PILE)
    state.move(0, OPEN)
    assert len(set(state.stamp)) == 8
    assert max(state.stamp) == state.moves


# Known faces.


def test_a_known_face_is_forgotten_when_the_card_moves(state: State) -> None:
    state.known[0] = EVERYBODY
    state.known[1] = only(1)
    state.move(0, ASIDE)
    assert state.known == {}, "nobody saw which card went, so nobody knows of the other any more either"


def test_who_sees_where_a_card_goes_still_knows_those_left_behind(state: State) -> None:
    state.known = {0: EVERYBODY, 1: EVERYBODY, 2: only(1)}
    state.move(0, OPEN)
    assert state.known == {1: EVERYBODY, 2: only(1)}
    state.move(1, HAND)
    assert state.known == {}, "seat 1 does not see that it was not card 2"
    state.known = {2: only(0, 1)}
    state.place(3, HAND, 0)
    assert state.known == {2: only(0)}


def test_a_draw_from_the_top_tells_nothing_of_the_rest(state: State) -> None:
    """Everybody sees that it was the top card, so what is known to be below it stays known."""
    state.known = {0: EVERYBODY, 7: only(1)}
    assert state.draw(PILE, HAND) == 7
    assert state.known == {0: EVERYBODY}


def test_a_shuffle_forgets_the_known_faces_of_its_zone(state: State) -> None:
    state.move(0, HAND)
    state.known = {0: only(1), 3: EVERYBODY}
    state.shuffle(PILE)
    assert state.known == {0: only(1)}


def test_a_shown_card_is_known_until_it_moves(state: State) -> None:
    state.show(3, only(1))
    state.show(3, only(2))
    assert state.known == {3: only(1, 2)}
    state.move(3, HAND)
    assert state.known == {}


def test_showing_what_is_seen_changes_nothing(state: State) -> None:
    state.move(0, HAND)
    state.move(1, OPEN)
    state.revealed = False
    state.show(0, only(0))
    state.show(1)
    assert state.known == {}
    assert state.revealed is False


# What has come to light, for undo.


@pytest.mark.parametrize(
    ("source", "to", "revealed"),
    [
        (PILE, HAND, True),
        (PILE, OTHER, True),
        (PILE, OPEN, True),
        (PILE, ASIDE, False),
        (HAND, OPEN, False),
        (HAND, OTHER, False),
        (HAND, PILE, False),
        (OTHER, OPEN, True),
        (OTHER, PILE, False),
        (OPEN, HAND, False),
        (OPEN, OTHER, False),
    ],
)
def test_what_the_answering_seat_had_not_known_is_revealed(
    state: State, source: int, to: int, revealed: bool
) -> None:
    state.move(0, source)
    state.answering, state.revealed = 0, False
    state.move(0, to)
    assert state.revealed is revealed


def test_shuffling_rolling_and_showing_reveal(state: State) -> None:
    for reveal in (lambda: state.shuffle(PILE), lambda: state.roll(6), lambda: state.show(0, only(1))):
        state.revealed = False
        reveal()
        assert state.revealed is True


def test_a_card_the_answering_seat_was_shown_is_not_revealed_again(state: State) -> None:
    state.show(7, only(0))
    state.revealed = False
    state.draw(PILE, OPEN)
    assert state.revealed is False


@pytest.mark.parametrize("answering", [0, 1])
@pytest.mark.parametrize("shown", ["nothing", "there", "elsewhere"])
@pytest.mark.parametrize(("source", "to"), [(PILE, HAND), (HAND, OPEN), (HAND, PILE), (PILE, OPEN)])
def test_cards_moved_together_tell_what_they_tell_one_by_one(
    source: int, to: int, shown: str, answering: int
) -> None:
    def moved(together: str) -> list[object]:
        state = State(LAYOUT, 8, 2, b"together")
        for card in range(4):
            state.move(card, HAND)
        if shown != "nothing":
            state.show(state.zones[source if shown == "there" else HAND + PILE - source][-1])
        state.answering, state.revealed = answering, False
        cards = state.zones[source][:]
        if together == "all":
            state.move_all(source, to)
        elif together == "each":
            state.move_each(cards, source, to)
        else:
            for card in cards:
                state.move(card, to)
        return [state.plain(), state.revealed]

    assert moved("all") == moved("each") == moved("one by one")


def test_who_decides_for_a_seat_knows_what_it_sees(state: State) -> None:
    state.move(0, OTHER)
    state.control[1] = 0
    state.revealed = False
    state.move(0, OPEN)
    assert state.revealed is False


# Chance.


def test_each_shuffle_takes_the_next_order(state: State) -> None:
    """The orders of the key's counter, one after the other; a roll takes one of them too."""
    key = state.key
    first = permutation(key, 1, 8)
    state.shuffle(PILE)
    assert state.zones[PILE] == first
    assert state.roll(1000) == below(key, 2, 1000)
    state.shuffle(PILE)
    assert state.zones[PILE] == [first[i] for i in permutation(key, 3, 8)]
    assert state.rolls == 3


def test_a_copy_of_the_state_is_a_copy_of_its_future(state: State) -> None:
    state.roll(6)
    copy = state.clone()
    state.shuffle(PILE)
    copy.shuffle(PILE)
    assert copy.zones == state.zones
    assert [copy.roll(1000) for _ in range(5)] == [state.roll(1000) for _ in range(5)]
    assert copy.digest() == state.digest()


# Copies.


def full(state: State) -> State:
    """Something in every slot."""
    state.known[3] = only(1)
    state.abilities.append(Ability("Act", nothing, 1, (state.ref(3), 5), state.ref(2), play=1, once=True))
    state.plays.append(Play(1, state.ref(2), 0, 0))
    state.light = {}
    return state


def test_nothing_done_to_a_copy_changes_the_original(state: State) -> None:
    full(state)
    before = state.digest()
    copy = state.clone()
    assert copy.digest() == before
    copy.move(3, OPEN)
    copy.shuffle(PILE)
    copy.known[5] = EVERYBODY
    copy.control[2] = 0
    copy.abilities.clear()
    copy.plays.clear()
    copy.roll(6)
    assert state.digest() == before
    assert copy.digest() != before


MOVES: tuple[Callable[[State], object], ...] = (
    lambda s: s.move(3, OPEN),
    lambda s: s.move(3, OPEN, bottom=True),
    lambda s: s.move(3, PILE),
    lambda s: s.draw(PILE, HAND),
    lambda s: s.draw_some(PILE, HAND, 3),
    lambda s: s.move_all(PILE, OPEN),
    lambda s: s.move_each(s.zones[PILE][:2], PILE, HAND),
    lambda s: s.place(3, OPEN, 0),
    lambda s: s.place(3, PILE, -1),
    lambda s: s.shuffle(PILE),
    lambda s: s.own(PILE).reverse(),
    lambda s: s.renumber([1, 0, 2, 3, 4, 5, 6, 7]),
)
"""All ways in which the list of a zone changes."""


@pytest.mark.parametrize("seen", [True, False])
@pytest.mark.parametrize("change", MOVES)
def test_no_copy_sees_how_cards_move_in_another(
    state: State, change: Callable[[State], object], seen: bool
) -> None:
    """Also when they have moved before, and in copies of copies."""
    state.revealed = seen
    for moved in (0, 1, 5):
        first = state.clone()
        first.draw_some(PILE, OPEN, moved)
        second, zones = first.clone(), [zone[:] for zone in first.zones]
        third = second.clone()
        change(first)
        assert second.zones == third.zones == zones
        change(third)
        assert second.zones == zones
        assert first.zones == third.zones


def test_only_lists_that_a_state_owns_are_changed() -> None:
    """Nowhere is the list of a zone changed in place that has not been asked for with `own`."""
    changed = re.compile(r"zones\[[^=]*\]( *\+=|\.(append|clear|extend|insert|pop|remove|reverse|sort)\()")
    kernel = Path(fudaba.__file__).parent / "kernel" / "state.py"
    found = [
        f"{path.name}: {line.strip()}"
        for path in kernel.parents[1].rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if path != kernel and changed.search(line)
    ]
    assert not found


def test_every_slot_counts_in_the_digest(state: State) -> None:
    """Except what is shared or says nothing about the game."""
    state = full(state)
    before = state.digest()
    assert set(state.plain()) == {
        slot
        for slot in slots_of(State)
        if slot not in ("layout", "key", "unshared", "revealed", "answering", "light", "passed", "deals")
    }
    changes: tuple[Callable[[State], object], ...] = (
        lambda s: s.move(0, PILE),
        lambda s: s.known.clear(),
        lambda s: s.control.reverse(),
        lambda s: s.abilities.clear(),
        lambda s: s.plays.clear(),
        lambda s: s.roll(2),
    )
    for change in changes:
        copy = state.clone()
        change(copy)
        assert copy.digest() != before


def test_the_digest_is_of_plain_data(state: State) -> None:
    plain = full(state).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["abilities"][0][:2] == ["Act", "tests.kernel.test_state.nothing"]


class Counting(State):
    """A subclass with slots of its own."""

    __slots__ = ("coins", "piles")

    def __init__(self) -> None:
        super().__init__(LAYOUT, 8, 3, key_of("state"))
        self.coins = 3
        self.piles = [[1], [2]]

    def clone(self) -> Self:
        """All of it."""
        new = super().clone()
        new.coins = self.coins
        new.piles = [pile[:] for pile in self.piles]
        return new


class Forgets(Counting):
    """Leaves out a slot."""

    def clone(self) -> Self:
        """But for the coins."""
        new = State.clone(self)
        new.piles = [pile[:] for pile in self.piles]
        return new


class Resets(Counting):
    """Gives the copy a slot as it was in the beginning."""

    def clone(self) -> Self:
        """But for the coins."""
        new = super().clone()
        new.coins = 3
        return new


class Shares(Counting):
    """Copies the outer list only."""

    def clone(self) -> Self:
        """But for the inner lists."""
        new = super().clone()
        new.piles = self.piles[:]
        return new


class Slotless(Counting):
    """Puts something where no clone finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.extra = 1


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (Forgets, "a clone of Forgets forgets 'coins'"),
        (Resets, "a clone of Resets differs: coins is 4 here and 3 there"),
        (Shares, "a clone of Shares shares 'piles'"),
        (Slotless, "Slotless has no slot for extra"),
    ],
)
def test_a_clone_that_is_not_whole_is_found(kind: type[Counting], complaint: str) -> None:
    state = kind()
    state.coins += 1
    with pytest.raises(CheckFailed, match=complaint):
        check_clone(Table(state, (Card("a"),) * 8, 3))


def test_a_whole_clone_passes() -> None:
    state = Counting()
    table = Table(full(state), (Card("a"),) * 8, 3)
    check_clone(table)
    check_conserved(table)
    assert state.clone().coins == 3


def test_a_shared_zone_that_is_taken_for_unshared_is_found() -> None:
    class Greedy(Counting):
        """Means to have the pile to itself."""

        __slots__ = ()

        def clone(self) -> Self:
            new = super().clone()
            new.unshared.add(PILE)
            return new

    with pytest.raises(CheckFailed, match=f"zone {PILE} is shared with a clone, and taken for unshared"):
        check_clone(Table(Greedy(), (Card("a"),) * 8, 3))


@NEEDS_SLOTS
@pytest.mark.parametrize("slot", [s for s in slots_of(State) if s != "layout"])
def test_no_slot_of_the_kernels_own_may_be_left_out(slot: str) -> None:
    """The check would find each of them missing."""

    class Missing(Counting):
        """Forgets one slot of the base class."""

        __slots__ = ()

        def clone(self) -> Self:
            new = super().clone()
            delattr(new, slot)
            return new

    with pytest.raises(CheckFailed, match=f"forgets '{slot}'"):
        check_clone(Table(Missing(), (Card("a"),) * 8, 3))


# Conservation.


def break_zones(state: State) -> None:
    state.zones[OPEN].append(0)


def lose_card(state: State) -> None:
    state.zones[PILE].pop()


def misplace(state: State) -> None:
    state.zones[OPEN].append(state.zones[PILE].pop())


def stamp_twice(state: State) -> None:
    state.stamp[1] = state.stamp[2]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (break_zones, "not every card is in exactly one zone"),
        (lose_card, "not every card is in exactly one zone"),
        (misplace, "card 7 lies in open, but is said to be in zone 0"),
        (stamp_twice, "two cards have one stamp"),
    ],
)
def test_a_card_that_is_not_where_it_should_be_is_found(state: State, damage: Any, complaint: str) -> None:
    table = Table(state, (Card("a"),) * 8, 3)
    check_conserved(table)
    damage(state)
    with pytest.raises(CheckFailed, match=complaint):
        check_conserved(table)


# Renumbering.


def test_renumbering_renames_places_and_what_finds_its_card(state: State) -> None:
    state.move(0, HAND)
    stale = state.ref(1)
    state.move(1, OPEN)
    live = state.ref(2)
    state.known = {2: only(1)}
    state.abilities = [Ability("Act", nothing, 0, (live, (stale, [live]), 2), stale)]
    state.plays = [Play(1, live, 0, 0), Play(2, stale, 0, 0)]
    stamp = state.stamp[:]
    state.renumber([4, 5, 3, 2, 0, 1, 6, 7])
    assert state.zones[HAND] == [4]
    assert state.zones[PILE] == [3, 2, 0, 1, 6, 7]
    assert state.zones[OPEN] == [5]
    assert (state.where[4], state.where[0], state.where[5]) == (HAND, PILE, OPEN)
    assert (state.stamp[4], state.stamp[3], state.stamp[2]) == (stamp[0], stamp[2], stamp[3])
    assert state.known == {3: only(1)}
    moved = Ref(3, live.stamp)
    assert state.finds(moved)
    assert state.abilities[0].args == (moved, (stale, [moved]), 2), "a bare number is not a card"
    assert state.abilities[0].source == stale
    assert [play.card for play in state.plays] == [moved, stale]
    check_conserved(Table(state, (Card("a"),) * 8, 3))
