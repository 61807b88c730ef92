"""Write the hashes of all that the image of a server takes: `python tools/hashes.py` (or `make hashes`).

`packaging/container/requirements.txt` then has each package of the extras `server`, `postgres` and `push`,
and what these need, in the version of constraints.txt, with the SHA-256 of its file for each kind of machine
that the image is for: `pip install --require-hashes -r` takes nothing else. `compiling.txt` beside it has the
same of what makes machine code, which is not in the image. pip looks them up in its index.
To be run again when constraints.txt changes; `tests/packaging/test_hashes.py` says when it was not.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from fudaba.native.modules import TOOLS

ROOT = Path(__file__).parents[1]
FILE = ROOT / "packaging/container/requirements.txt"
COMPILING = FILE.with_name("compiling.txt")
EXTRAS = ("server", "postgres", "push")
PYTHON = "3.13"
"""As the Containerfile has it."""
MACHINES = ("x86_64", "aarch64")
OF_SOURCE = ("http-ece",)
"""Of these there is no wheel. What pip takes to build one it takes without a hash."""
HEADS = {
    FILE: "what the image installs, and nothing else",
    COMPILING: "what makes the machine code of the image, and nothing else",
}
"""The files, each with what it has."""
HEAD = (
    "# Made by tools/hashes.py from constraints.txt: {what}.\n"
    f"# For Python {PYTHON} on Linux ({', '.join(MACHINES)}).\n"
)


def pinned() -> dict[str, str]:
    """The version of each package in constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").split()
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def wanted(file: Path) -> list[str]:
    """The packages of one of the files and all that these need on Linux, by what is installed here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    of_server = [*project["dependencies"], *(one for extra in EXTRAS for one in optional[extra])]
    asked = of_server if file == FILE else TOOLS
    found: set[str] = set()
    left = [Requirement(one) for one in asked]
    while left:
        one = left.pop()
        name = canonicalize_name(one.name)
        if name != canonicalize_name(project["name"]) and _holds(one) and name not in found:
            found.add(name)
            left += _needed(name, "")
        for extra in one.extras if name != canonicalize_name(project["name"]) else ():
            left += _needed(name, extra)
    return sorted(found)


def _holds(one: Requirement, extra: str = "") -> bool:
    there = {"sys_platform": "linux", "platform_system": "Linux", "python_version": PYTHON, "extra": extra}
    return one.marker is None or one.marker.evaluate({**there, "python_full_version": f"{PYTHON}.0"})


def _needed(name: str, extra: str) -> Iterator[Requirement]:
    for text in metadata.requires(name) or ():
        one = Requirement(text)
        if _holds(one, extra):
            yield Requirement(re.sub(r";.*", "", text))


def hashes_of_wheels(packages: list[str], machine: str) -> dict[str, str]:
    """The hash of the file that pip would take on such a machine, by package."""
    tags = (f"manylinux_2_28_{machine}", f"manylinux_2_17_{machine}", f"manylinux2014_{machine}")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        _pip(
            *("install", "--dry-run", "--no-deps", "--ignore-installed", "--only-binary", ":all:"),
            *("--python-version", PYTHON, "--target", folder, "--report", str(report)),
            *(part for tag in tags for part in ("--platform", tag)),
            *packages,
        )
        found = json.loads(report.read_bytes())["install"]
    return {
        canonicalize_name(one["metadata"]["name"]): one["download_info"]["archive_info"]["hashes"]["sha256"]
        for one in found
    }


def hash_of_source(package: str) -> str:
    """The hash of a package's source."""
    with tempfile.TemporaryDirectory() as folder:
        _pip("download", "--no-deps", "--no-binary", ":all:", "--dest", folder, package)
        (file,) = Path(folder).iterdir()
        return hashlib.sha256(file.read_bytes()).hexdigest()


def _pip(*given: str) -> None:
    quiet = ("--quiet", "--no-input", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", *given[:1], *quiet, *given[1:]], check=True)


def write(file: Path) -> None:
    """Write one of the files."""
    versions, names = pinned(), wanted(file)
    hashes: dict[str, set[str]] = {name: set() for name in names}
    wheels = [f"{name}=={versions[name]}" for name in names if name not in OF_SOURCE]
    for machine in MACHINES:
        for name, found in hashes_of_wheels(wheels, machine).items():
            hashes[name].add(found)
    for name in {*OF_SOURCE} & {*names}:
        hashes[name].add(hash_of_source(f"{name}=={versions[name]}"))
    lines = [
        f"{name}=={versions[name]}" + "".join(f" \\\n    --hash=sha256:{one}" for one in sorted(hashes[name]))
        for name in names
    ]
    file.write_text(HEAD.format(what=HEADS[file]) + "\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Write the files."""
    for file in HEADS:
        write(file)


if __name__ == "__main__":
    main()
