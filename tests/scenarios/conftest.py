"""Every scenario file in this folder is a file of tests. A new one needs nothing but to be here.

A file is only cut into its documents when the tests are collected. A document is read when the first of
its tests is run, so one card's tests take no longer because there are thousands of others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fudaba.lab import ScenarioError
from fudaba.lab.scenario.outline import Document
from tests.scenarios.checks import CHECKS, documents_of, outcome_of


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Take scenario files for files of tests."""
    if file_path.suffix != ".yaml":
        return None
    return ScenarioFile.from_parent(parent, path=file_path)


class ScenarioFile(pytest.File):
    """A file: one test for each of its scenarios, named by its title."""

    def collect(self) -> Iterator[pytest.Item]:
        names: Counter[str] = Counter()
        try:
            documents = documents_of(self.path)
        except ScenarioError as error:
            raise self.CollectError(str(error)) from None
        for document in documents:
            title = document.title or f"line {document.line}"
            name = re.sub(r"[^a-z0-9]+", "_", title.lower())[:60]
            names[name] += 1
            if names[name] > 1:
                name += f"_{names[name]}"
            yield Checked.from_parent(self, name=name, document=document)


class Checked(pytest.Item):
    """All checks of one scenario: to run six tests of each would cost as much as what they do."""

    def __init__(self, *, document: Document, **more: Any) -> None:
        super().__init__(**more)
        self.document = document

    def runtest(self) -> None:
        outcome = outcome_of(self.document)
        for check in CHECKS:
            check(outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        excinfo.traceback = excinfo.traceback.cut(path=__file__)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.document.line - 1, self.name
