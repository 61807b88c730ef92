"""Cards with different backs can be told apart wherever they lie face down."""

from __future__ import annotations

import pytest

from fudaba.kernel.cards import EVERYBODY, NOBODY, Card, Zone, only
from fudaba.kernel.state import State
from fudaba.kernel.table import Table
from fudaba.kernel.twin import exchange
from fudaba.kernel.view import View
from tests.kernel.test_view import plain

PILE, HAND, SHOWN = 0, 1, 2


@pytest.fixture
def table() -> Table:
    """Three old and three young cards in a pile; seat 0 has taken one of each."""
    zones = (Zone(PILE, "pile"), Zone(HAND, "hand", 0, only(0)), Zone(SHOWN, "shown", -1, EVERYBODY))
    cards = tuple(
        Card(id, back=back) for back in ("old", "young") for id in (f"{back}_1", f"{back}_2", f"{back}_3")
    )
    state = State(zones, len(cards), seats=2, key=bytes(32))
    for card in (0, 5):
        state.move(card, HAND)
    return Table(state, cards, seats=2)


def test_who_does_not_see_a_face_sees_the_back(table: Table) -> None:
    assert View(table, 1).zone(HAND).backs == ["old", "young"]
    assert plain(View(table, 1).data().zones["0.hand"]) == {"count": 2, "backs": ["old", "young"]}
    assert View(table, 0).zone(PILE).backs == ["old", "old", "young", "young"]


def test_who_sees_the_face_is_told_no_back(table: Table) -> None:
    assert View(table, 0).zone(HAND).backs == ()
    table.state.show(0, only(1))
    assert plain(View(table, 1).data().zones["0.hand"]) == {
        "count": 2,
        "known": ["old_1"],
        "backs": ["young"],
    }


def test_cards_without_a_back_are_all_alike() -> None:
    bare = Table(State((Zone(0, "pile", audience=NOBODY),), 2, 2, bytes(32)), (Card("a"), Card("b")), 2)
    assert plain(View(bare, 0).data().zones["pile"]) == {"count": 2}


@pytest.mark.parametrize("key", [b"one", b"two", b"three"])
def test_in_a_twin_world_every_back_stays(table: Table, key: bytes) -> None:
    new = exchange(table, 1, order=key)
    assert sorted(new) == list(range(6))
    assert all(table.cards[card].back == table.cards[other].back for card, other in enumerate(new))


def test_an_order_that_exchanges_backs_is_refused(table: Table) -> None:
    assert exchange(table, 1, order=[1, 2, 0, 4, 5, 3]) == [1, 2, 0, 4, 5, 3]
    with pytest.raises(ValueError, match="cards 0 and 5 have different backs"):
        exchange(table, 1, order=[5, 0, 1, 2, 3, 4])
