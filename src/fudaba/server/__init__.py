"""The table in a browser: many tables, each in one process, and no game is ever lost.

The rooms, in the order in which to read them:

* `parts`, `from_browser`, `to_browser`, `messages`: all that is said over a WebSocket; `typescript`: the
  same for the client
* `catalogue_parts`, `catalogue`: what the games are called, their options and cards, in every language
* `rendering`: a table as one viewer sees it, in words of every language
* `course`: the moments of a game that can be told apart, also where nobody had to be asked
* `stored_table`, `store`: what is stored of a table, in a file or a PostgreSQL; nothing is acknowledged
  before it is written
* `table_state`, `showing`, `table`: a table as it stands, as it goes on by itself, and what people do at it;
  `table_messages`: what it sends; `background`: its alarms and tasks
* `owning`, `lobby`: which tables are here, and what people do with them as a whole
* `position`, `players`: the bots, in processes of their own
* `guard`: who may connect, how often and how much
* `connection`, `desk`: one browser, from its first message to its close; what is done that it asks for
* `peers`: what servers of one database pass on to each other
* `guarded`: what every request meets first
* `app`, `command`: the addresses, and `fudaba serve`
* `metrics`: figures for Prometheus
* `doctor`, `doctor_postgres`, `finding`: whether a machine and a database have what a server needs
"""
