"""Our own games as Dominion Online's log has them, and read again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fudaba
from fudaba import games, logs
from fudaba.cli import main
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.vocabulary import WORDS
from fudaba.kernel.cards import Ref
from fudaba.kernel.events import Event
from fudaba.kernel.record import Record
from fudaba.kernel.session import Session
from fudaba.logs.forms import SILENT, written
from fudaba.logs.log import Line
from fudaba.logs.names import id_of, name, plural
from fudaba.logs.writer import EventLines, joined, labels_of, lines_of, log_text
from tests.logs.games import NAMES, money, played

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_written_is_read_again_line_by_line(seed: int, viewer: int | None) -> None:
    record = played(seed)
    session = Session.resumed(games.named("dominion"), record)
    lines = list(joined(lines_of(session.events, session.table.cards, viewer)))
    log = logs.read(log_text(record, viewer))
    first = next(place for place, line in enumerate(log.lines) if line.kind == "draws")
    assert list(map(written_of, log.lines[first:])) == list(map(written_of, lines))
    assert not log.unknown
    assert log.players == list(NAMES)


def written_of(line: Line) -> object:
    """What of a line stands in the text."""
    if line.kind == "turn":
        return line.kind, line.player, line.number, id_of(line.note) if line.note else ""
    form = written(line.kind)
    number = line.number if "{n}" in form or line.kind == "plays" else 0
    cards = line.cards if "{cards}" in form or "{word}" in form else {}
    note = line.note if line.kind == "plays_using" else ""
    player = -1 if line.kind in ("ends", "renews", "obelisk_counts") else line.player
    return line.kind, player, dict(sorted(cards.items())), line.hidden, line.whom, number, line.place, note


def test_every_kind_of_line_has_a_sentence_or_is_silent() -> None:
    made: dict[str, set[str]] = {}
    for kind in WORDS.lines:
        cards = (Ref(0, 1),) * (2 if kind == "exchanges" else 1)
        lines = EventLines((KINDS["village"],), None).line(Event(kind, 0, cards, word="hand"))
        made[kind] = {line.kind for line in lines}
    for known, kinds in made.items():
        assert bool(kinds) != (known in SILENT), known
        for one in kinds - {"turn"}:
            assert written(one), known


def test_every_card_is_read_in_singular_and_plural() -> None:
    for id in KINDS:
        assert id_of(name(id)) == id
        assert id_of(plural(name(id))) == id


def test_what_the_viewer_may_not_know_is_counted_only() -> None:
    lines = log_text(money(1), 0).splitlines()
    theirs = [line for line in lines if line.startswith("B draws")]
    assert theirs
    assert all(line.endswith(("cards.", "a card.")) for line in theirs)
    assert not any("card" in line for line in lines if line.startswith("A draws"))
    assert "A plays 4 Coppers. (+$4)" in lines or "A plays 3 Coppers. (+$3)" in lines
    assert any(line.startswith("B buys and gains ") for line in lines)
    assert lines[-1] == "The game has ended."


def test_of_several_cards_that_another_player_discards_the_last_is_named() -> None:
    texts = [line for line in log_text(_militia(), 0).splitlines() if " discards " in line]
    assert texts
    assert all(text.startswith("B discards a card and a") for text in texts)


def _militia() -> Record:
    """A game in which the first player plays a Militia."""
    cards = [
        "Militia",
        "Village",
        "Smithy",
        "Market",
        "Moat",
        "Mine",
        "Remodel",
        "Workshop",
        "Cellar",
        "Merchant",
    ]
    match = fudaba.new_game("dominion", seats=2, seed="m", names=NAMES, kingdom=cards)
    for _ in range(400):
        if match.over or any(event.kind == "discards" and event.seat == 1 for event in match._session.events):
            break
        ask = match.ask
        assert ask is not None
        labels = [choice.label for choice in ask.choices]
        wish = ("play Militia", "play Gold", "play Silver", "play Copper", "buy Militia", "buy Silver")
        if ask.kind == "discard":
            match.answer(*match.bot_answer("random"))
        else:
            usual = [one for one in ("end phase", "end turn") if one in labels]
            match.answer(next((one for one in wish if one in labels and ask.seat == 0), usual[0]))
    return match.record()


def test_players_are_called_by_as_few_letters_as_tell_them_apart() -> None:
    assert labels_of(["Alice", "Bob"]) == ["A", "B"]
    assert labels_of(["Anna", "Annika", "Bob"]) == ["Anna", "Anni", "Bob"]
    assert labels_of(["Ann", "Anna"]) == ["Ann", "Anna"]


def test_the_command_writes_to_the_screen_and_to_a_folder(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    fudaba.load(money(1)).save(file)
    assert main(["records", "export", "--as", "dominion-online", "--viewer", "Bob", str(file)]) == 0
    assert capsys.readouterr().out == log_text(money(1), 1)
    out = tmp_path / "texts"
    given = ["records", "export", "--as", "dominion-online", str(file), "--out", str(out)]
    assert main(given) == 0
    assert (out / "game.txt").read_text("utf-8") == log_text(money(1))
    for wrong in (["--viewer", "Carol"], ["--viewer", "3"], ["--parquet", "x"]):
        assert main([*given, *wrong]) in (1, 2)
    assert main(["records", "export", str(file)]) == 2
    errors = capsys.readouterr().err
    assert "There is no player ‘Carol’" in errors
    assert "--as dominion-online" in errors


def test_only_games_of_dominion_from_their_beginning_have_a_log() -> None:
    other = fudaba.new_game("innovation", seats=2, seed="1").record()
    with pytest.raises(fudaba.BadRecord, match="Only games of Dominion"):
        log_text(other)
    middle = msgspec.structs.replace(money(1), situation={"seats": []})
    with pytest.raises(fudaba.BadRecord, match="begins in the middle"):
        log_text(middle)
