"""No test reads a page once and asserts: what has been done there may be seen only a moment later.

`expect`, `until`, `poll` and what is made of them (`playing`) wait. Where one moment is meant, the assertion
says why: `# once: ...`. Nor does a test wait for a time: it would be too short one day.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import pytest

HERE = Path(__file__).parent
READS = {
    "all", "all_inner_texts", "all_text_contents", "bounding_box", "count", "evaluate", "evaluate_all",
    "get_attribute", "inner_html", "inner_text", "input_value", "is_checked", "is_disabled", "is_editable",
    "is_enabled", "is_hidden", "is_visible", "text_content", "title",
}  # fmt: skip
"""Methods of a page and of what is on it that tell how it is at this moment."""
SLEEPS = {"wait_for_timeout", "sleep"}
MAY_SLEEP = {"playing.py", "conftest.py"}
"""Where the loops are that wait for something."""
Function: TypeAlias = ast.FunctionDef


def here_and_now(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all in it that is done with it; what a lambda does is done later, as often as it takes."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.Lambda | ast.FunctionDef):
            yield from here_and_now(child)


def called(node: ast.AST) -> str:
    """The name of what is called there, "" where nothing is, or what is Python's own."""
    if not isinstance(node, ast.Call):
        return ""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return "" if isinstance(node.func, ast.Name) and name in dir(builtins) else name


def reads(node: ast.AST, names: set[str]) -> bool:
    """Whether a page is read there: by a method or function of those names."""
    return any(called(each) in names for each in here_and_now(node))


def held(function: Function, names: set[str]) -> set[str]:
    """The names in a function that stand for what was read."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if reads(node.value, names):
                found |= {
                    each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
                }
    return found


def uses(node: ast.AST, names: set[str]) -> bool:
    """Whether one of these names is used there."""
    return any(isinstance(each, ast.Name) and each.id in names for each in here_and_now(node))


def functions(module: ast.Module) -> list[Function]:
    """All functions of a module."""
    return [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]


def readers(modules: Mapping[str, ast.Module]) -> set[str]:
    """`READS`, and the functions that return what one of them tells."""
    names = READS.copy()
    while True:
        more = {
            function.name
            for module in modules.values()
            for function in functions(module)
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value is not None
            if reads(node.value, names) or uses(node.value, held(function, names))
        }
        if more <= names:
            return names
        names |= more


def mistakes(sources: Mapping[str, str]) -> Iterator[str]:
    """Where a page is read once and asserted about, and where a test waits for a time."""
    modules = {name: ast.parse(source) for name, source in sources.items()}
    names = readers(modules)
    for name, module in modules.items():
        lines = sources[name].splitlines()
        for function in functions(module):
            known = held(function, names)
            for node in ast.walk(function):
                place = f"{name}:{getattr(node, 'lineno', 0)}"
                if isinstance(node, ast.Assert):
                    url = any(
                        isinstance(each, ast.Attribute) and each.attr == "url" for each in ast.walk(node.test)
                    )
                    once = reads(node.test, names) or uses(node.test, known) or url
                    text = any("# once: " in line for line in lines[node.lineno - 1 : node.end_lineno])
                    if once and not text:
                        yield f"{place}: {ast.unparse(node.test)}"
                elif called(node) in SLEEPS and name not in MAY_SLEEP:
                    yield f"{place}: {ast.unparse(node)}"


def test_nothing_is_read_once() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.py"))}
    assert len(sources) > 20
    assert list(mistakes(sources)) == []


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('assert page.locator("b").count() == 1', True),
        ('text = page.evaluate("1")\n    assert "a" in text', True),
        ('assert page.url == "x"', True),
        ("assert ids(page) == []", True),
        ("assert more(page) == []", True),
        ("page.wait_for_timeout(300)", True),
        ("assert page.url  # once: nothing was done", False),
        ('expect(page.locator("b")).to_have_count(1)', False),
        ('assert poll(page, lambda: page.locator("b").count(), bool) == 1', False),
        (
            'before = page.locator("b").count()\n    expect(page.locator("b")).not_to_have_count(before)',
            False,
        ),
    ],
)
def test_what_is_read_once_is_found(body: str, found: bool) -> None:
    source = f"""
def ids(page):
    return [one.get_attribute("id") for one in page.locator("b").all()]
def more(page):
    known = ids(page)
    return known
def test_something(page):
    {body}
"""
    assert bool(list(mistakes({"test_x.py": source}))) == found
