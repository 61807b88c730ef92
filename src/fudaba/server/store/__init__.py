"""Storage: nothing is acknowledged before it is written.

A table is kept as what fixed it (`StoredTable`) and its moves: answers, and what was taken back. A move is
written once and never changed.

* `interface`: what is written, as data, and what a `Store` promises
* `reader`: how an event loop reads without waiting
* `other_rows`: what is kept besides tables, as it goes from one database into another
* `rows`, `writer`: what every database needs: rows read again, and one thread that writes
* `sqlite`: one file in a folder
* `postgres` and what begins with it: a database that several processes serve
* `migrations`: how a database comes to the present schema
* `open`: which of them is meant, and how all goes from one into another
"""

from fudaba.server.store.interface import (
    AppendChat,
    AppendMove,
    Away,
    ForgetTable,
    NotHeld,
    NotWritten,
    Peer,
    SaveTable,
    Statement,
    Store,
    Unmet,
    Unreadable,
    WholeTable,
    Write,
    forget,
    keep,
    move,
    moves,
    said,
)
from fudaba.server.store.open import copied, opened
from fudaba.server.store.reader import ReaderThread
from fudaba.server.store.sqlite import SqliteStore

__all__ = [
    "AppendChat",
    "AppendMove",
    "Away",
    "ForgetTable",
    "NotHeld",
    "NotWritten",
    "Peer",
    "ReaderThread",
    "SaveTable",
    "SqliteStore",
    "Statement",
    "Store",
    "Unmet",
    "Unreadable",
    "WholeTable",
    "Write",
    "copied",
    "forget",
    "keep",
    "move",
    "moves",
    "opened",
    "said",
]
