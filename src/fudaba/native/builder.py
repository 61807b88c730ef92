"""Builds machine code for this installation, tries it, and puts it where the next start finds it.

python -m fudaba.native.builder [--unless-failed]

Each step is a line on stdout: its name, how much is done, and of how much. The last line is "done" or
"none REASON" (see `Impossible`). Builds for a Python or for sources that are gone are deleted (`folders`).
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import json
import os
import shutil
import subprocess
import sys
import tempfile
import traceback
import venv
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final

from fudaba.native import failure, folders, loading
from fudaba.native.compiling import processors
from fudaba.native.modules import TOOLS, chosen_modules
from fudaba.native.prerequisites import Impossible, missing

HERE: Final = Path(__file__).parent
TRIAL: Final = (
    ("dominion", "big-money", "random"),
    ("innovation", "sensible", "random"),
    ("bridge_over", "steady", "sensible", "random"),
)
"""The games that are played by the source and by machine code: a game and its bots."""
SCARCE: Final = 50_000_000
"""Bytes of room with less of which a compiler that failed is taken to have failed for that."""
MOST_JOBS: Final = 4
"""How many compilers run at once at most: each takes up to 300 MB, and a server's memory may be limited."""


def build(place: Path, *, unless_failed: bool = False) -> None:
    """Build into this folder. Raises `Impossible`.

    unless_failed: not where that has failed before, and nothing that it depends on has changed since.
    """
    for need in missing(place):
        raise Impossible(need)
    place.mkdir(parents=True, exist_ok=True)
    with folders.locked(place):
        inputs = failure.inputs()
        if unless_failed and failure.lasts(place, inputs):
            raise Impossible("failed")
        folders.sign(place)
        folders.delete_unusable(place)
        with (place / failure.LOG).open("w", encoding="utf-8") as log:
            try:
                _build_alone(place, log)
            except Impossible as why:
                failure.remember(place, str(why), inputs)
                raise
            except OSError:  # the disk may have been full, which passes
                traceback.print_exc(file=log)
                raise
            except Exception:
                traceback.print_exc(file=log)
                failure.remember(place, "build", inputs)
                raise Impossible("build") from None
        failure.forget(place)


def _build_alone(place: Path, log: IO[str]) -> None:
    """Build, try and publish, in a folder that is locked. Raises `Impossible`."""
    python = _tools(place, log)
    package = Path(loading.PACKAGE)
    sources = [
        str(path.relative_to(package)) for path, compiles in chosen_modules(package).items() if compiles
    ]
    before = loading.stamps(sources)
    built = place / "build" / "new"
    _compile(python, package, built, log)
    fresh = place / "code-new"
    shutil.rmtree(fresh, ignore_errors=True)
    built.rename(fresh)
    _say("check", 0, 1)
    manifest = {
        "python": sys.version,
        "package": loading.PACKAGE,
        "sources": before,
        "modules": {_module(file.relative_to(fresh)): file.name for file in _flattened(fresh)},
    }
    (fresh / loading.MANIFEST).write_text(json.dumps(manifest), "utf-8")
    if loading.read(str(fresh)) is None:
        log.write("The sources have changed meanwhile.\n")
        raise Impossible("build")
    if _games({loading.SETTING: "0"}, log) != _games({loading.SETTING: str(fresh)}, log):
        log.write("The games by machine code are not those by the source.\n")
        raise Impossible("games")
    _publish(place, fresh, manifest)
    shutil.rmtree(place / "build" / "c", ignore_errors=True)  # it is made anew by each build


def _tools(place: Path, log: IO[str]) -> str:
    """A Python that has mypyc: this one, or one of its own beside what is built."""
    _say("tools", 0, 1)
    if find_spec("mypyc") and find_spec("setuptools"):
        return sys.executable
    own = place.with_name(f"{folders.TOOLS}{place.name}")
    python = own / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = own / "ready"
    if not (ready.exists() and ready.read_text("utf-8") == " ".join(TOOLS)):
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        try:
            shutil.rmtree(own, ignore_errors=True)
            venv.create(own, with_pip=True)
            subprocess.run([*pip, *TOOLS], check=True, stdout=log, stderr=log)
        except (OSError, subprocess.CalledProcessError) as error:
            log.write(f"{error}\n")
            shutil.rmtree(own, ignore_errors=True)
            raise Impossible("tools") from None
        ready.write_text(" ".join(TOOLS), "utf-8")
    return str(python)


def _compile(python: str, package: Path, built: Path, log: IO[str]) -> None:
    """Run the compiler, whose lines of progress are passed on. Raises `Impossible`."""
    command = [python, str(HERE / "compiling.py"), str(package), str(built)]
    command += ["--python", sys.executable, "--config", str(HERE / "mypy.ini")]
    jobs = max(1, min(MOST_JOBS, processors() - 1))
    process = subprocess.Popen([*command, "--jobs", str(jobs)], stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None  # it is a pipe
        for line in process.stdout:
            step, *figures = line.split() or ("",)
            if step in ("translate", "compile", "link") and len(figures) == 2:
                _say(step, int(figures[0]), int(figures[1]))
            else:  # what a compiler says
                log.write(line)
                log.flush()
    finally:
        if process.poll() is None and sys.exc_info()[0] is not None:
            process.terminate()
        code = process.wait()
    if code < 0:
        raise Impossible("killed")
    if code > 0:
        raise Impossible("room" if shutil.disk_usage(built.parent).free < SCARCE else "build")


def _flattened(fresh: Path) -> list[Path]:
    """The extension modules of a build, each moved to the top of its folder under the name of its module."""
    flat = []
    for file in sorted([*fresh.rglob("*.so"), *fresh.rglob("*.pyd")]):
        name = _module(file.relative_to(fresh))
        flat.append(file.rename(fresh / f"{name}{file.suffix}"))
    return flat


def _module(file: Path) -> str:
    """The name of the module in an extension module's file, below the folder of what is built."""
    *folders, last = file.parts
    if folders:
        return ".".join([*folders, last.partition(".")[0]])
    return last.removesuffix(file.suffix).partition(".cp")[0]


def _games(environment: dict[str, str], log: IO[str]) -> dict[str, bytes]:
    """The files of a few games, as they are played under this environment. Raises `Impossible`("games")."""
    with tempfile.TemporaryDirectory() as folder:
        for game, *bots in TRIAL:
            into = Path(folder) / game
            given = ["--bots", *bots, "--games", "2", "--seed", "native", "--save-games", str(into)]
            ran = subprocess.run(
                [sys.executable, "-m", "fudaba", "simulate", game, *given],
                env={**os.environ, **environment},
                stdout=subprocess.DEVNULL,
                stderr=log,
                check=False,
            )
            if ran.returncode != 0:
                raise Impossible("games")
        return {
            str(file.relative_to(folder)): file.read_bytes()
            for file in sorted(Path(folder).rglob("*"))
            if file.is_file()
        }


def _publish(place: Path, fresh: Path, manifest: loading.Manifest) -> None:
    """Put what has been tried where it is looked for, in place of what was there."""
    name = f"code-{os.getpid()}"
    fresh.rename(place / name)
    moved = {module: str(Path(name) / file) for module, file in manifest["modules"].items()}
    text = json.dumps({**manifest, "modules": moved})
    written = place / f"{loading.MANIFEST}.new"
    written.write_text(text, "utf-8")
    written.replace(place / loading.MANIFEST)  # from here on it is used
    for other in place.glob("code-*"):
        if other.name != name:
            shutil.rmtree(other, ignore_errors=True)  # what Windows has in use goes with the next build


def _say(step: str, done: int, of: int) -> None:
    print(step, done, of, flush=True)


def main(given: Sequence[str] | None = None) -> int:
    """Build at the lowest priority; 0 where machine code is ready."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--unless-failed",
        action="store_true",
        help="not where it has failed before, and sources, Python and compiler are the same since",
    )
    asked = parser.parse_args(given)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(19)
    try:
        build(Path(loading.usual_folder()), unless_failed=asked.unless_failed)
    except Impossible as why:
        print("none", why, flush=True)
        return 1
    except OSError as error:
        print("none", "room" if error.errno == errno.ENOSPC else "build", flush=True)
        return 1
    print("done", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
