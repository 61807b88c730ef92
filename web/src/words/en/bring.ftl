### Games that were played elsewhere.

bring-about = Paste the log of a Dominion game from Dominion Online: open the log there, select all of it and copy it. Then you can go through every turn, see what the coach would have done, compare the decks over time and watch a replay. To see both hands, add the log that the other player copied. Add more games for statistics.
bring-private = The server of this page reads the text and does not keep it.
bring-private-tab = The text stays in this browser. Nothing is sent.
bring-paste = The copied log
bring-more = Another log: this game as another player saw it, or another game
bring-read = Read
bring-open = Open files
bring-anew = Start over
bring-texts = Logs
bring-pasted = Log { $number }
bring-nothing = There is no log yet.
bring-too-large = That’s too much to read at once. The limit is 1 MB, about fifty games.
bring-which = Game
bring-game = { $number }: { $players }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
bring-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
bring-merged = combined from { $texts } logs
bring-hands = hands shown: { $players }
bring-no-hands = no hands shown
bring-resigned = { $player } resigned
bring-not-ended = the log doesn’t show the end of the game
bring-kingdom-title = Kingdom
bring-kingdom = Kingdom cards and landscapes, in the form of any tool. They are not in the log.
bring-chart-money = Coins in Treasures
bring-chart-size = Cards in the deck
bring-turn-column = Turn
bring-turns-list = Turns
bring-turn = { $player }, turn { $number }
bring-turn-extra = { $player }, turn { $number } ({ $extra })
bring-before = The turn before
bring-after = The next turn
bring-hand = Hand
bring-hand-hidden = not shown in the log
bring-played = Played
bring-bought = Bought
bring-gained = Gained
bring-trashed = Trashed
bring-no-cards = none
bring-coach = What would the coach do?
bring-coached = The coach’s turn
bring-coached-about = The coach plays this hand, and knows only what the player could know. Cards drawn on the way are random.
bring-deck = { $player }’s deck
bring-deck-is = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, ${ $money } in Treasures
bring-known = Known
bring-assumed = Assumed
bring-all-read = All { $lines } lines were read.
bring-unknown = { $lines ->
    [one] One line could not be read
   *[other] { $lines } lines could not be read
}
bring-replay = The whole game
bring-replay-about = The game is played again by the rules, following the log. This takes a few seconds.
bring-replay-kingdom = For a replay, list the kingdom above.
bring-replay-begin = Make the replay
bring-replay-comes = Following the log …
bring-replay-whole = { $turns ->
    [one] The replay has the whole game: { $turns } turn.
   *[other] The replay has the whole game: { $turns } turns.
}
bring-replay-part = { $of ->
    [one] The replay has { $turns } of { $of } turn.
   *[other] The replay has { $turns } of { $of } turns.
}
bring-stops-answers = It stops at line { $line }: “{ $text }”. No choices were found that fit this line.
bring-stops-time = It stops at line { $line }: “{ $text }”. Time ran out before choices were found that fit this line.
bring-replay-watch = Watch the replay
bring-stats = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
bring-whose = Statistics of
bring-everybody = all players
bring-games = Games
bring-won = Won
bring-percent = { $percent } %
bring-stats-about = A win counts only if the log shows who won: a player resigned, or the game ended and all points could be counted.
bring-table-cards = Cards gained
bring-table-openings = Openings
bring-table-first = Seat
bring-table-kingdom = Kingdom cards in the game
bring-table-opponents = Opponents
bring-table-players = Players
bring-seat-first = first player
bring-seat-later = later player
