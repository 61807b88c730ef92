"""A game of ours as Dominion Online's log would have it, as one player sees it or as everybody together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final
from zlib import crc32

from fudaba import games
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECKS, HANDS
from fudaba.kernel.cards import Card
from fudaba.kernel.events import Event
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, Record, setup_from
from fudaba.kernel.renewal import first
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.logs.forms import PLACES, SILENT, written
from fudaba.logs.log import Line
from fudaba.logs.names import name, some

ALL_SEEING = None
"""The viewer from whom nothing is hidden."""
GAME: Final = "dominion"
_WORDS = {
    "takes_state": "takes",
    "takes_artifact": "takes",
    "returns_state": "returns",
}
"""Lines of ours that are about a landscape, and the kind of line that a log has of it."""
_KINDS = {"plays_there": "plays", "turns_up": "reveals", "takes_boon": "takes"}
"""Lines of ours for which a log has no sentence of its own."""
_COUNTED = ("uses_coffers", "uses_villagers")
"""Lines of ours that are about one token each, of which a log counts several in a row."""


def log_text(record: Record, viewer: int | None = ALL_SEEING) -> str:
    """The log of a record, as a seat sees it. Raises `BadRecord` for one that has none."""
    if record.game != GAME:
        raise BadRecord("logs-problem-game", game=record.game)
    if record.situation is not None:
        raise BadRecord("logs-problem-situation")
    if viewer is not None and not 0 <= viewer < len(record.names):
        raise BadSetup("logs-problem-seat", seat=viewer, seats=len(record.names))
    session = Session.resumed(games.named(record.game), record)
    return "\n".join(text_of(session, viewer)) + "\n"


def text_of(session: Session, viewer: int | None = ALL_SEEING) -> Iterator[str]:
    """The lines of a session's log."""
    table = session.table
    setup = setup_from(session.game, session.record())
    labels = labels_of(session.names)
    yield f"Game #{crc32(setup.seed.encode())}, unrated."
    yield ""
    begun = session.game.table(first(setup))
    begun.begin()
    for seat, label in enumerate(labels):
        for id, number in _deck(begun, seat).items():
            yield f"{label} starts with {some({id: number})}."
    yield from (f"{label} shuffles their deck." for label in labels)
    for line in joined(lines_of(session.events, table.cards, viewer)):
        if line.kind == "turn":
            yield ""
        yield sentence(line, labels, session.names)


def _deck(table: Table, seat: int) -> Mapping[str, int]:
    zones = table.state.zones
    return Counter(sorted(table.cards[card].id for card in (*zones[DECKS[seat]], *zones[HANDS[seat]])))


def labels_of(names: Sequence[str]) -> list[str]:
    """What a log calls the players: as few of their first letters as tell them apart."""
    for length in range(1, max(map(len, names), default=0) + 1):
        labels = [one[:length].rstrip() for one in names]
        if len(set(labels)) == len(names) and all(labels):
            return labels
    return [f"{one}{seat + 1}" for seat, one in enumerate(names)]


# Lines out of events.


class EventLines:
    """Makes lines of events, one after another, as far as a viewer may know.

    seen: the cards that were revealed this turn, which stay known while others discard them.
    """

    def __init__(self, cards: Sequence[Card], viewer: int | None) -> None:
        self._cards = cards
        self._viewer = viewer
        self.seen: set[int] = set()

    def line(self, event: Event) -> Iterator[Line]:
        """The line of an event; none for one of which a log says nothing, two for an exchange."""
        kind, seat = event.kind, event.seat
        if kind == "turn":
            self.seen.clear()
            yield Line("turn", seat, number=event.number, note=event.word)
        elif kind in _WORDS:
            yield Line(_WORDS[kind], seat, {event.word: 1})
        elif kind in ("uses_way", "follows_instead"):
            yield Line("uses_way", seat, {event.word: 1})
        elif kind in SILENT:
            return
        elif kind == "exchanges":
            given, taken = (self._face(ref.card) for ref in event.cards)
            yield Line("returns", seat, {given: 1})
            yield Line("receives", seat, {taken: 1})
        elif kind == "names":
            yield Line("names", seat, {event.word: 1}) if event.word else Line("names_absent", seat)
        elif kind == "gains" and event.word:
            yield Line("gains_to", seat, {self._face(event.cards[0].card): 1}, place=event.word)
        elif kind in _COUNTED:
            yield Line(kind, seat, number=1)
        elif event.cards:
            named, hidden = self._named(event)
            place = event.word if kind == "puts" else ""
            yield Line(_KINDS.get(kind, kind), seat, dict(named), hidden, whom=event.whom, place=place)
        else:
            word = {event.word: 1} if event.word and kind != "ends" else {}
            yield Line(kind, seat, word, number=event.number)

    def _face(self, card: int) -> str:
        return self._cards[card].id

    def _named(self, event: Event) -> tuple[Mapping[str, int], int]:
        """The cards that a log names, with those that it only counts."""
        cards = [ref.card for ref in event.cards]
        if self._viewer is None or event.seat == self._viewer:
            return Counter(map(self._face, cards)), 0
        if not event.audience >> self._viewer & 1:
            return {}, len(cards)
        if event.kind in ("reveals", "turns_up"):
            self.seen.update(cards)
        elif event.kind == "discards" and not self.seen.issuperset(cards):
            return {self._face(cards[-1]): 1}, len(cards) - 1  # only the top of the discards is seen
        return Counter(map(self._face, cards)), 0


def lines_of(events: Iterable[Event], cards: Sequence[Card], viewer: int | None) -> Iterator[Line]:
    """The lines of events, each by itself."""
    lines = EventLines(cards, viewer)
    for event in events:
        yield from lines.line(event)


# Lines that are written as one.


def joined(lines: Iterable[Line]) -> Iterator[Line]:
    """Lines as a log has them: what is bought and gained at once, Treasures that are played in a row and what
    they give, tokens that are used in a row."""
    row: Line | None = None
    for line in lines:
        if row is not None:
            if _join(row, line):
                continue
            yield row
        row = line
    if row is not None:
        yield row


def _join(row: Line, line: Line) -> bool:
    """Add a line to the one before it, if a log would."""
    if row.player != line.player:
        return False
    before, now = row.kind, line.kind
    if before == "buys" and now == "gains" and row.cards == line.cards and _is_card(row):
        row.kind = "buys_and_gains"
    elif before == "plays" and now == "uses_way" and not row.note and sum(row.cards.values()) == 1:
        row.kind, row.note = "plays_using", next(iter(line.cards))
    elif before == "plays" and now == "gets_coins" and _treasures(row):
        row.number += line.number
    elif before == now == "plays" and _treasures(row) and _treasures(line):
        for id, number in line.cards.items():
            row.cards[id] = row.cards.get(id, 0) + number
    elif before == now and now in _COUNTED:
        row.number += line.number
    else:
        return False
    return True


def _is_card(line: Line) -> bool:
    return all(KINDS[id].sort == "card" for id in line.cards)


def _treasures(line: Line) -> bool:
    return all(KINDS[id].treasure for id in line.cards)


# Sentences.


def sentence(line: Line, labels: Sequence[str], names: Sequence[str]) -> str:
    """A line in words."""
    if line.kind == "turn":
        extra = f" [{name(line.note)}]" if line.note else ""
        return f"Turn {line.number} - {names[line.player]}{extra}"
    form = written(line.kind)
    last = next(iter(line.cards), "") if line.kind == "discards" and line.hidden else ""
    cards = some(line.cards, line.hidden, last=last)
    word = next(iter(line.cards), "")
    text = form.format(
        cards=cards,
        word=name(line.note if line.kind == "plays_using" else word),
        n=line.number,
        s="" if line.number == 1 else "s",
        place=PLACES[line.place][0] if line.place else "",
        whom=labels[line.whom] if line.whom >= 0 else "",
    )
    label = f"{labels[line.player]} " if line.player >= 0 and line.kind not in ("ends", "renews") else ""
    note = ""
    if line.kind == "plays" and line.number:
        note = f" (+${line.number})"
    elif line.kind in _COUNTED:
        note = f" (+${line.number})" if line.kind == "uses_coffers" else f" (+{line.number} Actions)"
    return f"{label}{text}.{note}"
