"""What only one answer lets be played this turn is said of it, in the order of play, and what others lose."""

from __future__ import annotations

import pytest

from fudaba.bots.dominion.levels import DominionOutlook
from fudaba.bots.dominion.turn_reasons import TurnCourses
from fudaba.bots.mind import Reason
from fudaba.coach.texts import reasons_text
from fudaba.kernel.worlds import Imagining
from fudaba.text.narrator import narrator
from tests.bots.dominion_asking import labels, position, strategy
from tests.bots.test_dominion_exercises import picks

COPPERS = "copper " * 9
HAMLET = "hamlet goons goons copper"


def of_answers(hand: str, steps: str = "", deck: str = COPPERS) -> dict[str, list[Reason]]:
    """Why each answer is good that is worth weighing, and that to play nothing, after some steps."""
    driver = position(hand, deck=deck)
    for step in filter(None, steps.split(", ")):
        assert driver.ask is not None
        driver.answer(picks(driver.ask, [step]))
    ask = driver.ask
    assert ask is not None
    view, outlook = Imagining(driver, 0), DominionOutlook(strategy())
    answers = [*outlook.candidates(ask, view)]
    if ask.kind == "action":
        answers.append((len(ask.options) - 1,))
    return {", ".join(labels(ask, answer)): list(outlook.reasons(ask, view, answer)) for answer in answers}


def of_turn(hand: str, steps: str = "", deck: str = COPPERS) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    """Only those about what is played this turn, of the answers that have any."""
    about = {"dominion-turn", "dominion-order", "dominion-discarding", "dominion-unplayed"}
    found = {
        answer: [(one.name.removeprefix("dominion-"), one.cards) for one in reasons if one.name in about]
        for answer, reasons in of_answers(hand, steps, deck).items()
    }
    return {answer: reasons for answer, reasons in found.items() if reasons}


def test_answers_that_let_the_same_be_played_say_nothing_of_it() -> None:
    """Village and Market first are as good; Smithy first loses both."""
    assert of_turn("village smithy market copper copper") == {
        "play smithy": [("unplayed", ("village", "market"))]
    }


def test_the_order_of_play_is_said_with_what_is_discarded_for_the_first() -> None:
    """Hamlet first, with Copper discarded: both Goons are played. One Goons first leaves the other."""
    assert of_turn(HAMLET) == {
        "play hamlet": [("order", ("hamlet", "goons", "goons")), ("discarding", ("copper",))],
        "play goons": [("unplayed", ("hamlet", "goons"))],
    }


def test_what_is_not_discarded_for_an_action_is_not_named() -> None:
    """The second Estate goes for a Buy."""
    found = of_turn("hamlet goons estate estate")["play hamlet"]
    assert found == [("order", ("hamlet", "goons")), ("discarding", ("estate",))]


def test_of_discards_that_serve_alike_none_is_said_to_be_the_only_one() -> None:
    """Copper and Silver both pay for the second Goons; to discard a Goons, or nothing, does not."""
    found = of_answers(HAMLET + " silver", "play hamlet")
    assert found["discard copper"] == found["discard silver"] == [Reason("dominion-playable", ("goons",))]
    assert of_turn(HAMLET + " silver", "play hamlet") == {"": [("unplayed", ("goons",))]}
    assert of_turn(HAMLET, "play hamlet")["discard copper"] == [("turn", ("goons", "goons"))]


def test_cards_of_one_name_are_named_once_where_their_first_is_played() -> None:
    assert of_turn("smithy smithy village village militia")["play village"] == [
        ("order", ("village", "village", "smithy", "smithy", "militia"))
    ]


def test_where_as_many_are_played_either_way_nothing_is_said() -> None:
    assert of_turn("smithy militia copper") == {}


def test_what_is_played_by_another_card_counts_as_played() -> None:
    assert of_turn("throne_room smithy village") == {
        "play smithy": [("unplayed", ("village", "throne_room"))]
    }
    assert of_turn("throne_room smithy") == {
        "play throne_room": [("order", ("throne_room", "smithy"))],
        "play smithy": [("unplayed", ("throne_room",))],
    }


def test_a_card_that_is_not_played_although_it_could_be_is_not_lost() -> None:
    """Without a Copper nobody plays Moneylender, but there would be an Action for it."""
    found = of_answers("cellar moneylender copper silver", "play cellar", deck="gold " * 9)
    assert not any(one.name == "dominion-unplayed" for one in found["discard copper"])


def test_where_not_all_answers_are_compared_none_is_said_to_be_the_only_way() -> None:
    """Here but two of the six pairs of words that Pawn offers."""
    driver = position("pawn smithy gold copper", deck=COPPERS)
    assert driver.ask is not None
    driver.answer(picks(driver.ask, ["play pawn"]))
    ask = driver.ask
    two = [picks(ask, ["option cards_1", f"option {word}"]) for word in ("actions_1", "buys_1")]

    class Two(DominionOutlook):
        def candidates(self, ask: object, view: object) -> list[tuple[int, ...]]:
            return two

    courses = TurnCourses(ask, Imagining(driver, 0), Two(strategy()))
    assert courses.reasons(two[0]) == [Reason("dominion-playable", ("smithy",))]


def test_of_several_options_none_is_said_to_be_the_only_way() -> None:
    """Pawn: an Action with any second word lets Smithy be played; without one it is not."""
    found = of_answers("pawn smithy gold copper", "play pawn")
    assert Reason("dominion-playable", ("smithy",)) in found["option cards_1, option actions_1"]
    assert found["option cards_1, option buys_1"][1] == Reason("dominion-unplayed", ("smithy",))
    assert not any(one.name == "dominion-turn" for reasons in found.values() for one in reasons)


@pytest.mark.parametrize(
    ("lang", "hamlet", "goons"),
    [
        (
            "en",
            "Only this way can you play Hamlet and Goons ×2 this turn, in that order. "
            "With the first of them, discard Copper.",
            "Goons gives $2. It leaves Hamlet and Goons unplayed this turn.",
        ),
        (
            "ja",
            "こうすると、このターンに村落、ならず者2枚をこの順に使用できます。ほかの答えでは使いきれません。"
            "最初のカードの効果で銅貨を捨て札にします。",
            "ならず者で2コイン出ます。すると、このターンは村落、ならず者を使用できません。",
        ),
    ],
)
def test_it_is_said_in_words(lang: str, hamlet: str, goons: str) -> None:
    tell, found = narrator("dominion", lang, ["Aya", "Ben"]), of_answers(HAMLET)
    assert reasons_text(tell, found["play hamlet"]) == hamlet
    assert reasons_text(tell, found["play goons"]) == goons
