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
from fudaba.kernel.record import Record, decode, encode, replay, verified
from fudaba.logs.atoms import Atom, LoggedDeed, atoms_of
from fudaba.logs.candidates import candidates
from fudaba.logs.foresight import hands_ahead, order_of
from fudaba.logs.knowledge import Knowledge
from fudaba.logs.matching import Misfit, Place, Step, followed
from fudaba.logs.replay import replayed
from fudaba.logs.ways import Ways
from fudaba.logs.writer import log_text
from fudaba.server.lobby.import_export import kept_of
from tests.logs.games import busy, kingdom_of, money, played

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


# What a log hides: each game stopped before it was found out so.

HIDDEN = [
    pytest.param("knights,village,smithy,market,moat,chapel,sage,vagrant,rats,count", 0, id="a mixed pile"),
    pytest.param("marauder,cultist,village,smithy,market,moat,chapel,sage,forager,workshop", 0, id="Ruins"),
    pytest.param(
        "carnival,village,smithy,menagerie,hunting_party,young_witch:vassal,hamlet,remake,horn_of_plenty,joust",
        1,
        id="revealed out of two shuffles",
    ),
    pytest.param(
        "skulk,vampire,cursed_village,werewolf,village,smithy,druid,pixie,tracker,leprechaun",
        0,
        id="shuffled into a deck",
    ),
    pytest.param(
        "skulk,vampire,cursed_village,werewolf,village,smithy,druid,pixie,tracker,leprechaun",
        1,
        id="Boons set aside",
    ),
    pytest.param(
        "barbarian,sentinel,skirmisher,carpenter,innkeeper,galleria,specialist,swap,village,smithy",
        0,
        id="the top of the other deck",
    ),
    pytest.param(
        "vault,city,militia,patrol,courtier,masquerade,swindler,baron,pawn,steward", 1, id="hands and decks"
    ),
]


@pytest.mark.parametrize(("kingdom", "seed"), HIDDEN)
def test_what_a_log_hides_is_found_and_the_decks_are_those_of_the_game(kingdom: str, seed: int) -> None:
    record = busy(seed, kingdom, 260)
    text = log_text(record, 0)
    found = replayed(logs.read(text, kingdom=kingdom_of(record)), seconds=PATIENT, tries=5_000)
    assert found.whole
    assert found.record is not None
    assert deeds(log_text(found.record, 0)) == deeds(text)
    assert decks(found.record) == decks(record)


def deeds(text: str) -> list[object]:
    """What a log says but for the names of cards: of several that are discarded it names the last."""
    return [(atom.kind, atom.seat, atom.size) for atom in atoms_of(logs.read(text))]


def decks(record: Record) -> list[Counter[str]]:
    """All cards of each player."""
    table = replay(record, games.named).table
    state = table.state
    return [
        Counter(
            table.cards[card].face
            for zone in state.layout
            if zone.owner == seat
            for card in state.zones[zone.number]
        )
        for seat in range(table.seats)
    ]


def test_a_search_ends_after_so_many_answers() -> None:
    record = busy(1, "library,village,smithy,bandit,vassal,moat,cellar,witch,workshop,militia", 260)
    log = logs.read(log_text(record, 0), kingdom=kingdom_of(record))
    found = replayed(log, seconds=PATIENT, tries=100)
    assert not found.whole
    assert found.reason == "time"
    assert found.line
    assert found == replayed(log, seconds=PATIENT, tries=100)._replace(seconds=found.seconds)
    assert found.tries < 1_500


# The parts.


def test_cards_change_places_since_any_shuffle_of_both() -> None:
    known = Knowledge()
    known.shuffled(1, [0, 1, 2])
    known.shuffled(2, [1, 2, 3])
    known.shuffled(3, [0, 3, 4])
    assert known.since(0, 1) == 1
    assert known.since(0, 3) == 3  # not in the second, the first one since which neither has been named
    assert known.since(2, 4) == -1


def test_a_card_comes_by_way_of_a_third() -> None:
    known = Knowledge()
    known.shuffled(1, [0, 1, 2])  # 0 stays in hand, 1 is shuffled again
    known.shuffled(2, [1, 3])
    assert known.since(3, 0) == -1
    assert known.chain(3, 0) == ((1, 0), (3, 0))
    for card, other in known.chain(3, 0):
        known.exchange(card, other, 0)
    assert known.orders == {1: [1, 0, 2], 2: [3, 0]}
    assert known.chain(2, 4) == ()


def test_the_wanted_cards_lie_in_one_hand_though_it_came_out_of_two_shuffles() -> None:
    faces = ("estate", "gold", "copper", "copper", "estate")
    known = Knowledge()
    known.shuffled(1, [0, 1, 2])
    known.shuffled(2, [1, 3, 4])
    ways = Ways(faces)
    # a Copper where the Gold is, and the Gold where the Estate is: the Copper was not in the first shuffle
    both = [((1,), "copper"), ((0,), "gold")]
    assert next(ways.ways(known, both, {0, 2}, lambda _: 0)) == ((1, 3), (0, 1))
    assert list(ways.ways(known, [((2,), "silver")], set(), lambda _: 0)) == []


def test_what_a_player_draws_next_is_read_as_far_as_they_shuffle() -> None:
    atoms = [
        Atom("draws", 1, Counter(), 5, 0, 0),
        Atom("plays", 1, Counter({"copper": 3}), 0, 0, 1),
        Atom("draws", 0, Counter({"gold": 1}), 0, 0, 2),
        Atom("discards", 1, Counter({"copper": 1}), 1, 0, 3),
        Atom("draws", 1, Counter(), 2, 0, 4),
        Atom("shuffles", 1, Counter(), 0, 0, 5),
        Atom("draws", 1, Counter(), 5, 0, 6),
    ]
    assert list(hands_ahead(atoms, 0, 1)) == [(5, Counter(copper=3)), (2, Counter())]


def test_of_equal_cards_those_are_chosen_that_the_log_has_named() -> None:
    match = fudaba.new_game("dominion", seats=2, seed="named", kingdom="quiet_street")
    ask = match._session.ask
    assert ask is not None
    coppers = [option.card for option in ask.options if option.verb == "play"]
    ahead = [Atom("plays", ask.owner, Counter({"copper": 1}), 0, 0, 0)]
    for named in coppers:
        free = {card: 1 for card in coppers if card != named}
        first = candidates(ask, ahead, Counter(), None, free)[0]
        assert [ask.options[pick].card for pick in first] == [named]


def test_the_written_shuffles_are_those_of_the_replay() -> None:
    found = replayed(logs.read(log_text(money(2), 1), kingdom=kingdom_of(money(2))), seconds=PATIENT).record
    assert found is not None
    again = decode(encode(found))
    assert again == found
    assert replay(again, games.named).table.state.digest() == found.final
    assert found.deals
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
