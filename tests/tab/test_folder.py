"""What goes into the folder, and what stays out."""

from __future__ import annotations

import ast
import json
import pickle
import re
import struct
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from fudaba import games
from fudaba.kernel.game import BadSetup
from fudaba.tab import builder, pieces
from fudaba.tab.static_data import files

OWN = dict(pieces.own_files())


def test_what_is_left_out_is_there_to_be_left_out() -> None:
    built = {"lab/scenarios", "server/static"}  # by an installation, or by the build of the page
    missing = [name for name in pieces.LEFT_OUT if not (pieces.PACKAGE / name).exists()]
    assert set(missing) <= built
    assert not [name for name in OWN if name.startswith("fudaba/terminal")]
    assert "fudaba/server/lobby/lobby.py" in OWN


def test_nothing_in_a_tab_imports_at_once_what_is_left_out() -> None:
    lacks = []
    for name, file in OWN.items():
        if file.suffix != ".py":
            continue
        for node in ast.parse(file.read_text("utf-8")).body:  # what a function imports comes later
            named = (
                [node.module or ""] + [f"{node.module}.{one.name}" for one in node.names]
                if isinstance(node, ast.ImportFrom)
                else [one.name for one in node.names]
                if isinstance(node, ast.Import)
                else []
            )
            for module in named:
                path = module.replace(".", "/")
                there = pieces.PACKAGE.parent / path
                is_module = there.with_suffix(".py").is_file() or (there / "__init__.py").is_file()
                if module.startswith("fudaba.") and is_module:
                    lacks += [(name, module)] * (not {f"{path}.py", f"{path}/__init__.py"} & OWN.keys())
    assert not lacks


def test_the_table_can_be_imported_where_its_libraries_are_missing() -> None:
    script = """
import sys
from fudaba.tab.missing_modules import LACKING, stand_in
stand_in()
import fudaba.tab.application
assert not {"anyio", "starlette"} & {*sys.modules}
from fudaba.server.accounts.ratings import MODEL
assert {"cryptography", "uvicorn", "webauthn"} <= {*LACKING}
import uvicorn
assert not hasattr(uvicorn, "__file__") or uvicorn.__file__ is None
try:
    MODEL.rate([])
except NotImplementedError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "a tab has not" in done.stdout


def test_the_libraries_are_there_as_plain_python() -> None:
    found = dict(pieces.library_files())
    assert not [name for name in found if name.endswith((".so", ".pyd"))]
    for name in ("yaml/loader.py", "fluent/runtime/bundle.py", "babel/core.py"):
        assert name in found
    assert {Path(name).stem for name in found if name.startswith("babel/locale-data/")} <= {*pieces.LOCALES}
    assert all(pieces.licence(name) for name in pieces.versions())


def test_a_locale_says_how_numbers_are_written_and_no_more() -> None:
    root = next(file for name, file in pieces.library_files() if name == "babel/locale-data/root.dat")
    whole, kept = root.read_bytes(), pieces.locale_of(root.read_bytes())
    assert len(kept) < len(whole) / 5
    found, all_of_it = pickle.loads(kept), pickle.loads(whole)
    assert {"decimal_formats", "number_symbols", "plural_form"} <= found.keys()
    assert found["number_symbols"] == all_of_it["number_symbols"]


def test_the_page_can_be_installed() -> None:
    page = builder.HERE / "page"
    manifest = json.loads((page / "fudaba.webmanifest").read_text("utf-8"))
    drawn = {one["src"]: one["sizes"] for one in manifest["icons"] if one["type"] == "image/png"}
    drawn[re.findall(r'touch-icon" href="([^"]+)"', builder.LINKS)[0]] = "180x180"
    for name, sizes in drawn.items():
        data = (page / name).read_bytes()
        width, height = struct.unpack(">II", data[16:24])
        assert (data[:8], f"{width}x{height}") == (b"\x89PNG\r\n\x1a\n", sizes)
    assert {"192x192", "512x512"} <= {*drawn.values()}
    assert any(one["purpose"] == "maskable" for one in manifest["icons"])


def test_what_is_fetched_is_pinned() -> None:
    lock = json.loads((builder.PINNED / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = json.loads((builder.PINNED / "package.json").read_text("utf-8"))["dependencies"]
    assert wanted == {"pyodide": lock["node_modules/pyodide"]["version"]}
    assert all("integrity" in one for name, one in lock.items() if name)
    assert not [name for name, one in lock.items() if "resolved" in one]
    wheels = (builder.PINNED / "wheels.txt").read_text("utf-8").splitlines()
    assert all("--hash=sha256:" in line for line in wheels if not line.startswith("#"))
    assert pieces.wheels(builder.PINNED / "wheels.txt").keys() == {"msgspec"}


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    static = tmp_path.parent / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<html>")
    monkeypatch.setattr(builder, "STATIC", static)
    with pytest.raises(BadSetup) as refused:
        builder.build(tmp_path, tmp_path, lambda step: None)
    assert refused.value.message == "tab-problem-folder"
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


@pytest.mark.long
def test_the_data_is_what_the_server_tells() -> None:
    found = {name: msgspec.json.decode(data) for name, data in files()}
    assert [game["name"] for game in found["games.json"]] == games.names()
    for game in games.names():
        kinds = found[f"catalogue/{game}.json"]["kinds"]
        assert found[f"cards/{game}.json"].keys() == kinds.keys()
        shown = found[f"shown/{game}.json"]
        numbers = {
            number for each in (shown["rules"], shown["cards"]) for list_ in each.values() for number in list_
        }
        assert numbers == set(range(len(shown["scenarios"])))
        assert found[f"rules/{game}.json"].items() <= found["rules.json"].items()
