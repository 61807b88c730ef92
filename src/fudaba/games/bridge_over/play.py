"""How a player plays a card in their turn, and the cards that lead on to others."""

from __future__ import annotations

from typing import Final

from fudaba.games.bridge_over import legal_cards
from fudaba.games.bridge_over.deck import (
    CHAINS,
    COLOURED,
    COLOURS,
    DEFENCE,
    DISCARD,
    FOLLOWED,
    KINDS,
    NUMBER,
    PUBLIC,
    SPECIAL,
    TWO_COLOURED,
    WILD,
    Kind,
)
from fudaba.games.bridge_over.me import Me
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import BridgeOverOption
from fudaba.kernel.ask import Option
from fudaba.kernel.nesting import inner

STOP: Final[BridgeOverOption] = Option("stop")
AS_OPTIONS: dict[str, BridgeOverOption] = {}
"""The option to declare Almighty as each kind of card."""
THROWN_AWAY: Final = (DEFENCE, DISCARD)
"""The groups of which the cards go under the top card."""
COLOUR_RULES = {WILD: "BRG-078", TWO_COLOURED: "BRG-076", NUMBER: "BRG-095"}
"""The rule that lets a colour be named, by the group of the card."""
TURN_RULES = {
    NUMBER: "BRG-013",
    COLOURED: "BRG-013",
    TWO_COLOURED: "BRG-075",
    WILD: "BRG-078",
    DEFENCE: "BRG-115",
    DISCARD: "BRG-G14",
}
FOLLOW_RULES = {
    legal_cards.ESCORT: "BRG-032",
    legal_cards.CHAIN: "BRG-044",
    legal_cards.WILD_1: "BRG-080",
    legal_cards.NUMBERS: "BRG-089",
}
"""The rules that let a card be played: on a turn by its group, else by the card that it follows."""


def play_at_once(t: BridgeOver, me: int, card: int) -> None:
    """Play a card that asks nothing, as a turn's action; that needs no coroutine."""
    cause = t.cause
    kind = t.cards[card].kind
    put(t, me, card, legal_cards.TURN)
    if may_still_do(t, me, kind) and kind.group != NUMBER:
        kind.do(Me(t, me, card))
    t.cause = cause
    if t.state.attack is None:
        t.end_turn(me)


async def play(t: BridgeOver, me: int, card: int, where: str, colour: str = "") -> None:
    """Play a card and do what it says; `where` and `colour` tell which card it follows."""
    cause = t.cause
    printed = t.cards[card]
    kind = printed.kind
    if kind.group == SPECIAL:
        kind = await play_as(t, me, card, where, colour)
    else:
        put(t, me, card, where)
        if printed.names_colour and (t.hand(me) or (kind.attack and t.house.resolve_final_attack)):
            colours, rule = printed.colours or COLOURS, COLOUR_RULES[kind.group]
            t.show(await t.choose_colour(me, colours, about=card, rule=rule))
    if may_still_do(t, me, kind):
        await carry_out(t, me, card, kind)
    t.cause = cause
    if where == legal_cards.TURN and t.state.attack is None:
        t.end_turn(me)


def put(t: BridgeOver, me: int, card: int, where: str) -> None:
    """Bring a card from the hand to where it belongs: on the table, or among the discards.

    A public card is put in front of somebody by its own effect. What is told after it belongs to it.
    """
    printed = t.cards[card]
    group = printed.kind.group
    thrown_away = group in THROWN_AWAY
    if t.events is not None:
        rule = _rule_for(t, card, where)
        t.cause = (
            t.tell("discards", me, card, rule=rule) if thrown_away else t.tell("plays", me, card, rule=rule)
        )
    if thrown_away:
        t.discard(card)
    elif group != PUBLIC:
        t.lay(card, "" if printed.names_colour else printed.colours[0], printed.sign)


def _rule_for(t: BridgeOver, card: int, where: str) -> str:
    """The rule that lets a card be played as the table is now."""
    printed = t.cards[card]
    if where == legal_cards.ESCORT and printed.names_colour:
        return "BRG-041"
    if (
        where == legal_cards.TURN
        and printed.kind.group == TWO_COLOURED
        and t.state.colour not in printed.colours
    ):
        return "BRG-013"  # by its name
    return FOLLOW_RULES.get(where) or printed.kind.rule or TURN_RULES[printed.kind.group]


async def play_as(t: BridgeOver, me: int, card: int, where: str, colour: str) -> Kind:
    """Almighty: declared as another card, then its colour, then that card's own rules (BRG-142)."""
    choices = legal_cards.stands_for(t, me, card, where, colour)
    kind = await declare(t, me, card, list(choices))
    if kind.group == DEFENCE or kind.group == DISCARD:
        t.discard(card)
    elif kind.becomes_top:
        t.lay(card, "", kind.id)
        t.show(await t.choose_colour(me, choices[kind.id], about=card, rule="BRG-142"))
    return kind


async def declare(t: BridgeOver, me: int, card: int, ids: list[str]) -> Kind:
    """Let a player say what their Almighty stands for."""
    options = [AS_OPTIONS.setdefault(id, Option("as", word=id)) for id in ids]
    chosen = (await t.choose(me, "as", options, about=card, rule="BRG-141")).word
    kind = KINDS[chosen]
    rule = "BRG-AMB14" if kind.group == PUBLIC else "BRG-141"
    t.cause = t.tell("plays_as", me, card, word=chosen, rule=rule)
    return kind


async def carry_out(t: BridgeOver, me: int, card: int, kind: Kind) -> None:
    """Do what a card of this kind does, whether or not that may ask something."""
    if kind.group != NUMBER and (effect := kind.do(Me(t, me, card))) is not None:
        await inner(effect)


def may_still_do(t: BridgeOver, me: int, kind: Kind) -> bool:
    """Whether the card's effect still counts: a player without cards is out (BRG-015).

    The attack of a last card is carried out only where the table wants it (G-19).
    """
    if t.hand(me):
        return kind.group != DEFENCE
    t.goes_out(me)
    return kind.attack and t.house.resolve_final_attack


# Cards that lead on to others.


async def follow_escort(me: Me) -> None:
    """Exactly one more card of its colour, or another Escort (BRG-030, BRG-032)."""
    t = me.t
    colour = t.state.colour
    options = legal_cards.escort_follows(t, me.seat, colour)
    chosen = await t.choose(
        me.seat, "follow", options, about=me.this, rule="BRG-032", word=legal_cards.ESCORT
    )
    await play(t, me.seat, chosen.card, legal_cards.ESCORT, colour)


async def follow_chain(me: Me) -> None:
    """Any number of cards of its colour; only the effect of the last one counts (BRG-044, BRG-047)."""
    t = me.t
    cause, colour = t.cause, t.state.colour
    last: tuple[int, Kind] | None = None
    while t.hand(me.seat):
        options = legal_cards.chain_follows(t, me.seat, colour)
        if last is not None and FOLLOWED in last[1].traits:
            # The Escort would be the last card, and it may not be left alone (BRG-052): either the
            # Chain goes on, or it ends here and the Escort is followed as always.
            chained = {o.card for o in options}
            options = legal_cards.escort_follows(t, me.seat, colour)
            word = "chained-escort"
            chosen = await t.choose(me.seat, "follow", options, about=me.this, rule="BRG-052", word=word)
            where = legal_cards.ESCORT
            if chosen.card not in chained:
                await play(t, me.seat, chosen.card, where, colour)
                return
        else:
            options.append(STOP)
            chosen = await t.choose(
                me.seat, "follow", options, about=me.this, rule="BRG-044", word=legal_cards.CHAIN
            )
            if chosen is STOP:
                t.tell("stops", me.seat, rule="BRG-045" if last is None else "BRG-044")
                if last is not None and CHAINS in last[1].traits:
                    return  # an Almighty as Chain has been followed up as it was
                break
            where = legal_cards.CHAIN
        t.cause = cause
        kind = t.cards[chosen.card].kind
        if kind.group == SPECIAL:
            kind = await play_as(t, me.seat, chosen.card, where, colour)
        else:
            put(t, me.seat, chosen.card, legal_cards.CHAIN)
        last = (chosen.card, kind)
        if not kind.one_coloured or t.state.colour != colour:
            break  # Almighty, followed up the Escort as something that no Chain can hold
    if last is not None and may_still_do(t, me.seat, last[1]):
        await carry_out(t, me.seat, *last)


async def follow_wild_1(me: Me) -> None:
    """One more card, if its player wants (BRG-079)."""
    t = me.t
    options = [*legal_cards.wild_1_follows(t, me.seat), STOP]
    chosen = await t.choose(
        me.seat, "follow", options, about=me.this, rule="BRG-080", word=legal_cards.WILD_1
    )
    if chosen is STOP:
        t.tell("stops", me.seat, rule="BRG-079")
    else:
        await play(t, me.seat, chosen.card, legal_cards.WILD_1, t.state.colour)


async def follow_numbers(me: Me) -> None:
    """Number cards as long as each fits the one before (BRG-089)."""
    t = me.t
    while t.hand(me.seat):
        options = [*legal_cards.number_follows(t, me.seat), STOP]
        chosen = await t.choose(
            me.seat, "follow", options, about=me.this, rule="BRG-092", word=legal_cards.NUMBERS
        )
        if chosen is STOP:
            t.tell("stops", me.seat, rule="BRG-091")
            return
        await play(t, me.seat, chosen.card, legal_cards.NUMBERS)
