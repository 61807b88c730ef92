"""Lets Python import what has been built as machine code in place of its source.

Called first of all by `import fudaba`, so it imports only what Python itself has loaded by then, and reads
one file where nothing has been built.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from types import ModuleType
from typing import Any, Final
from zlib import crc32

from fudaba import user_folders

SETTING: Final = "FUDABA_NATIVE"
"""The environment variable. "0": run the source, build nothing. A folder: use it, not the usual one."""
MANIFEST: Final = "manifest.json"
"""The file that says what lies in a folder, written last. See `Manifest`."""
PACKAGE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder of `fudaba`."""

Manifest = dict[str, Any]
"""python: `sys.version` of the interpreter; package: `PACKAGE`; sources: by path in the package, size and
time (ns) of each file that was compiled; modules: by name, the path of the extension module in the folder."""


def is_off() -> bool:
    """Whether the environment, or the system, wants the source alone."""
    return os.environ.get(SETTING) == "0" or sys.platform == "emscripten"


def usual_folder() -> str:
    """Where machine code for this interpreter and this installation lies, once it has been built."""
    here = f"{sys.version} {EXTENSION_SUFFIXES[0]} {PACKAGE}"
    return os.path.join(user_folders.cache(), "native", f"{crc32(here.encode()):08x}")


def folder() -> str:
    """The folder that is used: the one of the environment, or the usual one."""
    return os.environ.get(SETTING) or usual_folder()


def read(place: str) -> Manifest | None:
    """The manifest of a folder, if what lies there fits this interpreter and the sources as they are."""
    try:
        with open(os.path.join(place, MANIFEST), "rb") as file:
            text = file.read()
    except OSError:
        return None
    import json

    try:
        manifest: Manifest = json.loads(text)
        fits = manifest["python"] == sys.version and manifest["package"] == PACKAGE
        return manifest if fits and manifest["sources"] == stamps(manifest["sources"]) else None
    except (ValueError, KeyError, TypeError, OSError):
        return None


def stamps(sources: Sequence[str] | dict[str, Any]) -> dict[str, list[int]]:
    """Size and time of each of these files of the package. Raises OSError where one is gone."""
    found = {name: os.stat(os.path.join(PACKAGE, name)) for name in sources}
    return {name: [status.st_size, status.st_mtime_ns] for name, status in found.items()}


class Finder:
    """Finds the modules that have been built; a meta path finder of Python's import system."""

    def __init__(self, place: str, modules: dict[str, str]) -> None:
        self._files = {name: os.path.join(place, file) for name, file in modules.items()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, None where it has not been built."""
        file = self._files.get(name)
        if file is None:
            return None
        spec = ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)
        spec.has_location = True
        return spec


def use() -> bool:
    """Import machine code from now on, where there is any; returns whether there is."""
    if is_off():
        return False
    place = folder()
    manifest = read(place)
    if manifest is None:
        return False
    sys.meta_path.insert(0, Finder(place, manifest["modules"]))
    return True


def is_used() -> bool:
    """Whether this process runs the rules as machine code, built here or installed."""
    from importlib.util import find_spec

    spec = find_spec("fudaba.kernel.state")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
