"""What a game shows in a terminal: the one thing that the shell asks a game for.

A game's room `terminal` has a `BOARD`, which overrides what it can do better. Without one, or where it
overrides nothing, every place is shown by its name and every card by its name, so each game can be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import SPECTATOR
from fudaba.terminal.canvas.inks import Inks
from fudaba.terminal.canvas.paper import Paper, wrapped
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.session.choosing import Choice
from fudaba.terminal.session.points import Points
from fudaba.terminal.session.scene import Line, Scene, Seen, my_seat
from fudaba.text.narrator import Reason


class Shortcut(NamedTuple):
    """A whole answer that is given often, and what it is called."""

    label: str
    answer: Answer


class Board:
    """How one game is drawn and told."""

    def seats(self) -> int:
        """How many seats a table has if nobody says."""
        return 2

    def title(self, scene: Scene, room: int | None = None) -> str:
        """The game, its main options, and how far it is; shorter if it needs more cells than `room`."""
        # text: *-title
        return scene.words.say(f"{scene.game}-title")

    def situation(self, scene: Scene) -> list[str]:
        """Everything on the table in sentences, one a line."""
        return [self.title(scene), *(_told(scene, place) for place in _places(scene))]

    def brief(self, scene: Scene) -> list[str]:
        """What one must know to answer, in a line or two."""
        return [_told(scene, place) for place in _places(scene) if place.seat in (-1, my_seat(scene))]

    def draw_table(self, paper: Paper, scene: Scene, inks: Inks, choice: Choice | None) -> None:
        """All that lies on the table but the viewer's own hand."""
        row = 0
        for place in _places(scene):
            if place.name == "hand" and place.seat == my_seat(scene) and not scene.open_hands:
                continue
            x = 1
            if place.seat >= 0:
                x = draw_seal(paper, x, row, scene, inks, place.seat) + 1
            row = paper.lines(x, row, wrapped(_told(scene, place), paper.width - x - 1), inks.by())

    def draw_hand(self, paper: Paper, scene: Scene, inks: Inks, choice: Choice | None, cursor: int) -> None:
        """The viewer's hand; `cursor` is the place of the card that is looked at, -1 for none."""
        seat = my_seat(scene)
        end = draw_seal(paper, 1, 0, scene, inks, seat)
        paper.write(end + 1, 0, scene.narrator.seat(seat), inks.by(bold=True))
        x, y = 1, 1
        for number, face in enumerate(self.hand(scene)):
            option = self.option_of(scene, face) if choice is not None else -1
            key = choice.key(option) if choice is not None and option >= 0 else ""
            chip = f" {key} {scene.narrator.card(face)} " if key else f" {scene.narrator.card(face)} "
            if x > 1 and x + cell_len(chip) > paper.width - 1:
                x, y = 1, y + 1
            picked = choice is not None and option in choice.picks
            style = inks.on(inks.ink, inks.on_ink) if picked else inks.on(inks.line_2, inks.ink)
            end = paper.write(x, y, chip, style)
            if key:
                paper.spot(x, y, end - x, 1, key)
            if number == cursor:
                paper.write(x - 1, y, "▐", inks.by(inks.ink))
                paper.write(end, y, "▌", inks.by(inks.ink))
            x = end + 1

    def hand_rows(self, height: int) -> int:
        """How many rows the hand wants on a screen of this height."""
        return 4 if height >= 20 else 2 if height >= 10 else 0

    def draw_card(self, paper: Paper, scene: Scene, inks: Inks, face: str) -> None:
        """One card, as large as the paper."""
        paper.frame(0, 0, paper.width, paper.height, inks.by(inks.line_2))
        paper.lines(2, 1, wrapped(scene.narrator.card(face), paper.width - 4), inks.by(bold=True))

    def hand(self, scene: Scene) -> list[str]:
        """The faces in the viewer's hand, as `draw_hand` shows them."""
        name = f"{my_seat(scene)}.hand"
        return scene.faces("hand", my_seat(scene)) if name in scene.data["zones"] else []

    def cards(self, scene: Scene) -> list[str]:
        """The faces of all cards that one may want to read about at this table."""
        return list(dict.fromkeys(face for place in _places(scene) for face in place.faces))

    def top(self, scene: Scene) -> str:
        """The face that a look at the table itself means, "" for none."""
        return next(iter(self.cards(scene)), "")

    def option_of(self, scene: Scene, face: str) -> int:
        """The number of the option that uses this card of the hand, -1 if none does."""
        if scene.asked is None or not scene.is_mine:
            return -1
        options = enumerate(scene.asked["options"])
        return next((number for number, option in options if option.get("face") == face), -1)

    def on_table(self, scene: Scene) -> set[int]:
        """The numbers of the options that stand with their keys on what `draw_table` draws."""
        return set()

    def why_not(self, scene: Scene, face: str) -> Reason | None:
        """Why this card of the hand cannot be chosen now, None if it can, or if it is not the hand's turn."""
        return scene.why_not(face) if self.option_of(scene, face) < 0 else None

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The answer that one key gives to the pending question, None if it has none."""
        return None

    def hint(self, scene: Scene, option: Seen) -> str:
        """What follows from an option, "" where its label says enough."""
        return scene.hint(option)

    def card_facts(self, scene: Scene, face: str) -> str:
        """A line of figures about a card."""
        return ""

    def faces_of(self, scene: Scene, line: Line) -> list[str]:
        """The cards that a line of the log is about, also where it does not name them itself."""
        return line.faces

    def colour_of(self, face: str) -> str:
        """The name of the ink in which a card is written in a sentence."""
        return "ink"

    def points(self, scene: Scene) -> Points:
        """The score so far, as far as the viewer may know it."""
        return Points((), ())

    def is_head(self, line: Line) -> bool:
        """Whether a line of the log begins a new turn or more."""
        return line.depth == 0

    def pauses(self, before: Scene, after: Scene) -> bool:
        """Whether something has ended in between that everybody should see."""
        return False


def board_of(game: str) -> Board:
    """The board of a game, by its name; a plain one for a game that has none of its own."""
    found = games.room(game, "terminal")
    board: Board = Board() if found is None else found.BOARD
    return board


class _Place(NamedTuple):
    """A place with cards: its name, whose it is (-1 for everybody's), how many, and those that are seen."""

    name: str
    seat: int
    number: int
    faces: list[str]


def _places(scene: Scene) -> Iterator[_Place]:
    """All places that hold cards: everybody's first, then those of the others, the viewer's last."""
    me, found = max(0, scene.viewer) if scene.viewer != SPECTATOR else 0, []
    for name, zone in scene.data["zones"].items():
        seat, dot, own = name.partition(".")
        of_seat = int(seat) if dot and seat.isdecimal() else -1
        faces = [card["face"] for card in zone.get("cards", ())] or list(zone.get("known", ()))
        if zone["count"]:
            found.append(_Place(own if of_seat >= 0 else name, of_seat, zone["count"], faces))
    return iter(sorted(found, key=lambda one: -1 if one.seat < 0 else (one.seat - me - 1) % scene.seats))


def _told(scene: Scene, place: _Place) -> str:
    say = scene.words.say
    message = f"{scene.game}-zone-{place.name}"
    return say(
        "terminal-place",
        seat=scene.narrator.seat(place.seat),
        place=say(message) if scene.words.has(message) else place.name.replace("_", " "),
        count=place.number,
        owned=place.seat >= 0,
        known=bool(place.faces),
        cards=scene.narrator.cards(place.faces) if place.faces else "",
    )
