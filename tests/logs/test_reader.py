"""What somebody pastes: whole logs, halves, several of one game, and what is no log at all."""

from __future__ import annotations

import html
import json
from pathlib import Path
from random import Random

import pytest

import fudaba
from fudaba import logs
from fudaba.cli import main
from fudaba.logs.plain_text import MOST_CHARACTERS, MOST_LINES
from fudaba.logs.writer import log_text
from tests.logs.games import kingdom_of, money, played

Capture = pytest.CaptureFixture[str]

COPIED = """\
VIL SMI MIL WIT CEL
Game #123456, rated.
Zoe: 41.25
someone.else: 39.02
Timer: Friendly
Card Pool: level 2

Z starts with 7 Coppers.
Z starts with 3 Estates.
s starts with 7 Coppers.
s starts with 3 Estates.
Z shuffles their deck.
s shuffles their deck.
Z draws 4 Coppers and an Estate.
s draws 5 cards.

Turn 1 - Zoe
Z plays 4 Coppers. (+$4)
Z buys and gains a Militia.
Z draws 3 Coppers and 2 Estates.

Turn 1 - someone.else
s plays 3 Coppers. (+$3)
s buys and gains a Silver.
s draws 5 cards.

Turn 2 - Zoe
Z starts their turn.
Z draws an Estate (Ghost Town).
Z plays a Militia.
Z gets +$2.
s discards a card and a Copper.
s discards 4 other cards and an Estate.
Z plays a Village using Way of the Mole.
Z gets 2 VP.
Z puts a Gold in hand (Crypt).
Z moves +Card token to the Port pile.
Z does something that nobody has heard of.
The game has ended.
someone.else has resigned.
"""


def test_a_copied_log_is_read() -> None:
    log = logs.read(COPIED)
    assert log.players == ["Zoe", "someone.else"]
    assert (log.game, log.first, log.viewers, log.ended, log.resigned) == ("123456", 0, [0], True, 1)
    assert [(turn.number, turn.player) for turn in log.turns] == [(1, 0), (1, 1), (2, 0)]
    data = {line.raw: line for line in log.lines}
    play = data["Z plays 4 Coppers. (+$4)"]
    assert (play.kind, play.cards, play.number, play.player) == ("plays", {"copper": 4}, 4, 0)
    assert (
        data["s discards a card and a Copper."].cards,
        data["s discards a card and a Copper."].hidden,
    ) == (
        {"copper": 1},
        1,
    )
    assert data["s discards 4 other cards and an Estate."].hidden == 4
    assert data["Z plays a Village using Way of the Mole."].note == "way_of_the_mole"
    assert data["Z draws an Estate (Ghost Town)."].note == "Ghost Town"
    assert data["Z moves +Card token to the Port pile."].cards == {"port": 1}
    assert data["Z puts a Gold in hand (Crypt)."].kind == "puts_in_hand"
    assert [line.raw for line in log.unknown] == ["Z does something that nobody has heard of."]
    assert log.unknown[0].line == COPIED.splitlines().index(log.unknown[0].raw) + 1


def test_lists_with_and_without_a_comma_before_and_are_the_same() -> None:
    one, other = (
        logs.read(f"Turn 1 - Ann\nA draws {cards}.\nA shuffles their deck.").lines[1].cards
        for cards in ("2 Coppers, a Silver, and 2 Estates", "2 Coppers, a Silver and 2 Estates")
    )
    assert one == other == {"copper": 2, "silver": 1, "estate": 2}


def test_a_page_is_read_as_its_text() -> None:
    text = log_text(money(2), 0)
    page = "".join(
        f'<div class="log-line"><span>{html.escape(line)}</span></div>' for line in text.splitlines()
    )
    read, plain = logs.read(f"<html><head><style>div{{}}</style></head><body>{page}</body>"), logs.read(text)
    assert [line.raw for line in read.lines] == [line.raw for line in plain.lines]
    assert not read.unknown


@pytest.mark.parametrize("seed", range(4))
def test_two_players_logs_of_one_game_are_merged_to_the_fullest(seed: int) -> None:
    record = played(seed)
    merged = logs.read([log_text(record, 0), log_text(record, 1)])
    whole = logs.read(log_text(record))
    assert merged.merged == 2
    assert merged.viewers == [0, 1]
    drawn = [(line.player, line.cards) for line in merged.lines if line.kind == "draws"]
    assert drawn == [(line.player, line.cards) for line in whole.lines if line.kind == "draws"]
    assert [(turn.number, turn.player) for turn in merged.turns] == [
        (turn.number, turn.player) for turn in whole.turns
    ]


def test_a_log_that_ends_early_and_a_longer_one_make_the_longer_one() -> None:
    text = log_text(money(3), 0).splitlines()
    half = "\n".join(text[: len(text) // 2])
    merged = logs.read([half, log_text(money(3), 1)])
    assert len(merged.turns) == len(logs.read(log_text(money(3))).turns)


def test_texts_of_different_games_are_not_merged() -> None:
    with pytest.raises(logs.BadLog, match="different games"):
        logs.read([log_text(money(1), 0), log_text(money(2), 0)])
    with pytest.raises(logs.BadLog, match="different players"):
        logs.read([log_text(money(1), 0), COPIED])


def test_many_games_in_one_text() -> None:
    text = "\n\n".join(log_text(money(seed), 0) for seed in range(3))
    found = logs.read_many(text)
    assert [log.game for log in found] == [logs.read(log_text(money(seed))).game for seed in range(3)]
    with pytest.raises(logs.BadLog, match="3 games"):
        logs.read(text)
    headless = "\n".join(line for line in text.splitlines() if not line.startswith("Game #"))
    assert [len(log.turns) for log in logs.read_many(headless)] == [len(log.turns) for log in found]


def test_half_lines_are_kept_and_shown() -> None:
    text = log_text(money(1), 0)
    cut = text[: len(text) // 2]
    log = logs.read(cut)
    assert len(log.unknown) <= 1
    assert log.unknown == [] or cut.rstrip().endswith(log.unknown[0].raw)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no text"),
        ("   \n\n", "no text"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "not a log of Dominion"),
        ("Ann plays a red card.\nBen draws 2 cards.\nCarl wins.", "not a log of Dominion"),
        ("<html><body><p>Hello</p></body></html>", "not a log of Dominion"),
        ("\x00\x01\x02" * 1000, "not a log of Dominion"),
        ("A plays " * 30_000, "not a log of Dominion"),
        ("a, " * 300_000, "not a log of Dominion"),
        ("(" * 100_000 + "\n" + "<" * 100_000, "not a log of Dominion"),
        ("x" * (MOST_CHARACTERS + 1), "too long"),
        ("x\n" * (MOST_LINES + 1), "too long"),
    ],
)
def test_what_is_no_log_is_answered_in_words(text: str, said: str) -> None:
    with pytest.raises(logs.BadLog, match=said):
        logs.read(text)


def test_noise_between_the_lines_is_shown_and_changes_nothing() -> None:
    random = Random(1)
    lines = log_text(money(1), 0).splitlines()
    noise = ["".join(chr(random.randrange(192, 700)) for _ in range(40)) for _ in range(len(lines) // 3)]
    mixed = [*lines]
    for one in noise:
        mixed.insert(random.randrange(1, len(mixed)), one)
    log, plain = logs.read("\n".join(mixed)), logs.read("\n".join(lines))
    assert {line.raw for line in log.unknown} == set(noise)
    assert [line.cards for line in log.lines if line.kind != "unknown"] == [
        line.cards for line in plain.lines
    ]


def test_five_megabytes_of_noise_are_refused_at_once(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "noise.txt"
    file.write_bytes(bytes(Random(2).randrange(256) for _ in range(1000)) * 5000)
    assert main(["logs", "read", str(file)]) == 2
    assert "too long" in capsys.readouterr().err


def test_the_kingdom_is_given_or_stands_in_the_text() -> None:
    record = played(1)
    log = logs.read(log_text(record, 0), kingdom=kingdom_of(record))
    assert log.kingdom == kingdom_of(record)
    inside = logs.read("Kingdom Cards: Village, Smithy, Witch\n" + COPIED)
    assert inside.kingdom == ["village", "smithy", "witch"]


def test_the_command_shows_decks_and_unknown_lines(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "log.txt"
    file.write_text(COPIED, "utf-8")
    assert main(["logs", "read", str(file)]) == 0
    output = capsys.readouterr().out
    assert "Zoe, someone.else: 3 turns" in output
    assert "nobody has heard of" in output
    assert "1 Militia" in output
    assert main(["logs", "read", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == ["Zoe", "someone.else"]
    assert main(["logs", "read", str(file), "--kingdom", "Village, Smity"]) == 2
    assert "Smithy" in capsys.readouterr().err


def test_the_library_offers_it() -> None:
    assert fudaba.logs.read(COPIED).players == ["Zoe", "someone.else"]
