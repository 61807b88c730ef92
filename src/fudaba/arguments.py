"""What several commands take, each with one name, one help and one default."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fudaba.text import LANGS


def add_lang(parser: Any, of: str = "everything that is told", *, default: str | None = "en") -> None:
    """`--lang`. of: what is in that language. default None: the system's."""
    usual = "that of the system" if default is None else default
    parser.add_argument(
        "--lang", choices=LANGS, default=default, help=f"the language of {of} (default: {usual})"
    )


def add_option(parser: Any) -> None:
    """`--option`, as often as one likes."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the table; may be given several times",
    )


def add_json(parser: Any, shape: str) -> None:
    """`--json`. shape: what is printed then."""
    parser.add_argument("--json", action="store_true", help=f"print {shape}")


def add_tests(parser: Any) -> None:
    """`--tests`: the folder of the tests, None where none is named and there is no `tests` here."""
    here = Path("tests")
    parser.add_argument(
        "--tests",
        metavar="DIR",
        type=Path,
        default=here if here.is_dir() else None,
        help="where the tests are (default: tests, if there is such)",
    )
