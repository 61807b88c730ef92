"""The pages of figures have room for what the benchmarks put there, and get all of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from benchmarks import __main__ as costs
from benchmarks import dominionsim, pages
from benchmarks.matches import __main__ as matches
from benchmarks.matches.flat import Ratio

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("measurements/dominion.md", "measurements/innovation.md")


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / "measurements").mkdir()
    for name in PAGES:
        shutil.copy(DOCS / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("how", ["plain", "compiled"])
def test_the_matches_come_to_both_pages(docs: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "HOW", how)
    figures = [
        matches.Figure("Quick", "dominion", 7000.4, "games", 6.5, 23.0, 6.6, []),
        matches.Figure("Slow", "dominion", 100.0, "games", 0.1, 0.85, 0.22, ["0.22 times Pyminion"]),
        matches.Figure(
            "Random kingdoms", "dominion", 20000.0, "answers", 22.0, 1.2, None, ["1.2 times before"]
        ),
        matches.Figure("Innovation", "innovation", 27000.0, "answers", 28.0, 2.4, None, []),
    ]
    ratios = [Ratio("loud to quiet", 1.02, 1.05), Ratio("late to early", 1.4, 1.25)]
    matches.put(docs, "the command", figures, 0.9, ratios)
    dominion, innovation = ((docs / name).read_text("utf-8") for name in PAGES)
    assert "Games a second: 100 in the slowest match (Slow), 3,550 in the median of 2" in dominion
    rows = [
        "| Slow | 100 | 0.100 | 0.85 | 0.22 | **missed** |",
        "| Quick | 7,000 | 6.500 | 23.00 | 6.60 | holds |",
    ]
    assert "\n".join(rows) in dominion  # the slowest first
    assert "| Random kingdoms | 20,000 | 22.000 | 1.20 | – | **missed** |" in dominion
    assert "Setting up a game with a random kingdom took 0.90 ms." in dominion
    rows = [
        "| loud to quiet | 1.02 | holds: at most 1.05 |",
        "| late to early | 1.40 | **missed**: at most 1.25 |",
    ]
    assert "\n".join(rows) in dominion
    assert "| Innovation | 27,000 | 28.000 | 2.40 | – | holds |" in innovation
    assert all("`the command`, " in page for page in (dominion, innovation))


@pytest.mark.parametrize("how", ["plain", "compiled"])
def test_the_costs_come_to_their_game(docs: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "HOW", how)
    figures = {"Dominion: one answer, p99 ms": 3.0, "Innovation: one answer, p99 ms": 0.5}
    costs.put(docs, "the command", figures, ["Dominion: one answer, p99 ms"])
    dominion, innovation = ((docs / name).read_text("utf-8") for name in PAGES)
    assert "| Dominion: one answer, p99 ms | 3.00 | **misses** at most 2 |" in dominion
    assert "| Innovation: one answer, p99 ms | 0.50 | at most 2 |" in innovation
    assert "Innovation: one answer, p99 ms | 0.50" not in dominion


def test_a_page_without_room_is_told(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(ValueError, match="there is no <!-- shares -->"):
        pages.put_between(page, "shares", "figures\n")


def test_the_distance_to_another_simulator_is_shown_with_and_without_games_here(
    docs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = dominionsim.read()
    assert len(facts.lists) == 38
    assert all(one.cards is not None and len(one.cards) == 10 for one in facts.lists)
    recorded = dominionsim.shown(facts, {})
    assert "| cultist lurker | 0.973 | 0.04 | 0.06 |" in recorded
    assert recorded.index("cultist lurker") < recorded.index("great hall")  # the greatest distance first
    assert (
        "interpreted 0.11 in the median of 38 lists, from 0.04 to 0.45; on machine code 0.21 in" in recorded
    )
    witch = next(one for one in facts.lists if one.name == "witch")
    witch.yardsticks = 5.0
    here = dominionsim.Here(rate=0.95, turns=30.04, games=1234.4, yardsticks=1.5)
    beside = dominionsim.shown(facts, {"witch": here})
    share = f"{witch.share:.2f}"
    assert f"| witch | {witch.rate:.3f} | 0.950 | 30.0 | 1,234 | 1.50 | 5.00 | {share} | 0.30 |" in beside
    assert "great hall" not in beside
    assert "Now 0.30 in the median of 1 lists, from 0.30 to 0.30." in beside
    monkeypatch.setattr("sys.argv", ["dominionsim", "--into", str(docs)])
    assert dominionsim.main() == 0
    assert recorded in (docs / PAGES[0]).read_text("utf-8")
