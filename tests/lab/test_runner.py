"""Steps: what each does, when it holds, and what is said where it does not."""

import pytest

from fudaba.kernel.record import decode, encode
from fudaba.kernel.session import Session
from fudaba.lab import StepResult, run
from tests.lab.writing import failure, ran, read, with_steps

# --- answers ----------------------------------------------------------------------------------


def test_the_wrong_seat_is_told_whose_question_is_pending() -> None:
    assert failure("- B: none") == (
        1,
        "A question to B was expected, but A is asked: turn [play red Draw 2, play red 1, draw].",
    )


REFORMATION = """\
scenario: Reformation
game: innovation
options: {edition: fourth}
setup:
  A:
    board: {purple: [Reformation], yellow: [Masonry, Domestication], blue: [Tools, Writing]}
    splay: {blue: left}
    hand: [Oars, Sailing, Archery]
  B: {}
steps:
  - A: dogma Reformation
"""


@pytest.mark.parametrize("splays", ["yes", "yellow"])
def test_yes_chooses_a_single_thing_that_may_be_left(splays: str) -> None:
    steps = f"  - A: {splays}\n  - see: {{A.splay.yellow: right}}\n"
    assert run(read(REFORMATION + steps)).ok


@pytest.mark.parametrize("splays", ["no", "none"])
def test_no_leaves_it(splays: str) -> None:
    steps = f"  - A: {splays}\n  - see: {{A.splay.yellow: none}}\n"
    assert run(read(REFORMATION + steps)).ok


@pytest.mark.parametrize("tucks", ["- A: yes\n  - A: [Oars, Sailing]", "- A: [Oars, Sailing]"])
def test_who_names_the_cards_has_said_yes(tucks: str) -> None:
    steps = f"  - A: yellow\n  {tucks}\n  - see: {{A.hand: [Archery], A.board.red: [Oars]}}\n"
    assert run(read(REFORMATION + steps)).ok


def test_who_names_cards_that_fit_neither_question_is_told_of_the_first() -> None:
    outcome = run(read(REFORMATION + "  - A: yellow\n  - A: Masonry\n"))
    assert outcome.failure is not None
    assert outcome.failure.message.text() == "‘Masonry’ is not offered. A is asked: may [yes, no]."


SOCIALISM = """\
scenario: A test
game: innovation
setup:
  A: {board: {purple: [Socialism]}, hand: [Oars, Mysticism]}
steps:
  - A: dogma Socialism
"""


@pytest.mark.parametrize("cards", ["[Oars, Mysticism]", "Oars"])
def test_where_nothing_more_is_asked_the_cards_say_no_yes(cards: str) -> None:
    """Neither is the next action taken for what is asked then: the question stays as it is."""
    outcome = run(read(f"{SOCIALISM}  - A: {cards}\n"))
    assert outcome.failure is not None
    assert outcome.failure.message.text() == "‘Oars’ is not offered. A is asked: may [yes, no]."
    ask = outcome.done[-1].session.ask
    assert ask is not None
    assert ask.kind == "may"


def test_an_answer_after_the_end_fails() -> None:
    text = """\
scenario: The last card
game: bridge_over
options: {rounds: 1}
setup: {top: red 5, A: {hand: [red 1]}, B: {hand: [red 8]}}
steps:
  - A: red 1
  - over: {winners: A}
  - over: {winners: [A]}
  - over: true
  - see: {over: true, B.points: 8, B.hand: [red 8]}
  - refused: {A: draw}
  - A: draw
"""
    outcome = run(read(text))
    assert outcome.failure is not None
    assert (outcome.failure.line, outcome.step) == (12, 7)
    assert outcome.failure.message.text().endswith("nothing is asked: the game is over.")
    lost = run(read(text.replace("winners: [A]", "winners: [A, B]")))
    assert lost.failure is not None
    assert lost.failure.message.text() == "winners: expected [A, B]; it is [A]."


def test_a_question_may_be_left_over() -> None:
    outcome = ran("- A: red Draw 2")
    assert outcome.ok
    assert outcome.games[0].ask is not None


def test_over_fails_while_somebody_is_asked() -> None:
    assert failure("- over: {winners: [A]}")[1].startswith(
        "The game was expected to be over, but A is asked: turn"
    )


# --- ask --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ask",
    [
        "{who: B, for: B, kind: react, least: 1, most: 1, ordered: false}",
        "{options: [play yellow Draw 2, play Block, none]}",
        "{options: [none, Blockを出す, yellow Draw 2]}",
        "{has: none, lacks: [play red 7, draw]}",
        "{has: [Block, none], lacks: play red 7}",
    ],
)
def test_a_question_is_what_is_said_of_it(ask: str) -> None:
    assert ran(f"- A: red Draw 2\n- ask: {ask}").ok


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        ("{who: A}", "who: expected A; it is B."),
        ("{for: C}", "for: expected C; it is B."),
        ("{kind: turn}", "kind: expected turn; it is react."),
        ("{least: 0}", "least: expected 0; it is 1."),
        ("{most: 2}", "most: expected 2; it is 1."),
        ("{ordered: true}", "ordered: expected true; it is false."),
        ("{about: Wild}", "about: expected wild; it is none."),
        (
            "{options: [Block, none]}",
            "options: expected [Block, none]; it is [play yellow Draw 2, play Block, none].",
        ),
        ("{options: [Block, none, yellow Draw 2, red 7]}", "options: expected"),
        ("{options: [Block, none, draw]}", "options: expected"),
        ("{has: [Block, draw]}", "has: expected draw; it is [play yellow Draw 2, play Block, none]."),
        ("{lacks: [draw, Block]}", "lacks: expected Block; it is"),
    ],
)
def test_a_question_that_is_another_fails(ask: str, message: str) -> None:
    line, found = failure(f"- A: red Draw 2\n- ask: {ask}")
    assert line == 2
    assert found.startswith(message), found


def test_what_asks_is_named_with_or_without_its_colour() -> None:
    text = with_steps("- A: Direct\n- ask: {kind: colour, about: red/green Direct}\n- ask: {about: Direct}")
    outcome = run(
        read(
            text.replace("red 1, blue 1", "red/green Direct, blue 1").replace("A: Direct", "A: 赤/緑 Direct")
        )
    )
    assert outcome.ok, outcome.failure


# --- refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("refused", "why"),
    [
        ("{A: play blue 1}", "‘play blue 1’ is not offered."),
        ("{A: pass}", "‘pass’ is not offered."),
        ("{A: [red 1, red Draw 2]}", "2 choices made, but at least 1 and at most 1 must be."),
        ("{A: red 1*2}", "‘red 1’ is offered only once."),
        ("{B: play Block}", "A is asked, turn."),
    ],
)
def test_what_is_refused_changes_nothing(refused: str, why: str) -> None:
    outcome = ran(f"- refused: {refused}")
    done = outcome.done[-1]
    assert outcome.ok
    assert done.message is not None
    assert (done.message.text(), done.changes, done.entries, done.session.answers) == (why, [], [], [])


def test_what_is_accepted_is_not_refused() -> None:
    line, text = failure("- refused: {A: draw}")
    assert line == 1
    assert text.startswith("‘draw’ was expected to be refused, but it is legal. A is asked: turn")


def test_a_refused_label_that_means_several_things_is_a_mistake() -> None:
    text = with_steps("- refused: {A: Amplify}").replace("front: [Amplify]", "front: []")
    text = text.replace("red 1, blue 1], points: 10", "Amplify], front: [Amplify]")
    outcome = run(read(text))
    assert outcome.failure is not None
    assert "‘Amplify’ may mean [play Amplify, release Amplify]." in outcome.failure.message.text()


# --- see --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "see",
    [
        "{A.hand: [red 1, blue 1, red Draw 2]}",
        "{A.hand: [赤1, 青1, 赤 Draw 2]}",
        "{A.hand: 3}",
        "{A.hand: {count: 3, has: [red 1], lacks: [red 2, red 7]}}",
        "{A.hand: {has: red 1, lacks: Wild}}",
        "{pile: {in order: [green 1, green 2, green 2, green 3, green 4, green 5]}}",
        "{deck: {in order: [green 1, green 2*2, green 3, green 4, green 5]}}",
        "{pile: [green 5, green 4, green 3, green 2*2, green 1], deck: {top: green 1}}",
        "{discard: {in order: [blue 3, blue 4]}}",
        "{discard: {top: blue 3}}",
        "{B.front: [Amplify], A.front: [], C.front: {count: 0}}",
        "{A.points: 10, B.points: 0, A.hand_points: 22}",
        "{top: red 5, colour: red, direction: clockwise, round: 1, turn: A, over: false, drawn: false}",
        "{colour: 赤, top: 赤5}",
        "{attack: none, attack.from: none, attack.on: none}",
        "{A.sees.A.hand: [red 1, blue 1, red Draw 2]}",
        "{B.sees.A.hand: [unknown*3], B.sees.B.front: [Amplify], C.sees.B.front: [Amplify]}",
        "{B.sees.pile: [unknown*6], B.sees.deck: {count: 6}, B.sees.discard: [unknown*2]}",
    ],
)
def test_what_is_so_is_seen(see: str) -> None:
    outcome = ran(f"- see: {see}")
    assert outcome.ok, outcome.failure


@pytest.mark.parametrize(
    ("see", "message"),
    [
        ("{A.hand: [red 1]}", "A.hand: expected [red 1]; it is [red Draw 2, red 1, blue 1]."),
        ("{A.hand: [red 1*2, red Draw 2]}", "A.hand: expected"),
        ("{A.hand: 2}", "A.hand: expected 2; it is"),
        ("{A.hand: {has: [red 1*2]}}", "A.hand: expected {has: [red 1*2]}; it is"),
        ("{A.hand: {lacks: [red 2, red 1]}}", "A.hand: expected {lacks"),
        ("{A.hand: {count: 3, has: [red 2]}}", "A.hand: expected {count: 3"),
        ("{pile: {in order: [green 2*2, green 1, green 3, green 4, green 5]}}", "pile: expected {in order"),
        ("{pile: {in order: [green 1]}}", "pile: expected {in order"),
        ("{pile: {top: green 2}}", "is [green 1, green 2*2, green 3, green 4, green 5]."),
        ("{A.front: {top: Clear}}", "A.front: expected {top: Clear}; it is []."),
        ("{top: red 4}", "top: expected red 4; it is red 5."),
        ("{colour: blue}", "colour: expected blue; it is red."),
        ("{direction: counterclockwise}", "it is clockwise."),
        ("{turn: B}", "turn: expected B; it is A."),
        ("{over: true}", "over: expected true; it is false."),
        ("{attack: bind}", "attack: expected bind; it is none."),
        ("{attack.on: B}", "attack.on: expected B; it is none."),
        ("{B.sees.A.hand: [red 1, unknown*2]}", "it is [unknown*3]."),
        ("{A.sees.A.hand: [unknown*3]}", "it is [red Draw 2, red 1, blue 1]."),
    ],
)
def test_what_is_not_so_fails_with_what_is(see: str, message: str) -> None:
    assert message in failure(f"- see: {see}")[1]


def test_each_line_of_see_fails_in_its_own_line() -> None:
    assert failure("- see:\n    A.points: 10\n    B.points: 3\n")[0] == 3


def test_while_an_attack_runs_the_turn_is_the_attacked_seats() -> None:
    assert ran("- A: red Draw 2\n- see: {attack: 2, attack.from: A, attack.on: B, turn: B}").ok


@pytest.mark.parametrize(
    ("top", "equal", "other"),
    [
        ("Wild (blue)", ["Wild", "Wild (blue)", "Wild (青)"], ["Wild (red)", "Wild +1"]),
        (
            "yellow/green 15 (green)",
            ["green/yellow 15", "yellow/green 15 (green)"],
            ["yellow/green 15 (yellow)"],
        ),
        (
            "Almighty as Draw 2 (blue)",
            ["Almighty", "Almighty (blue)", "Almighty as Draw 2", "Almighty as Draw 2 (blue)"],
            ["Almighty as Skip", "Almighty as Draw 2 (red)", "blue Draw 2"],
        ),
    ],
)
def test_the_top_card_compares_as_far_as_it_is_written(top: str, equal: list[str], other: list[str]) -> None:
    text = with_steps("- see: {top: CARD}").replace("top: red 5", f"top: {top}")
    for card in equal:
        assert run(read(text.replace("CARD", card))).ok, card
    for card in other:
        failed = run(read(text.replace("CARD", card))).failure
        assert failed is not None
        assert failed.message.text().endswith(f"it is {top}."), failed


@pytest.mark.parametrize("card", ["Bind", "Bind (1)"])
def test_a_bind_in_front_may_be_seen_with_its_turns(card: str) -> None:
    text = with_steps(f"- see: {{B.front: [{card}]}}").replace("front: [Amplify]", "front: [Bind (1)]")
    assert run(read(text)).ok
    wrong = run(read(text.replace(f"see: {{B.front: [{card}]", "see: {B.front: [Bind (2)]")))
    assert wrong.failure is not None
    assert wrong.failure.message.text() == "B.front: expected [Bind (2)]; it is [Bind (1)]."


def test_a_card_that_was_shown_stays_known() -> None:
    text = with_steps(
        """
        - A: Search
        - A: blue 3
        - see: {B.sees.A.hand: [blue 3, unknown*2], A.sees.A.hand: [blue 3, red 1, blue 1]}
        """
    )
    text = text.replace("red Draw 2", "Search", 1).replace(
        "seats:", "options: {deck: azumanga_court}\nseats:"
    )
    outcome = run(read(text))
    assert outcome.ok, outcome.failure


# --- until ------------------------------------------------------------------------------------


def test_until_a_kind_may_be_the_pending_question() -> None:
    outcome = ran("- until: {kind: turn}")
    assert (outcome.ok, outcome.done[-1].answers) == (True, [])


def test_until_a_turn_is_one_that_has_not_begun_yet() -> None:
    outcome = ran("- until: {turn: A}\n- see: {turn: A, A.hand: 4, B.hand: 4, C.hand: 3, round: 1}")
    assert outcome.ok, outcome.failure
    assert ran("- until: {turn: B}\n- see: {turn: B, A.hand: 4, B.hand: 3}").ok
    assert ran("- until: {turn: B}\n- until: {turn: B}\n- see: {A.hand: 5, B.hand: 4}").ok


def test_until_answers_a_turn_by_draw_and_then_pass() -> None:
    outcome = ran("- until: {turn: B}")
    kinds = [one.event.kind for one in outcome.done[-1].entries]
    assert kinds == ["draws", "passes", "turn"]


def test_until_takes_an_attack() -> None:
    outcome = ran("- A: red Draw 2\n- until: {turn: C}\n- see: {B.hand: 6, attack: none, turn: C}")
    assert outcome.ok, outcome.failure


def test_until_stops_a_row_and_takes_the_first_label_of_anything_else() -> None:
    text = with_steps(
        """
        - A: Wild +1
        - until: {kind: follow}
        - see: {top: Wild +1 (red)}
        - until: {turn: B, kind: turn}
        - see: {A.hand: [red 1, blue 1], turn: B}
        """
    ).replace("red Draw 2", "Wild +1", 1)
    outcome = run(read(text))
    assert outcome.ok, outcome.failure


def test_until_that_never_comes_fails_at_the_end_of_the_game() -> None:
    text = with_steps("- until: {kind: may}").replace("seats:", "options: {rounds: 1}\nseats:")
    outcome = run(read(text))
    assert outcome.failure is not None
    assert outcome.failure.message.text() in (
        "The game ends before that comes.",
        "That does not come within 10000 questions.",
    )


# --- branches ---------------------------------------------------------------------------------

BRANCHES = """
- A: red Draw 2
- branch:
    take:
      - B: none
      - see: {B.hand: 6}
    defend:
      - B: Block
      - branch:
          draw: [{C: draw}, {see: {C.hand: 3}}]
          play: [{C: red 8}, {see: {C.hand: 1}}]
    nothing: []
"""


def test_every_branch_begins_at_the_same_point() -> None:
    outcome = ran(BRANCHES)
    assert outcome.ok, outcome.failure
    assert [len(game.answers) for game in outcome.games] == [2, 3, 3, 1]
    branches = [done.branch for done in outcome.done if done.step is not None]
    assert branches == [
        (),
        (),
        ("take",),
        ("take",),
        ("defend",),
        ("defend",),
        *[("defend", "draw")] * 2,
        *[("defend", "play")] * 2,
    ]


def test_steps_are_counted_through_all_branches() -> None:
    assert ran(BRANCHES).step == 10
    failed = ran(BRANCHES.replace("C.hand: 1", "C.hand: 2"))
    assert failed.failure is not None
    assert (failed.step, failed.failure.line - 11) == (10, 10)
    assert not failed.done[-1].ok


# --- what is kept -----------------------------------------------------------------------------


def test_each_step_tells_what_it_caused_and_changed() -> None:
    seen: list[StepResult] = []
    outcome = run(read(with_steps("- A: red Draw 2\n- B: yellow Draw 2")), seen.append)
    assert seen == outcome.done
    opening, first, second = seen
    assert (opening.step, opening.entries) == (None, [])
    assert [(one.event.kind, one.event.rule) for one in first.entries] == [
        ("plays", "BRG-013"),
        ("attacks", "BRG-056"),
    ]
    assert {(change.path, change.before, change.after) for change in first.changes} == {
        ("A.hand", 3, 2),
        ("discard", 2, 3),
        ("attack", "none", "2"),
    }
    depths = {one.event.kind: one.depth for one in second.entries[:3]}
    assert depths == {"parries": 0, "attacks": 1, "suffers": 2}


def test_what_happens_before_the_first_step_is_told() -> None:
    text = with_steps("- ask: {who: B}").replace("red Draw 2, red 1, blue 1", "blue 1", 1)
    opening = run(read(text)).done[0]
    assert [one.event.kind for one in opening.entries] == ["draws", "turn"]


def test_the_record_of_a_game_keeps_its_situation() -> None:
    (game,) = ran("- A: red Draw 2").games
    again = Session.resumed(game.game, decode(encode(game.record())))
    assert again.table.state.digest() == game.table.state.digest()
    assert again.names == ["A", "B", "C"]
