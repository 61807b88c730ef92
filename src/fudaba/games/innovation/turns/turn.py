"""A turn, from its first action to the next player's; the game's first cards."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from typing import Final

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma import parley
from fudaba.games.innovation.dogma.activation import activate
from fudaba.games.innovation.dogma.reach import activatable
from fudaba.games.innovation.expansions import artifacts, cities, figures, unseen
from fudaba.games.innovation.facts.vocabulary import InnovationAsk, InnovationOption
from fudaba.games.innovation.rules import draws, moves
from fudaba.games.innovation.rules.ending import (
    DogmaComplete,
    GameOver,
    PlayerLost,
    claim_at_end,
    end,
    end_after_action,
    settle,
)
from fudaba.games.innovation.turns.meld_action import meld_action
from fudaba.kernel.ask import Answer, Option, option
from fudaba.kernel.table import Effects

DRAW: Final[InnovationOption] = Option("draw")
ACHIEVE: Final[tuple[InnovationOption, ...]] = tuple(Option("achieve", number=age) for age in range(12))
"""By age."""


def step(t: Innovation) -> InnovationAsk | Effects | None:
    """What comes next at rest: the first melds, a turn's start, an action, or None once it is over."""
    s = t.state
    if s.phase == "melds":
        return _guarded(t, first_melds(t))
    if s.phase == "turn":
        _begin_turn(t)
        if t.house.figures:
            t.look_into_hands()
    if s.phase == "display":
        if ask := artifacts.display_question(t):
            return ask
        s.phase = "action"
    if s.phase == "action":
        return t.question(s.turn, "action", actions(t), rule="INN-001", number=s.action)
    return None


def take(t: Innovation, ask: InnovationAsk, answer: Answer) -> Effects | None:
    """Carry out the action that was chosen, or what is done with the artifact on display before."""
    option = ask.options[answer[0]]
    return _guarded(t, _show(t, option) if t.state.phase == "display" else _act(t, option))


def actions(t: Innovation) -> list[InnovationOption]:
    """Everything that the player whose turn it is may do as an action (INN-001)."""
    s = t.state
    seat = s.turn
    found = [DRAW]
    found += [t.to_meld[card] for card in (*t.hand(seat), *artifacts.meldable(t, seat))]
    found += [t.to_activate[card] for card in activatable(t, seat)]
    found += [option("parley", card, t.cards[card].face) for card in parley.within_reach(t, seat)]
    found += [ACHIEVE[age] for age in t.ages_to_claim(seat)]
    found += unseen.claimable_secrets(t, seat)
    found += cities.endorsements(t, seat)
    found += figures.more_actions(t, seat)
    return found


async def _guarded(t: Innovation, effect: Awaitable[None]) -> None:
    """Run an effect; the game may end in the middle of it (INN-058)."""
    t.cause = t.turn_cause
    its_end = GameOver  # looked up now: at the interpreter's own end the name may be gone
    try:
        await effect
    except its_end as over:
        await end(t, over)


async def _act(t: Innovation, option: InnovationOption) -> None:
    s = t.state
    seat = s.turn
    t.turn_cause = t.cause = t.tell("action", seat, number=s.action, rule="INN-001")
    t.during = {}
    try:
        if option.verb == "draw":
            if not t.house.figures or await figures.may_draw(t, seat):
                await draws.draw_action(t, seat, rule="INN-003")
        elif option.verb == "meld":
            await meld_action(t, seat, option.card)
        elif option.verb == "parley":
            if await parley.pay_to_launch(t, seat, option.card):
                await activate(t, seat, option.card, action=s.action, rule="INN-218")
        elif option.verb == "dogma":
            await activate(t, seat, option.card, action=s.action)
        elif option.verb == "achieve":
            if await moves.achieve(t, seat, t.standard(option.number)[0], rule="INN-021"):
                await figures.after_achieving(t, seat)
        elif option.verb == "achieve_secret":
            if await unseen.claim_secret(t, seat, option.card):
                await figures.after_achieving(t, seat)
        elif option.verb == "endorse":
            await cities.endorse(t, seat, option.card)
        else:
            await figures.act(t, seat, option)
    except (PlayerLost, DogmaComplete):
        pass  # with that the action is over; a karma effect may execute what completes a dogma
    await end_action(t)


async def _show(t: Innovation, option: InnovationOption) -> None:
    """What is done with the artifact on display: free, but what ends an action ends it too (INN-104)."""
    t.during = {}
    with suppress(PlayerLost, DogmaComplete):
        await artifacts.act_on_display(t, option)
    await _settle_action(t)
    t.during = {}
    if t.state.lost[t.state.turn]:
        end_turn(t)
    else:
        t.state.phase = "action"


async def end_action(t: Innovation) -> None:
    """What comes at the end of every action, and whose the next one is."""
    s = t.state
    await _settle_action(t)
    t.during = {}
    t.turn_cause = -1
    s.action += 1
    if s.action > s.actions or s.lost[s.turn]:
        end_turn(t)


async def _settle_action(t: Innovation) -> None:
    """At the end of an action figures fade, special achievements are claimed, and by an option it is looked
    who has won (INN-193, INN-210, INN-AMB31).
    """
    if t.house.figures:
        await figures.fade(t)
    if t.state.unclaimed:
        await claim_at_end(t)
    settle(t)
    end_after_action(t)


def end_turn(t: Innovation) -> None:
    """The turn passes clockwise to the next player in the game (INN-055)."""
    s = t.state
    s.turn = t.others(s.turn)[0]
    s.phase = "turn"


def _begin_turn(t: Innovation) -> None:
    """In the first round the first player has one action, of four or more also the second (INN-004 ff.)."""
    s = t.state
    short = 1 if t.seats < 4 else 2
    s.turns += 1
    s.action = 1
    s.actions = 1 if s.turns <= short else 2
    s.tucked = [0] * t.seats
    s.tucked_in = [frozenset()] * t.seats
    s.scored = [0] * t.seats
    s.drawn = [False] * t.seats
    s.once = ()
    s.phase = "display"
    t.tell("turn", s.turn, number=s.turns, rule="INN-004" if s.actions == 1 else "INN-007")


async def first_melds(t: Innovation) -> None:
    """Everybody chooses one of two cards, all are melded, and the first title begins (INN-052, INN-053).

    That is no meld action (INN-056).
    """
    s = t.state
    chosen: list[int] = []
    for seat in range(t.seats):
        options: list[InnovationOption] = [Option("meld", card, t.cards[card].face) for card in t.hand(seat)]
        chosen.append((await t.choose(seat, "meld", options, rule="INN-052", word="first")).card)
    for seat, card in enumerate(chosen):
        await moves.meld(t, seat, card, rule="INN-052")
    titles = [t.cards[card].title.lower() for card in chosen]
    s.turn = titles.index(min(titles))
    t.tell("starts", s.turn, chosen[s.turn], rule="INN-053")
    s.phase = "turn"
