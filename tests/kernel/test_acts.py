"""The path of an act: replaced, done, answered."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any, Self

import pytest

from fudaba.kernel.acts import Ability, Act, effect
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.cards import NOBODY, Card, Zone
from fudaba.kernel.nesting import RunningEffect
from fudaba.kernel.resolution import happen
from fudaba.kernel.state import State
from fudaba.kernel.table import Table

SEEN: list[str] = []
"""What has been done, in the order in which it was."""


class Bell(Act):
    """It rings; how often is said."""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int = 1) -> None:
        super().__init__(seat)
        self.times = times

    async def do(self, table: Table) -> None:
        SEEN.append(f"bell {self.seat} x{self.times}")


class Gong(Bell):
    """Another thing that rings."""

    __slots__ = ()

    async def do(self, table: Table) -> None:
        SEEN.append("gong")


class Stage(Table):
    """A table without cards, on which the turn is seat 1's."""

    __slots__ = ("printed",)
    heard = frozenset({"Bell"})

    def __init__(self, seats: int = 3) -> None:
        state = State((Zone(0, "box", audience=NOBODY),), 0, seats, b"")
        super().__init__(state, (Card("nothing"),), seats)
        self.printed: list[Ability] = []

    async def happen(self, act: Act) -> Act | None:
        """Let an act happen at this table."""
        return await happen(self, act)

    def clone(self) -> Self:
        new = super().clone()
        new.printed = self.printed[:]
        return new

    def printed_abilities(self, act: Act) -> Iterable[Ability]:
        return self.printed

    def seats_in_turn(self) -> list[int]:
        return [(1 + i) % self.seats for i in range(self.seats)]

    def ability_option(self, ability: Ability) -> Option:
        return Option("order", word=str(ability.args[0] if ability.args else ability.run.__name__))


@pytest.fixture
def stage() -> Stage:
    """A stage on which nothing has been done."""
    SEEN.clear()
    return Stage()


def run(coroutine: Coroutine[Ask, Answer, Any], *words: str) -> Any:
    """Run an effect, answering each question with the option of this word; return what it returns."""
    answers, effect = list(words), RunningEffect(coroutine)
    sending: Answer | None = None
    try:
        while True:
            ask = effect.send(sending)
            assert answers, f"{ask} is asked"
            word = answers.pop(0)
            assert word in [option.word for option in ask.options], f"{word} is not in {ask}"
            SEEN.append(f"seat {ask.decider} orders")
            sending = (next(i for i, option in enumerate(ask.options) if option.word == word),)
    except StopIteration as done:
        assert not answers, f"{answers} were never asked for"
        return done.value


@effect()
async def says(table: Stage, ability: Ability, act: Act) -> None:
    """Says its first argument."""
    SEEN.append(str(ability.args[0]))


@effect()
async def says_and_ends(table: Stage, ability: Ability, act: Act) -> None:
    """Says its first argument, and takes away all else that waits."""
    SEEN.append(str(ability.args[0]))
    table.state.abilities = []


@effect()
async def waits_again(table: Stage, ability: Ability, act: Act) -> None:
    """Says so, and waits for the next time."""
    SEEN.append("again")
    table.wait_for(ability.to, waits_again, ability.owner)


@effect()
async def prints(table: Stage, ability: Ability, act: Act) -> None:
    """Says so, and brings another card that listens to the same act."""
    SEEN.append(f"prints for {ability.args[0]}")
    table.printed.append(Ability("Bell", says, ability.args[0], (f"new of {ability.args[0]}",)))


@effect()
async def doubles(table: Stage, ability: Ability, act: Bell) -> Act:
    """It rings twice as often."""
    return type(act)(act.seat, act.times * 2)


@effect()
async def adds(table: Stage, ability: Ability, act: Bell) -> Act:
    """It rings once more."""
    return type(act)(act.seat, act.times + 1)


@effect()
async def mutes(table: Stage, ability: Ability, act: Act) -> None:
    """It does not ring."""


@effect()
async def becomes_gong(table: Stage, ability: Ability, act: Bell) -> Act:
    """The gong instead."""
    return Gong(act.seat, act.times)


@effect(when=lambda table, ability, act: bool(act.times > 2))
async def says_if_loud(table: Stage, ability: Ability, act: Bell) -> None:
    """Says so, where it rings often enough."""
    SEEN.append("loud")


# Declaring.


def test_an_effect_is_at_the_top_level_of_a_module() -> None:
    word = "closed over"

    async def closure(table: Table, ability: Ability, act: Act) -> None:
        SEEN.append(word)

    async def local(table: Table, ability: Ability, act: Act) -> None:
        SEEN.append("local")

    for function in (closure, local):
        with pytest.raises(TypeError, match="cannot wait in a state"):
            effect()(function)


def test_what_is_not_declared_may_not_wait(stage: Stage) -> None:
    async def undeclared(table: Table, ability: Ability, act: Act) -> None:
        SEEN.append("undeclared")

    with pytest.raises(TypeError, match="not declared"):
        stage.wait_for("Bell", undeclared, 0)
    assert stage.state.abilities == []


def test_an_act_must_say_how_it_is_done(stage: Stage) -> None:
    class Silent(Act):
        """It does not."""

    with pytest.raises(NotImplementedError, match="Silent does not say how it is done"):
        run(stage.happen(Silent(0)))


# Where nothing listens.


def test_what_nothing_listens_to_is_just_done(stage: Stage) -> None:
    gong = Gong(0)
    stage.printed = [Ability("Gong", says, 0, ("not heard",))]
    assert run(stage.happen(gong)) is gong
    assert SEEN == ["gong"], "Gong is not among the names that printed abilities listen to"
    assert not stage.waited_for("Gong")
    stage.wait_for("Gong", says, 0, "heard")
    assert stage.waited_for("Gong")
    assert not stage.waited_for("Drum")


# Triggers.


def test_the_turn_player_first_then_the_others_in_turn(stage: Stage) -> None:
    for seat in (0, 1, 2):
        stage.wait_for("Bell", says, seat, f"of {seat}")
    run(stage.happen(Bell(0)))
    assert SEEN == ["bell 0 x1", "of 1", "of 2", "of 0"]
    assert stage.state.abilities == []


def test_each_orders_his_own(stage: Stage) -> None:
    for word in ("a", "b", "c"):
        stage.wait_for("Bell", says, 2, word)
    run(stage.happen(Bell(0)), "b", "c")
    assert SEEN[1:] == ["seat 2 orders", "b", "seat 2 orders", "c", "a"]


def test_who_decides_for_a_seat_orders_for_it(stage: Stage) -> None:
    stage.state.control[2] = 0
    for word in ("a", "b"):
        stage.wait_for("Bell", says, 2, word)
    run(stage.happen(Bell(0)), "b")
    assert SEEN[1:] == ["seat 0 orders", "b", "a"]


def test_a_new_card_of_an_earlier_player_comes_before_the_later_ones(stage: Stage) -> None:
    """Gathered again after each: seat 1's new card goes before what seat 0 still has to do."""
    stage.printed = [
        Ability("Bell", prints, 2, (1,)),
        Ability("Bell", says, 0, ("of 0",)),
    ]
    run(stage.happen(Bell(0)))
    assert SEEN == ["bell 0 x1", "prints for 1", "new of 1", "of 0"]


def test_what_is_gone_meanwhile_does_not_act(stage: Stage) -> None:
    stage.wait_for("Bell", says_and_ends, 1, "first")
    stage.wait_for("Bell", says, 2, "too late")
    run(stage.happen(Bell(0)))
    assert SEEN == ["bell 0 x1", "first"]


def test_two_equal_effects_are_two(stage: Stage) -> None:
    for _ in range(2):
        stage.wait_for("Bell", says, 1, "once")
        stage.wait_for("Bell", says, 2, "always", once=False)
    run(stage.happen(Bell(0)))
    assert SEEN == ["bell 0 x1", "once", "once", "always", "always"]
    SEEN.clear()
    run(stage.happen(Bell(0)))
    assert SEEN == ["bell 0 x1", "always", "always"]


@pytest.mark.parametrize("another_listens", [False, True])
def test_what_begins_to_wait_waits_for_the_next_time(stage: Stage, another_listens: bool) -> None:
    """Whether or not anything else listens to the act."""
    stage.wait_for("Gong", waits_again, 1)
    if another_listens:
        stage.wait_for("Gong", says, 2, "other", once=False)
    other = ["other"] if another_listens else []
    run(stage.happen(Gong(0)))
    run(stage.happen(Gong(0)))
    assert ["gong", "again", *other] * 2 == SEEN


class Rouse(Act):
    """An act that lets something wait for acts of its own kind."""

    __slots__ = ()

    async def do(self, table: Table) -> None:
        SEEN.append("rouse")
        table.wait_for("Rouse", says, 1, "roused")


@pytest.mark.parametrize("another_listens", [False, True])
def test_what_an_act_itself_lets_wait_does_not_hear_it(stage: Stage, another_listens: bool) -> None:
    if another_listens:
        stage.wait_for("Rouse", says, 2, "other", once=False)
    other = ["other"] if another_listens else []
    run(stage.happen(Rouse(0)))
    assert ["rouse", *other] == SEEN
    run(stage.happen(Rouse(0)))
    assert ["rouse", *other, "rouse", "roused", *other] == SEEN


def test_an_effect_may_be_about_some_acts_only(stage: Stage) -> None:
    stage.wait_for("Bell", says_if_loud, 1)
    run(stage.happen(Bell(0, 2)))
    assert SEEN == ["bell 0 x2"]
    assert len(stage.state.abilities) == 1, "it goes on waiting"
    run(stage.happen(Bell(0, 3)))
    assert SEEN == ["bell 0 x2", "bell 0 x3", "loud"]
    assert stage.state.abilities == []


def test_what_nobody_in_turn_owns_is_an_error(stage: Stage) -> None:
    stage.wait_for("Bell", says, 5, "whose?")
    with pytest.raises(LookupError, match="its owner is not among the seats in turn"):
        run(stage.happen(Bell(0)))


# Replacements.


@pytest.mark.parametrize(("first", "times"), [("doubles", 3), ("adds", 4)])
def test_the_affected_player_orders_the_replacements(stage: Stage, first: str, times: int) -> None:
    """Doubled and then one more, or one more and then doubled: whoever owns them, seat 2 decides."""
    stage.wait_for("Bell", doubles, 0, replaces=True)
    stage.wait_for("Bell", adds, 1, replaces=True)
    act = run(stage.happen(Bell(2)), first)
    assert ["seat 2 orders", f"bell 2 x{times}"] == SEEN
    assert isinstance(act, Bell)
    assert act.times == times


def test_each_replaces_an_act_once(stage: Stage) -> None:
    stage.wait_for("Bell", doubles, 0, replaces=True, once=False)
    run(stage.happen(Bell(2)))
    run(stage.happen(Bell(2)))
    assert SEEN == ["bell 2 x2", "bell 2 x2"]


def test_what_does_not_happen_triggers_nothing(stage: Stage) -> None:
    stage.wait_for("Bell", mutes, 0, replaces=True)
    stage.wait_for("Bell", says, 1, "rung")
    assert run(stage.happen(Bell(2))) is None
    assert SEEN == []
    assert [ability.run for ability in stage.state.abilities] == [says]


def test_what_happens_instead_is_replaced_and_answered_by_its_own_name(stage: Stage) -> None:
    stage.wait_for("Bell", becomes_gong, 0, replaces=True)
    stage.wait_for("Bell", says, 1, "a bell")
    stage.wait_for("Gong", doubles, 0, replaces=True)
    stage.wait_for("Gong", says, 1, "a gong")
    act = run(stage.happen(Bell(2)))
    assert SEEN == ["gong", "a gong"]
    assert isinstance(act, Gong)
    assert act.times == 2


def test_what_waits_can_be_written_down_and_copied(stage: Stage) -> None:
    stage.wait_for("Bell", says, 1, "a", play=3, once=False)
    copy = stage.clone()
    assert copy.state.digest() == stage.state.digest()
    run(copy.happen(Bell(0)))
    copy.wait_for("Bell", says, 1, "a", play=4)
    assert copy.state.digest() != stage.state.digest()


@effect()
async def rings_within(table: Table, ability: Ability, act: Act) -> None:
    """It rings once more while the act is being answered."""
    SEEN.append("within")
    table.state.abilities[:] = [other for other in table.state.abilities if other.run is not rings_within]
    await happen(table, Bell(act.seat, 5))


@effect()
async def tells_how_loud(table: Table, ability: Ability, act: Act) -> None:
    """It says which act it answers."""
    assert isinstance(act, Bell)
    SEEN.append(f"answers x{act.times}")


def test_what_waits_for_the_next_act_is_set_off_by_it_whatever_comes_between(stage: Stage) -> None:
    """An act that happens while the next one is being answered is not the next one."""
    stage.wait_for("Bell", rings_within, 1, once=False)
    stage.wait_for("Bell", tells_how_loud, 2)
    run(stage.happen(Bell(0)))
    assert SEEN == ["bell 0 x1", "within", "bell 0 x5", "answers x1"]
    assert not stage.state.abilities
    assert not stage.claimed
