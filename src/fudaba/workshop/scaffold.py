"""A start for a new card: its function, its texts, and a scenario that fails until it works."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from importlib import import_module
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from fluent.syntax import FluentParser, ast

from fudaba import games
from fudaba.kernel.game import BadSetup, Game, title
from fudaba.kernel.problem import nearest

TEMPLATES = Path(__file__).parent / "templates"
LONGEST_LINE = 110


def new_card(game: str, name: str, root: Path) -> list[Path]:
    """Add a card to a checkout at `root` and return the files that were written.

    Raises `BadSetup`, with nothing written, for an unknown game, a game without a template, a name
    that makes no id, a card that is there already or belongs to no set, or a folder that is no checkout.
    """
    known = games.named(game)
    id = _id_of(name)
    if any(facts.id == id for facts in known.facts()):
        raise BadSetup("problem-new-there", card=id, command=f"fudaba where {id}")
    template = TEMPLATES / f"{game}.toml"
    if not template.exists():
        raise BadSetup("problem-new-template", game=title(game))
    if not (root / "src" / "fudaba").is_dir():
        raise BadSetup("problem-new-checkout", folder=str(root))
    parts = tomllib.loads(template.read_text(encoding="utf-8"))["add"]
    words = {"id": id, "name": name}
    if any("{set}" in add["file"] for add in parts):
        words["set"] = _set_of(known, id)
        words |= _words_of(game, id)
    return _write(parts, words, root)


def new_own_card(game: str, name: str, file: Path) -> list[Path]:
    """Add a card to a file of one's own, which may be new, and return the files that were written.

    Its texts and its scenario lie beside it. Raises `BadSetup`, with nothing written, for what `new_card`
    does, a file that is no Python, and a game for which nobody can write cards of their own.
    """
    known = games.named(game)
    id = _id_of(name)
    if any(facts.id == id for facts in known.facts()):
        raise BadSetup("problem-new-there", card=id, command=f"fudaba cards {game} {id}")
    template = TEMPLATES / "own" / f"{game}.toml"
    if not template.exists():
        raise BadSetup("problem-cards-game", file=str(file), game=title(game))
    if file.suffix != ".py" or not file.stem.isidentifier():
        raise BadSetup("problem-new-file", file=str(file))
    if not file.parent.is_dir():
        raise BadSetup("problem-no-folder", folder=str(file.parent))
    parts = tomllib.loads(template.read_text(encoding="utf-8"))["add"]
    return _write(parts, {"id": id, "name": name, "stem": file.stem}, file.parent)


def _id_of(name: str) -> str:
    """A card's id. Raises `BadSetup` for a name that makes none."""
    id = re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
    if not re.match(r"[a-z]", id):
        raise BadSetup("problem-new-no-id", name=name)
    if not re.fullmatch(r"[\w '+!?-]+", name) or iskeyword(id):
        raise BadSetup("problem-new-name", name=name)
    return id


def _write(parts: Iterable[Mapping[str, str]], words: Mapping[str, str], root: Path) -> list[Path]:
    """Fill in a template. Raises `BadSetup`, with nothing written, where a file has the card already."""
    id = words["id"]
    written: dict[Path, str] = {}
    for add in parts:
        file = root / add["file"].format(**words)
        there = file.read_text(encoding="utf-8") if file.exists() else add.get("head", "").format(**words)
        there += "" if there.endswith("\n") or not there else "\n"
        if re.search(rf"\b{id}\b", there):
            raise BadSetup("problem-new-in-file", card=id, file=str(file))
        there = with_imports(there, add.get("imports", "").format(**words).splitlines())
        at = _end_of_last(there, add["after"], file) if "after" in add else len(there)
        if "before" in add and (last := there.rfind(add["before"])) >= 0:
            at = last
        if add["text"] or not file.exists():
            written[file] = there[:at] + add["text"].format(**words) + there[at:]
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(written)


def _set_of(game: Game, id: str) -> str:
    """The set in which a card has been printed. Raises `BadSetup` for one that is in none."""
    sets = dict(game.known())
    if id not in sets:
        has_own = (TEMPLATES / "own" / f"{game.name}.toml").exists()
        problem = "problem-new-unprinted" if has_own else "problem-new-unknown"
        raise BadSetup(problem, card=id, game=title(game.name), near=nearest(id, sets))
    return sets[id]


def _words_of(game: str, id: str) -> dict[str, str]:
    """What else a game's template is filled in with: `words` of the module here that is named after it."""
    module = f"{__package__}.{game}"
    found: dict[str, str] = import_module(module).words(id) if find_spec(module) is not None else {}
    return found


def with_imports(code: str, lines: Iterable[str]) -> str:
    """The code with more imports of the project's own, each "from MODULE import NAME, …", in their order."""
    for line in lines:
        module, _, wanted = line.removeprefix("from ").partition(" import ")
        names = set(wanted.split(", "))
        there = re.search(rf"^from {re.escape(module)} import (\([^)]*\)|[^\n]*)\n", code, re.MULTILINE)
        if there is not None:
            names |= set(re.findall(r"\w+", there[1]))
        import_line = f"from {module} import {', '.join(sorted(names))}\n"
        if len(import_line) > LONGEST_LINE:
            import_line = (
                f"from {module} import (\n" + "".join(f"    {name},\n" for name in sorted(names)) + ")\n"
            )
        start, end = there.span() if there is not None else (_place_of(code, module),) * 2
        code = code[:start] + import_line + code[end:]
    return code


def _place_of(code: str, module: str) -> int:
    """Where the import of a module stands: before the first of ours that comes after it, or at their end."""
    own = re.compile(r"^from (fudaba\S*) import (?:\([^)]*\)|[^\n]*)\n", re.MULTILINE)
    found = list(own.finditer(code))
    later = (one.start() for one in found if one[1] > module)
    return next(later, found[-1].end() if found else len(code))


def _end_of_last(ftl: str, pattern: str, file: Path) -> int:
    """Where the line after the last message begins whose id matches the pattern. Raises `BadSetup`."""
    ends = [
        entry.span.end
        for entry in FluentParser().parse(ftl).body
        if isinstance(entry, ast.Message) and entry.span and fnmatchcase(entry.id.name, pattern)
    ]
    if not ends:
        raise BadSetup("problem-new-message", file=str(file), pattern=pattern)
    return ftl.index("\n", ends[-1]) + 1
