"""Drawing: which deck a card comes from, and what is done with it at once."""

from __future__ import annotations

from fudaba.games.innovation.board.state import HAND
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.rules import moves
from fudaba.games.innovation.rules.ending import draw_out, settle
from fudaba.kernel.cards import only


def age_to_draw(t: Innovation, seat: int, age: int) -> int:
    """The first age from this one on that still has a base deck (INN-008, INN-009).

    Raises `GameOver` where there is none.
    """
    zones, decks = t.state.zones, t.decks
    found = max(age, 0)
    while found <= t.last_age and not zones[decks["base", found]]:
        found += 1
    if found > t.last_age:
        draw_out(t, seat, age)
    return found


def next_card(t: Innovation, seat: int, age: int, of: str = "", *, to_hand: bool = False) -> int:
    """The card that a player would draw: of a set where the effect names one, else by the draw rules.

    Raises `GameOver` where there is no age left to draw from.
    """
    found = age_to_draw(t, seat, age)
    zones = t.state.zones
    for name in (of, *_instead_of_base(t, seat, to_hand=to_hand)):
        if name and (deck := zones[t.decks[name, found]] if (name, found) in t.decks else []):
            return deck[-1]
    return zones[t.decks["base", found]][-1]


def _instead_of_base(t: Innovation, seat: int, *, to_hand: bool) -> list[str]:
    """The sets that come before base in a base draw (INN-121 to INN-123, INN-202, INN-203, INN-230).

    A named set whose deck is empty makes it a base draw, to which the same holds (INN-125).
    """
    house = t.house
    found = []
    if house.echoes and _draws_echoes(t, seat):
        found.append("echoes")
    if house.unseen and (to_hand or house.any_unseen) and not t.state.drawn[seat]:
        found.append("unseen")
    return found


def _rule_of_another_set(t: Innovation, drawn: str) -> str:
    """Which rule says that a card of this set is drawn, and not of the one that was to be drawn from."""
    if drawn == "base":
        return "INN-125"
    if drawn == "unseen":
        return "INN-202"
    return "INN-230" if t.house.fourth else "INN-121"


def _draws_echoes(t: Innovation, seat: int) -> bool:
    if t.house.fourth:
        board = t.board(seat)
        return board.ages.count(board.highest) == 1
    sets = {t.cards[card].set for card in t.hand(seat)}
    return bool(sets) and "echoes" not in sets


async def _find(t: Innovation, seat: int, age: int, of: str = "", *, to_hand: bool = False) -> int:
    """The card to draw, once karma effects have had their say; none of them has something else happen."""
    card = next_card(t, seat, age, of, to_hand=to_hand)
    if t.is_awaited("draw"):
        piece = t.cards[card]
        place = HAND if to_hand else -1
        await t.would(Would("draw", seat, age=piece.age, set=piece.set, place=place))
        card = next_card(t, seat, age, of, to_hand=to_hand)
    if to_hand or t.house.any_unseen:
        _note_first(t, seat, card, of)
    return card


def _note_first(t: Innovation, seat: int, card: int, of: str) -> None:
    """A base card, or the Unseen card in its place, is the first of the turn (INN-202, INN-AMB27)."""
    name = t.cards[card].set
    if name in ("base", "unseen") and name != of:
        t.state.drawn[seat] = True


async def draw(
    t: Innovation, seat: int, age: int, *, of: str = "", rule: str = "INN-G1", asked: bool = False
) -> int:
    """Draw a card into the hand. asked: whether karma effects have had their say before it."""
    if asked or not t.is_awaited("draw"):
        card = next_card(t, seat, age, of, to_hand=True)
        _note_first(t, seat, card, of)
    else:
        card = await _find(t, seat, age, of, to_hand=True)
    piece = t.cards[card]
    t.move(card, t.place(seat, HAND))
    if t.events is not None:
        if piece.age > age > 0:
            rule = "INN-008"
        elif piece.set != (of or "base"):
            rule = _rule_of_another_set(t, piece.set)
        t.tell("draws", seat, card, audience=only(seat), number=piece.age, word=piece.set, rule=rule)
    settle(t)
    return card


async def draw_action(t: Innovation, seat: int, *, rule: str) -> int:
    """Draw a card of the age of one's highest top card, of age 1 without any (INN-003)."""
    return await draw(t, seat, age_of_action(t, seat), rule=rule)


def age_of_action(t: Innovation, seat: int) -> int:
    """The age at which a draw action draws."""
    if t.house.figures and (counted := t.each(seat, "age_to_draw")):
        ages = {t.cards[card].colour: t.age(card) for card in t.tops(seat)}
        for more in counted:
            ages |= more
        return max(ages.values())
    return t.highest_top(seat) if any(t.stacks(seat)) else 1


async def bonus_draw(t: Innovation, seat: int) -> int:
    """The draw for having been shared with; with Figures it brings a figure (INN-045, INN-172).

    Karma effects have had their say before it, by `bonus_to_come`.
    """
    if t.house.figures:
        return await draw(t, seat, _bonus_age(t, seat), of="figures", rule="INN-172", asked=True)
    return await draw_action(t, seat, rule="INN-045")


def bonus_to_come(t: Innovation, seat: int) -> Would | None:
    """The bonus at a table with Figures as the draw that it is to karma effects; None beyond all ages."""
    age = _bonus_age(t, seat)
    if not any(t.state.zones[t.decks["base", each]] for each in range(age, t.last_age + 1)):
        return None
    piece = t.cards[next_card(t, seat, age, "figures", to_hand=True)]
    return Would("draw", seat, age=piece.age, set=piece.set, place=HAND)


def _bonus_age(t: Innovation, seat: int) -> int:
    return max(t.highest_top(seat), 1)


async def draw_city(t: Innovation, seat: int, *, rule: str) -> None:
    """Draw a city for a new colour or a new splay, unless there is one in the hand (INN-147, INN-148)."""
    if t.house.cities and not any(t.cards[card].set == "cities" for card in t.hand(seat)):
        await draw(t, seat, max(t.highest_top(seat), 1), of="cities", rule=rule)


async def draw_and_meld(t: Innovation, seat: int, age: int, *, of: str = "") -> int:
    """Draw a card and meld it at once."""
    card = await _find(t, seat, age, of)
    await moves.meld(t, seat, card)
    return card


async def draw_and_tuck(t: Innovation, seat: int, age: int, *, of: str = "") -> int:
    """Draw a card and tuck it at once."""
    card = await _find(t, seat, age, of)
    await moves.tuck(t, seat, card)
    return card


async def draw_and_score(t: Innovation, seat: int, age: int, *, of: str = "") -> int:
    """Draw a card and score it at once."""
    card = await _find(t, seat, age, of)
    await moves.score(t, seat, card)
    return card


async def draw_and_junk(t: Innovation, seat: int, age: int) -> int:
    """Draw a card and junk it at once."""
    card = await _find(t, seat, age, "")
    await moves.junk(t, seat, card)
    return card


async def draw_and_reveal(t: Innovation, seat: int, age: int, *, of: str = "") -> int:
    """Draw a card and show it, apart from the hand until it is said where it goes (INN-076, INN-077)."""
    card = await _find(t, seat, age, of)
    await moves.reveal(t, seat, card)
    return card


async def draw_and_achieve(t: Innovation, seat: int, age: int, *, rule: str = "INN-082") -> int:
    """Draw a card and achieve it at once."""
    card = await _find(t, seat, age)
    await moves.achieve(t, seat, card, rule=rule)
    return card


async def draw_and_foreshadow(t: Innovation, seat: int, age: int, *, of: str = "") -> int:
    """Draw a card and foreshadow it; where the forecast is full it stays in the hand (INN-233)."""
    card = await _find(t, seat, age, of)
    if not await moves.foreshadow(t, seat, card) and t.in_deck(card):
        await moves.take(t, seat, card, rule="INN-233")
    return card


async def draw_and_safeguard(t: Innovation, seat: int, age: int, *, of: str = "") -> int:
    """Draw a card and put it into the safe; where that is full it stays in the hand (INN-204f)."""
    card = await _find(t, seat, age, of)
    if not await moves.safeguard(t, seat, card):
        await moves.take(t, seat, card, rule="INN-204f")
    return card
