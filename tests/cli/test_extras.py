"""The library alone: its commands work, those that need an extra say which, and the packages agree."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import fudaba
from fudaba.cli import main
from tests.machine_code import COMPILED

ROOT = Path(__file__).parents[2]
ALONE = """
import sys
for name in ("prometheus_client", "starlette", "textual", "uvicorn", "uvloop", "websockets"):
    sys.modules[name] = None  # as if it were not installed
from fudaba.cli import main
sys.exit(main(sys.argv[1:]))
"""


def alone(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command without the libraries of any extra."""
    return subprocess.run(
        [sys.executable, "-c", ALONE, *command], capture_output=True, text=True, cwd=ROOT, check=False
    )


@pytest.mark.parametrize(
    "command",
    [
        ("cards", "bridge_over"),
        ("lab", "run", "tests/scenarios/bridge_over/example.yaml"),
        ("rules", "BRG-030", "--tests", "docs"),
        ("simulate", "bridge_over", "--bots", "sensible,random", "--games", "2"),
        ("--help",),
    ],
)
def test_the_library_s_commands_need_no_extra(command: tuple[str, ...]) -> None:
    ran = alone(*command)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "server"),
        (("play", "dominion"), "terminal"),
        (("play", "innovation", "--plain"), "terminal"),
    ],
)
def test_a_command_says_which_extra_it_needs(command: tuple[str, ...], extra: str) -> None:
    ran = alone(*command)
    assert ran.returncode == 2
    assert ran.stderr == (
        f"fudaba: {command[0]} needs the optional extra '{extra}'. "
        f"Install it with: pip install 'fudaba-core[{extra}]'\n"
    )


def test_what_is_missing_for_another_reason_is_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fudaba.lab.execution.trace", None)
    monkeypatch.delitem(sys.modules, "fudaba.lab.commands.lab", raising=False)
    with pytest.raises(ModuleNotFoundError):
        main(["lab", "run", "tests/scenarios/bridge_over/example.yaml"])


def test_the_version_says_whether_the_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    how = "compiled" if COMPILED else "not compiled"
    assert capsys.readouterr().out.startswith(f"fudaba {fudaba.__version__} ({how}, Python 3.")


STOPPED = """
import sys
class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == "fudaba.cli":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Stop())
from fudaba.__main__ import main
sys.exit(main())
"""


def test_ctrl_c_while_the_command_is_loaded_ends_it_without_a_traceback() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", STOPPED], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "\n")


def test_both_packages_have_every_extra_that_is_named_to_people() -> None:
    """An extra that a package has not is no error for pip, which installs the rest and leaves one at that."""
    core = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    whole = tomllib.loads((ROOT / "packaging/fudaba/pyproject.toml").read_text("utf-8"))["project"]
    extras = core["optional-dependencies"]
    for_developers = {"bench", "dev", "docs", "lint", "notebook", "test", "web"}
    brought = {"play", "server", "terminal"}
    assert whole["optional-dependencies"] == {
        extra: [f"fudaba-core[{extra}]=={fudaba.__version__}"]
        for extra in extras.keys() - for_developers - brought
    }
    texts = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.ftl")]
    texts += [
        ROOT / "README.md",
        ROOT / "packaging/fudaba.service",
        *(one for one in ROOT.glob("examples/**/*.*") if one.suffix in (".py", ".md", ".ipynb")),
    ]
    known = {"fudaba": {*whole["optional-dependencies"]}, "fudaba-core": {*extras}}
    for text in texts:
        for package, named in re.findall(r"\b(fudaba(?:-core)?)\[([a-z,]+)\]", text.read_text("utf-8")):
            assert set(named.split(",")) <= known[package], text


def test_what_people_install_is_the_library_with_all_its_extras() -> None:
    core = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    whole = tomllib.loads((ROOT / "packaging/fudaba/pyproject.toml").read_text("utf-8"))["project"]
    assert whole["dependencies"] == [f"{core['name']}[play]=={fudaba.__version__}"]
    assert whole["version"] == fudaba.__version__
    assert whole["scripts"] == core["scripts"]
    extras = core["optional-dependencies"]
    assert extras["play"] == ["fudaba-core[server,terminal]"]
    brought = {re.split(r"[<>=;]", each)[0] for each in extras["server"] + extras["terminal"]}
    server = {
        "h11",
        "openskill",
        "prometheus-client",
        "starlette",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    }
    assert brought == server | {"argcomplete", "textual"}
    assert not brought & {re.split(r"[<>=;]", each)[0] for each in core["dependencies"]}
