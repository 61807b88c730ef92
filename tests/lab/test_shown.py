"""Which scenarios show a card."""

from __future__ import annotations

from fudaba.lab.catalogue.demonstrations import scenarios_by_card


def test_scenarios_are_found_by_the_cards_in_them_those_named_in_the_title_first() -> None:
    shown = scenarios_by_card("dominion")["throne_room"]
    assert "Throne Room" in shown[0].title
    assert all(one.file.startswith("dominion/") for one in shown)
    assert len(shown) > 20


def test_a_longer_name_is_not_taken_for_a_shorter_one() -> None:
    by_card = scenarios_by_card("dominion")
    titles = {one.title for one in by_card["fishing_village"]}
    only = {title for title in titles if title.startswith("Fishing Village") and title.count("Village") == 1}
    assert only
    files = {(one.title, one.file) for one in by_card["fishing_village"]}
    assert len(by_card["fishing_village"]) == len(files)
