"""The Supply on the table: piles of one cost in one row, what can be taken now with its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from fudaba.games.dominion.facts.shown import Landscape, Pile
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.screen.dominion.cards import Marking, chip_width, draw_chip
from fudaba.terminal.screen.dominion.options import (
    asks_for_piles,
    option_of_landscape,
    option_of_pile,
    option_of_set_out,
)
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.text.dominion.table import by_cost, cost_word, counters, on_landscape, on_pile
from fudaba.text.scene import Scene


class Chip(NamedTuple):
    """A card that is to be drawn in one row."""

    face: str
    marking: Marking


class Group(NamedTuple):
    """Chips that stand together."""

    label: str
    """The text before them."""
    chips: list[Chip]
    """The chips, in order."""
    by_cost: bool = False
    """Whether the text is their cost."""


def groups(scene: Scene, selection: Selection | None) -> list[Group]:
    """What lies on the table for everybody: the Supply by cost, other piles, landscapes, cards set aside."""
    asking = selection is not None and asks_for_piles(scene)
    say = scene.words.say
    found = [
        Group(cost, [_pile(scene, selection, pile, asking) for pile in piles], by_cost=True)
        for cost, piles in by_cost(scene, supply=True)
    ]
    if others := [pile for _, piles in by_cost(scene, supply=False) for pile in piles]:
        found.append(
            Group(say("terminal-dominion-extra"), [_pile(scene, selection, p, False) for p in others])
        )
    if lying := counters(scene).landscapes:
        found.append(
            Group(say("terminal-dominion-landscapes"), [_landscape(scene, selection, one) for one in lying])
        )
    if aside := scene.faces("common"):
        found.append(
            Group(say("terminal-dominion-set-out"), [_set_out(scene, selection, id) for id in aside])
        )
    return found


def _pile(scene: Scene, selection: Selection | None, pile: Pile, asking: bool) -> Chip:
    option = option_of_pile(scene, pile) if selection is not None else -1
    right = " · ".join((*on_pile(scene, pile), str(pile.count)))
    marking = Marking(right=right, hatched=not pile.count or (asking and option < 0))
    if selection is not None and option >= 0:
        marking = marking._replace(key=selection.key(option), picked=selection.picked(option))
    return Chip(pile.top or pile.id, marking)


def _landscape(scene: Scene, selection: Selection | None, one: Landscape) -> Chip:
    cost = [cost_word(scene.words, *one.cost)] if one.cost else []
    marking = Marking(right=" · ".join([*on_landscape(scene, one.id), *cost]))
    return _chosen(selection, one.id, marking, option_of_landscape(scene, one.id))


def _set_out(scene: Scene, selection: Selection | None, id: str) -> Chip:
    return _chosen(selection, id, Marking(), option_of_set_out(scene, id))


def _chosen(selection: Selection | None, id: str, marking: Marking, option: int) -> Chip:
    if selection is not None and option >= 0:
        marking = marking._replace(key=selection.key(option), picked=selection.picked(option))
    return Chip(id, marking)


class PlacedChip(NamedTuple):
    """The place of a label or chip."""

    x: int
    """Its first column."""
    y: int
    """Its row."""
    width: int
    """How many columns."""
    what: str | Chip
    """The label or the chip."""


def draw_supply(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    scene: Scene,
    palette: Palette,
    found: Sequence[Group],
) -> int:
    """Draw the groups, each from a new row on, in columns if there is room; returns the row after them."""
    placed = arranged(scene, found, width, height)
    for one in placed:
        if one.y >= height:
            canvas.write(x + width - 1, y + height - 1, "▼", palette.by(palette.ink_3))
            break
        if isinstance(one.what, str):
            canvas.write(x + one.x, y + one.y, one.what, palette.by(palette.ink_2, bold=True))
        else:
            draw_chip(
                canvas, x + one.x, y + one.y, scene, palette, one.what.face, one.what.marking, one.width
            )
    return y + min(height, max((one.y for one in placed), default=-1) + 1)


def arranged(scene: Scene, found: Sequence[Group], width: int, height: int) -> list[PlacedChip]:
    """Where everything stands: in columns; closer together; or in rows that go on from group to group."""
    costs = [group for group in found if group.by_cost]
    label = max((cell_len(group.label) for group in costs), default=0) + 1
    widest = max((chip_width(scene, *chip) for group in costs for chip in group.chips), default=0)
    for column in (widest, 0):
        placed = _in_rows(scene, found, width, label, column)
        if not placed or placed[-1].y < height:
            return placed
    return _on_and_on(scene, found, width)


def _in_rows(scene: Scene, found: Sequence[Group], width: int, label: int, column: int) -> list[PlacedChip]:
    """Each group from a new row on; column: how wide each chip is, 0 for as wide as it must be."""
    placed: list[PlacedChip] = []
    row = 0
    for group in found:
        placed.append(PlacedChip(0, row, cell_len(group.label), group.label))
        start = max(label, cell_len(group.label) + 1)
        at = start
        for chip in group.chips:
            wide = (group.by_cost and column) or chip_width(scene, *chip)
            if at > start and at + wide > width:
                at, row = start, row + 1
            placed.append(PlacedChip(at, row, wide, chip))
            at += wide + 1
        row += 1
    return placed


def _on_and_on(scene: Scene, found: Sequence[Group], width: int) -> list[PlacedChip]:
    """All groups one after another; a label never stands alone at the end of a row."""
    placed: list[PlacedChip] = []
    at = row = 0
    for group in found:
        for number, chip in enumerate(group.chips):
            label = f"{group.label} " if not number else ""
            wide = chip_width(scene, *chip)
            if at and at + cell_len(label) + wide > width:
                at, row = 0, row + 1
            if label:
                placed.append(PlacedChip(at, row, cell_len(label), label.rstrip()))
                at += cell_len(label)
            placed.append(PlacedChip(at, row, wide, chip))
            at += wide + 1
    return placed


def rows_of(scene: Scene, found: Sequence[Group], width: int, height: int) -> int:
    """How many rows `draw_supply` takes."""
    return min(height, max((one.y for one in arranged(scene, found, width, height)), default=-1) + 1)


def flow(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    rows: int,
    scene: Scene,
    palette: Palette,
    label: str,
    chips: Sequence[Chip],
) -> int:
    """Chips after a label, in as many rows as they need and there are; returns the row after them."""
    canvas.write(x, y, label, palette.by(palette.ink_2, bold=True))
    at, row = x + cell_len(label), y
    for chip in chips:
        wide = chip_width(scene, *chip)
        if at > x + 2 and at + wide > x + width:
            at, row = x + 2, row + 1
        if row >= y + rows:
            canvas.write(x + width - 1, y + rows - 1, "…", palette.by(palette.ink_3))
            return y + rows
        draw_chip(canvas, at, row, scene, palette, chip.face, chip.marking)
        at += wide + 1
    return row + 1
