"""Conditions of a strategy file: what may stand in an `if`, and how it becomes a function.

    left(province) <= 4 and deck_money > 15

Numbers, the words of `WORDS` and those that a file has in its `[when]`, the questions of `FUNCTIONS`,
+ - * /, comparisons, and, or, not. What has been read can be evaluated at any table: a division by 0 gives
infinity, and the size of a condition is limited.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from math import inf
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fudaba.bots.dominion.worth import GROUPS
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.tokens import TOKENS
from fudaba.games.dominion.facts.types import NAMED, TYPES
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Card, TypedName, nearest

if TYPE_CHECKING:
    from fudaba.bots.dominion.figures import Figures


class Purse(NamedTuple):
    """All that a condition may look at which does not look at the table."""

    coins: int


Condition = Callable[["Figures | Purse"], bool]
Number = Callable[["Figures"], float]

WORDS: Final = (
    "coins",
    "buys",
    "actions",
    "turn",
    "deck_money",
    "income",
    "cards",
    "terminals",
    "villages",
    "empty_piles",
    "until_end",
    "points",
    "lead",
    "players",
    "vp",
    "coffers",
    "villagers",
    "debt",
)
"""The figures that a condition may use, each a property of `Sight`. No file has such words of its own."""
MORE_WORDS: Final = (
    "actions_played",
    "different",
    "hand_size",
    "in_deck",
    "in_discard",
    "more_buys",
    "others_hand",
)
"""Those that came later: a file may have words of its own of these names."""
FUNCTIONS: Final = ("left", "owned", "others", "hand", "in_play", "cost", "worth")
"""What a condition may ask about a card, each a method of `Sight`."""
MORE_FUNCTIONS: Final = ("mat", "tokens")
OF_TYPES: Final = ("owned", "others", "hand", "in_play", "mat")
"""Those that may be asked of a type, too, or of all Villages or terminals."""
MOST_PARTS: Final = 2000
"""So many parts a condition has at most: numbers, words and signs, those of a file's own words counted in."""
DEEPEST: Final = 100
"""So deep are its parts nested in one another at most."""
LARGEST: Final = 1e300
"""What is larger than this counts as infinity, so that every sum of such numbers can be a float."""
SHOWN: Final = 100
"""So many characters of a condition are repeated in a message."""
_COMPARE: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)

Named = Mapping[str, ast.expr]
"""The words that a file has of its own, and what they stand for, as read."""
NO_WORDS: Final[Named] = MappingProxyType({})


def condition(text: str, words: Named = NO_WORDS) -> Condition:
    """The function that tells whether a condition holds. Raises `BadSetup` for what is none."""
    read = said(text, words)
    holds: Condition = _function(read)
    return holds


def number(text: str, words: Named = NO_WORDS) -> Number:
    """The function that tells how many: of a text like "owned(village) + 1". Raises `BadSetup`."""
    tree = _parsed(text)
    if _is_condition(tree, words):
        raise BadSetup("problem-no-number", text=_excerpt(text))
    counts: Number = _function(_looked_up(tree, text, words))
    return counts


def said(text: str, words: Named = NO_WORDS) -> ast.expr:
    """A condition as read, so that it can be a word of another. Raises `BadSetup` for what is none."""
    tree = _parsed(text)
    if not _is_condition(tree, words):
        raise BadSetup("problem-no-condition", text=_excerpt(text))
    return _looked_up(tree, text, words)


def looks(text: str, words: Named = NO_WORDS) -> bool:
    """Whether a condition, or a number, that can be read looks at more than the coins."""
    read = _looked_up(_parsed(text), text, words)
    return any(isinstance(node, ast.Attribute) and node.attr != "coins" for node in ast.walk(read))


def counts_coins(text: str, words: Named = NO_WORDS) -> bool:
    """Whether a condition, or a number, that can be read turns on the coins that there are to spend."""
    read = _looked_up(_parsed(text), text, words)
    return any(isinstance(node, ast.Attribute) and node.attr == "coins" for node in ast.walk(read))


def ratio(dividend: float, divisor: float) -> float:
    """One number divided by another; by 0 it is infinity, of the sign of the dividend, and 0 / 0 is 0."""
    if divisor:
        return dividend / divisor
    return inf if dividend > 0 else -inf if dividend < 0 else 0


def product(one: float, other: float) -> float:
    """Two numbers multiplied; infinity where that is too large, and 0 times infinity is 0."""
    if not one or not other:
        return 0
    result = one * other
    return result if abs(result) < LARGEST else inf if result > 0 else -inf


def _parsed(text: str) -> ast.expr:
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise BadSetup("problem-condition", text=_excerpt(text)) from None
    except (MemoryError, RecursionError):
        raise _too_long(text) from None
    _check_size(tree, text)
    return tree


def _looked_up(tree: ast.expr, text: str, words: Named) -> ast.expr:
    """As `_read`. Raises `BadSetup` also where the words of the file make it too long."""
    read = _read(tree, text, words)
    _check_size(read, text)
    return read


def _check_size(tree: ast.AST, text: str) -> None:
    """Raise `BadSetup` for a condition with too many parts, or too deep, without looking at all of it."""
    level: list[ast.AST] = [tree]
    parts = depth = 0
    while level:
        parts, depth = parts + len(level), depth + 1
        if parts > MOST_PARTS or depth > DEEPEST:
            raise _too_long(text)
        level = [
            child
            for node in level
            for child in ast.iter_child_nodes(node)
            if not isinstance(child, (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop, ast.boolop))
        ]


def _too_long(text: str) -> BadSetup:
    return BadSetup("problem-long-condition", text=_excerpt(text), most=MOST_PARTS, deepest=DEEPEST)


def _excerpt(text: str) -> str:
    """A condition, or the beginning of a long one."""
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def _function(read: ast.expr) -> Callable[..., Any]:
    sight = ast.arguments(posonlyargs=[], args=[ast.arg("now")], kwonlyargs=[], kw_defaults=[], defaults=[])
    code = ast.fix_missing_locations(ast.Expression(ast.Lambda(sight, read)))
    # Only what `_read` knows has come through: numbers, the figures of a Sight, and two functions of this
    # module.
    names = {"__builtins__": {}, "ratio": ratio, "product": product}
    function: Callable[..., Any] = eval(compile(code, "condition", "eval"), names)
    return function


def _is_condition(tree: ast.expr, words: Named) -> bool:
    match tree:
        case ast.BoolOp(_, values):
            return all(_is_condition(value, words) for value in values)
        case ast.UnaryOp(ast.Not(), value):
            return _is_condition(value, words)
        case ast.Name(id):
            return id in words
    return isinstance(tree, ast.Compare)


def _read(tree: ast.expr, text: str, words: Named) -> ast.expr:
    """The same with every word looked up in a Sight called `now`."""
    match tree:
        case ast.BoolOp(op, values):
            return ast.BoolOp(op, [_read(value, text, words) for value in values])
        case ast.UnaryOp((ast.Not() | ast.USub()) as minus, value):
            return ast.UnaryOp(minus, _read(value, text, words))
        case ast.BinOp(left, (ast.Add() | ast.Sub()) as sign, right):
            return ast.BinOp(_read(left, text, words), sign, _read(right, text, words))
        case ast.BinOp(left, ast.Div() as sign, ast.Constant(value) as right) if value:
            return ast.BinOp(_read(left, text, words), sign, _read(right, text, words))
        case ast.BinOp(left, (ast.Mult() | ast.Div()) as sign, right):
            function = "product" if isinstance(sign, ast.Mult) else "ratio"
            sides = [_read(left, text, words), _read(right, text, words)]
            return ast.Call(ast.Name(function, ast.Load()), sides, [])
        case ast.Compare(left, ops, rest) if all(isinstance(op, _COMPARE) for op in ops):
            return ast.Compare(_read(left, text, words), ops, [_read(value, text, words) for value in rest])
        case ast.Constant(value) if isinstance(value, (int, float)) and not isinstance(value, bool):
            return ast.Constant(value if abs(value) < LARGEST else float(inf if value > 0 else -inf))
        case ast.Name(id):
            return words[id] if id in words else _figure(id, words)
        case ast.Call(ast.Name(function), [ast.Name(of)], []):
            return _question(function, of)
    raise BadSetup("problem-in-condition", text=_excerpt(ast.unparse(tree)))


def _figure(word: str, words: Named) -> ast.expr:
    if word not in (*WORDS, *MORE_WORDS):
        known = (*WORDS, *MORE_WORDS, *FUNCTIONS, *MORE_FUNCTIONS, *words)
        raise BadSetup("problem-no-figure", figure=word, near=nearest(word, known), known=known)
    return ast.Attribute(ast.Name("now", ast.Load()), word, ast.Load())


def _question(function: str, of: str) -> ast.expr:
    functions = (*FUNCTIONS, *MORE_FUNCTIONS)
    if function not in functions:
        near = nearest(function, functions)
        known = [f"{name}()" for name in functions]
        raise BadSetup("problem-no-figure", figure=f"{function}()", near=near and f"{near}()", known=known)
    known = [*KINDS, *((*TYPES, *GROUPS) if function in OF_TYPES else ())]
    if function == "tokens":
        known += [id for id in TOKENS if id not in KINDS]
    if of not in known:
        near = nearest(of, known)
        raise BadSetup(
            "problem-no-card", card=TypedName("dominion", of), near=near and Card("dominion", near)
        )
    now = ast.Name("now", ast.Load())
    if function == "owned" and is_counted_by_name(of):
        counts = ast.Attribute(now, "all_owned", ast.Load())
        return ast.Call(ast.Attribute(counts, "get", ast.Load()), [ast.Constant(of), ast.Constant(0)], [])
    return ast.Call(ast.Attribute(now, function, ast.Load()), [ast.Constant(of)], [])


def is_counted_by_name(of: str) -> bool:
    """Whether `owned` is the number of cards of that name and nothing else, since it is neither also a type
    nor a landscape."""
    return of not in NAMED and of not in GROUPS and of in KINDS and not KINDS[of].can_be_bought
