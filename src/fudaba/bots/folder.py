"""The folder of the user's own data: games, and plans that were found."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def usual_data() -> Path:
    """The folder of this user's own data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData/Local")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return Path(base) / "fudaba"
