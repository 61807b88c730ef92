"""The folders of builds, one for each Python and installation: which of them can still be used.

Beside the folder NAME of a build, `tools-NAME` has the mypyc that was installed for it.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fudaba.native import loading
from fudaba.native.prerequisites import Impossible

OWNER: Final = "installation.json"
"""In the folder of a build: `python` (`sys.version`), `executable` and `package`, for which it is."""
MOST_OTHERS: Final = 4
"""How many builds of other installations stay, those that were made last. Each takes some 100 MB."""
WITHIN: Final = 10.0
"""Seconds in which another Python must say which it is."""
TOOLS: Final = "tools-"


@contextlib.contextmanager
def locked(place: Path) -> Iterator[None]:
    """Alone in this folder. Raises `Impossible`("busy")."""
    with (place / "lock").open("a+b") as file:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Impossible("busy") from None
        yield  # the lock goes with the file


def sign(place: Path) -> None:
    """Write down that this folder is for this Python and this installation."""
    owner = {"python": sys.version, "executable": sys.executable, "package": loading.PACKAGE}
    (place / OWNER).write_text(json.dumps(owner), "utf-8")


def delete_unusable(place: Path) -> None:
    """Delete the builds beside this one that nothing can use any more, and the oldest of the others."""
    builds = [one for one in place.parent.iterdir() if one.is_dir() and not one.name.startswith(TOOLS)]
    usable = [one for one in builds if one != place and _is_usable(one)]
    newest = sorted(usable, key=_time, reverse=True)[:MOST_OTHERS]
    for one in builds:
        if one != place and one not in newest:
            _delete(one)
    for one in place.parent.glob(f"{TOOLS}*"):
        if not one.with_name(one.name.removeprefix(TOOLS)).exists():
            shutil.rmtree(one, ignore_errors=True)


def _is_usable(place: Path) -> bool:
    """Whether the installation for which a folder is, and its Python in the same version, are still there."""
    try:
        owner = json.loads((place / OWNER).read_text("utf-8"))
        if not Path(owner["package"]).is_dir():
            return False
        return bool(_version_of(owner["executable"]) == owner["python"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _version_of(executable: str) -> str | None:
    """`sys.version` of a Python, None where there is none."""
    if executable == sys.executable:
        return sys.version
    try:
        ran = subprocess.run(
            [executable, "-I", "-S", "-c", "import sys; print(sys.version, end='')"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
            timeout=WITHIN,
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return ran.stdout


def _time(place: Path) -> int:
    """When a build was made, or begun: nanoseconds of the clock."""
    file = place / loading.MANIFEST
    return (file if file.exists() else place / OWNER).stat().st_mtime_ns


def _delete(place: Path) -> None:
    """Delete a build and its tools, unless another process works on it."""
    with contextlib.suppress(Impossible, OSError):
        with locked(place):
            pass
        shutil.rmtree(place, ignore_errors=True)
        shutil.rmtree(place.with_name(f"{TOOLS}{place.name}"), ignore_errors=True)
