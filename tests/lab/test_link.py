"""`fudaba lab link`: what stands in the address is the whole scenario."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

import pytest

from fudaba.cli import main

TEXT = "scenario: ひとつ\ngame: bridge_over\n"


def unpacked(address: str) -> str:
    """What the page reads in an address."""
    letters = address.strip().rpartition("s=")[2]
    return zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), -15).decode()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A scenario file."""
    (tmp_path / "one.yaml").write_text(TEXT, "utf-8")
    return str(tmp_path / "one.yaml")


def test_a_link_leads_to_the_table_in_a_tab(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "link", file]) == 0
    output = capsys.readouterr().out
    assert output.startswith("https://fudaba.github.io/fudaba/tab/#/lab;s=")
    assert unpacked(output) == TEXT


def test_a_link_leads_to_any_server(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "link", file, "--to", "https://table.example", "--server"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("https://table.example/lab#s=")
    assert unpacked(output) == TEXT


def test_a_link_can_be_embedded(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "link", file, "--to", "https://host.example/x/", "--embed"]) == 0
    output = capsys.readouterr().out
    assert output.startswith('<iframe src="https://host.example/x/#/frame;s=')
    assert unpacked(output.partition('" title')[0]) == TEXT
    assert output.count("<script>") == 1
    assert "frame.height = event.data.height" in output


def test_a_server_lets_nobody_embed_it(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "link", file, "--server", "--embed"])
    assert "--embed" in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "link", str(tmp_path / "none.yaml")]) == 2
    assert "none.yaml" in capsys.readouterr().err
