"""Lays out the documentation site: a folder for each version; the first page leads to the latest release.

python tools/site_versions.py OUT MAIN [ARCHIVES]

OUT is made. MAIN is the site as it was built from the present checkout; it goes to OUT/main. ARCHIVES is a
folder of `fudaba-docs-VERSION.tar.gz`, which each release has among its files; each goes to OUT/VERSION. The
list of versions on each page reads OUT/versions.json.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tarfile
from pathlib import Path

ARCHIVE = re.compile(r"fudaba-docs-(\d+)\.(\d+)\.(\d+)\.tar\.gz")
MAIN = "main"
FIRST_PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Fudaba</title>
<meta http-equiv="refresh" content="0; url={version}/">
<link rel="canonical" href="{version}/">
<p><a href="{version}/">Fudaba {version}</a></p>
"""


def releases(archives: Path | None) -> dict[str, Path]:
    """The archive of each release, the newest first; candidates have none."""
    files = [] if archives is None else [*archives.iterdir()]
    found = [(match, file) for file in files if (match := ARCHIVE.fullmatch(file.name))]
    found.sort(key=lambda one: tuple(map(int, one[0].groups())), reverse=True)
    return {".".join(match.groups()): file for match, file in found}


def lay_out(out: Path, main: Path, archives: Path | None = None) -> list[str]:
    """Make the site. Returns its versions, the one to begin with first."""
    out.mkdir(parents=True)
    found = releases(archives)
    for version, file in found.items():
        with tarfile.open(file) as packed:
            packed.extractall(out / version, filter="data")
    shutil.copytree(main, out / MAIN)
    versions = [*found, MAIN]
    listed = [
        {"version": version, "title": version, "aliases": ["latest"] if version == versions[0] else []}
        for version in versions
    ]
    (out / "versions.json").write_text(json.dumps(listed, indent=1) + "\n", "utf-8")
    (out / "index.html").write_text(FIRST_PAGE.format(version=versions[0]), "utf-8")
    shutil.copy(out / versions[0] / "404.html", out / "404.html")
    return versions


if __name__ == "__main__":
    given = [Path(word) for word in sys.argv[1:]]
    if not 2 <= len(given) <= 3:
        sys.exit(__doc__)
    sys.stdout.write(f"{', '.join(lay_out(*given))}\n")
