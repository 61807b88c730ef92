"""Counts where what a game shows is read without types: `python tools/unchecked_reads.py [REVISION …]`.

For each revision (usually the files as they are) it counts, by kind: counters and facts that are taken by a
name in a text, in Python and in TypeScript; and in Python questions, lines of the log and zones.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
_WORDS = r"""(\[|\.get\()["']"""
_OTHERS: Final = " :!src/fudaba/research/observations.py :!src/fudaba/server/protocol/catalogue.py"
"""Where the same words mean other things: arrays for agents that learn, what an address asks for."""
KINDS: Final = {
    "counters, Python": (r"(public|private)(\(\))?" + _WORDS, "src/*.py"),
    "facts, Python": (r"\bfacts?" + _WORDS, "src/*.py"),
    "questions, events, zones": (r"\b(ask|asked|option|event|zone|seen|data)" + _WORDS, "src/*.py" + _OTHERS),
    "counters, TypeScript": (r"\.(counter|own)<|\.(public|private)\[", "web/src/*.ts*"),
    "facts, TypeScript": (r"""facts\[["']""", "web/src/*.ts*"),
}


def count(pattern: str, files: str, revision: str) -> int:
    """How often a pattern stands in files of a revision, "" for those that lie here."""
    command = [
        "git",
        "grep",
        "-P",
        "-o",
        "-h",
        pattern,
        *([revision] if revision else []),
        "--",
        *files.split(),
    ]
    return len(subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines())


def main(revisions: list[str]) -> None:
    """Print a row for each kind, a column for each revision."""
    asked = revisions or [""]
    lines = [f"{'':28}" + "".join(f"{revision[:10] or 'here':>12}" for revision in asked)]
    for kind, (pattern, files) in KINDS.items():
        counted = "".join(f"{count(pattern, files, revision):>12}" for revision in asked)
        lines.append(f"{kind:28}{counted}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
