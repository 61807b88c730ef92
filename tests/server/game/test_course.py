"""The moments of a game, also where nobody had to be asked."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.ask import Answer, IllegalAnswer, Option
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import SPECTATOR
from fudaba.lab.scenario.reader import read_file
from fudaba.server.game.rendering import OPEN, Renderer
from fudaba.server.game.timeline import Timeline, moment_at
from fudaba.server.protocol.schema import Text

GAME = games.named("bridge_over")
NAMES = ["Aya", "Ben", "Chika"]
SITUATIONS = Path(__file__).parents[2] / "scenarios" / "bridge_over" / "amplify.yaml"


def timeline(seed: str, count: int = 10**6) -> Timeline:
    """A game in which chance plays."""
    made = Timeline(GAME, setup_of(GAME, seats=3, seed=seed, options={"rounds": 1}), NAMES)
    player = bot("random", GAME.name, seed)
    while made.session.ask is not None and len(made.session.answers) < count:
        made.answer(player.answer(made.session.ask, made.session.view(made.session.ask.decider)))
    return made


def test_a_question_that_nobody_had_to_be_asked_is_a_moment() -> None:
    made = timeline("1")
    assert len(made.marks) == made.sequence + 1
    assert len(made.marks) > len(made.session.answers) + 1
    answers = [mark.answers for mark in made.marks]
    assert answers == sorted(answers)
    assert answers[-1] == len(made.session.answers)
    assert made.marks[-1].decider == -1


def test_such_a_moment_shows_the_table_as_it_was() -> None:
    made = timeline("1", 0)
    player = bot("random", GAME.name, "1")
    renderer = Renderer(GAME.name, NAMES, made.setup.options)
    passed = 0
    while made.session.ask is not None:
        ask = made.session.ask
        moments = made.answer(player.answer(ask, made.session.view(ask.decider)))
        for moment, following in pairwise(moments):
            passed += 1
            assert moment.passed
            assert moment.ask is not None
            assert moment.lines <= following.lines
            question = renderer.question(moment, moment.ask.decider)
            assert question is not None
            assert not question.mine
            assert question.options == []
        assert not moments[-1].passed
    assert passed > 5


def test_the_same_answers_make_the_same_moments() -> None:
    made = timeline("2", 30)
    again = Timeline(GAME, made.setup, NAMES)
    for answer in made.session.answers:
        again.answer(answer)
    assert ([*again.marks], again.sequence) == ([*made.marks], made.sequence)


def test_a_log_that_begins_empty_goes_on() -> None:
    """A game that begins in the middle has told nothing yet."""
    situation = next(iter(read_file(SITUATIONS))).setup.situation
    setup = setup_of(GAME, seats=2, seed="0", options={}, situation=situation)
    made = Timeline(GAME, setup, NAMES[:2])
    assert len(made.log) == 0
    made.answer((0,))
    assert [event.kind for event in made.log] == [event.kind for event in made.session.events] != []


def test_an_undo_takes_back_moments_and_goes_on_counting() -> None:
    made = timeline("2", 30)
    sequence, marks = made.sequence, list(made.marks)
    lines = made.now().lines
    now = made.undo(3, sequence)
    assert made.sequence == sequence + 2
    assert [*made.marks] == marks[: len(made.marks)]
    assert len(made.session.answers) == 27
    assert now.lines < lines
    assert made.since(sequence) == now.lines
    assert made.since(sequence + 1) == made.since(sequence + 2) == now.lines
    assert made.since(0) <= marks[0].lines
    for count in (0, -1, 28):
        with pytest.raises(ValueError, match="cannot be taken back"):
            made.undo(count, 0)


def test_an_undo_at_a_skipped_question_counts_on_from_there() -> None:
    """What would have been shown after it never is, and nobody can count that it was there."""
    made = timeline("1", 0)
    player = bot("random", GAME.name, "1")
    while made.session.ask is not None:
        before = made.sequence
        moments = made.answer(player.answer(made.session.ask, made.session.view(made.session.ask.decider)))
        if len(moments) > 1:
            now = made.undo(1, before + 1)
            assert made.sequence == before + 3, "nor that somebody saw it early"
            assert made.since(before + 1) == now.lines
            return
    raise AssertionError("nobody was ever passed over")


def test_an_illegal_answer_makes_no_moment() -> None:
    made = timeline("2", 5)
    before = (made.sequence, list(made.marks))
    with pytest.raises(IllegalAnswer):
        made.answer((99,))
    assert (made.sequence, [*made.marks]) == before


@pytest.mark.parametrize("step", [0, 1, 7, 10**6])
def test_any_moment_is_found_again(step: int) -> None:
    made = timeline("3", 20)
    answers: list[Answer] = made.session.answers
    _, moment = moment_at(GAME, made.setup, NAMES, answers, step)
    mark = made.marks[min(step, len(made.marks) - 1)]
    assert (moment.lines, moment.answers) == (mark.lines, mark.answers)


def test_only_what_says_something_of_hidden_cards_is_a_moment() -> None:
    made = timeline("1", 0)
    table = made.session.table
    hand = next(zone for zone in table.state.layout if (zone.owner, zone.name) == (0, "hand"))
    card = table.state.zones[hand.number][0]
    open_card = table.state.zones[next(z.number for z in table.state.layout if z.name == "discard")][0]
    for option, says in (
        (Option("draw"), True),
        (Option("none"), True),
        (Option("play", card, table.cards[card].face), True),
        (Option("play", open_card, table.cards[open_card].face), False),
        (Option("player", seat=1), False),
        (Option("colour", word="red"), False),
        (Option("number", number=3), False),
    ):
        assert table.might_be_asked(table.question(0, "x", [option])) is says
    assert not table.might_be_asked(table.question(0, "x", []))


def test_who_sees_all_hands_sees_what_each_seat_sees() -> None:
    made = timeline("4", 12)
    renderer = Renderer(GAME.name, NAMES, made.setup.options)
    table = made.session.table
    every = renderer.view(table, OPEN)
    for seat in range(3):
        assert every.zones[f"{seat}.hand"] == renderer.view(table, seat).zones[f"{seat}.hand"]
    assert every.zones["pile"] == renderer.view(table, SPECTATOR).zones["pile"]
    events = made.log
    lines = renderer.lines(table, events, OPEN, 0, len(events))
    for seat in range(3):
        for own, line in zip(renderer.lines(table, events, seat, 0, len(events)), lines, strict=True):
            assert bool(line.cards) >= bool(own.cards)
            assert line.depth == own.depth


@pytest.mark.parametrize(
    ("game", "en", "ja"),
    [
        ("dominion", "Aya: Buy phase", "Ayaの購入フェイズ"),
        (
            "innovation",
            "Aya is asked: “Which of your two cards do you meld to start?”",
            "Ayaへの質問：「最初にメルドするカードを2枚から",
        ),
        ("innovation", "Aya: first action", "Ayaの1つ目のアクション"),
        ("bridge_over", "Aya is asked: “Your turn: ", "Ayaへの質問：「あなたの手番です。"),
    ],
)
def test_who_watches_all_hands_reads_whose_phase_it_is(game: str, en: str, ja: str) -> None:
    named = games.named(game)
    made = Timeline(named, setup_of(named, seats=2, seed="1"), NAMES[:2])
    renderer = Renderer(game, NAMES[:2], made.setup.options)
    player = bot("random", game, "1")
    read: list[Text] = []
    while (ask := made.session.ask) is not None and len(read) < 40:
        moment = made.now()
        asked, watched = renderer.question(moment, ask.decider), renderer.question(moment, OPEN)
        assert asked is not None
        assert watched is not None
        assert watched.mine is False
        assert watched.options == asked.options
        assert NAMES[ask.decider] in watched.text.en
        assert NAMES[ask.decider] in watched.text.ja
        assert not asked.text.en.startswith(f"{NAMES[ask.decider]}:")
        read.append(watched.text)
        made.answer(player.answer(ask, made.session.view(ask.decider)))
    assert any(text.en.startswith(en) and text.ja.startswith(ja) for text in read)
