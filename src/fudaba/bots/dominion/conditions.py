"""Conditions of a strategy file: what may stand in an `if`, and how it becomes a function.

    left(province) <= 4 and deck_money > 15

Numbers, the words of `WORDS`, `left(card)`, `owned(card or type)`, + - * /, comparisons, and, or, not.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import TYPES
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card, Typed, nearest

if TYPE_CHECKING:
    from fudaba.bots.dominion.sight import Sight


class Purse(NamedTuple):
    """All that a condition may look at which does not look at the table."""

    coins: int


Condition = Callable[["Sight | Purse"], bool]

WORDS: Final = ("coins", "buys", "turn", "deck_money", "cards", "empty_piles")
"""The figures that a condition may use, each a property of `Sight`."""
FUNCTIONS: Final = ("left", "owned")
"""What a condition may ask about a card, each a method of `Sight`."""
_COMPARE: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)


def condition(text: str) -> Condition:
    """The function that tells whether a condition holds. Raises `BadSetup` for what is none."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise BadSetup("problem-condition", text=text) from None
    if not isinstance(tree, (ast.Compare, ast.BoolOp)) and not _is_not(tree):
        raise BadSetup("problem-no-condition", text=text)
    read = _read(tree, text)
    sight = ast.arguments(posonlyargs=[], args=[ast.arg("now")], kwonlyargs=[], kw_defaults=[], defaults=[])
    code = ast.fix_missing_locations(ast.Expression(ast.Lambda(sight, read)))
    # Only what `_read` knows has come through: numbers, and the figures of a Sight.
    holds: Condition = eval(compile(code, "condition", "eval"), {"__builtins__": {}})
    return holds


def figures_in(text: str) -> set[str]:
    """The figures and questions of a condition that can be read."""
    names = {node.id for node in ast.walk(ast.parse(text.strip(), mode="eval")) if isinstance(node, ast.Name)}
    return names & {*WORDS, *FUNCTIONS}


def _is_not(tree: ast.expr) -> bool:
    return isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not)


def _read(tree: ast.expr, text: str) -> ast.expr:
    """The same with every word looked up in a Sight called `now`."""
    match tree:
        case ast.BoolOp(op, values):
            return ast.BoolOp(op, [_read(value, text) for value in values])
        case ast.UnaryOp((ast.Not() | ast.USub()) as minus, value):
            return ast.UnaryOp(minus, _read(value, text))
        case ast.BinOp(left, (ast.Add() | ast.Sub() | ast.Mult() | ast.Div()) as sign, right):
            return ast.BinOp(_read(left, text), sign, _read(right, text))
        case ast.Compare(left, ops, rest) if all(isinstance(op, _COMPARE) for op in ops):
            return ast.Compare(_read(left, text), ops, [_read(value, text) for value in rest])
        case ast.Constant(value) if isinstance(value, (int, float)) and not isinstance(value, bool):
            return ast.Constant(value)
        case ast.Name(id):
            return _figure(id)
        case ast.Call(ast.Name(function), [ast.Name(of)], []):
            return _question(function, of)
    raise BadSetup("problem-in-condition", text=ast.unparse(tree))


def _figure(word: str) -> ast.expr:
    if word not in WORDS:
        known = (*WORDS, *FUNCTIONS)
        raise BadSetup("problem-no-figure", figure=word, near=nearest(word, known), known=known)
    return ast.Attribute(ast.Name("now", ast.Load()), word, ast.Load())


def _question(function: str, of: str) -> ast.expr:
    if function not in FUNCTIONS:
        raise BadSetup("problem-no-figure", figure=f"{function}()", known=[f"{name}()" for name in FUNCTIONS])
    known = [*KINDS, *(TYPES if function == "owned" else ())]
    if of not in known:
        near = nearest(of, known)
        raise BadSetup("problem-no-card", card=Typed("dominion", of), near=near and Card("dominion", near))
    method = ast.Attribute(ast.Name("now", ast.Load()), function, ast.Load())
    return ast.Call(method, [ast.Constant(of)], [])
