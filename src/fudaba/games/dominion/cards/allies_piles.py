"""The piles of four of Allies: Augurs, Clashes, Forts, Odysseys, Townsfolk and Wizards.

Of each pile only the top card can be had. To rotate a pile is to put all copies of its top card under it.
"""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import THIS, later
from fudaba.games.dominion.facts.layout import PLAY
from fudaba.games.dominion.facts.types import (
    ACTION,
    ATTACK,
    AUGUR,
    CLASH,
    DURATION,
    FORT,
    LIAISON,
    ODYSSEY,
    TOWNSFOLK,
    TREASURE,
    VICTORY,
    WIZARD,
)
from fudaba.games.dominion.language.expansion import Expansion
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.acts import Discards, Gains, Trashes
from fudaba.games.dominion.rules.inquiries import GivesChoice, MayPlay
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.acts import Ability
from fudaba.kernel.choices import may, one, some

allies = Expansion("allies")


def pile_of_four(id: str, *cards: str, types: int, cost: int = 3) -> None:
    """Declare such a pile: four copies of each card, from the top."""
    allies.pile(id, *((card, 4) for card in cards), cost=cost, types=ACTION | types)


async def may_rotate(me: Me, id: str) -> None:
    """The player may rotate a pile."""
    pile = me.pile_of(id)
    if pile is None or len(me.lying_in(pile).kinds) < 2:
        return
    if await me.may("rotate"):
        me.rotate(pile)


# Augurs.

pile_of_four("augurs", "herb_gatherer", "acolyte", "sorceress", "sibyl", types=AUGUR)


@allies.card(cost=3, types=ACTION | AUGUR, buys=1, pile="part")
async def herb_gatherer(me: Me) -> None:
    me.put_deck_into_discards()
    treasures = me.look_through_discards().treasures
    await me.play_card(may(treasures))
    await may_rotate(me, "augurs")


@allies.card(cost=4, types=ACTION | AUGUR, pile="part")
async def acolyte(me: Me) -> None:
    if await me.trash(may(me.hand.of_type(ACTION, VICTORY))):
        await me.gain("gold")
    if me.finds(me.this) and await me.may("trash") and await me.trash(me.this):
        await me.gain(one(me.supply.of_type(AUGUR)))


@allies.card(cost=5, types=ACTION | ATTACK | AUGUR, actions=1, pile="part")
async def sorceress(me: Me) -> None:
    named = await me.name()
    for card in await me.reveal_top(1):
        await me.take(card)
        if me.kind(card).id == named:
            for you in me.victims:
                await you.gain("curse")


@allies.card(cost=6, types=ACTION | AUGUR, cards=4, actions=1, pile="part")
async def sibyl(me: Me) -> None:
    await me.topdeck(one(me.hand))
    await me.to_bottom(one(me.hand))


# Clashes.

pile_of_four("clashes", "battle_plan", "archer", "warlord", "territory", types=CLASH)


@allies.card(cost=3, types=ACTION | CLASH, cards=1, actions=1, pile="part")
async def battle_plan(me: Me) -> None:
    if await me.reveal(may(me.hand.of_type(ATTACK))):
        await me.plus(cards=1)
    chosen = await me.choose(may(me.supply), "rotate")
    pile = me.home_of(chosen.card) if chosen else None
    if pile is not None:
        me.rotate(pile)


@allies.card(cost=4, types=ACTION | ATTACK | CLASH, coins=2, pile="part")
async def archer(me: Me) -> None:
    for you in me.victims:
        if len(you.hand) >= 5:
            kept = await you.choose(one(you.hand), "keep")
            shown = you.hand.without(kept)
            await you.reveal(shown)
            card = await me.choose(one(shown), "discard", of=you)
            await you.discard(card)


@allies.card(cost=5, types=ACTION | DURATION | ATTACK | CLASH, actions=1, pile="part")
def warlord(me: Me) -> None:
    me.plus_next_turn(cards=2)
    me.until_next_turn(MayPlay, warlord_forbids, tuple(you.seat for you in me.victims))


def has_two_in_play(me: Me, act: MayPlay, victims: tuple[int, ...]) -> bool:
    """Whether an affected player would play an Action of which they have two copies in play (DUR-08)."""
    you = me.player_at(act.seat)
    copies = you.in_play.copies_of(act.card)
    return act.seat in victims and you.is_action(act.card) and len(copies) >= 2


@later(whose="others", when=has_two_in_play)
async def warlord_forbids(me: Me, act: MayPlay, victims: tuple[int, ...]) -> None:
    """It may not be played from the hand."""


def territory_worth(t: Board, seat: int) -> int:
    """1 VP for every differently named Victory card that its owner has."""
    return len({kind for kind in t.all_kinds_of(seat) if kind.is_a(VICTORY)})


territory = allies.simple("territory", cost=6, types=VICTORY | CLASH, worth=territory_worth, pile="part")


@territory.when(Gains, THIS)
async def territory_yields(me: Me, act: Gains) -> None:
    await me.gain("gold", times=me.empty_piles)


# Forts.

pile_of_four("forts", "tent", "garrison", "hill_fort", "stronghold", types=FORT)


@allies.card(cost=3, types=ACTION | FORT, coins=2, pile="part")
async def tent(me: Me) -> None:
    await may_rotate(me, "forts")


@tent.when(Discards, THIS, when=lambda me, act: act.source == PLAY and me.finds(act.ref), may=True)
async def tent_is_pitched_again(me: Me, act: Discards) -> None:
    await me.topdeck(act.ref)


@allies.card(cost=4, types=ACTION | DURATION | FORT, coins=2, pile="part")
def garrison(me: Me) -> None:
    me.rest_of_turn(Gains, garrison_grows)


def is_there(me: Me, act: Gains | TurnBegins) -> bool:
    """Whether the Garrison is in play: only there it has tokens."""
    return me.this_is_in_play


@later(when=is_there, simple=True)
async def garrison_grows(me: Me, act: Gains) -> None:
    """A token for each card gained: each is a card on the next turn (DUR-17)."""
    if tokens := next((a.args[0] for a in _garrison_tokens(me) if a.play == me.play), 0):
        me.change_what_waits(garrison_is_relieved, (tokens,), tokens + 1)
    else:
        me.next_turn(garrison_is_relieved, 1)


@later(simple=True)
async def garrison_is_relieved(me: Me, act: TurnBegins, tokens: int) -> None:
    """All tokens are removed at once, also those that another play of this card has put there."""
    for others in _garrison_tokens(me):
        tokens += others.args[0]
        me.stop_waiting(others)
    if is_there(me, act):
        await me.plus(cards=tokens)


def _garrison_tokens(me: Me) -> list[Ability]:
    """What still waits of the plays of this card, each with its number of tokens."""
    return [waits for waits in me.waiting(garrison_is_relieved) if waits.source == me.this]


@allies.card(cost=5, types=ACTION | FORT, pile="part")
async def hill_fort(me: Me) -> None:
    gained = await me.gain(one(me.up_to(4)))
    chosen = await me.one_of("put_in_hand", "cards_1_actions_1")
    if "put_in_hand" in chosen:
        await me.take(gained)
    await me.plus_words(chosen)


@allies.card(cost=6, types=ACTION | VICTORY | DURATION | FORT, worth=2, pile="part", plus_coins=True)
async def stronghold(me: Me) -> None:
    chosen = await me.one_of("coins_3", "next_turn")
    await me.plus_words(chosen)
    if "next_turn" in chosen:
        me.plus_next_turn(cards=3)


# Odysseys.

pile_of_four("odysseys", "old_map", "voyage", "sunken_treasure", "distant_shore", types=ODYSSEY)


@allies.card(cost=3, types=ACTION | ODYSSEY, cards=1, actions=1, pile="part")
async def old_map(me: Me) -> None:
    await me.discard(some(1, me.hand))
    await me.plus(cards=1)
    await may_rotate(me, "odysseys")


@allies.card(cost=4, types=ACTION | DURATION | ODYSSEY, actions=1, pile="part")
def voyage(me: Me) -> None:
    if extra_turns.is_allowed(me.t, me.seat):
        me.extra_turn(by_play=True)


@voyage.begins_its_turn
def voyage_turn(me: Me, controller: int) -> None:
    """In that turn only three cards may be played from the hand."""
    me.rest_of_turn(MayPlay, three_have_been_played)


def has_played_three(me: Me, act: MayPlay) -> bool:
    """Whether three cards have been played from the hand this turn."""
    return sum(done.from_hand for done in me.this_turn("play")) >= 3


@later(when=has_played_three)
async def three_have_been_played(me: Me, act: MayPlay) -> None:
    """No more may be played from the hand."""


@allies.card(cost=5, types=TREASURE | ODYSSEY, pile="part")
async def sunken_treasure(me: Me) -> None:
    await me.gain(one(me.supply.actions.but_copies_of(*me.in_play)))


@allies.card(cost=6, types=ACTION | VICTORY | ODYSSEY, worth=2, cards=2, actions=1, pile="part")
async def distant_shore(me: Me) -> None:
    await me.gain("estate")


# Townsfolk.

pile_of_four("townsfolk", "town_crier", "blacksmith", "miller", "elder", types=TOWNSFOLK, cost=2)


@allies.card(cost=2, types=ACTION | TOWNSFOLK, pile="part", plus_coins=True)
async def town_crier(me: Me) -> None:
    chosen = await me.one_of("coins_2", "gain_silver", "cards_1_actions_1")
    if "coins_2" in chosen:
        await me.plus(coins=2)
    if "gain_silver" in chosen:
        await me.gain("silver")
    if "cards_1_actions_1" in chosen:
        await me.plus(cards=1, actions=1)
    await may_rotate(me, "townsfolk")


@allies.card(cost=3, types=ACTION | TOWNSFOLK, pile="part")
async def blacksmith(me: Me) -> None:
    chosen = await me.one_of("draw_to_6", "cards_2", "cards_1_actions_1")
    if "draw_to_6" in chosen:
        await me.draw_to(6)
    await me.plus_words(chosen)


@allies.card(cost=4, types=ACTION | TOWNSFOLK, actions=1, pile="part")
async def miller(me: Me) -> None:
    cards = await me.look_at_top(4)
    taken = await me.choose(one(cards), "put_in_hand")
    await me.take(taken)
    await me.discard(cards.without(taken))


@allies.card(cost=5, types=ACTION | TOWNSFOLK, coins=2, pile="part")
async def elder(me: Me) -> None:
    me.rest_of_turn(GivesChoice, elder_lets_choose_more, me.plays[-1].number)
    await me.play_card(may(me.playable.actions))


def is_played_by_this(me: Me, act: GivesChoice, before: int) -> bool:
    """Whether the choice is given by the card that this has played, also when it is played again.

    Elder's instructions may have been followed twice, and each time it is the next card that they play.
    """
    played = next((play for play in me.plays if play.parent == me.play and play.number > before), None)
    return played is not None and played.card == act.play.card


@later(when=is_played_by_this)
async def elder_lets_choose_more(me: Me, act: GivesChoice, before: int) -> None:
    """That it waits is all that it does."""


# Wizards.

pile_of_four("wizards", "student", "conjurer", "sorcerer", "lich", types=WIZARD)


@allies.card(cost=3, types=ACTION | WIZARD | LIAISON, actions=1, pile="part")
async def student(me: Me) -> None:
    await may_rotate(me, "wizards")
    card = await me.trash(one(me.hand))
    if card and card.treasures:
        await me.plus(favors=1)
        await me.topdeck(me.this)


@allies.card(cost=4, types=ACTION | DURATION | WIZARD, pile="part")
async def conjurer(me: Me) -> None:
    await me.gain(one(me.up_to(4)))
    me.next_turn(conjurer_reappears)


@later(simple=True)
async def conjurer_reappears(me: Me, act: TurnBegins) -> None:
    await me.take(me.this)


@allies.card(cost=5, types=ACTION | ATTACK | WIZARD, cards=1, actions=1, pile="part")
async def sorcerer(me: Me) -> None:
    for you in me.victims:
        guess = await you.name()
        revealed = await you.reveal_top(1)
        if revealed and not revealed.named(guess):
            await you.gain("curse")


@allies.card(cost=6, types=ACTION | WIZARD, cards=6, actions=2, pile="part")
def lich(me: Me) -> None:
    me.skip_a_turn()


@lich.when(Trashes, THIS)
async def lich_rises(me: Me, act: Trashes) -> None:
    if me.finds(act.ref):
        await me.discard(act.card)
    cheaper = me.the_trash.cheaper_than(me.cost(act.card))
    await me.gain(one(cheaper))
