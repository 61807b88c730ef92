"""What several artifacts do."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.dogma.activation import self_execute, super_execute
from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import splays
from fudaba.kernel.choices import one


def tops_of(me: Me, players: Iterable[Player]) -> Cards:
    """The top cards of these players."""
    return Cards(me.t, [card for player in players for card in player.tops])


def artifacts(cards: Cards) -> Cards:
    """Those that are artifacts."""
    return cards.where(lambda piece: piece.set == "artifacts")


def demanding(cards: Cards) -> Cards:
    """Those that demand or compel (INN-100)."""
    return cards.where(_demands)


def _demands(piece: Piece) -> bool:
    return piece.demands


async def return_openly(me: Me, cards: Cards) -> Cards:
    """Return one of these cards, and show it first, since what follows tells its colour."""
    chosen = await me.choose(one(cards), "return")
    await me.reveal(chosen)
    return await me.return_(chosen)


async def score_openly(me: Me, cards: Cards) -> Cards:
    """Score one of these cards, and show it first, since what follows tells its colour."""
    chosen = await me.choose(one(cards), "score")
    await me.reveal(chosen)
    return await me.score(chosen)


async def claim_any(me: Me, *, if_eligible: bool = False) -> bool:
    """Claim an available standard achievement, of any age unless one must be eligible."""
    ages = sorted(age for age in me.available.ages if not if_eligible or me.t.eligible(me.seat, age))
    return bool(ages) and await me.claim(await me.choose_value(ages))


async def junk_any(me: Me) -> bool:
    """Junk an available standard achievement of any age."""
    return await me.junk_achievement(*sorted(me.available.ages))


async def splay_anywhere(me: Me, direction: int) -> None:
    """Splay a colour on anybody's board."""
    possible = {
        player.seat: [c for c in COLOURS if splays.can_splay(me.t, player.seat, c, direction)]
        for player in me.everybody
    }
    whose = await me.player(player for player in me.everybody if possible[player.seat])
    if whose:
        colour = await me.choose_colour(possible[whose.seat])
        await splays.splay(me.t, me.seat, colour, direction, whose=whose.seat)


async def execute_by_turn(me: Me, card: int) -> None:
    """Super-execute a card if it is one's turn, else self-execute it."""
    await (super_execute if me.t.state.turn == me.seat else self_execute)(me, card)
