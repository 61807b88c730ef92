"""What is wrong with a scenario file is told with its line and the nearest valid word."""

from pathlib import Path

import pytest

from fudaba.games import named
from fudaba.games.bridge_over.situation import RunningAttack, Situation, Top
from fudaba.kernel.game import BadSetup, situation_in, written
from fudaba.lab import ScenarioError, read_file, scenarios
from fudaba.lab.adapter import adapter_of
from fudaba.time_limit import TooLong
from tests.lab.writing import HEAD, mistake, read, with_steps

SMALL = """\
scenario: Small
game: bridge_over
setup:
  top: red 5
  A: {hand: [red 1]}
steps: []
"""


def swapped(old: str, new: str) -> str:
    """The table of three with something else in it, and one harmless step."""
    text = with_steps("- see: {round: 1}")
    assert old in text
    return text.replace(old, new)


def test_what_is_left_out_has_its_default() -> None:
    scenario = read(SMALL)
    assert scenario.seats.labels == ("A", "B")
    assert scenario.setup.seed == "0"
    assert scenario.setup.options["deck"] == "windia_war"
    assert (scenario.rules, scenario.notes, scenario.steps) == ((), "", ())


def test_everything_that_can_be_said_is_kept() -> None:
    text = (
        "notes: |\n  Two lines\n  of notes.\nrule: [BRG-030, AMB-4, G-12]\nseed: abc\n"
        "options: {deck: azumanga_court, rounds: 2, name_match: false}\n" + HEAD + "  - see: {round: 1}\n"
    )
    scenario = read(text)
    assert (scenario.file, scenario.line, scenario.title) == ("a.yaml", 7, "A test")
    assert scenario.rules == ("BRG-030", "BRG-AMB4", "BRG-G12")
    assert scenario.notes == "Two lines\nof notes.\n"
    assert scenario.setup.seed == "abc"
    chosen = {name: scenario.setup.options[name] for name in ("deck", "rounds", "name_match", "expansion")}
    assert chosen == {"deck": "azumanga_court", "rounds": 2, "name_match": False, "expansion": True}
    assert [step.place.line for step in scenario.steps] == [18]


def test_the_situation_is_the_games_own_struct() -> None:
    text = SMALL.replace(
        "  A: {hand: [red 1]}\n",
        "  direction: counterclockwise\n  deck: [赤3, red/green Direct]\n  discard: [Wild*2]\n"
        "  drawn: true\n  round: 2\n"
        "  A: {hand: [green/red Direct, 緑9], points: 7}\n  B: {front: [Bind (1), Clear]}\n",
    ).replace("green/red", "yellow/blue")
    assert read(text).setup.situation == Situation(
        top=Top("red number_5", "red", "number_5"),
        direction=-1,
        pile=["red number_3", "red/green direct"],
        discard=["wild", "wild"],
        drawn=True,
        round=2,
        hands=[["blue/yellow direct", "green number_9"], []],
        fronts=[[], ["bind", "clear"]],
        bound=[0, 1],
        points=[7, 0],
    )


def test_a_situation_in_a_file_may_say_what_is_as_usual() -> None:
    """What is written leaves that out; records of earlier versions may have it."""
    top = {"face": "red number_5", "colour": "red", "sign": "number_5"}
    usual = {"top": top, "direction": 1, "pile": [], "points": [], "round": 1, "drawn": False, "attack": None}
    found = situation_in(named("bridge_over"), usual)
    assert found == Situation(top=Top("red number_5", "red", "number_5"))
    assert written(found) == {"top": top}
    with pytest.raises(BadSetup, match="unknown field `tops`"):
        situation_in(named("bridge_over"), {"tops": top})


@pytest.mark.parametrize(
    ("top", "face", "colour", "sign"),
    [
        ("Wild (blue)", "wild", "blue", "wild"),
        ("Wild(青)", "wild", "blue", "wild"),
        ("yellow/green 15 (green)", "yellow/green number_15", "green", "number_15"),
        ("Almighty as Draw 2 (blue)", "almighty", "blue", "draw_2"),
        ("Draw 2としてのAlmighty(青)", "almighty", "blue", "draw_2"),
        ("blue Skip", "blue skip", "blue", "skip"),
    ],
)
def test_the_top_card_is_written_as_it_shows(top: str, face: str, colour: str, sign: str) -> None:
    setup = read(SMALL.replace("top: red 5", f"top: {top}")).setup
    assert setup.situation_as(Situation).top == Top(face, colour, sign)


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        ("{from: A, on: B, card: Draw 2, cards: 4}", RunningAttack(0, 1, "draw_2", 4)),
        ("{from: C, on: A, card: Wild Draw 3}", RunningAttack(2, 0, "wild_draw_3", 3)),
        ("{from: A, on: B, card: red Draw 2}", RunningAttack(0, 1, "draw_2", 2)),
        ("{from: A, on: B, card: Bind}", RunningAttack(0, 1, "bind", 0)),
    ],
)
def test_an_attack_may_be_running(attack: str, expected: RunningAttack) -> None:
    setup = read(swapped("  top: red 5", f"  top: red 5\n  attack: {attack}")).setup
    assert setup.situation_as(Situation).attack == expected


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        # The document.
        ("scenario: A test", "scenaro: A test", 1, "no key ‘scenaro’ here"),
        ("scenario: A test", "scenaro: A test", 1, "Did you mean ‘scenario’?"),
        ("scenario: A test\n", "", 1, "The key ‘scenario’ is missing."),
        ("scenario: A test", "scenario: [A test]", 1, "A word is expected here, not ‘[A test]’."),
        ("scenario: A test", "scenario: A test\nscenario: B", 2, "given twice; the first is in line 1"),
        ("scenario: A test", "scenario: A test\nrule: BRG-301", 2, "no rule ‘BRG-301’. Did you mean ‘BRG-"),
        ("scenario: A test", "scenario: A test\nrule:\n- BRG-030\n- BRG-3", 4, "no rule ‘BRG-3’"),
        ("game: bridge_over", "game: brigde_over", 2, "no game ‘brigde_over’ in the lab"),
        ("game: bridge_over", "game: brigde_over", 2, "Did you mean ‘bridge_over’?"),
        ("seats: [A, B, C]", "seats: [A]", 3, "bridge_over is for 2 to 6 seats, not 1."),
        ("seats: [A, B, C]", "seats: [A, B, A]", 3, "two seats ‘A’"),
        ("seats: [A, B, C]", "seats: [A, B, top]", 3, "cannot be called ‘top’"),
        ("seats: [A, B, C]", "seats: [A, B, see]", 3, "cannot be called ‘see’"),
        ("seats: [A, B, C]", "seats: [A, B, a.b]", 3, "cannot be called ‘a.b’"),
        ("seats: [A, B, C]", "seats: 3", 3, "A list is expected here, not ‘3’."),
        ("seats:", "options: {dekc: windia_war}\nseats:", 3, "no option ‘dekc’. Did you mean ‘deck’?"),
        ("seats:", "options:\n  rounds: 2\n  deck: windia\nseats:", 5, "cannot be ‘windia’"),
        ("seats:", "options: {deck: windia}\nseats:", 3, "Did you mean ‘windia_war’?"),
        (
            "seats:",
            "options: {expansion: yes}\nseats:",
            3,
            "expansion cannot be ‘yes’; possible is true, false",
        ),
        ("seats:", "options: {rounds: 21}\nseats:", 3, "possible is 1–20"),
        ("seats:", "options: {rounds: [1]}\nseats:", 3, "A word is expected here"),
        ("seats:", "options: [rounds]\nseats:", 3, "Keys with values are expected here"),
        # The setup.
        ("  top: red 5\n", "", 4, "The key ‘top’ is missing."),
        ("  top: red 5", "  topp: red 5\n  top: red 5", 5, "no key ‘topp’ here"),
        ("  top: red 5", "  topp: red 5\n  top: red 5", 5, "Did you mean ‘top’?"),
        ("  top: red 5", "  top: red 11", 5, "There is no card ‘red 11’. Did you mean ‘red 1"),
        ("  top: red 5", "  top: Block", 5, "‘Block’ cannot be the top card."),
        ("  top: red 5", "  top: Wild", 5, "The colour that ‘Wild’ shows is missing"),
        ("  top: red 5", "  top: Wild (bleu)", 5, "Did you mean ‘blue’?"),
        ("  top: red 5", "  top: yellow/green 15 (red)", 5, "does not have that colour"),
        ("  top: red 5", "  top: red 5 (blue)", 5, "does not have that colour"),
        ("  top: red 5", "  top: Almighty (red)", 5, "What ‘Almighty (red)’ stands for is missing"),
        ("  top: red 5", "  top: Wild as Skip (red)", 5, "only Almighty stands for another card"),
        ("  top: red 5", "  top: Almighty as Block (red)", 5, "only for one that can lie there"),
        ("  top: red 5", "  top: Almighty as Skipp (red)", 5, "no card ‘Skipp’. Did you mean ‘Skip’?"),
        ("  top: red 5", "  top: red 5\n  direction: clockwize", 6, "Did you mean ‘clockwise’?"),
        ("  top: red 5", "  top: red 5\n  drawn: yes", 6, "true or false is expected here, not ‘yes’"),
        ("  top: red 5", "  top: red 5\n  round: 6", 6, "no round 6 in a match of 5"),
        ("  top: red 5", "  top: red 5\n  deck: []", 7, "‘pile’ and ‘deck’ are two names of one thing"),
        ("  discard: [blue 3, blue 4]", "  discard: blue 3", 7, "A list is expected here, not ‘blue 3’."),
        ("blue 3, blue 4", "blue 3*2", 7, "There are not enough cards ‘blue 3’: the deck has 1."),
        ("blue 3, blue 4", "blue 3*0", 7, "write a number from 1 to 999 after the star"),
        ("blue 3, blue 4", "red 5", 7, "not enough cards ‘red 5’"),
        ("blue 3, blue 4", "Search", 7, "‘Search’ is not in this deck."),
        ("blue 3, blue 4", "blu 3", 7, "no card ‘blu 3’. Did you mean ‘blue 3’?"),
        ("blue 3, blue 4", "Escort", 7, "no card ‘Escort’. Did you mean"),
        ("blue 3, blue 4", "[blue 3]", 7, "A word is expected here, not ‘[blue 3]’."),
        ("blue 3, blue 4", "unknown*2", 7, "no card ‘unknown’"),
        ("front: [Amplify]", "front: [Block]", 9, "no public card"),
        ("front: [Amplify]", "front: [Bind (3)]", 9, "only Bind has bound turns to come, 1 or 2"),
        ("front: [Amplify]", "front: [Clear (1)]", 9, "only Bind has bound turns"),
        ("front: [Amplify]", "frnt: [Amplify]", 9, "Did you mean ‘front’?"),
        ("points: 10", "points: ten", 8, "A whole number from 0 is expected here, not ‘ten’."),
        ("points: 10", "points: -1", 8, "A whole number from 0 is expected here, not ‘-1’."),
        ("  A: {hand", "  D: {hand", 8, "no key ‘D’ here"),
        ("  top: red 5", "  top: red 5\n  attack: {from: A, on: B}", 6, "The key ‘card’ is missing."),
        (
            "  top: red 5",
            "  top: red 5\n  attack: {from: A, on: A, card: Draw 2}",
            6,
            "Players can't attack themselves",
        ),
        ("  top: red 5", "  top: red 5\n  attack: {from: A, on: D, card: Draw 2}", 6, "no seat ‘D’"),
        (
            "  top: red 5",
            "  top: red 5\n  attack: {from: A, on: B, card: Skip}",
            6,
            "‘Skip’ does not attack.",
        ),
        (
            "  top: red 5",
            "  top: red 5\n  attack: {from: A, on: B, card: Drew 2}",
            6,
            "Did you mean ‘Draw 2’?",
        ),
        (
            "  top: red 5",
            "  top: red 5\n  attack: {from: A, on: B, card: Bind, cards: 2}",
            6,
            "no number of cards",
        ),
        ("  top: red 5", "  top: red 5\n  attack: {by: A, on: B, card: Bind}", 6, "no key ‘by’ here"),
    ],
)
def test_a_mistake_in_the_setup(old: str, new: str, line: int, message: str) -> None:
    error = mistake(swapped(old, new))
    assert (error.file, error.line) == ("a.yaml", line)
    assert message in error.message.text(), error.message.text()


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (
            "- se: {round: 1}",
            "no step ‘se’; choose from ask, see, refused, until, branch, over, A, B, C. Did you mean ‘see’?",
        ),
        ("- D: draw", "no step ‘D’"),
        ("- A: draw\n  B: draw", "A step has one key"),
        ("- draw", "Keys with values are expected here, not ‘draw’."),
        # Answers.
        ("- A: play red 51", "‘play red 51’ is no label of this game."),
        ("- A: plai red 5", "‘plai red 5’ is no label of this game."),
        ("- A: drew", "‘drew’ is no label of this game."),
        ("- A: draw red 5", "is no label of this game"),
        ("- A: play draw", "is no label of this game"),
        ("- A: 99", "‘99’ is no label of this game"),
        ("- A: true", "‘true’ is no answer. Did you mean ‘yes’?"),
        ("- A:", "A word is expected here"),
        ("- A: {play: red 5}", "A word is expected here"),
        ("- A: [play red 5, play red 99]", "‘play red 99’"),
        ("- A: release Amplify*x", "write a number from 1 to 999"),
        # Asking.
        ("- ask: {whom: A}", "no key ‘whom’ here; choose from who, for, kind"),
        ("- ask: {whom: A}", "Did you mean ‘who’?"),
        ("- ask: {who: D}", "no seat ‘D’"),
        ("- ask: {kind: trun}", "‘trun’ is not possible here"),
        ("- ask: {kind: trun}", "Did you mean ‘turn’?"),
        ("- ask: {options: [play rad 5]}", "‘play rad 5’ is no label"),
        ("- ask: {lacks: Blok}", "‘Blok’ is no label"),
        ("- ask: {least: one}", "A whole number from 0 is expected here, not ‘one’."),
        ("- ask: {ordered: no}", "true or false is expected here, not ‘no’."),
        ("- ask: {about: Walid}", "no card ‘Walid’. Did you mean ‘Wild’?"),
        ("- ask: A", "Keys with values are expected here"),
        # Seeing.
        ("- see: {}", "Nothing is said here."),
        ("- see: {A.hnd: []}", "‘A.hnd’ leads nowhere. Did you mean ‘A.hand’?"),
        ("- see: {D.hand: []}", "‘D.hand’ leads nowhere. Did you mean ‘"),
        ("- see: {phase: action}", "‘phase’ leads nowhere."),
        ("- see: {B.sees.A.hnd: []}", "Did you mean ‘B.sees.A.hand’?"),
        ("- see: {A.hand: [rad 1]}", "Did you mean ‘red 1’?"),
        ("- see: {A.hand: [unknown]}", "no card ‘unknown’"),
        (
            "- see: {A.hand: {hass: [red 1]}}",
            "no key ‘hass’ here; choose from in order, has, lacks, count, top",
        ),
        ("- see: {A.hand: {}}", "Nothing is said here."),
        ("- see: {A.hand: {count: [1]}}", "A whole number from 0 is expected here"),
        ("- see: {A.hand: true}", "A word is expected here, not ‘true’."),
        ("- see: {A.front: [red 1]}", "no public card"),
        ("- see: {A.points: many}", "A whole number from 0 is expected here"),
        ("- see: {over: yes}", "true or false is expected here, not ‘yes’."),
        ("- see: {turn: D}", "‘D’ is not possible here; possible is A, B, C"),
        ("- see: {direction: left}", "possible is clockwise, counterclockwise"),
        ("- see: {colour: purple}", "‘purple’ is not possible here; possible is red, green, blue, yellow"),
        ("- see: {attack: bnd}", "Did you mean ‘bind’?"),
        ("- see: {top: Wyld}", "no card ‘Wyld’. Did you mean ‘Wild’?"),
        ("- see: {top: [red 5]}", "A word is expected here"),
        # The rest.
        ("- refused: {A: drw}", "‘drw’ is no label"),
        ("- refused: {D: draw}", "no seat ‘D’"),
        ("- refused: {A: draw, B: draw}", "One seat and its answer are expected here."),
        ("- refused: draw", "Keys with values are expected here"),
        ("- until: {}", "Nothing is said here."),
        ("- until: {turn: D}", "no seat ‘D’"),
        ("- until: {kind: tern}", "Did you mean ‘turn’?"),
        ("- until: {trun: A}", "Did you mean ‘turn’?"),
        ("- until: {turn: A, phase: action}", "A turn of bridge_over has no phases."),
        ("- branch: {}", "Nothing is said here."),
        ("- branch: [x]", "Keys with values are expected here"),
        ("- branch: {x: {A: draw}}", "A list is expected here"),
        ("- over: {winner: A}", "Did you mean ‘winners’?"),
        ("- over: {winners: [D]}", "no seat ‘D’"),
        ("- over: yes", "Keys with values are expected here"),
    ],
)
def test_a_mistake_in_a_step(step: str, message: str) -> None:
    error = mistake(with_steps(f"- see: {{round: 1}}\n{step}"))
    assert error.line == 13
    assert message in error.message.text(), error.message.text()


def test_nothing_may_follow_a_branch() -> None:
    error = mistake(with_steps("- branch: {x: []}\n- A: draw"))
    assert (error.line, error.message.text()) == (13, "Nothing may follow a branch.")


def test_a_mistake_inside_a_branch_has_its_own_line() -> None:
    error = mistake(
        with_steps("- branch:\n    x:\n      - A: draw\n      - see:\n          round: 1\n          rond: 1")
    )
    assert (error.line, "Did you mean ‘round’?" in error.message.text()) == (17, True)


def test_a_mistake_is_told_on_one_line_in_both_languages() -> None:
    error = mistake(SMALL.replace("red 1", "rad 1"))
    assert str(error) == "a.yaml:5: There is no card ‘rad 1’. Did you mean ‘red 1’?"
    assert error.text("ja") == "a.yaml:5: 「rad 1」というカードはありません。「red 1」のことですか。"


def test_documents_of_one_file_are_read_each_for_itself() -> None:
    found = list(
        scenarios((SMALL + "---\n" + SMALL.replace("top", "tip") + "---\n" + SMALL).encode(), "b.yaml")
    )
    assert [type(each).__name__ for each in found] == ["Scenario", "ScenarioError", "Scenario"]
    assert isinstance(found[1], ScenarioError)
    assert found[1].line == 11


@pytest.mark.parametrize(
    ("data", "line", "message"),
    [
        (b"", 1, "There is no scenario in this file."),
        (b"# nothing\n", 1, "There is no scenario in this file."),
        (b"scenario: x\n\xff\n", 2, "This is not UTF-8."),
        (b"just a word\n", 1, "Keys with values are expected here"),
        (b"a: [\n", 1, "This is not YAML"),
    ],
)
def test_a_file_that_holds_no_scenario(data: bytes, line: int, message: str) -> None:
    (error,) = scenarios(data, "b.yaml")
    assert isinstance(error, ScenarioError)
    assert (error.line, message in error.message.text()) == (line, True)


def test_a_file_is_read_or_its_first_mistake_raised(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(SMALL + "---\n" + SMALL, encoding="utf-8")
    assert [scenario.line for scenario in read_file(path)] == [1, 8]
    path.write_text(SMALL.replace("top", "tip"), encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"x\.yaml:4: There is no key ‘tip’ here"):
        read_file(path)


def test_a_limit_of_time_is_not_the_scenario_s_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has set it deals with it; any other error is what this one scenario ends with."""
    game = adapter_of("bridge_over").game

    def stops(*given: object) -> None:
        raise TooLong(1)

    monkeypatch.setattr(type(game), "table", stops)
    with pytest.raises(TooLong):
        list(scenarios(SMALL.encode(), "b.yaml"))


def test_options_that_do_not_go_with_the_seats_are_a_mistake_in_the_setup() -> None:
    """Also where the cards of the situation are read at a table with these options."""
    text = """scenario: Two teams of three
game: innovation
options: {teams: true}
seats: [A, B, C]
setup:
  A: {board: {red: [Archery]}}
steps:
  - A: draw
"""
    (found,) = scenarios(text.encode(), "teams.yaml")
    assert isinstance(found, ScenarioError)
    assert "Team games need four players." in found.message.text("en")
