### Games of Dominion that were played elsewhere: logs.

logs-written = { $number ->
    [one] 1 log written to { $folder }.
   *[other] { $number } logs written to { $folder }.
}
logs-read = { $players }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
logs-read-merged = Combined from { $number } logs of this game.
logs-read-viewers = Draws shown: { $players }
logs-read-no-viewers = No player's draws are shown.
logs-read-no-kingdom = The kingdom is not in the log. Give it with --kingdom.
logs-read-resigned = { $player } resigned.
logs-read-not-ended = The log does not show the end of the game.
logs-unknown = { $number ->
    [one] 1 line could not be read:
   *[other] { $number } lines could not be read:
}
logs-deck = { $player }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}, ${ $money } in Treasures: { $cards }
logs-games = { $number ->
    [one] 1 game
   *[other] { $number } games
}
logs-table-cards = Cards gained: games, share of wins
logs-table-openings = Openings: games, share of wins
logs-table-first = Seat: games, share of wins
logs-table-kingdom = Kingdom cards in the game: games, share of wins
logs-table-opponents = Opponents: games, share of wins
logs-table-players = Players: games, share of wins
logs-first = first player
logs-later = later player

## Positions

logs-position = { $player }, turn { $number }
logs-positions-knows = Known: { $text }
logs-positions-assumes = Assumed: { $text }
logs-knows-hand = The hand is the one in the log.
logs-knows-owned = Each player's cards are counted from the log.
logs-knows-others = The log shows everyone's hand.
logs-knows-kingdom = The kingdom was given.
logs-assumes-order = The order of the deck is random.
logs-assumes-others = The other players' hands are drawn at random from their cards.
logs-assumes-kingdom = The Supply has only the piles that the log mentions.
logs-assumes-durations = Durations are in play, but what they would still do is left out.
logs-assumes-mixed = Mixed piles are full and in random order.
logs-assumes-misfit = Earlier in the log the count of a deck does not add up.

## Replays

logs-replay-whole = { $file }: the whole game, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
logs-replay-part = { $of ->
    [one] { $file }: { $turns } of { $of } turn
   *[other] { $file }: { $turns } of { $of } turns
}
logs-replay-stops-answers = It stops at line { $line }: ‘{ $text }’. No choices were found that fit this line.
logs-replay-stops-time = It stops at line { $line }: ‘{ $text }’. Time ran out before choices were found that fit this line; --seconds gives more.

## What is wrong with a log

logs-problem-no-kingdom = The kingdom is not in the log. Give it with --kingdom.

logs-problem-empty = There is no text.
logs-problem-none = This is not a log of Dominion. Copy the whole log of the game, from its first line.
logs-problem-several = There are { $number } games in this text. Give one game, or use `fudaba logs stats`.
logs-problem-long = The text is too long: { $number } characters. At most { $most } are read.
logs-problem-lines = The text is too long: { $number } lines. At most { $most } are read.
logs-problem-other-players = These texts have different players: { $one }, and { $other }.
logs-problem-other-game = These texts are of different games: #{ $one } and #{ $other }.
logs-problem-not-one-game = These texts differ too much to be of one game.
logs-problem-no-hands = The log does not show this player's hands, so there is nothing to play on from.
logs-problem-one-player = The log has only one player.
logs-problem-no-games = There are no games in these files.
logs-problem-no-files = There are no *.txt files in { $folder }.
logs-problem-game = Only games of Dominion can be written as such a log, not { $game }.
logs-problem-situation = A game that begins in the middle cannot be written as such a log.
logs-problem-seat = There is no seat { $seat }; there are { $seats }.
logs-problem-viewer = There is no player ‘{ $viewer }’.
logs-problem-no-form = Say what to write: --parquet FILE, or --as dominion-online.
logs-problem-two-forms = Write either --parquet or --as, not both.

## The page of games that were played elsewhere

bring-page-turns = This game has more than { $most } turns, too many for a page. Read it on your own machine: fudaba logs read.
bring-page-no-kingdom = A replay needs the kingdom, which is not in the log. List its cards above.
bring-page-too-much = This is too much to send at once: up to 1 MB of logs.
bring-page-not-read = This request could not be read.
bring-page-not-asked = There is nothing to decide at the beginning of this turn.
