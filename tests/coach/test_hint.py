"""A hint tells what is best and why, costs no more than it may, and says nothing of what lies face down."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.bots.bridge_over.strong import BridgeOverOutlook
from fudaba.bots.mind import Outlook, Reason, SearchCancelled, Weighed, rollout, search, until
from fudaba.bots.mind.chances import interval
from fudaba.coach import Hint, hint, hint_search
from fudaba.coach.texts import answer_text, reasons_text
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, dealt
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 3}),
    ("dominion", {"kingdom": "quiet_street"}),
    ("innovation", {"edition": "third"}),
]
EACH = pytest.mark.parametrize(("game", "options"), TABLES)
NAMES = ["Aya", "Ben"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUDABA_STUDY_GAMES", "0")
    monkeypatch.setattr(hint_search, "ROLLOUTS", 48)
    monkeypatch.setattr(hint_search, "LOOKS", 24)


def at(game: str, options: dict[str, Value], answers: int, seed: str = "hint") -> Driver[Table]:
    """A game between two after some answers of chance, at rest."""
    rules = games.named(game)
    driver = Driver(rules.table(setup_of(rules, seats=2, seed=seed, options=options)))
    driver.start()
    player = bot("random", game, seed)
    given = 0
    while driver.ask is not None and (given < answers or not driver.at_rest):
        driver.answer(player.answer(driver.ask, View(driver.table, driver.ask.decider)))
        given += 1
    return driver


def hinted(driver: Driver[Table], game: str, key: bytes = b"k") -> Hint:
    assert driver.ask is not None
    return hint(driver.ask, Imagining(driver, driver.ask.decider), game, key)


@EACH
def test_a_hint_tells_the_best_answers_with_their_chances_in_words(
    game: str, options: dict[str, Value]
) -> None:
    reasons = 0
    for answers in (6, 11, 23):
        driver = at(game, options, answers)
        ask = driver.ask
        assert ask is not None
        found = hinted(driver, game)
        assert 1 <= len(found.choices) <= 3
        assert found.worlds
        assert len({tuple(choice.answer) for choice in found.choices}) == len(found.choices)
        for choice in found.choices:
            ask.check(tuple(choice.answer))
            assert 0 <= choice.least <= choice.chance <= choice.most <= 1
        seen = View(driver.table, ask.decider).put(ask)
        for lang in LANGS:
            tell = narrator(game, lang, NAMES)
            assert all(answer_text(tell, seen, choice.answer) for choice in found.choices)
            texts = [reasons_text(tell, choice.reasons) for choice in found.choices]
            reasons += sum(map(bool, [*texts, reasons_text(tell, found.threats)]))
    assert reasons >= 4


@pytest.mark.parametrize("game", ["bridge_over", "innovation"])
def test_few_rollouts_say_nothing_against_a_steady_answer(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a long game there is time for two or three: by those, to end the turn might look best."""
    monkeypatch.setattr(hint_search, "FRESH", 2)
    options, several = dict(TABLES)[game], 0
    for answers in range(5, 45, 4):
        driver = at(game, options, answers)
        ask = driver.ask
        if ask is None:
            break
        view = Imagining(driver, ask.decider)
        outlook = hint_search.thinker_for(game).outlook(view)
        own = next(iter(outlook.candidates(ask, view)))
        found = hinted(driver, game)
        several += len(found.choices) > 1
        if outlook.certain(ask, view) is None:
            assert tuple(found.choices[0].answer) == own
    assert several >= 3


@pytest.mark.parametrize(
    ("lang", "together", "in_order"),
    [
        ("en", "play Copper (×3), end turn", "play Copper, end turn, play Copper (×2)"),
        ("ja", "銅貨を使用（×3）、ターン終了", "銅貨を使用、ターン終了、銅貨を使用（×2）"),
    ],
)
def test_equal_options_of_an_answer_are_told_once_with_their_number(
    lang: str, together: str, in_order: str
) -> None:
    driver = at("dominion", {"kingdom": "quiet_street"}, 0)
    ask = driver.ask
    assert ask is not None
    seen, tell = View(driver.table, ask.decider).put(ask), narrator("dominion", lang, NAMES)
    first, *others = [number for number, option in enumerate(ask.options) if option.verb == "play"]
    answer = [first, len(ask.options) - 1, *others[:2]]
    assert answer_text(tell, seen, answer) == together
    assert answer_text(tell, msgspec.structs.replace(seen, together=""), answer) == in_order


@EACH
def test_a_hint_is_the_same_to_the_byte_whatever_lies_face_down(game: str, options: dict[str, Value]) -> None:
    compared = 0
    for number in range(3):
        driver = at(game, options, 8 + 9 * number, f"leak {number}")
        ask = driver.ask
        assert ask is not None
        other = Driver(dealt(driver.table, ask.decider, (), hashlib.sha256(bytes([number])).digest()))
        other.resume()
        assert other.ask is not None
        texts = []
        for there in (driver, other):
            found = hinted(there, game)
            assert there.ask is not None
            options_there = there.ask.options
            chosen = [[options_there[pick].same for pick in choice.answer] for choice in found.choices]
            bare = [msgspec.structs.replace(choice, answer=[]) for choice in found.choices]
            texts.append((chosen, msgspec.json.encode(msgspec.structs.replace(found, choices=bare))))
        assert texts[0] == texts[1]
        compared += driver.table.state.digest() != other.table.state.digest()
    assert compared


def test_a_hint_leaves_the_game_as_it_was_and_depends_on_the_key() -> None:
    game, options = TABLES[1]
    driver = at(game, options, 6)
    before = driver.table.state.digest()
    assert hinted(driver, game) == hinted(driver, game)
    assert driver.table.state.digest() == before
    assert hinted(driver, game, b"another") != hinted(driver, game)


def test_a_hint_costs_no_more_rollouts_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = 0
    whole = rollout.roll_out

    def counted(*given: Any) -> Any:
        nonlocal rolled
        rolled += 1
        return whole(*given)

    monkeypatch.setattr(search, "roll_out", counted)
    hinted(at("dominion", {"kingdom": "quiet_street"}, 20), "dominion")
    assert 0 < rolled <= hint_search.ROLLOUTS


def test_who_is_overtaken_gets_no_hint() -> None:
    driver = at("bridge_over", {"rounds": 1}, 6)
    with pytest.raises(SearchCancelled), until(lambda: True):
        hinted(driver, "bridge_over")


def ended_by(supply: dict[str, int], hand: Sequence[str]) -> Driver[Table]:
    """The Buy phase of a game of Dominion that the player leads."""
    rules = games.named("dominion")
    own: dict[str, Any] = {"zones": {"hand": list(hand), "deck": ["copper"] * 5 + ["province"]}}
    rival: dict[str, Any] = {"zones": {"hand": ["copper"] * 5, "deck": ["copper"] * 5}}
    situation: dict[str, Any] = {"seats": [own, rival], "phase": "buy", "coins": 8, "supply": supply}
    driver = Driver(
        rules.table(setup_of(rules, seats=2, seed="sure", situation=situation_in(rules, situation)))
    )
    driver.start()
    return driver


def test_what_ends_the_game_and_wins_comes_first_and_is_said_to_be_sure() -> None:
    driver = ended_by({"province": 1}, [])
    assert driver.ask is not None
    found = hinted(driver, "dominion")
    (pick,) = found.choices[0].answer
    assert driver.ask.options[pick].face == "province"
    assert found.choices[0].chance == 1
    assert found.choices[0].reasons[0] == Reason("sure")
    assert found.threats[0].name.startswith("dominion-end-")
    assert found.threats[0].number == 1


def test_what_is_sure_comes_first_although_others_did_better_where_they_were_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A trial is by chance and may not see the end; what is sure needs none."""
    driver = ended_by({"province": 1, "gold": 9, "duchy": 9}, [])
    assert driver.ask is not None
    province = next(n for n, one in enumerate(driver.ask.options) if one.face == "province")
    tried = []

    def worst_first(answers: Sequence[Answer], *given: Any) -> list[Weighed]:
        tried.append(answers)
        others = [answer for answer in answers if answer != (province,)]
        return [Weighed(one, 50, 0.9, 0.01, 0.9, 0.01, 0.1, 0.01, 0.1, 0.01) for one in others] + [
            Weighed((province,), 50, 0.2, 0.01, 0.2, 0.01, 0.0, 0.0, 0.0, 0.0)
        ]

    monkeypatch.setattr(hint_search, "compared", worst_first)
    found = hinted(driver, "dominion")
    assert len(tried[-1]) > hint_search.SHOWN, "by its trial it would not even be shown"
    assert found.choices[0].answer == [province]
    assert [one.reasons[:1] == [Reason("sure")] for one in found.choices] == [True, False, False]


# Which answers are told, and what of them.


def listened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[Answer], Outlook, int]]:
    """Of each comparison of answers: which, how they were judged, and in how many worlds."""
    whole, heard = search.compared, []

    def compared(
        answers: list[Answer], view: Imagining, outlook: Outlook, worlds: int, asked: int, key: bytes
    ) -> list[Weighed]:
        heard.append((list(answers), outlook, worlds))
        return whole(answers, view, outlook, worlds, asked, key)

    monkeypatch.setattr(hint_search, "compared", compared)
    return heard


def opening(coins: int) -> Driver[Table]:
    """The first Buy phase of a game of Dominion with so many coins."""
    rules = games.named("dominion")
    seat: dict[str, Any] = {"zones": {"hand": ["estate"], "deck": ["copper"] * 7 + ["estate"] * 2}}
    supply = dict.fromkeys(("smithy", "remodel", "moneylender", "harbinger", "cellar", "village"), 10)
    situation = {"seats": [seat, seat], "phase": "buy", "coins": coins, "supply": supply}
    driver = Driver(
        rules.table(setup_of(rules, seats=2, seed="opening", situation=situation_in(rules, situation)))
    )
    driver.start()
    return driver


def test_no_answer_is_given_up_early_and_the_best_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was tried in few worlds looks good by luck: once "end turn" stood before Silver."""
    heard = listened(monkeypatch)
    monkeypatch.setattr(hint_search, "LOOKS", 108)
    monkeypatch.setattr(hint_search, "ROLLOUTS", 148)
    driver = opening(4)
    ask = driver.ask
    assert ask is not None
    found = hinted(driver, "dominion")
    (all_answers, _, looks), (closer, _, more), (best, _, fresh) = heard
    view = Imagining(driver, ask.decider)
    own = hint_search.thinker_for("dominion").outlook(view).candidates(ask, view)[0]
    assert len(all_answers) > 6
    assert looks == 54 // len(all_answers)
    assert own == closer[0]
    assert set(best) <= set(closer) < set(all_answers)
    assert more == 54 // len(closer)
    assert best[0] == own
    assert len(best) <= 4
    assert fresh >= 10
    assert all(tuple(choice.answer) in best for choice in found.choices)
    assert {ask.options[choice.answer[0]].face for choice in found.choices} & {"silver", "smithy"}


def test_where_a_level_weighs_one_answer_the_others_are_told_beside_it() -> None:
    game, options = TABLES[1]
    count = 0
    for answers in range(20, 100, 4):
        driver = at(game, options, answers)
        ask = driver.ask
        assert ask is not None
        view = Imagining(driver, ask.decider)
        few = hint_search.thinker_for(game).outlook(view).candidates(ask, view)
        if len(few) > 1 or len(few[0]) > 1 or ask.least > 1:
            continue
        found = hinted(driver, game)
        different = {option.same for option in ask.options}
        assert len(found.choices) == min(3, len(different))
        assert len({ask.options[pick].same for choice in found.choices for pick in choice.answer}) >= 2
        count += 1
    assert count


def test_a_round_of_bridge_over_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The text says that it was; the bot itself judges by what a network foretells after a turn."""
    heard = listened(monkeypatch)
    hinted(at(*TABLES[0], 6), "bridge_over")
    *_, (_, judged, _) = heard
    assert isinstance(judged, BridgeOverOutlook)
    assert judged.to_the_end


def test_an_estimate_has_the_interval_of_chances_not_of_games_won_or_lost() -> None:
    found = hinted(at(*TABLES[2], 11), "innovation")
    assert found.choices
    for choice in found.choices:
        least, most = interval(choice.chance * found.worlds, found.worlds)
        assert choice.most - choice.least < most - least


def test_what_the_game_has_no_words_for_is_told_beside_what_is_steady(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = opening(4)
    ask = driver.ask
    assert ask is not None
    view = Imagining(driver, ask.decider)
    own = next(n for n, one in enumerate(ask.options) if one.face == "smithy")
    other = next(n for n, one in enumerate(ask.options) if one.face == "silver")

    def beside(answer: int, ahead: float) -> list[Reason]:
        one = Weighed((answer,), 100, 0.5, 0.05, 0.5, 0.05, ahead, 0.02, ahead, 0.02)
        return hint_search._beside(ask, view, one, (own,))

    assert beside(own, 0.0) == [Reason("own")]
    assert beside(other, 0.1) == [Reason("instead", ("smithy",), number=1)]
    assert beside(other, 0.01) == [Reason("even", ("smithy",), number=1)]
    assert beside(other, -0.1) == []
    tell = narrator("dominion", "en", NAMES)
    assert reasons_text(tell, beside(other, 0.1)) == (
        "A Steady bot would choose Smithy, but this did better when played out."
    )
    assert "would answer differently; this does about as well" in reasons_text(tell, [Reason("even")])


def position_of(hand: list[str], deck: list[str], answers: Sequence[str] = ()) -> Driver[Table]:
    """A turn of Dominion with this hand, after these cards were chosen."""
    rules = games.named("dominion")
    zones = {"hand": hand, "deck": deck}
    situation: dict[str, Any] = {
        "seats": [{"zones": zones}, {"zones": {"deck": ["copper"] * 7}}],
        "supply": {id: -1 for id in (*hand, "village") if id not in ("copper", "silver")},
    }
    driver = Driver(
        rules.table(setup_of(rules, seats=2, seed="turn", situation=situation_in(rules, situation)))
    )
    driver.start()
    for face in answers:
        assert driver.ask is not None
        driver.answer((next(n for n, one in enumerate(driver.ask.options) if one.face == face),))
    return driver


def test_a_hint_names_the_better_order_of_the_turn() -> None:
    """Hamlet first, then a Copper for an Action: both Goons are played."""
    hand = ["hamlet", "goons", "goons", "copper", "copper"]
    deck = ["copper", "estate", "copper", "copper", "silver"]
    driver = position_of(hand, deck)
    assert driver.ask is not None
    found = hint(driver.ask, Imagining(driver, 0), "dominion", b"turn")
    assert found.choices[0].reasons[0] == Reason("dominion-order", ("hamlet", "goons", "goons"))
    assert found.choices[0].reasons[1] == Reason("dominion-discarding", ("copper",))
    driver = position_of(hand, deck, ["hamlet"])
    assert driver.ask is not None
    found = hint(driver.ask, Imagining(driver, 0), "dominion", b"turn")
    assert [driver.ask.options[pick].face for pick in found.choices[0].answer] == ["copper"]
    assert found.choices[0].reasons == [Reason("dominion-playable", ("goons",))]


def test_a_first_hint_costs_a_part_of_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_search, "LOOKS", 400)
    monkeypatch.setattr(hint_search, "ROLLOUTS", 800)
    rollouts = 0
    roll_out = rollout.roll_out

    def counted(*given: Any) -> rollout.Rollout:
        nonlocal rollouts
        rollouts += 1
        return roll_out(*given)

    monkeypatch.setattr(search, "roll_out", counted)
    driver = at("dominion", {"kingdom": "quiet_street"}, 12)
    assert driver.ask is not None
    view = Imagining(driver, driver.ask.decider)
    assert hint(driver.ask, view, "dominion", b"first", hint_search.FIRST).choices
    assert 0 < rollouts <= 800 // hint_search.FIRST
