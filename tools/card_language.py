"""Counts how Dominion's cards are written, and how much of that is not in the words of their language.

python tools/card_language.py [COMMIT ...]

For each commit, and for the files as they are now, of cards/: comprehensions, filters and maps over card
numbers; reaches past a player into the table and its state; what was chosen or moved and is compared with
None; facts that are set by hand once a card has been declared; chosen words that are counted to multiply a
figure; lines on which a statement begins. Writes a table in Markdown.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CARDS = "src/fudaba/games/dominion/cards"
OF_CARDS = {"is_action", "is_treasure", "is_victory", "is_a", "kind", "cost", "named", "ref", "finds"}
"""Questions about one card, by its number."""
PLAYERS = {"me", "you", "called"}


def modules(commit: str) -> Iterator[ast.Module]:
    """The modules of cards in a commit, "" for the files as they are."""
    if not commit:
        yield from (ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / CARDS).glob("*.py")))
        return
    git = ["git", "-C", str(ROOT)]
    names = subprocess.run(
        [*git, "ls-tree", "--name-only", commit, f"{CARDS}/"], capture_output=True, check=True
    )
    for name in names.stdout.decode().split():
        shown = subprocess.run([*git, "show", f"{commit}:{name}"], capture_output=True, check=True)
        yield ast.parse(shown.stdout.decode())


def asks_of_a_card(node: ast.AST) -> bool:
    """Whether something about a single card is asked in here, or cards are compared."""
    return any(
        (isinstance(each, ast.Attribute) and each.attr in OF_CARDS)
        or (isinstance(each, ast.Compare) and isinstance(each.ops[0], (ast.In, ast.NotIn, ast.NotEq)))
        for each in ast.walk(node)
    )


def is_over_cards(node: ast.AST) -> bool:
    """Whether it is a comprehension or a filter over card numbers."""
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
        return any(
            asks_of_a_card(each) for each in (node.elt, *(test for g in node.generators for test in g.ifs))
        )
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id in ("filter", "map")


def is_reach(node: ast.AST) -> bool:
    """Whether it goes past a player's own words: `me.t.`, `me.s.`."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in ("t", "s")
        and isinstance(node.value.value, ast.Name)
        and node.value.value.id in PLAYERS
    )


def is_asked_for_none(node: ast.AST) -> bool:
    """Whether what was chosen or moved is compared with None."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.comparators[0], ast.Constant)
        and node.comparators[0].value is None
        and not (isinstance(node.left, ast.Attribute) and node.left.attr == "this")
    )


def is_set_by_hand(node: ast.AST) -> bool:
    """Whether a fact is set after its card has been declared: `moneylender.plus_coins = True`."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)


def is_counted_word(node: ast.AST) -> bool:
    """Whether words that were chosen are counted, to multiply a figure: `2 * chosen.count("cards_2")`."""
    return isinstance(node, ast.Attribute) and node.attr == "count" and ast.unparse(node.value) == "chosen"


def main(commits: list[str]) -> int:
    counts: dict[str, list[int]] = {}
    for commit in (*commits, ""):
        trees = list(modules(commit))
        nodes = [node for tree in trees for node in ast.walk(tree)]
        set_by_hand = sum(is_set_by_hand(statement) for tree in trees for statement in tree.body)
        lines = {(number, line) for number, tree in enumerate(trees) for line in _lines(tree)}
        for name, count in {
            "comprehensions, filters and maps over card numbers": sum(map(is_over_cards, nodes)),
            "reaches into `me.t` and `me.s`": sum(map(is_reach, nodes)),
            "what was chosen or moved, compared with None": sum(map(is_asked_for_none, nodes)),
            "facts set by hand after the card": set_by_hand,
            "chosen words that are counted": sum(map(is_counted_word, nodes)),
            "lines of code": len(lines),
        }.items():
            counts.setdefault(name, []).append(count)
    table = [["in `cards/`", *commits, "now"], ["---"] * (len(commits) + 2)]
    table += [[name, *(f"{count:,}" for count in row)] for name, row in counts.items()]
    sys.stdout.writelines(f"| {' | '.join(row)} |\n" for row in table)
    return 0


def _lines(tree: ast.Module) -> set[int]:
    """The lines on which a statement begins."""
    return {node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
