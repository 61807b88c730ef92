"""Playing a card on one's turn, and the cards that lead on to others."""

from __future__ import annotations

from fudaba.games.bridge_over import fits
from fudaba.games.bridge_over.deck import COLOURS, DEFENCE, DISCARD, KINDS, PUBLIC, SPECIAL, WILD, Kind
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.ask import Option

STOP = Option("stop")
AS_OPTIONS: dict[str, Option] = {}
"""The option to declare Almighty as each kind of card."""


async def play(t: BridgeOver, me: int, card: int, where: str = fits.TURN, colour: str = "") -> None:
    """Play a card and do what it says; `where` and `colour` tell which card it follows."""
    kind = await begin(t, me, card, where, colour)
    if may_still_do(t, me, kind):
        await kind.do(t, me, card)


async def begin(t: BridgeOver, me: int, card: int, where: str, colour: str) -> Kind:
    """Bring a card from the hand to where it belongs, and return what it is played as."""
    printed = t.cards[card]
    kind = printed.kind
    if kind.group == SPECIAL:
        return await _begin_as(t, me, card, where, colour)
    if kind.group in (DEFENCE, DISCARD):
        t.tell("discards", me, card, rule="BRG-115" if kind.group == DEFENCE else "BRG-G14")
        t.discard(card)
    elif kind.group == PUBLIC:
        t.tell("plays", me, card, rule=FRONT_RULES[kind.id])
    else:
        t.tell("plays", me, card, rule=RULES.get(where, "BRG-013"))
        t.lay(card, printed.colours[0] if printed.colours else t.state.colour, printed.sign)
        if t.hand(me) or (kind.attack and t.house.resolve_final_attack):
            await _show_colour(t, me, card)
    return kind


async def _show_colour(t: BridgeOver, me: int, card: int) -> None:
    """Where a card has several colours, its player chooses the one that it shows."""
    printed = t.cards[card]
    if printed.kind.group == WILD:
        t.show(await t.choose_colour(me, COLOURS, about=card, rule="BRG-078"))
    elif len(printed.colours) > 1:
        rule = "BRG-076" if printed.id == "direct" else "BRG-095"
        t.show(await t.choose_colour(me, printed.colours, about=card, rule=rule))


async def _begin_as(t: BridgeOver, me: int, card: int, where: str, colour: str) -> Kind:
    """Almighty: declared as another card, then its colour, then that card's own rules (BRG-142)."""
    choices = fits.stands_for(t, me, card, where, colour)
    kind = await declare(t, me, card, list(choices))
    if kind.group == DEFENCE or kind.group == DISCARD:
        t.discard(card)
    elif kind.becomes_top:
        t.lay(card, t.state.colour, kind.id)
        t.show(await t.choose_colour(me, choices[kind.id], about=card, rule="BRG-142"))
    return kind


async def declare(t: BridgeOver, me: int, card: int, ids: list[str]) -> Kind:
    """Let a player say what his Almighty stands for."""
    options = [AS_OPTIONS.setdefault(id, Option("as", word=id)) for id in ids]
    chosen = (await t.choose(me, "as", options, about=card, rule="BRG-141")).word
    t.tell("plays_as", me, card, word=chosen, rule="BRG-141")
    return KINDS[chosen]


def may_still_do(t: BridgeOver, me: int, kind: Kind) -> bool:
    """Whether the card's effect still counts: a player without cards is out (BRG-015).

    The attack of a last card is carried out only where the table wants it (G-19).
    """
    if t.hand(me):
        return kind.group != DEFENCE
    t.state.out = me
    return kind.attack and t.house.resolve_final_attack


# Cards that lead on to others.


async def follow_escort(t: BridgeOver, me: int, escort: int) -> None:
    """Exactly one more card of its colour, or another Escort (BRG-030, BRG-032)."""
    colour = t.state.colour
    options = fits.escort_follows(t, me, colour)
    chosen = await t.choose(me, "follow", options, about=escort, rule="BRG-032")
    await play(t, me, chosen.card, fits.ESCORT, colour)


async def follow_chain(t: BridgeOver, me: int, chain: int) -> None:
    """Any number of cards of its colour; only the effect of the last one counts (BRG-044, BRG-047)."""
    colour = t.state.colour
    last: tuple[int, Kind] | None = None
    while t.hand(me):
        options = fits.chain_follows(t, me, colour)
        if last is not None and last[1].id == "escort":
            # The Escort would be the last card, and it may not be left alone (BRG-052): either the
            # Chain goes on, or it ends here and the Escort is followed as always.
            chained = {o.card for o in options if t.cards[o.card].kind.group != SPECIAL}
            options = fits.escort_follows(t, me, colour)
            chosen = await t.choose(me, "follow", options, about=chain, rule="BRG-052")
            if chosen.card not in chained:
                await play(t, me, chosen.card, fits.ESCORT, colour)
                return
        else:
            chosen = await t.choose(me, "follow", [*options, STOP], about=chain, rule="BRG-044")
            if chosen is STOP:
                t.tell("stops", me, rule="BRG-045")
                break
        kind = await begin(t, me, chosen.card, fits.CHAIN, colour)
        last = (chosen.card, kind)
    if last is not None and may_still_do(t, me, last[1]):
        await last[1].do(t, me, last[0])


async def follow_wild_1(t: BridgeOver, me: int, wild: int) -> None:
    """One more card, if its player wants (BRG-079)."""
    options = [*fits.wild_1_follows(t, me), STOP]
    chosen = await t.choose(me, "follow", options, about=wild, rule="BRG-080")
    if chosen is not STOP:
        await play(t, me, chosen.card, fits.WILD_1, t.state.colour)


async def follow_numbers(t: BridgeOver, me: int, wild: int) -> None:
    """Number cards as long as each fits the one before (BRG-089)."""
    while t.hand(me):
        options = [*fits.number_follows(t, me), STOP]
        chosen = await t.choose(me, "follow", options, about=wild, rule="BRG-092")
        if chosen is STOP:
            t.tell("stops", me, rule="BRG-091")
            return
        await play(t, me, chosen.card, "numbers")


FRONT_RULES = {"bind": "BRG-097", "clear": "BRG-152", "amplify": "BRG-162", "all_draw_1": "BRG-168"}
RULES = {fits.ESCORT: "BRG-032", fits.CHAIN: "BRG-044", fits.WILD_1: "BRG-080", "numbers": "BRG-089"}
"""The rule that lets a card be played, by the card that it follows."""
