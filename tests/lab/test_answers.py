"""Labels: in English and Japanese, with and without their verb, alone and in lists."""

import pytest

from fudaba.kernel.seen import SeenOption
from fudaba.lab import run, scenarios
from fudaba.lab.adapter import Seats, adapter_of
from fudaba.lab.scenario import labels as label_module
from fudaba.lab.scenario import vocabulary
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.vocabulary import Reading
from fudaba.text import LANGS
from fudaba.text.narrator import narrator
from tests.lab.writing import failure, ran, read

TURN = """\
- A: {answer}
- see: {{A.hand: [red 1, blue 1], attack: 2}}
"""


@pytest.mark.parametrize(
    "answer",
    [
        "play red Draw 2",
        "red Draw 2",
        "Play Red draw 2",
        "[play red Draw 2]",
        "red Draw 2*1",
        "赤 Draw 2を出す",
        "赤Draw 2を出す",
        "赤Draw 2",
        "play 赤 Draw 2",
        "red draw_2",
    ],
)
def test_one_option_may_be_written_in_many_ways(answer: str) -> None:
    assert ran(TURN.format(answer=answer)).ok


@pytest.mark.parametrize(
    "label",
    ["民兵を使用する", "Play Militia", "民兵を使用", "play Militia", "民兵をプレイ", "民兵を使う"],
)
def test_what_a_table_calls_an_option_is_a_label_too(label: str) -> None:
    text = (
        "scenario: A test\ngame: dominion\nsetup: {A: {hand: [Militia]}, B: {}}\n"
        f"steps:\n  - A: {label}\n  - see: {{A.coins: 2}}\n"
    )
    (scenario,) = scenarios(text.encode(), "a.yaml")
    assert isinstance(scenario, Scenario), scenario
    assert run(scenario).ok


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("play blue 1", "‘play blue 1’ is not offered."),
        ("release Amplify", "‘release Amplify’ is not offered."),
        ("take red 1", "‘take red 1’ is not offered."),
        ("pass", "‘pass’ is not offered."),
        ("none", "‘none’ is not offered."),
        ("red", "‘red’ is not offered."),
        ("B", "‘B’ is not offered."),
        ("yes", "‘yes’ is not offered."),
        ("play red 1*2", "‘play red 1’ is offered only once."),
        ("[play red 1, draw]", "2 choices made, but at least 1 and at most 1 must be."),
        ("[]", "0 choices made, but at least 1 and at most 1 must be."),
    ],
)
def test_a_label_that_means_nothing_here_fails_with_the_question(answer: str, message: str) -> None:
    line, found = failure(f"- A: {answer}")
    assert line == 1
    assert found == f"{message} A is asked: turn [play red Draw 2, play red 1, draw]."


RELEASES = """\
scenario: Public cards
game: bridge_over
setup:
  top: red 5
  pile: [green 1, green 3, green 4]
  A: {hand: [Amplify, red 1], front: [Amplify, Clear]}
  B: {hand: [red 8]}
steps:
"""


def released(answer: str) -> tuple[bool, str]:
    outcome = run(read(f"{RELEASES}  - A: {answer}\n"))
    message = outcome.failure.message.text() if outcome.failure else ""
    return outcome.ok, message


@pytest.mark.parametrize(
    "answer",
    [
        "release Clear",
        "Clear",
        "[release Clear, release Amplify]",
        "[Clear, release Amplify]",
        narrator("bridge_over", "ja", []).option(SeenOption("release", face="clear")),
    ],
)
def test_a_verb_may_be_left_out_where_it_means_one_thing(answer: str) -> None:
    assert released(answer) == (True, "")


def test_a_label_that_could_mean_several_things_is_told_with_all_of_them() -> None:
    ok, message = released("Amplify")
    assert not ok
    assert message.startswith("‘Amplify’ may mean [play Amplify, release Amplify]. A is asked: turn [")


def test_only_what_may_be_chosen_together_is() -> None:
    ok, message = released("[release Clear, play red 1]")
    assert not ok
    assert message.startswith("Several may be chosen only if each is a ‘release’.")


def test_equal_cards_are_one_option_and_one_of_them_is_taken() -> None:
    steps = RELEASES.replace("[Amplify, red 1], front: [Amplify, Clear]", "[red 4*2, blue 1]")
    outcome = run(
        read(
            steps + "  - ask: {options: [play red 4, draw]}\n  - A: red 4\n"
            "  - see: {A.hand: [red 4, blue 1], top: red 4}\n"
        )
    )
    assert outcome.ok, outcome.failure


def test_two_equal_public_cards_may_be_released_at_once() -> None:
    steps = RELEASES.replace(
        "[Amplify, red 1], front: [Amplify, Clear]", "[red 1, red 3], front: [Amplify*2]"
    )
    for answer in ("release Amplify*2", "[Amplify, Amplify]", "Amplify*2"):
        text = f"{steps}  - ask: {{options: [play red 1, play red 3, release Amplify, draw], most: 2}}\n"
        outcome = run(read(f"{text}  - A: {answer}\n  - see: {{A.front: [], A.hand: {{count: 4}}}}\n"))
        assert outcome.ok, outcome.failure
    outcome = run(read(f"{steps}  - A: release Amplify*3\n"))
    assert outcome.failure is not None
    assert outcome.failure.message.text().startswith("‘release Amplify’ is offered only 2 times.")


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_a_japanese_label_in_ascii_means_what_it_means_when_both_languages_are_read(game: str) -> None:
    labels = Labels(adapter_of(game), Seats(("A", "B")))
    for face in vocabulary.by_face(game):
        for key, meant in vocabulary.labels_of_card(game, "ja", face).items():
            if key.isascii():
                found = labels.readings(key)
                assert all({each, Reading(None, each.what)} & found for each in meant), key


def test_japanese_labels_are_made_only_where_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, made = [], vocabulary.labels_of_card

    def labels_in(game: str, lang: str, face: str) -> dict[str, set[Reading]]:
        asked.append(lang)
        return made(game, lang, face)

    monkeypatch.setattr(label_module, "labels_of_card", labels_in)
    labels = Labels(adapter_of("dominion"), Seats(("A", "B")))
    assert labels.readings("play Smithy")
    assert set(asked) == {"en"}
    labels.readings("鍛冶屋を使用")
    assert set(asked) == {"en", "ja"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_a_label_is_told_by_the_names_in_it(game: str, lang: str) -> None:
    """Of the thousands of options only those of these cards are told to find what a label means."""
    names = vocabulary.named(game, lang)
    named = [pair for pairs in names.values() for pair in pairs]
    assert len(named) >= 36
    for name, face in named[::11]:
        found = vocabulary.labels_of_card(game, lang, face)
        assert found
        assert all(name in label for label in found)
        for label in (name, f"no {name}s", *found):
            inside = {other for part, other in named if part in label}
            assert set(vocabulary.named_in(label, names)) == inside
