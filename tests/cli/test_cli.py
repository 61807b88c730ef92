"""The command line: what it prints, its exit codes, and one clear line for bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fudaba.cli import main
from fudaba.games import named
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import Record, decode, encode
from fudaba.kernel.session import Session

Capture = pytest.CaptureFixture[str]


def a_record(answers: int = 40, **options: object) -> Record:
    game = named("bridge_over")
    session = Session(game, setup_of(game, seats=3, seed="cli", options=options), ["A", "B", "C"])
    while session.ask is not None and len(session.answers) < answers:
        session.answer((0,))
    return session.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(encode(a_record()))
    return file


def test_verify_holds_and_shows_seed_and_digest(record: Path, capsys: Capture) -> None:
    assert main(["verify", str(record)]) == 0
    out = capsys.readouterr().out
    assert "holds" in out
    assert "seed         cli" in out


def test_verify_as_json(record: Path, capsys: Capture) -> None:
    assert main(["verify", "--json", str(record)]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["ok"] is True
    assert output["answers"] == 40
    assert len(output["digest"]) == 64


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_same_record_gives_the_same_digest_under_any_hash_seed(record: Path, hash_seed: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "fudaba", "verify", "--json", str(record)],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    session = Session.resumed(named("bridge_over"), decode(record.read_bytes()))
    assert json.loads(ran.stdout)["digest"] == session.table.state.digest()


def tampered(**changes: Any) -> bytes:
    data = json.loads(encode(a_record())) | changes
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"{", "Not valid JSON"),
        (b"[]", "The format is ‘None’"),
        (tampered(format="fudaba-record/9"), "The format is ‘fudaba-record/9’"),
        (tampered(seed="another"), "does not match its commitment"),
        (tampered(answers=[[99]]), "Answer 0: There is no option 99"),
        (tampered(answers=[[0, 0]]), "Answer 0: The same option was chosen twice"),
        (tampered(game="bridge_ower"), "Did you mean ‘bridge_over’"),
        (tampered(options={"dekc": "windia_war"}), "Did you mean ‘deck’"),
        (tampered(options={"rounds": 99}), "must be a number from 1 to 20"),
        (tampered(names=["A"]), "for 2 to 6 players, not 1"),
        (tampered(rules=77), "made with version 77 of the rules"),
        (tampered(extra=1), "extra"),
        (tampered(final="00"), "do not end the game"),
        (tampered(situation={"top": {}}), "The position can't be read"),
    ],
)
def test_a_bad_record_is_refused_in_one_line(tmp_path: Path, capsys: Capture, data: bytes, says: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    assert main(["verify", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("fudaba: ")
    assert says in err


def test_a_missing_file_is_one_line(capsys: Capture) -> None:
    assert main(["verify", "nowhere.json"]) == 2
    assert capsys.readouterr().err == "fudaba: nowhere.json: there is no such file or folder\n"


def test_what_the_system_refuses_is_told_in_the_language_that_was_asked_for(
    tmp_path: Path, capsys: Capture
) -> None:
    assert main(["review", "nowhere.json", "--lang", "ja"]) == 2
    assert capsys.readouterr().err == "fudaba: nowhere.json：ファイルまたはフォルダーがありません\n"
    assert main(["review", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"fudaba: {tmp_path}: it is a folder, not a file\n"
    file = tmp_path / "text.json"
    file.write_text("Aya")
    assert main(["review", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"fudaba: {file}: Not valid JSON")


def test_a_final_state_that_is_another_is_found(tmp_path: Path, capsys: Capture) -> None:
    whole = a_record(answers=10**6, rounds=1)
    assert whole.final is not None
    file = tmp_path / "whole.json"
    file.write_bytes(encode(whole))
    assert main(["verify", str(file)]) == 0
    whole.final = "0" * 64
    file.write_bytes(encode(whole))
    capsys.readouterr()
    assert main(["verify", str(file)]) == 2
    assert "The final state is" in capsys.readouterr().err


def test_alone_it_shows_what_there_is(capsys: Capture) -> None:
    assert main([]) == 0
    assert "play in the terminal" in capsys.readouterr().out


def test_an_unknown_command_names_the_nearest(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["verfy"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "fudaba: unknown 'verfy'; did you mean 'verify'?\n"


@pytest.mark.parametrize(
    "line",
    [
        ["dominion", "Smithy", "--set", "Base", "--lang", "en"],
        ["dominion", "--set", "Base", "Smithy", "--lang", "en"],
        ["--set", "Base", "dominion", "--lang", "en", "Smithy"],
    ],
)
def test_options_may_stand_between_a_game_and_its_card(capsys: Capture, line: list[str]) -> None:
    assert main(["cards", *line]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("Smithy ")


def test_a_word_too_many_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["cards", "dominion", "--set", "Base", "Smithy", "Village", "--lang", "en"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "fudaba: unrecognized arguments: Village\n"


def test_cards_as_json_have_names_and_texts_in_both_languages(capsys: Capture) -> None:
    assert main(["cards", "bridge_over", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert {card["game"] for card in cards} == {"bridge_over"}
    for card in cards:
        assert card["name"]["en"]
        assert card["name"]["ja"]
        assert card["text"]["en"] != card["text"]["ja"]
        assert {"set", "types", "cost", "count"} <= card.keys()


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (["--option", "expansion=false"], 116),
        (["--option", "deck=windia_war"], 128),
        (["--option", "deck=azumanga_court"], 128),
        (["--option", "resets=3"], 129),
    ],
)
def test_cards_count_as_many_as_the_deck_has(capsys: Capture, options: list[str], count: int) -> None:
    assert main(["cards", "bridge_over", "--json", *options]) == 0
    assert sum(card["count"] for card in json.loads(capsys.readouterr().out)["cards"]) == count


@pytest.mark.parametrize(("edition", "junks"), [("third", False), ("fourth", True)])
def test_cards_say_what_they_do_with_these_options(capsys: Capture, edition: str, junks: bool) -> None:
    assert main(["cards", "innovation", "archery", "--json", "--option", f"edition={edition}"]) == 0
    (archery,) = json.loads(capsys.readouterr().out)["cards"]
    assert ("junk" in archery["text"]["en"], "edition" in archery["text"]["en"]) == (junks, False)


def test_cards_of_one_set(capsys: Capture) -> None:
    assert main(["cards", "bridge_over", "--set", "expansion", "--json"]) == 0
    ids = {card["id"] for card in json.loads(capsys.readouterr().out)["cards"]}
    assert {"curse", "almighty", "search", "number_15"} <= ids
    assert "skip" not in ids


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_cards_counts_what_is_there_and_names_what_is_not(capsys: Capture, game: str) -> None:
    assert main(["cards", game, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    there = {card["id"] for card in output["cards"]}
    for counted in output["sets"]:
        assert counted["known"] == counted["there"] + len(counted["absent"])
        assert there.isdisjoint(counted["absent"])
    assert sum(counted["there"] for counted in output["sets"]) == len(there)
    known = {"bridge_over": 36, "dominion": 854, "innovation": 754}
    assert sum(counted["known"] for counted in output["sets"]) == known[game]


def test_cards_counts_each_edition_of_a_card(capsys: Capture) -> None:
    """A card that is there in one edition does not hide that it is absent in another."""
    assert main(["cards", "innovation", "--json"]) == 0
    sets = json.loads(capsys.readouterr().out)["sets"]
    editions = {(each["set"], edition["edition"]): edition for each in sets for edition in each["editions"]}
    assert sum(edition["known"] for edition in editions.values()) == 1335
    assert sum(edition["there"] for edition in editions.values()) == 1335
    assert all(edition["absent"] == [] for edition in editions.values())
    assert main(["cards", "innovation"]) == 0
    assert "innovation, counting each edition of a card: 1335 of 1335 available\n" in capsys.readouterr().out
    assert main(["cards", "dominion"]) == 0
    assert "each edition" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "whole", "set_"),
    [
        ("bridge_over", "36 of 36", "Basic deck        27 of  27"),
        ("dominion", "854 of 854", "Promos        14 of  14"),
        ("innovation", "754 of 754", "The Unseen            120 of 120"),
    ],
)
def test_cards_ends_with_how_many_of_each_set_are_there(
    capsys: Capture, game: str, whole: str, set_: str
) -> None:
    assert main(["cards", game]) == 0
    out = capsys.readouterr().out
    end = out[out.rindex(f"\n{game}: ") :]
    assert f"{game}: {whole} cards available\n" in end
    assert f"  {set_}\n" in end


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["cards", "bridge"], "Did you mean ‘bridge_over’"),
        (["cards", "bridge_over", "--set", "basik"], "Did you mean ‘basic’"),
        (["cards", "bridge_over", "--option", "deck"], "NAME=VALUE"),
        (["cards", "bridge_over", "--option", "deck=windia"], "windia_war and azumanga_court"),
        (["where", "Blok"], "Did you mean ‘block’"),
    ],
)
def test_a_wrong_word_is_refused_in_one_line(capsys: Capture, args: list[str], says: str) -> None:
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


def test_cards_as_a_table_in_japanese(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["cards", "bridge_over", "--lang", "ja", "--set", "expansion"]) == 0
    assert "Haunted Shield" in capsys.readouterr().out


def test_what_would_move_the_cursor_is_not_printed(tmp_path: Path, capsys: Capture) -> None:
    whole = a_record(answers=10**6, rounds=1)
    whole.final = "\x1b[2J" + "x" * 100_000
    file = tmp_path / "escape.json"
    file.write_bytes(encode(whole))
    assert main(["verify", str(file)]) == 2
    err = capsys.readouterr().err
    assert "\x1b" not in err
    assert len(err) < 2000


def test_a_game_that_has_ended_is_over_also_without_its_final_state(tmp_path: Path, capsys: Capture) -> None:
    whole = a_record(answers=10**6, rounds=1)
    whole.final = None
    file = tmp_path / "ended.json"
    file.write_bytes(encode(whole))
    assert main(["verify", str(file)]) == 0
    assert "game finished" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["play", "--plain"], ["simulate", "--bots", "random,random"]])
def test_a_seed_that_is_no_text_is_refused(command: list[str], capsys: Capture) -> None:
    assert main([command[0], "bridge_over", *command[1:], "--seed", "\udcff"]) == 2
    assert capsys.readouterr().err == "fudaba: The seed is not valid Unicode text.\n"


@pytest.mark.parametrize(
    "command",
    [
        ["cards", "dominion"],
        ["rules", "bridge_over", "--tests", "docs"],
        ["lab", "run", "tests/scenarios/bridge_over"],
    ],
)
def test_who_has_read_enough_of_the_output_ends_it_well(command: list[str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "fudaba", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=120) == 0
    process.stderr.close()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["dominion", "fortune"], "Fortune   $8 8D · Treasure · 5 copies · Empires   fortune"),
        (["dominion", "Alchemist"], "Alchemist   $3P · Action · Alchemy   alchemist"),
        (["dominion", "堀", "--lang", "ja"], "堀   2コイン · アクション、リアクション · 基本   moat"),
        (["innovation", "Archery"], "age 1 · red · Base · icons castle, bulb, castle   archery"),
        (["bridge_over", "Block"], "Block   "),
    ],
)
def test_one_card_is_shown_with_its_cost_age_and_icons(capsys: Capture, args: list[str], says: str) -> None:
    assert main(["cards", *args]) == 0
    out = capsys.readouterr().out
    assert says in " ".join(out.replace("   ", "\0").split()).replace("\0", "   ")
    assert " cards available" not in out


def test_a_card_that_there_is_not_is_refused_with_the_nearest(capsys: Capture) -> None:
    assert main(["cards", "dominion", "Enchantres"]) == 2
    assert capsys.readouterr().err == "fudaba: There is no card ‘Enchantres’. Did you mean ‘Enchantress’?\n"


@pytest.mark.parametrize("spelled", ["Dark Ages", "DARK_AGES", "dark ages"])
def test_a_set_may_be_written_in_any_capitals(capsys: Capture, spelled: str) -> None:
    assert main(["cards", "dominion", "--set", spelled, "--json"]) == 0
    assert {card["set"] for card in json.loads(capsys.readouterr().out)["cards"]} == {"dark_ages"}


def test_verify_of_a_bad_record_as_json(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(tampered(seed="another"))
    assert main(["verify", "--json", str(file)]) == 2
    output = json.loads(capsys.readouterr().out)
    assert output["ok"] is False
    assert "does not match its commitment" in output["message"]


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (["cards", "dominion", "Moat"], 0, "堀"),
        (["rules", "BRG-118"], 0, "攻撃を打ち消します"),
        (["lab", "run", "nowhere.yaml"], 2, "nowhere.yaml"),
        (["simulate", "dominion", "--bots", "nobody,random"], 2, "というボットはいません"),
    ],
)
def test_commands_speak_the_language_of_the_system(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, args: list[str], code: int, says: str
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(args) == code
    output = "".join(capsys.readouterr())
    assert says in output
    assert "There is" not in output


@pytest.mark.parametrize(
    "encoding",
    [
        "cp932",
        pytest.param("ascii", marks=pytest.mark.long),
        pytest.param("latin-1", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ["--help", "--lang", "ja"],
        ["cards", "bridge_over", "--lang", "ja"],
        ["simulate", "bridge_over", "--bots", "random,random", "--games", "1", "--lang", "ja"],
        ["where", "Amplify", "--lang", "ja"],
    ],
)
def test_letters_that_an_encoding_has_not_end_no_command(command: list[str], encoding: str) -> None:
    """A file or a pipe of a Japanese Windows is cp932, which has no en dash."""
    ran = subprocess.run(
        [sys.executable, "-m", "fudaba", *command],
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.decode(encoding)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_output_that_the_system_refuses_is_told_in_the_reader_s_language() -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "fudaba", "cards", "bridge_over", "--lang", "ja"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr == "fudaba: システムのエラー：ディスクに空きがありません\n"


@pytest.mark.skipif(os.name != "posix", reason="a shell closes it")
def test_nobody_reads_what_is_closed() -> None:
    command = f"{sys.executable} -m fudaba simulate bridge_over --bots random,random --games 1"
    for closed in (">&-", ">&- 2>&-"):
        ran = subprocess.run(["sh", "-c", f"{command} {closed}"], capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_help_of_an_export_has_every_column(lang: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["records", "export", "--help", "--lang", lang])
    output = " ".join(capsys.readouterr().out.split())
    assert "winners: " in output
    assert "…" not in output.partition("winners: ")[2]
