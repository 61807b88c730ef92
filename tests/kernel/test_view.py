"""What a viewer may know, and nothing else."""

from __future__ import annotations

from itertools import count
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest

from fudaba.bots import bot
from fudaba.games import named
from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.cards import only
from fudaba.kernel.drive import Driver
from fudaba.kernel.events import Event
from fudaba.kernel.game import setup_of
from fudaba.kernel.plain import slots_of
from fudaba.kernel.seen import Deciding, SeenCard
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View
from tests.kernel.script import Script
from tests.kernel.toy import DECK, DISCARD, HAND, PLAY, SUPPLY, Private, Public, Toy, ToyState, place


def plain(seen: object) -> Any:
    """What is seen as it is written as data, without what is empty."""
    return msgspec.json.decode(msgspec.json.encode(seen))


@pytest.fixture
def game() -> Script:
    """Two players with cards in every place."""
    return Script(
        {"hand": ["nest", "acorn"], "deck": ["spy", "echo"], "discard": ["hush", "feast"]},
        {"hand": ["magpie"], "deck": ["acorn"], "play": ["barter"], "aside": ["homing"]},
    )


def test_a_seat_sees_its_hand_and_what_lies_open(game: Script) -> None:
    data = game.session.view(0).data()
    zones = data.zones
    assert sorted(card.face for card in zones["0.hand"].cards) == ["acorn", "nest"]
    assert plain(zones["1.hand"]) == {"count": 1}
    assert plain(zones["0.deck"]) == {"count": 2}
    assert [card.face for card in zones["1.play"].cards] == ["barter"]
    assert plain(zones["1.aside"]) == {"count": 1}
    assert zones["supply"].count == len(zones["supply"].cards)
    assert data.private == Private(worth=2)
    assert game.session.view(1).data().zones["1.aside"].cards[0].face == "homing"


def test_only_the_top_of_the_discards_can_be_looked_at(game: Script) -> None:
    for viewer in (SPECTATOR, 0, 1):
        discards = game.session.view(viewer).data().zones["0.discard"]
        assert discards.count == 2
        assert [card.face for card in discards.cards] == ["hush"]


def test_a_spectator_sees_what_everybody_sees(game: Script) -> None:
    view = game.session.view(SPECTATOR)
    data = view.data()
    assert plain(data.zones["0.hand"]) == {"count": 2}
    assert data.private is None
    assert view.private(0) is None
    assert view.public_as(Public).coins == 1
    assert View(game.toy).viewer == SPECTATOR


def test_a_card_has_no_number_and_a_new_name_wherever_it_goes(game: Script) -> None:
    """What is seen of a card is its face and the stamp of its last move."""
    toy, state = game.toy, game.toy.state
    card = toy.zone(HAND, 0)[0]
    seen = game.session.view(0).data().zones["0.hand"].cards
    assert SeenCard(state.stamp[card], toy.cards[card].face) in seen
    state.move(card, place(DECK, 0))
    state.move(card, place(HAND, 0))
    again = game.session.view(0).data().zones["0.hand"].cards
    assert {one.id for one in seen} & {one.id for one in again} == {state.stamp[toy.zone(HAND, 0)[0]]}, (
        "only the card that stayed has its name still"
    )


def test_names_are_unique(game: Script) -> None:
    zones = game.session.view(0).data().zones.values()
    names = [card.id for zone in zones for card in zone.cards]
    assert len(set(names)) == len(names)


def test_a_new_slot_of_the_state_does_not_appear() -> None:
    """An allow-list: what a game does not declare public is not shown, whatever it is called."""

    class More(ToyState):
        __slots__ = ("public_secret",)
        public_secret: str

    game = Script({"hand": ["nest"]}, {})
    before = game.session.view(0).data()
    state = More(len(game.toy.cards), 2, b"")
    for slot in slots_of(ToyState):
        setattr(state, slot, getattr(game.toy.state, slot))
    state.public_secret = "the deck"
    game.toy.state = state
    assert "the deck" in str(state.plain())
    assert game.session.view(0).data() == before
    assert "gossip" not in str(before), "nor does one that is there and not declared"


def test_a_face_that_is_known_is_shown_by_face_and_not_by_place(game: Script) -> None:
    state = game.toy.state
    for card in game.toy.zone(DECK, 0):
        state.show(card, only(1))
    assert plain(game.session.view(1).data().zones["0.deck"]) == {"count": 2, "known": ["echo", "spy"]}
    assert plain(game.session.view(0).data().zones["0.deck"]) == {"count": 2}
    assert plain(game.session.view(SPECTATOR).data().zones["0.deck"]) == {"count": 2}
    state.draw(place(DECK, 0), place(HAND, 0))
    assert plain(game.session.view(1).data().zones["0.deck"]) == {"count": 1, "known": ["echo"]}
    assert plain(game.session.view(1).data().zones["0.hand"]) == {"count": 3}


def test_known_faces_do_not_come_in_the_order_in_which_they_lie(game: Script) -> None:
    state = game.toy.state
    for card in game.toy.zone(DECK, 0):
        state.show(card, only(1))
    before = game.session.view(1).zone(place(DECK, 0)).known
    state.zones[place(DECK, 0)].reverse()
    assert game.session.view(1).zone(place(DECK, 0)).known == before


def test_what_a_viewer_knows(game: Script) -> None:
    toy = game.toy
    mine, his, spectators = (game.session.view(viewer) for viewer in (0, 1, SPECTATOR))
    hand, under = toy.zone(HAND, 0)[0], toy.zone(DISCARD, 0)[0]
    assert [view.knows(hand) for view in (mine, his, spectators)] == [True, False, False]
    assert all(view.knows(under) for view in (mine, his, spectators)), "everybody saw it come in"
    toy.state.show(hand, only(1))
    assert [view.knows(hand) for view in (mine, his, spectators)] == [True, True, False]


def test_a_question_is_the_deciders(game: Script) -> None:
    asked = game.session.view(0).put(game.ask)
    assert asked.kind == "action"
    assert (asked.least, asked.most, asked.ordered) == (1, 1, False)
    faces = [option.face for option in asked.options]
    assert faces == ["acorn", "nest", ""]
    stamp = game.toy.state.stamp
    assert [option.id for option in asked.options[:2]] == [
        stamp[option.card] for option in game.ask.options[:2]
    ]
    for viewer in (1, SPECTATOR):
        assert game.session.view(viewer).asked(game.ask) == Deciding(0, 0)
        with pytest.raises(ValueError, match="seat 0 decides"):
            game.session.view(viewer).put(game.ask)
    assert game.session.view(0).asked(None) is None


def test_an_option_names_no_card_that_its_chooser_may_not_see(game: Script) -> None:
    """A blind choice: told apart by number, and without a name that would show which card it is."""
    foes = game.toy.zone(HAND, 1) + game.toy.zone(DECK, 1)
    ask = Ask(0, "take", [Option("take", card, number=i) for i, card in enumerate(foes)], 0, about=foes[0])
    asked = game.session.view(0).put(ask)
    assert plain(asked.options) == [{"verb": "take", "number": 0}, {"verb": "take", "number": 1}]


def test_all_may_know_that_it_happened_and_its_audience_with_what(game: Script) -> None:
    card = game.toy.zone(HAND, 1)[0]
    event = Event("looks", 1, (game.toy.state.ref(card),), audience=only(1), number=3, word="up", whom=0)
    public = {
        "kind": "looks",
        "seat": 1,
        "whom": 0,
        "number": 3,
        "word": "up",
        "rule": "",
        "cause": -1,
        "count": 1,
    }
    for viewer in (0, SPECTATOR):
        assert plain(game.session.view(viewer).event(event)) == public
    text = plain(game.session.view(1).event(event))
    assert text == public | {"cards": [{"id": game.toy.state.stamp[card], "face": "magpie"}]}


def test_a_card_told_of_before_it_moves_has_no_name_for_those_who_did_not_see_it(game: Script) -> None:
    """The name would tell when it came into the hand: which of his draws it was."""
    toy = game.toy
    hand, aside = toy.zone(HAND, 1)[0], toy.zone(DECK, 1)[0]
    toy.tell("plays", 1, hand)
    event = game.session.events[-1]
    named, nameless = SeenCard(toy.state.stamp[hand], "magpie"), SeenCard(0, "magpie")
    for viewer, card in ((1, named), (0, nameless), (SPECTATOR, nameless)):
        assert game.session.view(viewer).event(event).cards == (card,)
    assert plain(nameless) == {"face": "magpie"}
    toy.state.control[1] = 0
    toy.tell("plays", 1, hand)
    assert game.session.view(0).event(game.session.events[-1]).cards == (named,)
    toy.tell("shows", 1, hand, aside)
    assert game.session.view(1).event(game.session.events[-1]).cards == (
        nameless,
        SeenCard(0, "acorn"),
    ), "nobody sees into the deck"
    toy.state.move(hand, place(PLAY, 1))
    toy.tell("plays", 1, hand)
    named = SeenCard(toy.state.stamp[hand], "magpie")
    assert game.session.view(SPECTATOR).event(game.session.events[-1]).cards == (named,)


def test_everything_a_viewer_gets_can_be_sent(game: Script) -> None:
    view = game.session.view(0)
    sent = {
        "view": view.data(),
        "asked": view.asked(game.ask),
        "events": [view.event(event) for event in game.session.events],
    }
    again = plain(sent)
    assert list(again["view"]) == ["viewer", "seats", "public", "private", "zones"]
    assert list(again["asked"])[:4] == ["owner", "decider", "kind", "least"]
    assert again["asked"]["options"][0] == {"verb": "play", "id": ANY, "face": "acorn"}
    assert again["view"]["private"] == {"game": "toy", "worth": 2}


def test_a_view_shows_the_table_as_it_is_when_it_is_asked(game: Script) -> None:
    view = game.session.view(0)
    assert view.seats == 2
    assert view.zone(SUPPLY).count == view.data().zones["supply"].count
    game.say(0, "play acorn")
    assert view.public_as(Public).coins == 2
    assert [face for _, face in view.zone(place(PLAY, 0)).cards] == game.toy.zone(PLAY, 0)
    assert isinstance(game.toy, Toy)


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_one_zone_is_what_stands_among_all_of_them(game: str) -> None:
    """Before the first question, at some of those that come, and once the game is over."""
    setup = setup_of(named(game), seats=2, seed="one zone")
    driver = Driver(named(game).table(setup), forkable=False)
    players = [bot("random", game, str(seat)) for seat in range(setup.seats)]
    ask = driver.start()
    for number in count():
        if number % 20 == 0 or ask is None:
            for viewer in (SPECTATOR, *range(setup.seats)):
                agree(driver.table, View(driver.table, viewer))
        if ask is None:
            return
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))


def agree(table: Table, view: View) -> None:
    """What all is seen of zones is what is seen of each."""
    for zone, message in zip(table.state.layout, view.data().zones.values(), strict=True):
        seen = view.zone(zone.number)
        cards = [{"id": stamp, "face": table.cards[card].face} for stamp, card in seen.cards]
        known = [table.cards[card].face for card in seen.known]
        parts = {"cards": cards, "known": known, "backs": list(seen.backs)}
        assert plain(message) == {"count": seen.count} | {name: part for name, part in parts.items() if part}
