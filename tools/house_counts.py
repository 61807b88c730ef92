"""Counts what shows whether the house is in order, of the tree as it is and of an earlier commit beside it.

python tools/house_counts.py [--against COMMIT] [--fields | --inherited | --rooms]

Prints a table in Markdown: private words (`tools/plain_words.py`), classes that one class alone inherits
from, the size of rooms and files, checks for None in the server, fields with a docstring, words in README
and CHANGELOG.

--against COMMIT: a column for that commit, before the one for the tree.
--fields: instead, the fields without a docstring with their file and line, and how many have one by package.
--inherited: instead, the classes that one class alone inherits from.
--rooms: instead, how many modules lie in each folder and how many lines the largest has.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tarfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.plain_words import in_names, in_pages

ROOT: Final = Path(__file__).parents[1]
CODE: Final = "src/fudaba/"
PAGES: Final = "docs/"
PAPERS: Final = ("README.md", "CHANGELOG.md")
LARGE: Final = 400
"""Lines that a module aims to stay below."""
FEW: Final = 3
"""A class with fewer public fields than this is described by its own docstring."""
MEANT_FOR_ONE: Final = frozenset(
    {
        "ABC",
        "Protocol",
        "Enum",
        "IntEnum",
        "StrEnum",
        "Flag",
        "Exception",
        "Struct",
        "NamedTuple",
        "TypedDict",
    }
)
"""Bases of classes that may have one heir: an interface, a value, an error."""
Tree = Mapping[str, str]
"""The text of the files of the project, by path."""
Named = tuple[str, str]
"""A class: the path of its file ("" for one of another project), and its name."""


class Field(NamedTuple):
    """A public field of a class with several."""

    path: str
    """The file in which it is written."""
    line: int
    """Where in that file, from 1."""
    owner: str
    """The name of its class."""
    name: str
    """Its own name."""
    documented: bool
    """Whether a docstring stands under it."""


def is_counted(path: str) -> bool:
    """Whether a file of the project is looked at."""
    return (
        path in PAPERS
        or (path.startswith(CODE) and path.endswith(".py"))
        or (path.startswith(PAGES) and path.endswith(".md"))
    )


def tree_here(root: Path = ROOT) -> Tree:
    """The files as they lie in a folder."""
    files = [*(root / CODE).rglob("*.py"), *(root / PAGES).rglob("*.md"), *(root / one for one in PAPERS)]
    return {file.relative_to(root).as_posix(): file.read_text("utf-8") for file in files if file.exists()}


def tree_at(commit: str, root: Path = ROOT) -> Tree:
    """The files of a commit."""
    packed = subprocess.run(["git", "archive", commit], cwd=root, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        files = {one.name: archive.extractfile(one) for one in archive if is_counted(one.name)}
        return {name: file.read().decode() for name, file in files.items() if file is not None}


def modules(tree: Tree) -> dict[str, ast.Module]:
    """The Python modules of a tree, parsed, by path."""
    return {path: ast.parse(text) for path, text in sorted(tree.items()) if path.endswith(".py")}


def last_name(node: ast.expr) -> str:
    """The last name of a class: "Struct" of `msgspec.Struct`, "Protocol" of `Protocol[T]`."""
    if isinstance(node, ast.Subscript):
        return last_name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def classes(parsed: Mapping[str, ast.Module]) -> Iterator[tuple[str, ast.ClassDef]]:
    """Each class, with the path of its file."""
    for path, module in parsed.items():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                yield path, node


def fields(parsed: Mapping[str, ast.Module]) -> Iterator[Field]:
    """The public fields of the classes that have three or more: what is annotated in the body of a class."""
    for path, node in classes(parsed):
        found = [
            Field(path, one.lineno, node.name, one.target.id, is_text(after))
            for one, after in zip(node.body, [*node.body[1:], None], strict=True)
            if isinstance(one, ast.AnnAssign)
            and isinstance(one.target, ast.Name)
            and not one.target.id.startswith("_")
            and last_name(one.annotation) != "ClassVar"
        ]
        if len(found) >= FEW:
            yield from found


def is_text(node: ast.stmt | None) -> bool:
    """Whether a statement is a text alone: a docstring of what stands above it."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def inherited_once(parsed: Mapping[str, ast.Module]) -> list[tuple[str, str, str]]:
    """Classes that one class alone inherits from: the path of each, its name, its only heir.

    Left out: interfaces, values and errors, and whatever inherits from them. Two classes of one name are told
    apart by the import, or by the file, in which an heir names them.
    """
    known = {(path, node.name): node for path, node in classes(parsed)}
    imported = {path: imports(module) for path, module in parsed.items()}
    bases = {
        key: [home(key[0], base, imported[key[0]], known) or ("", last_name(base)) for base in node.bases]
        for key, node in known.items()
    }
    heirs = defaultdict[Named, list[str]](list)
    for key, several in bases.items():
        for base in {*several} - {key}:
            heirs[base].append(key[1])

    def is_exempt(key: Named, seen: frozenset[Named] = frozenset()) -> bool:
        if key in seen:
            return False
        if key not in bases:
            return key[1] in MEANT_FOR_ONE or key[1].endswith(("Error", "Exception"))
        return any(is_exempt(base, seen | {key}) for base in bases[key])

    return sorted(
        (*key, names[0])
        for key, names in heirs.items()
        if key in known and len(names) == 1 and not is_exempt(key)
    )


def imports(module: ast.Module) -> dict[str, Named]:
    """What a module imports from others: by the name it has here, the module and the name there."""
    return {
        one.asname or one.name: (node.module, one.name)
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and node.module
        for one in node.names
    }


def home(path: str, base: ast.expr, imported: Mapping[str, Named], known: Iterable[Named]) -> Named | None:
    """The path and name of a base that the project has itself."""
    while isinstance(base, ast.Subscript):
        base = base.value
    if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id in imported:
        module, name = ".".join(imported[base.value.id]), base.attr
    elif isinstance(base, ast.Name) and base.id in imported:
        module, name = imported[base.id]
    else:
        return (path, last_name(base)) if (path, last_name(base)) in known else None
    stem = "src/" + module.replace(".", "/")
    return next(
        ((file, name) for file in (f"{stem}.py", f"{stem}/__init__.py") if (file, name) in known), None
    )


def checks_for_none(parsed: Mapping[str, ast.Module], room: str = CODE + "server/") -> int:
    """How often a room asserts that something is not None."""
    return sum(
        isinstance(node, ast.Assert)
        and isinstance(node.test, ast.Compare)
        and isinstance(node.test.ops[0], ast.IsNot)
        and isinstance(node.test.comparators[0], ast.Constant)
        and node.test.comparators[0].value is None
        for path, module in parsed.items()
        if path.startswith(room)
        for node in ast.walk(module)
    )


def lines(tree: Tree) -> dict[str, int]:
    """How many lines each Python module has."""
    return {path: len(text.splitlines()) for path, text in tree.items() if path.endswith(".py")}


def rooms(tree: Tree) -> Counter[str]:
    """How many modules lie in each folder, not counting the folders below it."""
    return Counter(path.rpartition("/")[0] for path in tree if path.endswith(".py"))


def counts(tree: Tree) -> dict[str, str]:
    """All counts of a tree, by what is counted."""
    parsed = modules(tree)
    python = [text for path, text in tree.items() if path.endswith(".py")]
    pages = [text for path, text in tree.items() if path.startswith(PAGES)]
    found = list(fields(parsed))
    long = lines(tree)
    largest = max(long, key=long.__getitem__)
    fullest, most = rooms(tree).most_common(1)[0]
    return {
        "private words in names": str(sum(1 for text in python for _ in in_names(text))),
        "private words in docs": str(sum(1 for text in pages for _ in in_pages(text))),
        "classes that one class alone inherits from": str(len(inherited_once(parsed))),
        "modules": str(len(long)),
        "folders with more than 40 modules": str(sum(many > 40 for many in rooms(tree).values())),
        "most modules in one folder": f"{most} ({fullest.removeprefix(CODE)})",
        f"modules with more than {LARGE} lines": str(sum(many > LARGE for many in long.values())),
        "lines of the largest module": f"{long[largest]} ({largest.removeprefix(CODE)})",
        "`assert … is not None` in the server": str(checks_for_none(parsed)),
        "fields with a docstring / all, in classes with three or more": (
            f"{sum(one.documented for one in found)} / {len(found)}"
        ),
        **{f"words in {paper}": str(len(re.findall(r"\S+", tree.get(paper, "")))) for paper in PAPERS},
    }


def table(columns: Mapping[str, Mapping[str, str]]) -> str:
    """The counts of several trees as a table in Markdown. columns: counts, by the heading of the column."""
    rows = [["what", *columns], ["---", *("---" for _ in columns)]]
    rows += [[what, *(column[what] for column in columns.values())] for what in next(iter(columns.values()))]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def package(path: str) -> str:
    """The package of a file, two floors deep: "server/table", "kernel"."""
    return "/".join(path.removeprefix(CODE).split("/")[:-1][:2])


def main(given: list[str]) -> None:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--against", metavar="COMMIT", help="a column for that commit too")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--fields", action="store_true", help="list the fields without a docstring")
    instead.add_argument("--inherited", action="store_true", help="list classes with one heir")
    instead.add_argument("--rooms", action="store_true", help="list the folders with their modules")
    args = parser.parse_args(given)
    tree = tree_here()
    parsed = modules(tree)
    if args.fields:
        found = list(fields(parsed))
        bare = [one for one in found if not one.documented]
        for one in bare:
            sys.stdout.write(f"{one.path}:{one.line}: {one.owner}.{one.name}\n")
        every, without = (Counter(package(one.path) for one in several) for several in (found, bare))
        for name, many in sorted(every.items()):
            sys.stdout.write(f"{name}: {many - without[name]} of {many}\n")
    elif args.inherited:
        for path, name, heir in inherited_once(parsed):
            sys.stdout.write(f"{path}: {name} (by {heir})\n")
    elif args.rooms:
        long = lines(tree)
        for room, many in sorted(rooms(tree).items(), key=lambda pair: -pair[1]):
            most = max(long[path] for path in long if path.rpartition("/")[0] == room)
            sys.stdout.write(f"{room.removeprefix(CODE)}: {many} modules, the largest of {most} lines\n")
    else:
        columns = {args.against: counts(tree_at(args.against))} if args.against else {}
        sys.stdout.write(table({**columns, "now": counts(tree)}))


if __name__ == "__main__":
    main(sys.argv[1:])
