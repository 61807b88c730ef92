"""Export and import of rows besides tables."""

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
    (
        "SELECT person, friend, since FROM friends ORDER BY person, friend",
        "INSERT INTO friends (person, friend, since) VALUES (?, ?, ?)",
    ),
    (
        "SELECT person, blocked FROM blocks ORDER BY person, blocked",
        "INSERT INTO blocks (person, blocked) VALUES (?, ?)",
    ),
    (
        "SELECT at, reporter, against, place, text FROM reports ORDER BY at",
        "INSERT INTO reports (at, reporter, against, place, text) VALUES (?, ?, ?, ?, ?)",
    ),
    (
        "SELECT kind, who, reason, since, until FROM orders ORDER BY kind, who",
        "INSERT INTO orders (kind, who, reason, since, until) VALUES (?, ?, ?, ?, ?)",
    ),
    (
        "SELECT at, deed, who, reason, until, decider FROM deeds ORDER BY at",
        "INSERT INTO deeds (at, deed, who, reason, until, decider) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    (
        "SELECT person, role FROM roles ORDER BY person",
        "INSERT INTO roles (person, role) VALUES (?, ?)",
    ),
    (
        "SELECT day, game, setting FROM days ORDER BY day, game",
        "INSERT INTO days (day, game, setting) VALUES (?, ?, ?)",
    ),
    (
        "SELECT day, game, person, id FROM attempts ORDER BY day, game, person",
        "INSERT INTO attempts (day, game, person, id) VALUES (?, ?, ?, ?)",
    ),
    (
        "SELECT id, private FROM push_keys",
        "INSERT INTO push_keys (id, private) VALUES (?, ?)",
    ),
    (
        "SELECT browser, endpoint, p256dh, auth, lang, session, asked FROM pushes ORDER BY browser",
        "INSERT INTO pushes (browser, endpoint, p256dh, auth, lang, session, asked)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
    ),
    (
        "SELECT browser, id, token FROM push_seats ORDER BY browser, id, token",
        "INSERT INTO push_seats (browser, id, token) VALUES (?, ?, ?)",
    ),
    (
        "SELECT id, question FROM push_told ORDER BY id",
        "INSERT INTO push_told (id, question) VALUES (?, ?)",
    ),
)
"""How each row is read, and written. Challenges and links for friends do not last, so they stay."""
