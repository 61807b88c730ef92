"""Counts modules that import each other in a circle, also where it is only for a type.

python tools/circles.py [REVISION ...]

For each revision, and for the files as they are now: how many modules of each room of `src/fudaba`, and of
`web/src`, stand in circles, and how many circles that are. What is loaded only when it is needed is left out.
Writes a table in Markdown. What may import what is held by import-linter (`pyproject.toml`).
"""

from __future__ import annotations

import ast
import io
import posixpath
import re
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("src/fudaba", "web/src")
_IMPORT = re.compile(r"""\bfrom\s+["'](\.[^"']+)["']""")
Graph = Mapping[str, set[str]]


def files(revision: str) -> dict[str, str]:
    """The source files of a revision, "" for those that lie here: by path, what is in them."""
    if not revision:
        here = (path for room in ROOMS for path in (ROOT / room).rglob("*"))
        return {
            path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
            for path in here
            if is_source(path.name)
        }
    packed = subprocess.run(
        ["git", "archive", revision, *ROOMS], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        found = {one.name: archive.extractfile(one) for one in archive if is_source(one.name)}
        return {name: file.read().decode() for name, file in found.items() if file is not None}


def is_source(name: str) -> bool:
    """Whether a file is Python or TypeScript."""
    return name.endswith((".py", ".ts", ".tsx"))


def imports(path: str, text: str, known: Mapping[str, str]) -> Iterator[str]:
    """The files that a file imports. known: files by the names by which they are imported."""
    if not path.endswith(".py"):
        for target in _IMPORT.findall(text):
            name = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
            if name in known:
                yield known[name]
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (known[one.name] for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                name = f"{node.module}.{one.name}"
                if (found := known.get(name) or known.get(node.module)) is not None:
                    yield found


def graph(sources: Mapping[str, str]) -> Graph:
    """Which file imports which."""
    known: dict[str, str] = {}
    for path in sources:
        stem = path.rpartition(".")[0]
        name = stem.removeprefix("src/").replace("/", ".") if path.endswith(".py") else stem
        known[name.removesuffix(".__init__").removesuffix("/index")] = path
    return {path: {*imports(path, text, known)} - {path} for path, text in sources.items()}


def circles(edges: Graph) -> list[set[str]]:
    """The largest sets of files each of which leads to all others (Tarjan's algorithm)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    waiting: list[str] = []
    found: list[set[str]] = []

    def look(path: str) -> None:
        number[path] = low[path] = len(number)
        waiting.append(path)
        for other in edges[path]:
            if other not in number:
                look(other)
            if other in waiting:
                low[path] = min(low[path], low[other])
        if low[path] == number[path]:
            together = waiting[waiting.index(path) :]
            del waiting[-len(together) :]
            if len(together) > 1:
                found.append(set(together))

    sys.setrecursionlimit(10_000)
    for path in edges:
        if path not in number:
            look(path)
    return found


def room(path: str) -> str:
    """The room of a file: "games/dominion", "server", "web"."""
    parts = path.removeprefix("src/fudaba/").split("/")
    return "web" if parts[0] == "web" else "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def main(revisions: list[str]) -> None:
    """Print a row for each room that has a circle, a column for each revision."""
    columns = []
    for revision in (*revisions, ""):
        counted: Counter[str] = Counter()
        for together in circles(graph(files(revision))):
            counted[room(min(together))] += len(together)
            counted["circles"] += 1
        columns.append(counted)
    rooms = sorted({name for column in columns for name in column} - {"circles"})
    lines = [["modules in circles", *revisions, "now"], ["---"] * (len(columns) + 1)]
    lines += [[name, *(str(column[name]) for column in columns)] for name in (*rooms, "circles")]
    sys.stdout.writelines(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    main(sys.argv[1:])
