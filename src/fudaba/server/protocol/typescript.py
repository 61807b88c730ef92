"""The messages as TypeScript: `python -m fudaba.server.protocol.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import inspect as kinds

from fudaba import games
from fudaba.server.protocol import bring_schema as bring_parts
from fudaba.server.protocol import catalogue_schema as catalogue_parts
from fudaba.server.protocol import coach_schema as coach_parts
from fudaba.server.protocol import from_browser, messages, to_browser
from fudaba.server.protocol import lab_schema as lab_parts
from fudaba.server.protocol import people_schema as people
from fudaba.server.protocol import puzzle_schema as puzzle_parts
from fudaba.server.protocol import schema as parts

_HEAD = """\
// Made by `python -m fudaba.server.protocol.typescript`; a test keeps it so.
// Change it there.

"""
_CODES = ("TOO_LONG", "TOO_FAST", "TOO_MANY", "NOT_READABLE", "STRANGER", "RESTARTING", "TOO_SLOW", "BANNED")
_FAMILIES = {"lines": "LineKind", "questions": "QuestionKind", "verbs": "Verb"}
"""What the words of games are called, by their name in a `Vocabulary`."""
_FIGURES = ("PROTOCOL", "LONGEST_MESSAGE", "LONGEST_NAME", "LONGEST_CHAT", "LONGEST_SCENARIO", "LARGEST_LOGS")


def typescript() -> str:
    """The whole file."""
    parts = [_HEAD]
    parts += [f"export const {name} = {_figure(name)};\n" for name in _FIGURES]
    codes = ", ".join(f"{name}: {_figure(name)}" for name in _CODES)
    parts.append("\n/** Why the server closes a connection. */\n")
    parts.append(f"export const CLOSE = {{ {codes} }} as const;\n")
    parts += [_words(*family) for family in _FAMILIES.items()]
    for struct in _structs():
        parts.append(_interface(struct))
    sent = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    for name, union in sent.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"\nexport type {name} = {members};\n")
    return "".join(parts)


def _figure(name: str) -> int:
    figure: int = next(
        vars(one)[name] for one in (messages, parts, lab_parts, bring_parts) if name in vars(one)
    )
    return figure


def _words(family: str, name: str) -> str:
    """The words of each game as a type, and a type of those of all games."""
    types = {f"{_title(game)}{name}": getattr(games.named(game).words, family) for game in games.names()}
    lines = [f"\nexport type {type} = {' | '.join(map(_quoted, words))};\n" for type, words in types.items()]
    return "".join([*lines, f"\nexport type {name} = {' | '.join(types)};\n"])


def _title(game: str) -> str:
    return "".join(word.title() for word in game.split("_"))


def _quoted(word: str) -> str:
    return f'"{word}"'


@cache
def _of_game(name: str) -> tuple[type, ...]:
    """What a game shows itself in."""
    game = games.named(name)
    shown = (kinds.type_info(kind) for kind in game.shows if kind is not None)
    return tuple(dict.fromkeys(part for info in shown for part in _within(info)))


def _structs() -> list[type]:
    """All messages and their parts, in the order in which they are written; what games show comes first."""
    found: dict[type, None] = {part: None for game in games.names() for part in _of_game(game)}
    for module in (
        parts,
        catalogue_parts,
        coach_parts,
        lab_parts,
        puzzle_parts,
        bring_parts,
        from_browser,
        to_browser,
        people,
    ):
        found |= {
            thing: None
            for thing in vars(module).values()
            if inspect.isclass(thing)
            and issubclass(thing, msgspec.Struct)
            and thing.__module__ == module.__name__
        }
    return list(found)


def _within(kind: kinds.Type) -> Iterator[type]:
    """The structs and named tuples that something is made of, the parts before the whole."""
    match kind:
        case kinds.StructType() | kinds.NamedTupleType():
            for field in kind.fields:
                yield from _within(field.type)
            yield kind.cls
        case kinds.ListType():
            yield from _within(kind.item_type)
        case kinds.DictType():
            yield from _within(kind.value_type)
        case kinds.UnionType():
            for one in kind.types:
                yield from _within(one)


def _name(cls: type) -> str:
    """What a struct is called; that of a game after it, since each has its own `Public`."""
    of_game = next((game for game in games.names() if cls in _of_game(game)), "")
    return _title(of_game) + cls.__name__


def _interface(struct: type) -> str:
    info = kinds.type_info(struct)
    comment = inspect.cleandoc(struct.__doc__ or "").replace("\n", "\n * ").replace(" * \n", " *\n")
    head = f"\n/**\n * {comment}\n */\nexport "
    if isinstance(info, kinds.NamedTupleType):
        parts = ", ".join(f"{field.encode_name}: {_type(field.type)}" for field in info.fields)
        return f"{head}type {_name(struct)} = [{parts}];\n"
    assert isinstance(info, kinds.StructType)
    lines = [f"{head}interface {_name(struct)} {{\n"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";\n')
    # What the client sends may leave out what has a default; what the server sends is whole but for facts.
    may_lack = info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults
    explained = _field_docs(struct)
    for field in info.fields:
        if field.name in explained:
            lines.append(f"  /** {explained[field.name]} */\n")
        mark = "?" if may_lack and not field.required else ""
        nothing = (
            ' | ""'
            if isinstance(field.type, kinds.Metadata) and field.default == "" and field.type.extra
            else ""
        )
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}{nothing};\n")
    return "".join([*lines, "}\n"])


def _field_docs(struct: type) -> dict[str, str]:
    """The docstring below each field of a struct, on one line."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for field, below in pairwise(definition.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = " ".join(text.split())
    return found


def _type(kind: kinds.Type) -> str:
    """How TypeScript writes the type of a field. Raises TypeError for one that no message has yet."""
    match kind:
        case kinds.Metadata(extra={"words": family}):
            return _FAMILIES[family]
        case kinds.Metadata():
            return _type(kind.type)
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' for value in sorted(map(str, kind.values)))
        case kinds.ListType():
            item = _type(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case kinds.VarTupleType():
            return f"{_type(kind.item_type)}[]"
        case kinds.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case kinds.UnionType():
            return " | ".join(dict.fromkeys(map(_type, kind.types)))
        case kinds.StructType() | kinds.NamedTupleType():
            return _name(kind.cls)
    raise TypeError(f"no message has had {kind} so far")


def main(write: Any = sys.stdout.write) -> None:
    """Print the file."""
    write(typescript())


if __name__ == "__main__":
    main()
