"""The table in a browser: a web server with many tables, of which no game is ever lost.

The packages, each of which imports only those above it:

* `protocol`: messages, their structs, texts in every language, errors for the client
* `game`: one game as a timeline of moments, rendered for each viewer
* `store`: SQLite or PostgreSQL; nothing is acknowledged before it is written
* `limits`: rate limits and connection limits for each address
* `operations`: settings, log, metrics, background work
* `workers`: bots and other slow work, in processes of their own
* `table`: one table: seats, answers, clock, takebacks, hints
* `accounts`: people with a name, their friends, ratings and notifications
* `lobby`: all tables of a server
* `ws`: connections to browsers, and their commands; they know no socket of any framework
* `cluster`: several servers on one database; only `http.app` knows of it
* `http`: the pages and the server itself, which know no web framework, and `asgi`, which serves them
* `doctor`, `command`, `people_command`: the command line
"""
