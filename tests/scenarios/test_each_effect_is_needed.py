"""Take an effect away from a card, and a scenario fails (see `mutants`)."""

from __future__ import annotations

import signal

import pytest

from tests.scenarios.mutants import PARTS, Part, mutants

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no alarm for what has no end"),
    # The alarm may ring while what is left of a game is deleted, where it can only be reported:
    pytest.mark.filterwarnings("ignore:(?s).*TooLong:pytest.PytestUnraisableExceptionWarning"),
]


@pytest.mark.parametrize("part", PARTS, ids=[part.name for part in PARTS])
def test_nothing_can_be_missing(part: Part) -> None:
    missed = [each.what for each in mutants(part) if not each.excused and not each.is_caught()]
    assert not missed, f"nothing fails if {'; if '.join(missed)}"
