### The table in a browser: what the server says.

server-yes = yes
server-no = no

## Why something is not done

server-stale = The table has moved on. Look again before you answer.
server-not-yours = It’s not your decision.
server-illegal = That is not a legal answer.
server-not-begun = The game hasn’t started yet.
server-not-over = The game isn’t over yet.
server-is-over = The game is already over.
server-frozen = This game has stopped because of an error. Players can save a report of it.
server-not-written = Your answer could not be saved, so it doesn’t count. Please try again.
server-away = The database doesn’t answer, so this can’t be loaded right now. Nothing is lost; try again in a moment.
server-elsewhere = Someone is at this table through another address of this server. Use the same address, or try again in a moment.
server-moved = This table is moving to another server process. Nothing is lost; the game continues in a moment.
server-error = Something went wrong on the server. Nothing has changed.
server-closing = The server is about to restart. Nothing is lost; the game continues in a moment.
server-no-table = There is no such table.
server-own-cards = This table uses cards that the server has not loaded. It continues once they are loaded.
server-unreadable = This table’s data can’t be read. Other tables are not affected.
server-no-seat = That seat is taken.
server-no-token = You have no seat at this table.
server-no-invite = You need an invitation to join this table.
server-no-spectators = This table can’t be watched.
server-day-begun = You have already started today’s game. Only one attempt counts.
server-day-none = There is no daily game here.
server-day-alone = A bot can’t take over in the daily game.
server-day-counts = You can’t resign the daily game, because its points are compared.
server-not-given-up = You can resign only in a game of two sides, and only if you have no partner. You can let a bot take over.
server-no-name = A name needs at least one visible character.
server-name-kept = A name can’t be an address or begin with a prefix that the server uses (bot:, person:).
server-name-letters = This name contains letters of a script that is not in everyday use. Please use others.
server-name-mixed = This name mixes letters of several scripts, so it could be mistaken for another name. Please use one script.
server-no-request = That request is no longer open.
server-code-gone = This link has been used or is older than ten minutes. Create a new one on the device where you play.
server-replay-not-over = This game isn’t over. You can watch it and play on, but not save it as a finished game.
server-replay-not-read = To play on, the server needs a game file, the number of a moment, and table settings. Something is missing or wrong.
server-replay-slow = This position is too large: each step would slow down everyone else’s game.
server-replay-no-moment = You can’t play on from this moment. Try an earlier one.
server-no-veto = You have no vetoes left.
server-begun = The game has already started.
server-not-host = Only the host of the table can do that.
server-seats-taken = There are already more players than that.
server-seats-fixed = This game continues another one, so the number of players is fixed.
server-bad-setup = A table can’t be created with these settings.
server-bad-message = The server can’t read this message.
server-says-nothing = This message has nothing in it that can be seen.
server-too-fast = Too many messages at once. Please wait a moment.
server-many-wait = Too many tables from your address are waiting for players. Play at one of them, or leave it.
server-day-full = Your address has reached today’s limit of saved games and moves. Try again later.
server-busy = The server is very busy. Running games go on; please try again in a minute.
server-full = The server has no room for another table. Please try again later.
server-other-view = During the game you can see only your own view and the public one.
server-not-joined = Join the table first.

## Why a connection ends

server-too-long = The message is too long.
server-too-many = Too many connections from your address.
server-stranger = This page isn’t allowed to connect here.
server-too-slow = Your connection was too slow. Reconnecting.

## Taking back

server-undo-off = Undo is off at this table.
server-undo-over = You can’t undo after the game.
server-undo-nothing = There is nothing to undo yet.
server-undo-revealed = You can’t undo: something has been revealed since your last answer.
server-undo-others = You can’t undo: another player has answered since.
server-undo-away = You can’t undo: no one who could agree is here.
server-undo-answers = { $after ->
    [0] your last answer
    [one] your last answer and the one after it
   *[other] your last answer and the { $after } after it
}
server-undo-asked = { $answers ->
    [one] { $seat } would like to undo the last answer.
   *[other] { $seat } would like to undo the last { $answers } answers.
}

## Giving up

# What decided the game, in a word.
server-gave-up = resignation
server-gave-up-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
server-gave-up-why = { $seat } resigned. Points were not counted.

## The coach

server-hint-off = Hints are off at this table.
server-hint-away = A hint needs everyone’s consent, but not everyone is here.
server-hint-asked = { $seat } would like a hint.
server-review-later = Many games are being reviewed right now. Please try again later.

## Matches of several games

server-problem-match = In a match every game starts from the beginning. It can’t continue another game, and there are no vetoes.
server-problem-no-likes = In this game no cards can be liked or banned.
server-match-is-over = This match is over, or its next game has begun.

## Finding an opponent

seek-gone = This player is no longer looking for an opponent.
seek-other = This player is looking for an opponent with a different rating.
seek-guest = To choose opponents by rating, you need an account.
seek-many = Many players from your address are looking for opponents. Please join one of their tables.
push-found = An opponent is here
server-delayed = What happens here is shown to spectators later. There is nothing to look back at yet.
