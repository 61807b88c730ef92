"""Cards that come into a game while it goes on (new piles, say) are in no list of faces made before."""

from __future__ import annotations

from fudaba.kernel.deals import Deals
from fudaba.logs.faces import Faces


def test_a_card_that_comes_later_has_no_face() -> None:
    faces = Faces(["copper", "estate", "silver"])
    assert [*faces] == ["copper", "estate", "silver"]
    assert (faces[1], faces[3], faces[400]) == ("estate", "", "")
    assert faces[:2] == ["copper", "estate"]


def test_a_shuffle_that_is_written_down_brings_later_cards_below() -> None:
    deals = Deals(["copper", "estate"], {1: ["estate", "copper"]})
    order = deals.order(1, 5, [0, 7, 1], bytes(32))
    assert order == [7, 0, 1]  # bottom first: the one that nobody knew of lies below those that are named
