"""Builds machine code for this installation, tries it, and puts it where the next start finds it.

python -m fudaba.native.builder

Each step is a line on stdout: its name, how much is done, and of how much. The last line is "done" or
"none REASON" (see `Impossible`). What has been built for a Python or for sources that are gone is deleted.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fudaba.native import loading
from fudaba.native.compiling import processors
from fudaba.native.modules import TOOLS, chosen_modules

HERE: Final = Path(__file__).parent
TRIAL: Final = (
    ("dominion", "big-money", "random"),
    ("innovation", "sensible", "random"),
    ("bridge_over", "steady", "sensible", "random"),
)
"""The games that are played by the source and by machine code: a game and its bots."""


class Impossible(Exception):
    """Nothing can be built here, said in one word.

    "compiler": there is none; "headers": Python's own are missing; "tools": mypyc could not be installed;
    "build": it failed, see the log; "games": machine code plays otherwise; "busy": another process builds.
    """


def build(place: Path) -> None:
    """Build into this folder. Raises `Impossible`."""
    check_system()
    place.mkdir(parents=True, exist_ok=True)
    with locked(place):
        python = _tools(place)
        package = Path(loading.PACKAGE)
        sources = [
            str(path.relative_to(package)) for path, compiles in chosen_modules(package).items() if compiles
        ]
        before = loading.stamps(sources)
        built = place / "build" / "new"
        _compile(python, package, built, place / "log.txt")
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
            raise Impossible("build")  # the sources have changed meanwhile
        if _games({loading.SETTING: "0"}) != _games({loading.SETTING: str(fresh)}):
            raise Impossible("games")
        _publish(place, fresh, manifest)
        shutil.rmtree(place / "build" / "c", ignore_errors=True)  # it is made anew by each build


def check_system() -> None:
    """Whether there are a compiler and Python's headers. Raises `Impossible`."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise Impossible("headers")
    named = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[:1]
    if sys.platform != "win32" and not any(map(shutil.which, named)):
        raise Impossible("compiler")


@contextlib.contextmanager
def locked(place: Path) -> Iterator[None]:
    """Alone in this folder. Raises `Impossible`("busy")."""
    with (place / "lock").open("a+b") as file:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Impossible("busy") from None
        yield  # the lock goes with the file


def _tools(place: Path) -> str:
    """A Python that has mypyc: this one, or one of its own beside what is built."""
    _say("tools", 0, 1)
    if find_spec("mypyc") and find_spec("setuptools"):
        return sys.executable
    own = place.parent / f"tools-{place.name}"
    python = own / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = own / "ready"
    if not (ready.exists() and ready.read_text("utf-8") == " ".join(TOOLS)):
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        try:
            shutil.rmtree(own, ignore_errors=True)
            venv.create(own, with_pip=True)
            subprocess.run([*pip, *TOOLS], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError):
            shutil.rmtree(own, ignore_errors=True)
            raise Impossible("tools") from None
        ready.write_text(" ".join(TOOLS), "utf-8")
    return str(python)


def _compile(python: str, package: Path, built: Path, log: Path) -> None:
    """Run the compiler, whose lines of progress are passed on. Raises `Impossible`."""
    command = [python, str(HERE / "compiling.py"), str(package), str(built)]
    command += ["--python", sys.executable, "--config", str(HERE / "mypy.ini")]
    jobs = max(1, processors() - 1)
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command, "--jobs", str(jobs)], stdout=subprocess.PIPE, stderr=errors, text=True
        )
        try:
            assert process.stdout is not None  # it is a pipe
            for line in process.stdout:
                step, *figures = line.split()
                if step in ("translate", "compile", "link") and len(figures) == 2:
                    _say(step, int(figures[0]), int(figures[1]))
                else:  # what a compiler says
                    errors.write(line)
        finally:
            if process.poll() is None and sys.exc_info()[0] is not None:
                process.terminate()
            code = process.wait()
    if code != 0:
        raise Impossible("build")


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


def _games(environment: dict[str, str]) -> dict[str, bytes]:
    """The files of a few games, as they are played under this environment. Raises `Impossible`("games")."""
    with tempfile.TemporaryDirectory() as folder:
        for game, *bots in TRIAL:
            into = Path(folder) / game
            given = ["--bots", *bots, "--games", "2", "--seed", "native", "--save-games", str(into)]
            ran = subprocess.run(
                [sys.executable, "-m", "fudaba", "simulate", game, *given],
                env={**os.environ, **environment},
                capture_output=True,
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
    """Put what has been tried where it is looked for, and delete what nothing can use any more."""
    old = place / "code-old"
    shutil.rmtree(old, ignore_errors=True)
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
    for other in place.parent.iterdir():
        if other != place and (other / loading.MANIFEST).exists() and not _is_usable(other):
            shutil.rmtree(other, ignore_errors=True)
            shutil.rmtree(other.with_name(f"tools-{other.name}"), ignore_errors=True)


def _is_usable(place: Path) -> bool:
    """Whether the installation for which a folder was built is still there."""
    try:
        manifest = json.loads((place / loading.MANIFEST).read_text("utf-8"))
        return Path(manifest["package"]).is_dir()
    except (ValueError, KeyError, OSError):
        return False


def _say(step: str, done: int, of: int) -> None:
    print(step, done, of, flush=True)


def main() -> int:
    """Build at the lowest priority; 0 where machine code is ready."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(19)
    try:
        build(Path(loading.usual_folder()))
    except Impossible as why:
        print("none", why, flush=True)
        return 1
    except OSError as error:
        print("none", "room" if error.errno == 28 else "build", flush=True)
        return 1
    print("done", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
