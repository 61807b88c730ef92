"""All legal answers to a question, how many there are, and counts of sequences of answers."""

from __future__ import annotations

from itertools import combinations, islice, permutations
from typing import Any

import pytest

import fudaba
from fudaba.kernel.ask import Ask, IllegalAnswer, Option, numbered
from fudaba.kernel.legal import count_legal_answers, legal_answers


def by_trial(ask: Ask[Any, Any]) -> set[tuple[Any, ...]]:
    """What may be answered, by trying everything: the options of each answer, in order if that matters."""
    found = set()
    for size in range(len(ask.options) + 1):
        ways = permutations if ask.ordered else combinations
        for answer in ways(range(len(ask.options)), size):
            try:
                ask.check(answer)
            except IllegalAnswer:
                continue
            found.add(meant(ask, answer))
    return found


def meant(ask: Ask[Any, Any], answer: tuple[int, ...]) -> tuple[Any, ...]:
    """The options of an answer without what does not matter."""
    options = [ask.options[place].same for place in answer]
    return tuple(options if ask.ordered else sorted(options))


def asking(faces: str, **terms: Any) -> Ask[Any, Any]:
    """A question with an option for each letter: a small one is played, a great one bought."""
    options = [Option("play" if face.islower() else "buy", card, face) for card, face in enumerate(faces)]
    return Ask(owner=0, kind="card", options=options, decider=0, **terms)


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize("together", ["", "play"])
@pytest.mark.parametrize(("least", "most"), [(0, 0), (0, 1), (1, 1), (2, 2), (0, 3), (1, 9), (5, 5)])
@pytest.mark.parametrize("faces", ["a", "ab", "aab", "abA", "abaAB", "aaabb", "AABBA"])
def test_legal_answers_are_those_that_may_be_given(
    faces: str, least: int, most: int, together: str, ordered: bool
) -> None:
    ask = asking(faces, least=least, most=most, together=together, ordered=ordered)
    answers = list(legal_answers(ask))
    for answer in answers:
        ask.check(answer)
    assert {meant(ask, answer) for answer in answers} == by_trial(ask)
    assert len(answers) == len(by_trial(ask)) == count_legal_answers(ask)


def test_numbers_are_not_gone_through_to_be_counted() -> None:
    ask: Ask[Any, Any] = Ask(owner=0, kind="number", options=numbered("number", 5, 10**9), decider=0)
    assert ask.numbers is not None
    assert count_legal_answers(ask) == 10**9 - 4
    assert list(islice(legal_answers(ask), 3)) == [(0,), (1,), (2,)]


def test_an_answer_of_many_cards_is_counted_and_begun_at_once() -> None:
    letters = "".join(map(chr, range(0x4E00, 0x4E00 + 60)))
    ask = asking(letters, least=30, most=60)
    assert count_legal_answers(ask) > 2**59
    assert len(list(islice(legal_answers(ask), 1000))) == 1000
    whole = asking(letters, least=60, most=60)
    assert list(legal_answers(whole)) == [tuple(range(60))]


@pytest.mark.parametrize("game", fudaba.list_games())
def test_every_legal_answer_is_taken_and_bots_give_no_other(game: str) -> None:
    match = fudaba.new_game(game, seed="legal")
    for _ in range(25):
        question = match.ask
        assert question is not None
        count = question.count_legal_answers()
        answers = list(islice(question.legal_answers(), 300))
        assert len(set(answers)) == len(answers) == min(300, count)
        assert count > 1
        for answer in answers[::7]:
            match.fork().answer(*answer)
        match.answer(*match.bot_answer("uniform"))


@pytest.mark.parametrize(
    ("game", "options", "counts"),
    [
        ("bridge_over", {}, [1, 5, 16, 53, 200, 660]),
        ("dominion", {"kingdom": "quiet_street"}, [1, 6, 41, 311, 2397]),
        ("innovation", {}, [1, 2, 4, 12, 33, 104, 329]),
    ],
)
def test_so_many_sequences_of_answers_follow(game: str, options: dict[str, Any], counts: list[int]) -> None:
    match = fudaba.new_game(game, seats=2, seed="perft", **options)
    before = match.record()
    assert [fudaba.perft(match, depth) for depth in range(len(counts))] == counts
    assert match.record() == before


@pytest.mark.parametrize("game", fudaba.list_games())
def test_sequences_are_those_of_all_forks(game: str) -> None:
    match = fudaba.new_game(game, seed="forks")
    assert match.ask is not None
    after = [match.fork().answer(*answer) for answer in match.ask.legal_answers()]
    counts = [0 if question is None else question.count_legal_answers() for question in after]
    assert fudaba.perft(match, 1) == len(counts)
    assert fudaba.perft(match, 2) == sum(counts)


def test_sequences_that_end_the_game_sooner_do_not_count() -> None:
    match = fudaba.new_game("bridge_over", seats=2, seed="end", rounds=1)
    match.play_out("random")
    assert fudaba.perft(match, 0) == 1
    assert fudaba.perft(match, 1) == 0
    with pytest.raises(ValueError, match="cannot have -1 answers"):
        fudaba.perft(match, -1)
