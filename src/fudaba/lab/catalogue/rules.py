"""The rule catalogue: every rule with its words, its source, and the tests that name it.

A scenario names its rules under `rule`. A test in Python names them in its own name
(`test_brg_030_…`), in its docstring, or in a decorator, where a string that is an id (or several, with
spaces or commas between them) counts; so does such a string in a table that a decorator refers to.
Sentences of the rulebooks' FAQs (`faq`) are named in the same places, but for the names of tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fudaba.lab.errors import ScenarioError
from fudaba.lab.faq import SENTENCE_ID, Sentence, contradictions, ledger
from fudaba.lab.scenario.outline import outline
from fudaba.lab.scenario.reader import Heading, headings
from fudaba.lab.scenario.rule_ids import (
    RULE_ID,
    Spellings,
    game_of,
    is_rule_of_a_game,
    is_sentence,
    is_statement,
    rule_ids,
)
from fudaba.text import LANGS, source, sources, words

_ANY_ID = rf"(?:{RULE_ID}|{SENTENCE_ID})"
_ID = re.compile(rf"(?<![\w-]){_ANY_ID}(?![\w-])")
_IDS_ONLY = re.compile(rf"{_ANY_ID}(?:[ ,]+{_ANY_ID})*")
_ID_IN_NAME = re.compile(r"(?<![a-z0-9])([a-z]{3})_(g|amb|l)?([0-9]+)([a-z]?)(?![a-z0-9])")


@dataclass(slots=True)
class Rule:
    """One rule."""

    id: str
    """Its id, such as "DOM-001"."""
    game: str
    """The name of the game."""
    text: dict[str, str]
    """Its words by language."""
    source: str
    """Document and key phrase."""
    tests: list[str] = field(default_factory=list)
    """The tests that name it."""


@dataclass(slots=True)
class Catalogue:
    """All rules by id, all sentences of FAQs by id, and what is wrong with the tests that name them.

    Wrong are ids that are nothing, and files that cannot be read.
    """

    rules: dict[str, Rule]
    """All rules, by id."""
    sentences: dict[str, Sentence] = field(default_factory=dict)
    """All sentences of FAQs, by id."""
    mistakes: list[str] = field(default_factory=list)
    """What is wrong with the tests that name them: ids that do not exist, and files that cannot be read."""

    def untested(self, ids: Iterable[str]) -> list[Rule]:
        """Those of the rules that are statements, and that no test names."""
        return [rule for id in ids if is_statement(id) and not (rule := self.rules[id]).tests]

    def contradictions(self) -> list[str]:
        """What is wrong with the ledger of the FAQs, seeing which tests there are."""
        return list(contradictions(self.sentences, {id for id, rule in self.rules.items() if rule.tests}))


def catalogue(tests: Path | None, ids: Collection[str] | None = None) -> Catalogue:
    """The rules, and the tests in a folder that name them. Raises OSError for what cannot be read.

    ids: only these and their tests are wanted, so what cannot name one of them is not taken apart.
    """
    found = Catalogue({id: _rule(id) for id in rule_ids() if not ids or id in ids}, ledger())
    if tests is None:
        return found
    for name, named in _tests(tests, found.mistakes, ids):
        for id in dict.fromkeys(named):
            held = found.rules.get(id) or found.sentences.get(id)
            if held is not None:
                held.tests.append(name)
            elif id not in sources():
                found.mistakes.append(f"{name}: there is no rule {id}")
    return found


def _rule(id: str) -> Rule:
    where = source(id)
    phrase = f": {where.phrase}" if where.phrase else ""
    text = {lang: words(lang).say(id) for lang in LANGS}
    return Rule(id, game_of(id), text, where.title["en"] + phrase)


def _tests(
    folder: Path, mistakes: list[str], ids: Collection[str] | None
) -> Iterator[tuple[str, Sequence[str]]]:
    """Each test, and the rules that it names."""
    spelled = Spellings(ids) if ids else None
    for path in sorted(folder.rglob("*.yaml")):
        yield from _scenario_tests(path, path.read_bytes(), mistakes, spelled)
    for path in sorted(folder.rglob("test_*.py")):
        code = path.read_text(encoding="utf-8")
        if spelled is None or spelled.in_code(code):
            yield from _python_tests(path, code)


def _scenario_tests(
    path: Path, written: bytes, mistakes: list[str], spelled: Spellings | None
) -> Iterator[tuple[str, Sequence[str]]]:
    for heading in _headings(written, path.as_posix(), spelled):
        if isinstance(heading, ScenarioError):
            mistakes.append(heading.text())
        else:
            yield f"{path.as_posix()}::{heading.title}", heading.rules


def _headings(written: bytes, file: str, spelled: Spellings | None) -> Iterator[Heading | ScenarioError]:
    """What the scenarios of a file are called, and which rules they name; only those that may name one."""
    if spelled is None:
        yield from headings(written, file)
        return
    if not spelled.in_file(written.decode(errors="replace")):
        return
    try:
        found = outline(written, file)
    except ScenarioError as error:
        yield error
        return
    for document in found:
        if spelled.in_scenario(document.text):
            yield from document.headings()


def _python_tests(path: Path, code: str) -> Iterator[tuple[str, Sequence[str]]]:
    module = ast.parse(code, str(path))
    tables = _tables(module)
    for test in _functions(module.body):
        if test.name.startswith("test_"):
            yield f"{path.as_posix()}::{test.name}", list(_named_by(test, tables))


def _functions(body: Iterable[ast.stmt]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions of a module where pytest looks for tests: at its top level, and in its classes."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body)


def _tables(module: ast.Module) -> dict[str, ast.expr]:
    """What the names at the module's top level stand for."""
    tables: dict[str, ast.expr] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            tables |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            tables[node.target.id] = node.value
    return tables


def _named_by(test: ast.FunctionDef | ast.AsyncFunctionDef, tables: Mapping[str, ast.expr]) -> Iterator[str]:
    """The rules that a test names."""
    for letters, row, number, letter in _ID_IN_NAME.findall(test.name):
        yield from _of_a_game([f"{letters}-{row}{number}".upper() + letter])
    yield from _of_a_game(_ID.findall(ast.get_docstring(test) or ""))
    for decorator in test.decorator_list:
        names = {node.id for node in ast.walk(decorator) if isinstance(node, ast.Name)}
        for expression in (decorator, *(tables[name] for name in sorted(names & tables.keys()))):
            for text in _strings(expression):
                if _IDS_ONLY.fullmatch(text):
                    yield from _of_a_game(_ID.findall(text))


def _strings(expression: ast.expr) -> Iterator[str]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _of_a_game(ids: Iterable[str]) -> list[str]:
    """Without what only looks like the id of a rule, such as UTF-8."""
    return [id for id in ids if is_rule_of_a_game(id) or is_sentence(id)]
