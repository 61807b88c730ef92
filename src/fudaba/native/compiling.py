"""Compiles the chosen modules. Run by a Python that has mypyc, which need not have Fudaba.

python compiling.py PACKAGE OUT [--lto] [--python PATH] [--config FILE]

PACKAGE: the folder of `fudaba`. OUT: where the extension modules go; beside it, `c` and `objects` keep what a
later build uses again. Each step is a line on stdout: its name, how much is done, and of how much.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

Progress = Callable[[str, int, int], None]
"""Called with a step ("translate", "compile", "link"), how much of it is done, and of how much."""


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_into(
    package: Path,
    built: Path,
    modules: list[Path],
    *,
    config: str = "",
    python: str = "",
    lto: bool = False,
    jobs: int | None = None,
    progress: Progress = lambda step, done, of: None,
) -> None:
    """Compile these modules as extension modules in the folder `built`.

    config: a file with mypy's settings. python: the interpreter whose installed packages mypy reads, this one
    if "". lto: also optimize while linking: games are some hundredths faster, the build takes twice as long.
    jobs: how many files at once, all processors if None.
    Raises `SystemExit` where a module has a mistake, and setuptools' errors where a compiler fails.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    generated, objects, copies = (built.with_name(name) for name in ("c", "objects", "source"))
    jobs = jobs or processors()

    class Together(build_ext):  # type: ignore[misc]  # setuptools has no types
        """All is one extension of many files: several are compiled at a time, unchanged ones not again."""

        def build_extensions(self) -> None:
            for extension in self.extensions:
                if self.compiler.compiler_type == "unix":  # nobody else calls what modules call of each other
                    extension.extra_compile_args += ["-fvisibility=hidden"]
                if lto and sys.platform == "linux":  # where it is known to work
                    extension.extra_compile_args += ["-flto"]
                    extension.extra_link_args += [f"-flto={jobs}"]
            compiler = self.compiler
            one: Callable[..., list[str]] = compiler.compile
            link: Callable[..., None] = compiler.link_shared_object
            headers = _digest(*sorted(generated.rglob("*.h")))
            every = sum(len(extension.sources) for extension in self.extensions)
            done = 0
            lock = threading.Lock()

            def compile_one(source: str, how: dict[str, Any]) -> list[str]:
                nonlocal done
                mark = _mark(Path(source), headers, how.get("extra_postargs"))
                (kept,) = compiler.object_filenames([source], output_dir=how.get("output_dir"))
                note = Path(kept + ".mark")
                if not (Path(kept).exists() and note.exists() and note.read_text("utf-8") == mark):
                    note.unlink(missing_ok=True)
                    one([source], **how)
                    note.write_text(mark, "utf-8")
                with lock:
                    done += 1
                    progress("compile", done, every)
                return [kept]

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                first = compile_one(sources[0], how)  # with it the compiler is looked for
                with ThreadPoolExecutor(jobs) as workers:
                    others = workers.map(lambda source: compile_one(source, how), sources[1:])
                    return first + [compiled for each in others for compiled in each]

            def link_one(*files: Any, **how: Any) -> None:
                progress("link", 0, 1)
                link(*files, **how)

            compiler.compile, compiler.link_shared_object = compile_all, link_one
            super().build_extensions()

    shutil.rmtree(built, ignore_errors=True)  # what was compiled for another Python does not belong here
    progress("translate", 0, 1)
    before = Path.cwd()
    _copy_modules(package, copies / package.name)
    os.chdir(copies)  # modules are named by their path from here
    try:
        extensions = mypycify(
            [
                f"--config-file={config}",
                f"--cache-dir={built.with_name('mypy')}",
                *([f"--python-executable={python}"] if python else []),
                *(str(path.relative_to(package.parent)) for path in modules),
            ],
            opt_level="2",
            multi_file=True,
            group_name="fudaba",
            target_dir=str(generated),
        )
    finally:
        os.chdir(before)
        shutil.rmtree(copies, ignore_errors=True)
    package_of = {"name": "fudaba", "ext_modules": extensions, "cmdclass": {"build_ext": Together}}
    build = Distribution(package_of).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(built), str(objects)
    build.ensure_finalized()
    build.run()


def _copy_modules(package: Path, to: Path) -> None:
    """Copy a package, without its data: where it is installed, mypy would read all that lies beside it."""
    shutil.rmtree(to, ignore_errors=True)
    for file in package.rglob("*.py"):
        copy = to / file.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)


def _digest(*files: Path) -> str:
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()


def _mark(source: Path, headers: str, flags: Any) -> str:
    """What an object depends on: its source, all headers, the flags and the interpreter."""
    return " ".join([_digest(source), headers, repr(flags), sys.version.replace("\n", " ")])


def main() -> None:
    import runpy

    parser = argparse.ArgumentParser()
    parser.add_argument("package", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--lto", action="store_true")
    parser.add_argument("--python", default="")
    parser.add_argument("--config", default="")
    parser.add_argument("--jobs", type=int)
    args = parser.parse_args()
    choose = runpy.run_path(str(Path(__file__).with_name("modules.py")))["chosen_modules"]
    compile_into(
        args.package.resolve(),
        args.out.resolve(),
        [path for path, compiles in choose(args.package.resolve()).items() if compiles],
        config=str(Path(args.config).resolve()) if args.config else "",
        python=args.python,
        lto=args.lto,
        jobs=args.jobs,
        progress=lambda step, done, of: print(step, done, of, flush=True),
    )


if __name__ == "__main__":
    main()
