"""The terminal's view of a game: the one thing that the screen asks a game for.

A game's room `terminal` has a `BOARD`, which overrides what it can do better. Without one, or where it
overrides nothing, every place is shown by its name and every card by its name, so each game can be played.
How it is told is in its `text` (`text.game_text`).
"""

from __future__ import annotations

from rich.cells import cell_len

from fudaba import games
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import Palette
from fudaba.terminal.canvas.seal import draw_seal
from fudaba.terminal.session.answer_in_progress import Selection
from fudaba.text.game_text import game_text_of, place_text, places
from fudaba.text.narrator import Reason
from fudaba.text.scene import Scene, my_seat, others_of
from fudaba.text.wrapping import cut, padded, wrapped


class GameView:
    """How one game is drawn."""

    SEATS = 2
    """How many seats a table has if nobody says."""
    FIRST: tuple[str, ...] = ()
    """Names of kingdoms for first games, of which a player who begins from the menu may choose."""
    HAND_ROWS: tuple[tuple[int, int], ...] = ((20, 4), (10, 2))
    """How many rows the hand wants, by the least height of the screen, the highest first; else none."""

    def draw_table(self, canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None) -> None:
        """All that lies on the table but the viewer's own hand."""
        row = 0
        for place in places(scene):
            if place.name == "hand" and place.seat == my_seat(scene) and not scene.open_hands:
                continue
            x = 1
            if place.seat >= 0:
                x = draw_seal(canvas, x, row, scene, palette, place.seat) + 1
            row = canvas.lines(x, row, wrapped(place_text(scene, place), canvas.width - x - 1), palette.by())

    def draw_hand(
        self, canvas: Canvas, scene: Scene, palette: Palette, selection: Selection | None, cursor: int
    ) -> None:
        """The viewer's hand; `cursor` is the place of the card that is looked at, -1 for none."""
        seat = my_seat(scene)
        end = draw_seal(canvas, 1, 0, scene, palette, seat)
        canvas.write(end + 1, 0, scene.narrator.seat(seat), palette.by(bold=True))
        x, y = 1, 1
        for number, face in enumerate(game_text_of(scene.game).hand(scene)):
            option = self.option_of(scene, face) if selection is not None else -1
            key = selection.key(option) if selection is not None and option >= 0 else ""
            chip = f" {key} {scene.narrator.card(face)} " if key else f" {scene.narrator.card(face)} "
            if x > 1 and x + cell_len(chip) > canvas.width - 1:
                x, y = 1, y + 1
            picked = selection is not None and option in selection.picks
            style = (
                palette.on(palette.ink, palette.on_ink) if picked else palette.on(palette.line_2, palette.ink)
            )
            end = canvas.write(x, y, chip, style)
            if key:
                canvas.spot(x, y, end - x, 1, key)
            if number == cursor:
                draw_cursor(canvas, x, y, end - x, 1, palette)
            x = end + 1

    def hand_rows(self, height: int) -> int:
        """How many rows the hand wants on a screen of this height."""
        return next((rows for least, rows in self.HAND_ROWS if height >= least), 0)

    def draw_card(self, canvas: Canvas, scene: Scene, palette: Palette, face: str) -> None:
        """One card, as large as the canvas."""
        canvas.frame(0, 0, canvas.width, canvas.height, palette.by(palette.line_2))
        canvas.lines(2, 1, wrapped(scene.narrator.card(face), canvas.width - 4), palette.by(bold=True))

    def option_of(self, scene: Scene, face: str) -> int:
        """The number of the option that uses this card of the hand, -1 if none does."""
        options = enumerate(scene.offered)
        return next((number for number, option in options if option.face == face), -1)

    def why_not(self, scene: Scene, face: str) -> Reason | None:
        """Why this card of the hand cannot be chosen now, None if it can, or if it is not the hand's turn."""
        return scene.why_not(face) if self.option_of(scene, face) < 0 else None

    def on_table(self, scene: Scene) -> set[int]:
        """The numbers of the options that stand with their keys on what `draw_table` draws."""
        return set()

    def colour_of(self, face: str) -> str:
        """The name of the ink in which a card is written in a sentence."""
        return "ink"


def view_of_game(game: str) -> GameView:
    """The board of a game, by its name; a plain one for a game that has none of its own."""
    found = games.room(game, "terminal")
    board: GameView = GameView() if found is None else found.BOARD
    return board


def draw_cursor(canvas: Canvas, x: int, y: int, width: int, rows: int, palette: Palette) -> None:
    """The mark around the card of the hand that is looked at."""
    for row in range(y, y + rows):
        canvas.write(x - 1, row, "▐", palette.by(palette.ink))
        canvas.write(x + width, row, "▌", palette.by(palette.ink))


def draw_all_hands(canvas: Canvas, scene: Scene, palette: Palette) -> None:
    """Every hand open, one row a seat."""
    seats = [my_seat(scene), *others_of(scene, my_seat(scene))]
    for row, seat in enumerate(seats[: canvas.height]):
        end = draw_seal(canvas, 1, row, scene, palette, seat)
        end = canvas.write(end + 1, row, padded(scene.narrator.seat(seat), 8), palette.by(bold=True))
        cards = scene.narrator.cards(scene.faces("hand", seat))
        canvas.write(end + 1, row, cut(cards, canvas.width - end - 2), palette.by())
