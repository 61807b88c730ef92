"""People who keep a name, as browsers speak of them: `/api/people/…`.

* `answers`: how it is told what `protocol.people_schema` says
* `pages`: the addresses
* `friends`: the addresses of friends, blocks and reports
* `moderation`: the addresses of moderators
* `push`: the addresses of browsers that want to be told of turns
* `leaders`: the address of the leaderboards
* `profile`: what is told of somebody: their games, and how they ended

What is kept of them is in `accounts`, how games ended in `table.results`, and as what a passkey knows the
server in `accounts.site`.
"""
