"""That `make test-compiled` tests machine code: without this, all of it would pass on what is interpreted."""

from __future__ import annotations

import ast
import gc
import inspect
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import msgspec
import pytest

from fudaba import games
from fudaba.kernel import acts
from fudaba.kernel.ask import Ask
from fudaba.kernel.game import setup_of
from fudaba.kernel.table import Table
from fudaba.native.modules import COMPILED, INTERPRETED, chosen_modules
from tests.machine_code import is_compiled

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(
    os.environ.get("FUDABA_COMPILED") != "1", reason="only `make test-compiled` has compiled it"
)
def test_all_that_should_be_compiled_is() -> None:
    compiled, as_they_are = _modules()
    assert len(compiled) > 40
    for name in (*compiled, *as_they_are):
        assert is_compiled(name) is (name in compiled), name


def _modules() -> tuple[list[str], list[str]]:
    """The names of the modules that are compiled, and of those that stay interpreted."""
    package = ROOT / "src" / "fudaba"
    assert [name for name in (*COMPILED, *INTERPRETED) if not (package / name).exists()] == []
    compiled: list[str] = []
    as_they_are: list[str] = []
    for path, compiles in chosen_modules(package).items():
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        (compiled if compiles else as_they_are).append(name)
    return compiled, as_they_are


def _not_to_be_compiled(module: ModuleType) -> Iterator[str]:
    """What in a module mypyc cannot build, or builds otherwise than it is read."""
    for name, there in vars(module).items():
        if getattr(there, "__module__", "") != module.__name__:
            continue
        if acts.effect_of(there) is not None:
            yield f"{name}: an effect that waits is written down with a name, which machine code has not"
        if not isinstance(there, type):
            continue
        if issubclass(there, msgspec.Struct) and there is not Ask:  # which is never read from data
            yield f"{name}: msgspec reads the types of its fields, which machine code has not"
        if any(issubclass(base, tuple) and base is not tuple for base in there.__bases__):
            yield f"{name}: a layer upon a named tuple"
        if issubclass(there, (list, dict, set, frozenset, str)):
            yield f"{name}: its base is one of Python's own types"


def test_what_cannot_be_compiled_is_left_as_it_is() -> None:
    compiled, _ = _modules()
    assert not [f"{name}.{why}" for name in compiled for why in _not_to_be_compiled(import_module(name))], (
        "these modules belong on the interpreted list of fudaba/native/modules.py"
    )


def _declared(kind: type) -> set[str]:
    """The attributes of its instances that a class declares with a type, in its body or in its methods."""
    found = ast.parse(dedent(inspect.getsource(kind))).body[0]
    assert isinstance(found, ast.ClassDef)
    typed = [each for each in ast.walk(found) if isinstance(each, ast.AnnAssign)]
    fields = [each for each in typed if each in found.body and "ClassVar" not in ast.unparse(each.annotation)]
    targets = {ast.unparse(each.target) for each in typed if ast.unparse(each.target).startswith("self.")}
    return {ast.unparse(each.target) for each in fields} | {each.removeprefix("self.") for each in targets}


@pytest.mark.skipif(os.environ.get("FUDABA_COMPILED") == "1", reason="machine code has no source to be read")
def test_what_has_been_declared_is_not_declared_again() -> None:
    """mypyc shows such an attribute to the garbage collector twice, so that in the end it takes what lies
    there for garbage while others still use it (the cards of all tables, after some thousand games)."""
    compiled, _ = _modules()
    kinds = [
        each
        for name in compiled
        for each in vars(import_module(name)).values()
        if isinstance(each, type) and each.__module__ == name and each.__bases__ != (tuple,)
    ]
    declared = {kind: _declared(kind) | {*vars(kind).get("__slots__", ())} for kind in kinds}
    assert "cards" in declared[Table]
    again = {
        f"{kind.__module__}.{kind.__qualname__}.{name}"
        for kind in kinds
        for base in kind.__mro__[1:]
        for name in declared[kind] & declared.get(base, set())
    }
    assert not again


def test_the_cards_of_a_table_are_shown_to_the_collector_once() -> None:
    """As machine code, too; see above."""
    for name in ("bridge_over", "dominion", "innovation"):
        game = games.named(name)
        table = game.table(setup_of(game, seats=2, seed="any"))
        assert [id(each) for each in gc.get_referents(table)].count(id(table.cards)) == 1


def test_a_question_is_equal_only_to_itself() -> None:
    """As machine code, too, which forgets `eq=False` of a class of its own: a question is a key."""
    one, other = Ask(0, "any", (), decider=0), Ask(0, "any", (), decider=0)
    assert one != other
    assert len({one, other, one}) == 2


@pytest.mark.parametrize("name", ["bridge_over", "dominion", "innovation"])
def test_what_is_played_at_is_compiled(name: str) -> None:
    """Machine code looks up each method of an interpreted subclass by its name, as slowly as without it."""
    game = games.named(name)
    table = game.table(setup_of(game, seats=2, seed="any"))
    compiled, _ = _modules()
    for kind in (type(table), type(table.state), type(table.cards[0])):
        assert kind.__module__ in compiled, kind


@pytest.mark.parametrize(
    "name",
    [
        "fudaba.kernel.handful",
        "fudaba.kernel.record",
        "fudaba.games.dominion.language.tokens",
    ],
)
def test_it_is_known_by_its_kinds(name: str) -> None:
    """One module of each kind: a list, a struct, an effect that waits."""
    assert name in _modules()[1]
    assert list(_not_to_be_compiled(import_module(name)))
