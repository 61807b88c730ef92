"""What a table tells of itself, message by message."""

from __future__ import annotations

from collections.abc import Iterator

from fudaba.kernel.dice import commitment
from fudaba.server.game.rendering import NOTHING, Sights
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol.catalogue import about, dealt, title
from fudaba.server.protocol.messages import Clocks, ConsentAsked, Frozen, Over, Seats, Update, Welcome
from fudaba.server.protocol.schema import Origin, Score, TableCard, Taking, Value
from fudaba.server.protocol.texts import say
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table import resignation as giving_up
from fudaba.server.table.state import Early, TableState
from fudaba.server.table.takebacks import Gave, Takes, taking

LATEST = 200
"""How many lines of chat are told again to a viewer who comes; the rest is kept."""


def welcome(table: TableState, viewer: int, chat: int) -> Welcome:
    """What stays the same. chat: how many lines of it are known already."""
    kept = table.kept
    return Welcome(
        table=kept.id,
        you=viewer,
        game=kept.game,
        title=title(kept.game),
        options=_played_with(kept) if kept.state == "waiting" else kept.options,
        undo=kept.undo,
        spectators=kept.spectators,
        takeover=kept.takeover,
        clock=kept.clock,
        listed=kept.listed,
        commitment="" if kept.state == "waiting" else commitment(kept.seed),
        invite=kept.invite if viewer >= 0 else "",
        chat=table.chat[max(0, chat, len(table.chat) - LATEST) :],
        origin=_origin(kept),
        about=about(kept.game, kept.options, kept.first_seed),
        gives_up=viewer >= 0
        and not kept.day
        and table.timeline is not None
        and giving_up.may_give_up(table.timeline.session.table, kept.seats, viewer),
        lesson=kept.lesson,
        rated=kept.rated,
        vetoes=kept.vetoes,
        hints=kept.hints,
    )


def _played_with(kept: StoredTable) -> dict[str, Value]:
    """The options of a table that has not begun, with the cards that are drawn at random for it."""
    return dealt(kept.game, kept.options, kept.first_seed)


def _origin(kept: StoredTable) -> Origin | None:
    """From which game a table's goes on."""
    if not kept.earlier and not kept.origin:
        return None
    return Origin(kept.origin, kept.earlier[-1].answers if kept.earlier else 0)


def seats(table: TableState) -> Seats:
    """Who sits where."""
    return Seats(
        table=table.id,
        state=table.state,
        seats=table.seating.shown(table.context.now(), table.context.settings.grace),
        watching=sum(viewer < 0 for viewer in table.audience.viewers),
        next=table.kept.next,
        again=table.again,
        ready=sorted(table.ready),
        notices=table.kept.notices,
    )


def update(
    table: TableState, viewer: int, since: int, early: Early | None = None, sights: Sights | None = None
) -> Update:
    """The moment that is shown now, and the log from line `since` on. early: that moment instead.

    sights: what others see of that moment.
    """
    timeline, moment = table.timeline, table.shown if early is None else early.moment
    assert timeline is not None
    assert moment is not None
    sights = sights or Sights(moment.table)
    return Update(
        table=table.id,
        sequence=table.sequence if early is None else early.sequence,
        since=since,
        lines=table.teller.lines(moment.table, timeline.log, viewer, since, moment.lines),
        view=table.teller.view(moment.table, viewer, sights),
        question=table.teller.question(moment, viewer, sights),
        undo=may_take(table, viewer, early).told,
    )


def may_take(table: TableState, viewer: int, early: Early | None = None) -> Takes:
    """What this viewer may take back at the moment that is shown. early: at that moment instead.

    Where nobody had to be asked it is what it would be if somebody had been.
    """
    timeline, moment = table.timeline, table.shown if early is None else early.moment
    if viewer < 0 or timeline is None or moment is None:
        return Takes(Taking("none", 0, "nothing", NOTHING), 0)
    seating = table.seating
    return taking(
        _given(timeline, table.moments if early is None else table.moments_at(early.sequence)),
        viewer,
        table.kept.undo,
        seating.people,
        seating.here,
        over=moment.ask is None,
    )


def _given(timeline: Timeline, moments: int) -> Iterator[Gave]:
    """The questions before the last of this many moments, the latest first; not those of an earlier game."""
    marks = timeline.marks
    for number in range(moments - 2, -1, -1):
        mark, after = marks[number], marks[number + 1]
        if after.answers <= timeline.session.begun:
            return
        yield Gave(mark.decider, after.revealed, asked=mark.answers != after.answers)


def clocks(table: TableState) -> Clocks:
    """Who has how much time left."""
    assert table.timer is not None
    return Clocks(table.id, table.timer.left(table.context.now()), table.timer.runs)


def asked(table: TableState) -> ConsentAsked:
    """Somebody asks the others whether they may."""
    request = table.request
    assert request is not None
    who = table.names[request.by]
    if request.what == "undo":
        text = say("server-undo-asked", seat=who, answers=request.told)
    else:
        text = say("server-hint-asked", seat=who)
    needs = sorted(request.needs)
    return ConsentAsked(table.id, request.number, request.what, request.by, request.told, needs, text)


def over(table: TableState) -> Over:
    """How it ended; only now is the seed told."""
    assert table.shown is not None
    shown, kept = table.shown.table, table.kept
    result, seed = shown.result(), kept.seed
    if kept.gave_up >= 0:
        won, ending = (
            giving_up.winners(shown, kept.gave_up),
            giving_up.ending(shown, table.names, kept.gave_up),
        )
    else:
        won, ending = result.winners, table.teller.ending(shown)
    scores = [Score(seat, score, seat in won) for seat, score in enumerate(result.scores)]
    return Over(table.id, scores, ending, seed, commitment(seed), f"/api/record/{table.id}")


def frozen(table: TableState) -> Frozen:
    """It has stopped with an error, or was closed."""
    if table.kept.closed:
        return Frozen(table.id, say("order-closed", reason=table.kept.closed), "")
    return Frozen(table.id, say("server-frozen"), f"/api/report/{table.id}")


def card(table: TableState, yours: int) -> TableCard:
    """The table in the lobby. yours: the seat of the viewer, -1 for none."""
    moment = table.shown
    ask = moment.ask if moment is not None and not moment.passed and table.state == "playing" else None
    waits = ask is not None and ask.decider == yours
    question = table.teller.question(moment, yours) if waits and moment is not None else None
    told = _card(table.kept, yours)
    told.state = table.state
    told.waits = waits
    told.asked = question.text if question is not None else NOTHING
    told.turn = moment.table.turns_taken() if moment is not None else 0
    return told


def resting_card(kept: StoredTable, yours: int) -> TableCard:
    """The same of a table that is only on disk."""
    told, rest = _card(kept, yours), kept.rest
    if rest is not None:
        told.waits = kept.state == "playing" and rest.decider == yours
        told.asked = rest.asked if told.waits else NOTHING
        told.turn = rest.turn
    return told


def _card(kept: StoredTable, yours: int) -> TableCard:
    """What is told of a table whatever its game does."""
    return TableCard(
        table=kept.id,
        game=kept.game,
        title=title(kept.game),
        names=[seat.name for seat in kept.seats if seat.kind != "open"],
        seats=len(kept.seats),
        taken=sum(seat.kind != "open" for seat in kept.seats),
        state=kept.state,
        spectators=kept.spectators,
        clock=kept.clock,
        yours=yours,
        goes_on=_origin(kept) is not None,
        rated=kept.rated,
        level=kept.level,
        about=about(kept.game, kept.options, kept.first_seed),
    )
