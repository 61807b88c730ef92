"""No input ends a command in a traceback: mutated files and arguments, and those that once did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.fuzzing import CODES, ended, made

EVERY_DAY = 120
LONG = 5000
BEGIN = 10_000
"""The first number of the long test."""
PART = 500


def kept() -> list[int]:
    """The numbers of inputs that once broke something."""
    lines = Path(__file__).with_name("fuzz_seeds.txt").read_text(encoding="utf-8").splitlines()
    return [int(line.split(" ", 1)[0]) for line in lines if not line.startswith("#")]


def try_all(seeds: list[int], folder: Path) -> None:
    """Each ends as a command may; the message names the first that does not, by its number."""
    for seed in seeds:
        given = made(seed)
        try:
            end = ended(given, folder)
        except Exception as error:
            raise AssertionError(f"{seed}: {given.argv} raises {error!r}") from error
        assert end.code in CODES, f"{seed}: {given.argv} ends with {end.code}"
        assert not end.hidden, f"{seed}: {given.argv} prints {end.hidden}"


def test_what_once_broke_a_command_does_so_no_more(tmp_path: Path) -> None:
    assert kept()
    try_all(kept(), tmp_path)


def test_no_input_of_a_few_ends_in_a_traceback(tmp_path: Path) -> None:
    try_all(list(range(1000, 1000 + EVERY_DAY)), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG // PART))
def test_no_input_of_many_ends_in_a_traceback(part: int, tmp_path: Path) -> None:
    begin = BEGIN + part * PART
    try_all(list(range(begin, begin + PART)), tmp_path)


def test_an_input_is_made_from_its_number_alone() -> None:
    assert [made(seed) for seed in range(40)] == [made(seed) for seed in range(40)]
    assert len({made(seed).argv[:2] for seed in range(200)}) > 10
