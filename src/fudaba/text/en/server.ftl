### The table in a browser: what the server says.

server-yes = yes
server-no = no

## Why something is not done

server-stale = The table has gone on since. Look again before you answer.
server-not-yours = It is not your decision.
server-illegal = That is no answer to this question.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-is-over = The game is over already.
server-frozen = This game has met an error and stands still. Its report can be downloaded by the players.
server-not-written = The answer could not be written down, so it does not count. Try again.
server-away = What is kept cannot be read just now: the database does not answer. Nothing is lost; try again in a moment.
server-elsewhere = Somebody is at this table by another way to this server. Come to it by the same, or try again in a moment.
server-moved = The table goes on in another process of the server. Nothing is lost; the game goes on in a moment.
server-error = Something went wrong on the server. Nothing has changed.
server-closing = The server is about to restart. Nothing is lost; the game goes on in a moment.
server-no-table = There is no such table.
server-own-cards = This table has cards that the server was not started with. It waits for them.
server-unreadable = What is kept of this table cannot be read. Other tables are not concerned.
server-no-seat = That seat is not free.
server-no-token = You have no seat at this table.
server-no-invite = This table is entered by invitation only.
server-no-spectators = Nobody may watch this table.
server-day-begun = You have begun today's game already: one attempt counts.
server-day-none = There is no game of the day here.
server-day-alone = In a game of the day nobody else plays for you.
server-day-counts = A game of the day is played to its end: its points are compared.
server-not-given-up = Only where two sides play can one of them give up, and only for themselves alone. A bot can play on for you.
server-no-name = A name needs at least one character that can be seen.
server-name-kept = A name cannot be an address, nor begin with what the server itself puts before bots and persons (bot:, person:).
server-name-letters = A name takes letters of the scripts in everyday use. At least one of these is of another script.
server-name-mixed = The letters of this name are of several scripts, so that it could be taken for another name. Use those of one.
server-no-request = There is nothing to agree to any more.
server-code-gone = This link has been used already, or is older than ten minutes. Make another one where you play.
server-replay-not-over = This game has not ended: it can be looked at and played on, but not kept as one that is over.
server-replay-not-read = To go on from a record takes its text, the number of a moment, and a table. What was sent is not that.
server-replay-slow = This situation is too large: at a table, each of its steps would hold up everybody else’s game.
server-no-veto = You have no veto left.
server-begun = The game has begun already.
server-not-host = Only the host of the table may do that.
server-seats-taken = More people sit there already.
server-seats-fixed = This game goes on from another, with as many players.
server-bad-setup = No table can be set up like this.
server-bad-message = The server cannot read this message.
server-too-fast = Too much at once. Wait a moment.
server-many-wait = Many tables from your address wait for players already. Play at one of them, or leave it.
server-day-full = Your address has had as many games kept today as it may. Try again tomorrow.
server-full = The server has as many tables as it can hold. Try again later.
server-other-view = While the game runs, only your own view and the public one can be seen.
server-not-joined = Join the table first.

## Why a connection ends

server-too-long = A message was longer than the server takes.
server-too-many = Too many connections from your address.
server-stranger = This page is not allowed to connect here.
server-too-slow = Your connection could not keep up. It will be made anew.

## Taking back

server-undo-off = No undo at this table.
server-undo-over = No undo: the game is over.
server-undo-nothing = Nothing to take back yet.
server-undo-revealed = No undo: something has been revealed since your last answer.
server-undo-others = No undo: somebody else has answered since.
server-undo-away = No undo: nobody who could agree is here.
server-undo-answers = { $after ->
    [0] your last answer
    [one] your last answer and the one after it
   *[other] your last answer and the { $after } after it
}
server-undo-asked = { $answers ->
    [one] { $seat } would like to take back the last answer.
   *[other] { $seat } would like to take back the last { $answers } answers.
}

## Giving up

# What decided the game, in a word.
server-gave-up = given up
server-gave-up-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
server-gave-up-why = { $seat } has given up. Nothing was counted.

## The coach

server-hint-off = Nobody asks the coach at this table.
server-hint-away = The coach may be asked if all others agree, and not all of them are here.
server-hint-asked = { $seat } would like to ask the coach.
server-review-later = Many games are being reviewed just now. Try again later.
