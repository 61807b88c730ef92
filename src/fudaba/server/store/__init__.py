"""What is kept, and where: nothing is acknowledged before it is written.

A table is kept as what fixed it (`Kept`) and its moves: answers, and what was taken back. A move is written
once and never changed.

* `interface`: what is written, as data, and what a `Store` promises
* `rows`, `writer`: what every database needs: rows read again, and one thread that writes
* `sqlite`: one file in a folder
* `migrations`: how a database comes to the present schema
"""

from fudaba.server.store.interface import (
    AppendMove,
    Forget,
    Keep,
    NotWritten,
    Said,
    Store,
    Unreadable,
    Write,
    forget,
    keep,
    move,
    moves,
    said,
)
from fudaba.server.store.sqlite import OnlyOne, SqliteStore

__all__ = [
    "AppendMove",
    "Forget",
    "Keep",
    "NotWritten",
    "OnlyOne",
    "Said",
    "SqliteStore",
    "Store",
    "Unreadable",
    "Write",
    "forget",
    "keep",
    "move",
    "moves",
    "said",
]
