"""Plans of new tables: as a player wishes, or as the next of a table that is over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from fudaba import games
from fudaba.bots import maker_of
from fudaba.kernel.game import BadSetup, Earlier, HasLesson, Setup, Value, setup_of, title, written
from fudaba.kernel.renewal import first, gone_on_from
from fudaba.server.protocol import messages
from fudaba.server.protocol.catalogue import dealt, usual_bot
from fudaba.server.protocol.schema import MatchWish
from fudaba.server.store.stored_table import StoredMatch, StoredSeat, StoredTable
from fudaba.server.table.cost import Cost, Share
from fudaba.server.table.match import begun_as, following, order_of_next, respected
from fudaba.text.names import options_by_id
from fudaba.time_limit import TooLong


class Opener(NamedTuple):
    """Who opens a table."""

    place: str = ""
    """The address from which it is opened, "" for the server itself."""
    may_keep: Callable[[int], bool] = lambda moves: True
    """Whether so many more moves of that address may be stored today."""
    may_open: Callable[[], bool] = lambda: True
    """Whether that address may open one more table now."""


def planned(
    wish: messages.Create,
    seed: str,
    before: Setup | None = None,
    answers: int | None = None,
    share: Share | None = None,
) -> StoredTable:
    """The table as wished, its seats still open.

    before: what fixed the game from which it goes on, after this many answers; None: from its very beginning.
    share: of the time, for what begins in a situation that somebody has sent. Raises `BadSetup` for one that
    cannot be.
    """
    name, options, situation, earlier = wish.game, dict(wish.options), None, list[Earlier]()
    if wish.lesson:
        options, seed = _lesson(wish)
    if before is not None:
        name, options, situation = before.game, dict(before.options), before.situation
        if len(wish.seats) != before.seats:
            raise BadSetup("problem-seats-before", seats=before.seats)
        if answers is not None:
            earlier = [*gone_on_from(before, answers)]
    game = games.named(name)
    setup = setup_of(
        game,
        seats=len(wish.seats),
        seed=seed,
        options=options_by_id(game, options),
        situation=situation,
        earlier=earlier,
    )
    try:
        with Cost(share or Share()).computing(is_strangers=situation is not None):
            game.table(first(setup))  # a kingdom may be impossible although each of its options is allowed
    except TooLong:
        raise BadSetup("server-problem-slow") from None
    for seat in wish.seats:
        if seat.kind == "bot":
            maker_of(seat.bot, game.name)
    takeover = usual_bot(game.name) if wish.takeover is None else wish.takeover
    if takeover:
        maker_of(takeover, game.name)
    if wish.match is not None and not may_be_match(wish):
        raise BadSetup("server-problem-match")
    id = secrets.token_urlsafe(9)
    options = dict(setup.options)
    return StoredTable(
        id=id,
        game=game.name,
        rules=game.rules,
        options=options,
        seed=seed,
        seats=[StoredSeat("", "open") for _ in wish.seats],
        host=0,
        invite=secrets.token_urlsafe(16),
        undo=wish.undo,
        spectators=wish.spectators,
        takeover=takeover,
        clock=wish.clock,
        listed=wish.listed,
        created=time.time(),
        situation=written(situation),
        earlier=earlier,
        origin="" if wish.after is None else wish.after.table,
        lesson=wish.lesson,
        vetoes=wish.vetoes if may_veto(game.name) else 0,
        hints="off" if wish.rated else wish.hints,
        rated=wish.rated,
        delay=wish.delay,
        match=None if wish.match is None else begun_as(wish.match, id, options, len(wish.seats)),
    )


def may_be_match(wish: messages.Create) -> bool:
    """Whether several games can be played so: all of them from their beginning, and with no other vetoes."""
    return len(wish.seats) > 1 and wish.after is None and not wish.lesson and not wish.vetoes


def may_veto(game: str) -> bool:
    """Whether cards of this game can be done without before it begins: it says itself what comes instead."""
    return hasattr(games.named(game), "without")


def vetoed(kept: StoredTable, seat: int, card: str) -> None:
    """Let a person do without one of the cards. Raises `BadSetup` where that cannot be."""
    game: Any = games.named(kept.game)
    sits = kept.seats[seat]
    wished = kept.wished or dict(kept.options)
    out = [*kept.out, card]
    options: dict[str, Value] = game.without(wished, kept.first_seed, out)
    # The others may want to do without what has come, as long as they have vetoes left.
    for other in kept.seats:
        other.content = False
    sits.vetoed = [*sits.vetoed, card]
    kept.wished, kept.out, kept.options = wished, out, options


def _lesson(wish: messages.Create) -> tuple[dict[str, Value], str]:
    """The options and the seed of a first game. Raises `BadSetup` where it is not set up as one."""
    game = games.named(wish.game)
    if not isinstance(game, HasLesson) or wish.after is not None:
        raise BadSetup("server-problem-no-lesson", game=title(wish.game))
    lesson = game.lesson
    if len(wish.seats) != lesson.seats or any(seat.kind == "open" for seat in wish.seats):
        raise BadSetup("server-problem-lesson", game=title(wish.game), bots=lesson.seats - 1)
    return dict(lesson.options), lesson.seed


def next_of(
    before: StoredTable, seed: str, how: str, order: Sequence[int], seat: int, ready: Collection[int]
) -> StoredTable:
    """The rematch of a table; how: as in `messages.Rematch`. order: which seat there each one was.

    seat: of the player who opens it. ready: of the people who play again; the seats of all others are open.
    """
    id = secrets.token_urlsafe(9)
    options = _again(before, how)
    seats = [before.seats[old] for old in order]
    comes = [old.kind == "bot" or place in ready for place, old in zip(order, seats, strict=True)]
    return StoredTable(
        id=id,
        game=before.game,
        rules=games.named(before.game).rules,
        options=options,
        seed=seed,
        seats=[
            StoredSeat(old.name, old.kind, old.bot, person=old.person) if stays else StoredSeat("", "open")
            for old, stays in zip(seats, comes, strict=True)
        ],
        host=order.index(seat),
        invite=secrets.token_urlsafe(16),
        undo=before.undo,
        hints=before.hints,
        spectators=before.spectators,
        takeover=before.takeover,
        clock=before.clock,
        listed=before.listed,
        created=time.time(),
        previous=before.id,
        was=list(order),
        came=[new for new, place in enumerate(order) if place in ready],
        vetoes=before.vetoes if how == "new" else 0,
        rated=before.rated,
        delay=before.delay,
        level=before.level,
        match=None if before.match is None else begun_as(_wish_of(before.match), id, options, len(seats)),
    )


def _wish_of(match: StoredMatch) -> MatchWish:
    """How the same match is wished for again."""
    return MatchWish(match.games, match.first, match.whole)


def next_of_match(before: StoredTable, seed: str) -> StoredTable:
    """The next game of a match, for the same people with the same tokens. Its cards are drawn anew."""
    assert before.match is not None
    id, order = secrets.token_urlsafe(9), order_of_next(before.match)
    seats = [before.seats[old] for old in order]
    people = [number for number, seat in enumerate(before.seats) if seat.kind == "person"]
    kept = msgspec.structs.replace(
        next_of(before, seed, "new", order, before.host, people),
        id=id,
        invite=before.invite,
        seats=[msgspec.structs.replace(seat, handed=False) for seat in seats],
        match=following(before.match, id, order),
        vetoes=0,
    )
    try:
        kept.options = respected(kept, kept.seats)
    except BadSetup:  # by chance: other shuffles may have found one
        kept.options = dict(before.match.wished)
    return kept


def _again(before: StoredTable, how: str) -> dict[str, Value]:
    """The options of a table's rematch: with new cards where some are drawn at random, else with the same."""
    if before.match is not None:
        return dict(before.match.wished)
    if how == "new":
        return dict(before.wished or before.options)
    return dealt(before.game, before.options, before.first_seed)
