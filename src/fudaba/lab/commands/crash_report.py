"""A report of a scenario that crashes the engine: its situation and the error, as a file to send."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path, PurePath
from platform import python_version

from fudaba.lab.errors import ReadingBroke, ScenarioBroke, ScenarioError
from fudaba.lab.scenario.outline import Document, outline

_FRAMES = 20
"""How many of the last calls are written down."""


def report(error: ReadingBroke | ScenarioBroke, sources: Mapping[str, bytes]) -> str:
    """Write what stopped the engine into the folder of work, the scenario below it. Returns the file's name.

    sources: what stands in the files that have been read. Raises OSError.
    """
    document = _document(error, sources.get(error.file, b""))
    slug = re.sub(r"[^a-z0-9]+", "-", document.title.lower()).strip("-")[:40] or "scenario"
    name = f"fudaba-lab-{slug}-{error.line}.yaml"
    comments = "".join(f"# {line}\n" for line in _lines(error))
    text = document.text.removeprefix("---").strip() + "\n"
    Path(name).write_text(comments + text, encoding="utf-8")
    return name


def _lines(error: ReadingBroke | ScenarioBroke) -> Iterator[str]:
    yield error.message.text("en")
    try:
        ours = version("fudaba")
    except PackageNotFoundError:
        ours = "(not installed)"
    yield f"fudaba {ours}, Python {python_version()}; line {error.line} of the file that was run"
    for call in traceback.extract_tb(error.error.__traceback__)[-_FRAMES:]:
        yield f"  {'/'.join(PurePath(call.filename).parts[-3:])}:{call.lineno} {call.name}"


def _document(error: ReadingBroke | ScenarioBroke, data: bytes) -> Document:
    """The document of a file in which the line of an error is."""
    try:
        documents = outline(data, error.file)
    except ScenarioError:
        return Document(error.file, "", 0)
    before = [document for document in documents if document.before < error.line]
    return (before or documents)[-1]
