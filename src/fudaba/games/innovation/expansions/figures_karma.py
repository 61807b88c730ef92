"""The "when" and "would" karma effects: what they do as soon as something happens, or before it does.

An "each" karma is in `figures_values`, one that lets a decree be issued in `figures_decrees`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import HAND
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.karma import ANYBODY, ME, OPPONENTS, Karma, Would
from fudaba.games.innovation.facts.registry import WHEN
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import moves
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import EVERYBODY, only


class PendingKarma(NamedTuple):
    """A karma effect that an event concerns."""

    seat: int
    """The player whose effect it is."""
    card: int
    """The number of the figure that has it."""
    karma: Karma
    """The effect."""
    what: Would
    """The event, as the effect names it."""


async def would(t: Innovation, what: Would, *, also: Would | None = None) -> Would | None:
    """Let karma effects have their say; see `Innovation.would`.

    Of several that it concerns the player whose turn it is chooses one (INN-179). Where its effect has moved
    the card with which something would happen, nothing is left to be done (INN-180). A draw as which it also
    concerns some takes place all the same.
    """
    if not t.is_awaited(what.kind) and (also is None or not t.is_awaited(also.kind)):
        return what
    if what.card >= 0:
        what = _with_card(t, what)
    waiting = _waiting(t, what)
    if also is not None:
        waiting += _waiting(t, also)
    if not waiting:
        return what
    if any(_goes_by_the_face(t, each, what) for each in waiting):
        _show(t, what)
    chosen = await _choose(t, waiting)
    karma = chosen.karma
    assert karma.run is not None, "a karma effect that waits has something to do"
    _keep_apart(t, what)
    stamp = t.state.stamp[what.card]
    me = _owner(t, chosen.seat, chosen.card)
    with _alone(t, chosen, what.seat, "INN-184" if karma.instead else "INN-185"):
        answer = await moves.to_its_end(t, karma.run(me, chosen.what))
    if chosen.what is also:
        return what
    if isinstance(answer, Would):
        return answer
    # A dogma needs no card where it was: its effects are executed all the same (INN-185).
    moved = what.card >= 0 and what.kind != "dogma" and t.state.stamp[what.card] != stamp
    return None if karma.instead or answer or moved else what


def awaits(t: Innovation, what: Would, *, instead: bool = False) -> list[int]:
    """The figures whose karma effects it concerns; see `Innovation.awaits`."""
    if not t.is_awaited(what.kind):
        return []
    if what.card >= 0:
        what = _with_card(t, what)
    return [each.card for each in _waiting(t, what) if each.karma.instead or not instead]


async def melded(t: Innovation, seat: int, card: int, *, from_hand: bool = True) -> None:
    """Let a figure's "when" karma happen: at once, after a meld action last of all (INN-181, INN-AMB6).

    The effect finds in its notes whether the figure came from the hand, as it does by an action.
    """
    if t.in_karma or card not in t.tops(seat):
        return
    for karma in t.cards[card].karmas:
        if karma.kind == WHEN and karma.run is not None:
            with _alone(t, PendingKarma(seat, card, karma, Would(WHEN, seat, card)), seat, "INN-181"):
                me = _owner(t, seat, card)
                me.running.notes["from_hand"] = from_hand
                await moves.to_its_end(t, karma.run(me))


def _waiting(t: Innovation, what: Would) -> list[PendingKarma]:
    """The karma effects of top figures that are concerned, those of the player whose turn it is first."""
    found = []
    for seat in t.seats_in_turn():
        for card, karma in t.board(seat).waits.get(what.kind, ()):
            if _concerns(t, seat, karma, what):
                found.append(PendingKarma(seat, card, karma, what))
    return found


def _concerns(t: Innovation, seat: int, karma: Karma, what: Would) -> bool:
    if karma.by == ME:
        theirs = what.seat == seat
    elif karma.by == OPPONENTS:
        theirs = what.seat in t.opponents(seat)
    else:
        theirs = karma.by == ANYBODY or what.seat != seat
    return theirs and (karma.fits is None or karma.fits(Player(t, seat), what))


def _goes_by_the_face(t: Innovation, waiting: PendingKarma, what: Would) -> bool:
    """Whether a karma effect is concerned by what the back of a card does not show."""
    fits, card = waiting.karma.fits, what.card
    if fits is None or card < 0 or what.kind == "dogma":
        return False
    owner, back = Player(t, waiting.seat), t.cards[card].back
    others = (other for other, piece in enumerate(t.cards) if piece.back == back)
    return not all(fits(owner, _printed(t, what._replace(card=other))) for other in others)


def _show(t: Innovation, what: Would) -> None:
    """Let all see what a karma effect is concerned by, or they could not tell that it is (INN-G12)."""
    s = t.state
    seen = s.layout[s.where[what.card]].audience | s.known.get(what.card, 0)
    if seen & EVERYBODY != EVERYBODY:
        _keep_apart(t, what)
        t.show(what.card)
        t.tell("reveals", what.seat, what.card, rule="INN-G12")


async def _choose(t: Innovation, waiting: list[PendingKarma]) -> PendingKarma:
    figures = [each.card for each in waiting]
    options: list[InnovationOption] = [
        Option(
            "order",
            each.card,
            t.cards[each.card].face,
            number=each.karma.number if figures.count(each.card) > 1 else -1,
        )
        for each in waiting
    ]
    chosen = await t.choose(t.state.turn, "order", options, rule="INN-179", word="karma")
    return waiting[options.index(chosen)]


def _with_card(t: Innovation, what: Would) -> Would:
    whose, lies = t.whereabouts(what.card)
    if whose >= 0 and what.card in t.hand(whose):
        lies = HAND
    return _printed(t, what)._replace(age=t.age(what.card), whose=whose, lies=lies)


def _printed(t: Innovation, what: Would) -> Would:
    piece = t.cards[what.card]
    return what._replace(age=piece.age, colour=piece.colour, icons=piece.icons, set=piece.set)


def _keep_apart(t: Innovation, what: Would) -> None:
    """A card that has been drawn for something is in the hand while a karma effect comes between."""
    if what.card < 0 or not t.in_deck(what.card) or what.kind == "dogma":
        return
    t.move(what.card, t.place(what.seat, HAND))
    if what.card in t.held:
        t.held[what.card] = t.state.moves
    piece = t.cards[what.card]
    audience = only(what.seat)
    t.tell("draws", what.seat, what.card, audience=audience, number=piece.age, word=piece.set, rule="INN-076")


def _owner(t: Innovation, seat: int, card: int) -> Me:
    """The owner of a figure as who executes its karma effect."""
    icon = t.cards[card].featured
    return Me(t, seat, RunningCard(seat, card, icon, [t.count(other, icon) for other in range(t.seats)]))


@contextmanager
def _alone(t: Innovation, what: PendingKarma, whom: int, rule: str) -> Iterator[None]:
    """While a karma effect is executed there is no other (INN-178)."""
    line = t.tell("karma", what.seat, what.card, whom=whom, number=what.karma.number, rule=rule)
    t.in_karma = True
    try:
        with t.because(line):
            yield
    finally:
        t.in_karma = False
