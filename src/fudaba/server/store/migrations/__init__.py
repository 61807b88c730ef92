"""Migrations of the schema: numbered scripts, one folder a database.

A script that has been released is never changed; a change is one more. The version of a schema is the number
of the last script that was run.
"""

from __future__ import annotations

from importlib.resources import files


def scripts(database: str) -> tuple[str, ...]:
    """The scripts for that kind of database, in their order. Raises ValueError for a number left out."""
    folder = files(__package__) / database
    found = sorted(
        (one.name, one.read_text("utf-8")) for one in folder.iterdir() if one.name.endswith(".sql")
    )
    for number, (name, _) in enumerate(found, 1):
        if not name.startswith(f"{number:04}_"):
            raise ValueError(f"the {database} script {name} should have the number {number:04}")
    return tuple(script for _, script in found)
