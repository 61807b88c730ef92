"""The notebook of examples/ runs, and shows what it would show today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_steps.ipynb"


@pytest.mark.long
def test_the_notebook_shows_what_it_says() -> None:
    nbformat = pytest.importorskip("nbformat", reason="`make test-long` installs it")
    nbclient = pytest.importorskip("nbclient", reason="`make test-long` installs it")
    kept = nbformat.read(NOTEBOOK, as_version=4)
    again = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(again, timeout=600, resources={"metadata": {"path": NOTEBOOK.parent}}).execute()
    assert [_texts(cell) for cell in again.cells] == [_texts(cell) for cell in kept.cells]
    assert sum(len(_texts(cell)) for cell in kept.cells) >= 8


def _texts(cell: Any) -> list[str]:
    """What a cell printed and gave, as text; not how it is drawn."""
    outputs = cell.get("outputs", [])
    streams = [output["text"] for output in outputs if output["output_type"] == "stream"]
    given = [output["data"].get("text/plain", "") for output in outputs if "data" in output]
    return streams + [text for text in given if text]
