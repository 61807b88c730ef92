"""Whole games out of logs: what a log hides is found, and the record holds."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import fudaba
from fudaba import games, logs
from fudaba.cli import main
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.deals import Deal, Deals
from fudaba.kernel.record import decode, encode, replay, verified
from fudaba.logs.atoms import Atom, LoggedDeed, atoms_of
from fudaba.logs.foresight import order_of
from fudaba.logs.knowledge import Knowledge
from fudaba.logs.matching import Misfit, Place, Step, followed
from fudaba.logs.replay import replayed
from fudaba.logs.writer import log_text
from fudaba.server.lobby.import_export import kept_of
from tests.logs.games import kingdom_of, money, played

PATIENT = 600.0
"""Seconds that no pass here comes near, however slow the machine is."""
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_log_of_one_player_becomes_the_whole_game(seed: int, viewer: int) -> None:
    record = money(seed)
    text = log_text(record, viewer)
    found = replayed(logs.read(text, kingdom=kingdom_of(record)), seconds=PATIENT)
    assert found.whole
    assert found.record is not None
    assert lines(log_text(found.record, viewer)) == lines(text)
    assert verified(found.record, games.named).over
    truth, ours = fudaba.load(record).result, fudaba.load(found.record).result
    assert truth is not None
    assert ours is not None
    assert ours.scores == truth.scores


def test_a_log_that_hides_nothing_becomes_the_whole_game() -> None:
    found = replayed(logs.read(log_text(money(1)), kingdom=kingdom_of(money(1))), seconds=PATIENT)
    assert found.whole


def lines(text: str) -> list[object]:
    """What a log says, as far as it is compared: a list of cards in any order."""
    return [(atom.kind, atom.seat, atom.named, atom.hidden) for atom in atoms_of(logs.read(text))]


def test_a_game_that_is_brought_along_is_not_sealed(tmp_path: Path, capsys: Capture) -> None:
    log, game = tmp_path / "log.txt", tmp_path / "game.json"
    log.write_text(log_text(money(1), 0), "utf-8")
    command = ["logs", "replay", str(log), "--to", str(game)]
    assert main(command) == 2
    assert "--kingdom" in capsys.readouterr().err
    assert main([*command, "--kingdom", "quiet_street"]) == 0
    assert "the whole game" in capsys.readouterr().out
    assert main(["verify", str(game)]) == 0
    output = capsys.readouterr().out
    assert "brought along, not sealed" in output
    assert "seed" not in output
    assert main(["verify", str(game), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sealed"] is False
    assert main([*command, "--kingdom", "quiet_street"]) == 2  # the file is there
    with pytest.raises(fudaba.BadRecord, match="brought along"):
        kept_of(decode(game.read_bytes()), [], "over")


def test_where_it_stops_is_said_and_what_came_before_stands(tmp_path: Path, capsys: Capture) -> None:
    text = log_text(money(1), 0).splitlines()
    turn = next(place for place, line in enumerate(text) if line == "Turn 9 - Bob")
    text[turn + 1] = "B plays 9 Golds. (+$27)"
    log, game = tmp_path / "log.txt", tmp_path / "game.json"
    log.write_text("\n".join(text), "utf-8")
    command = ["logs", "replay", str(log), "--to", str(game), "--kingdom", "quiet_street", "--seconds", "4"]
    assert main(command) == 1
    output = capsys.readouterr().out
    assert f"It stops at line {turn + 2}: ‘B plays 9 Golds. (+$27)’." in output
    record = decode(game.read_bytes())
    assert not verified(record, games.named).over
    before = lines("\n".join(text[:turn]))
    assert lines(log_text(record, 0))[: len(before)] == before


def test_some_of_the_games_with_all_cards_are_whole() -> None:
    record = played(0)
    found = replayed(logs.read(log_text(record, 0), kingdom=kingdom_of(record)), seconds=PATIENT)
    assert found.whole


# The parts.


def test_the_written_shuffles_are_those_of_the_replay() -> None:
    found = replayed(logs.read(log_text(money(2), 1), kingdom=kingdom_of(money(2))), seconds=PATIENT).record
    assert found is not None
    again = decode(encode(found))
    assert again == found
    assert replay(again, games.named).table.state.digest() == found.final
    first = found.deals[0]
    other = msgspec.structs.replace(found, deals=[Deal(first.shuffle, first.cards[::-1]), *found.deals[1:]])
    with pytest.raises(fudaba.BadRecord):
        verified(other, games.named)


def test_cards_that_are_not_written_down_lie_below() -> None:
    deals = Deals(["a", "b", "c", "a"], {1: ["c", "a"]})
    order = deals.order(1, 0, [0, 1, 2, 3], bytes(32))
    assert [deals.faces[card] for card in order[:-3:-1]] == ["c", "a"]
    assert sorted(order) == [0, 1, 2, 3]
    assert deals.dealt[1] == order
    deals.known = {1: [3, 2, 1, 0]}
    assert deals.order(1, 0, [0, 1, 2, 3], bytes(32)) == [3, 2, 1, 0]


def test_what_a_log_has_not_named_may_change_places_back_to_its_shuffle() -> None:
    known = Knowledge()
    known.shuffled(1, [0, 1, 2])
    known.shuffled(2, [3, 4])
    known.name([2])
    assert known.since(0, 1) == 1
    assert known.since(0, 2) == known.since(0, 3) == -1
    known.exchange(0, 1, depth=5)
    assert known.orders == {1: [1, 0, 2], 2: [3, 4]}
    assert [(swap.depth, swap.roll) for swap in known.swaps] == [(5, 1)]
    known.shuffled(3, [0, 2])
    assert known.since(0, 2) == 3


FACES = ("copper", "copper", "estate", "silver")


@pytest.mark.parametrize(
    ("named", "hidden", "cards", "then"),
    [
        ({"copper": 2}, 0, (0, 1), Place(1)),
        ({"copper": 1}, 1, (0, 2), Place(1)),
        ({"copper": 2, "estate": 1}, 0, (0,), Place(0, Counter({"copper": 1, "estate": 1}))),
        ({}, 3, (0, 1), Place(0, Counter(), 1)),
    ],
)
def test_cards_are_met_in_any_order_and_in_several_parts(
    named: dict[str, int], hidden: int, cards: tuple[int, ...], then: Place
) -> None:
    atoms = [Atom("discards", 0, Counter(named), hidden, 0, 0)]
    step = followed(LoggedDeed("discards", 0, cards, (), 0), Place(0), atoms, FACES)
    assert isinstance(step, Step)
    assert step.place == then


def test_a_misfit_says_which_cards_are_wrong_and_what_is_wanted() -> None:
    atoms = [Atom("draws", 0, Counter({"copper": 1, "silver": 1}), 0, 0, 0)]
    misfit = followed(LoggedDeed("draws", 0, (0, 2), (), 0), Place(0), atoms, FACES)
    assert isinstance(misfit, Misfit)
    assert (misfit.wrong, misfit.wanted) == ((2,), ("silver",))
    other = followed(LoggedDeed("plays", 0, (0,), (), 0), Place(0), atoms, FACES)
    assert isinstance(other, Misfit)
    assert not other.wanted


def test_a_cycle_of_a_deck_is_laid_out_by_what_is_shown() -> None:
    shown = [
        Atom("shuffles", 1, Counter(), 0, 0, 0),
        Atom("draws", 1, Counter(), 5, 0, 0),
        Atom("turn", 0, Counter(), 0, 0, 0),
        Atom("turn", 1, Counter(), 0, 0, 0),
        Atom("plays", 1, Counter({"copper": 3}), 0, 0, 0),
        Atom("draws", 1, Counter(), 5, 0, 0),
        Atom("turn", 0, Counter(), 0, 0, 0),
        Atom("turn", 1, Counter(), 0, 0, 0),
        Atom("plays", 1, Counter({"copper": 4, "gold": 1}), 0, 0, 0),
    ]
    pool = ["copper"] * 7 + ["estate"] * 2 + ["gold"]
    order = order_of(pool, shown, 0, 1, (), Counter())
    assert Counter(order[:5]) == Counter(copper=3, estate=2)
    assert Counter(order[5:]) == Counter(copper=4, gold=1)
    assert all(face in KINDS for face in order)
