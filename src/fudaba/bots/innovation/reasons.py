"""Why an answer of Innovation is a good one, as a coach would say it, and what the rivals may do next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.bots.innovation.sensible import age_of
from fudaba.bots.mind.outlook import Reason
from fudaba.games.innovation.board.state import AVAILABLE
from fudaba.games.innovation.dogma.reach import can_be_activated, reach_of
from fudaba.games.innovation.facts.vocabulary import WORDS, InnovationAsk, InnovationOption
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.games.innovation.rules.draws import age_of_action
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.seen import SeenQuestion
from fudaba.kernel.worlds import Imagining, NoWorld

ANY: Final = bytes(32)
"""What is looked at is the same in every world that the player cannot tell from the game."""
CHOSEN: Final = frozenset(
    {"return", "junk", "remove", "transfer", "tuck", "take", "foreshadow", "safeguard", "achieve", "reveal"}
)
"""The kinds of questions in which cards are chosen whose age is what matters first."""


def reasons(ask: InnovationAsk, view: Imagining, answer: Answer) -> list[Reason]:
    """What speaks for an answer."""
    if not answer:
        return []
    world = _any_world(view)
    if world is None or world.ask is None:
        return []
    if WORDS.ask(ask).kind == "action":
        return list(_of_action(world.table, ask.owner, WORDS.ask(world.ask).options[answer[0]]))
    return list(_inside(world.table, ask.owner, view.put(ask), answer))


def _of_action(t: InnovationTable, seat: int, option: InnovationOption) -> Iterator[Reason]:
    if option.verb == "achieve":
        number, goal = t.achievements(seat) + 1, t.goal()
        wins = number >= goal and not t.house.teams
        yield Reason("innovation-wins" if wins else "innovation-claims", number=number, more=goal)
    elif option.verb == "draw":
        if age := _age_there(t, age_of_action(t, seat)):
            yield Reason("innovation-draws", number=age)
        else:
            yield Reason("innovation-draws-out")
    elif option.verb == "meld":
        yield from _higher(t, seat, option.face, t.cards[option.card].age)
    elif option.verb == "dogma":
        way = reach_of(t, seat, option.card).way
        if way.hit:
            yield Reason("innovation-reaches", (option.face,), tuple(way.hit))
        elif way.shares:
            yield Reason("innovation-shared", (option.face,), tuple(way.shares))
        elif way.shares is not None:
            yield Reason("innovation-alone", (option.face,))


def _higher(t: InnovationTable, seat: int, face: str, age: int) -> Iterator[Reason]:
    """That a card which is melded brings draws of a higher age, where there are any of it. With an empty
    board they are of age 1, too (INN-004)."""
    there = _age_there(t, age)
    if age > max(1, t.highest_top(seat)) and there > _age_there(t, age_of_action(t, seat)) > 0:
        yield Reason("innovation-higher", (face,), number=there)


def _age_there(t: InnovationTable, age: int) -> int:
    """The first age from this one on of which cards are left to draw (INN-008); 0 where there is none."""
    zones, decks = t.state.zones, t.decks
    return next((there for there in range(age, t.last_age + 1) if zones[decks["base", there]]), 0)


def _inside(t: InnovationTable, seat: int, asked: SeenQuestion, answer: Answer) -> Iterator[Reason]:
    """Why cards are chosen inside an effect, by what the player sees of them: their backs tell the age."""
    ages = [age_of(option.face) for option in asked.options]
    chosen = [ages[pick] for pick in answer]
    if not all(chosen):
        return
    faces = tuple(asked.options[pick].face for pick in answer)
    if asked.kind == "score":
        yield Reason("innovation-scores", faces, number=sum(chosen))
    elif asked.kind in ("meld", "promote") and max(chosen) > max(1, t.highest_top(seat)):
        yield from _higher(t, seat, faces[chosen.index(max(chosen))], max(chosen))
    elif asked.kind in CHOSEN and len(answer) < len(ages):
        others = [age for pick, age in enumerate(ages) if age and pick not in answer]
        if others and max(chosen) < max(others) and max(chosen) <= min(others):
            yield Reason("innovation-lowest", faces)
        elif others and min(chosen) > min(others) and min(chosen) >= max(others):
            yield Reason("innovation-highest", faces)


def threats(ask: InnovationAsk, view: Imagining) -> list[Reason]:
    """Which achievement a rival could claim now, and whose demand would reach the player."""
    world = _any_world(view)
    return [] if world is None else list(_threats(world.table, ask.owner))


def _threats(t: InnovationTable, seat: int) -> Iterator[Reason]:
    ages = sorted({t.cards[card].age for card in t.state.zones[AVAILABLE]})
    for rival in t.opponents(seat):
        if claims := [age for age in ages if t.eligible(rival, age)]:
            yield Reason("innovation-claim", (), (rival,), claims[-1])
    for rival in t.opponents(seat):
        reaching = [
            t.cards[card].face
            for card in t.tops(rival)
            if can_be_activated(t, card) and seat in reach_of(t, rival, card).way.hit
        ]
        if reaching:
            yield Reason("innovation-demand", tuple(reaching), (rival,), len(reaching))


def _any_world(view: Imagining) -> Driver[InnovationTable] | None:
    try:
        return view.world(ANY)
    except NoWorld:
        return None
