"""What is about to be done: replaced, done, and answered by triggers.

One path for everything that cards listen to: an `Act` would happen; abilities replace it (the
player it befalls chooses their order); it is done; abilities that it triggers are gathered, those of
the player whose turn it is first, each player choosing which of their own is next, and gathered
again after each. Where nothing listens, the path is one look-up.

What is printed on a card counts from the moment the card is where it works, so a card that comes
to hand while an act is being answered may still answer it. An effect that begins to wait once an act
has begun does not hear that act any more: "the next card that you play" is not the one that says so, and
"at the start of your next turn", said at the start of this one, is a turn away.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import Ref

if TYPE_CHECKING:
    from fudaba.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """Something that would happen. Games subclass it; the class's name is what abilities listen to.

    `seat` is the player it befalls, who chooses the order of what replaces it.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def name(self) -> str:
        """What abilities listen to."""
        return type(self).__name__

    async def do(self, table: Any) -> None:
        """Carry it out."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is done")


Effect = Callable[..., Awaitable[Any]]
"""`async def effect(table, ability, act)`. A replacement returns the act that happens instead
(maybe the same one, changed), or None where nothing happens; a triggered effect returns nothing."""
Condition = Callable[..., bool]
"""`def condition(table, ability, act) -> bool`: whether the ability is about this very act."""

_declared: set[Effect] = set()
_conditions: dict[Effect, Condition] = {}
E_ = TypeVar("E_", bound=Effect)


def effect(when: Condition | None = None) -> Callable[[E_], E_]:
    """Declare a function that may wait in a state: named, at the top level of its module.

    What outlives a play must be a name and plain arguments, so that a state can be copied and
    compared. Raises TypeError for a closure or a function inside a function.
    """

    def declare(run: E_) -> E_:
        if getattr(run, "__closure__", None) or "<locals>" in getattr(run, "__qualname__", ""):
            raise TypeError(f"{run!r} cannot wait in a state: it is not at the top level of a module")
        _declared.add(run)
        if when is not None:
            _conditions[run] = when
        return run

    return declare


def condition_of(run: Effect) -> Condition | None:
    """The condition that an effect was declared with."""
    return _conditions.get(run)


def is_declared(run: Effect) -> bool:
    """Whether a function may wait in a state."""
    return run in _declared


class Ability(NamedTuple):
    """An effect that waits for an act: a name and plain arguments.

    to: the name of the act. run: a function declared with `effect`. owner: whose ability it is.
    args: plain data; a card among them is a `Ref`, never a bare number. source: the card it is printed
    on, as it lay. play: the number of the play that it belongs to, 0 for none. replaces: before the act
    (True) or after it. once: it is gone once it has begun to act. until: the game's own word for when
    it ceases to wait, "" for never.
    """

    to: str
    run: Effect
    owner: int
    args: tuple[Any, ...] = ()
    source: Ref | None = None
    play: int = 0
    replaces: bool = False
    once: bool = False
    until: str = ""

    def plain(self) -> list[Any]:
        """For the state's digest."""
        name = f"{self.run.__module__}.{self.run.__qualname__}"
        return [self.to, name, *self[2:]]

    def is_about(self, table: Table, act: Act) -> bool:
        """Whether it has anything to do with this very act."""
        return table.concerns(self, act)


async def happen(table: Table, act: Act) -> Act | None:
    """Let an act happen. Returns what happened in the end, or None where nothing did."""
    if not table.hears(act.name):
        await act.do(table)
        return act
    waits: list[Ability] = table.state.abilities[:]
    replaced = await _replaced(table, act, waits)
    if replaced is None:
        return None
    await replaced.do(table)
    await triggered(table, replaced, waits)
    return replaced


async def _replaced(table: Table, act: Act, waits: list[Ability]) -> Act | None:
    """Let every replacement have its say once, in the order that the affected player chooses."""
    if not waits and not table.is_replaced(act.name):
        return act
    used: list[Ability] = []
    watched = _Watched(table, act, replaces=True) if table.unasked is not None else None
    while waiting := _gathered(table, act, waits, used, replaces=True):
        ability = await table.next_ability(act.seat, waiting, act)
        if ability is None:
            _pass_over(waiting, waits, used)
            if watched:
                watched.declines(act.seat)
            continue
        _begin(table, ability, waits, used)
        instead = await table.carry_out(ability, act)
        if instead is None:
            return None
        act = instead
    if watched:
        watched.has_nothing(act.seat)
    return act


async def triggered(table: Table, act: Act, waits: list[Ability] | None = None) -> None:
    """Resolve what an act triggers, gathering again after each effect.

    waits: what waited when the act began, if that is not what waits now. Raises LookupError where
    one who is not among `Table.seats_in_turn` owns what is triggered.
    """
    waits = table.state.abilities[:] if waits is None else waits
    used: list[Ability] = []
    watched = _Watched(table, act, replaces=False) if table.unasked is not None else None
    while waiting := _gathered(table, act, waits, used, replaces=False):
        for seat in table.seats_in_turn():
            if own := [ability for ability in waiting if ability.owner == seat]:
                break
            if watched:
                watched.has_nothing(seat)
        else:
            raise LookupError(f"{waiting[0]} is triggered, but its owner is not among the seats in turn")
        ability = await table.next_ability(seat, own, act)
        if ability is None:
            _pass_over(own, waits, used)
            if watched:
                watched.declines(seat)
            continue
        _begin(table, ability, waits, used)
        await table.carry_out(ability, act)
    if watched:
        for seat in table.seats_in_turn():
            watched.has_nothing(seat)


class _Watched:
    """An act that others look on at: they must not see who has nothing with which to answer it.

    Whoever might have something, for all that others know, seems to be asked once, and again only where cards
    have come to them since.
    """

    __slots__ = ("_act", "_passed", "_replaces", "_table")

    def __init__(self, table: Table, act: Act, *, replaces: bool) -> None:
        self._table = table
        self._act = act
        self._replaces = replaces
        self._passed: dict[int, frozenset[int]] = {}

    def declines(self, seat: int) -> None:
        """A player was asked, and lets all that they have be."""
        might = self._table.might_answer(seat, self._act, replaces=self._replaces)
        self._passed[seat] = self._passed.get(seat, frozenset()) | might

    def has_nothing(self, seat: int) -> None:
        """A player has nothing to answer with: seem to ask them, if they might have."""
        might = self._table.might_answer(seat, self._act, replaces=self._replaces)
        if not might <= self._passed.get(seat, frozenset()):
            self._passed[seat] = self._passed.get(seat, frozenset()) | might
            self._table.not_asked(seat, "react")


def _gathered(
    table: Table, act: Act, waits: list[Ability], used: list[Ability], *, replaces: bool
) -> list[Ability]:
    """What listens to the act and has not acted yet.

    First what waited before it (`waits`; two that are equal are two) and still does, then what is
    printed on cards in their zones, without what is `used`.
    """
    name, state = act.name, table.state
    found = [a for a in waits if a.to == name and a.replaces == replaces and _waits(state.abilities, a)]
    printed = (a for a in table.printed_abilities(act) if a.to == name and a.replaces == replaces)
    found += [ability for ability in printed if not any(_is_same(ability, other) for other in used)]
    return [ability for ability in found if ability.is_about(table, act)]


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
    return any(other is ability for other in abilities)


def _remove(abilities: list[Ability], ability: Ability) -> None:
    del abilities[next(i for i, other in enumerate(abilities) if other is ability)]
