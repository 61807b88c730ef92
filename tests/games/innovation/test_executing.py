"""Cards that execute cards, cards that win or lose the game, and what they choose among."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.games.innovation import cards
from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.state import ACHIEVEMENTS, BOX, HAND, SCORE
from fudaba.games.innovation.dogma.activation import (
    ENDLESS,
    activate,
    execute_alone,
    self_execute,
    super_execute,
)
from fudaba.games.innovation.language.choices import highest
from fudaba.games.innovation.rules.ending import DogmaComplete, GameOver, PlayerLost
from fudaba.kernel.choices import exactly, some
from tests.games.innovation.laid import card, carry_out, carry_out_anyhow, ids, laid, me


def test_executing_a_card_alone_neither_demands_nor_is_shared() -> None:
    """INN-213: only its shared effects, and only for oneself; INN-100: a demand is left out."""
    t = laid(
        {"board": {"red": ["oars"]}, "hand": ["sailing"]},
        {"board": {"yellow": ["masonry"]}, "hand": ["writing"]},
        decks={"base": {"1": ["tools", "pottery"]}},
    )
    carry_out(execute_alone(me(t, 0, "writing"), card(t, "oars")))
    assert ids(t, t.at(0, HAND)) == ["sailing", "tools"]
    assert ids(t, t.at(1, HAND)) == ["writing"]


def test_super_executing_demands_of_every_opponent() -> None:
    """Whatever their icons."""
    t = laid(
        {"board": {"red": ["oars"]}},
        {"board": {"yellow": ["masonry"]}, "hand": ["writing"]},
        edition="fourth",
        decks={"base": {"1": ["tools", "pottery"]}},
    )
    carry_out(super_execute(me(t, 0, "sailing"), card(t, "oars")))
    assert ids(t, t.at(0, SCORE)) == ["writing"]
    assert ids(t, t.at(1, HAND)) == ["tools"]
    assert [event.rule for event in t.events or () if event.kind == "executes_card"] == ["INN-G14"]


@pytest.mark.parametrize("covered", [False, True])
def test_exile_returns_itself_only_from_the_top_of_a_board(covered: bool) -> None:
    """INN-G1: the 3 is drawn all the same."""
    stack = ["masonry", "exile"] if covered else ["exile", "masonry"]
    t = laid(
        {"board": {"yellow": stack}},
        {"board": {"red": ["archery"]}},
        edition="fourth",
        options={"unseen": True},
        decks={"unseen": {"3": ["taqiyya"]}},
    )
    carry_out(super_execute(me(t, 0, "sailing"), card(t, "exile")))
    assert t.on_board(card(t, "exile")) == covered
    assert ids(t, t.at(0, HAND)) == ["taqiyya"]


@pytest.mark.parametrize(("edition", "rule"), [("third", "INN-G1"), ("fourth", "INN-213")])
def test_executing_a_card_cites_what_its_edition_says_of_it(edition: str, rule: str) -> None:
    """INN-213: only the fourth edition has a word for it."""
    t = laid({"board": {"red": ["oars"]}}, {}, edition=edition)
    carry_out(execute_alone(me(t, 0, "writing"), card(t, "oars")))
    assert [event.rule for event in t.events or () if event.kind == "executes_card"] == [rule]


def test_who_loses_by_a_super_executed_demand_leaves_the_others_to_play_on() -> None:
    """INN-G1: the other opponents still suffer it, and what comes after it is executed."""
    t = laid(
        {"board": {"blue": ["writing"], "red": ["archery"]}, "hand": ["oars", "paper"]},
        {},
        {"hand": ["sailing"]},
        edition="fourth",
    )
    carry_out(super_execute(me(t, 0, "sailing"), card(t, "fire")))
    assert t.seats_from(0) == [0, 2]
    assert ids(t, t.tops(0)) == ["oars", "writing"]


def test_a_chain_of_executions_achieves_an_11_first() -> None:
    """INN-219, INN-220, INN-AMB13: where there is none to draw, the game ends."""
    t = laid({"board": {"blue": ["writing"]}}, {}, edition="fourth", decks={"base": {"11": [], "2": []}})
    with pytest.raises(GameOver):
        carry_out(self_execute(me(t, 0, "sailing", depth=1), card(t, "writing")))
    assert not t.at(0, ACHIEVEMENTS)


def test_an_endorsed_card_is_executed_twice_and_shared_once() -> None:
    """INN-156, INN-158, INN-159: by its launcher twice, by who shares once, with one bonus."""
    t = laid(
        {"board": {"green": ["the_wheel"]}},
        {"board": {"yellow": ["masonry"]}},
        decks={"base": {"1": ["oars", "tools", "pottery", "sailing", "writing", "archery", "clothing"]}},
    )
    carry_out(activate(t, 0, card(t, "the_wheel"), times=2))
    assert ids(t, t.at(1, HAND)) == ["oars", "tools"]
    assert ids(t, t.at(0, HAND)) == ["pottery", "sailing", "writing", "archery", "clothing"]


def test_an_endorsed_demand_goes_round_twice() -> None:
    """INN-157: everybody once, then everybody again."""
    t = laid(
        {"board": {"red": ["archery"]}},
        {},
        {},
        decks={"base": {"1": ["oars", "tools", "pottery", "sailing"]}},
    )
    carry_out(activate(t, 0, card(t, "archery"), times=2))
    assert t.events is not None
    assert [event.whom for event in t.events if event.kind == "demands"] == [1, 2, 1, 2]


def test_several_winners_of_several_teams_win_nothing() -> None:
    """INN-069, INN-070: a card's winner must be alone."""
    t = laid({}, {}, {})
    player = me(t, 0, "writing")
    player.win(player, player.as_seat(1))
    assert t.state.phase == "action"
    with pytest.raises(GameOver) as over:
        player.win()
    assert over.value.winners == (0,)


def test_who_loses_is_out_and_the_others_play_on() -> None:
    """INN-075: the loser's cards leave the game."""
    t = laid({"hand": ["oars"]}, {"hand": ["tools"], "board": {"green": ["sailing"]}}, {"hand": ["writing"]})
    with pytest.raises(PlayerLost):
        me(t, 1, "writing").lose()
    assert t.seats_from(0) == [0, 2]
    assert {card(t, "tools"), card(t, "sailing")} <= set(t.state.zones[BOX])
    with pytest.raises(GameOver) as over:
        me(t, 2, "writing").lose()
    assert over.value.winners == (0,)


def test_a_complete_dogma_is_over() -> None:
    t = laid({}, {})
    with pytest.raises(DogmaComplete):
        me(t, 0, "writing").complete()


def test_the_highest_are_chosen_only_among_equals() -> None:
    t = laid({"hand": ["paper", "calendar", "currency", "oars"]}, {})
    choice = highest(2, me(t, 0, "writing").hand)
    assert ids(t, list(choice.sure)) == ["paper"]
    assert sorted(ids(t, choice.cards)) == ["calendar", "currency"]
    assert (choice.least, choice.most) == (1, 1)
    assert sorted(ids(t, list(highest(3, Cards(t, choice.cards)).sure))) == ["calendar", "currency"]


def test_exactly_so_many_or_none() -> None:
    """INN-016."""
    t = laid({"hand": ["paper", "calendar"]}, {})
    hand = me(t, 0, "writing").hand
    assert exactly(3, hand).most == 0
    assert exactly(2, hand).least == 2


def test_a_stack_can_be_rearranged() -> None:
    t = laid({"board": {"red": ["oars", "archery", "metalworking"]}, "splay": {"red": "left"}}, {})
    player = me(t, 0, "writing")
    carry_out(player.rearrange("red"), (2, 0, 1))
    assert ids(t, player.stack("red")) == ["archery", "oars", "metalworking"]
    assert t.splay(0, "red") == 1


def test_a_card_that_executes_itself_without_end_is_let_go() -> None:
    """INN-G16: Near-Field Comm, the highest card of the score pile, executes itself."""
    t = laid({"score": ["near_field_comm"]}, {}, edition="fourth")
    carry_out(self_execute(me(t, 0, "near_field_comm"), card(t, "near_field_comm")))
    texts = [event.kind for event in t.events or ()]
    assert texts.count("executes_card") == ENDLESS
    assert texts[-1] == "endless"
    assert ids(t, t.at(0, SCORE)) == ["near_field_comm"]


def test_an_effect_that_repeats_without_end_is_let_go() -> None:
    """INN-G16: Beethoven returns what Pride and Prejudice scores, which so draws and melds for ever."""
    t = laid(
        {
            "board": {
                "purple": ["ludwig_van_beethoven"],
                "red": ["oars"],
                "yellow": ["masonry"],
                "green": ["sailing"],
                "blue": ["writing"],
            }
        },
        {},
        options={"artifacts": True, "figures": True},
        decks={"base": {"5": ["coal", "banking", "measurement", "astronomy"], "6": ["atomic_theory"]}},
    )
    player = me(t, 0, "pride_and_prejudice")
    carry_out_anyhow(t.cards[player.this].effects[0].run(player))
    texts = [event.kind for event in t.events or ()]
    assert texts.count("draws_and_melds") == len(t.cards)
    assert texts.count("endless") == 1


@pytest.mark.parametrize("times", [0, 1, 30])
def test_what_does_not_hold_is_not_repeated(times: int) -> None:
    """INN-G16: the bound is the number of cards in the game, and only what goes beyond it is told."""
    t = laid({}, {}, edition="third")
    player = me(t, 0, "writing")
    left = times
    while player.again(left):
        left -= 1
    assert (left, player.repeated) == (0, times)
    while player.again():
        pass
    assert player.repeated == len(t.cards) + 1
    assert [event.kind for event in t.events or ()].count("endless") == 1


def test_no_card_repeats_without_the_bound() -> None:
    """INN-G16: every loop of a card goes by `again`, or over something that it uses up."""
    for module in Path(cards.__path__[0]).rglob("*.py"):
        for line in module.read_text(encoding="utf-8").splitlines():
            if line.strip().startswith("while "):
                assert line.strip().startswith(("while me.again(", "while left:")), f"{module.name}: {line}"


VERBS = ("meld", "tuck", "score", "return_", "junk", "remove", "take", "achieve", "foreshadow", "offer")


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("verb", VERBS)
def test_no_verb_moves_a_card_that_has_moved_since_it_was_looked_for(verb: str, chosen: bool) -> None:
    """INN-G17: track of it is lost, whether it is named or chosen; the other card goes where it should."""
    t = laid(
        {"board": {"red": ["oars"]}, "hand": ["sailing", "writing"]},
        {"board": {"yellow": ["masonry"]}},
        edition="fourth",
    )
    player = me(t, 0, "oars")
    hand = player.hand
    t.move(card(t, "sailing"), t.place(1, SCORE))
    moved: list[int] = []

    async def carried() -> None:
        moved.extend(await getattr(player, verb)(some(2, hand) if chosen else hand))

    carry_out(carried())
    assert ids(t, moved) == ["writing"]
    assert ids(t, t.at(1, SCORE)) == ["sailing"]


def test_cards_know_what_they_were_on_the_board() -> None:
    """INN-G22: Battleship Yamato counts as 11 for what follows its return."""
    t = laid({"board": {"red": ["battleship_yamato"], "blue": ["tools"]}}, {}, options={"artifacts": True})
    player = me(t, 0, "tools")
    returned: list[Cards] = []

    async def carried() -> None:
        returned.append(await player.return_(player.top("red")))

    carry_out(carried())
    assert (returned[0].age, returned[0].total, returned[0].aged(11).ages) == (11, 11, {11})
    assert t.age(returned[0][0]) == 8
