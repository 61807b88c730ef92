"""Roles of people: who is a moderator. Only the operator's command gives or takes one."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from fudaba.server.accounts.sanctions import PERSON, Decision, done
from fudaba.server.store import Statement, Store

Role: TypeAlias = Literal["moderator", "none"]
MODERATOR: Final = "moderator"


def is_moderator(store: Store, person: str) -> bool:
    """Whether that person is one. Waits for the database. Raises `Away`."""
    return bool(store.rows("SELECT person FROM roles WHERE person = ? AND role = ?", person, MODERATOR))


def moderators(store: Store) -> set[str]:
    """The ids of all moderators. Waits for the database. Raises `Away`."""
    return {row[0] for row in store.rows("SELECT person FROM roles WHERE role = ?", MODERATOR)}


def still_moderator(person: str) -> Statement:
    """That the person is still one: else nothing is kept of what is written together with this."""
    return Statement("UPDATE roles SET role = role WHERE person = ? AND role = ?", (person, MODERATOR), 1)


def give(store: Store, person: str, role: Role, now: float) -> None:
    """Give a person this role, and write it down. Waits for the database. Raises `NotWritten`."""
    changes = [Statement("DELETE FROM roles WHERE person = ?", (person,))]
    if role != "none":
        changes.append(Statement("INSERT INTO roles (person, role) VALUES (?, ?)", (person, role)))
    store.submit(*changes, done(Decision(now, f"role {role}", PERSON + person, "", 0.0))).result()
