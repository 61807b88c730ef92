"""The table of Innovation: the turn, decks and achievements, and below each other every player's board."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.facts.shown import Reach
from fudaba.games.innovation.facts.vocabulary import WORDS
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.screen.innovation.cards import Marking, colour_of, draw_icon
from fudaba.terminal.screen.innovation.options import option_of_age, option_of_card
from fudaba.terminal.screen.innovation.reach import reach, reach_short
from fudaba.terminal.screen.innovation.stacks import (
    NARROWEST,
    SLIVER,
    draw_caption,
    draw_stack,
)
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.text.innovation import reach_words
from fudaba.text.innovation.faces import counters
from fudaba.text.innovation.stacks import Stack, stacks_of
from fudaba.text.innovation.table import (
    ages,
    available,
    figures,
    icon_totals,
    left,
    needed,
    turn_words,
)
from fudaba.text.scene import Scene, my_seat, others_of
from fudaba.text.wrapping import cut, padded

NAMED: Final = 13
"""As wide as this a top card stays, as long as cards that look out at a side leave room for it."""


class Plan(NamedTuple):
    """How many rows everything gets."""

    strip: int
    """Rows for decks and achievements."""
    own: int
    """Rows for a top card of the viewer."""
    own_caption: bool
    """Whether that has a caption."""
    keys: bool
    """Whether the viewer's cards have a row for keys and for whom they reach."""
    other: int
    """Rows for a top card of the others."""
    other_caption: bool
    """Whether that has a caption."""
    gap: int
    """Rows between boards."""

    def rows(self, seats: int) -> int:
        """How many rows it takes for this many seats."""
        own = 1 + self.own + self.own_caption + self.keys
        return self.strip + own + (seats - 1) * (1 + self.other + self.other_caption + self.gap)


PLANS: Final = (
    Plan(5, 3, True, True, 3, True, 1),
    Plan(5, 3, True, True, 2, True, 1),
    Plan(4, 3, True, True, 2, True, 0),
    Plan(2, 3, True, True, 3, True, 0),
    Plan(2, 3, True, True, 2, True, 0),
    Plan(2, 2, True, True, 2, True, 0),
    Plan(2, 2, True, True, 2, False, 0),
    Plan(2, 2, True, True, 1, False, 0),
    Plan(2, 2, True, True, 0, False, 0),
    Plan(2, 1, False, True, 0, False, 0),
    Plan(1, 1, False, True, 0, False, 0),
    Plan(0, 1, False, False, 0, False, 0),
)
"""From the roomiest on; the first that fits is taken."""


def draw_table(canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None) -> None:
    """From above: the turn, decks and achievements, the others' boards, the viewer's own board."""
    me = my_seat(scene)
    others = others_of(scene, me)
    plan = next((plan for plan in PLANS if plan.rows(scene.seats) <= canvas.height), PLANS[-1])
    spare = max(0, canvas.height - plan.rows(scene.seats))
    stacks = {seat: stacks_of(scene, seat) for seat in (*others, me)}
    below = _below(stacks, me, plan, spare)
    columns = _columns(canvas.width - 2, stacks)
    chosen = _chosen(scene, selection)
    y = _draw_strip(canvas, plan.strip, scene, palette, selection)
    for seat in (*others, me):
        own = seat == me
        _draw_head(canvas, y, scene, palette, seat, chosen)
        rows = plan.own if own else plan.other
        caption = plan.own_caption if own else plan.other_caption
        y += 1
        if rows:
            _Band(canvas, scene, palette, selection, seat, columns, rows, below[seat], caption).draw(
                y, stacks[seat], keys=own and plan.keys
            )
        y += rows + below[seat] + caption + (plan.keys if own else plan.gap)
    _draw_reach(canvas, y, scene, palette, stacks[me])


def _below(stacks: dict[int, list[Stack]], me: int, plan: Plan, spare: int) -> dict[int, int]:
    """How many rows each board gets for cards that look out at the bottom: the viewer's first."""
    found = {}
    for seat in (me, *(seat for seat in stacks if seat != me)):
        rows = plan.own if seat == me else plan.other
        wanted = max((stack.below for stack in stacks[seat]), default=0) if rows >= 2 else 0
        found[seat] = min(wanted, spare)
        spare -= found[seat]
    return found


def _columns(width: int, stacks: dict[int, list[Stack]]) -> list[tuple[int, int]]:
    """Where the column of each colour begins and how wide it is: wider where cards look out at a side."""
    room = width - (len(COLOURS) - 1)
    wanted = [max(own[n].beside for own in stacks.values()) * SLIVER for n in range(len(COLOURS))]
    least = NAMED if room >= NAMED * len(COLOURS) else NARROWEST
    while sum(wanted) > max(0, room - least * len(COLOURS)):
        wanted[wanted.index(max(wanted))] -= min(SLIVER, max(wanted))
        if not any(wanted):
            break
    even, rest = divmod(room - sum(wanted), len(COLOURS))
    found, x = [], 1
    for number, more in enumerate(wanted):
        wide = even + more + (1 if number < rest else 0)
        found.append((x, wide))
        x += wide + 1
    return found


def _chosen(scene: Scene, selection: Selection | None) -> Reach | None:
    """Whom the dogma reaches that is chosen but not confirmed."""
    if selection is None or not selection.picks:
        return None
    option = WORDS.option(selection.options[selection.picks[0]])
    return reach(scene, my_seat(scene), option.face) if option.verb == "dogma" else None


def _draw_reach(canvas: Canvas, y: int, scene: Scene, palette: Palette, stacks: list[Stack]) -> None:
    """Where rows are left below the boards: of each top card whom its dogma would reach, with the counts."""
    if scene.put is None or WORDS.asked(scene.put).kind != "action":
        return
    parts = []
    for stack in stacks:
        if stack.cards and (found := reach(scene, my_seat(scene), stack.cards[-1])) is not None:
            parts.append((stack.cards[-1], reach_words(scene.narrator, found)))
    if canvas.height - y < len(parts):
        return
    y += canvas.height - y > len(parts)
    wide = max((cell_len(scene.narrator.card(face)) for face, _ in parts), default=0)
    for row, (face, words) in enumerate(parts, y):
        ink = palette.fills[colour_of(face)][2]
        canvas.write(1, row, scene.narrator.card(face), palette.by(ink, bold=True))
        canvas.write(wide + 3, row, cut(words, canvas.width - wide - 4), palette.by(palette.ink_2))


# Decks and achievements.


def _draw_strip(
    canvas: Canvas, rows: int, scene: Scene, palette: Palette, selection: Selection | None
) -> int:
    """The turn; below it the decks, and what can be achieved; returns the row after them."""
    say = scene.words.say
    if rows < 1:
        return 0
    end = canvas.write(1, 0, cut(turn_words(scene), canvas.width - 2), palette.by(bold=True))
    if rows >= 4:
        specials = [scene.narrator.card(face) for face in scene.faces("specials")]
        text = say("innovation-table-dot").join(specials)
        room = canvas.width - end - 4
        if specials and cell_len(text) > room:
            text = say("terminal-innovation-specials", number=len(specials))
        canvas.write(canvas.width - 1 - cell_len(text), 0, text, palette.by(palette.ink_2))
        _draw_grid(canvas, 1, scene, palette, selection)
        return rows
    _draw_to_achieve(canvas, end + 3, scene, palette, selection)
    if rows >= 2:
        decks = [say("terminal-innovation-deck-short", age=age, left=left(scene, age)) for age in ages(scene)]
        text = say("terminal-innovation-decks-short", decks=" ".join(decks))
        canvas.write(1, 1, cut(text, canvas.width - 2), palette.by(palette.ink_2))
    return rows


def _draw_grid(canvas: Canvas, y: int, scene: Scene, palette: Palette, selection: Selection | None) -> None:
    """Three rows: the ages, how many cards are left in each deck, the score that each achievement takes."""
    say, me = scene.words.say, my_seat(scene)
    there = available(scene)
    labels = [say(f"terminal-innovation-strip-{name}") for name in ("age", "deck", "achieve")]
    first = max(map(cell_len, labels)) + 2
    wide = max(4, min(6, (canvas.width - 1 - first) // max(1, len(ages(scene)))))
    for row, label in enumerate(labels):
        canvas.write(1, y + row, label, palette.by(palette.ink_3))
    for number, age in enumerate(ages(scene)):
        x = 1 + first + number * wide
        canvas.write(x, y, padded(str(age), wide - 1, right=True), palette.by(bold=True))
        count = left(scene, age)
        style = palette.by(palette.ink_2 if count else palette.ink_3)
        canvas.write(x, y + 1, padded(str(count), wide - 1, right=True), style)
        price = str(needed(scene, me, age)) if age in there else "–"
        option = option_of_age(scene, age) if selection is not None else -1
        style = palette.by(bold=option >= 0) if age in there else palette.by(palette.ink_3)
        canvas.write(x, y + 2, padded(price, wide - 1, right=True), style)
        if selection is not None and option >= 0:
            key = selection.key(option)
            canvas.write(
                x + wide - 2 - len(price), y + 2, key, palette.on(palette.ink, palette.on_ink, bold=True)
            )
            canvas.spot(x, y, wide, 3, key)


def _draw_to_achieve(
    canvas: Canvas, x: int, scene: Scene, palette: Palette, selection: Selection | None
) -> None:
    """The ages that can be achieved, in one row, with the number of special achievements."""
    say = scene.words.say
    there = sorted(set(available(scene)))
    specials = len(scene.faces("specials"))
    parts = []
    for number in there:
        option = option_of_age(scene, number) if selection is not None else -1
        parts.append((selection.key(option) if selection is not None and option >= 0 else "", str(number)))
    label = say("terminal-innovation-to-achieve")
    more = say("terminal-innovation-and-specials", number=specials) if specials else ""
    length = cell_len(f"{label} {more}") + sum(1 + len(key) + len(age) for key, age in parts)
    x = max(x, canvas.width - 1 - length)
    x = canvas.write(x, 0, label, palette.by(palette.ink_3))
    for key, age in parts:
        x += 1
        if key:
            canvas.spot(x, 0, 1 + len(age), 1, key)
            x = canvas.write(x, 0, key, palette.on(palette.ink, palette.on_ink, bold=True))
        x = canvas.write(x, 0, age, palette.by(bold=bool(key)))
    canvas.write(x + 1, 0, more, palette.by(palette.ink_2))


# A player.


def _draw_head(
    canvas: Canvas, y: int, scene: Scene, palette: Palette, seat: int, chosen: Reach | None
) -> None:
    """Who it is, score, achievements, hand, the icons; while a dogma is chosen, what it would do to them."""
    end = draw_seal(canvas, 1, y, scene, palette, seat)
    end = canvas.write(end + 1, y, scene.narrator.seat(seat), palette.by(bold=True)) + 1
    if chosen is not None:
        end = _draw_fate(canvas, end, y, scene, palette, seat, chosen) + 1
    public = counters(scene)
    totals = () if public.lost[seat] else icon_totals(scene, seat)  # who is out has none (INN-G1)
    wide = sum(3 + len(str(number)) for _, number in totals)
    room = canvas.width - 2 - end - wide
    text, short = figures(scene, seat), _short_figures(scene, seat)
    rooms = () if public.lost[seat] else (room - 1 - cell_len(text), room - 1 - cell_len(short))
    if bot := next(filter(None, (scene.bot(seat, left_over) for left_over in rooms)), ""):
        end = canvas.write(end, y, bot, palette.by(palette.ink_3)) + 1
        room -= cell_len(bot) + 1
    if cell_len(text) > room and not public.lost[seat]:
        text = short
    canvas.write(end, y, cut(text, max(0, room)), palette.by(palette.ink_2))
    x = canvas.width - 1 - wide
    for icon, number in totals:
        draw_icon(canvas, x, y, scene, palette, icon)
        counts = chosen is not None and chosen.way.icon == icon
        style = (
            palette.on(palette.ink, palette.on_ink, bold=True) if counts else palette.by(bold=bool(number))
        )
        x = canvas.write(x + 2, y, str(number), style) + 1


def _short_figures(scene: Scene, seat: int) -> str:
    """Score, achievements and hand in as few letters as possible."""
    public = counters(scene)
    return scene.words.say(
        "terminal-innovation-figures-short",
        points=public.points[seat],
        achievements=public.achievements[seat],
        goal=public.goal,
        hand=scene.zone("hand", seat).count,
    )


def _draw_fate(
    canvas: Canvas, x: int, y: int, scene: Scene, palette: Palette, seat: int, chosen: Reach
) -> int:
    """One word: hit, shares, safe."""
    if seat in chosen.way.hit:
        word, style = "hit", palette.on(palette.ink, palette.on_ink, bold=True)
    elif seat in (chosen.way.shares or ()):
        word, style = "shares", palette.on(palette.dialog, palette.ink, bold=True)
    elif seat in (chosen.way.immune or ()):
        word, style = "safe", palette.by(palette.ink_3)
    else:
        return x - 1
    return canvas.write(x, y, f" {scene.words.say('terminal-innovation-fate', fate=word)} ", style)


class _Band:
    """A player's five stacks side by side. below: the rows for cards that look out at the bottom."""

    def __init__(
        self,
        canvas: Canvas,
        scene: Scene,
        palette: Palette,
        selection: Selection | None,
        seat: int,
        columns: list[tuple[int, int]],
        rows: int,
        below: int,
        caption: bool,
    ) -> None:
        self.canvas = canvas
        self.scene = scene
        self.palette = palette
        self.selection = selection
        self.seat = seat
        self.columns = columns
        self.rows = rows
        self.below = below
        self.caption = caption

    def draw(self, y: int, stacks: list[Stack], *, keys: bool) -> None:
        """Each stack, what its splay shows, and where the viewer may choose it its key."""
        for stack, (x, wide) in zip(stacks, self.columns, strict=True):
            option = self.option_of(stack)
            key = self.selection.key(option) if self.selection is not None and option >= 0 else ""
            picked = self.selection is not None and option >= 0 and bool(self.selection.picked(option))
            marking = Marking(key="" if keys else key, picked=picked)
            args = (self.canvas, x, y, wide, self.rows, self.below)
            draw_stack(*args, self.scene, self.palette, stack, marking)
            end = y + self.rows + self.below
            if self.caption:
                draw_caption(self.canvas, x, end, wide, self.scene, self.palette, stack)
            if keys and stack.cards:
                self.draw_key(x, end + self.caption, wide, stack, key)

    def option_of(self, stack: Stack) -> int:
        """The option that stands for a stack's top card, -1 for none."""
        cards = self.scene.zone(stack.colour, self.seat).cards
        return option_of_card(self.scene, cards[-1].id) if cards and self.selection is not None else -1

    def draw_key(self, x: int, y: int, wide: int, stack: Stack, key: str) -> None:
        """Below a stack of the viewer's: its key, and whom its dogma would reach."""
        canvas, palette, scene = self.canvas, self.palette, self.scene
        if key:
            rows = self.rows + self.below + self.caption
            canvas.spot(x, y - rows, wide, rows + 1, key)
            x = canvas.write(x, y, f" {key} ", palette.on(palette.ink, palette.on_ink, bold=True))
            wide -= 3
        if scene.put is None or WORDS.asked(scene.put).kind != "action":
            return
        found = reach(scene, self.seat, stack.cards[-1])
        if found is None:
            return
        end = x + wide
        hit, shares = reach_short(scene, found, wide - 1)
        if hit:
            x = canvas.write(x + 1, y, cut(hit, end - x - 1), palette.by(bold=True))
        if shares:
            canvas.write(x + 1, y, cut(shares, max(0, end - x - 1)), palette.by(palette.ink_2))
