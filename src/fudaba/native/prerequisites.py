"""What a build of machine code needs: a folder to write into, a C compiler, the C headers of Python."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Literal, TypeAlias

Need: TypeAlias = Literal["folder", "headers", "compiler"]


class Impossible(Exception):
    """Nothing can be built here, said in one word.

    "folder": it cannot be written; "compiler": there is none; "headers": Python's own are missing; "tools":
    mypyc could not be installed; "build": it failed, see the log; "games": machine code plays otherwise;
    "killed": the compiler was ended by a signal; "room": the disk is full; "busy": another process builds;
    "failed": it has failed before, and nothing has changed since.
    """


def missing(place: Path) -> list[Need]:
    """What a build into this folder needs and does not have."""
    lacks: list[Need] = []
    if not _is_writable(place):
        lacks.append("folder")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        lacks.append("headers")
    if sys.platform != "win32" and compiler() is None:  # there the compiler is found by setuptools
        lacks.append("compiler")
    return lacks


def compiler() -> Path | None:
    """The program that compiles C, None where there is none; on Windows, where it is not known, too."""
    named = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[:1]
    found = shutil.which(named[0]) if named else None
    return None if found is None else Path(found).resolve()


def _is_writable(place: Path) -> bool:
    """Whether this folder is there and can be written, or can be made."""
    nearest = next(one for one in (place.absolute(), *place.absolute().parents) if one.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
