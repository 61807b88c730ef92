"""Gives a release its version and its section in the changelog; docs/releasing.md has the whole procedure.

python tools/release.py VERSION [--date YYYY-MM-DD]

Writes the version into the library and into the distribution `fudaba`, collects the fragments of
`changelog.d/` into a section of that version (towncrier), and prints the next commands. Nothing is committed.
Ends with 1, and changes nothing, for an invalid version, for one that has a section already, and where there
is no fragment.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+(rc\d+)?")
FRAGMENTS = "changelog.d"
_Replacing: TypeAlias = Callable[[re.Match[str]], str]


class NoRelease(Exception):
    """It cannot be released like this; the message says why."""


def release(root: Path, version: str, day: date) -> list[Path]:
    """Prepare a release in a checkout. Returns the files and folders that have changed.

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
    }
    _collect(root, changelog, version, day)
    changed = [file for file, text in texts.items() if text != file.read_text("utf-8")]
    for file in changed:
        file.write_text(texts[file], "utf-8")
    return [*changed, changelog, root / FRAGMENTS]


def _with(file: Path, pattern: str, by: str | _Replacing) -> str:
    """A file's text with the version in it. Raises `NoRelease` where the place of it is not found."""
    text, found = re.subn(pattern, by, file.read_text("utf-8"))
    if not found:
        raise NoRelease(f"{file} does not say its version as it did")
    return text


def _numbered(version: str) -> _Replacing:
    return lambda found: f'{found[1]}"{version}"' if found[1] else f"{found[2]}{version}"


def _collect(root: Path, changelog: Path, version: str, day: date) -> None:
    """Make the fragments a section of the changelog. Raises `NoRelease` where that cannot be."""
    if f"\n## {version} (" in changelog.read_text("utf-8"):
        raise NoRelease(f"CHANGELOG.md has a section of {version} already")
    if not [file for file in (root / FRAGMENTS).glob("*.md") if file.name != "README.md"]:
        raise NoRelease(f"there is no fragment in {FRAGMENTS}")
    command = [sys.executable, "-m", "towncrier", "build", "--yes", "--dir", str(root), "--version", version]
    built = subprocess.run([*command, "--date", day.isoformat()], capture_output=True, text=True, check=False)
    if built.returncode:
        raise NoRelease(f"towncrier: {built.stderr.strip() or built.stdout.strip()}")


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
            f"git add -A {names}\n",
            f"git commit -m 'build: release {args.version}'\n",
            f"git tag -a v{args.version} -m 'Fudaba {args.version}'\n",
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
