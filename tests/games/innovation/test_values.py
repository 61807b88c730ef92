"""Values printed in effects, which karma effects may raise (INN-G24)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fudaba.games.innovation import cards
from tests.games.innovation.laid import card, carry_out, ids, laid, me

AT_AN_AGE = {"draw", "claim", "junk_deck", "deck", "aged", "junk_achievement", "choose_value", "reveal_top"}
"""Verbs that take an age first; those that begin with `draw_` are others."""
NO_EFFECTS = {"achievements.py", "decrees.py"}
"""Modules of what is no effect of a card."""


def _numbers(node: ast.expr) -> Iterator[ast.Constant]:
    """The numbers that are written out where an age is expected; 0 is also what is not there."""
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value:
        yield node
    elif isinstance(node, ast.IfExp):
        yield from (*_numbers(node.body), *_numbers(node.orelse))
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        yield from (found for each in node.elts for found in _numbers(each))
    elif isinstance(node, ast.Starred):
        yield from _numbers(node.value)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range" and len(node.args) < 3:
        yield from _numbers(node.args[-1])


def _as_printed(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
            if name in AT_AN_AGE or name.startswith("draw_and_"):
                yield from (found for given in node.args for found in _numbers(given))
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            of = [getattr(side, "attr", "") or getattr(side, "id", "") for side in sides]
            if any(name in ("age", "ages", "shows", "value") for name in of):
                yield from (found for side in sides for found in _numbers(side))


def test_every_printed_age_can_be_raised() -> None:
    """INN-G24: no card draws, looks for or compares with an age that is written out bare."""
    bare = [
        f"{module.parent.name}/{module.name}:{number.lineno}: {number.value!r}"
        for module in Path(cards.__path__[0]).rglob("*.py")
        if module.name not in NO_EFFECTS
        for number in _as_printed(ast.parse(module.read_text(encoding="utf-8")))
    ]
    assert not bare


@pytest.mark.parametrize(("figure", "drawn"), [("archimedes", "sailing"), ("albert_einstein", "robotics")])
def test_only_some_karmas_make_values_others(figure: str, drawn: str) -> None:
    """INN-G24: Einstein's owner draws a 10 for a 1; Archimedes is asked before a dogma, not at each value."""
    t = laid(
        {"board": {"blue": [figure]}},
        {},
        options={"figures": True},
        decks={"base": {"1": ["sailing"], "10": ["robotics"]}},
    )
    player = me(t, 0, "writing")
    carry_out(player.draw(player.value(1)))
    assert ids(t, player.hand) == [drawn]


def test_a_helper_of_a_demand_asks_for_its_makers_values() -> None:
    """INN-G24: who suffers a demand of Einstein's owner finds his values, not their own."""
    t = laid({"board": {"blue": ["albert_einstein"]}}, {}, options={"figures": True})
    maker = me(t, 0, "archery")
    assert [maker.value(2), maker.as_seat(1).value(2), me(t, 1, "archery").value(2)] == [10, 10, 2]
    assert t.cards[card(t, "archery")].age == 1
