"""What cards say agrees with their texts: Capitalism and the Chameleon go by it (WAY-09, WAY-60)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from fudaba.games.dominion import cards
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.text import dominion, words

SAID = re.compile(r"\+\d* Cards?\b|\+Cards?\b|\(\+\d\) Cards?")
WRITTEN = re.compile(r"^cards_\d|_cards_\d|^cards$")
VERBS = {"plus", "plus_next_turn", "plus_every_turn", "now_or_next_turn", "Bonus"}
"""The verbs that give figures."""
WORDED_OTHERWISE = {
    "ruins": "the pile, not a card",
    "loot": "the pile, not a card",
    "teacher": "its +1 Card is a token's, which the board gives",
    "pathfinding": "its +1 Card is a token's, which the board gives",
    "way_of_the_chameleon": "it speaks of the +Cards of others",
    "page": "it is declared with its Travellers, and has the figure",
    "courser": "it gives what its two words say",
}
"""Cards whose text has "+Cards" although none of their own functions gives any, and why."""

DRAWS_FOR_A_DISCARD = {"storeroom"}
"""Its word "cards_1" only says for what a card is discarded; it draws, and gives no +Cards."""


def test_cards_have_the_figures_that_their_texts_say() -> None:
    """The bold ones; and `Kind.plus_coins` is true for the Actions in whose text +$ stands, for no others."""
    cards = [id for id, kind in KINDS.items() if kind.sort == "card"]
    unsaid = {id: [*dominion.figures_unsaid(id)] for id in cards}
    assert {id: figures for id, figures in unsaid.items() if figures} == {}


def test_plus_cards_is_given_where_the_text_says_so_and_nowhere_else() -> None:
    """The Chameleon exchanges figures, and leaves alone what a card says in words ("then draw as many")."""
    giving = {id for id, kind in KINDS.items() if kind.bonus.cards or kind.next_turn.cards} | _giving()
    texts = {id: words("en").say(f"dominion-card-{id}.text") for id in KINDS}
    saying = {id for id, text in texts.items() if SAID.search(text)}
    assert sorted(giving - saying - DRAWS_FOR_A_DISCARD) == []
    assert sorted(saying - giving - set(WORDED_OTHERWISE)) == []


def _giving() -> set[str]:
    """The cards in whose functions +Cards are given: their own, and those that follow them in the module."""
    found: set[str] = set()
    for path in sorted(Path(cards.__path__[0]).glob("*.py")):
        card = ""
        for node in ast.parse(path.read_text("utf-8")).body:
            card = _declared(node) or card
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _gives(node):
                found.add(card)
    return found


def _declared(node: ast.stmt) -> str:
    """The card that a statement declares."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name if node.name in KINDS else ""
    called = node.value if isinstance(node, ast.Assign | ast.Expr) else None
    if isinstance(called, ast.Call):
        for argument in called.args:
            if isinstance(argument, ast.Constant) and argument.value in KINDS:
                return str(argument.value)
    return ""


def _gives(function: ast.AST) -> bool:
    """Whether +Cards are given anywhere in a function."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and any(keyword.arg == "cards" for keyword in node.keywords):
            verb = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            if verb in VERBS:
                return True
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WRITTEN.search(node.value):
            return True
    return False
