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
DAY = date(2031, 2, 3)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a release changes, with something that is not released."""
    for file in (LIBRARY, DISTRIBUTION):
        (tmp_path / file).parent.mkdir(parents=True)
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / CHANGELOG).write_text("# Changes\n\n## Unreleased\n\n### Playing\n\n- New.\n", "utf-8")
    return tmp_path


def read(checkout: Path) -> dict[Path, str]:
    return {file: (checkout / file).read_text("utf-8") for file in (LIBRARY, DISTRIBUTION, CHANGELOG)}


def test_a_release_has_its_version_wherever_it_stands_and_a_dated_section(checkout: Path) -> None:
    assert release(checkout, "7.8.9", DAY) == [checkout / file for file in read(checkout)]
    texts = read(checkout)
    assert '\n__version__ = "7.8.9"\n' in texts[LIBRARY]
    assert '\nversion = "7.8.9"\n' in texts[DISTRIBUTION]
    assert '"fudaba-core[play]==7.8.9"' in texts[DISTRIBUTION]
    assert texts[DISTRIBUTION].count("7.8.9") == texts[DISTRIBUTION].count("==") + 1
    assert texts[CHANGELOG] == (
        "# Changes\n\n## Unreleased\n\n## 7.8.9 (2031-02-03)\n\n### Playing\n\n- New.\n"
    )


@pytest.mark.parametrize(
    ("version", "changes", "why"),
    [
        ("7.8", "## Unreleased\n\n- New.\n", "no version"),
        ("v7.8.9", "## Unreleased\n\n- New.\n", "no version"),
        ("7.8.9", "## Unreleased\n\n- New.\n\n## 7.8.9 (2031-01-01)\n\n- Old.\n", "already"),
        ("7.8.9", "## Unreleased\n\n## 7.8.8 (2031-01-01)\n\n- Old.\n", "nothing under"),
        ("7.8.9", "- New.\n", "no section"),
    ],
)
def test_what_cannot_be_released_stays_as_it_is(checkout: Path, version: str, changes: str, why: str) -> None:
    (checkout / CHANGELOG).write_text(changes, "utf-8")
    before = read(checkout)
    with pytest.raises(NoRelease, match=why):
        release(checkout, version, DAY)
    assert read(checkout) == before


def test_the_next_release_begins_below_the_empty_section(checkout: Path) -> None:
    release(checkout, "7.8.9", DAY)
    text = (checkout / CHANGELOG).read_text("utf-8")
    (checkout / CHANGELOG).write_text(text.replace("## Unreleased\n", "## Unreleased\n\n- Newer.\n"), "utf-8")
    release(checkout, "7.9.0rc1", DAY)
    assert (
        (checkout / CHANGELOG)
        .read_text("utf-8")
        .startswith(
            "# Changes\n\n## Unreleased\n\n## 7.9.0rc1 (2031-02-03)\n\n- Newer.\n\n## 7.8.9 (2031-02-03)\n"
        )
    )
