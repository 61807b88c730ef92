"""Playing a card: announce it, what comes first, which instructions, following them, what comes after.

Every play of a card, by whatever means, comes through here, so a Way is offered for each of them and for
nothing else (WAY-21, WAY-34).
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from mypy_extensions import mypyc_attr

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.subscriptions import AnyOf
from fudaba.games.dominion.facts.kinds import Kind, effect_of
from fudaba.games.dominion.facts.layout import HANDS, PLAY_AREAS
from fudaba.games.dominion.facts.types import ACTION
from fudaba.games.dominion.facts.vocabulary import DominionAsk, LineKind
from fudaba.games.dominion.rules.acts import OfCard, Played, Plays
from fudaba.games.dominion.rules.bonuses import OF_FIGURES, follow, follow_unheard
from fudaba.games.dominion.rules.inquiries import Instead
from fudaba.kernel.acts import Ability
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import Ref
from fudaba.kernel.plays import Play
from fudaba.kernel.table import Effects

NOWHERE: Final = -1
"""The stamp of a card that is played without being moved: it is not in play, and cannot move itself."""
_ACTS: Final = AnyOf("Plays", "Instead", "Follows", *OF_FIGURES.names)
"""The acts of a play until more of the instructions is followed than the figures."""


class TakesWay(OfCard):
    """A player plays a card by a Way, and is about to do what that says. play: its record. way: the id of the
    Way; one that has no instructions of its own leaves the card its own, and listens to this (WAY-59)."""

    __slots__ = ("play", "way")

    def __init__(self, seat: int, card: int, play: Play, way: str) -> None:
        super().__init__(seat, card)
        self.play = play
        self.way = way


@mypyc_attr(allow_interpreted_subclasses=True)
class Follows(OfCard):
    """A player follows a card's own instructions, or those of a card played in its stead.

    card: whose instructions. play: the record. times: how often they are followed.
    """

    __slots__ = ("play", "times")

    def __init__(self, seat: int, card: int, play: Play) -> None:
        super().__init__(seat, card)
        self.play = play
        self.times = 1

    async def do(self, table: Board) -> None:
        """Do what the card says."""
        for _ in range(self.times):
            await carry_out(table, table.cards[self.card], self.play)


async def play(t: Board, seat: int, card: int, *, parent: int = 0, unmoved: bool = False) -> Play:
    """Play a card: put it into play, or leave it where it is (`unmoved`), and do what playing it means.

    parent: the play that causes this one. Returns the record.
    """
    record, from_hand = _put_into_play(t, seat, card, parent, unmoved=unmoved)
    if not _goes_too_deep(t, record):
        rest = _resolve(t, record, "plays_there" if unmoved else "plays", from_hand=from_hand)
        if rest is not None:
            await t.within(rest)
    return record


def begin(t: Board, seat: int, card: int) -> Effects | None:
    """Play a card because its player says so. Returns what is still to be run: None where nobody is asked
    anything, and all of it has been done."""
    record, from_hand = _put_into_play(t, seat, card, 0, unmoved=False)
    return _resolve(t, record, "plays", from_hand=from_hand)


async def again(t: Board, before: Play, *, parent: int = 0) -> Play:
    """Play the same card once more, wherever it is by now (WAY-42). Returns the record.

    parent: the play whose instructions say so, 0 for what is no card in play (DUR-32).
    """
    record = t.begin_play(before.card, before.player, parent=parent, replay=True, turn=before.turn)
    if before.number in t.state.unmoved:
        t.state.unmoved.append(record.number)
    if not _goes_too_deep(t, record):
        rest = _resolve(t, record, "plays_again")
        if rest is not None:
            await t.within(rest)
    return record


def _goes_too_deep(t: Board, record: Play) -> bool:
    """Whether too many plays are within each other for this one: then it does nothing (DOM-G28)."""
    if not t.at_its_deepest:
        return False
    t.tell("endless", record.player, record.card.card)
    return True


def _put_into_play(t: Board, seat: int, card: int, parent: int, *, unmoved: bool) -> tuple[Play, bool]:
    """Returns the record of the play, and whether the card is played from the hand."""
    s = t.state
    source = s.where[card]
    from_hand = source == HANDS[seat] or (t.box.shadows and t.is_within_reach(card, seat))
    if not unmoved:
        s.move(card, PLAY_AREAS[seat])
        if not from_hand:
            t.left_pile(source)
    lies = Ref(card, NOWHERE) if unmoved else s.ref(card)
    record = t.begin_play(lies, seat, parent=parent, turn=sum(s.turns))
    if unmoved:
        s.unmoved.append(record.number)
    return record, from_hand


def _resolve(t: Board, record: Play, label: LineKind, *, from_hand: bool = False) -> Effects | None:
    """Announce a play, and follow it as far as nobody can be asked. Returns the rest, None for nothing."""
    seat, card = record.player, record.card.card
    kind = t.cards[card]
    t.note("play", seat, card, record.number, from_hand=from_hand, types=t.types(kind))
    line = t.tell(label, seat, card, rule=_rule_of(t, record, label)) if t.events is not None else -1
    unheard = _goes_without_saying(t, record)
    if not unheard or (t.box.ways and _ways(t, kind)):
        return _follow(t, record, line, unheard=unheard)
    before, t.cause = t.cause, line
    doing = follow_unheard(t.me(seat, record.number, record.card), kind)
    t.cause = before
    if doing is not None:
        return _go_on(t, record, line, doing)
    return _has_played(t, record, line, kind.id) if t.listens("Played", card, seat) else None


async def _follow(t: Board, record: Play, line: int, *, unheard: bool) -> None:
    """Do what playing a card means, whoever has something to say to it. line: of the log, that tells it."""
    seat, card = record.player, record.card.card
    with t.because(line):
        if not unheard and t.listens("Plays", card, seat):
            await t.happen(Plays(seat, card, record, again=record.replay))
        followed = await _instructions(t, record, unheard=unheard)
        if t.listens("Played", card, seat):
            await t.happen(Played(seat, card, record, followed))


async def _go_on(t: Board, record: Play, line: int, doing: Awaitable[None]) -> None:
    """Do what is left of a card's instructions after its figures, and let the play be answered."""
    seat, card = record.player, record.card.card
    before, t.cause = t.cause, line  # as `because` does, where nobody may be told anything
    try:
        await doing
        if t.state.looked:
            t.stop_looking(0)
        if t.listens("Played", card, seat):
            await t.happen(Played(seat, card, record, t.cards[card].id))
    finally:
        t.cause = before


async def _has_played(t: Board, record: Play, line: int, followed: str) -> None:
    """Let a play that has been followed be answered."""
    with t.because(line):
        await t.happen(Played(record.player, record.card.card, record, followed))


def _goes_without_saying(t: Board, record: Play) -> bool:
    """Whether nobody can have anything to say to this play, or to its figures, before these are given; but a
    Way may be chosen for it."""
    return not t.state.looked and not t.listens(_ACTS, record.card.card, record.player)


def _ways(t: Board, kind: Kind) -> tuple[int, ...]:
    """The Ways that an Action may be played by."""
    return t.box.ways if t.box.ways and (kind.action or t.types(kind) & ACTION) else ()


def which_instructions(t: Board, seat: int, card: int) -> DominionAsk | None:
    """The question by which instructions an Action is played, its own or a Way, where nothing else has a say
    in that; None where there is no Way."""
    if not (ways := _ways(t, t.cards[card])):
        return None
    options = t.options("instructions", (card, *ways), each=True)
    return t.question(seat, "instructions", options, about=card, rule="WAY-01")


def _rule_of(t: Board, record: Play, text: str) -> str:
    """What makes a play remarkable: a card is played again though it is not in play any more."""
    return "DOM-G15" if text == "plays_again" and not t.state.finds(record.card) else ""


async def _instructions(t: Board, record: Play, *, unheard: bool) -> str:
    """Choose which instructions are followed, and follow them. Returns the id of whose they were.

    unheard: whether nobody else has anything to say to that. Ways may always be chosen, and stand beside the
    card's own. What an attack puts in their place takes the card's own away (WAY-50); several of these are a
    choice too (WAY-52).
    """
    seat, card = record.player, record.card.card
    kind = t.cards[card]
    instead = [] if unheard or not t.listens("Instead", card, seat) else t.about(Instead(seat, card, record))
    ways = _ways(t, kind)
    if not instead and not ways:
        await follow_own(t, record, card)
        return kind.id
    own = all(effect_of(ability.run).may for ability in instead)
    options = t.options("instructions", [card], each=True) if own else []
    others = [t.ability_option(ability) for ability in instead]
    options += [Option("instructions", option.card, option.face) for option in others]
    options += t.options("instructions", ways, each=True)
    chosen = await t.choose(seat, "instructions", options, about=card, rule="WAY-01")
    pick = next(i for i, option in enumerate(options) if option is chosen)
    pick -= own
    if pick < 0 and unheard:
        if (doing := follow_unheard(t.me(seat, record.number, record.card), kind)) is not None:
            await doing
            t.stop_looking(0)
        return kind.id
    if pick < 0:
        await follow_own(t, record, card)
        return kind.id
    if pick < len(instead):
        return await _override(t, record, instead[pick])
    way = t.cards[ways[pick - len(instead)]]
    if not way.instructs and not own:  # what it would change has been replaced (WAY-53)
        return await _override(t, record, await _which(t, seat, instead))
    _mode(t, record, way.id)
    with t.because(t.tell("uses_way", seat, card, word=way.id, rule="WAY-01")):
        await t.happen(TakesWay(seat, card, record, way.id))
        await (carry_out(t, way, record) if way.instructs else follow_own(t, record, card))
    return way.id


async def _which(t: Board, seat: int, instead: list[Ability]) -> Ability:
    options = [t.ability_option(ability) for ability in instead]
    chosen = await t.choose(seat, "instructions", options)
    return instead[next(i for i, option in enumerate(options) if option is chosen)]


async def _override(t: Board, record: Play, ability: Ability) -> str:
    """Do what takes the place of the instructions: it is the player's who plays, whoever caused it."""
    face = t.ability_option(ability).face
    _mode(t, record, face)
    with t.because(t.tell("follows_instead", record.player, record.card.card, word=face)):
        me = t.me(record.player, record.number, record.card)
        await ability.run(me, Instead(record.player, record.card.card, record), *ability.args)
    return face


def _mode(t: Board, record: Play, mode: str) -> None:
    """Write down which instructions a play followed (WAY-41)."""
    plays = t.state.plays
    for index in range(len(plays) - 1, -1, -1):
        if plays[index].number == record.number:
            plays[index] = plays[index]._replace(mode=mode)
            return


def follow_own(t: Board, record: Play, card: int) -> Awaitable[object]:
    """Follow the instructions printed on a card (usually the one that is played)."""
    if t.listens("Follows", card, record.player):
        return t.happen(Follows(record.player, card, record))
    return carry_out(t, t.cards[card], record)


def carry_out(t: Board, kind: Kind, record: Play) -> Awaitable[None]:
    """Do what is printed on a card or Way: its figures first, then the rest."""
    return follow(t.me(record.player, record.number, record.card), kind)
