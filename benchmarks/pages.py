"""Figures put into the pages that tell them, so that none is there that no command gives."""

from __future__ import annotations

import os
import platform
import re
import sysconfig
import time
from pathlib import Path
from typing import Final

from fudaba.native.loading import is_used

COMPILED: Final = is_used()
"""Whether the engine is machine code."""
HOW: Final = "compiled" if COMPILED else "plain"
"""That as a word, by which the marks of a page are told apart."""


def put_between(page: Path, mark: str, new: str) -> None:
    """Put something between the marks of that name of a page. Raises `ValueError` if it has none."""
    text = page.read_text(encoding="utf-8")
    between = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- /{mark} -->)", re.DOTALL)
    if not between.search(text):
        raise ValueError(f"{page}: there is no <!-- {mark} --> … <!-- /{mark} -->")
    page.write_text(between.sub(lambda found: found[1] + new + found[2], text), encoding="utf-8")


def measured_by(command: str) -> str:
    """The sentence above a table: by which command, on which Python and machine, and how busy that was."""
    return f"`{command}`, {time.strftime('%Y-%m-%d')}: {how()}."


def how() -> str:
    """The Python, how it was built, whether the engine is machine code, and how busy the machine is."""
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    built = "with optimizations" if "--enable-optimizations" in flags else "without optimizations"
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    python = f"{platform.python_implementation()} {platform.python_version()} built {built}"
    engine = "compiled" if COMPILED else "interpreted"
    return f"{python}, {platform.machine()}, {os.cpu_count()} cores, engine {engine}, load {load:.1f}"


def lined(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
