"""The course of an act: it is replaced, done, and answered by triggers.

One path for everything that cards listen to: an `Act` would happen; abilities replace it (the
player it befalls chooses their order); it is done; abilities that it triggers are gathered, those of
the player whose turn it is first, each player choosing which of their own is next, and gathered
again after each. Where nothing listens, the path is one look-up.

What is printed on a card counts from the moment the card is where it works, so a card that comes
to hand while an act is being answered may still answer it. An effect that begins to wait once an act
has begun does not hear that act any more: "the next card that you play" is not the one that says so, and
"at the start of your next turn", said at the start of this one, is a turn away. And what waits for the next
act has been set off by it once that is done: what happens while it is being answered is not the next one.
What is said of every such act for a while ("when you gain a card this turn") hears also the one that is being
answered as it begins (`Table.listens_midway`).
"""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.nesting import inner
from fudaba.kernel.table import Table


async def happen(table: Table, act: Act) -> Act | None:
    """Let an act happen. Returns what happened in the end, or None where nothing did."""
    if not table.listens_to(act):
        await act.do(table)
        if brought := act.brings(table):
            await all_triggered(table, brought)
        return act
    waits: list[Ability] = table.state.abilities[:]
    replaced = await _replaced(table, act, waits)
    if replaced is None:
        return None
    await replaced.do(table)
    done = [_Done(replaced, waits)]
    for also in replaced.brings(table):
        done.append(_Done(also, waits[:]))
    await _answered(table, done)
    return replaced


async def _replaced(table: Table, act: Act, waits: list[Ability]) -> Act | None:
    """Let every replacement have its say once, in the order that the affected player chooses."""
    if not table.is_replaced(act.name) and not _may_replace(table, act, waits):
        return act
    used: list[Ability] = []
    watched = _Watched(table, [act], replaces=True) if table.unasked is not None else None
    while waiting := _gathered(table, act, waits, used, replaces=True):
        ability = await table.next_ability(act.seat, waiting, act)
        if ability is None:
            _pass_over(waiting, waits, used)
            if watched:
                watched.declines(act.seat)
            continue
        _begin(table, ability, waits, used)
        instead = await inner(table.carry_out(ability, act))
        if instead is None:
            return None
        act = instead
    if watched:
        watched.has_nothing(act.seat)
    return act


def _may_replace(table: Table, act: Act, waits: list[Ability]) -> bool:
    """Whether something that waits may replace an act; where others look on, whether anything waits."""
    if table.unasked is not None:
        return bool(waits)
    name = act.name
    for ability in waits:  # noqa: SIM110 - asked often, and `any` is much slower
        if ability.replaces and ability.to == name:
            return True
    return False


async def triggered(table: Table, act: Act, waits: list[Ability] | None = None) -> None:
    """Resolve what an act triggers, gathering again after each effect.

    waits: what waited when the act began, if that is not what waits now. Raises LookupError where
    one who is not among `Table.seats_in_turn` owns what is triggered.
    """
    await _answered(table, [_Done(act, table.state.abilities[:] if waits is None else waits)])


async def all_triggered(table: Table, acts: Sequence[Act]) -> None:
    """Resolve what several acts trigger that were done at once: each player chooses the order of theirs.

    Raises LookupError as `triggered` does.
    """
    await _answered(table, [_Done(act, table.state.abilities[:]) for act in acts])


class _Done:
    """An act that has been done: what of that which waits may still answer it, what has answered it already,
    and all that is known to have waited while it was being answered. printed: what is printed on cards and
    listens, as the table was at `moment`."""

    __slots__ = ("act", "moment", "printed", "seen", "used", "waits")

    def __init__(self, act: Act, waits: list[Ability]) -> None:
        self.act = act
        self.waits = waits
        self.used: list[Ability] = []
        self.seen = waits[:]
        self.printed: list[Ability] = []
        self.moment: object = None

    def answers(self, table: Table) -> list[Ability]:
        """What listens to it now, and has not answered it yet."""
        moment = table.moment()
        if moment is None or moment != self.moment:
            self.printed = [a for a in table.printed_abilities(self.act) if not a.replaces]
            self.moment = moment
        return _listening(table, self.act, self.waits, self.used, self.printed, replaces=False)


async def _answered(table: Table, all_done: Sequence[_Done]) -> None:
    claims: list[Ability] = []
    try:
        await _answer(table, all_done, claims)
    finally:
        for ability in claims:
            _remove(table.claimed, ability)


async def _answer(table: Table, all_done: Sequence[_Done], claims: list[Ability]) -> None:
    """Answer what has been done. claims: filled with what it has set off that waits for the next act only."""
    acts = [done.act for done in all_done]
    watched = _Watched(table, acts, replaces=False) if table.unasked is not None else None
    while waiting := [
        (ability, done)
        for done in all_done
        for ability in done.answers(table)
        if not _is_taken(table, ability, claims)
    ]:
        if table.state.abilities:
            _claim(table, [ability for ability, _ in waiting], claims)
        for seat in table.seats_in_turn():
            if own := [each for each in waiting if each[0].owner == seat]:
                break
            if watched:
                watched.has_nothing(seat)
        else:
            raise LookupError(f"{waiting[0]} is triggered, but its owner is not among the seats in turn")
        chosen = await table.next_ability(seat, [ability for ability, _ in own], own[0][1].act)
        if chosen is None:
            for ability, done in own:
                _pass_over([ability], done.waits, done.used)
            if watched:
                watched.declines(seat)
            continue
        done = next(done for ability, done in own if ability is chosen)
        _begin(table, chosen, done.waits, done.used)
        await inner(table.carry_out(chosen, done.act))
        if table.state.abilities:
            for each in all_done:
                _hear_what_began(table, each)
    if watched:
        for seat in table.seats_in_turn():
            watched.has_nothing(seat)


def _hear_what_began(table: Table, done: _Done) -> None:
    """Let those hear an act, too, that have begun to wait while it was being answered and are about it."""
    seen = {id(ability) for ability in done.seen}
    for ability in table.state.abilities:
        if id(ability) not in seen:
            done.seen.append(ability)
            if ability.to == done.act.name and table.listens_midway(ability):
                done.waits.append(ability)


def _claim(table: Table, abilities: Sequence[Ability], claims: list[Ability]) -> None:
    """Note that these have been set off, so that no act sets them off while this one is being answered."""
    for ability in abilities:
        still_waits = _waits(table.state.abilities, ability) and not _waits(claims, ability)
        if still_waits and table.is_for_the_next(ability):
            claims.append(ability)
            table.claimed.append(ability)


def _is_taken(table: Table, ability: Ability, claims: list[Ability]) -> bool:
    """Whether an act that is still being answered has set this off."""
    return bool(table.claimed) and _waits(table.claimed, ability) and not _waits(claims, ability)


class _Watched:
    """Acts that others look on at: they must not see who has nothing with which to answer them.

    A player who might have something, for all that others know, seems to be asked once, and again only where
    cards have come to them since.
    """

    __slots__ = ("_acts", "_passed", "_replaces", "_table")

    def __init__(self, table: Table, acts: Sequence[Act], *, replaces: bool) -> None:
        self._table = table
        self._acts = acts
        self._replaces = replaces
        self._passed: dict[int, frozenset[int]] = {}

    def declines(self, seat: int) -> None:
        """A player was asked, and lets all that they have be."""
        might = self._might(seat)
        self._passed[seat] = self._passed.get(seat, frozenset()) | might

    def has_nothing(self, seat: int) -> None:
        """A player has nothing to answer with: seem to ask them, if they might have."""
        might = self._might(seat)
        if not might <= self._passed.get(seat, frozenset()):
            self._passed[seat] = self._passed.get(seat, frozenset()) | might
            self._table.not_asked(seat, "react")

    def _might(self, seat: int) -> frozenset[int]:
        """The cards with which a player might answer one of them, for all that others know."""
        might: frozenset[int] = frozenset()
        for act in self._acts:
            might |= self._table.might_answer(seat, act, replaces=self._replaces)
        return might


def _gathered(
    table: Table, act: Act, waits: list[Ability], used: list[Ability], *, replaces: bool
) -> list[Ability]:
    """What listens to the act and has not acted yet.

    First what waited before it (`waits`; two that are equal are two) and still does, then what is
    printed on cards in their zones, without what is `used`.
    """
    printed = [ability for ability in table.printed_abilities(act) if ability.replaces == replaces]
    return _listening(table, act, waits, used, printed, replaces=replaces)


def _listening(
    table: Table,
    act: Act,
    waits: list[Ability],
    used: list[Ability],
    printed: list[Ability],
    *,
    replaces: bool,
) -> list[Ability]:
    name = act.name
    found: list[Ability] = []
    if waits:
        still = {id(ability) for ability in table.state.abilities}
        found = [a for a in waits if a.to == name and a.replaces == replaces and id(a) in still]
    for ability in printed:
        if ability.to == name and not (used and _is_among(ability, used)):
            found.append(ability)
    return [ability for ability in found if table.concerns(ability, act)] if found else found


def _begin(table: Table, ability: Ability, waits: list[Ability], used: list[Ability]) -> None:
    """Note that an ability acts now, so that it does so once for one act."""
    if not _waits(waits, ability):
        used.append(ability)
        return
    _remove(waits, ability)
    if ability.once:
        _remove(table.state.abilities, ability)


def _pass_over(declined: list[Ability], waits: list[Ability], used: list[Ability]) -> None:
    """Note that a player lets these be for this act; what waits goes on waiting for the next."""
    for ability in declined:
        if _waits(waits, ability):
            _remove(waits, ability)
        else:
            used.append(ability)


def _is_among(ability: Ability, used: list[Ability]) -> bool:
    for other in used:  # noqa: SIM110 - asked often, and `any` is much slower
        if _is_same(ability, other):
            return True
    return False


def _is_same(one: Ability, other: Ability) -> bool:
    """Whether two are the same ability of the same card, wherever that has moved meanwhile."""
    if one.source is None or other.source is None:
        return one == other
    return (one.run, one.owner, one.args, one.source.card) == (
        other.run,
        other.owner,
        other.args,
        other.source.card,
    )


def _waits(abilities: list[Ability], ability: Ability) -> bool:
    for other in abilities:  # noqa: SIM110 - asked often, and `any` is much slower
        if other is ability:
            return True
    return False


def _remove(abilities: list[Ability], ability: Ability) -> None:
    for index, other in enumerate(abilities):
        if other is ability:
            del abilities[index]
            return
