"""The record: small, whole, and refused with a clear word where it is not what it says it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fudaba.kernel.dice import commitment, key_of
from fudaba.kernel.game import BadSetup, Game
from fudaba.kernel.problem import nearest
from fudaba.kernel.record import BadRecord, Record, decode, encode, replay, setup_from, verify
from fudaba.kernel.session import Session
from tests.kernel.script import Script, some_answer
from tests.kernel.toy_game import GAME


def find(name: str) -> Game:
    """The toy, by its name."""
    if name != "toy":
        raise BadSetup("problem-no-game", game=name, near=nearest(name, ["toy"]))
    return GAME


@pytest.fixture(scope="module")
def finished() -> Session:
    """A game played to its end."""
    session = Script(seed="record", turns=6).session
    while session.ask is not None:
        session.answer(some_answer(session.ask, key_of("record"), len(session.answers)))
    return session


@pytest.fixture
def record(finished: Session) -> Record:
    """Its record, written and read."""
    return decode(encode(finished.record()))


def test_a_record_is_small_json_of_what_fixes_the_game(finished: Session) -> None:
    data = encode(finished.record())
    assert data.endswith(b"}\n")
    assert json.loads(data) == {
        "format": "fudaba-record/1",
        "rules": 1,
        "game": "toy",
        "options": {"turns": 6, "leak": "no"},
        "names": ["player 0", "player 1"],
        "seed": "record",
        "commitment": commitment("record"),
        "answers": [list(answer) for answer in finished.answers],
        "situation": None,
        "final": finished.table.state.digest(),
        "earlier": [],
    }


def test_a_record_comes_back_as_it_was(finished: Session, record: Record) -> None:
    assert record == finished.record()
    assert setup_from(GAME, record) == finished.setup
    assert verify(record, find) == record.final


def test_a_game_not_over_has_no_final_state() -> None:
    game = Script({"hand": ["nest", "echo", "acorn"]}, {})
    game.say(0, "play nest")
    record = decode(encode(game.session.record()))
    assert record.final is None
    assert record.situation is not None
    driver = replay(record, find)
    assert driver.ask is not None
    assert driver.ask.kind == "set_aside"
    assert verify(record, find) == game.toy.state.digest()
    with pytest.raises(RuntimeError, match="keeps no checkpoints"):
        driver.fork()


def test_a_record_is_replayed_as_far_as_wanted(finished: Session, record: Record) -> None:
    driver = replay(record, find, upto=0)
    assert driver.ask is not None
    assert driver.table.events is None
    assert driver.table.state.turns == 0
    half = replay(record, find, upto=len(record.answers) // 2, events=True)
    assert half.table.events
    for answer in finished.answers[len(record.answers) // 2 :]:
        half.answer(answer)
    assert half.table.state.digest() == record.final


# What is no record.


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "Not valid JSON: "),
        (b"hello", "Not valid JSON: "),
        (b'{"format": "fudaba-record/1"', "Not valid JSON: "),
        (b'{"format": "\xff"}', "Not valid JSON: "),
        (b'{"seed": "\\ud800"}', "Not valid JSON: "),
        (b"[" * 100_000, "Not valid JSON: "),
        (b"[]", "The format is ‘None’, but ‘fudaba-record/1’ is needed"),
        (b"7", "The format is ‘None’"),
        (b"{}", "The format is ‘None’"),
        (b'{"format": "fudaba-record/2"}', "The format is ‘fudaba-record/2’, but"),
        (b'{"format": ["fudaba-record/1"]}', "The format is "),
        (b'{"format": "fudaba-record/1"}', "Not a game file: .*missing required field `rules`"),
    ],
)
def test_what_is_not_a_record_is_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        decode(data)


def edited(record: Record, change: Callable[[dict[str, Any]], None]) -> bytes:
    """A record's JSON with something changed in it."""
    data = json.loads(encode(record))
    change(data)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("rules", "1", r"Expected `int`, got `str` - at `\$.rules`"),
        ("rules", True, r"at `\$.rules`"),
        ("names", "AB", r"at `\$.names`"),
        ("seed", 7, r"at `\$.seed`"),
        ("answers", [0, 1], r"at `\$.answers\[0\]`"),
        ("answers", [["0"]], r"at `\$.answers\[0\]\[0\]`"),
        ("answers", [[0.5]], r"at `\$.answers"),
        ("answers", None, r"at `\$.answers`"),
        ("options", {"turns": None}, r"at `\$.options"),
        ("options", {"turns": [1]}, r"at `\$.options"),
        ("situation", [], r"at `\$.situation`"),
        ("final", 0, r"at `\$.final`"),
        ("extra", 1, "unknown field `extra`"),
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(
    record: Record, key: str, value: object, complaint: str
) -> None:
    with pytest.raises(BadRecord, match=complaint):
        decode(edited(record, lambda data: data.update({key: value})))


def test_a_field_that_is_missing_is_refused(record: Record) -> None:
    for key in ("rules", "game", "options", "names", "seed", "commitment", "answers"):
        with pytest.raises(BadRecord, match=f"missing required field `{key}`"):
            decode(edited(record, lambda data, key=key: data.pop(key)))  # type: ignore[misc]  # binds key


# What cannot be, or has been tampered with.


def put(**fields: Any) -> Callable[[dict[str, Any]], None]:
    """Set fields of a record."""
    return lambda data: data.update(fields)


def longer(data: dict[str, Any]) -> None:
    data["answers"].append([0])


def shorter(data: dict[str, Any]) -> None:
    data["answers"].pop()


def too_high(data: dict[str, Any]) -> None:
    data["answers"][2] = [99]


def negative(data: dict[str, Any]) -> None:
    data["answers"][1] = [-1]


def huge(data: dict[str, Any]) -> None:
    data["answers"][1] = [10**30]


def too_many(data: dict[str, Any]) -> None:
    data["answers"][0] = [0, 1]


def empty(data: dict[str, Any]) -> None:
    data["answers"][0] = []


TAMPERED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (put(game="toi"), "There is no game ‘toi’. Did you mean ‘toy’"),
    (put(rules=2), "made with version 2 of the rules; the current version is 1"),
    (put(options={"turn": 6}), "There is no option ‘turn’. Did you mean ‘turns’"),
    (put(options={"turns": 99}), "‘turns’ must be a number from 1 to 60, not ‘99’"),
    (put(options={"turns": True}), "‘turns’ must be a number from 1 to 60, not ‘True’"),
    (put(options={"leak": "a lot"}), "‘leak’ can't be ‘a lot’; choose from no, word"),
    (put(names=["alone"]), "toy is for 2 to 4 players, not 1"),
    (put(names=[]), "toy is for 2 to 4 players, not 0"),
    (put(situation={"seats": [{"hand": ["akorn"]}, {}]}), "There is no card ‘akorn’. Did you mean ‘acorn’"),
    (put(situation={"seats": [{"hands": []}, {}]}), "There is no place ‘hands’. Did you mean ‘hand’"),
    (longer, r"Answer \d+ comes after the end of the game"),
    (too_high, "Answer 2: There is no option 99; options are numbered 0 to"),
    (negative, "Answer 1: There is no option −1"),
    (huge, "Answer 1: There is no option 1000000"),
    (too_many, "Answer 0: 2 chosen, but you must choose 1 to 1"),
    (empty, "Answer 0: 0 chosen"),
]
AGAINST_THE_END: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (shorter, "The file has a final state, but its answers do not end the game"),
    (put(final="0" * 64), "The final state is [0-9a-f]{64}, but the file says 0{64}"),
    (put(seed="another"), "The seed does not match its commitment"),
    (put(commitment="0" * 64), "The seed does not match its commitment"),
]


@pytest.mark.parametrize(("change", "complaint"), TAMPERED + AGAINST_THE_END)
def test_verifying_refuses_it(record: Record, change: Any, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        verify(decode(edited(record, change)), find)


@pytest.mark.parametrize(("change", "complaint"), TAMPERED)
def test_replaying_refuses_it(record: Record, change: Any, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        replay(decode(edited(record, change)), find)


@pytest.mark.parametrize(("change", "complaint"), TAMPERED[1:])
def test_so_does_resuming(record: Record, change: Any, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Session.resumed(GAME, decode(edited(record, change)))


def test_a_record_of_another_game_is_not_resumed(record: Record) -> None:
    with pytest.raises(BadRecord, match="a game of toi, not of toy"):
        Session.resumed(GAME, decode(edited(record, put(game="toi"))))


def test_another_seed_with_its_own_commitment_ends_otherwise(record: Record) -> None:
    """The answers may happen to be legal; the state they lead to is another."""
    forged = msgspec.structs.replace(record, seed="x", commitment=commitment("x"))
    with pytest.raises(BadRecord):
        verify(forged, find)


def test_an_answer_changed_into_another_legal_one_is_found(finished: Session, record: Record) -> None:
    answers = [list(answer) for answer in finished.answers]
    answers[-1] = [0] if answers[-1] != [0] else [1]
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(record, answers=answers), find)
