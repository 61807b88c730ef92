"""The end of the game, and the achievements that come by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NoReturn

from msgspec.structs import replace

from fudaba.games.innovation.board.pieces import Claim
from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.board.state import ACHIEVEMENTS, BOX, JUNK, SCORE, SPECIALS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.aspects import BOARDS, ICON_COUNTS, REST, SPLAYS
from fudaba.games.innovation.facts.karma import Would
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.ending import CountRow, Ending, Measure


class GameOver(Exception):
    """The game ends, whatever was going on (INN-058); see `end`."""

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        rule: str,
        cause: int,
        *,
        seat: int,
        number: int,
        by_karma: bool,
    ) -> None:
        super().__init__(winners)
        self.winners = winners
        """Who wins."""
        self.ended = (reason, rule, seat, number)
        """What has ended it ("achievements", "deck", "card", "last"), the rule why they win, whose doing it
        was, and which age or how many."""
        self.cause = cause
        """The line of the log that this one stands under."""
        self.by_karma = by_karma
        """Whether a karma effect has brought it about, so that there is no other (INN-178)."""


class PlayerLost(Exception):
    """A player has lost while others play on; what they were executing is broken off."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class DogmaComplete(Exception):
    """A card says that the dogma is complete: what is left of it, and its bonus, are not executed."""


def finish(
    t: Innovation, seats: Iterable[int], reason: str, rule: str, *, seat: int = -1, number: int = -1
) -> NoReturn:
    """End the game with these winners and all of their teams. Raises `GameOver`."""
    teams = {t.team(seat) for seat in seats}
    winners = tuple(seat for seat in range(t.seats) if t.team(seat) in teams and not t.state.lost[seat])
    raise GameOver(winners, reason, rule, t.cause, seat=seat, number=number, by_karma=t.in_karma)


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
    s.ended = over.ended
    s.phase = "over"
    now = ending(t)
    assert now is not None
    by = now.decided
    with t.because(over.cause):
        for seat in s.winners:
            number = 0 if by is None else by.figures[seat]
            t.tell("wins", seat, number=number, word="card" if by is None else by.word, rule=now.rule)


def draw_out(t: Innovation, seat: int, age: int) -> NoReturn:
    """Somebody would draw beyond the last age: the highest score wins (INN-063 to INN-066, INN-AMB17)."""
    t.tell("draws_beyond", seat, number=age, rule="INN-205" if t.house.fourth else "INN-063")
    playing = t.seats_from(0)
    points, claimed = _of_teams(t, t.points), _of_teams(t, t.achievements)
    best = max((points[player], claimed[player]) for player in playing)
    winners = [player for player in playing if (points[player], claimed[player]) == best]
    even = {t.team(player) for player in playing if points[player] == best[0]}
    first = {t.team(player) for player in winners}
    rule = "INN-064" if len(even) == 1 else "INN-065" if len(first) == 1 else "INN-066"
    finish(t, winners, "deck", rule, seat=seat, number=age)


def wins_if(t: Innovation, seats: Iterable[int]) -> None:
    """A card says that these win: they do unless they are of several teams (INN-069 to INN-071)."""
    winners = list(seats)
    if winners and len({t.team(seat) for seat in winners}) == 1:
        finish(t, winners, "card", "INN-069")


def loses(t: Innovation, seat: int) -> NoReturn:
    """A card says that a player loses: their team is out, and the last one left wins.

    Raises `GameOver`, or `PlayerLost` where others play on; then the loser's cards leave the game.
    """
    s = t.state
    t.tell("loses", seat, rule="INN-G1")
    team = [other for other in range(t.seats) if t.team(other) == t.team(seat)]
    for player in team:
        s.lost[player] = True
    left = t.seats_from(0)
    if len({t.team(player) for player in left}) == 1:
        finish(t, left, "last", "INN-069")
    for player in team:
        for zone in s.layout:
            if zone.owner == player:
                for card in s.zones[zone.number][:]:
                    home = t.cards[card].home
                    t.move(card, home if home >= 0 else JUNK if t.house.fourth else BOX)
    raise PlayerLost(seat)


def settle(t: Innovation) -> None:
    """After every change: special achievements that come at once, and who has enough of all.

    Raises `GameOver`. While the game is ending nothing of it matters any more.
    """
    s = t.state
    changed = s.unsettled
    if not changed or s.phase == "ending":
        return
    claim_specials(t)
    house = t.house
    if not (changed | s.unsettled) >> REST and not house.cities and not house.figures:
        return  # nobody has got an achievement
    _end_if_reached(t)


def _end_if_reached(t: Innovation) -> None:
    """Who has enough achievements wins; of several whom one change has brought there the one with most."""
    if not t.house.wins_after_action:
        _end_with_most(t)


def end_after_action(t: Innovation) -> None:
    """By an option the goal is looked at here, and of equals the first from the left wins (INN-AMB31)."""
    if t.house.wins_after_action:
        _end_with_most(t)


def _end_with_most(t: Innovation) -> None:
    if not t.house.teams and max([t.achievements(seat) for seat in t.seats_from(0)], default=0) < t.winning:
        return
    reached = [team for team in {t.team(seat) for seat in t.seats_from(0)} if _reaches_goal(t, team)]
    if reached:
        most = max(_achieved(t, team) for team in reached)
        winning = [team for team in reached if _achieved(t, team) == most]
        if t.house.wins_after_action:
            winning = [next(team for seat in _from_the_left(t) if (team := t.team(seat)) in winning)]
        rule = _rule_of_goal(t)
        won = [seat for seat in t.seats_from(0) if t.team(seat) in winning]
        finish(t, won, "achievements", rule, seat=won[0], number=t.goal())


def _rule_of_goal(t: Innovation) -> str:
    """Which rule says how many achievements win: that of the number of players, or that of expansions."""
    if len(t.house.sets) > 1:
        return "INN-090"
    if t.house.teams:
        return "INN-062"
    return {2: "INN-059", 3: "INN-060", 4: "INN-061"}.get(t.seats, "INN-AMB21")


def ending(t: Innovation) -> Ending | None:
    """What ended the game and what decided it; the figures of a team are those of all its seats.

    Points come first where drawing has ended the game, achievements break a tie; where achievements have
    ended it, points do not count. None while the game goes on.
    """
    s = t.state
    if s.phase != "over":
        return None
    reason, rule, seat, number = s.ended
    points = Measure("points", _of_teams(t, t.points), "INN-064", used=reason == "deck")
    claimed = Measure("achievements", _of_teams(t, t.achievements), "INN-058", used=reason == "achievements")
    if reason != "deck":
        return Ending(reason, rule, s.winners, (claimed, points), _claims(t), seat, number)
    even = replace(claimed, rule="INN-065", used=rule != "INN-064")
    return Ending(reason, rule, s.winners, (points, even), _scores(t), seat, number)


def _of_teams(t: Innovation, figure: Callable[[int], int]) -> tuple[int, ...]:
    """A figure of each seat, those of partners together."""
    own = [figure(seat) for seat in range(t.seats)]
    return tuple(
        sum(own[other] for other in range(t.seats) if t.team(other) == t.team(seat))
        for seat in range(t.seats)
    )


def _claims(t: Innovation) -> tuple[CountRow, ...]:
    """The achievements that were claimed, each with its owner: ages first, then those with a name."""
    ages: dict[int, list[int]] = {}
    named: dict[str, list[int]] = {}
    for seat in range(t.seats):
        for card in t.at(seat, ACHIEVEMENTS):
            printed = t.cards[card]
            is_named = printed.special is not None or printed.relic
            counts = (
                named.setdefault(printed.id, [0] * t.seats)
                if is_named
                else ages.setdefault(printed.age, [0] * t.seats)
            )
            counts[seat] += 1
    rows = [CountRow("age", tuple(of), tuple(of), number=age) for age, of in sorted(ages.items())]
    rows += [CountRow("named", tuple(of), tuple(of), face=id) for id, of in named.items()]
    claimed = [sum(row.counts[seat] for row in rows) for seat in range(t.seats)]
    more = tuple(t.achievements(seat) - claimed[seat] for seat in range(t.seats))
    return (*rows, CountRow("more", more, more)) if any(more) else tuple(rows)


def _scores(t: Innovation) -> tuple[CountRow, ...]:
    """The score piles by age, and what else gives points: bonus icons and karma effects."""
    counts: dict[int, list[int]] = {}
    for seat in range(t.seats):
        for card in t.at(seat, SCORE):
            counts.setdefault(t.cards[card].age, [0] * t.seats)[seat] += 1
    rows = [
        CountRow("score", tuple(of), tuple(age * count for count in of), number=age)
        for age, of in sorted(counts.items())
    ]
    more = tuple(t.points(seat) - sum(row.figures[seat] for row in rows) for seat in range(t.seats))
    return (*rows, CountRow("bonus", (0,) * t.seats, more)) if any(more) else tuple(rows)


def claim_specials(t: Innovation) -> None:
    """Hand over special achievements that come at once where their condition holds (INN-027 to INN-029).

    One after the other: the first of several that is the last one somebody needs ends the game (INN-058).
    """
    s = t.state
    changed, s.unsettled = s.unsettled, unsteady(t)
    around = t.seats_in_turn()
    while due := _first_due(t, t.claims_at_once, changed | s.unsettled, around):
        card, seat = due
        take_special(t, seat, card, rule="INN-027")
        _end_if_reached(t)


async def claim_at_end(t: Innovation) -> None:
    """At the end of an action claim the special achievements of which the condition holds (INN-210).

    The player whose action it was comes last (INN-AMB1). They say "claim", so karma effects have their say
    (INN-G21). Raises `GameOver`.
    """
    s = t.state
    changed, s.unclaimed = s.unclaimed, unsteady(t)
    claims = t.claims_at_end
    around = _from_the_left(t)
    while due := _first_due(t, claims, changed | s.unclaimed, around):
        card, seat = due
        claims = {other: claim for other, claim in claims.items() if other != card}
        if t.is_awaited("claim") and await t.would(Would("claim", seat, card)) is None:
            s.unclaimed = EVERYBODY  # it still may be claimed next time
            continue
        if s.where[card] == SPECIALS:
            take_special(t, seat, card, rule="INN-210")
            settle(t)


def _from_the_left(t: Innovation) -> list[int]:
    """Those still in the game, the player whose action it was last."""
    acting = t.state.turn
    return [*t.others(acting), *([] if t.state.lost[acting] else [acting])]


def _first_due(
    t: Innovation, claims: dict[int, Claim], changed: int, around: Iterable[int]
) -> tuple[int, int] | None:
    """A special achievement whose condition holds, and for whom (INN-AMB1); None where there is none.

    Of several the one that is due to the player who comes first. around: the seats in that order.
    """
    found: tuple[int, int] | None = None
    players: list[tuple[Player, int]] | None = None
    for card, claim in _available(t, claims):
        if changed & claim.looks:
            players = _players(t, changed, around) if players is None else players
            seat = _due_to(players, changed, claim)
            if seat >= 0:
                found = card, seat
                before = [player.seat for player, _ in players].index(seat)
                if not before:
                    break
                players = players[:before]
    return found


def _available(t: Innovation, claims: dict[int, Claim]) -> list[tuple[int, Claim]]:
    """Those of the special achievements that nobody has yet, and that may come now."""
    if not claims:
        return []
    idle = t.state.deed is None
    there = [(card, claims[card]) for card in t.state.zones[SPECIALS] if card in claims]
    return [each for each in there if not each[1].of_deed] if idle and there else there


def unsteady(t: Innovation) -> int:
    """What may change unnoticed of whom: what a top figure of theirs changes by what it looks at."""
    found = 0
    if t.house.figures:
        for seat in range(t.seats):
            if more := t.board(seat).unsteady:
                found |= more << seat
    return found


def _players(t: Innovation, changed: int, around: Iterable[int]) -> list[tuple[Player, int]]:
    """Those of these seats of whom anything has changed, and how much less is asked of each."""
    seats = changed >> BOARDS | changed >> SPLAYS | changed >> REST | changed >> ICON_COUNTS
    playing = [seat for seat in around if seats >> seat & 1]
    if t.house.figures:
        return [(Player(t, seat), sum(t.each(seat, "eased"))) for seat in playing]
    return [(Player(t, seat), 0) for seat in playing]


def _due_to(players: Iterable[tuple[Player, int]], changed: int, claim: Claim) -> int:
    """The first of these players who fulfils a condition, -1 for none.

    Of those of whom something has changed that it counts: others do not fulfil it that did not before.
    """
    seats = 0
    for what in claim.counts:
        seats |= changed >> what
    condition = claim.condition
    for player, less in players:
        seat = player.seat
        if seats >> seat & 1 and condition(player, less):
            return seat
    return -1


def take_special(t: Innovation, seat: int, card: int, *, rule: str) -> None:
    """A player claims an available special achievement."""
    t.move(card, t.place(seat, ACHIEVEMENTS))
    t.tell("claims", seat, card, rule=rule)


def _reaches_goal(t: Innovation, team: int) -> bool:
    return _achieved(t, team) >= t.goal()


def _achieved(t: Innovation, team: int) -> int:
    return sum(t.achievements(seat) for seat in t.seats_from(0) if t.team(seat) == team)
