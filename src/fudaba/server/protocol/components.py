"""What a table is played with, written for other tools, and as a list of what to take out of the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fudaba import games
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.game import title as title_of
from fudaba.server.protocol.catalogue_schema import BoxLine, BoxPart, KingdomForm, LaidOut
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import explain
from fudaba.text import LANGS
from fudaba.text.game_words import game_words
from fudaba.text.names import options_by_id

LONGEST_SEED = 32
LONGEST_LIST = 4000
"""How many letters of an option are read."""


def laid_out(game: str, asked: Mapping[str, str]) -> LaidOut:
    """What a table with these options is played with.

    Raises `BadSetup` if there is no such game, or if nothing is laid out for it before the game.
    """
    of: Any = games.named(game)
    module: Any = game_words(game)
    if not hasattr(of, "packed") or not hasattr(module, "packing_rows"):
        raise BadSetup("server-problem-no-draws", game=title_of(game))
    given = {name: text[:LONGEST_LIST] for name, text in asked.items() if name not in ("seed", "seats")}
    seed, seats = asked.get("seed", "")[:LONGEST_SEED], asked.get("seats", "")
    number = int(seats) if seats.isdecimal() and len(seats) < 3 else of.seats[0]
    try:
        setup = setup_of(of, seats=number, seed=seed, options=options_by_id(of, given))
        kingdom = of.laid_out(setup.options, seed)
        items = of.packed(setup.options, seed, number)
    except BadSetup as error:
        return LaidOut([], [], explain(error))
    forms = [
        KingdomForm(
            form,
            Text(*(module.form_title(form, lang) for lang in LANGS)),
            Text(*(module.write_kingdom(kingdom, form, lang) for lang in LANGS)),
        )
        for form in module.FORMS
    ]
    parts = zip(*(module.packing_rows(items, lang) for lang in LANGS), strict=True)
    return LaidOut(forms, [_part(*in_each) for in_each in parts])


def _part(*in_each: tuple[str, list[Any]]) -> BoxPart:
    """A part of the list, from the same part in each language."""
    titles, rows = zip(*in_each, strict=True)
    lines = [
        BoxLine(row[0].number, Text(*(one.name for one in row)), Text(*(one.note for one in row)))
        for row in zip(*rows, strict=True)
    ]
    return BoxPart(Text(*titles), lines)
