"""The table of results that others have published: what it is made of, and that it may be stopped."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from benchmarks import known_results
from benchmarks.known_results import BEGIN, END, KEPT, KNOWN, Known, Played

PAGE = Path(__file__).parents[2] / "docs" / "measurements" / "known_results.md"


def test_each_result_has_a_kingdom_of_ten() -> None:
    assert len({known.name for known in KNOWN}) == len(KNOWN)
    for known in KNOWN:
        cards = known.kingdom.split(", ")
        assert len({*cards}) == 10
        assert {*known.cards} <= {*cards}


@pytest.mark.parametrize("number", [0, 3, 5])
def test_what_was_stopped_goes_on(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_results, "AT_ONCE", 4)
    known: Known = KNOWN[number]
    once, pauses = Played("a"), Played("a")
    for _ in known_results.play(known, once, 10):
        pass
    for _ in islice(known_results.play(known, pauses, 10), 1):
        assert pauses.games == 4
    for _ in known_results.play(known, pauses, 10):
        pass
    assert pauses == once
    assert once.games == 10


def test_the_page_has_what_is_kept() -> None:
    kept = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Played])
    text = PAGE.read_text("utf-8")
    assert text.partition(BEGIN)[2].partition(END)[0].strip() == known_results.table(kept)


def test_what_was_played_by_other_rules_or_lists_is_not_shown() -> None:
    known = KNOWN[0]
    assert known.name in known_results.table({known.name: Played(known_results.made_of(known), games=10)})
    assert known.name not in known_results.table({known.name: Played("of other rules", games=10)})


def test_a_published_list_is_played_from_its_file(tmp_path: Path) -> None:
    known = next(known for known in KNOWN if known.list == "witch")
    file = tmp_path / "witch.toml"
    file.write_text('import = "big-money-ultimate"\n[[buy]]\ncard = "Witch"\nup_to = 2\n', "utf-8")
    played = Played(known_results.made_of(known))
    for _ in known_results.play(known, played, 10, file):
        pass
    assert played.won > 5
