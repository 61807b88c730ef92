"""Innovation for everything outside its rules: its options, its cards, a table to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from fudaba.games.innovation.board.pieces import MUSEUMS_THERE
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.house_rules import HouseRules
from fudaba.games.innovation.facts.printed import FIRST, FOURTH, THIRD, PrintedCard, every_card
from fudaba.games.innovation.facts.shown import Face, Facts, Private, Public
from fudaba.games.innovation.facts.vocabulary import WORDS
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.games.innovation.setup.situation import Situation, set_up
from fudaba.kernel.dice import key_of
from fudaba.kernel.game import BadSetup, Lesson, Printing, Setup, Switch, Value, read_options
from fudaba.kernel.shown import Shows

_SETS: Final = ("artifacts", "cities", "echoes", "figures", "unseen")
SWITCHES: Final = (
    Switch("edition", THIRD, (THIRD, FOURTH, FIRST), "INN-083"),
    Switch("teams", False, (False, True), "INN-062"),
    Switch("start_hand", "mixed", ("mixed", "base"), "INN-AMB16"),
    Switch("victory", "at_once", ("at_once", "after_action"), "INN-AMB31"),
    Switch("unseen_draw", "hand", ("hand", "any"), "INN-AMB12"),
    Switch("artifacts", False, (False, True), "INN-090"),
    Switch("relics", False, (False, True), "INN-113"),
    Switch("cities", False, (False, True), "INN-090"),
    Switch("echoes", False, (False, True), "INN-119"),
    Switch("figures", False, (False, True), "INN-171"),
    Switch("unseen", False, (False, True), "INN-201"),
    Switch("card_counts", False, (False, True)),
)


class InnovationGame:
    """The game of ages, in the first, third and fourth edition."""

    name = "innovation"
    rules = 5
    seats = range(2, 6)
    switches: tuple[Switch, ...] = SWITCHES
    shows = Shows(Public, Private, Facts)
    words = WORDS
    situation = Situation
    lesson = Lesson(2, {}, "first game 3")
    """The first hand: Archery and Mysticism."""

    def table(self, setup: Setup) -> InnovationTable:
        """A table before its first deal, or in the situation that the setup gives.

        Raises `BadSetup` for teams of other than four players, or a situation that cannot be.
        """
        house = _house(setup.options)
        if house.teams and setup.seats != 4:
            raise BadSetup("innovation-problem-teams")
        _check(house)
        t = InnovationTable(house, setup.seats, key_of(setup.seed))
        if setup.situation is not None:
            set_up(t, setup.situation_as(Situation))
        return t

    def effect(self, card: str) -> Callable[..., Any]:
        """The function that carries out the card of this id. Raises KeyError for an unknown one."""
        return registry.first_run(card)

    def facts(self, options: Mapping[str, Value] | None = None) -> Iterator[Facts]:
        """Every card that is in any edition; with options, only those at such a table."""
        house = None if options is None else _house(read_options(SWITCHES, options))
        sets = {"base", *_SETS} if house is None else set(house.sets)
        wanted = (FIRST, THIRD, FOURTH) if house is None else (house.edition,)
        for card in every_card().values():
            editions = [edition for edition in wanted if registry.is_whole(card, edition)]
            there = house.relics if card.relic and house else card.set in sets
            if there and editions:
                yield _facts(card, editions)
        if "artifacts" in sets and FOURTH in wanted:
            yield from (_museum(number) for number in range(1, MUSEUMS_THERE + 1))
        for entry in {entry.id: entry for edition in wanted for entry in registry.specials(edition)}.values():
            if entry.set in sets:
                yield Facts(
                    id=entry.id,
                    set=entry.set,
                    types=["achievement"],
                    cost=None,
                    count=1,
                    editions=[edition for edition in wanted if edition in entry.conditions],
                )

    def known(self) -> Iterator[tuple[str, str]]:
        """The id and set of every card that has been printed, and of every special achievement."""
        specials = {
            one.id: one.set for edition in (FIRST, THIRD, FOURTH) for one in registry.specials(edition)
        }
        yield from ((card.id, card.set) for card in every_card().values())
        yield from ((f"museum_{number}", "artifacts") for number in range(1, MUSEUMS_THERE + 1))
        yield from specials.items()

    def printings(self) -> Iterator[Printing]:
        """Each card in each edition that has it, relics left out."""
        for card in every_card().values():
            if not card.relic:
                for edition in card.faces:
                    yield Printing(card.id, card.set, edition, registry.is_whole(card, edition))


def missing() -> dict[tuple[str, str], list[str]]:
    """The cards that are printed but not in the game yet, by set and edition."""
    found: dict[tuple[str, str], list[str]] = {}
    for printing in GAME.printings():
        if not printing.there:
            found.setdefault((printing.set, printing.edition), []).append(printing.id)
    return found


def _house(options: Mapping[str, Value]) -> HouseRules:
    return HouseRules(**dict(options))  # type: ignore[arg-type] # `SWITCHES` has the fields and their values


def _check(house: HouseRules) -> None:
    """Raises `BadSetup` for sets that an edition has not."""
    if house.unseen and not house.fourth:
        raise BadSetup("innovation-problem-unseen")
    if house.edition == FIRST and len(house.sets) > 1:
        raise BadSetup("innovation-problem-expansions")
    if house.relics and (house.edition != THIRD or not house.artifacts):
        raise BadSetup("innovation-problem-relics")


def _museum(number: int) -> Facts:
    return Facts(
        id=f"museum_{number}", set="artifacts", types=["museum"], cost=None, count=1, editions=[FOURTH]
    )


def _facts(card: PrintedCard, editions: list[str]) -> Facts:
    face = card.faces[editions[0]]
    return Facts(
        id=card.id,
        set=card.set,
        types=[card.colour, *(["relic"] if card.relic else [])],
        cost=None,
        count=1,
        age=card.age,
        colour=card.colour,
        icons=list(face.icons),
        featured=face.featured,
        editions=editions,
        faces={
            edition: Face(list(face.icons), face.featured, list(face.effects))
            for edition, face in card.faces.items()
            if edition in editions
        },
    )


GAME = InnovationGame()
