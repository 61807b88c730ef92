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
* `seating`, `playing`, `undoing`, `clock`: who sits at a table, what is played there, what may be taken back,
  how much time is left; `pacing`: how long a question seems to be thought about
* `owning`, `lobby`: which tables are here, and what people do with them as a whole; `opening`: a table that
  is about to be; `sitting`, `resizing`: who sits there before its game, and how many can; `resting`: games
  that wait on disk alone; `listing`: what the lobby shows
* `position`, `players`: the bots, in processes of their own; `looking`: earlier moments, likewise
* `game_log`: what is kept of every moment of a game; `transfer`, `replaying`: games as records, out and in
* `guard`: who may connect, how often and how much
* `connection`, `desk`: one browser, from its first message to its close; what is done that it asks for
* `peers`, `peer_lines`: what servers of one database pass on to each other, and how; `spreading`: which of
  them has which tables
* `accounts`, `ratings`, `company`, `moderation`, `people`, `push`: those who keep a name, what is decided
  about them, and how they hear that it is their turn
* `bench`: what a page may have computed, for the coach and the lab (`coaching`, `lab_pages`)
* `guarded`: what every request meets first
* `app`, `command`: the addresses, and `fudaba serve`
* `metrics`: figures for Prometheus; `server_log`: the log of the server itself
* `doctor`, `doctor_postgres`, `finding`: whether a machine and a database have what a server needs
"""
