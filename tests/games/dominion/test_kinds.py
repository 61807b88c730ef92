"""What a kind says is said by several cards."""

from __future__ import annotations

from tools.kind_slots import uses

FEW = 3


def test_no_slot_of_a_kind_is_there_for_a_card_or_two() -> None:
    counted = uses()
    assert counted["listeners"] > 200
    assert {slot: count for slot, count in counted.items() if count < FEW} == {}
