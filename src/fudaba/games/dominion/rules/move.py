"""Moving cards in ways that are neither gaining, trashing nor discarding; looking at and showing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import (
    ASIDE,
    BOX,
    DECK,
    DECKS,
    DISCARDS,
    FACE_DOWN,
    HANDS,
    place,
)
from fudaba.games.dominion.facts.vocabulary import LineKind
from fudaba.games.dominion.rules.acts import Reveals, Shuffles
from fudaba.games.dominion.rules.bonuses import rest_of_deck, shuffle, top_of_deck
from fudaba.kernel.cards import EVERYBODY, Ref, only


def move(
    t: Board, seat: int, card: int, to: int, line: LineKind, *, unseen: bool = False, shown: bool = False
) -> bool:
    """Put a card into one of a player's places, on top. False if there is none.

    unseen: whether the others cannot tell which of several cards it is. shown: whether it has just been
    revealed out of a hand, and everybody sees where it goes.
    """
    if card < 0:
        return False
    s = t.state
    source, target = s.where[card], place(to, seat)
    seen = EVERYBODY if shown else only(seat) if unseen else t.seen_by(card)
    audience = seen | s.layout[target].audience  # EVERYBODY has every bit
    others = _known_beside(t, card, seen)
    s.move(card, target)
    s.known.update(others)
    _remember(t, card, audience)
    t.left_pile(source)
    t.tell(line, seat, card, audience=audience, word=t.place_word(to))
    return True


def _known_beside(t: Board, card: int, seen: int) -> dict[int, int]:
    """What those who see which card leaves a deck or pile know of the others in it, and go on knowing."""
    s = t.state
    if not s.known or s.layout[s.where[card]].audience:
        return {}
    beside = s.zones[s.where[card]]
    return {other: known for other in beside if other != card and (known := s.known.get(other, 0) & seen)}


def _remember(t: Board, card: int, audience: int) -> None:
    """Those who saw a card go to a hidden place know that it is there."""
    s = t.state
    if audience & ~s.layout[s.where[card]].audience:
        s.known[card] = audience


def move_all(t: Board, seat: int, cards: Sequence[int], to: int, line: LineKind) -> None:
    """Put cards of a player's own into one of their places, and tell it as one line, to their owner which."""
    if not cards:
        return
    for card in cards:
        t.state.move(card, place(to, seat))
    t.tell(line, seat, *cards, audience=only(seat), number=len(cards), word=t.place_word(to))


def to_bottom(t: Board, seat: int, card: int) -> bool:
    """Put a card at the bottom of a player's deck. False if there is none."""
    if card < 0:
        return False
    s = t.state
    source = s.where[card]
    audience = t.seen_by(card)
    s.move(card, DECKS[seat], bottom=True)
    _remember(t, card, audience)
    t.left_pile(source)
    t.tell("puts_at_bottom", seat, card, audience=audience)
    return True


async def shuffle_into_deck(t: Board, seat: int, cards: Sequence[int]) -> None:
    """Shuffle cards into a player's deck: a shuffle like any other to players who have a say in one."""
    act = Shuffles(seat, cards)
    if t.listens("Shuffles"):
        await t.happen(act)
    else:
        act.shuffle(t)


def put_in_deck(t: Board, seat: int, card: int, below: int) -> None:
    """Put a card into a player's deck, below this many others."""
    deck = DECKS[seat]
    audience = t.seen_by(card)
    others = len(t.state.zones[deck]) - (t.state.where[card] == deck)
    t.state.place(card, deck, others - below)
    _remember(t, card, audience)
    t.tell("puts_in_deck", seat, card, audience=audience, number=below)


def pass_card(t: Board, seat: int, to: int, card: int) -> None:
    """Pass a card from one hand to another; nothing if there is none."""
    if card >= 0:
        t.state.move(card, HANDS[to])
        t.tell("passes", seat, card, whom=to, audience=only(seat, to))


def put_deck_into_discards(t: Board, seat: int) -> None:
    """Put a whole deck into the discard pile."""
    number = len(t.zone(DECK, seat))
    t.state.move_all(DECKS[seat], DISCARDS[seat])
    t.tell("puts_deck_into_discards", seat, number=number)


def set_aside(t: Board, seat: int, card: int, *, face_down: bool = False) -> Ref | None:
    """Set a card aside for a player. Returns it as it lies there; None if there is none."""
    if card < 0:
        return None
    s = t.state
    source = s.where[card]
    s.move(card, place(FACE_DOWN if face_down else ASIDE, seat))
    t.left_pile(source)
    t.tell("sets_aside", seat, card, audience=only(seat) if face_down else EVERYBODY)
    return s.ref(card)


def return_to_pile(t: Board, seat: int, card: int) -> bool:
    """Return a card to the pile that it belongs to. False if it has none."""
    if card < 0:
        return False
    pile = t.home_of(card)
    if pile is None:
        return False
    t.put_on_pile(card, pile)
    t.tell("returns", seat, card)
    return True


def exchange(t: Board, seat: int, card: int, id: str) -> Ref | None:
    """Exchange a card for the top one of another pile, which goes to the discards. None if not possible."""
    other, home = t.top_of(id), t.home_of(card) if card >= 0 else None
    if other < 0 or home is None:
        return None
    t.put_on_pile(card, home)
    source = t.state.where[other]
    t.state.move(other, DISCARDS[seat])
    t.left_pile(source)
    t.tell("exchanges", seat, card, other)
    return t.state.ref(other)


def start_with(t: Board, seat: int, card: int, replaced: int, *, returned: bool) -> None:
    """Before the game: put a card into a player's deck in place of another.

    returned: whether that one goes back to its pile, or else out of the game.
    """
    s = t.state
    source, pile = s.where[card], t.home_of(replaced)
    s.move(card, DECKS[seat])
    t.left_pile(source)
    if returned and pile is not None:
        t.put_on_pile(replaced, pile)
    else:
        s.move(replaced, BOX)
    s.known[card] = s.known[replaced] = EVERYBODY
    t.tell("starts_with", seat, replaced, card)


async def reveal(t: Board, seat: int, cards: list[int]) -> None:
    """Show cards to everybody where they lie, all at once; then what that triggers."""
    for card in cards:
        t.state.show(card)
    if cards:
        t.tell("reveals", seat, *cards)
    await _revealed(t, seat, cards)


async def _revealed(t: Board, seat: int, cards: Iterable[int]) -> None:
    """Let those answer who listen to a card being revealed."""
    for card in cards:
        if t.listens("Reveals", card):
            await t.answered(Reveals(seat, card))


def look(t: Board, seat: int, cards: list[int]) -> None:
    """Let a player see cards where they lie."""
    mine = only(seat)
    for card in cards:
        t.state.show(card, mine)
    if cards and t.events is not None:
        t.tell("looks_at", seat, *cards, audience=mine, number=len(cards))


async def top_cards(t: Board, seat: int, count: int) -> list[int]:
    """The top cards of a deck, the topmost first; shuffles the discards under them if there are too few."""
    rest = rest_of_deck(t, seat)
    if len(rest) < count:
        await shuffle(t, seat)
        rest = rest_of_deck(t, seat)
    return rest[-count:][::-1] if count > 0 else []


async def reveal_until(t: Board, seat: int, where: Callable[[int], bool]) -> tuple[int | None, list[int]]:
    """Reveal cards from the deck and set them aside face up, until one passes the test.

    Returns that one (None if there is none) and the others, in the order in which they came.
    """
    s = t.state
    others: list[int] = []
    while (card := await top_of_deck(t, seat)) >= 0:
        s.move(card, place(ASIDE, seat))
        s.looked.append(s.ref(card))
        t.tell("reveals", seat, card)
        await _revealed(t, seat, (card,))
        if where(card):
            return card, others
        others.append(card)
    return None, others
