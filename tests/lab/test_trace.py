"""The trace: what it looks like, kept in files that were looked at."""

import pytest

from tests.lab.golden.traces import TRACES, path_of, trace


@pytest.mark.parametrize(("file", "lang", "viewer"), TRACES)
def test_a_trace_looks_as_it_did(file: str, lang: str, viewer: str | None) -> None:
    kept = path_of(file, lang, viewer).read_text(encoding="utf-8")
    assert trace(file, lang, viewer) == kept, "if this is meant: python -m tests.lab.golden"


def test_a_rule_is_told_where_it_is_first_cited_only() -> None:
    whole = trace("bridge_over", "en", None)
    first, second = whole.split("\n\n")[:2]
    assert "A player who can play nothing draws 1 card" in first
    assert first.count("A card can be played if it has the colour") == 1
    assert second.count("BRG-078") == 2
    assert second.count("wild card can be played whatever") == 1


def test_lines_keep_to_the_width_and_rules_to_the_edge() -> None:
    lines = trace("bridge_over", "en", None).splitlines()
    assert max(len(line) for line in lines) == 100
    assert {len(line) for line in lines if "│" in line and "BRG-" in line} == {100}
