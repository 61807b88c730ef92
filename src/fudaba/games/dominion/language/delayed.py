"""Instructions for later: on the next turn, until it, whenever; a layer of `me.Me`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Self, TypeVar, TypeVarTuple, Unpack

from fudaba.games.dominion.facts.figures import Figures
from fudaba.games.dominion.facts.kinds import Bonus, effect_of
from fudaba.games.dominion.language.choices import MeChoices
from fudaba.games.dominion.language.permanent_effects import gets, takes_extra_turn
from fudaba.games.dominion.language.queries import MeQueries
from fudaba.games.dominion.rules.durations import NEXT_TURN, THIS_TURN
from fudaba.games.dominion.rules.moments import TurnBegins, TurnEnds
from fudaba.kernel.acts import Ability, Act, EffectFunction
from fudaba.kernel.cards import Ref

A = TypeVar("A", bound=Act)
Ts = TypeVarTuple("Ts")


class MeLater(MeChoices):
    """A player whose instructions leave something to come. It belongs to the play, unless said otherwise."""

    __slots__ = ()

    def next_turn(self, run: Callable[[Self, TurnBegins, *Ts], Awaitable[Any]], *args: *Ts) -> None:
        """At the start of this player's next turn."""
        self._wait("TurnBegins", run, args)

    def plus_next_turn(self, **figures: Unpack[Figures]) -> None:
        """+Cards, +Actions and so on at the start of this player's next turn; see `Bonus`."""
        self._wait("TurnBegins", gets, tuple(Bonus(**figures)))

    def plus_every_turn(self, **figures: Unpack[Figures]) -> None:
        """+Cards, +Actions and so on at the start of each of this player's turns; see `Bonus`."""
        self._wait("TurnBegins", gets, tuple(Bonus(**figures)), once=False)

    def every_turn(self, run: Callable[[Self, TurnBegins, *Ts], Awaitable[Any]], *args: *Ts) -> None:
        """At the start of each of this player's turns, for the rest of the game."""
        self._wait("TurnBegins", run, args, once=False)

    def until_next_turn(
        self, act: type[A], run: Callable[[Self, A, *Ts], Awaitable[Any]], *args: *Ts, replaces: bool = False
    ) -> None:
        """Until the start of this player's next turn, whenever the act happens."""
        self._wait(act.__name__, run, args, once=False, until=NEXT_TURN, replaces=replaces)

    def strike_until_next_turn(
        self, act: type[A], run: Callable[[Self, A, *Ts], Awaitable[Any]], *args: *Ts
    ) -> None:
        """Until the start of this player's next turn, whenever the act befalls one whom this Attack affects:
        it is among what befalls that player, who orders it."""
        for you in self.victims:
            you.until_next_turn(act, run, *args)

    def waiting(self, run: EffectFunction) -> list[Ability]:
        """What waits at the table by such an effect, whoever's it is."""
        return [ability for ability in self.s.abilities if ability.run is run]

    def stop_waiting(self, ability: Ability) -> None:
        """Let something that waits be gone."""
        self.s.abilities.remove(ability)

    def change_what_waits(
        self, run: Callable[[Self, A, *Ts], Awaitable[Any]], was: tuple[*Ts], *args: *Ts
    ) -> None:
        """From now on what is to come of this play by such an effect, and was about those, is about these.

        Of several such, where its instructions were followed twice, the first.
        """
        abilities = self.s.abilities
        for index, ability in enumerate(abilities):
            if ability.run is run and ability.play == self.play and ability.args == was:
                abilities[index] = ability._replace(args=args)
                return

    def rest_of_turn(
        self,
        act: type[A],
        run: Callable[[Self, A, *Ts], Awaitable[Any]],
        *args: *Ts,
        once: bool = False,
        replaces: bool = False,
    ) -> None:
        """This turn, whenever the act happens, also where it is just being answered; `once`: the first time
        only, which is the next time unless its player may let it be."""
        self._wait(act.__name__, run, args, once=once, until=THIS_TURN, replaces=replaces)

    def next_time(
        self, act: type[A], run: Callable[[Self, A, *Ts], Awaitable[Any]], *args: *Ts, replaces: bool = False
    ) -> None:
        """The next time that the act happens, however many turns that takes."""
        self._wait(act.__name__, run, args, replaces=replaces)

    def whenever(
        self, act: type[A], run: Callable[[Self, A, *Ts], Awaitable[Any]], *args: *Ts, replaces: bool = False
    ) -> None:
        """Whenever the act happens, for the rest of the game."""
        self._wait(act.__name__, run, args, once=False, replaces=replaces)

    def at_end_of_turn(self, run: Callable[[Self, TurnEnds, *Ts], Awaitable[Any]], *args: *Ts) -> None:
        """At the end of this turn, whoever's it is, after Clean-up.

        It is set off already: no card stays in play for it. Raises TypeError for an effect that is about the
        end of its owner's turns only.
        """
        if effect_of(run).whose != "any":
            raise TypeError(f"{run!r} is about the end of its owner's turns only, not of whichever this is")
        self._after("TurnEnds", run, args)

    def later_whatever(
        self, act: type[A], run: Callable[[Self, A, *Ts], Awaitable[Any]], *args: *Ts, once: bool = True
    ) -> None:
        """When the act happens, whatever becomes of the card that said so: it belongs to no play."""
        self._after(act.__name__, run, args, once=once)

    def _wait(
        self,
        to: str,
        run: EffectFunction,
        args: tuple[object, ...],
        *,
        once: bool = True,
        until: str = "",
        replaces: bool = False,
    ) -> None:
        self.t.wait_for(
            to,
            run,
            self.seat,
            *args,
            play=self.play,
            source=self.said_by,
            once=once,
            until=until,
            replaces=replaces,
        )

    def _after(self, to: str, run: EffectFunction, args: tuple[object, ...], *, once: bool = True) -> None:
        self.t.wait_for(to, run, self.seat, *args, source=self.said_by, once=once)

    @property
    def said_by(self) -> Ref | None:
        """What says what is to come: the card, or the Way that is followed instead of what it says."""
        record = self.record
        way = self.t.box.landscapes.get(record.mode, -1) if record is not None else -1
        if way < 0 or self.kind(way).sort != "way" or not self.kind(way).instructs:
            return self.this
        return self.ref(way)

    def extra_turn(self, *, of: MeQueries | None = None, limited: bool = True, by_play: bool = False) -> None:
        """A turn between this and the next.

        of: whose turn, this player's if not said otherwise; if another's, this player decides
        in it. limited: not if it would be a third in a row. by_play: it is a Duration's, and lost with it.
        """
        taker = self if of is None else of
        self.t.wait_for(
            "BetweenTurns",
            takes_extra_turn,
            taker.seat,
            -1 if of is None else self.seat,
            limited,
            play=self.play if by_play else 0,
            source=self.this,
        )
