"""Rounds and the match: dealing, points, the end, the draw pile, and that no card is ever lost."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.games import named
from fudaba.games.bridge_over.shown import Public
from fudaba.games.bridge_over.state import BOX, PILE
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.checks import check_conserved
from fudaba.kernel.events import Event
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR

GAME = named("bridge_over")
NAMES = ["A", "B", "C", "D", "E", "F"]

POINTS = {
    **{f"number_{number}": number for number in (*range(11), 15)},
    "skip": 15,
    "reverse": 15,
    "escort": 20,
    "chain": 30,
    "draw_2": 20,
    "shot_draw_2": 30,
    "direct": 30,
    "wild": 20,
    "wild_1": 35,
    "wild_draw_3": 35,
    "wild_direct_draw_5": 50,
    "wild_number_chain": 40,
    "bind": 40,
    "block": 35,
    "through": 50,
    "reflect": 50,
    "curse": 60,
    "haunted_shield": 30,
    "reset": 30,
    "search": 50,
    "almighty": 90,
    "clear": 15,
    "amplify": 15,
    "all_draw_1": 40,
}
"""What each card costs in hand, as the document says."""


def begin(
    seats: int = 3, seed: str = "1", situation: dict[str, Any] | None = None, **options: Any
) -> Session:
    setup = setup_of(GAME, seats=seats, seed=seed, options=options, situation=situation_in(GAME, situation))
    return Session(GAME, setup, NAMES[:seats])


def asked(session: Session) -> Ask:
    """The pending question."""
    assert session.ask is not None
    return session.ask


def eager(ask: Ask) -> Answer:
    """Play whatever can be played, and else take the first thing there is."""
    return (next((pick for pick, option in enumerate(ask.options) if option.verb == "play"), 0),)


def at_random(ask: Ask, random: Random) -> Answer:
    """Any legal answer."""
    alone = [pick for pick, option in enumerate(ask.options) if option.verb != ask.together]
    together = [pick for pick in range(len(ask.options)) if pick not in alone]
    if together and (not alone or random.random() < 0.5):
        return tuple(random.sample(together, random.randint(ask.least, min(ask.most, len(together)))))
    return (random.choice(alone),)


def play_out(session: Session) -> Session:
    for _ in range(20_000):
        if session.ask is None:
            return session
        session.answer(eager(session.ask))
    raise AssertionError("the match does not end")


def logged(session: Session, kind: str) -> list[Event]:
    return [event for event in session.events if event.kind == kind]


def ids(session: Session, event: Event) -> list[str]:
    return [session.table.cards[ref.card].id for ref in event.cards]


def number(value: int, colour: str) -> str:
    return f"{colour} number_{value}"


RED_5 = {"face": number(5, "red"), "colour": "red", "sign": "number_5"}


def stuck(seats: int) -> dict[str, Any]:
    """Nobody can play, and there is nothing to draw."""
    blues = [number(value, "blue") for value in (0, 1, 3, 7, 8, 9)]
    return {"top": RED_5, "hands": [[face] for face in blues[:seats]]}


# The match.


@pytest.mark.parametrize("rounds", [1, 2, 5])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_is_as_many_rounds_as_the_table_plays(rounds: int, seats: int) -> None:
    """BRG-187, BRG-G12: a match is several rounds, and their points add up."""
    session = play_out(begin(seats, rounds=rounds))
    assert [event.number for event in logged(session, "round")] == list(range(1, rounds + 1))
    public = session.view(SPECTATOR).public_as(Public)
    assert public.over is True
    assert public.round == public.rounds == len(public.history) == rounds
    assert public.points == [sum(of_seat) for of_seat in zip(*public.history, strict=True)]
    fewest = min(public.points)
    winners = tuple(seat for seat, points in enumerate(public.points) if points == fewest)
    assert session.table.result().winners == winners
    assert [event.seat for event in logged(session, "wins")] == list(winners)


def test_five_rounds_are_played_where_the_table_says_nothing() -> None:
    """BRG-G12: the default is five rounds."""
    assert len(logged(play_out(begin()), "round")) == 5


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((3, 1, 2), (1,)),
        ((0, 1, 2), (0,)),
        ((2, 2, 5), (0, 1)),
        ((200, 6, 6), (1, 2)),
        ((4, 4, 4), (0, 1, 2)),
    ],
)
def test_the_fewest_points_win_and_ties_share(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """BRG-186, BRG-G12: points are losses. In this last round nobody is charged anything."""
    situation = {
        "top": RED_5,
        "hands": [[number(1, "red")], [number(0, "blue")], [number(0, "yellow")]],
        "points": list(points),
    }
    session = begin(situation=situation, rounds=1)
    session.answer(eager(asked(session)))
    assert session.ask is None
    result = session.table.result()
    assert result.scores == points
    assert result.winners == winners
    assert [event.seat for event in logged(session, "wins")] == list(winners)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_round_is_begun_by_the_next_seat(seats: int) -> None:
    """BRG-G4: the first seat begins the first round, and so on around the table."""
    session = play_out(begin(seats, rounds=7))
    assert [event.seat for event in logged(session, "round")] == [n % seats for n in range(7)]


def test_a_first_player_by_lot_is_followed_by_the_next_seats() -> None:
    """BRG-G4: the lot is cast once a match."""
    for seed in "abcdef":
        session = play_out(begin(4, seed, rounds=4, first_player="random"))
        first, *others = [event.seat for event in logged(session, "round")]
        assert others == [(first + n) % 4 for n in (1, 2, 3)]


@pytest.mark.parametrize("start_hand", [1, 5, 10])
def test_every_round_is_dealt_from_the_whole_deck(start_hand: int) -> None:
    """BRG-187, BRG-G2, BRG-G4: nothing of the round before is left but the points."""
    session = begin(3, "4", rounds=4, start_hand=start_hand)
    seen = 0
    while session.ask is not None:
        public = session.view(SPECTATOR).public_as(Public)
        if public.round > seen:
            seen = public.round
            zones = session.view(SPECTATOR).data().zones
            hands = [zones[f"{seat}.hand"].count for seat in range(3)]
            # A player who could only draw has drawn; nothing else can have happened yet.
            assert sum(hands) >= 3 * start_hand
            assert sum(hands) + zones["pile"].count == 127
            assert [zones[f"{seat}.front"].count for seat in range(3)] == [0, 0, 0]
            assert zones["discard"].count == 1
            assert (public.direction, public.attack, public.bound) == ("clockwise", None, [0, 0, 0])
        session.answer(eager(session.ask))
    assert seen == 4
    assert [event.number for event in logged(session, "is_dealt")] == [start_hand] * 12


def test_each_round_is_shuffled_anew_and_the_seed_decides_all_of_them() -> None:
    """BRG-187: the same seed deals the same match, another seed another one."""

    def deals(seed: str) -> list[list[str]]:
        session = play_out(begin(3, seed, rounds=3))
        dealt = [[session.table.cards[ref.card].face for ref in e.cards] for e in logged(session, "is_dealt")]
        assert len(dealt) == 9
        return dealt

    first = deals("one")
    assert first == deals("one")
    assert first != deals("two")
    assert len({tuple(hand) for hand in first}) == 9


@pytest.mark.parametrize("deck", ["windia_war", "azumanga_court"])
@pytest.mark.parametrize("expansion", [True, False])
def test_whoever_is_not_out_is_charged_the_hand(deck: str, expansion: bool) -> None:
    """BRG-185, BRG-153, BRG-G13: the points of the hand; with Clear only numbers, and 30 for it."""
    clears = 0
    for seed in map(str, range(6)):
        session = play_out(begin(4, seed, deck=deck, expansion=expansion))
        cleared: set[int] = set()
        out, history = -1, []
        for event in session.events:
            if event.kind == "round":
                cleared, out = set(), -1
                history.append([0] * 4)
            elif event.kind == "plays" and ids(session, event) == ["clear"]:
                cleared.add(event.seat)
            elif event.kind == "releases" and ids(session, event) == ["clear"]:
                cleared.remove(event.seat)
            elif event.kind == "goes_out":
                out = event.seat
            elif event.kind == "is_charged":
                hand = ids(session, event)
                assert bool(hand) == (event.seat != out)
                if event.seat in cleared:
                    clears += 1
                    hand = [id for id in hand if id.startswith("number_")]
                points = sum(POINTS[id] for id in hand) + 30 * (event.seat in cleared)
                assert event.number == points
                history[-1][event.seat] = points
        assert session.view(SPECTATOR).public_as(Public).history == history
    assert (clears > 0) == expansion


# A round that stands still.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_lap_in_which_nothing_moves_ends_the_round(seats: int) -> None:
    """BRG-G10: it is scored as it stands, and the next round is dealt from the whole deck."""
    session = begin(seats, situation=stuck(seats), rounds=2)
    assert len(logged(session, "round_stands_still")) == 1
    assert logged(session, "goes_out") == []
    assert [event.seat for event in logged(session, "turn")][: seats - 1] == list(range(1, seats))
    public = session.view(SPECTATOR).public_as(Public)
    assert public.round == 2
    assert public.points == [0, 1, 3, 7, 8, 9][:seats]
    assert len(session.table.state.zones[BOX]) == 0
    check_conserved(session.table)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_one_player_with_a_choice_keeps_the_round_going(seats: int) -> None:
    """BRG-G10: the lap counts only if nobody has a choice, whoever it is."""
    for chooser in range(seats):
        situation = stuck(seats)
        situation["hands"][chooser].append(number(2, "red"))
        session = begin(seats, situation=situation, rounds=1)
        assert (asked(session).owner, asked(session).kind) == (chooser, "turn")
        assert logged(session, "round_stands_still") == []


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_one_card_to_draw_keeps_the_round_going(seats: int) -> None:
    """BRG-G10: a lap in which a card moved is followed by another one."""
    session = begin(seats, situation={**stuck(seats), "pile": [number(10, "blue")]}, rounds=1)
    drawn = [event.number for event in logged(session, "draws")]
    assert drawn == [1, *[0] * seats]
    assert session.ask is None
    assert session.table.result().scores[0] == 10


# The draw pile.


def renewed(seed: str) -> tuple[Session, list[str]]:
    """The table after one draw from a pile made of five discards, and the faces in that pile."""
    discards = [number(value, "blue") for value in (1, 3, 5, 7, 9)]
    situation = {
        "top": RED_5,
        "discard": discards,
        "hands": [[number(1, "red"), number(3, "red")], [number(7, "red"), number(9, "red")]],
        "fronts": [["amplify"], ["clear"]],
    }
    session = begin(2, seed, situation)
    draw = next(pick for pick, option in enumerate(asked(session).options) if option.verb == "draw")
    session.answer((draw,))
    state = session.table.state
    drawn = [card for event in logged(session, "draws") for card in [ref.card for ref in event.cards]]
    order = [session.table.cards[card].face for card in (*drawn, *reversed(state.zones[PILE]))]
    assert sorted(order) == sorted(discards)
    return session, order


def test_the_pile_is_renewed_from_all_discards_but_the_top_card() -> None:
    """BRG-G8: the top card and what lies in front of players stay."""
    session, _ = renewed("1")
    (event,) = logged(session, "renews_pile")
    assert event.number == 5
    zones = session.view(SPECTATOR).data().zones
    assert zones["pile"].count == 4
    assert [card.face for card in zones["discard"].cards] == [RED_5["face"]]
    assert [card.face for card in zones["0.front"].cards] == ["amplify"]
    assert [card.face for card in zones["1.front"].cards] == ["clear"]


def test_the_renewed_pile_is_shuffled_by_the_seed() -> None:
    """BRG-G9: not turned over, and the same for the same seed."""
    orders = {seed: tuple(renewed(seed)[1]) for seed in map(str, range(30))}
    assert len(set(orders.values())) > 20
    assert {order[0] for order in orders.values()} == {number(value, "blue") for value in (1, 3, 5, 7, 9)}
    for seed, order in orders.items():
        assert tuple(renewed(seed)[1]) == order


# What everybody may know.


def test_everybody_is_told_the_same_and_no_more_than_is_public() -> None:
    """BRG-G21: sizes of hands, fronts, top card, colour, direction, attack; the rest stays hidden."""
    session = begin(3, "8", rounds=2)
    views = [SPECTATOR, 0, 1, 2]
    attacks = 0
    while session.ask is not None:
        public = session.view(SPECTATOR).public_as(Public)
        assert set(public.__struct_fields__) == {
            *("round", "rounds", "turn", "turns", "direction", "colour", "sign", "drawn"),
            *("bound", "points", "history", "attack", "over"),
        }
        attacks += public.attack is not None
        for viewer in views:
            assert session.view(viewer).public() == public
            zones = session.view(viewer).data().zones
            assert len(zones["discard"].cards) == 1
            assert not zones["discard"].known
            assert not zones["pile"].cards
            for seat in range(3):
                hand, front = zones[f"{seat}.hand"], zones[f"{seat}.front"]
                assert len(front.cards) == front.count
                assert len(hand.cards) == (hand.count if seat == viewer else 0)
        session.answer(eager(session.ask))
    assert attacks > 0


# No card is lost.


@settings(max_examples=40)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32).map(str),
    choices=st.integers(0, 2**32),
    deck=st.sampled_from(["windia_war", "azumanga_court"]),
    expansion=st.booleans(),
    resets=st.sampled_from([2, 3]),
    start_hand=st.integers(1, 10),
    switches=st.fixed_dictionaries(
        {},
        optional={
            "resolve_final_attack": st.just(True),
            "play_after_draw": st.just(False),
            "previous_player": st.just("seat"),
            "after_shot": st.just("shooter"),
            "almighty_as_all_draw_1": st.just(True),
        },
    ),
)
def test_no_card_is_ever_lost_or_added(
    seats: int,
    seed: str,
    choices: int,
    deck: str,
    expansion: bool,
    resets: int,
    start_hand: int,
    switches: dict[str, Any],
) -> None:
    """BRG-188: draw pile, discards, hands and fronts are always the whole deck, whatever is answered."""
    session = begin(
        seats,
        seed,
        deck=deck,
        expansion=expansion,
        resets=resets,
        start_hand=start_hand,
        rounds=3,
        **switches,
    )
    size = 116 if not expansion else 126 + resets
    faces = Counter(card.face for card in session.table.cards)
    assert faces.total() == size
    random = Random(choices)
    for _ in range(250):
        table = session.table
        check_conserved(table)
        zones = session.view(SPECTATOR).data().zones
        assert zones.pop("box").count == 0
        assert sum(zone.count for zone in zones.values()) == size
        assert zones["discard"].count > 0
        lying = [card for zone in table.state.zones for card in zone]
        assert Counter(table.cards[card].face for card in lying) == faces
        if session.ask is None:
            break
        session.answer(at_random(session.ask, random))


def test_no_card_is_lost_where_cards_are_scarce() -> None:
    """BRG-188: nor when the draw pile is renewed all the time, and what is in the box stays there."""
    situation = {
        "top": RED_5,
        "pile": [number(value, "green") for value in (1, 3)],
        "discard": ["wild", "bind"],
        "hands": [
            [number(1, "red"), "reset", "block", "yellow draw_2", "clear"],
            [number(7, "red"), "haunted_shield", "blue shot_draw_2", "amplify", "wild_1"],
            ["almighty", "through", "bind", "all_draw_1", "wild_draw_3"],
        ],
    }
    for choices in range(30):
        random = Random(choices)
        session = begin(3, str(choices), situation, rounds=1)
        box = sorted(session.table.state.zones[BOX])
        for _ in range(300):
            check_conserved(session.table)
            assert sorted(session.table.state.zones[BOX]) == box
            if session.ask is None:
                break
            session.answer(at_random(session.ask, random))
        assert session.answers


def test_what_search_has_brought_to_light_cannot_be_taken_back() -> None:
    """BRG-140: the discards may be looked at only by playing Search, so playing it is no free look."""
    situation = {
        "top": {"face": "red number_5", "colour": "red", "sign": "number_5"},
        "discard": ["wild", "curse", "red number_6"],
        "hands": [["search", "red number_4", "blue number_1"], ["red number_7", "red number_9"]],
    }
    setup = setup_of(
        GAME, seats=2, seed="s", options={"deck": "azumanga_court"}, situation=situation_in(GAME, situation)
    )
    session = Session(GAME, setup, ["A", "B"])
    assert session.ask is not None
    pick = next(i for i, option in enumerate(session.ask.options) if option.face == "search")
    session.answer((pick,))
    assert session.ask.kind == "take"
    assert session.undoable(0) == 0
    session.answer((0,))
    assert session.undoable(0) == 0
