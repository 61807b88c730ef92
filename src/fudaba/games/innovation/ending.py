"""How the game ends, and the achievements that come by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from fudaba.games.innovation.player import Player
from fudaba.games.innovation.state import ACHIEVEMENTS, BOX, JUNK, SPECIALS
from fudaba.games.innovation.table import Innovation
from fudaba.games.innovation.would import Would


class GameOver(Exception):
    """The game ends, whatever was going on (INN-058); see `end`.

    winners: who wins. rule: why. cause: the line of the log under which it is told. by_karma: whether a karma
    effect has brought it about, so that there is no other (INN-178).
    """

    def __init__(self, winners: tuple[int, ...], rule: str, cause: int, *, by_karma: bool) -> None:
        super().__init__(winners)
        self.winners = winners
        self.rule = rule
        self.cause = cause
        self.by_karma = by_karma


class Lost(Exception):
    """A player has lost while others play on; what they were executing is broken off."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class DogmaComplete(Exception):
    """A card says that the dogma is complete: what is left of it, and its bonus, are not executed."""


def finish(t: Innovation, seats: Iterable[int], rule: str) -> NoReturn:
    """End the game with these winners and all of their teams. Raises `GameOver`."""
    teams = {t.team(seat) for seat in seats}
    winners = tuple(seat for seat in range(t.seats) if t.team(seat) in teams and not t.state.lost[seat])
    raise GameOver(winners, rule, t.cause, by_karma=t.in_karma)


async def end(t: Innovation, over: GameOver) -> None:
    """The game is over, unless a karma effect says who wins instead; then it is over for them (INN-184)."""
    s = t.state
    s.phase = "ending"
    if t.house.figures and not over.by_karma:
        try:
            for seat in over.winners:
                await t.would(Would("win", seat))
        except GameOver as instead:
            over = instead
    s.winners = over.winners
    s.phase = "over"
    with t.because(over.cause):
        for seat in s.winners:
            t.tell("wins", seat, number=t.achievements(seat), rule=over.rule)


def draw_out(t: Innovation, seat: int, age: int) -> NoReturn:
    """Somebody would draw beyond the last age: the highest score wins (INN-063 to INN-066, INN-AMB17)."""
    t.tell("draws_beyond", seat, number=age, rule="INN-205" if t.house.fourth else "INN-063")
    merits: dict[int, tuple[int, int]] = {}
    for player in t.seats_from(0):
        points, count = merits.get(t.team(player), (0, 0))
        merits[t.team(player)] = points + t.points(player), count + t.achievements(player)
    best = max(merits.values())
    winners = [player for player in t.seats_from(0) if merits[t.team(player)] == best]
    finish(t, winners, "INN-064" if len(winners) == 1 or t.house.teams else "INN-066")


def wins_if(t: Innovation, seats: Iterable[int]) -> None:
    """A card says that these win: they do unless they are of several teams (INN-069 to INN-071)."""
    winners = list(seats)
    if winners and len({t.team(seat) for seat in winners}) == 1:
        finish(t, winners, "INN-069")


def loses(t: Innovation, seat: int) -> NoReturn:
    """A card says that a player loses: their team is out, and the last one left wins.

    Raises `GameOver`, or `Lost` where others play on; then the loser's cards leave the game.
    """
    s = t.state
    t.tell("loses", seat, rule="INN-G1")
    team = [other for other in range(t.seats) if t.team(other) == t.team(seat)]
    for player in team:
        s.lost[player] = True
    left = t.seats_from(0)
    if len({t.team(player) for player in left}) == 1:
        finish(t, left, "INN-069")
    for player in team:
        for zone in s.layout:
            if zone.owner == player:
                for card in s.zones[zone.number][:]:
                    home = t.cards[card].home
                    t.move(card, home if home >= 0 else JUNK if t.house.fourth else BOX)
    raise Lost(seat)


def settle(t: Innovation) -> None:
    """After every change: special achievements that come at once, and who has enough of all.

    Raises `GameOver`. While the game is ending nothing of it matters any more.
    """
    if t.state.phase == "ending":
        return
    claim_specials(t, at_once=True)
    reached = [team for team in {t.team(seat) for seat in t.seats_from(0)} if _reaches_goal(t, team)]
    if reached:
        most = max(_achieved(t, team) for team in reached)
        winning = [team for team in reached if _achieved(t, team) == most]
        rule = "INN-062" if t.house.teams else f"INN-{59 + min(t.seats, 4) - 2:03}"
        finish(t, [seat for seat in t.seats_from(0) if t.team(seat) in winning], rule)


def claim_specials(t: Innovation, *, at_once: bool) -> None:
    """Hand over special achievements whose condition holds, the turn player first (INN-027 to INN-029)."""
    s = t.state
    figures = t.house.figures
    for card in s.zones[SPECIALS][:]:
        entry = t.cards[card].special
        if entry is None or (t.house.edition in entry.at_once) is not at_once:
            continue
        condition = entry.conditions[t.house.edition]
        for seat in t.seats_in_turn():
            less = sum(t.each(seat, "eased")) if figures else 0
            if condition(Player(t, seat), less):
                take_special(t, seat, card, rule="INN-027" if at_once else "INN-210")
                break


def take_special(t: Innovation, seat: int, card: int, *, rule: str) -> None:
    """A player claims an available special achievement."""
    t.move(card, t.place(seat, ACHIEVEMENTS))
    t.tell("claims", seat, card, rule=rule)


def _reaches_goal(t: Innovation, team: int) -> bool:
    return _achieved(t, team) >= t.goal()


def _achieved(t: Innovation, team: int) -> int:
    return sum(t.achievements(seat) for seat in t.seats_from(0) if t.team(seat) == team)
