"""The folders of this user: data, settings, and what can be made anew.

Imported first of all by `import fudaba` (`native.loading`), so it imports only what Python itself has loaded.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def data() -> str:
    """The folder of the user's own data: games, and plans that were found."""
    return _folder("LOCALAPPDATA", ("AppData", "Local"), "XDG_DATA_HOME", (".local", "share"))


def settings() -> str:
    """The folder of the user's settings."""
    return _folder("APPDATA", ("AppData", "Roaming"), "XDG_CONFIG_HOME", (".config",))


def cache() -> str:
    """The folder of what is kept for this user and can be made anew."""
    return _folder("LOCALAPPDATA", ("AppData", "Local"), "XDG_CACHE_HOME", (".cache",))


def cache_variable() -> str:
    """The environment variable that names another place for `cache`."""
    return "LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME"


def _folder(windows: str, at_home: Sequence[str], elsewhere: str, at_home_elsewhere: Sequence[str]) -> str:
    """A folder of Fudaba: in the one that a variable names, or at its usual place in the user's home."""
    name, places = (windows, at_home) if sys.platform == "win32" else (elsewhere, at_home_elsewhere)
    base = os.environ.get(name) or os.path.join(os.path.expanduser("~"), *places)
    return os.path.join(base, "fudaba")
