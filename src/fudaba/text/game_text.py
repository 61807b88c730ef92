"""The text of a game's table: its title, its situation, its cards, and the score as far as it is known.

A game's `text` may have a `GAME_TEXT`, which overrides what it can say better. Without one, or where it
overrides nothing, every place and every card is told by its name. A game's messages here:

    <game>-title                the game
    <game>-zone-<place>         a place
    <game>-points-note          what counts for the score, in a few words
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fudaba import games
from fudaba.kernel.ask import Answer
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR
from fudaba.text.narrator import Narrator
from fudaba.text.scene import LogLine, Scene, my_seat


class Shortcut(NamedTuple):
    """A whole answer that is given often, and what it is called."""

    label: str
    answer: Answer


class Points(NamedTuple):
    """The table of points."""

    rounds: Sequence[Sequence[int | str]]
    """Points of each round, by seat; or whatever rows count."""
    totals: Sequence[int]
    """Totals by seat; empty where nobody may know them."""
    winners: Sequence[int] = ()
    """Winning seats, once the game is over."""
    labels: Sequence[str] = ()
    """Names of the rows, where they are not rounds."""
    total: str = ""
    """Name of the totals, where they are not a sum."""
    more: Sequence[tuple[str, Sequence[int]]] = ()
    """Rows below the totals."""
    notes: Sequence[str] = ()
    """Sentences below the table."""
    most: bool = False
    """Whether more points are better."""

    def ranking(self) -> list[int]:
        """The seats, the leader first."""
        sign = -1 if self.most else 1
        return sorted(range(len(self.totals)), key=lambda seat: sign * self.totals[seat])


class GameText:
    """How one game is told to the viewer of a scene of it."""

    HEADS: frozenset[str] = frozenset()
    """The kinds of lines with which something new begins in the log; none: all lines that nothing caused."""
    ABOUT: frozenset[str] = frozenset()
    """The kinds of lines whose cards led to what came after them; none: all kinds."""

    def titles(self, scene: Scene) -> list[str]:
        """The game, its main options, and how far it is; then shorter ones, for less room."""
        # text: *-title
        return [scene.words.say(f"{scene.game}-title")]

    def situation(self, scene: Scene) -> list[str]:
        """Everything on the table in sentences, one a line."""
        return [self.titles(scene)[0], *(place_text(scene, place) for place in places(scene))]

    def brief(self, scene: Scene) -> list[str]:
        """What one must know to answer, in a line or two."""
        return [place_text(scene, place) for place in places(scene) if place.seat in (-1, my_seat(scene))]

    def hand(self, scene: Scene) -> list[str]:
        """The faces in the hand at the bottom of the table, in the order in which it is shown."""
        name = f"{my_seat(scene)}.hand"
        return scene.faces("hand", my_seat(scene)) if name in scene.data.zones else []

    def cards(self, scene: Scene) -> list[str]:
        """The faces of all cards that one may want to read about at this table."""
        return list(dict.fromkeys(face for place in places(scene) for face in place.faces))

    def top(self, scene: Scene) -> str:
        """The face that a look at the table itself means, "" for none."""
        return next(iter(self.cards(scene)), "")

    def card_facts(self, scene: Scene, face: str) -> str:
        """A line of figures about a card."""
        return ""

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The answer that one key gives to the pending question, None if it has none."""
        return None

    def points(self, scene: Scene) -> Points:
        """The score so far, as far as the viewer may know it."""
        return Points((), ())

    def faces_of(self, scene: Scene, line: LogLine) -> list[str]:
        """The cards that a line of the log is about, also where it does not name them itself."""
        return line.faces if not self.ABOUT or line.event.kind in self.ABOUT else []

    def is_head(self, line: LogLine) -> bool:
        """Whether a line of the log begins a new turn or more."""
        return line.event.kind in self.HEADS if self.HEADS else line.depth == 0

    def pauses(self, before: Scene, after: Scene) -> bool:
        """Whether something has ended in between that everybody should see."""
        return False


def game_text_of(game: str) -> GameText:
    """How a game is told, by its name; plainly where it does not say."""
    found = games.room(game, "text")
    game_text: GameText = getattr(found, "GAME_TEXT", None) or GameText()
    return game_text


def situation_of(session: Session, viewer: int, narrator: Narrator) -> list[str]:
    """The table in sentences, as a seat, or a spectator, may know it. narrator: of this game and names."""
    view = session.view(viewer)
    scene = Scene(
        session.game.name,
        session.setup.options,
        tuple(session.names),
        narrator,
        viewer,
        view.data(),
        view.asked(session.ask),
    )
    return game_text_of(scene.game).situation(scene)


def points_note(scene: Scene) -> str:
    """What counts for the score of this game, "" where it does not say."""
    # text: *-points-note
    message = f"{scene.game}-points-note"
    return scene.words.say(message) if scene.words.has(message) else ""


class Place(NamedTuple):
    """A place with cards."""

    name: str
    """Its name as people read it."""
    seat: int
    """The seat whose place it is, -1 for a place of all."""
    number: int
    """How many cards lie there."""
    faces: list[str]
    """The faces of those that are seen."""


def places(scene: Scene) -> Iterator[Place]:
    """All places that hold cards: everybody's first, then those of the others, the viewer's last."""
    me, found = max(0, scene.viewer) if scene.viewer != SPECTATOR else 0, []
    for name, zone in scene.data.zones.items():
        seat, dot, own = name.partition(".")
        of_seat = int(seat) if dot and seat.isdecimal() else -1
        faces = zone.faces or list(zone.known)
        if zone.count:
            found.append(Place(own if of_seat >= 0 else name, of_seat, zone.count, faces))
    return iter(sorted(found, key=lambda one: -1 if one.seat < 0 else (one.seat - me - 1) % scene.seats))


def place_text(scene: Scene, place: Place) -> str:
    """A place and what lies there, in a line."""
    say = scene.words.say
    message = f"{scene.game}-zone-{place.name}"
    return say(
        "table-place",
        seat=scene.narrator.seat(place.seat),
        place=say(message) if scene.words.has(message) else place.name.replace("_", " "),
        count=place.number,
        owned=place.seat >= 0,
        known=bool(place.faces),
        cards=scene.narrator.cards(place.faces) if place.faces else "",
    )
