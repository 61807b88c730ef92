"""Remembers a build that failed, so that it is not tried again while it would fail again."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib import metadata
from pathlib import Path
from typing import Final

from fudaba.native import loading
from fudaba.native.modules import TOOLS
from fudaba.native.prerequisites import compiler

FILE: Final = "failed.json"
"""In the folder of a build: `reason`, a word of `Impossible`, and `inputs`, those of the build."""
LOG: Final = "log.txt"
"""In the folder of a build: what the compiler and pip say."""
LASTING: Final = ("build", "games")
"""The reasons that only a change of the inputs can mend."""


def remember(place: Path, reason: str, inputs: str) -> None:
    """Write down that a build of these inputs has failed for this reason, if that will not pass by itself."""
    if reason in LASTING:
        (place / FILE).write_text(json.dumps({"reason": reason, "inputs": inputs}), "utf-8")


def forget(place: Path) -> None:
    """Delete what was written down."""
    (place / FILE).unlink(missing_ok=True)


def lasts(place: Path, inputs: str) -> bool:
    """Whether the last build into this folder has failed, and its inputs were these."""
    try:
        written = json.loads((place / FILE).read_text("utf-8"))
        return bool(written["inputs"] == inputs)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def inputs() -> str:
    """A digest of all that a build depends on: sources, builder, Python, compiler and its flags, mypyc.

    Raises OSError where a source is gone.
    """
    package = Path(loading.PACKAGE)
    files = [
        *sorted(package.rglob("*.py")),
        package / "native/mypy.ini",
    ]  # mypy reads what modules import, too
    found = compiler()
    stamp = None if found is None else (str(found), found.stat().st_size, found.stat().st_mtime_ns)
    try:
        mypy = metadata.version("mypy")
    except metadata.PackageNotFoundError:
        mypy = ""
    whole = (
        loading.stamps([str(path.relative_to(package)) for path in files]),
        sys.version,
        stamp,
        [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")],
        mypy,
        TOOLS,
    )
    return hashlib.sha256(json.dumps(whole).encode()).hexdigest()
