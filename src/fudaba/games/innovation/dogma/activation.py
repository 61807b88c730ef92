"""Activating a card: who is hit, who shares, in which order, and the bonus for sharing."""

from __future__ import annotations

from functools import partial
from typing import Final

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma import parley
from fudaba.games.innovation.dogma.reach import AGAINST, affected, effects_now, far, icons_to_choose
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.registry import CardEffect
from fudaba.games.innovation.facts.vocabulary import InnovationOption, LineKind
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import draws, moves
from fudaba.games.innovation.rules.ending import DogmaComplete, PlayerLost
from fudaba.kernel.ask import Option

ENDLESS: Final = 50
"""How many cards that execute each other, or themselves, go on without end (INN-G16)."""
_LINES: Final[dict[str, LineKind]] = {registry.DEMAND: "demands", registry.COMPEL: "compels"}


async def activate(
    t: Innovation,
    launcher: int,
    card: int,
    *,
    counts: tuple[int, ...] = (),
    times: int = 1,
    action: int = 0,
    foreseen: bool = False,
    rule: str = "INN-019",
) -> None:
    """Carry out all effects of a card, and then the sharing bonus.

    counts: the icons that are compared, by seat, if not those on the boards now. times: how often the
    launcher executes each effect, and everybody suffers a demand (2 for an endorsed card, INN-156, INN-157).
    action: which action of a turn this is, if it is one. foreseen: whether it was promoted just now.
    The card may lie on somebody else's board (INN-218); its echo effects are then those visible there.
    """
    icon, raised = t.cards[card].featured, 0
    if t.house.figures:
        icon = await featured_icon(t, launcher, card)
        counts = counts if icon == t.cards[card].featured else ()
        if t.is_awaited("dogma"):
            what = await t.would(Would("dogma", launcher, card, action=action, icon=icon, counts=counts))
            if what is None:
                return
            icon, counts, raised = what.icon, what.counts, what.raised
    board = t.whereabouts(card)[0] if t.on_board(card) else launcher
    counts = counts or tuple([t.count(seat, icon) for seat in range(t.seats)])
    running = RunningCard(launcher, card, icon, counts)
    running.raised = raised
    if foreseen:
        running.foreseen = card
    shared = False
    with t.because(t.tell("activates", launcher, card, number=counts[launcher], word=icon, rule=rule)):
        try:
            effects = effects_now(t, card, board)
            kinds = {effect.kind for _, effect in effects}
            running.distant = far(t, launcher)
            if t.house.figures and not kinds <= AGAINST:
                running.let_in = await _let_in(t, running)
            for owner, effect in effects:
                running.card = owner
                if effect.kind in AGAINST:
                    await _demand(t, running, effect, times)
                else:
                    shared |= await _share(t, running, effect, times)
        except DogmaComplete:
            return
        except PlayerLost as lost:
            if lost.seat == launcher:
                return
            raise
        if t.house.figures:
            what = Would("bonus" if shared else "no_bonus", launcher, card, icon=icon)
            draw = draws.bonus_to_come(t, launcher) if shared else None
            shared = await t.would(what, also=draw) is not None and shared
        if shared and not t.state.lost[launcher]:
            with t.because(t.tell("earns_bonus", launcher, rule="INN-044")):
                await draws.bonus_draw(t, launcher)


async def featured_icon(t: Innovation, seat: int, card: int) -> str:
    """The featured icon, or in the fourth edition the avatar if a top figure has that icon (INN-241)."""
    options: list[InnovationOption] = [Option("icon", word=icon) for icon in icons_to_choose(t, seat, card)]
    return (await t.choose(seat, "icon", options, about=card, rule="INN-241", word="avatar")).word


def _reached(t: Innovation, running: RunningCard, kind: str) -> list[int]:
    """Whom an effect reaches, unless they are far away and have paid against it, or have not for it."""
    seats = affected(t, running.launcher, kind, tuple(running.counts))
    if running.let_in and kind not in AGAINST:
        return [seat for seat in t.others(running.launcher) if seat in seats or seat in running.let_in]
    return seats


async def _let_in(t: Innovation, running: RunningCard) -> list[int]:
    """Who shares though the icons are too few, since a karma effect says so."""
    if not t.is_awaited("not_share"):
        return []
    sharing = _reached(t, running, registry.DOGMA)
    without = [seat for seat in t.others(running.launcher) if seat not in sharing]
    return [seat for seat in without if await _is_let_in(t, seat)]


async def _is_let_in(t: Innovation, seat: int) -> bool:
    return t.is_awaited("not_share") and await t.would(Would("not_share", seat)) is None


async def _shares(t: Innovation, running: RunningCard, seat: int) -> bool:
    """Whether a player whom a shared effect reaches executes it: far away for a card, which is paid when the
    first such effect comes to them, and not at all if it is not paid then (INN-216, INN-AMB24)."""
    if seat not in running.distant or seat in running.let_in:
        return True
    if seat not in running.sharing:
        paid = await parley.pays(t, running, seat, "share")
        running.sharing[seat] = paid or await _is_let_in(t, seat)
    return running.sharing[seat]


async def _avoids(t: Innovation, running: RunningCard, seat: int) -> bool:
    """Whether a player far away is spared the demands (or compels), for a card that is paid when the first of
    them comes to them (INN-217, INN-AMB24)."""
    if seat not in running.distant:
        return False
    if seat not in running.avoiding:
        running.avoiding[seat] = await parley.pays(t, running, seat, "avoid")
    return running.avoiding[seat]


async def _execute(effect: CardEffect, *players: Me) -> None:
    """Let the last of these players execute an effect, once karma effects have had their say.

    With that it ends for who loses the game by it, and others go on (`ending.loses`). Raises `PlayerLost` if
    that is the launcher, with whom all of it ends.
    """
    me = players[-1]
    t = me.t
    if t.is_awaited("execute"):
        again = partial(effect.run, *players)
        what = await t.would(Would("execute", me.seat, number=effect.number, again=again, effect=effect.kind))
        if what is None:
            return
        for player in players:
            player.raised = what.raised
    try:
        await moves.to_its_end(t, effect.run(*players))
    except PlayerLost as lost:
        if lost.seat == me.running.launcher:
            raise


async def _demand_of(t: Innovation, running: RunningCard, effect: CardEffect, seat: int, rule: str) -> None:
    """Let one player suffer a demand or a compel, which to karma effects is a demand too (INN-100)."""
    launcher = running.launcher
    if t.is_awaited("demand"):
        what = Would("demand", launcher, running.card, whom=seat, number=effect.number)
        if await t.would(what) is None:
            return
    with t.because(t.tell(_LINES[effect.kind], launcher, running.card, whom=seat, rule=rule)):
        me = Me(t, launcher, running, demanding=True)
        await _execute(effect, me, me.as_seat(seat))


async def _demand(t: Innovation, running: RunningCard, effect: CardEffect, times: int) -> None:
    """Let everybody suffer a demand or a compel (INN-101, INN-157)."""
    launcher = running.launcher
    hit = _reached(t, running, effect.kind)
    if effect.kind == registry.DEMAND:
        for seat in t.opponents(launcher):
            if seat not in hit:
                t.tell("is_immune", seat, whom=launcher, number=running.counts[seat], rule="INN-038")
    rule = "INN-039" if effect.kind == registry.DEMAND else "INN-099"
    for _ in range(times):
        for seat in hit:
            if t.state.lost[seat] or t.state.lost[launcher] or await _avoids(t, running, seat):
                continue
            await _demand_of(t, running, effect, seat, rule)


async def _share(t: Innovation, running: RunningCard, effect: CardEffect, times: int) -> bool:
    """Let everybody who may share execute an effect, its launcher last; whether an opponent gained by it.

    Gained means that anything changed meanwhile (INN-049, INN-AMB3); what a teammate does counts for nothing.
    """
    launcher = running.launcher
    gained = False
    for seat in _reached(t, running, effect.kind):
        if t.state.lost[seat] or t.state.lost[launcher] or not await _shares(t, running, seat):
            continue
        before = t.mark()
        shares = t.tell(
            "shares",
            seat,
            running.card,
            whom=launcher,
            number=effect.number,
            word=effect.kind,
            rule="INN-042",
        )
        with t.because(shares):
            await _execute(effect, Me(t, seat, running))
        gained |= t.mark() != before and t.team(seat) != t.team(launcher)
    for _ in range(times):
        if not t.state.lost[launcher]:
            executes = t.tell(
                "executes",
                launcher,
                running.card,
                number=effect.number,
                word=effect.kind,
                rule="INN-043",
            )
            with t.because(executes):
                await _execute(effect, Me(t, launcher, running))
    return gained


async def demand_of(me: Me, whom: int, card: int, number: int) -> None:
    """Demand of one player what a card demands (or compels to), whatever the icons."""
    t = me.t
    for effect in t.cards[card].effects:
        if effect.kind in AGAINST and effect.number == number:
            with t.because(t.tell(_LINES[effect.kind], me.seat, card, whom=whom, rule="INN-G1")):
                launcher = Me(t, me.seat, me.running, demanding=True)
                await _execute(effect, launcher, launcher.as_seat(whom))


# Cards that execute other cards.


async def execute_alone(me: Me, card: int) -> None:
    """Execute a card's effects that are shared, but for oneself only (INN-213).

    No demands, and nobody shares. The echo effects that are visible in its colour come first (INN-133), in
    the fourth edition only if it is a top card.
    """
    await _nested(me, card, demanding=False)


async def self_execute(me: Me, card: int, *, must: bool = False) -> None:
    """As the fourth edition's cards say; executing a further card from there earns an 11 (INN-219).

    must: whether every "may" of the card is a "must".
    """
    await _chain(me, card)
    await _nested(me, card, demanding=False, must=must)


async def super_execute(me: Me, card: int) -> None:
    """Like `self_execute`, but its demands are executed too, against all opponents."""
    await _chain(me, card)
    await _nested(me, card, demanding=True)


async def execute_as_if_here(me: Me, card: int) -> None:
    """Execute all effects of a card as if they were on the card being executed: its icon, its counts.

    What it demands, it demands of those whom these counts reach; nobody shares the rest.
    """
    t, running = me.t, me.running
    if _is_endless(me, card):
        return
    within = RunningCard(me.seat, card, running.icon, running.counts, running.depth + 1)
    within.raised = running.raised
    with t.because(t.tell("executes_card", me.seat, card, rule="INN-G1")):
        for owner, effect in effects_now(t, card, me.seat):
            within.card = owner
            if effect.kind in AGAINST:
                await _demand(t, within, effect, 1)
            else:
                await _execute(effect, Me(t, me.seat, within))


async def execute_first(me: Me, card: int, *, rule: str) -> None:
    """Execute the first of a card's own effects that is no demand, for oneself only."""
    await _nested(me, card, demanding=False, first=rule)


def _is_endless(me: Me, card: int) -> bool:
    """Whether so many cards execute each other already that this one is let go (INN-G16)."""
    if me.running.depth < ENDLESS:
        return False
    me.t.tell("endless", me.seat, card, rule="INN-G16")
    return True


async def _chain(me: Me, card: int) -> None:
    t = me.t
    if me.running.depth and card != me.this:
        await draws.draw_and_achieve(t, me.seat, t.last_age, rule="INN-219")


async def _nested(me: Me, card: int, *, demanding: bool, must: bool = False, first: str = "") -> None:
    """first: by which rule only the first effect of its own is executed; "" for all of them."""
    t = me.t
    if _is_endless(me, card):
        return
    piece = t.cards[card]
    within = RunningCard(me.seat, card, piece.featured, me.running.counts, me.running.depth + 1)
    within.must = must
    within.raised = me.running.raised
    rule = first or ("INN-G14" if demanding else "INN-213" if t.house.fourth else "INN-G1")
    with t.because(t.tell("executes_card", me.seat, card, rule=rule)):
        is_top = card in me.tops
        effects = effects_now(t, card, me.seat)
        if first:
            effects = [(owner, effect) for owner, effect in effects if effect.kind == registry.DOGMA][:1]
        for owner, effect in effects:
            if effect.kind == registry.ECHO and t.house.fourth and not is_top:
                continue
            within.card = owner
            if effect.kind not in AGAINST:
                await _execute(effect, Me(t, me.seat, within))
            elif demanding:
                hit = t.opponents(me.seat) if effect.kind == registry.DEMAND else t.others(me.seat)
                for seat in hit:
                    if not t.state.lost[seat]:
                        await _demand_of(t, within, effect, seat, "INN-G1")
