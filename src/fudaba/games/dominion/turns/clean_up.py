"""Clean-up, and what a turn leaves behind."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import BETWEEN
from fudaba.games.dominion.board.subscriptions import AnyOf
from fudaba.games.dominion.facts.kinds import LAST_TURN, THIS
from fudaba.games.dominion.facts.layout import DISCARDS, HAND, HANDS, PLAY, PLAY_AREAS
from fudaba.games.dominion.facts.tokens import MINUS_CARD
from fudaba.games.dominion.language.boons_and_hexes import discard_kept
from fudaba.games.dominion.rules.acts import Discards
from fudaba.games.dominion.rules.bonuses import HAND_SIZE, draw, shuffles_to_draw
from fudaba.games.dominion.rules.durations import THIS_TURN, forget_plays, lose, staying, tell_staying
from fudaba.games.dominion.rules.gain import discard
from fudaba.games.dominion.rules.moments import CleanUpBegins, DiscardsHand, DrawsHand, TurnEnds

CLEANS_UP: Final = "DOM-33"
"""The rule that says what Clean-up is, and how many cards are drawn in it."""
_MOMENTS: Final = AnyOf("CleanUpBegins", "DiscardsAtOnce", "DiscardsHand", "DrawsHand", "TurnEnds")


def is_answered(t: Board) -> bool:
    """Whether anybody may have something to say to this Clean-up, or to a card that is discarded in it."""
    if t.listens(_MOMENTS) or (shuffles_to_draw(t, t.state.turn.seat, HAND_SIZE) and t.listens("Shuffles")):
        return True
    if not t.listens("Discards"):
        return False
    there = [*t.zone(HAND, t.state.turn.seat)]
    for seat in range(t.seats):
        there += t.zone(PLAY, seat)
    if not t.waits_for("Discards"):  # then only what it is matters of a card
        there = [*{t.cards[card]: card for card in there}.values()]
    for card in there:  # noqa: SIM110 - asked often, and `any` is much slower
        if t.listens("Discards", card):
            return True
    return False


def clean_up_now(t: Board) -> None:
    """Clean-up to which nobody has anything to say."""
    s = t.state
    seat = s.turn.seat
    if s.owned:
        discard_kept(t)
    stays = staying(t, seat)
    hand, in_play, discards = HANDS[seat], PLAY_AREAS[seat], DISCARDS[seat]
    if stays:
        for card in [card for card in s.zones[in_play] if card not in stays]:
            s.move(card, discards)
    elif s.zones[in_play]:
        s.move_all(in_play, discards)
    s.move_all(hand, discards)
    if t.events is not None:
        t.tell("cleans_up", seat)
    if stays:
        tell_staying(t, seat, stays)
    for other in t.seats_in_turn()[1:]:
        if s.zones[PLAY_AREAS[other]] and (cards := leaving(t, other)):
            t.tell("discards", other, *cards, number=len(cards), rule="DOM-G4")
            s.move_each(cards, PLAY_AREAS[other], DISCARDS[other])
    if s.marks:
        t.draw_now(seat, _hand_size(t, seat, HAND_SIZE), CLEANS_UP)
    else:
        t.draw_now(seat, HAND_SIZE, CLEANS_UP)
    end_turn(t)


def _hand_size(t: Board, seat: int, cards: int) -> int:
    """The next hand, one card fewer with the -1 Card token."""
    if cards and t.mark(MINUS_CARD, seat):
        t.set_mark(MINUS_CARD, seat, 0)
        t.tell("returns_minus_card", seat)
        return cards - 1
    return cards


async def clean_up(t: Board) -> None:
    """Clean-up where something listens: before it, to each card discarded, to the hand drawn, after it."""
    s = t.state
    seat = s.turn.seat
    if t.listens("CleanUpBegins", seat=seat):
        await t.happen(CleanUpBegins(seat))
    discard_kept(t)
    t.tell("cleans_up", seat)
    tell_staying(t, seat, staying(t, seat))
    await _discard_from_play(t, seat)
    if t.listens("DiscardsHand", seat=seat):
        await t.happen(DiscardsHand(seat))
    await discard(t, seat, t.zone(HAND, seat)[:], clean_up=True)
    for other in t.seats_in_turn()[1:]:
        if cards := leaving(t, other):
            t.tell("discards", other, *cards, number=len(cards), rule="DOM-G4")
            await _discard_from_play(t, other)
    draws = DrawsHand(seat, HAND_SIZE)
    await t.happen(draws)
    await draw(t, seat, draws.cards + draws.more, CLEANS_UP)
    if t.listens("TurnEnds", seat=seat):
        await t.happen(TurnEnds(seat))
    end_turn(t)


def leaving(t: Board, seat: int) -> list[int]:
    """The cards that a player discards from play in this Clean-up.

    Everybody discards what is done: what was played in another player's turn leaves in that turn (DOM-G4).
    """
    if not (in_play := t.zone(PLAY, seat)):
        return []
    stays = staying(t, seat)
    return [card for card in in_play if card not in stays]


async def _discard_from_play(t: Board, seat: int) -> None:
    """Discard from play what does not stay: first, one by one, what does something when it is discarded now.

    Such cards look at what is still in play, or are put on top of one another; their player chooses which of
    them is next.
    """
    stays = staying(t, seat)

    def leaving() -> list[int]:
        return [card for card in t.zone(PLAY, seat) if card not in stays]

    printed = t.box.listening.get("Discards", {}).get(THIS, {})

    def answers(card: int) -> bool:
        waiting = [a for a in t.state.abilities if a.to == "Discards" and t.ref(card) in a.args]
        if not waiting and t.cards[card].id not in printed:
            return False
        would = Discards(seat, card, PLAY)
        would.was = would.ref = t.ref(card)  # it is to be found where it lies
        own = (a for a in t.printed_abilities(would) if a.source is not None and a.source.card == card)
        return any(t.concerns(a, would) for a in (*waiting, *own))

    done: set[int] = set()
    while t.listens("Discards") and (first := [c for c in leaving() if c not in done and answers(c)]):
        chosen = await t.choose(seat, "order", t.options("order", first), rule="DOM-11")
        done.add(chosen.card)
        await discard(t, seat, [chosen.card], clean_up=True)
    await discard(t, seat, leaving(), clean_up=True)


def _supply_has_shrunk(t: Board) -> bool:
    """Whether fewer cards are left in the Supply than ever before."""
    s = t.state
    if not s.done or (left := t.left_in_supply()) >= s.least:
        return False
    s.least = left
    return True


def end_turn(t: Board) -> None:
    """What a turn leaves behind is put in order: effects that end with it, and those that are lost."""
    s = t.state
    if s.abilities:
        lose(t)
        s.abilities = [ability for ability in s.abilities if ability.until != THIS_TURN]
    s.idle = 0 if _supply_has_shrunk(t) else s.idle + 1
    forget_turn(t)
    s.phase = BETWEEN
    s.actions = s.buys = s.coins = s.potions = 0


def forget_turn(t: Board) -> None:
    """What was so for a turn is so no more; what was done in it is written down where it is asked for."""
    s = t.state
    forget_plays(t)
    if LAST_TURN in t.box.remembered:
        s.before[s.turn.seat] = tuple(done for done in s.done if done.seat == s.turn.seat)
    s.done = []
    s.cheaper = 0
    s.face_down = []
    s.unaffected = []
    s.control = [*range(t.seats)]
