"""Finds private words in names and pages: `make lint` runs it.

python tools/plain_words.py [--count]

A private word is one that a reader must look up although the field has a word for it. `IN_NAMES` is about
names in Python code, whole or between underscores, `IN_PAGES` about docs. Each word says what to write.
Ends with 1 where one is found. --count: print how often each is found, and end with 0.
"""

from __future__ import annotations

import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
IN_NAMES: Final = {
    "aloud": "say what reacts",
    "bench": "a job queue",
    "crew": "an executor",
    "curtain": "a privacy screen",
    "desk": "a command handler, a connection",
    "ear": "a subscription, a listener",
    "ears": "subscriptions, listeners",
    "felt": "a table",
    "habit": "a static answer",
    "habits": "automatic answers",
    "habitual": "automatic",
    "hears": "listens",
    "loud": "say what reacts",
    "lots": "draws, a randomizer",
    "reckon": "counts, a counted answer",
    "reckoning": "counted figures",
    "sitting": "a session",
    "slip": "a prompt",
    "teller": "a writer, a renderer",
    "telling": "text, a log",
    "told": "text, sent, shown, a line of the log",
    "untold": "unlogged",
}
"""Private words as names, and what to write instead."""
RULEBOOK: Final = frozenset({"crew", "crew_returns", "fortune_teller", "iron_curtain"})
"""Names that are a card's, as its rulebook spells it."""
IN_PAGES: Final = {
    r"by lot": "at random",
    r"whoever": "a player who, the person who",
    r"befalls": "happens to",
}
"""Private words in docs, and what to write instead."""


def names(text: str) -> Iterator[tuple[int, str]]:
    """The names in a Python module, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], token.string


def in_names(text: str) -> Iterator[tuple[int, str]]:
    """The private words in the names of a Python module, each with its line."""
    for line, name in names(text):
        if name in RULEBOOK:
            continue
        for part in re.findall(r"[A-Z]?[a-z]+", name):
            if part.lower() in IN_NAMES:
                yield line, part.lower()


def in_pages(text: str) -> Iterator[tuple[int, str]]:
    """The private words in a page, each with its line."""
    for number, row in enumerate(text.splitlines(), 1):
        for word in IN_PAGES:
            if re.search(rf"\b{word}\b", row):
                yield number, word


def main(given: list[str]) -> int:
    found = Counter[str]()
    better = IN_NAMES | IN_PAGES
    for pattern, look in (("src/**/*.py", in_names), ("docs/**/*.md", in_pages)):
        for file in sorted(ROOT.glob(pattern)):
            for line, word in look(file.read_text("utf-8")):
                found[word] += 1
                if "--count" not in given:
                    where = f"{file.relative_to(ROOT)}:{line}"
                    sys.stdout.write(f"{where}: {word} (write: {better[word]})\n")
    if "--count" in given:
        for word, count in found.most_common():
            sys.stdout.write(f"{count:5} {word}\n")
        return 0
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
