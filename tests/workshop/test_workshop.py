"""For those who add cards: `where` finds all places, `new-card` begins a card in a checkout."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.kernel.game import BadSetup
from fudaba.workshop.scaffold import new_card
from fudaba.workshop.where import find, places

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("word", ["haunted_shield", "Haunted Shield", "haunted shield"])
def test_a_card_is_found_by_id_and_by_name(word: str) -> None:
    game, id = find(word)
    assert (game.name, id) == ("bridge_over", "haunted_shield")


def test_an_unknown_card_names_the_nearest() -> None:
    with pytest.raises(BadSetup, match="did you mean 'haunted shield'"):
        find("hauntd shield")


def test_every_place_of_a_card_is_where_it_says() -> None:
    found = places(*find("Haunted Shield"), ROOT / "tests")
    by_what: dict[str, list[str]] = {}
    for place in found:
        line = place.file.read_text("utf-8").splitlines()[place.line - 1] if place.line else place.words
        by_what.setdefault(place.what, []).append(line)
    assert by_what["code"] == ["@card(DEFENCE, points=30, star=1)"]
    assert by_what["text en"] == ["bridge_over-card-haunted_shield = Haunted Shield"]
    assert by_what["text ja"][0].startswith("bridge_over-card-haunted_shield =")
    assert any("Haunted Shield" in line for line in by_what["scenarios"])
    assert [rule.split()[0] for rule in by_what["rule"]][:2] == ["BRG-123", "BRG-124"]
    assert "BRG-AMB15" in [ruling.split()[0] for ruling in by_what["ruling"]]


def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_a_new_card_has_its_function_its_texts_and_a_scenario_that_fails(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    written = new_card("bridge_over", "Late Guest", root)
    assert [str(file.relative_to(root)) for file in written] == [
        "src/fudaba/games/bridge_over/cards.py",
        "src/fudaba/text/en/bridge_over.ftl",
        "src/fudaba/text/ja/bridge_over.ftl",
        "tests/scenarios/bridge_over/late_guest.yaml",
    ]
    ran = subprocess.run(
        [sys.executable, "-m", "fudaba", "lab", "run", str(written[-1])],
        env={"PYTHONPATH": str(root / "src"), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode != 0
    assert "Late Guest does once it has been laid" in ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("game", "name", "says"),
    [
        ("bridge_over", "Skip", "there is a card 'skip' already"),
        ("bridge_over", "15!", "must begin with a letter"),
        ("bridge_ovr", "Guest", "did you mean 'bridge_over'"),
    ],
)
def test_a_card_that_cannot_be_begun_changes_nothing(tmp_path: Path, game: str, name: str, says: str) -> None:
    root = checkout(tmp_path)
    before = {file: file.read_bytes() for file in root.rglob("*") if file.is_file()}
    with pytest.raises(BadSetup, match=says):
        new_card(game, name, root)
    assert {file: file.read_bytes() for file in root.rglob("*") if file.is_file()} == before


def test_cards_are_added_to_a_checkout_only(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is not a checkout"):
        new_card("bridge_over", "Late Guest", tmp_path)
    assert list(tmp_path.iterdir()) == []
