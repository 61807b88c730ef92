"""The lab at a table of Dominion: its setups, labels, macros and paths, and what is wrong with others."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from fudaba.kernel.seen import SeenOption, SeenQuestion
from fudaba.lab import ScenarioError, run, scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

SEATS = """\
  A: {hand: [Village, Copper*2, Silver, Estate], deck: [Gold, Duchy, Smithy], discard: [Curse]}
  B: {hand: [Moat, Copper*4], deck: [Copper*5]}
"""


def file(setup: str, steps: str) -> str:
    """A scenario of a setup and steps."""
    body = "setup:\n" + setup + "steps:\n" + indent(dedent(steps).strip("\n"), "  ")
    return "scenario: A test\ngame: dominion\n" + body + "\n"


def read(text: str) -> Scenario | ScenarioError:
    """The one scenario of a text, or what is wrong with it."""
    (found,) = scenarios(text.encode(), "a.yaml")
    return found


def holds(steps: str, setup: str = SEATS) -> None:
    """These steps hold in that setup."""
    scenario = read(file(setup, steps))
    assert isinstance(scenario, Scenario), scenario
    outcome = run(scenario)
    assert outcome.ok, outcome.failure


def wrong(steps: str, setup: str = SEATS, lang: str = "en") -> str:
    """What is wrong with the file, or why the steps fail."""
    scenario = read(file(setup, steps))
    if isinstance(scenario, ScenarioError):
        return scenario.message.text(lang)
    failure = run(scenario).failure
    assert failure is not None, "every step holds"
    return failure.message.text(lang)


def test_all_that_a_seat_has_can_be_said_and_seen() -> None:
    holds(
        """
        - see:
            A.hand: [Estate, Silver]
            A.deck: {in order: [Gold, 公領]}
            A.discard: {top: Curse}
            A.aside: [Copper, Gold]
            B.sees.A.aside: [Copper, unknown]
            B.sees.A.hand: [unknown*2]
            B.sees.A.discard: [Curse, unknown*2]
            A.coins: 4
            B.coins: 0
            A.coffers: 2
            A.journey: down
            B.journey: up
            A.minus_coin: true
            B.minus_coin: false
            A.plus_card: Village
            B.plus_card: none
            A.tokens.Pirate Ship: 2
            A.projects: [Citadel]
            A.turns: 7
            B.turns: 6
            A.score: 5
            turn: A
            phase: buy
            over: false
            supply.Village: 3
            supply.Gold: 30
            piles.Village.Embargo: 2
            cost.Village: 3
            cost.Overlord: {debt: 8}
            trash: {in order: [Gold, Copper]}
            landscapes: [Way of the Ox, Citadel]
            pending: []
        """,
        """\
  phase: buy
  turn: 7
  supply: {Embargo: 10, Village: 3}
  landscapes: [Way of the Ox]
  piles: {Village: {Embargo: 2}}
  trash: [Copper, Gold]
  A:
    hand: [Estate, Silver]
    deck: [Gold, Duchy]
    discard: [Curse, Estate, 村]
    aside: [Copper]
    face_down: [Gold]
    coins: 4
    coffers: 2
    journey: down
    minus_coin: true
    plus_card: Village
    tokens: {Pirate Ship: 2}
    projects: [Citadel]
    vp: 1
  B: {}
""",
    )


def test_who_did_not_start_has_had_a_turn_less() -> None:
    holds("- see: {A.turns: 3, B.turns: 3}", "  started: B\n" + SEATS)
    holds("- see: {A.turns: 3, B.turns: 2}")


@pytest.mark.parametrize(
    ("setup", "what"),
    [
        ("  supply: [Vilage]\n", "There is no card ‘Vilage’. Did you mean ‘Village’?"),
        (
            "  supply: [Way of the Ox]\n",
            "‘Way of the Ox’ is no card: it cannot lie there, but stands under ‘landscapes’.",
        ),
        ("  landscapes: [Village]\n", "‘Village’ is a card: it cannot lie there."),
        ("  phase: bye\n", "‘bye’ is not possible here; possible is setup, action, buy, night, cleanup."),
        ("  trush: []\n", "Did you mean ‘trash’?"),
        ("  C: {}\n", "There is no key ‘C’ here"),
        ("  supply: [Village]\n  piles: {Village: {Embargo: 1}}\n", "‘Embargo’ is not in this game"),
        ("  supply: [Embargo]\n  piles: {Smithy: {Embargo: 1}}\n", "There is no pile ‘Smithy’ in this game"),
        ("  supply: {Ruins: [Survivors*11]}\n", "There are not enough copies of ‘Survivors’ at this table"),
    ],
)
def test_a_setup_that_cannot_be_says_what_is_wrong(setup: str, what: str) -> None:
    assert what in wrong("- see: {turn: A}", setup + SEATS)


@pytest.mark.parametrize(
    ("seat", "what"),
    [
        ("{hand: [Citadel]}", "‘Citadel’ is no card: it cannot lie there, but stands under ‘landscapes’."),
        ("{hand: [Knight]}", "There is no card ‘Knight’."),
        ("{coins: 3}", "Only the first seat has ‘coins’: it is their turn."),
        ("{hnd: []}", "Did you mean ‘hand’?"),
        ("{projects: [Village]}", "‘Village’ is a card: it cannot lie there."),
        ("{journey: left}", "possible is up, down"),
        ("{tokens: {Embrago: 1}}", "Did you mean ‘Embargo’?"),
    ],
)
def test_a_seat_that_cannot_be_says_what_is_wrong(seat: str, what: str) -> None:
    assert what in wrong("- see: {turn: A}", f"  A: {{hand: [Copper]}}\n  B: {seat}\n")


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("A.hands", "Did you mean ‘A.hand’?"),
        ("supply.Vilage", "Did you mean ‘Village’?"),
        ("supply", "leads nowhere"),
        ("A.sees.B", "leads nowhere"),
        ("A.tokens", "leads nowhere"),
        ("trash.Gold", "leads nowhere"),
        ("piles.Village", "leads nowhere"),
        ("supply.Market", "There is no pile ‘Market’ in this game."),
        ("A.sees.supply.Market", "There is no pile ‘Market’ in this game."),
        ("piles.Market.Embargo", "There is no pile ‘Market’ in this game."),
    ],
)
def test_a_path_that_leads_nowhere_is_told(path: str, what: str) -> None:
    assert what in wrong(f"- see: {{{path}: 1}}")


def test_a_pile_that_has_run_out_has_no_cards() -> None:
    holds("- see: {supply.Village: 0}", "  supply: {Village: 0}\n" + SEATS)


@pytest.mark.parametrize("option", ["kingdom: quiet_street", "sets: base", "require: Market"])
def test_an_option_that_chooses_cards_is_refused_beside_a_situation(option: str) -> None:
    text = f"options: {{{option}}}\n" + file(SEATS, "- see: {turn: A}")
    found = read(text)
    assert isinstance(found, ScenarioError)
    assert found.message.text() == (
        f"The option {option.split(':')[0]} chooses the cards, and here the setup has them: "
        "it would mean nothing."
    )
    dealt = "scenario: A test\ngame: dominion\noptions: {kingdom: quiet_street}\nsetup: dealt\nsteps: []\n"
    assert isinstance(read(dealt), Scenario)


def test_labels_are_read_in_both_languages_and_by_id() -> None:
    holds(
        """
        - A: 村を使用
        - see: {A.actions: 2}
        - A: 銀貨を使用
        - A: [play copper, 銅貨を使用]
        - A: buy Silver
        - see: {turn: B}
        - ask: {who: B, options: [堀を使用, フェイズ終了]}
        - B: end_phase
        """
    )


def test_wide_figures_and_stars_count_too() -> None:
    text = "scenario: x\ngame: dominion\nsetup:\n  A: {hand: [銅貨＊２, 　村*３]}\nsteps:\n"
    scenario = read(f"{text}  - see: {{A.hand: [Copper*2, Village*3]}}\n")
    assert isinstance(scenario, Scenario)
    assert run(scenario).ok


def test_a_verb_of_two_words_may_stand_before_a_card() -> None:
    holds(
        """
        - A: play Haven
        - ask: {kind: set_aside}
        - A: set aside Gold
        - see: {A.aside: [Gold]}
        """,
        "  A: {hand: [Haven, Estate], deck: [Gold]}\n  B: {}\n",
    )


def test_the_figures_of_an_option_are_its_label() -> None:
    holds(
        """
        - A: play Pawn
        - ask: {kind: option, options: [+1 Card, +1 Action, +1 Buy, +$1], least: 2, most: 2}
        - A: [+1 Card, +1 コイン]
        - see: {A.coins: 1, A.hand: [Gold]}
        """,
        "  A: {hand: [Pawn], deck: [Gold]}\n  B: {}\n",
    )


def test_play_all_treasures_plays_those_that_may_ask_last() -> None:
    holds(
        """
        - refused: {A: play all treasures}
        - A: end phase
        - refused: {B: play all treasures}
        - A: play all treasures
        - see: {A.play: [Silver, Copper*2, Crown], A.hand: [Village], A.coins: 4}
        """,
        "  A: {hand: [Crown, Copper, Silver, Copper, Village]}\n  B: {}\n",
    )


def test_play_all_treasures_needs_a_treasure() -> None:
    setup = "  A: {hand: [Estate], coffers: 1}\n  B: {}\n"
    assert "‘play all treasures’ is not offered." in wrong("- A: play all treasures", setup)


def test_end_turn_in_the_action_phase_ends_the_turn() -> None:
    holds(
        """
        - A: end turn
        - see: {turn: B, A.hand: [Gold, Duchy, Smithy, Curse, Copper]}
        """,
        "  A: {hand: [Village], deck: [Gold, Duchy, Smithy, Curse, Copper]}\n  B: {hand: [Moat]}\n",
    )


def test_until_declines_and_ends_phases() -> None:
    holds(
        """
        - A: play Witch
        - ask: {who: B, kind: react}
        - until: {turn: A, phase: action}
        - see: {turn: A, B.discard: {has: [Curse]}, B.play: []}
        """,
        "  A: {hand: [Witch], deck: [Copper*2, Smithy*5]}\n  B: {hand: [Moat, Copper], deck: [Copper*9]}\n",
    )


def test_what_costs_differ_in_is_told() -> None:
    assert wrong("- see: {cost.Overlord: 8}") == "cost.Overlord: expected 8; it is {debt: 8}."
    assert wrong("- see: {cost.Village: {coins: 3, debt: 1}}").endswith("it is 3.")
    assert "Did you mean ‘coins’?" in wrong("- see: {cost.Village: {coin: 3}}")


def test_a_pile_is_told_by_its_number_or_its_cards() -> None:
    assert wrong("- see: {supply.Gold: 3}") == "supply.Gold: expected 3; it is 30."
    setup = "  supply: {Ruins: [Survivors, Ruined Market]}\n" + SEATS
    assert wrong("- see: {supply.Ruins: 3}", setup).endswith("it is [Survivors, Ruined Market].")


@pytest.mark.parametrize("lang", LANGS)
def test_a_question_tells_how_many_may_be_chosen(lang: str) -> None:
    tell = narrator("dominion", lang, ["A", "B"])
    options = tuple(
        SeenOption("trash", face=face) for face in ("copper", "estate", "silver", "gold", "curse")
    )
    asked = [
        tell.question(SeenQuestion(0, 0, "trash", least, most, about="chapel", options=options))
        for least, most in ((1, 1), (0, 1), (0, 9), (0, 4), (2, 2), (1, 3))
    ]
    assert len(set(asked)) == 6
    assert all(tell.kind("chapel") in question for question in asked)
    assert "4" in asked[3]
