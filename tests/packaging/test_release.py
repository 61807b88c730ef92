"""What `tools/release.py` writes is what the workflow of a release looks for."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest

from tools.release import NoRelease, release

ROOT = Path(__file__).parents[2]
LIBRARY, DISTRIBUTION = Path("src/fudaba/__init__.py"), Path("packaging/fudaba/pyproject.toml")
CHANGELOG = Path("CHANGELOG.md")
FRAGMENTS = Path("changelog.d")
DAY = date(2031, 2, 3)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that a release changes, with one fragment."""
    for file in (LIBRARY, DISTRIBUTION):
        (tmp_path / file).parent.mkdir(parents=True)
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / CHANGELOG).write_text(BEGIN, "utf-8")
    fragment(tmp_path, "New.")
    return tmp_path


BEGIN = "# Changes\n\n<!-- towncrier release notes start -->\n"


def fragment(checkout: Path, text: str) -> None:
    """Add a fragment."""
    (checkout / FRAGMENTS).mkdir(exist_ok=True)
    (checkout / FRAGMENTS / "+new.play.md").write_text(text, "utf-8")


def read(checkout: Path) -> dict[Path, str]:
    return {file: (checkout / file).read_text("utf-8") for file in (LIBRARY, DISTRIBUTION, CHANGELOG)}


def test_a_release_has_its_version_wherever_it_stands_and_a_dated_section(checkout: Path) -> None:
    changed = release(checkout, "7.8.9", DAY)
    assert changed == [checkout / file for file in (LIBRARY, DISTRIBUTION, CHANGELOG, FRAGMENTS)]
    texts = read(checkout)
    assert '\n__version__ = "7.8.9"\n' in texts[LIBRARY]
    assert '\nversion = "7.8.9"\n' in texts[DISTRIBUTION]
    assert '"fudaba-core[play]==7.8.9"' in texts[DISTRIBUTION]
    assert texts[DISTRIBUTION].count("7.8.9") == texts[DISTRIBUTION].count("==") + 1
    assert "\n## 7.8.9 (2031-02-03)\n\n### Playing\n\n- New.\n" in texts[CHANGELOG]
    assert not list((checkout / FRAGMENTS).glob("*.md")), "a fragment is used once"


@pytest.mark.parametrize(
    ("version", "changes", "why"),
    [
        ("7.8", BEGIN, "no version"),
        ("v7.8.9", BEGIN, "no version"),
        ("7.8.9", f"{BEGIN}\n## 7.8.9 (2031-01-01)\n\n- Old.\n", "already"),
    ],
)
def test_what_cannot_be_released_stays_as_it_is(checkout: Path, version: str, changes: str, why: str) -> None:
    (checkout / CHANGELOG).write_text(changes, "utf-8")
    before = read(checkout)
    with pytest.raises(NoRelease, match=why):
        release(checkout, version, DAY)
    assert read(checkout) == before


def test_without_a_change_there_is_no_release(checkout: Path) -> None:
    (checkout / FRAGMENTS / "+new.play.md").unlink()
    before = read(checkout)
    with pytest.raises(NoRelease, match="no fragment"):
        release(checkout, "7.8.9", DAY)
    assert read(checkout) == before


def test_the_next_release_stands_above_the_last(checkout: Path) -> None:
    release(checkout, "7.8.9", DAY)
    fragment(checkout, "Newer.")
    release(checkout, "7.9.0rc1", DAY)
    text = read(checkout)[CHANGELOG]
    assert text.startswith(BEGIN)
    assert text.index("## 7.9.0rc1 (2031-02-03)") < text.index("- Newer.") < text.index("## 7.8.9 (")


def test_every_fragment_of_the_project_has_a_kind() -> None:
    kinds = {"play", "judge", "study", "build", "run"}
    names = [file.name for file in (ROOT / FRAGMENTS).glob("*.md") if file.name != "README.md"]
    assert all(name.split(".")[-2] in kinds for name in names)
