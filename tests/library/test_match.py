"""A match through the public library: every game, from its first question to its end and back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fudaba
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import Earlier

GAMES = [("bridge_over", {}), ("dominion", {"kingdom": "quiet_street"}), ("innovation", {"echoes": True})]
BOTH = pytest.mark.parametrize(("game", "options"), GAMES)


@BOTH
def test_a_game_is_played_to_its_end_and_loaded_again(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    match = fudaba.new_game(game, seats=3, seed="a", **options)
    assert not match.over
    result = match.play_out("random")
    assert match.result == result
    assert match.ask is None
    assert len(result.scores) == 3
    match.save(tmp_path / "game.json")
    again = fudaba.load(tmp_path / "game.json")
    assert again.record() == match.record()
    assert again.log(1) == match.log(1)
    part = fudaba.load(match.record(), upto=10)
    assert part.answers == match.answers[:10]
    assert not part.over


@BOTH
def test_a_fork_at_any_moment_goes_its_own_way(game: str, options: dict[str, Any]) -> None:
    match = fudaba.new_game(game, seed="b", **options)
    for _ in range(40):
        fork = match.fork()
        assert fork.log() == []
        before = match.view(0).data()
        answer = match.bot_answer("uniform")
        fork.answer(*answer)
        assert match.view(0).data() == before
        assert fork.answers[:-1] == match.answers
        lines = len(match.log(0))
        match.answer(*answer)
        assert [line.text for line in fork.log(0)] == [line.text for line in match.log(0, lines)]
        assert fork.view(0).data() == match.view(0).data()
        assert fork.record() == match.record()


@BOTH
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_label_of_every_question_is_read_as_its_choice(
    game: str, options: dict[str, Any], lang: str
) -> None:
    match = fudaba.new_game(game, seed="c", lang=lang, **options)
    for _ in range(60):
        question = match.ask
        if question is None:
            break
        for choice in question.choices:
            if question.least <= 1 <= question.most:
                picked = question.read(choice.label)
                assert [question.choices[pick].label for pick in picked] == [choice.label]
        match.answer(*match.bot_answer("uniform"))


@BOTH
def test_undo_takes_back_and_refuses_more_than_there_is(game: str, options: dict[str, Any]) -> None:
    match = fudaba.new_game(game, seed="d", **options)
    asked = str(match.ask)
    for _ in range(5):
        match.answer(*match.bot_answer("uniform"))
    match.undo(5)
    assert match.answers == ()
    assert str(match.ask) == asked
    with pytest.raises(fudaba.UndoRefused):
        match.undo()


def test_a_question_names_no_card_that_its_decider_may_not_see() -> None:
    match = fudaba.new_game("bridge_over", seed="e")
    assert match.ask is not None
    seen = match.view(match.ask.seat).data().zones
    own = {card.face for card in seen[f"{match.ask.seat}.hand"].cards}
    assert {choice.card for choice in match.ask.choices if choice.card} <= own


def test_several_equal_cards_are_chosen_by_times() -> None:
    match = fudaba.new_game("dominion", seed="1", kingdom="quiet_street")
    match.answer("play Copper*3")
    assert len(match.answers[0]) == 3
    with pytest.raises(fudaba.IllegalAnswer, match="only"):
        fudaba.new_game("dominion", seed="1", kingdom="quiet_street").answer("play Copper*6")


@pytest.mark.parametrize(
    ("picks", "says"),
    [
        (("Gold",), "‘Gold’ is not one of the options"),
        (("Copper",), "‘Copper’ is ambiguous: play Copper and buy Copper"),
        ((99,), "There is no option 99"),
        ((), "0 chosen, but you must choose 1"),
        (("buy Copper", "buy Curse"), "Only ‘play’ options can be chosen together"),
    ],
)
def test_what_cannot_be_answered_changes_nothing(picks: tuple[int | str, ...], says: str) -> None:
    match = fudaba.new_game("dominion", seed="1", kingdom="quiet_street")
    with pytest.raises(fudaba.IllegalAnswer, match=says):
        match.answer(*picks)
    assert match.answers == ()


def test_what_cannot_be_set_up_says_why() -> None:
    with pytest.raises(fudaba.BadSetup, match="Did you mean ‘dominion’"):
        fudaba.new_game("domnion")
    with pytest.raises(fudaba.BadSetup, match="3 names were given, but there are 2 seats"):
        fudaba.new_game("dominion", seats=2, names=["A", "B", "C"])
    with pytest.raises(fudaba.BadSetup, match="is for 2 to 6 players, not 9"):
        fudaba.new_game("bridge_over", seats=9)
    with pytest.raises(fudaba.BadSetup, match="There is no bot ‘clever’"):
        fudaba.new_game("bridge_over").play_out("clever")
    with pytest.raises(fudaba.BadSetup, match="3 bots were given, but there are 2 seats"):
        fudaba.new_game("bridge_over", seats=2).play_out("random", "random", "random")


def test_a_seat_that_is_not_there_is_an_index_error() -> None:
    with pytest.raises(IndexError, match="there is no seat 2"):
        fudaba.new_game("bridge_over", seats=2).view(2)


def test_nothing_can_be_answered_after_the_end() -> None:
    match = fudaba.new_game("bridge_over", seed="f")
    match.play_out("random")
    with pytest.raises(RuntimeError, match="the game is over"):
        match.answer(0)


def test_simulations_are_the_same_for_any_number_of_workers() -> None:
    one = fudaba.simulate("bridge_over", ["sensible", "random"], 60, seed=4, rounds=1)
    two = fudaba.simulate("bridge_over", ["sensible", "random"], 60, seed=4, workers=2, rounds=1)
    assert one.plain() == two.plain()


def test_bots_may_be_named_in_one_text() -> None:
    listed = fudaba.simulate("bridge_over", "sensible, random", 4, rounds=1)
    assert listed.plain() == fudaba.simulate("bridge_over", ["sensible", "random"], 4, rounds=1).plain()
    with pytest.raises(fudaba.BadSetup, match="for 2 to 6 players, not 1"):
        fudaba.simulate("bridge_over", "random")
    with pytest.raises(fudaba.BadSetup, match="There is no bot ‘randm’"):
        fudaba.simulate("bridge_over", "randm,random")


def test_a_scenario_that_fails_says_where(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    setup = "setup: {top: red 5, A: {hand: [red 1]}, B: {hand: [red 2]}}"
    file.write_text(f"scenario: x\ngame: bridge_over\n{setup}\nsteps:\n  - see: {{A.hand: {{count: 99}}}}\n")
    (outcome,) = fudaba.run_scenario(file)
    assert not outcome.ok
    assert outcome.message is not None
    assert f"{file}:5" in outcome.message
    with pytest.raises(fudaba.ScenarioError, match="nonsense"):
        fudaba.run_scenario("scenario: x\ngame: nonsense\nsetup: {}\nsteps: []\n")


class Numeral:
    """A number as arrays have them."""

    def __index__(self) -> int:
        return 1


def test_numbers_of_arrays_are_numbers() -> None:
    match = fudaba.new_game("innovation", seed=3)
    match.answer(Numeral())
    assert match.answers == ((1,),)
    assert type(match.answers[0][0]) is int


@pytest.mark.parametrize("pick", [True, 1.0, None, [0]])
def test_what_is_neither_number_nor_label_answers_nothing(pick: Any) -> None:
    """True was kept as an answer, and a record with it could not be read again."""
    match = fudaba.new_game("innovation", seed=3)
    with pytest.raises(TypeError, match="a pick is the number of a choice, or a label, not"):
        match.answer(pick)
    assert match.answers == ()


def test_names_that_no_record_could_keep_are_refused_at_the_beginning() -> None:
    names: Any = [1, 2]
    with pytest.raises(TypeError, match="a name is a text, not 1"):
        fudaba.new_game("dominion", names=names)
    with pytest.raises(ValueError, match="is not Unicode text"):
        fudaba.new_game("dominion", names=["\ud800", "B"])


def test_a_language_that_there_is_not_is_refused_at_the_beginning() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'; known are en, ja"):
        fudaba.new_game("bridge_over", lang="fr")
    with pytest.raises(ValueError, match="unknown language 'fr'"):
        fudaba.load(fudaba.new_game("bridge_over").record(), lang="fr")


def test_a_game_that_goes_on_from_another_is_loaded_up_to_any_moment() -> None:
    """Before the next seed takes over it has the one before; a record that lacks those answers is none."""
    match = fudaba.new_game("bridge_over", seats=2, seed="first")
    for _ in range(6):
        match.answer(*match.bot_answer("uniform"))
    record = match.record()
    record.earlier = [Earlier(seed="first", answers=6)]
    record.seed, record.commitment = "second", commitment("second")
    both = fudaba.load(record)
    for _ in range(6):
        both.answer(*both.bot_answer("uniform"))
    for number in (0, 3, 6, 9, 12):
        part = fudaba.load(both.record(), upto=number)
        assert part.answers == both.answers[:number]
        assert part.seed == ("first" if number < 6 else "second")
        back = fudaba.load(both.record())
        for _ in range(12 - max(number, 6)):
            back.undo()
        if number >= 6:
            assert part.view(0).data() == back.view(0).data()
        else:
            assert part.view(0).data() == fudaba.load(match.record(), upto=number).view(0).data()
    with pytest.raises(ValueError, match="there are no -1 answers"):
        fudaba.load(both.record(), upto=-1)


def test_a_printed_match_is_the_table_as_who_decides_sees_it() -> None:
    match = fudaba.new_game("dominion", seed="t", kingdom="quiet_street", names=["Ann", "Bob"])
    assert str(match) == match.text(0)
    assert "Your hand: Copper" in match.text(0)
    assert "Your hand" not in match.text()
    assert "Province 8" in match.text()
    match.lang = "ja"
    assert "属州" in str(match)
    match.play_out("random")
    assert str(match) == match.text()
    with pytest.raises(IndexError, match="no seat 2"):
        match.text(2)


@pytest.mark.parametrize("game", ["dominion", "innovation", "bridge_over"])
@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("ja", "ゲーム終了")])
def test_a_game_that_is_over_is_said_to_be_so_once(game: str, lang: str, over: str) -> None:
    match = fudaba.new_game(game, seats=2, seed="over", lang=lang)
    assert over not in match.text()
    match.play_out("random")
    lines = match.text().splitlines()
    assert [line.count(over) for line in lines[:2]] == [0, 1]
    assert match.text().count(over) == 1


def test_the_options_have_the_cards_that_were_drawn() -> None:
    match = fudaba.new_game("dominion", seed="drawn", sets="base,prosperity", landscapes=0)
    again = fudaba.new_game("dominion", seed="another", **match.options)
    supply = {zone for zone in match.view().data().zones if "pile" in zone}
    assert len(str(match.options["kingdom"]).split(",")) == 10
    assert again.options["kingdom"] == match.options["kingdom"]
    assert {zone for zone in again.view().data().zones if "pile" in zone} == supply
    assert again.text().splitlines()[2:-2] == match.text().splitlines()[2:-2]
    assert fudaba.load(match.record()).options == match.options


def test_options_of_a_situation_are_those_that_it_has() -> None:
    (outcome,) = fudaba.run_scenario(
        "scenario: x\ngame: dominion\nsetup: {supply: [Witch], A: {hand: [Copper]}}\nsteps: []\n"
    )
    assert "kingdom" in outcome.matches[0].options
    assert outcome.message is None


def test_what_is_not_there_is_none() -> None:
    match = fudaba.new_game("dominion", seed="n", kingdom="quiet_street")
    assert match.ask is not None
    choices = {choice.label: choice for choice in match.ask.choices}
    assert choices["buy Copper"] == fudaba.Choice("buy Copper", "buy", card="copper")
    assert match.ask.rule is None
    assert choices["end turn"].card is None
    assert choices["end turn"].number is None
    match.play_out("random")
    lines = match.log()
    assert all(line.rule is None or line.rule for line in lines)
    assert lines[0].cause is None
    assert all(line.cause is None or 0 <= line.cause < number for number, line in enumerate(lines))


def test_research_without_its_extra_says_how_to_install_it() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "from importlib import util; find = util.find_spec\n"
        "util.find_spec = lambda name, package=None: None if name == 'numpy' else find(name, package)\n"
        "try: import fudaba.research.pettingzoo\n"
        "except ModuleNotFoundError as error: print(error.name, error)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == (
        "numpy fudaba.research needs the extra 'research', which is not installed: "
        "pip install 'fudaba-core[research]'\n"
    )
