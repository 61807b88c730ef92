"""What a log says of decks is what they were; statistics and positions are made of it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import fudaba
from fudaba import games, logs
from fudaba.cli import main
from fudaba.games.dominion.facts.layout import HAND, OWN_PLACES, place
from fudaba.kernel.record import Record
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.logs.decks import moments
from fudaba.logs.positions import compositions, positions
from fudaba.logs.statistics import rows, tables
from fudaba.logs.writer import log_text
from tests.logs.games import NAMES, kingdom_of, money, played

Capture = pytest.CaptureFixture[str]


def tables_at_turns(record: Record) -> dict[int, Table]:
    """The table when a turn begins, by how many turns had begun before; where somebody is asked then."""
    session = Session(games.named("dominion"), setup(record), list(record.names))
    found: dict[int, Table] = {}
    for answer in record.answers:
        events = session.events
        if events and events[-1].kind == "turn" and session.driver.at_rest:
            found[sum(event.kind == "turn" for event in events) - 1] = session.table.clone()
        session.answer(tuple(answer))
    return found


def setup(record: Record) -> Any:
    from fudaba.kernel.record import setup_from

    return setup_from(games.named("dominion"), record)


def cards(table: Table, seat: int, *places: int) -> Counter[str]:
    zones = (table.state.zones[place(kind, seat)] for kind in places)
    return Counter(table.cards[card].id for zone in zones for card in zone)


@pytest.mark.parametrize("seed", range(4))
def test_of_simple_games_everything_is_right(seed: int) -> None:
    record = money(seed)
    truth = tables_at_turns(record)
    log = logs.read(log_text(record, 0))
    looked = 0
    for moment in moments(log):
        table = truth.get(moment.turn)
        if table is None:
            continue
        looked += 1
        for seat, holding in enumerate(moment.holdings):
            assert +holding.owned == cards(table, seat, *OWN_PLACES)
        assert +moment.holdings[0].hand == cards(table, 0, HAND)
        assert moment.holdings[1].in_hand == sum(cards(table, 1, HAND).values())
    assert looked > 20


def test_of_games_with_all_cards_nearly_everything_is_right() -> None:
    right: Counter[str] = Counter()
    for seed in range(12):
        truth = tables_at_turns(played(seed))
        log = logs.read(log_text(played(seed), 0))
        for moment in moments(log):
            table = truth.get(moment.turn)
            if table is None or log.turns[moment.turn].player != 0:
                continue
            right["all"] += 1
            right["hand"] += +moment.holdings[0].hand == cards(table, 0, HAND)
            right["owned"] += +moment.holdings[0].owned == cards(table, 0, *OWN_PLACES)
    assert right["hand"] >= 0.95 * right["all"] > 100
    assert right["owned"] >= 0.9 * right["all"]


@pytest.mark.parametrize("seed", range(4))
def test_each_own_turn_becomes_a_position_that_runs(seed: int) -> None:
    record = played(seed)
    log = logs.read(log_text(record, 0), kingdom=kingdom_of(record))
    found = list(positions(log))
    assert len(found) == sum(turn.player == 0 and not turn.extra for turn in log.turns)
    for position in found:
        assert fudaba.run_scenario(position.scenario)
    assert all("#/lab;s=" in position.link for position in found)
    assert "The kingdom was given." in found[0].knows


def test_a_position_is_the_table_as_far_as_the_log_knows_it() -> None:
    record = money(1)
    truth = tables_at_turns(record)
    log = logs.read(log_text(record, 0), kingdom=kingdom_of(record))
    for position in positions(log):
        table = truth[position.turn]
        case = f"{position.scenario.replace('steps: []', '')}steps:\n  - see: {{{see(table)}}}\n"
        assert fudaba.run_scenario(case)


def see(table: Table) -> str:
    """What must be so in the position, as a step of a scenario."""
    hand = ", ".join(f"{id}*{number}" for id, number in cards(table, 0, HAND).items())
    zones = table.state.zones
    names = {zone.name: len(zones[zone.number]) for zone in table.state.layout}
    piles = ", ".join(f"supply.{id}: {names[f'supply.{id}']}" for id in ("province", "silver", "smithy"))
    return f"A.hand: [{hand}], B.hand: 5, {piles}"


def test_a_position_says_what_it_assumes() -> None:
    log = logs.read(log_text(money(1), 0))
    position = next(positions(log))
    assert "The Supply has only the piles that the log mentions." in position.assumes
    assert "The other players' hands are drawn at random from their cards." in position.assumes
    both = next(positions(logs.read(log_text(money(1)))))
    assert "The log shows everyone's hand." in both.knows
    with pytest.raises(logs.BadLog, match="does not show this player"):
        list(positions(log, 1))


def test_compositions_say_deck_and_money_by_turn_for_both() -> None:
    log = logs.read(log_text(money(1), 0))
    found = list(compositions(log))
    first = [one for one in found if one.turn == 0]
    assert [(one.player, one.size, one.money) for one in first] == [("Alice", 10, 7), ("Bob", 10, 7)]
    assert len(found) == 2 * (len(log.turns) + 1)
    assert found[-1].money > 12


def test_statistics_count_games_and_wins(tmp_path: Path, capsys: Capture) -> None:
    texts = tmp_path / "logs"
    texts.mkdir()
    won = dict.fromkeys(NAMES, 0.0)
    for seed in range(4):
        (texts / f"{seed}.txt").write_text(log_text(money(seed), 0), "utf-8")
        result = fudaba.load(money(seed)).result
        assert result is not None
        for seat in result.winners:
            won[NAMES[seat]] += 1 / len(result.winners)
    out = tmp_path / "rows.parquet"
    assert main(["logs", "stats", str(texts), "--json", "--to-parquet", str(out)]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["games"] == 4
    players = {share["of"]: share for share in output["tables"]["players"]}
    assert {name: share["won"] for name, share in players.items()} == won
    assert {share["of"]: share["games"] for share in output["tables"]["first"]} == {"first": 4, "later": 4}
    openings = output["tables"]["openings"]
    assert sum(share["games"] for share in openings) == 8
    assert pl.read_parquet(out)["player"].to_list() == [*NAMES] * 4
    assert main(["logs", "stats", str(texts), "--player", "Bob"]) == 0
    assert "Smithy" in capsys.readouterr().out


def test_points_are_those_of_the_game() -> None:
    found = [row for seed in range(4) for row in rows([("x", logs.read(log_text(money(seed), 0)))])]
    scores = [score for seed in range(4) for score in fudaba.load(money(seed)).result.scores]  # type: ignore[union-attr] # it is over
    assert [row["points"] for row in found] == scores
    assert all(row["ended"] for row in found)
    assert {share.of for share in tables(found)["cards"]} >= {"province", "silver"}


def test_files_that_are_no_logs_are_named_and_left_out(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "good.txt").write_text(log_text(money(1), 0), "utf-8")
    (tmp_path / "bad.txt").write_text("Hello", "utf-8")
    assert main(["logs", "stats", str(tmp_path)]) == 1
    output = capsys.readouterr()
    assert "bad.txt" in output.err
    assert "1 game\n" in output.out
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main(["logs", "stats", str(empty)]) == 2


def test_positions_are_written_to_a_folder(tmp_path: Path, capsys: Capture) -> None:
    file, out = tmp_path / "log.txt", tmp_path / "positions"
    file.write_text(log_text(money(1), 1), "utf-8")
    assert main(["logs", "positions", str(file), "--out", str(out), "--kingdom", "quiet_street"]) == 0
    written = sorted(out.iterdir())
    assert len(written) > 10
    assert main(["lab", "run", str(written[5])]) == 0
    output = capsys.readouterr().out
    assert "Bob, turn 3" in output
    assert "Assumed: " in output
    assert main(["logs", "positions", str(file), "--player", "Alice"]) == 2
