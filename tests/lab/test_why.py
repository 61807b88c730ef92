"""The rule that a line cites answers why this line is so: one of another matter is no answer."""

from __future__ import annotations

import pytest

from fudaba.lab import run
from fudaba.lab.execution.trace import ALL, seen
from fudaba.text import words
from fudaba.text.narrator import narrator
from tests.lab.writing import read


def cited(text: str) -> dict[str, str]:
    """The rule of each line of the log, by the words of the line."""
    scenario = read(text)
    outcome = run(scenario)
    assert outcome.ok, outcome.failure
    session = outcome.games[-1]
    tell = narrator(scenario.adapter.game.name, "en", scenario.seats.labels)
    return {tell.event(seen(session, event, ALL)): event.rule for event in session.events}


def dominion(setup: str, steps: str) -> dict[str, str]:
    return cited(f"scenario: Why\ngame: dominion\nsetup:\n{setup}steps:\n{steps}")


def test_an_extra_turn_is_no_possession() -> None:
    """DOM-52, DOM-33: and the next hand comes by Clean-up."""
    lines = dominion(
        "  supply: [Outpost]\n  A: {hand: [Outpost], deck: [Copper*9]}\n  B: {deck: [Copper*5]}\n",
        "  - A: play Outpost\n  - A: end turn\n",
    )
    assert lines["Extra turn: A (Outpost)"] == "DOM-52"
    assert lines["A draws Copper ×3."] == "DOM-33"


def test_a_possessed_turn_is_one() -> None:
    """POS-01."""
    lines = dominion(
        "  supply: [Possession]\n  A: {hand: [Possession], deck: [Copper*9]}\n  B: {hand: [Copper*5]}\n",
        "  - A: play Possession\n  - A: end turn\n",
    )
    (turn,) = [line for line in lines if line.startswith(("Extra turn", "Possessed turn"))]
    assert lines[turn] == "POS-01"


def test_what_is_gained_from_the_trash_comes_from_no_supply() -> None:
    """DOM-53."""
    lines = dominion(
        "  supply: [Lurker]\n  trash: [Smithy]\n  A: {hand: [Lurker]}\n",
        "  - A: play Lurker\n  - A: gain from the trash\n",
    )
    assert lines["A gains Smithy."] == "DOM-53"


def test_an_action_that_is_used_as_a_buy_says_so() -> None:
    """DOM-54."""
    lines = dominion(
        "  supply: [Village, Tea House]\n  landscapes: [Flourishing Trade]\n  suns: 0\n"
        "  phase: buy\n  A: {actions: 2, coins: 4, hand: [Copper]}\n",
        "  - A: use Action\n",
    )
    assert lines["A uses an Action for +1 Buy."] == "DOM-54"


def test_a_token_says_on_which_pile_it_lies() -> None:
    lines = dominion(
        "  supply: [Smithy]\n  landscapes: [Pathfinding]\n"
        "  A: {hand: [Smithy], deck: [Copper*9], plus_card: Smithy}\n",
        "  - A: play Smithy\n",
    )
    assert lines["A has the +1 Card token on Smithy:"] == "DOM-40"


def test_the_first_hand_is_the_beginning() -> None:
    """DOM-55."""
    lines = cited("scenario: x\ngame: dominion\noptions: {kingdom: quiet_street}\nsetup: dealt\nsteps: []\n")
    first = [rule for line, rule in lines.items() if line.startswith(("A draws", "B draws"))]
    assert first == ["DOM-55"] * len(first) != []


def innovation(options: str, setup: str, steps: str) -> dict[str, str]:
    return cited(f"scenario: Why\ngame: innovation\noptions: {options}\nsetup:\n{setup}steps:\n{steps}")


def test_what_is_taken_from_another_hand_was_not_revealed() -> None:
    lines = innovation(
        "{edition: third}",
        "  A: {board: {purple: [Socialism]}, hand: [Code of Laws]}\n  B: {hand: [Archery, Tools]}\n"
        "  action: 2\n",
        "  - A: dogma Socialism\n  - A: yes\n",
    )
    taken = [rule for line, rule in lines.items() if line.startswith("A takes")]
    assert taken == ["INN-G1"] * len(taken) != []


@pytest.mark.parametrize(
    ("options", "rule"),
    [("{edition: third}", "INN-059"), ("{edition: third, echoes: true}", "INN-090")],
)
def test_with_expansions_it_is_they_that_raise_the_number(options: str, rule: str) -> None:
    """INN-059, INN-090."""
    owned = f"[base 2, base 3, base 4, base 5, base 6{', base 7' if 'echoes' in options else ''}]"
    lines = innovation(
        options,
        f"  A: {{achievements: {owned}, score: [base 10], board: {{red: [Archery]}}}}\n  achievements: [1]\n",
        "  - A: achieve 1\n",
    )
    (won,) = [line for line in lines if "wins with" in line]
    assert lines[won] == rule


def test_an_unseen_card_comes_by_its_own_rule() -> None:
    """INN-202."""
    lines = innovation("{edition: fourth, unseen: true}", "  A: {board: {red: [Archery]}}\n", "  - A: draw\n")
    assert [rule for line, rule in lines.items() if line.startswith("A draws")] == ["INN-202"]


# Bridge Over: a rule answers for each card, and also where the table plays it the other way.


def bridge_over(setup: str, steps: str, options: str = "{}") -> dict[str, str]:
    return cited(f"scenario: Why\ngame: bridge_over\noptions: {options}\nsetup:\n{setup}steps:\n{steps}")


@pytest.mark.parametrize(
    ("card", "line"), [("Wild Draw 3", "A plays Wild Draw 3."), ("Wild +1", "A plays Wild +1.")]
)
def test_what_lets_any_wild_card_be_played_speaks_of_all(card: str, line: str) -> None:
    """BRG-078."""
    lines = bridge_over(
        f"  top: red 5\n  A: {{hand: [{card}, blue 1, blue 2]}}\n  B: {{hand: [green 1, green 2]}}\n",
        f"  - A: play {card}\n  - A: blue\n",
    )
    assert lines[line] == lines["A chooses blue."] == "BRG-078"
    assert words("en").say("BRG-078").startswith("A wild card can be played whatever the top card is")
    assert words("ja").say("BRG-078").startswith("ワイルドカードはどんな場札の上にも出せ")


def test_what_lets_amplify_be_played_says_so() -> None:
    """BRG-162."""
    lines = bridge_over(
        "  top: red 5\n  A: {hand: [Amplify, blue 1]}\n  B: {hand: [green 1]}\n", "  - A: play Amplify\n"
    )
    assert lines["A plays Amplify."] == "BRG-162"
    assert "can be played whatever the top card is" in words("en").say("BRG-162")
    assert "どんな場札のときにも出せます" in words("ja").say("BRG-162")


def test_what_a_table_has_chosen_is_not_denied() -> None:
    """BRG-AMB14, BRG-G7, BRG-G4."""
    lines = bridge_over(
        "  top: red 5\n  A: {hand: [Almighty, blue 1]}\n  B: {hand: [green 1]}\n",
        "  - A: play Almighty\n  - A: All Draw 1\n",
        "{almighty_as_all_draw_1: true}",
    )
    assert lines["A uses Almighty as All Draw 1."] == "BRG-AMB14"
    for rule in ("BRG-AMB14", "BRG-G7", "BRG-G4"):
        assert "if the table has chosen so" in words("en").say(rule).lower()
        assert "設定によっては" in words("ja").say(rule)
