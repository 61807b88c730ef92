"""Tokens that a player has on a pile of the Supply: where they lie, and what the four +1 tokens give.

Where a token lies is a counter of its owner: the zone of the pile, 0 for nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, cast

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.contents import Pile
from fudaba.games.dominion.facts.kinds import KINDS, later
from fudaba.games.dominion.facts.tokens import OWN_ON_PILE, Token
from fudaba.games.dominion.facts.types import ACTION
from fudaba.games.dominion.facts.vocabulary import DominionOption, LineKind
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Plays, card_of
from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.ask import Option

PLUS: Final = {
    Token("plus_card", on=OWN_ON_PILE): "cards",
    Token("plus_action", on=OWN_ON_PILE): "actions",
    Token("plus_buy", on=OWN_ON_PILE): "buys",
    Token("plus_coin", on=OWN_ON_PILE): "coins",
}
"""The +1 tokens, by the figure that each gives."""
PLUS_CARD, PLUS_ACTION, PLUS_BUY, PLUS_COIN = PLUS
MINUS_2: Final = Token("minus_2", on=OWN_ON_PILE)
TRASHING: Final = Token("trashing", on=OWN_ON_PILE)
OTHERS: Final = (MINUS_2, TRASHING)
"""The -$2 cost token and the Trashing token; what they do is told by the Events that bring them."""
_GIVES: Final[dict[str, LineKind]] = {
    "cards_1": "token_cards_1",
    "actions_1": "token_actions_1",
    "buys_1": "token_buys_1",
    "coins_1": "token_coins_1",
}
_PLUS_IDS: Final = frozenset(token.id for token in PLUS)


def lies_on_its_pile(t: Board, seat: int, token: Token, card: int) -> bool:
    """Whether a card belongs to the pile on which a player's token lies."""
    pile = t.home_of(card)
    return pile is not None and pile.zone == t.mark(token, seat)


def abilities(t: Board, act: Act) -> Iterator[Ability]:
    """What tokens do when a card is played from one of their piles; see `Dominion.printed_abilities`."""
    for token, figure in PLUS.items():
        if lies_on_its_pile(t, act.seat, token, card_of(act)):
            yield Ability("Plays", token_gives, act.seat, (f"{figure}_1",))


def listen(t: Board, card: int = -1, seat: int = -1) -> bool:
    """Whether any of them lies on the pile of a card (-1: on any), one of this player's (-1: anybody's)."""
    for (id, owner), zone in t.state.marks.items():
        if id in _PLUS_IDS and seat in (-1, owner):
            pile = t.home_of(card) if card >= 0 else None
            if card < 0 or (pile is not None and pile.zone == zone):
                return True
    return False


@later(simple=True)
async def token_gives(me: Me, act: Plays, word: str) -> None:
    """Its owner first gets what the token says (WAY-48j)."""
    pile = me.t.home_of(card_of(act))
    with me.t.heading(_GIVES[word], me.seat, word=pile.id if pile is not None else ""):
        await me.plus(**{word.removesuffix("_1"): 1})


def action_piles(me: Me, *, bare: bool = False) -> list[Pile]:
    """The Action piles of the Supply, empty ones too: those whose randomizer shows an Action.

    bare: only those on which no token of mine lies.
    """
    taken = {me.mark(token) for token in (*PLUS, *OTHERS)} if bare else set()
    return [
        pile
        for pile in me.t.box.piles
        if pile.supply and KINDS[pile.id].types & ACTION and pile.zone not in taken
    ]


async def move_token(me: Me, token: Token, piles: Iterable[Pile]) -> None:
    """Let a player move a token of theirs to one of the piles, chosen by name."""
    by_id = {pile.id: pile for pile in piles}
    if not by_id:
        return
    options: list[DominionOption] = [Option("put_token", face=id) for id in by_id]
    chosen = await me.t.choose(me.seat, "put_token", options, about=me.asking, word=token.id)
    me.set_mark(token, by_id[chosen.face].zone)
    me.t.tell(cast("LineKind", f"moves_{token.id}"), me.seat, word=chosen.face)
