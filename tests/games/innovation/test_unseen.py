"""The first cards where The Unseen is in play, and what nobody knows of a safe."""

from __future__ import annotations

import pytest

from fudaba.games.innovation.board.state import HAND, SAFE
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.cards.unseen.age_02 import exile_2
from fudaba.games.innovation.dogma.activation import activate
from fudaba.games.innovation.rules.draws import draw
from fudaba.games.innovation.rules.ending import GameOver
from fudaba.games.innovation.rules.moves import safeguard, transfer
from fudaba.games.innovation.setup import set_up
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.view import SPECTATOR, View
from tests.games.innovation.laid import GAME, card, carry_out, ids, laid, me


def _dealt(**options: Value) -> list[list[str]]:
    """The sets of the cards in each hand after the deal."""
    given = setup_of(GAME, seats=3, seed="7", options={"edition": "fourth", "unseen": True, **options})
    t = GAME.table(given)
    assert isinstance(t, Innovation)
    set_up.deal(t)
    return [sorted(t.cards[each].back for each in t.at(seat, HAND)) for seat in range(3)]


@pytest.mark.parametrize(
    ("options", "backs"),
    [
        ({}, ["base_1", "unseen_1"]),
        ({"start_hand": "base"}, ["base_1", "base_1"]),
        ({"echoes": True}, ["echoes_1", "unseen_1"]),
        ({"echoes": True, "start_hand": "base"}, ["base_1", "base_1"]),
    ],
)
def test_the_two_first_cards(options: dict[str, Value], backs: list[str]) -> None:
    """INN-204a, INN-AMB16: one of them is an Unseen card, the other one an Echoes card if that is in play."""
    assert _dealt(**options) == [backs] * 3


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_of_a_safe_everybody_sees_the_backs_alone(viewer: int) -> None:
    """INN-204b: whatever its owner has known of a card before."""
    t = laid(
        {"hand": ["tools"], "safe": ["maze", "calendar"]}, {}, edition="fourth", options={"unseen": True}
    )
    carry_out(safeguard(t, 0, card(t, "tools")))
    assert ids(t, t.at(0, SAFE))[-1] == "tools"
    safe = View(t, viewer).data().zones["0.safe"]
    assert sorted(safe.backs) == ["base_1", "base_2", "unseen_1"]
    assert not safe.cards
    assert not safe.known


def test_a_draw_of_another_set_leaves_the_first_draw_as_it_is() -> None:
    """INN-202, INN-AMB27: only a base card, or the Unseen card in its place, is the first of a turn."""
    decks = {"base": {"1": ["tools", "oars"]}, "unseen": {"1": ["maze", "silk"], "2": ["exile"]}}
    t = laid({}, {}, edition="fourth", options={"unseen": True}, decks=decks)
    carry_out(draw(t, 0, 2, of="unseen"))
    carry_out(draw(t, 0, 1))
    carry_out(draw(t, 0, 1))
    assert ids(t, t.at(0, HAND)) == ["exile", "maze", "tools"]


def test_nothing_comes_into_a_full_safe() -> None:
    """INN-204f: neither from its owner nor from somebody else."""
    t = laid(
        {"safe": ["maze", "silk", "tomb", "dance", "rumor"]},
        {"safe": ["exile"]},
        edition="fourth",
        options={"unseen": True},
    )
    carry_out(transfer(t, 1, card(t, "exile"), 0, SAFE))
    carry_out(safeguard(t, 0, card(t, "tools")))
    assert len(t.at(0, SAFE)) == 5
    assert ids(t, t.at(1, SAFE)) == ["exile"]


@pytest.mark.parametrize("rolls", range(12))
def test_a_coin_decides_over_secrets_and_games(rolls: int) -> None:
    """A lost flip loses the game where it is demanded, and else takes a secret, or the game without one."""
    mine = {"board": {"blue": ["quantum_computers"]}, "safe": ["maze", "silk"]}
    t = laid(mine, {}, {"safe": ["exile"]}, edition="fourth", options={"unseen": True})
    t.state.rolls = rolls
    assert t.events is not None
    over = False
    try:
        carry_out(activate(t, 0, card(t, "quantum_computers")))
    except GameOver:
        over = True
    flips = [(event.seat, event.word) for event in t.events if event.kind == "flips_coin"]
    lost = [seat for seat, word in flips if word == "lost"]
    assert [t.state.lost[seat] for seat in (1, 2)] == [seat in lost for seat in (1, 2)]
    if not over or not t.state.lost[0]:
        assert lost.count(0) <= 2
    if not t.state.lost[0] and not over:
        assert len(t.at(0, SAFE)) == 2 - lost.count(0)
        assert flips[-1] == (0, "won")
    if t.state.lost[0]:
        assert lost.count(0) == 3


@pytest.mark.parametrize(("stack", "returned"), [(["exile", "oars"], True), (["oars", "exile"], False)])
def test_exile_is_returned_only_if_it_is_a_top_card(stack: list[str], returned: bool) -> None:
    """INN-G1: of any board, once its demand has had exactly one card returned."""
    own = next(each for each in stack if each != "exile")
    t = laid({}, {"board": {}}, edition="fourth", options={"unseen": True})
    colour = t.cards[card(t, "exile")].colour
    beside = next(piece.id for piece in t.cards if piece.colour == colour and piece.id not in ("exile", own))
    stack = [beside if each == own else each for each in stack]
    t = laid({"board": {colour: stack}}, {}, edition="fourth", options={"unseen": True})
    player = me(t, 0, "exile")
    player.running.due["return"] = [card(t, "writing")]
    carry_out(exile_2(player))
    assert t.on_board(card(t, "exile")) is not returned
    assert len(t.at(0, HAND)) == 1
