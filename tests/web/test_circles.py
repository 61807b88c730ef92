"""No module of the browser table imports itself by way of others; for Python import-linter sees to that."""

from __future__ import annotations

import pytest

from tools.circles import circles, files, graph, room


def test_nothing_imports_itself_by_way_of_others() -> None:
    sources = {path: text for path, text in files("").items() if room(path) == "web"}
    imported = graph(sources)
    assert sum(map(len, imported.values())) > 300
    assert circles(imported) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('import type { A } from "./a";', [{"web/src/a.ts", "web/src/parts/b.tsx"}]),
        ('import { a } from "../tables";', []),
    ],
)
def test_a_circle_is_found_also_of_types(text: str, found: list[set[str]]) -> None:
    sources = {
        "web/src/a.ts": 'import { b } from "./parts/b";',
        "web/src/parts/b.tsx": text.replace("./a", "../a"),
        "web/src/tables/index.ts": "",
    }
    assert circles(graph(sources)) == found


def test_a_circle_of_python_is_found_also_where_only_types_are_imported() -> None:
    lazily = "if TYPE_CHECKING:\n    from fudaba.kernel.b import B\n"
    sources = {"src/fudaba/kernel/a.py": lazily, "src/fudaba/kernel/b.py": "from fudaba.kernel import a\n"}
    assert circles(graph(sources)) == [set(sources)]
