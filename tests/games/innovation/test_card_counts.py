"""Which cards a player has not seen: counted for all alike, and no more than their eyes tell them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from fudaba.bots.random_answers import any_answer
from fudaba.games import named
from fudaba.games.innovation.board.state import ACHIEVEMENTS, HAND, REVEALED, SCORE
from fudaba.games.innovation.facts.shown import Private
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.games.innovation.turns import inner_game
from fudaba.kernel.ask import Answer
from fudaba.kernel.cards import Zone
from fudaba.kernel.checks import CheckFailed, check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR, View
from fudaba.text.innovation.points import points
from fudaba.text.narrator import narrator
from fudaba.text.scene import Scene

INNOVATION = named("innovation")
TABLES: tuple[dict[str, Value], ...] = (
    {},
    {"edition": "fourth", "artifacts": True, "cities": True, "echoes": True, "figures": True, "unseen": True},
    {"artifacts": True, "relics": True, "figures": True},
)


def setup(options: dict[str, Value], seed: str = "1", *, counts: bool = True) -> Setup:
    return setup_of(INNOVATION, seats=3, seed=seed, options={"card_counts": counts, **options})


def played(of: Setup, answers: int) -> tuple[Driver[InnovationTable], list[Answer]]:
    """A game of random answers."""
    driver = Driver[InnovationTable](INNOVATION.table(of))  # type: ignore[arg-type] # Innovation's own
    random, given = Random(of.seed), list[Answer]()
    driver.start()
    while driver.ask is not None and len(given) < answers:
        given.append(any_answer(driver.ask, random))
        driver.answer(given[-1])
    return driver, given


def test_nothing_is_counted_unless_the_table_says_so() -> None:
    driver, _ = played(setup({}, counts=False), 20)
    assert View(driver.table, 0).private() is None


@pytest.mark.parametrize("options", TABLES)
def test_it_is_every_card_that_a_player_does_not_see(options: dict[str, Value]) -> None:
    driver, _ = played(setup(options), 60)
    assert View(driver.table, SPECTATOR).private() is None
    for seat in range(3):
        view = View(driver.table, seat)
        own = view.private_as(Private)
        assert own is not None
        zones = view.data().zones.values()
        seen = {card.face for zone in zones for card in zone.cards} | {
            face for zone in zones for face in zone.known
        }
        remembered = [face for faces in own.remembered.values() for face in faces]
        assert not seen & {*own.unseen, *remembered}
        assert not {*own.unseen} & {*remembered}
        backs = {card.face: card.back for card in driver.table.cards}
        lying = [back for zone in zones for back in zone.backs if back not in backs]
        assert sorted(backs[face] for face in (*own.unseen, *remembered)) == sorted(lying)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_is_remembered_is_where_it_is_said_to_be(options: dict[str, Value], seed: str) -> None:
    driver = Driver[InnovationTable](INNOVATION.table(setup(options, seed)))  # type: ignore[arg-type] # its own
    random, seen = Random(seed), set[str]()
    driver.start()
    for _ in range(150):
        if driver.ask is None:
            break
        driver.answer(any_answer(driver.ask, random))
        t = driver.table
        faces = {piece.face: card for card, piece in enumerate(t.cards)}
        for seat in range(3):
            own = View(t, seat).private_as(Private)
            assert own is not None
            for zone, names in own.remembered.items():
                at = next(one.number for one in t.state.layout if _name(one) == zone)
                cards = [faces[name] for name in names]
                assert {*cards} <= {*t.state.zones[at]}
                if zone.startswith("deck."):
                    assert cards == [card for card in t.state.zones[at] if card in cards]
                seen.add(zone.split(".")[-2 if zone.startswith("deck.") else -1])
    assert {"base", "hand", "score_pile"} <= seen


def _name(zone: Zone) -> str:
    return zone.name if zone.owner < 0 else f"{zone.owner}.{zone.name}"


class Dealt:
    """A table after the deal, at which a test moves cards by hand."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.t: InnovationTable = INNOVATION.table(setup(options))  # type: ignore[assignment] # Innovation's own
        self.t.begin()
        self.card = {piece.face: number for number, piece in enumerate(self.t.cards)}

    def moves(self, face: str, zone: int, *, bottom: bool = False) -> None:
        self.t.move(self.card[face], zone, bottom=bottom)

    def remembered(self, seat: int) -> dict[str, list[str]]:
        own = self.t.private(seat, own=True)
        assert isinstance(own, Private)
        assert not {face for faces in own.remembered.values() for face in faces} & {*own.unseen}
        return own.remembered


@pytest.fixture
def dealt() -> Dealt:
    return Dealt({})


def by_hand(dealt: Dealt) -> tuple[Callable[[int], int], Callable[[int], int], int]:
    """The places of the players, by seat: hands and score piles; and a deck."""
    t = dealt.t
    return (
        lambda seat: t.place(seat, HAND),
        lambda seat: t.place(seat, SCORE),
        t.decks["base", 3],
    )


def test_a_card_from_a_board_is_remembered_in_its_deck_and_by_who_draws_it(dealt: Dealt) -> None:
    hand, _, deck = by_hand(dealt)
    for face in ("compass", "paper"):
        dealt.moves(face, dealt.t.place(0, REVEALED))
        dealt.moves(face, deck, bottom=True)
    for seat in range(3):
        assert dealt.remembered(seat) == {"deck.base.3": ["paper", "compass"]}
    while dealt.t.state.zones[deck][-1] != dealt.card["compass"]:  # others are drawn from above them
        dealt.t.move(dealt.t.state.zones[deck][-1], hand(1))
    assert dealt.remembered(0) == {"deck.base.3": ["paper", "compass"]}
    dealt.moves("compass", hand(1))
    assert dealt.remembered(0) == {"deck.base.3": ["paper"], "1.hand": ["compass"]}
    assert dealt.remembered(1) == {"deck.base.3": ["paper"]}  # in the own hand it is seen
    dealt.t.shuffle(deck)
    assert dealt.remembered(0) == {"1.hand": ["compass"]}


def test_a_card_in_a_hand_is_forgotten_once_another_with_its_back_leaves_unseen(dealt: Dealt) -> None:
    hand, score, deck = by_hand(dealt)
    for face in ("compass", "steam_engine"):
        dealt.moves(face, dealt.t.place(0, REVEALED))
        dealt.moves(face, hand(1))
    other = dealt.t.state.zones[deck][-1]
    dealt.t.move(other, hand(1))
    assert dealt.remembered(0) == {"1.hand": ["compass", "steam_engine"]}
    dealt.t.move(other, score(1))  # of age 3, as the compass is; the steam engine is not
    assert dealt.remembered(0) == {"1.hand": ["steam_engine"]}
    dealt.moves("steam_engine", score(1))  # the only one with its back: it can be no other
    assert dealt.remembered(0) == dealt.remembered(2) == {"1.score_pile": ["steam_engine"]}
    dealt.moves("steam_engine", dealt.t.place(1, REVEALED))
    assert dealt.remembered(0) == {}


def test_who_gives_a_card_away_remembers_it_and_others_do_not(dealt: Dealt) -> None:
    hand, _, deck = by_hand(dealt)
    card = dealt.t.state.zones[deck][-1]
    dealt.t.move(card, hand(0))
    dealt.t.move(card, hand(1))
    assert dealt.remembered(0) == {"1.hand": [dealt.t.cards[card].face]}
    assert dealt.remembered(1) == dealt.remembered(2) == {}
    dealt.t.move(card, dealt.t.place(1, ACHIEVEMENTS))  # its owner looks at it no more
    assert dealt.remembered(1) == {"1.achievements": [dealt.t.cards[card].face]}


def test_a_card_that_was_shown_where_it_lies_is_remembered_when_others_leave(dealt: Dealt) -> None:
    hand, score, deck = by_hand(dealt)
    dealt.moves("compass", hand(1))
    dealt.moves("steam_engine", hand(1))
    dealt.t.show(dealt.card["compass"])
    assert dealt.remembered(0) == {}  # it is seen in the hand itself
    dealt.moves("steam_engine", score(1))
    assert dealt.remembered(0) == {"1.hand": ["compass"]}
    copy = dealt.t.clone()
    dealt.moves("compass", deck, bottom=True)  # again no other card there has its back
    assert dealt.remembered(0) == {"deck.base.3": ["compass"]}
    own = copy.private(0, own=True)
    assert isinstance(own, Private)
    assert own.remembered == {"1.hand": ["compass"]}


def test_what_is_remembered_is_laid_aside_and_taken_up_again() -> None:
    dealt = Dealt({"edition": "fourth", "artifacts": True})
    t, (hand, _, deck) = dealt.t, by_hand(dealt)
    for face in ("compass", "paper"):
        dealt.moves(face, t.place(0, REVEALED))
    dealt.moves("compass", hand(1))
    dealt.moves("paper", deck, bottom=True)
    around = t.state.clone()
    inner_game._lay_aside(t)
    assert dealt.remembered(0) == {"aside.1.own": ["compass"], "deck.base.3": ["paper"]}
    dealt.moves("paper", hand(1))
    inner_game._take_up(t, around)
    # The game that was within is over, and what came out of it is not put anywhere yet.
    assert dealt.remembered(0) == {"1.hand": ["compass"], "aside.1.own": ["paper"]}


@pytest.mark.parametrize("options", TABLES)
def test_it_tells_nothing_that_twin_worlds_do_not_share(options: dict[str, Value]) -> None:
    _, given = played(setup(options), 40)
    assert check_leaks(lambda: Driver(INNOVATION.table(setup(options))), given, ahead=3).worlds > 0


def test_more_than_that_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def private(t: InnovationTable, seat: int, *, own: bool) -> Private:
        """What lies in the deck: a player does not know which of the unseen cards do."""
        return Private(
            unseen=[t.cards[card].face for card in t.state.zones[t.decks["base", 1]]], remembered={}
        )

    monkeypatch.setattr(InnovationTable, "private", private)
    of = setup({})
    _, given = played(of, 20)
    with pytest.raises(CheckFailed):
        check_leaks(lambda: Driver(INNOVATION.table(of)), given, ahead=3)


def test_it_is_said_in_words() -> None:
    names = ["Aya", "Ben", "Eve"]
    session = Session(INNOVATION, setup({"echoes": True}), names)
    say = narrator("innovation", "en", names)
    scene = Scene("innovation", session.setup.options, names, say, 0, session.view(0).data(), None)
    notes = points(scene).notes
    for begins in (
        "Age 9, 10 not seen (9 in the deck): Collaboration, ",
        "Age 10 of echoes, 10 not seen (10 in the deck): ",
    ):
        assert any(note.startswith(begins) for note in notes), notes


def test_what_is_remembered_is_said_in_words() -> None:
    names = ["Aya", "Ben", "Eve"]
    session = Session(INNOVATION, setup({"echoes": True}), names)
    data = session.view(0).data()
    assert isinstance(data.private, Private)
    known = {"1.hand": ["tools"], "deck.base.3": ["paper"], "deck.echoes.1": ["soap"], "junk": ["oars"]}
    data = msgspec.structs.replace(data, private=Private(unseen=[], remembered=known))
    say = narrator("innovation", "en", names)
    assert points(Scene("innovation", session.setup.options, names, say, 0, data, None)).notes == [
        "You know of Ben’s hand: Tools.",
        "You know of the deck of age 3, from the bottom: Paper.",
        "You know of the deck of age 1 of echoes, from the bottom: Soap.",
        "You know of the junk: Oars.",
    ]
