"""A table as one viewer sees it: the view, the question and the log, with words in every language.

Everything comes out of a `View`, so nothing here can say more than its viewer may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.cards import Zone as Place
from fudaba.kernel.events import Event
from fudaba.kernel.seen import Seen, SeenEvent, SeenOption, SeenQuestion
from fudaba.kernel.shown import Public
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR
from fudaba.kernel.view import View as Eyes
from fudaba.server.game.log import Log
from fudaba.server.game.timeline import Moment
from fudaba.server.protocol.schema import (
    Blocked,
    Card,
    Ending,
    Line,
    Measure,
    Named,
    Option,
    Question,
    Row,
    Text,
    View,
    Zone,
)
from fudaba.text.narrator import Narrator, RowLabel, narrator
from fudaba.text.rows import Rows, begins

OPEN = -2
"""The viewer who sees what any of the seats sees."""


class Sights:
    """What the viewers of one moment see, each looked at once. Not to be kept over an answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._public: Public | None = None
        self._of: dict[int, Seen] = {}
        self._zones: dict[int, Zone] = {}

    def of(self, viewer: int) -> Seen:
        """What a seat, a spectator or `OPEN` sees; to be read only."""
        if viewer not in self._of:
            self._of[viewer] = self._open() if viewer == OPEN else self._look(viewer)
        return self._of[viewer]

    def _look(self, viewer: int) -> Seen:
        seen = Eyes(self.table, viewer).data(self._public)
        self._public = seen.public
        return seen

    def zones(self, viewer: int) -> dict[str, Zone]:
        """The zones among it, as they are sent; those that all see alike are the same objects."""
        made = self._zones
        zones: dict[str, Zone] = {}
        for name, entry in self.of(viewer).zones.items():
            zone = made.get(id(entry))
            if zone is None:
                zone = made[id(entry)] = msgspec.convert(entry, Zone, from_attributes=True)
            zones[name] = zone
        return zones

    def _open(self) -> Seen:
        data = self._look(SPECTATOR)
        zones = dict(data.zones)
        for seat in range(self.table.seats):
            zones |= {name: zone for name, zone in self.of(seat).zones.items() if zone.cards}
        return replace(data, viewer=OPEN, zones=zones)


class Renderer:
    """Tells one game at one table in every language. names: of the seats. options: of the table."""

    def __init__(self, game: str, names: Sequence[str], options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = options
        self.en: Narrator = narrator(game, "en", names)
        self.ja: Narrator = narrator(game, "ja", names)

    def view(self, table: Table, viewer: int, sights: Sights | None = None) -> View:
        """What a seat, a spectator or `OPEN` knows of the table. sights: what others have seen of it."""
        sights = sights or Sights(table)
        data = sights.of(viewer)
        return View(
            viewer=viewer,
            seats=data.seats,
            public=data.public,
            private=data.private,
            zones=sights.zones(viewer),
            decides_for=data.decides_for,
        )

    def question(self, moment: Moment, viewer: int, sights: Sights | None = None) -> Question | None:
        """The pending question, as much of it as the viewer may know; if nobody had to be asked, only who.

        sights: what has been seen of that moment.
        """
        table, ask = moment.table, moment.ask
        if ask is None:
            return None
        if moment.passed:
            viewer = SPECTATOR
        eyes = Eyes(table, ask.decider if viewer == OPEN else viewer)
        asked = eyes.asked(ask)
        assert asked is not None
        if not isinstance(asked, SeenQuestion):
            text = Text(self.en.question(asked), self.ja.question(asked))
            return Question(owner=ask.owner, decider=ask.decider, text=text)
        if viewer == OPEN:
            text = Text(self.en.question_seen(asked), self.ja.question_seen(asked))
        else:
            text = Text(self.en.question(asked), self.ja.question(asked))
        data = (sights or Sights(table)).of(eyes.viewer)
        places = _places(data)
        spare = _spare(asked, places)
        return Question(
            owner=asked.owner,
            decider=asked.decider,
            text=text,
            mine=viewer == ask.decider,
            kind=asked.kind,
            least=asked.least,
            most=asked.most,
            ordered=asked.ordered,
            together=asked.together,
            rule=asked.rule,
            number=asked.number,
            whom=asked.whom,
            word=asked.word,
            about=asked.about,
            options=[self._option(option, asked, data, places, spare) for option in asked.options],
            numbers=list(asked.numbers or ()),
            blocked=self._blocked(asked, data, table.state.layout),
        )

    def lines(self, table: Table, events: Sequence[Event], viewer: int, since: int, upto: int) -> list[Line]:
        """Lines `since` to `upto` of the log, as this viewer was told them."""
        eyes = [Eyes(table, seat) for seat in range(table.seats)] if viewer == OPEN else [Eyes(table, viewer)]

        def seen_of(line: int) -> SeenEvent:
            return _seen(eyes, events[line])

        parts: list[Line] = []
        if since >= upto:
            return parts
        first = begins(self.game, since, seen_of)
        en, ja = Rows(self.en, first), Rows(self.ja, first)
        depths: dict[int, int] = {}
        for line in range(first, upto):
            seen = seen_of(line)
            if line < since:
                en.pass_by(seen)
                ja.pass_by(seen)
                continue
            row, others = en.add(seen), ja.add(seen)
            parts.append(
                Line(
                    kind=seen.kind,
                    seat=seen.seat,
                    whom=seen.whom,
                    number=seen.number,
                    word=seen.word,
                    rule=seen.rule,
                    cause=seen.cause,
                    depth=_depth(events, line, depths),
                    count=seen.count,
                    text=Text(en.line, ja.line),
                    cards=[Card(card.face, card.id) for card in seen.cards],
                    row=row.first,
                    joined=Text(row.text, others.text) if row.first < line else None,
                )
            )
        return parts

    def ending(self, table: Table) -> Ending:
        """How the game at a table that is over has ended."""
        outcome = table.ending()
        assert outcome is not None, "only a game that is over has ended somehow"
        en, ja = self.en.ending(outcome), self.ja.ending(outcome)

        def named(of_en: RowLabel, of_ja: RowLabel) -> Named:
            return Named(Text(of_en.name, of_ja.name), Text(of_en.note, of_ja.note))

        rows = [
            Row(named(*words), row.face, list(row.counts), list(row.figures))
            for row, *words in zip(outcome.rows, en.rows, ja.rows, strict=True)
        ]
        measures = [
            Measure(named(*words), list(one.figures), one.few, one.used, one.rule)
            for one, *words in zip(outcome.measures, en.measures, ja.measures, strict=True)
        ]
        return Ending(Text(en.verdict, ja.verdict), Text(en.why, ja.why), outcome.rule, rows, measures)

    def _option(
        self,
        option: SeenOption,
        asked: SeenQuestion,
        data: Seen,
        places: dict[int, tuple[str, str]],
        spare: dict[tuple[str, str], list[int]],
    ) -> Option:
        id = option.id
        zone = ""
        cards: list[int] = []
        if id in places:
            zone, face = places[id]
            # Equal cards are one choice, so any of them may be clicked for it; the very card comes first.
            cards = [id, *spare.get((zone, face), ())]
        hint_en, hint_ja = (each.hint(option, asked, data, self.options) for each in (self.en, self.ja))
        return Option(
            verb=option.verb,
            face=option.face,
            word=option.word,
            seat=option.seat,
            number=option.number,
            id=id,
            label=Text(self.en.choice(option, asked, data), self.ja.choice(option, asked, data)),
            short=Text(self.en.option(option), self.ja.option(option)),
            hint=Text(hint_en, hint_ja),
            cards=cards,
            zone=zone,
        )

    def _blocked(self, asked: SeenQuestion, data: Seen, layout: Sequence[Place]) -> list[Blocked]:
        """The cards in the owner's hand that no option is about, where the game can say why."""
        offered = {option.face for option in asked.options}
        faces: dict[tuple[str, str], list[int]] = {}
        for place in layout:
            if place.owner == asked.owner and place.audience != EVERYBODY:
                name = f"{place.owner}.{place.name}"
                for card in data.zones[name].cards:
                    if card.face not in offered:
                        faces.setdefault((name, card.face), []).append(card.id)
        blocked = []
        for (name, face), cards in faces.items():
            en = self.en.why_not(face, asked, data, self.options)
            ja = self.ja.why_not(face, asked, data, self.options)
            if en is not None and ja is not None:
                blocked.append(Blocked(cards, face, name, Text(en.text, ja.text), en.rule))
        return blocked


def _seen(eyes: Sequence[Eyes], event: Event) -> SeenEvent:
    """A line as the one of these who knows most of it was told it."""
    seen = eyes[0].event(event)
    for eye in eyes[1:]:
        if seen.cards or not event.cards:
            break
        seen = eye.event(event)
    return seen


def _places(data: Seen) -> dict[int, tuple[str, str]]:
    """Where each card lies that the viewer sees, and its face."""
    return {card.id: (name, card.face) for name, zone in data.zones.items() for card in zone.cards}


def _spare(asked: SeenQuestion, places: dict[int, tuple[str, str]]) -> dict[tuple[str, str], list[int]]:
    """The cards that no option is about, by place and face; none of a face whose options differ in words."""
    chosen = {option.id for option in asked.options}
    words: dict[str, set[str]] = {}
    for option in asked.options:
        words.setdefault(option.face, set()).add(option.word)
    spare: dict[tuple[str, str], list[int]] = {}
    for id, place in places.items():
        if id not in chosen and len(words.get(place[1], ())) < 2:
            spare.setdefault(place, []).append(id)
    return spare


def _depth(events: Sequence[Event], line: int, known: dict[int, int]) -> int:
    """How many lines are the causes of a line; a cause is told before what it causes.

    known: of the lines that have been looked at; more are put in.
    """
    if isinstance(events, Log):
        return events.depth(line)
    way, at = [line], events[line].cause
    while 0 <= at < way[-1] and at not in known:
        way.append(at)
        at = events[at].cause
    depth = known[at] if 0 <= at < way[-1] else -1
    for one in reversed(way):
        depth += 1
        known[one] = depth
    return depth
