"""The container image, its compose file and the unit: nobody's, read-only, watched, and of what is there.

No engine is needed here: the long test runs the same processes, from the wheel, without one.
"""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from benchmarks.table.client import Party, opened
from benchmarks.table.postgres import NOBODY, Postgres, programs
from fudaba import user_folders
from fudaba.cli import _parser
from fudaba.server.operations import config
from tests.ports import own_port
from tools import hashes

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging/container"
COMPOSE: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
CONTAINERFILE = (FOLDER / "Containerfile").read_text("utf-8")
CADDYFILE = (FOLDER / "Caddyfile").read_text("utf-8")


@pytest.mark.parametrize("name", SERVICES)
def test_each_service_can_do_no_more_than_it_needs(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["healthcheck"]["test"][0] == "CMD"
    assert service["restart"] == "unless-stopped"
    assert ("ports" in service) == (name == "proxy")
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    for volume in service.get("volumes", []):
        source, target = str(volume).split(":")[:2]
        assert (FOLDER / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
        assert target.startswith("/")
        assert not source.startswith(".") or str(volume).endswith(":ro")
    assert set(service["networks"]) <= set(COMPOSE["networks"])
    assert not re.search(r":latest$|^[^:]+$", service["image"]) or "build" in service


def test_each_image_of_others_is_pinned_by_its_digest() -> None:
    others = [service["image"] for service in SERVICES.values() if "build" not in service]
    others += re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert len(others) == 4
    for image in others:
        assert re.fullmatch(r"docker\.io/library/[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image


def test_the_database_is_reached_by_the_server_alone() -> None:
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert {name for name, service in SERVICES.items() if "inside" in service["networks"]} == {
        "database",
        "server",
    }
    assert SERVICES["server"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert SERVICES["database"]["user"] == "postgres"


def test_the_image_is_built_of_the_wheel_and_is_nobodys() -> None:
    stages = CONTAINERFILE.split("\nFROM ")
    assert len(stages) == 3
    (user,) = re.findall(r"^USER (\d+):\d+$", stages[2], re.MULTILINE)
    assert int(user) >= 10_000
    assert stages[2].index("USER") > stages[2].index("RUN")
    (copied,) = re.findall(r"^COPY (?!--from)(.+) /dist/$", CONTAINERFILE, re.MULTILINE)
    files = {ROOT / name for name in copied.split() if name != "dist/fudaba_core-*.whl"}
    assert files == set(hashes.HEADS)
    for file in files:
        assert f"--require-hashes -r /dist/{file.name}" in CONTAINERFILE
    assert re.findall(r"pip install (?!.*(?:--require-hashes|--no-deps))", CONTAINERFILE) == []
    bases = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert len(set(bases)) == 1  # what is compiled in the first stage runs in the second
    assert re.search(r"apt-get install .*\bgcc\b", stages[1])
    assert "apt-get" not in stages[2]
    assert bases[0].startswith(f"docker.io/library/python:{hashes.PYTHON}-slim@")
    asked = json.loads(re.search(r"HEALTHCHECK .*\n\s+CMD (.*)$", CONTAINERFILE, re.MULTILINE)[1])  # type: ignore[index]  # it is there
    assert asked == SERVICES["server"]["healthcheck"]["test"][1:]
    compile(asked[2], "the health check", "exec")
    assert not any(" " in word for word in asked)  # Podman 4 splits there
    for command in (
        json.loads(re.search(r"^CMD (.*)$", CONTAINERFILE, re.MULTILINE)[1]),  # type: ignore[index]  # it is there
        SERVICES["server"]["command"],
    ):
        assert _parser().parse_args(command).run is not None


def test_the_image_has_the_rules_as_machine_code_of_the_wheel() -> None:
    installed = f"/opt/fudaba/lib/python{hashes.PYTHON}/site-packages"
    first = CONTAINERFILE.split("\nFROM ")[1].replace("\\\n", "")
    (line,) = re.findall(r"^WORKDIR (.+)$", first, re.MULTILINE)
    assert line == installed
    (words,) = re.findall(r"python (fudaba/native/compiling\.py [^&]+?) +&&", first)
    program, package, out, *options = words.split()
    assert (ROOT / "src" / program).is_file()
    assert package == "fudaba"
    assert options == ["--python", "/opt/fudaba/bin/python", "--config", "fudaba/native/mypy.ini"]
    assert f"cp -r {out}/. ." in first
    assert "COPY --from=built /opt/fudaba /opt/fudaba" in CONTAINERFILE


def test_what_the_server_is_given_fits_what_is_before_and_behind_it() -> None:
    said = config.read(FOLDER / "fudaba.toml")
    assert f"reverse_proxy server:{said.server.port}" in CADDYFILE
    assert said.server.database == "postgresql://fudaba@database/fudaba"
    given = SERVICES["database"]["environment"]
    assert (given["POSTGRES_USER"], given["POSTGRES_DB"]) == ("fudaba", "fudaba")
    assert given["POSTGRES_PASSWORD"].startswith("${FUDABA_PASSWORD:?")
    assert SERVICES["server"]["environment"]["PGPASSWORD"].startswith("${FUDABA_PASSWORD:?")
    assert (said.server.host, said.server.behind_proxy, said.log.form) == ("0.0.0.0", "*", "json")
    assert CADDYFILE.count("{") == CADDYFILE.count("}")
    # Asked by a name that is not its own, the server answers nobody, not even whether it is well.
    assert re.search(r"health_headers \{\s+Host \{\$FUDABA_NAME\}\s+\}", CADDYFILE)
    assert "path /metrics" in CADDYFILE  # a visitor by the proxy is not of that machine


@pytest.mark.skipif(sys.platform == "win32", reason="it has other variables for its folders")
def test_the_unit_runs_what_there_is_and_may_do_no_more_than_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    unit.read(ROOT / "packaging/fudaba.service")
    service = unit["Service"]
    for name in ("ExecStartPre", "ExecStart"):
        program, *words = service[name].split()
        assert program == "/opt/fudaba/bin/fudaba"
        assert _parser().parse_args(words).config == Path("/etc/fudaba.toml")
    assert service["User"] == "fudaba"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    environment = dict(word.split("=") for word in service["Environment"].split())
    monkeypatch.setattr(os, "environ", environment)
    assert user_folders.data() == f"/var/lib/{service['StateDirectory']}"
    assert user_folders.cache() == f"/var/cache/{service['CacheDirectory']}"


@pytest.mark.long
@pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0 or programs() is None,
    reason="it takes root and a PostgreSQL to run processes as nobody's",
)
def test_the_same_processes_run_without_an_engine(tmp_path: Path) -> None:
    """The server out of its wheel, nobody's, in a file system that can only be read but for /tmp."""

    python = _anybodys_python()
    if python is None:
        pytest.skip("no Python here may be run by nobody")

    def done(*command: object) -> str:
        return subprocess.run(
            [*map(str, command)], check=True, capture_output=True, text=True, cwd=ROOT
        ).stdout

    done(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path / "dist", ".")
    (wheel,) = (tmp_path / "dist").glob("fudaba_core-*.whl")
    done(python, "-m", "venv", tmp_path / "fudaba")
    bin = tmp_path / "fudaba/bin"
    done(bin / "pip", "install", "-q", "-c", "constraints.txt", f"{wheel}[server,postgres,push]")
    shutil.copy(FOLDER / "fudaba.toml", tmp_path)
    done("chmod", "-R", "a+rX", tmp_path)
    for folder in tmp_path.parents:
        if folder.is_relative_to(Path("/tmp")) and folder != Path("/tmp"):
            folder.chmod(0o755)
    found = programs()
    assert found is not None
    database, port = Postgres(found), own_port()
    log = tmp_path / "log"
    try:
        url = database.create("fudaba")
        words = [
            word.replace("/etc/fudaba.toml", str(tmp_path / "fudaba.toml")).replace(
                "${FUDABA_NAME:?the host name, as cards.example}", "localhost"
            )
            for word in SERVICES["server"]["command"]
        ]
        words += [
            "--name",
            "127.0.0.1",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--database",
            url,
            "--workers",
            "1",
        ]
        with log.open("w") as output:
            server = subprocess.Popen(
                [
                    *("unshare", "--mount", "sh", "-c"),
                    "mount --bind /tmp /tmp && mount -o remount,bind,ro / &&"
                    f' exec setpriv --reuid {NOBODY} --regid {NOBODY} --clear-groups "$@"',
                    "sh",
                    bin / "fudaba",
                    *words,
                ],
                stdout=subprocess.PIPE,
                stderr=output,
                text=True,
                cwd="/",
                env={"PATH": f"{bin}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1"},
            )
        try:
            assert server.stdout is not None
            assert "Fudaba is at" in server.stdout.readline(), log.read_text()
            owner = Path(f"/proc/{server.pid}/status").read_text()
            assert re.search(rf"^Uid:\s+{NOBODY}\s+{NOBODY}\s", owner, re.MULTILINE)
            check = SERVICES["server"]["healthcheck"]["test"][1:]
            done(bin / check[0], *(word.replace("8765", str(port)) for word in check[1:]))
            party = _run(_played(port))
            assert party.taken
            traced = done(
                bin / "python", "tools/play_a_game.py", f"http://localhost:{port}", "--at", "127.0.0.1"
            )
            assert "the record holds" in traced
        finally:
            server.terminate()
            assert server.wait(60) == 0, log.read_text()
    finally:
        database.stop()
    log_lines = log.read_text().splitlines()
    assert [line for line in log_lines if not line.startswith("{")] == []
    lines = [json.loads(line) for line in log_lines]
    assert {line["level"] for line in lines} <= {"info", "warning"}
    assert not any(token in log.read_text() for token in party.tokens)


def _anybodys_python() -> Path | None:
    """A Python 3.11 or later that the present user may read, None where there is none."""
    for found in (Path(sys.executable).resolve(), Path("/usr/bin/python3").resolve()):
        if found.exists() and all(one.stat().st_mode & 0o005 == 0o005 for one in (found, *found.parents)):
            asked = [str(found), "-c", "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))"]
            if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
                return found
    return None


async def _played(port: int) -> Party:
    """A table with a bot, at which somebody answers."""
    import asyncio
    import random

    party = await opened(port, "bridge_over", {"rounds": 1}, people=1, bots=1)
    while not party.taken:
        if browser := party.asked:
            await party.answer(browser, random.Random(1))
        await asyncio.sleep(0.05)
    await party.browsers[0].drop()
    return party


def _run(script: Any) -> Party:
    import asyncio

    async def in_time() -> Party:
        async with asyncio.timeout(120):
            party: Party = await script
            return party

    return asyncio.run(in_time())
