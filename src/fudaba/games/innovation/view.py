"""What is known of a table of Innovation besides the cards in its zones."""

from __future__ import annotations

from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.reach import reaches
from fudaba.games.innovation.facts.printed import COLOURS
from fudaba.games.innovation.facts.shown import Private, Public
from fudaba.kernel.view import View


def public(t: Innovation) -> Public:
    """All counters; see `Public`."""
    s = t.state
    seats = range(t.seats)
    five = len(COLOURS)
    return Public(
        edition=t.house.edition,
        sets=list(t.house.sets),
        teams=t.house.teams,
        goal=t.goal(),
        turn=s.turn,
        turns=s.turns,
        action=s.action,
        actions=s.actions,
        phase=s.phase,
        within=s.within,
        relics=t.house.relics,
        victory=t.house.victory,
        unseen_draw=t.house.unseen_draw,
        icons=[list(t.icons(seat)) for seat in seats],
        splays=[s.splays[seat * five : (seat + 1) * five] for seat in seats],
        points=[t.points(seat) for seat in seats],
        achievements=[t.achievements(seat) for seat in seats],
        landmarks=[t.landmarks(seat) for seat in seats],
        tucked=list(s.tucked),
        tucked_in=[sorted(colours) for colours in s.tucked_in],
        scored=list(s.scored),
        drawn=list(s.drawn),
        once=list(s.once),
        lost=list(s.lost),
        over=s.phase == "over",
        winners=list(s.winners),
        reach=reaches(t),
    )


def private(t: Innovation, seat: int) -> Private | None:
    """Which cards a player has not seen, and which they saw going to a hidden place; see `Private`."""
    memory = t.state.memory
    if memory is None:
        return None
    hidden = View(t, seat).unseen()
    remembered: dict[str, list[str]] = {}
    for number in sorted({place.zone for place in memory.of(seat).values()}):
        faces = [t.cards[card].face for card in memory.in_zone(t.state, seat, number)]
        if faces := [face for face in faces if face in hidden]:
            zone = t.state.layout[number]
            remembered[zone.name if zone.owner < 0 else f"{zone.owner}.{zone.name}"] = faces
    known = {face for faces in remembered.values() for face in faces}
    return Private(unseen=[face for face in hidden if face not in known], remembered=remembered)
