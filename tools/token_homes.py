"""Counts in how many files of the code each token of Dominion is named.

python tools/token_homes.py [REVISION ...]

For each revision, and for the files as they are now: of the tokens that are declared now, by id, how many
files of `src/fudaba` and `web/src` have the word. Catalogues, and the texts of rules and of the cards of
expansions, are left out. Writes a table in Markdown, the tokens with the most homes first.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from fudaba.games import named
from fudaba.games.dominion.facts.tokens import every

ROOT = Path(__file__).parents[1]
CODE = (
    "src/fudaba/*.py",
    "src/fudaba/text/*dominion.ftl",
    "src/fudaba/text/*terminal.dominion.ftl",
    "web/src/*.ts*",
    "web/src/*.ftl",
)
MOST = 12
"""How many tokens are listed."""
OTHERS = {"estate", "rich"}
"""Tokens whose words mean other things too: a card of every game, a library."""


def homes(word: str, revision: str) -> int:
    """How many files of a revision, "" for those that lie here, have a word by itself."""
    command = ["git", "grep", "-l", "-w", "-F", word, *([revision] if revision else []), "--", *CODE]
    return len(subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines())


def main(revisions: list[str]) -> None:
    """Print a row for each token, a column for each revision."""
    named("dominion")  # declares them all
    ids = sorted({token.id for token in every() if token.says} - OTHERS)
    counted = {id: [homes(id, revision) for revision in (*revisions, "")] for id in ids}
    rows = sorted(counted.items(), key=lambda row: [-count for count in row[1]])
    table = [["files that name a token", *revisions, "now"], ["---"] * (len(revisions) + 2)]
    table += [[f"`{id}`", *map(str, row)] for id, row in rows[:MOST]]
    sums = map(sum, zip(*counted.values(), strict=True))
    table += [[f"all {len(ids)} on average", *(f"{one / len(ids):.1f}" for one in sums)]]
    sys.stdout.writelines(f"| {' | '.join(row)} |\n" for row in table)


if __name__ == "__main__":
    main(sys.argv[1:])
