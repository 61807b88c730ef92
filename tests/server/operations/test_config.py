"""A server's settings from a file: all of them documented, nothing else taken, the command above the file."""

from __future__ import annotations

import argparse
import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba import user_folders
from fudaba.cli import main
from fudaba.kernel.game import BadSetup
from fudaba.server.http import run as running
from fudaba.server.operations import config, settings
from fudaba.server.operations import log as server_log
from fudaba.server.operations.settings import Settings

DOCUMENTED = Path("packaging/fudaba.toml")
OF_TESTS = {"static", "pad", "machine_code"}
"""Settings that are not for a server's operator."""


def test_the_documented_file_has_every_setting_with_what_holds_without_it(tmp_path: Path) -> None:
    text = DOCUMENTED.read_text("utf-8")
    file = tmp_path / "all.toml"
    file.write_text(re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE))
    said = config.read(file)
    for section in msgspec.structs.fields(config.Config):
        keys = {field.name for field in msgspec.structs.fields(section.type)}
        body = re.search(rf"^\[{section.name}\]\n(.*?)(^\[|\Z)", text, re.DOTALL | re.MULTILINE)
        assert body is not None
        assert set(re.findall(r"^(?:# )?(\w+) = ", body[1], re.MULTILINE)) == keys

    usual = Settings(data=Path(user_folders.data()))
    shown = config.settings_of(said, Path(user_folders.data()), workers=usual.workers)
    assert shown == usual == config.settings_of(config.Config(), Path(user_folders.data()))
    assert said.server == config.Serving(between=usual.between)
    assert said.log == config.Logging()
    every = {
        field.name
        for section in (config.Serving, config.Bots, config.Limits, config.Push)
        for field in msgspec.structs.fields(section)
    }
    assert {field.name for field in dataclasses.fields(Settings)} - every == OF_TESTS


@pytest.mark.parametrize(("there", "processes"), [(1, 1), (2, 1), (4, 3), (5, 4), (64, 4)])
def test_bots_have_a_process_a_core_but_for_one_and_only_so_many(
    there: int, processes: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the help says."""
    monkeypatch.setattr(settings, "cores", lambda: there)
    assert Settings(data=Path()).workers == processes
    monkeypatch.setenv("COLUMNS", "200")
    for lang, said in (("en", "(default: one per core, minus one, at most 4)"), ("ja", "最大4")):
        monkeypatch.setenv("FUDABA_LANG", lang)
        with pytest.raises(SystemExit):
            main(["serve", "--help"])
        assert said in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[limits]\nsokets = 3\n", "Unknown setting ‘limits.sokets’ in FILE. Did you mean sockets?"),
        ("[limit]\nsockets = 3\n", "Unknown setting ‘limit’ in FILE. Did you mean limits?"),
        ("sockets = 3\n", "Unknown setting ‘sockets’ in FILE. Did you mean server, bots, limits, push, log?"),
        (
            "[limits]\nsockets = 0\n",
            "The settings in FILE can't be read: Expected `int` >= 1 - at `$.limits.sockets`",
        ),
        ("[limits]\nsockets = '3'\n", "The settings in FILE can't be read: Expected `int`, got `str`"),
        (
            "[log]\nform = 'xml'\n",
            "The settings in FILE can't be read: Invalid enum value 'xml' - at `$.log.form`",
        ),
        ("limits = 3\n", "The settings in FILE can't be read: Expected `object`, got `int` - at `$.limits`"),
        ("[server\n", "The settings in FILE can't be read: "),
    ],
)
def test_what_no_setting_is_is_refused(
    tmp_path: Path, text: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fudaba.toml"
    file.write_text(text)
    assert main(["serve", "--config", str(file)]) == 2
    output = capsys.readouterr().err
    assert why.replace("FILE", str(file)) in output
    assert output.count("\n") == 1
    assert main(["doctor", "--config", str(file), "--lang", "ja", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["checks"]
    assert (found[0]["check"], found[0]["state"]) == ("config", "problem")
    assert str(file) in found[0]["text"]


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no such file or folder"):
        config.read(tmp_path / "none.toml")


class Served(Exception):
    """A server would have begun."""

    def __init__(self, settings: Settings, host: str, port: int, proxy: str) -> None:
        super().__init__(settings, host, port, proxy)
        self.given = (settings, host, port, proxy)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ([], {"host": "0.0.0.0", "port": 9000, "sockets": 7, "pace": 0.1, "names": ("cards.example",)}),
        (
            ["--host", "127.0.0.1", "--port", "9001", "--sockets", "9", "--name", "Other.example"],
            {"host": "127.0.0.1", "port": 9001, "sockets": 9, "pace": 0.1, "names": ("other.example",)},
        ),
        (["--data", "elsewhere"], {"data": Path("elsewhere"), "database": ""}),
        (["--behind-proxy", "10.0.0.1", "--metrics"], {"proxy": "10.0.0.1", "metrics": "loopback"}),
        (["--database", "postgresql://other/db"], {"database": "postgresql://other/db", "metrics": "any"}),
    ],
)
def test_what_the_command_says_counts_more_than_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[str], expected: dict[str, Any]
) -> None:
    file = tmp_path / "fudaba.toml"
    file.write_text(
        '[server]\nhost = "0.0.0.0"\nport = 9000\nnames = ["Cards.example"]\nbehind_proxy = "*"\n'
        'database = "postgresql://db.example/fudaba"\nmetrics = "any"\n'
        '[bots]\npace = 0.1\n[limits]\nsockets = 7\n[log]\nform = "json"\nlevel = "info"\n'
    )
    began: list[tuple[str, str]] = []
    monkeypatch.setattr(server_log, "begin", lambda form, level: began.append((form, level)))

    def served(settings: Settings, host: str, port: int, ready: object, proxy: str) -> int:
        raise Served(settings, host, port, proxy)

    monkeypatch.setattr(running, "run", served)
    with pytest.raises(Served) as would:
        main(["serve", "--config", str(file), *said])
    settings, host, port, proxy = would.value.given
    data = {**dataclasses.asdict(settings), "host": host, "port": port, "proxy": proxy}
    assert {name: data[name] for name in expected} == expected
    assert began == [("json", "info")]


def test_the_doctor_looks_where_the_file_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fudaba.toml"
    file.write_text(f'[server]\ndata = "{(tmp_path / "games").as_posix()}"\n')
    main(["doctor", "--config", str(file), "--json"])
    found = {one["check"]: one for one in json.loads(capsys.readouterr().out)["checks"]}
    assert found["config"]["state"] == "ok"
    assert str(tmp_path / "games") in found["folder"]["text"]


def test_a_password_that_others_can_read_is_named(tmp_path: Path) -> None:
    from fudaba.server.doctor import doctor

    file = tmp_path / "fudaba.toml"
    file.write_text('[server]\ndatabase = "postgresql://fudaba:secret@127.0.0.1:1/db"\n')
    for mode, state in ((0o644, "warning"), (0o600, "ok")):
        file.chmod(mode)
        _, (found,) = doctor.config_file(file)
        assert (found.check, found.state) == ("config", state)
        assert "secret" not in str(found)


def test_nothing_else_is_asked_of_the_command_line() -> None:
    """Whatever can be said on the command line has a default that says nothing, so that the file can."""
    from fudaba.server import command

    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    given = vars(parser.parse_args(["serve"]))
    assert {name for name, value in given.items() if value} == {"run", "lang"}  # the language is the system's
