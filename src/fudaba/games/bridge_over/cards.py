"""Every card of both decks: its facts as printed, and what it does.

The decorator says what a card is: its group, its points, and how many there are in the Basic
set and, with a star, in the Expansion. The function says what it does once it has been laid
(a defence card: what it does to the attack). `me` is the player who played it. A function that may ask a
player something is an `async def`; one that never does is a plain one.
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
from fudaba.games.bridge_over.me import Me

__all__ = ["KINDS", "card"]

Do = Callable[[Me], Awaitable[None] | None]
"""`def card(me)`: what the card does once it lies on the table; `async def` if it may ask."""


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


def number(me: Me) -> None:
    """A number card has no effect (BRG-014), and `play` need not ask for it."""


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
def skip(me: Me) -> None:
    me.skip(rule="BRG-024")


@card(COLOURED, points=15, each=1)
def reverse(me: Me) -> None:
    me.reverse(rule="BRG-028")


@card(COLOURED, points=20, each=2, traits=(FOLLOWED,))
async def escort(me: Me) -> None:
    await play.follow_escort(me)


@card(COLOURED, points=30, each=1, traits=(CHAINS,))
async def chain(me: Me) -> None:
    await play.follow_chain(me)


@card(COLOURED, points=20, each=2, attack=True, parries=True)
def draw_2(me: Me) -> None:
    me.attack(me.next, "draw_2", cards=2, rule="BRG-056")


@card(COLOURED, points=30, each=1, attack=True, parries=True, traits=(AIMED,))
async def shot_draw_2(me: Me) -> None:
    target, after = await me.aim(rule="BRG-058")
    me.attack(target, "shot_draw_2", cards=2, rule="BRG-058", after=after)


# Two colours, and wild cards: their colour has been chosen when their effect begins (BRG-023).


@card(TWO_COLOURED, points=30, pairs=("red/green", "blue/yellow"))
async def direct(me: Me) -> None:
    await me.direct("skip", "reverse", "straight", rule="BRG-077")


@card(WILD, points=20, basic=4)
def wild(me: Me) -> None:
    """The colour is all it does (BRG-078)."""


@card(WILD, points=35, basic=3)
async def wild_1(me: Me) -> None:
    await play.follow_wild_1(me)


@card(WILD, points=35, basic=3, attack=True)
def wild_draw_3(me: Me) -> None:
    me.attack(me.next, "wild_draw_3", cards=3, rule="BRG-086")


@card(WILD, points=50, basic=1, attack=True)
async def wild_direct_draw_5(me: Me) -> None:
    # With two players a skip would lead the attack back to its own player (AMB-23).
    words = ("skip", "reverse", "straight") if me.t.seats > 2 else ("reverse", "straight")
    await me.direct(*words, rule="BRG-087")
    me.attack(me.next, "wild_direct_draw_5", cards=5, rule="BRG-087")


# Bind.


@card(PUBLIC, points=40, basic=2, attack=True, traits=(BINDS,), rule="BRG-097")
def bind(me: Me) -> None:
    attack.bind(me, me.next)


# Defence cards: what they do to an attack.


@card(DEFENCE, points=35, basic=2)
def block(me: Me) -> None:
    attack.cancel(me, rule="BRG-118")


@card(DEFENCE, points=50, basic=1)
def through(me: Me) -> None:
    attack.move_on(me, me.next, rule="BRG-119")


@card(DEFENCE, points=50, basic=1)
def reflect(me: Me) -> None:
    back = attack.previous_player(me)
    me.reverse(rule="BRG-120")
    attack.move_on(me, back, rule="BRG-120")


# Discards.


@card(DISCARD, points=30, basic=1, star=1, traits=(COUNT_VARIES,))
async def reset(me: Me) -> None:
    await removal.redraw(me)


# The Expansion.


@card(WILD, points=40, star=1)
async def wild_number_chain(me: Me) -> None:
    await play.follow_numbers(me)


@card(DEFENCE, points=60, star=1)
async def curse(me: Me) -> None:
    attack.move_on(me, await me.point_at("move", rule="BRG-122"), rule="BRG-122")


@card(DEFENCE, points=30, star=1, traits=(PUSHED,))
def haunted_shield(me: Me) -> None:
    back = attack.previous_player(me)
    attack.cancel(me, rule="BRG-123")
    attack.push(me, back)


@card(DISCARD, points=50, star=1, only="azumanga_court", traits=(SEARCHES,))
async def search(me: Me) -> None:
    await removal.search_discards(me)


@card(SPECIAL, points=90, star=1, only="windia_war")
def almighty(me: Me) -> None:
    """It does what the card does that it stands for: see `play.declare` (BRG-141)."""


@card(PUBLIC, points=15, star=1, front_points=30, traits=(CLEARS, RELEASABLE), rule="BRG-152")
def clear(me: Me) -> None:
    me.put_in_front()


@card(PUBLIC, points=15, star=2, traits=(AMPLIFIES, RELEASABLE), rule="BRG-162")
def amplify(me: Me) -> None:
    me.put_in_front()


@card(PUBLIC, points=40, star=2, traits=(ALL_DRAW,), rule="BRG-168")
def all_draw_1(me: Me) -> None:
    me.put_in_front()
    me.t.let_all_draw(me.this, me.seat)
