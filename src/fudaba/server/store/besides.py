"""What is kept besides tables, row by row: read in one database, written into another."""

from __future__ import annotations

from typing import Final, LiteralString

BESIDES: Final[tuple[tuple[LiteralString, LiteralString], ...]] = (
    (
        "SELECT id, name, alike, handle, since FROM people ORDER BY id",
        "INSERT INTO people (id, name, alike, handle, since) VALUES (?, ?, ?, ?, ?)",
    ),
    (
        "SELECT id, person, title, public, uses, made, used FROM passkeys ORDER BY id",
        "INSERT INTO passkeys (id, person, title, public, uses, made, used) VALUES (?, ?, ?, ?, ?, ?, ?)",
    ),
    (
        "SELECT token, person, passkey, made, expires FROM sessions ORDER BY token",
        "INSERT INTO sessions (token, person, passkey, made, expires) VALUES (?, ?, ?, ?, ?)",
    ),
    ("SELECT code, person FROM codes ORDER BY code", "INSERT INTO codes (code, person) VALUES (?, ?)"),
    (
        "SELECT id, seat, token, person FROM seats ORDER BY id, seat",
        "INSERT INTO seats (id, seat, token, person) VALUES (?, ?, ?, ?)",
    ),
    (
        "SELECT id, ended, result, waits FROM results ORDER BY id",
        "INSERT INTO results (id, ended, result, waits) VALUES (?, ?, ?, ?)",
    ),
    (
        "SELECT who, game, mu, sigma, played FROM ratings ORDER BY who, game",
        "INSERT INTO ratings (who, game, mu, sigma, played) VALUES (?, ?, ?, ?, ?)",
    ),
    (
        "SELECT id, who, game, at, was, became FROM rated ORDER BY id, who",
        "INSERT INTO rated (id, who, game, at, was, became) VALUES (?, ?, ?, ?, ?, ?)",
    ),
)
"""How each row is read, and written. Challenges are not taken along: they live for minutes."""
