"""The documentation site has a folder for each release and one for main."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path

import pytest

from tools.site_versions import lay_out


def built(folder: Path, words: str) -> Path:
    folder.mkdir()
    for page in ("index.html", "404.html"):
        (folder / page).write_text(f"{page}: {words}", "utf-8")
    return folder


def archive(folder: Path, name: str, words: str) -> None:
    folder.mkdir(exist_ok=True)
    with tarfile.open(folder / name, "w:gz") as packed:
        packed.add(built(folder / words, words), ".")


def test_before_the_first_release_the_site_is_that_of_main(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert lay_out(out, built(tmp_path / "site", "present")) == ["main"]
    assert (out / "main/index.html").read_text("utf-8") == "index.html: present"
    assert "url=main/" in (out / "index.html").read_text("utf-8")
    assert (out / "404.html").is_file()


def test_the_latest_release_is_what_a_visitor_sees_first(tmp_path: Path) -> None:
    out, archives = tmp_path / "out", tmp_path / "archives"
    for version in ("0.9.0", "0.10.0", "0.2.1"):
        archive(archives, f"fudaba-docs-{version}.tar.gz", version)
    archive(archives, "fudaba-docs-0.11.0rc1.tar.gz", "candidate")
    site = built(tmp_path / "site", "present")
    assert lay_out(out, site, archives) == ["0.10.0", "0.9.0", "0.2.1", "main"]
    assert "url=0.10.0/" in (out / "index.html").read_text("utf-8")
    for version in ("0.10.0", "0.2.1"):
        assert (out / version / "index.html").read_text("utf-8") == f"index.html: {version}"
    listed = json.loads((out / "versions.json").read_text("utf-8"))
    assert [one["version"] for one in listed if one["aliases"] == ["latest"]] == ["0.10.0"]
    assert listed[-1] == {"version": "main", "title": "main", "aliases": []}


def test_a_site_is_not_laid_over_another(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    with pytest.raises(FileExistsError):
        lay_out(tmp_path / "out", built(tmp_path / "site", "present"))
