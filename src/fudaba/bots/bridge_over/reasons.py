"""Why an answer of Bridge Over is a good one, as a coach would say it, and who is about to go out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.bots.bridge_over.sight import PRINTED, Sight
from fudaba.bots.mind.outlook import Reason
from fudaba.games.bridge_over.deck import NUMBER, Printed
from fudaba.games.bridge_over.vocabulary import WORDS, BridgeOverAsk, BridgeOverOption
from fudaba.kernel.ask import Answer
from fudaba.kernel.view import View

FEW: Final = 2
"""A player with this few cards may go out with the next turn."""
DEAR: Final = 10
"""A card that costs this many points is worth getting rid of."""


def reasons(ask: BridgeOverAsk, view: View, answer: Answer) -> list[Reason]:
    """What speaks for an answer."""
    now = Sight(ask, view)
    chosen = [WORDS.ask(ask).options[pick] for pick in answer]
    released = tuple(option.face for option in chosen if option.verb == "release")
    if released:
        return [Reason("bridge_over-released", released, number=len(released))]
    faces = tuple(option.face for option in chosen if option.verb in ("play", "react"))
    if faces and all(face in PRINTED for face in faces):
        return list(_of_cards(now, faces))
    return list(_of_choice(now, chosen[0])) if len(chosen) == 1 else []


def _of_cards(now: Sight, faces: tuple[str, ...]) -> Iterator[Reason]:
    """Why cards are played."""
    points = _saved(now, faces)
    if len(now.hand) <= len(faces):
        yield Reason("bridge_over-out", faces)
    elif points >= DEAR:
        yield Reason("bridge_over-points", faces, number=points)
    else:
        yield Reason("bridge_over-left", faces, number=len(now.hand) - len(faces))


def _saved(now: Sight, faces: tuple[str, ...]) -> int:
    """How many points less the player would be charged with these cards out of hand; a Clear then lies in
    front of them."""
    left, clears = now.hand[:], now.clears[now.me]
    for face in faces:
        if (card := PRINTED[face]) in left:
            left.remove(card)
    return _charged(now.hand, clears) - _charged(left, clears + faces.count("clear"))


def _charged(hand: list[Printed], clears: int) -> int:
    """What a hand costs at the end of the round, with so many Clears in front of its player."""
    counted = [card.points for card in hand if not clears or card.kind.group == NUMBER]
    return sum(counted) + clears * PRINTED["clear"].kind.front_points


def _of_choice(now: Sight, option: BridgeOverOption) -> Iterator[Reason]:
    """Why one names a colour, points at somebody, or takes what an attack does."""
    if now.kind == "colour":
        if count := sum(option.word in card.colours for card in now.hand):
            yield Reason("bridge_over-colour", number=count)
    elif now.kind == "player":
        if now.counts[option.seat] == min(now.counts[seat] for seat in now.rivals):
            yield Reason("bridge_over-fewest", (), (option.seat,), now.counts[option.seat])
    elif now.kind == "react" and option.verb == "none" and len(now.options) > 1:
        yield Reason("bridge_over-saves")


def threats(ask: BridgeOverAsk, view: View) -> list[Reason]:
    """Who has few cards left, the fewest first."""
    now = Sight(ask, view)
    few = sorted((now.counts[seat], seat) for seat in now.rivals if 0 < now.counts[seat] <= FEW)
    return [Reason("bridge_over-few", (), (seat,), count) for count, seat in few]
