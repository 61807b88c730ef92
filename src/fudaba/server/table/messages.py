"""The messages of a table about itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fudaba.kernel.dice import commitment
from fudaba.kernel.takeback import GivenAnswer
from fudaba.server.game.rendering import Sights
from fudaba.server.game.timeline import Moment, Timeline
from fudaba.server.protocol.catalogue import about, chosen_options, dealt, title
from fudaba.server.protocol.messages import Clocks, Frozen, Over, Update, Welcome
from fudaba.server.protocol.schema import Chat, Origin, Score, Seeking, State, TableCard, Taking, Value
from fudaba.server.protocol.texts import NO_TEXT, say
from fudaba.server.store.stored_table import StoredTable
from fudaba.server.table import match
from fudaba.server.table import resignation as giving_up
from fudaba.server.table.clock import Timer
from fudaba.server.table.context import TableContext
from fudaba.server.table.game import TableGame
from fudaba.server.table.undo_rule import PossibleTakeback, taking

LATEST = 200
"""How many lines of chat are told again to a viewer who comes; the rest is kept."""


def welcome(
    table: TableContext, game: TableGame | None, viewer: int, chat: Sequence[Chat], known: int
) -> Welcome:
    """What stays the same for a viewer. game: once it has begun. known: how many lines of the chat are."""
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
        chat=list(chat[max(0, known, len(chat) - LATEST) :]),
        origin=_origin(kept),
        chosen=chosen_options(kept.game, kept.options, kept.first_seed),
        gives_up=viewer >= 0
        and not kept.day
        and game is not None
        and giving_up.may_give_up(game.timeline.session.table, kept.seats, viewer),
        lesson=kept.lesson,
        rated=kept.rated,
        vetoes=kept.vetoes,
        hints=kept.hints,
        delay=kept.delay,
    )


def _seeking(kept: StoredTable) -> Seeking | None:
    """Whom the player looks for who waits there."""
    if kept.seek is None or kept.state != "waiting":
        return None
    return Seeking(kept.seek.least, kept.seek.most, kept.options)


def _played_with(kept: StoredTable) -> dict[str, Value]:
    """The options of a table that has not begun, with the cards that are drawn at random for it."""
    return dealt(kept.game, kept.options, kept.first_seed)


def _origin(kept: StoredTable) -> Origin | None:
    """From which game a table's goes on."""
    if not kept.earlier and not kept.origin:
        return None
    return Origin(kept.origin, kept.earlier[-1].answers if kept.earlier else 0)


def update(
    table: TableContext,
    game: TableGame,
    moment: Moment,
    sequence: int,
    viewer: int,
    since: int,
    sights: Sights | None = None,
) -> Update:
    """A moment as one viewer sees it, and the log from line `since` on.

    sights: how others have seen the moment.
    """
    sights = sights or Sights(moment.table)
    return Update(
        table=table.id,
        sequence=sequence,
        since=since,
        lines=game.renderer.lines(moment.table, game.timeline.log, viewer, since, moment.lines),
        view=game.renderer.view(moment.table, viewer, sights),
        question=game.renderer.question(moment, viewer, sights),
        undo=may_take(table, game, moment, sequence, viewer).shown,
    )


def may_take(
    table: TableContext, game: TableGame, moment: Moment, sequence: int, viewer: int
) -> PossibleTakeback:
    """What this viewer may take back at the moment of that sequence.

    Where nobody had to be asked it is the same as if somebody had been.
    """
    if viewer < 0:
        return PossibleTakeback(Taking("none", 0, "nothing", NO_TEXT), 0)
    return taking(
        _given(game.timeline, game.moments_at(sequence)),
        viewer,
        table.kept.undo,
        table.seating.people,
        table.seating.here,
        over=moment.ask is None,
    )


def _given(timeline: Timeline, moments: int) -> Iterator[GivenAnswer]:
    """The questions before the last of this many moments, the latest first; not those of an earlier game."""
    marks = timeline.marks
    for number in range(moments - 2, -1, -1):
        mark, after = marks[number], marks[number + 1]
        if after.answers <= timeline.session.begun:
            return
        yield GivenAnswer(mark.decider, after.revealed, asked=mark.answers != after.answers)


def clocks(table: TableContext, timer: Timer) -> Clocks:
    """The time that each seat has left."""
    return Clocks(table.id, timer.left(table.server.now()), timer.runs)


def over(table: TableContext, game: TableGame, moment: Moment) -> Over:
    """How the game ended at its last moment; only now is the seed sent."""
    shown, kept = moment.table, table.kept
    result, seed = shown.result(), kept.seed
    if kept.gave_up >= 0:
        won, ending = (
            giving_up.winners(shown, kept.gave_up),
            giving_up.ending(shown, table.names, kept.gave_up),
        )
    else:
        won, ending = result.winners, game.renderer.ending(shown)
    scores = [Score(seat, score, seat in won) for seat, score in enumerate(result.scores)]
    return Over(table.id, scores, ending, seed, commitment(seed), f"/api/record/{table.id}")


def frozen(kept: StoredTable) -> Frozen:
    """It has stopped with an error, or was closed."""
    if kept.closed:
        return Frozen(kept.id, say("order-closed", reason=kept.closed), "")
    return Frozen(kept.id, say("server-frozen"), f"/api/report/{kept.id}")


def card(
    kept: StoredTable, state: State, yours: int, game: TableGame | None = None, moment: Moment | None = None
) -> TableCard:
    """A table in memory, as the lobby lists it.

    yours: the seat of the viewer, -1 for none. game, moment: the moment that is shown, once it has begun.
    """
    listed = _card(kept, yours)
    listed.state = state
    listed.match = match.shown(kept, state)
    listed.asked = NO_TEXT
    if game is not None and moment is not None:
        ask = moment.ask if not moment.passed and state == "playing" else None
        listed.waits = ask is not None and ask.decider == yours
        question = game.renderer.question(moment, yours) if listed.waits else None
        listed.asked = question.text if question is not None else NO_TEXT
        listed.turn = moment.table.turns_taken()
    return listed


def resting_card(kept: StoredTable, yours: int) -> TableCard:
    """The same of a table that is only on disk."""
    listed, rest = _card(kept, yours), kept.rest
    if rest is not None:
        listed.waits = kept.state == "playing" and rest.decider == yours
        listed.asked = rest.asked if listed.waits else NO_TEXT
        listed.turn = rest.turn
    return listed


def _card(kept: StoredTable, yours: int) -> TableCard:
    """What is told of a table whatever its game does."""
    return TableCard(
        table=kept.id,
        game=kept.game,
        title=title(kept.game),
        names=[seat.name for seat in kept.seats if seat.kind != "open"],
        bots=[seat.bot for seat in kept.seats if seat.kind != "open"],
        seats=len(kept.seats),
        taken=sum(seat.kind != "open" for seat in kept.seats),
        state=kept.state,
        spectators=kept.spectators,
        clock=kept.clock,
        yours=yours,
        goes_on=_origin(kept) is not None,
        rated=kept.rated,
        level=kept.level,
        match=match.shown(kept, kept.state),
        seek=_seeking(kept),
        about=about(kept.game, kept.options, kept.first_seed),
    )
