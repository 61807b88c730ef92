"""Gives a release its version and its section in the changelog; docs/releasing.md has the whole procedure.

python tools/release.py VERSION [--date YYYY-MM-DD]

Writes the version where it stands (the library, and the distribution `fudaba`), turns what is under
"Unreleased" into the section of that version, under an empty "Unreleased", and prints what is to be typed
next. Nothing is committed. Ends with 1, and changes nothing, for what is no version, for one that has a
section already, and where nothing has changed since the last.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+(rc\d+)?")
UNRELEASED = "## Unreleased\n"
_Replacing: TypeAlias = Callable[[re.Match[str]], str]


class NoRelease(Exception):
    """It cannot be released like this; the message says why."""


def release(root: Path, version: str, day: date) -> list[Path]:
    """Prepare a release in a checkout; returns the files that say something else now.

    Raises `NoRelease`, with nothing written, where that cannot be.
    """
    if not VERSION.fullmatch(version):
        raise NoRelease(f"{version} is no version: MAJOR.MINOR.PATCH, or that and rcN")
    library, distribution = root / "src/fudaba/__init__.py", root / "packaging/fudaba/pyproject.toml"
    changelog = root / "CHANGELOG.md"
    texts = {
        library: _with(library, r'(?m)^(__version__ = )"[^"]+"', rf'\g<1>"{version}"'),
        distribution: _with(
            distribution, r'(?m)^(version = )"[^"]+"|(\[[a-z]+\]==)[^"]+', _numbered(version)
        ),
        changelog: _with_section(changelog.read_text("utf-8"), version, day),
    }
    changed = [file for file, text in texts.items() if text != file.read_text("utf-8")]
    for file in changed:
        file.write_text(texts[file], "utf-8")
    return changed


def _with(file: Path, pattern: str, by: str | _Replacing) -> str:
    """A file's text with the version in it. Raises `NoRelease` where the place of it is not found."""
    text, found = re.subn(pattern, by, file.read_text("utf-8"))
    if not found:
        raise NoRelease(f"{file} does not say its version as it did")
    return text


def _numbered(version: str) -> _Replacing:
    return lambda found: f'{found[1]}"{version}"' if found[1] else f"{found[2]}{version}"


def _with_section(text: str, version: str, day: date) -> str:
    """The changelog with a dated section for what was unreleased."""
    if f"\n## {version} (" in text:
        raise NoRelease(f"CHANGELOG.md has a section of {version} already")
    before, heading, after = text.partition(UNRELEASED)
    if not heading:
        raise NoRelease("CHANGELOG.md has no section “Unreleased”")
    if not re.split(r"(?m)^## ", after)[0].strip():
        raise NoRelease("CHANGELOG.md has nothing under “Unreleased”")
    return f"{before}{heading}\n## {version} ({day.isoformat()})\n{after}"


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Give a release its version and its section in the changelog."
    )
    parser.add_argument("version", metavar="VERSION", help="MAJOR.MINOR.PATCH, or that and rcN")
    today = datetime.now(UTC).date()
    parser.add_argument("--date", type=date.fromisoformat, default=today, help="default: today, in UTC")
    args = parser.parse_args(given)
    try:
        changed = release(ROOT, args.version, args.date)
    except NoRelease as error:
        sys.stderr.write(f"{error}\n")
        return 1
    names = " ".join(str(file.relative_to(ROOT)) for file in changed)
    sys.stdout.writelines(
        (
            f"git add {names}\n",
            f"git commit -m 'build: release {args.version}'\n",
            f"git tag -a v{args.version} -m 'Fudaba {args.version}'\n",
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
