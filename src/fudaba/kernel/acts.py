"""Acts, and the effects that wait for them.

How an act is carried out: `resolution`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import Ref


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """Something that would happen. Games subclass it; the class's name is what abilities listen to.

    `seat` is the player it befalls, who chooses the order of what replaces it; `name` is what abilities
    listen to.
    """

    __slots__ = ("name", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = type(self).__name__

    def brings(self, table: Any) -> Sequence[Act]:
        """What has been done together with it, and is answered together with it."""
        return ()

    async def do(self, table: Any) -> None:
        """Carry it out."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is done")


EffectFunction = Callable[..., Awaitable[Any]]
"""`async def effect(table, ability, act)`. A replacement returns the act that happens instead
(maybe the same one, changed), or None where nothing happens; a triggered effect returns nothing."""
Condition = Callable[..., bool]
"""`def condition(table, ability, act) -> bool`: whether the ability is about this very act."""
F_ = TypeVar("F_", bound=EffectFunction)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """All that is declared of a function that may wait in a state. Games subclass it to declare more."""

    __slots__ = ("run", "when")

    def __init__(self, run: EffectFunction, when: Condition | None = None) -> None:
        """Raises TypeError for a closure or a function inside a function."""
        if getattr(run, "__closure__", None) or "<locals>" in getattr(run, "__qualname__", ""):
            raise TypeError(f"{run!r} cannot wait in a state: it is not at the top level of a module")
        self.run = run
        """What it does."""
        self.when = when
        """Which acts it is about, of those whose name it waits for; None for all of them."""


EFFECTS: Final[dict[EffectFunction, Effect]] = {}
"""All that is declared, by the function."""


def declare(effect: Effect) -> None:
    """Let a function wait in a state.

    What outlives a play must be a name and plain arguments, so that a state can be copied and compared.
    """
    EFFECTS[effect.run] = effect


def effect(when: Condition | None = None) -> Callable[[F_], F_]:
    """Declare a function that may wait in a state: named, at the top level of its module."""

    def declared(run: F_) -> F_:
        declare(Effect(run, when))
        return run

    return declared


def effect_of(run: EffectFunction) -> Effect | None:
    """What is declared of a function; None if it may not wait in a state."""
    return EFFECTS.get(run)


class Ability(NamedTuple):
    """An effect that waits for an act: a name and plain arguments."""

    to: str
    """The name of the act."""
    run: EffectFunction
    """A function declared with `effect`."""
    owner: int
    """The seat whose ability it is."""
    args: tuple[Any, ...] = ()
    """Plain data; a card among them is a `Ref`, never a bare number."""
    source: Ref | None = None
    """The card it is printed on, as it lay."""
    play: int = 0
    """The number of the play that it belongs to, 0 for none."""
    replaces: bool = False
    """Whether it comes before the act."""
    once: bool = False
    """Whether it is gone once it has begun to act."""
    until: str = ""
    """The game's own word for when it ceases to wait, "" for never."""

    def plain(self) -> list[Any]:
        """For the state's digest."""
        name = f"{self.run.__module__}.{self.run.__qualname__}"
        return [self.to, name, *self[2:]]
