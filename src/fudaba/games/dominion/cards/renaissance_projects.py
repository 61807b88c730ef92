"""The Projects and Artifacts of Renaissance."""

from __future__ import annotations

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import BUY_PHASE
from fudaba.games.dominion.cards.renaissance import renaissance
from fudaba.games.dominion.facts.kinds import OWNED, Kind
from fudaba.games.dominion.facts.layout import PLAY
from fudaba.games.dominion.facts.notes import Note
from fudaba.games.dominion.facts.tokens import PLAYER, Token, memory
from fudaba.games.dominion.facts.types import ACTION, TREASURE, VICTORY
from fudaba.games.dominion.language.conditions import first_action_this_turn
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.language.shuffles import ShufflesSome, to_shuffle
from fudaba.games.dominion.rules.acts import Discards, Gains, Played, Shuffles, Trashes
from fudaba.games.dominion.rules.inquiries import GameEnds
from fudaba.games.dominion.rules.moments import BuyPhaseBegins, BuyPhaseEnds, DrawsHand, TurnBegins
from fudaba.kernel.choices import any_number, may, one, up_to

# Artifacts.

flag = renaissance.landscape("artifact", "flag")


@flag.when(DrawsHand, OWNED, simple=True)
async def flag_gathers(me: Me, act: DrawsHand) -> None:
    act.more += 1


horn = renaissance.landscape("artifact", "horn")
HORN = Note("horn")


def first_border_guard(me: Me, act: Discards) -> bool:
    """Whether a Border Guard is discarded from play, and the Horn has not been used this turn."""
    return act.source == PLAY and me.finds(act.ref) and not me.this_turn(HORN)


@horn.when(Discards, OWNED, of="border_guard", when=first_border_guard, may=True)
async def horn_calls_back(me: Me, act: Discards) -> None:
    me.note(HORN, act.card)
    await me.topdeck(act.ref)


key = renaissance.landscape("artifact", "key")


@key.when(TurnBegins, OWNED, simple=True)
async def key_opens(me: Me, act: TurnBegins) -> None:
    await me.plus(coins=1)


lantern = renaissance.landscape("artifact", "lantern")
treasure_chest = renaissance.landscape("artifact", "treasure_chest")


@treasure_chest.when(BuyPhaseBegins, OWNED)
async def chest_is_opened(me: Me, act: BuyPhaseBegins) -> None:
    await me.gain("gold")


# Projects.

academy = renaissance.landscape("project", "academy", cost=5)


@academy.when(Gains, OWNED, of=ACTION, simple=True)
async def academy_teaches(me: Me, act: Gains) -> None:
    await me.plus(villagers=1)


barracks = renaissance.landscape("project", "barracks", cost=6)


@barracks.when(TurnBegins, OWNED, simple=True)
async def barracks_help(me: Me, act: TurnBegins) -> None:
    await me.plus(actions=1)


canal = renaissance.landscape("project", "canal", cost=7)


@canal.reduces_costs
def canal_lowers(t: Board, seat: int, kind: Kind) -> int:
    """Cards cost $1 less on its owner's turns."""
    return 1


capitalism = renaissance.landscape("project", "capitalism", cost=5)


@capitalism.adds_types
def actions_with_coins_are_treasures(t: Board, kind: Kind, types: int) -> int:
    """On their owner's turns, Actions in whose text +$ stands are Treasures too."""
    owned = ("capitalism", t.state.on_turn) in t.state.owned
    return TREASURE if owned and types & ACTION and kind.plus_coins else 0


citadel = renaissance.landscape("project", "citadel", cost=8)


@citadel.when(Played, OWNED, when=first_action_this_turn)
async def citadel_repeats(me: Me, act: Played) -> None:
    """It is no card in play, so nothing is lost on its account (DUR-32)."""
    await me.play_again(act.play, by_card=False)


fleet = renaissance.landscape("project", "fleet", cost=5)


@fleet.when(GameEnds, OWNED, whose="any")
async def fleet_sails_on(me: Me, act: GameEnds) -> None:
    """Its owner has a turn after the end (POS-22)."""


innovation = renaissance.landscape("project", "innovation", cost=6)


def first_action_gained(me: Me, act: Gains) -> bool:
    """Whether it is the first Action that this player gains on their turn."""
    return me.is_my_turn and me.gains_of(ACTION)[:1] == [act.number] and me.finds(act.ref)


@innovation.when(Gains, OWNED, of=ACTION, when=first_action_gained, may=True)
async def innovation_plays(me: Me, act: Gains) -> None:
    await me.play_card(await me.set_aside(act.ref))


piazza = renaissance.landscape("project", "piazza", cost=5)


@piazza.when(TurnBegins, OWNED)
async def piazza_shows(me: Me, act: TurnBegins) -> None:
    for card in await me.reveal_top(1):
        if me.is_action(card):
            await me.play_card(card)


cathedral = renaissance.landscape("project", "cathedral", cost=3)


@cathedral.when(TurnBegins, OWNED)
async def cathedral_demands(me: Me, act: TurnBegins) -> None:
    await me.trash(one(me.hand))


city_gate = renaissance.landscape("project", "city_gate", cost=3)


@city_gate.when(TurnBegins, OWNED)
async def city_gate_opens(me: Me, act: TurnBegins) -> None:
    await me.plus(cards=1)
    await me.topdeck(one(me.hand))


crop_rotation = renaissance.landscape("project", "crop_rotation", cost=6)


@crop_rotation.when(TurnBegins, OWNED)
async def crops_rotate(me: Me, act: TurnBegins) -> None:
    if await me.discard(up_to(1, me.hand.victories)):
        await me.plus(cards=2)


exploration = renaissance.landscape("project", "exploration", cost=4)


def bought_no_card(me: Me, act: BuyPhaseEnds) -> bool:
    """Whether this player has bought no card in a Buy phase of this turn; Events and Projects are none."""
    bought = (done for done in me.this_turn("buy") if done.phase == BUY_PHASE)
    return not any(me.kind(done.card).sort == "card" for done in bought)


@exploration.when(BuyPhaseEnds, OWNED, when=bought_no_card, simple=True)
async def explorers_return(me: Me, act: BuyPhaseEnds) -> None:
    await me.plus(coffers=1, villagers=1)


fair = renaissance.landscape("project", "fair", cost=4)


@fair.when(TurnBegins, OWNED, simple=True)
async def fair_is_held(me: Me, act: TurnBegins) -> None:
    await me.plus(buys=1)


guildhall = renaissance.landscape("project", "guildhall", cost=5)


@guildhall.when(Gains, OWNED, of=TREASURE, simple=True)
async def guildhall_saves(me: Me, act: Gains) -> None:
    await me.plus(coffers=1)


pageant = renaissance.landscape("project", "pageant", cost=3)


@pageant.when(BuyPhaseEnds, OWNED, when=lambda me, act: me.coins() >= 1, may=True)
async def pageant_is_paid(me: Me, act: BuyPhaseEnds) -> None:
    me.pay(1)
    await me.plus(coffers=1)


road_network = renaissance.landscape("project", "road_network", cost=5)


@road_network.when(Gains, OWNED, whose="others", of=VICTORY, simple=True)
async def roads_bring_cards(me: Me, act: Gains) -> None:
    await me.plus(cards=1)


sewers = renaissance.landscape("project", "sewers", cost=3)
SEWERS = memory("sewers")
"""The card that is trashed with it, and one more."""


@sewers.when(Trashes, OWNED, when=lambda me, act: me.mark(SEWERS) != act.card + 1)
async def sewers_take_another(me: Me, act: Trashes) -> None:
    """The very card that is trashed with it sets off no more; what else is trashed meanwhile does."""
    if card := await me.choose(may(me.hand), "trash"):
        before = me.mark(SEWERS)
        me.set_mark(SEWERS, card.card + 1)
        await me.trash(card)
        me.set_mark(SEWERS, before)


silos = renaissance.landscape("project", "silos", cost=4)


@silos.when(TurnBegins, OWNED)
async def silos_store(me: Me, act: TurnBegins) -> None:
    coppers = await me.choose(any_number(me.hand.named("copper")), "discard")
    await me.reveal(coppers)
    await me.discard(coppers)
    await me.draw(len(coppers))


star_chart = renaissance.landscape("project", "star_chart", cost=3)


@star_chart.when(Shuffles, OWNED, replaces=True)
async def stars_are_read(me: Me, act: Shuffles) -> Shuffles:
    picked = await me.choose(may(to_shuffle(me, act)), "topdeck")
    return act if not picked else ShufflesSome(act, on_top=picked)


sinister_plot = renaissance.landscape("project", "sinister_plot", cost=4)
SINISTER_PLOT = Token("sinister_plot", on=PLAYER)


@sinister_plot.when(TurnBegins, OWNED)
async def plot_thickens(me: Me, act: TurnBegins) -> None:
    tokens = me.mark(SINISTER_PLOT)
    if await me.option("add_token", "remove_tokens") == "add_token":
        me.set_mark(SINISTER_PLOT, tokens + 1)
        me.tell("adds_token", number=tokens + 1, word="sinister_plot")
    else:
        me.set_mark(SINISTER_PLOT, 0)
        await me.plus(cards=tokens)
