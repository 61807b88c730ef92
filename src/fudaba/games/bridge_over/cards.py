"""Every card of both decks: its facts as printed, and what it does.

The decorator says what a card is: its group, its points, and how many there are in the Basic
set and, with a star, in the Expansion. The function says what it does once it has been laid
(a defence card: what it does to the attack). `me` is the seat that played it, `this` the card. A
function that may ask a player something is an `async def`; one that never does is a plain one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction

from fudaba.games.bridge_over import attack, play, removal
from fudaba.games.bridge_over.deck import (
    AIMED,
    ALL_DRAW,
    AMPLIFIES,
    BINDS,
    CHAINS,
    CLEARS,
    COLOURED,
    COLOURS,
    COUNT_VARIES,
    DEFENCE,
    DISCARD,
    FOLLOWED,
    KINDS,
    NUMBER,
    PUBLIC,
    PUSHED,
    RELEASABLE,
    SEARCHES,
    SPECIAL,
    TWO_COLOURED,
    WILD,
    Kind,
)
from fudaba.games.bridge_over.table import BridgeOver

__all__ = ["KINDS", "card"]

Do = Callable[[BridgeOver, int, int], Awaitable[None] | None]
"""`def card(table, seat, this)`: what the card does once it lies on the table; `async def` if it may ask."""


def card(
    group: str,
    *,
    points: int,
    each: int = 0,
    pairs: tuple[str, ...] = (),
    basic: int = 0,
    star: int = 0,
    only: str = "",
    front_points: int = 0,
    attack: bool = False,
    parries: bool = False,
    traits: tuple[str, ...] = (),
    rule: str = "",
) -> Callable[[Do], Do]:
    """Declare a card: `each` copies of each colour, or one of each pair, or `basic` and `star` many."""

    def declare(do: Do) -> Do:
        copies = COLOURS * each or pairs or ("",) * (basic + star)
        id = getattr(do, "__name__", "")
        KINDS[id] = Kind(
            id=id,
            group=group,
            points=points,
            copies=copies,
            do=do,
            asks=iscoroutinefunction(do),
            basic=len(copies) - star,
            star=star,
            only=only,
            front_points=front_points,
            attack=attack,
            parries=parries,
            traits=frozenset(traits),
            rule=rule,
        )
        return do

    return declare


# Numbers: nothing happens but that they lie there.


def number(t: BridgeOver, me: int, this: int) -> None:
    """A number card has no effect (BRG-014)."""


def _numbers() -> None:
    """0 to 10 in each colour: two of each even number but 0, one of the others (BRG-002, BRG-003)."""
    for value in range(11):
        copies = COLOURS * (2 if value and value % 2 == 0 else 1)
        id = f"number_{value}"
        KINDS[id] = Kind(id, NUMBER, value, copies, number, False, len(copies), number=value)
    pairs = ("red/blue", "yellow/green")
    KINDS["number_15"] = Kind("number_15", NUMBER, 15, pairs, number, False, 0, len(pairs), number=15)


_numbers()


# Coloured cards.


@card(COLOURED, points=15, each=1)
def skip(t: BridgeOver, me: int, this: int) -> None:
    t.skip(me, rule="BRG-024")


@card(COLOURED, points=15, each=1)
def reverse(t: BridgeOver, me: int, this: int) -> None:
    t.reverse(me, rule="BRG-028")


@card(COLOURED, points=20, each=2, traits=(FOLLOWED,))
async def escort(t: BridgeOver, me: int, this: int) -> None:
    await play.follow_escort(t, me, this)


@card(COLOURED, points=30, each=1, traits=(CHAINS,))
async def chain(t: BridgeOver, me: int, this: int) -> None:
    await play.follow_chain(t, me, this)


@card(COLOURED, points=20, each=2, attack=True, parries=True)
def draw_2(t: BridgeOver, me: int, this: int) -> None:
    t.attack(me, t.next_player(me), "draw_2", cards=2, rule="BRG-056")


@card(COLOURED, points=30, each=1, attack=True, parries=True, traits=(AIMED,))
async def shot_draw_2(t: BridgeOver, me: int, this: int) -> None:
    target, after = await attack.aim(t, me, this, rule="BRG-058")
    t.attack(me, target, "shot_draw_2", cards=2, rule="BRG-058", after=after)


# Two colours, and wild cards: their colour has been chosen when their effect begins (BRG-023).


@card(TWO_COLOURED, points=30, pairs=("red/green", "blue/yellow"))
async def direct(t: BridgeOver, me: int, this: int) -> None:
    await t.choose_direction(me, ("skip", "reverse", "straight"), about=this, rule="BRG-077")


@card(WILD, points=20, basic=4)
def wild(t: BridgeOver, me: int, this: int) -> None:
    """The colour is all it does (BRG-078)."""


@card(WILD, points=35, basic=3)
async def wild_1(t: BridgeOver, me: int, this: int) -> None:
    await play.follow_wild_1(t, me, this)


@card(WILD, points=35, basic=3, attack=True)
def wild_draw_3(t: BridgeOver, me: int, this: int) -> None:
    t.attack(me, t.next_player(me), "wild_draw_3", cards=3, rule="BRG-086")


@card(WILD, points=50, basic=1, attack=True)
async def wild_direct_draw_5(t: BridgeOver, me: int, this: int) -> None:
    # With two players a skip would lead the attack back to its own player (AMB-23).
    words = ("skip", "reverse", "straight") if t.seats > 2 else ("reverse", "straight")
    await t.choose_direction(me, words, about=this, rule="BRG-087")
    t.attack(me, t.next_player(me), "wild_direct_draw_5", cards=5, rule="BRG-087")


# Bind.


@card(PUBLIC, points=40, basic=2, attack=True, traits=(BINDS,), rule="BRG-097")
def bind(t: BridgeOver, me: int, this: int) -> None:
    attack.bind(t, me, t.next_player(me), this)


# Defence cards: what they do to an attack.


@card(DEFENCE, points=35, basic=2)
def block(t: BridgeOver, me: int, this: int) -> None:
    attack.cancel(t, me, rule="BRG-118")


@card(DEFENCE, points=50, basic=1)
def through(t: BridgeOver, me: int, this: int) -> None:
    attack.move_on(t, me, t.next_player(me), rule="BRG-119")


@card(DEFENCE, points=50, basic=1)
def reflect(t: BridgeOver, me: int, this: int) -> None:
    back = attack.previous_player(t)
    t.reverse(me, rule="BRG-120")
    attack.move_on(t, me, back, rule="BRG-120")


# Discards.


@card(DISCARD, points=30, basic=1, star=1, traits=(COUNT_VARIES,))
async def reset(t: BridgeOver, me: int, this: int) -> None:
    await removal.redraw(t, me, this)


# The Expansion.


@card(WILD, points=40, star=1)
async def wild_number_chain(t: BridgeOver, me: int, this: int) -> None:
    await play.follow_numbers(t, me, this)


@card(DEFENCE, points=60, star=1)
async def curse(t: BridgeOver, me: int, this: int) -> None:
    target = await t.choose_other(me, about=this, rule="BRG-122", word="move")
    attack.move_on(t, me, target, rule="BRG-122")


@card(DEFENCE, points=30, star=1, traits=(PUSHED,))
def haunted_shield(t: BridgeOver, me: int, this: int) -> None:
    back = attack.previous_player(t)
    attack.cancel(t, me, rule="BRG-123")
    t.push(this, back)
    t.tell("pushes", me, this, whom=back, rule="BRG-125" if t.state.out == me else "BRG-123")


@card(DISCARD, points=50, star=1, only="azumanga_court", traits=(SEARCHES,))
async def search(t: BridgeOver, me: int, this: int) -> None:
    await removal.search_discards(t, me, this)


@card(SPECIAL, points=90, star=1, only="windia_war")
def almighty(t: BridgeOver, me: int, this: int) -> None:
    """It does what the card does that it stands for: see `play.declare` (BRG-141)."""


@card(PUBLIC, points=15, star=1, front_points=30, traits=(CLEARS, RELEASABLE), rule="BRG-152")
def clear(t: BridgeOver, me: int, this: int) -> None:
    t.put_in_front(this, me)


@card(PUBLIC, points=15, star=2, traits=(AMPLIFIES, RELEASABLE), rule="BRG-162")
def amplify(t: BridgeOver, me: int, this: int) -> None:
    t.put_in_front(this, me)


@card(PUBLIC, points=40, star=2, traits=(ALL_DRAW,), rule="BRG-168")
def all_draw_1(t: BridgeOver, me: int, this: int) -> None:
    t.put_in_front(this, me)
    t.let_all_draw(this, me)
