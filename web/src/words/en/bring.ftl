### Games that were played elsewhere.

bring-about = Paste the log of a Dominion game from Dominion Online: open the log there, select all of it and copy. You see each turn with what was known then, what the coach would have done, both decks over time, and the replay. Add the log that another player of the same game copied to see both hands, or many games for statistics.
bring-private = The text goes only to the server of this page, is read there, and is not kept.
bring-private-tab = The text stays in this browser: it is read here, and nothing is sent.
bring-paste = The copied log
bring-more = Another text: the same game as another player saw it, or another game
bring-read = Read
bring-open = Open files
bring-anew = Start over
bring-texts = Texts
bring-pasted = Text { $number }
bring-nothing = There is no text.
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
bring-merged = made of { $texts } texts
bring-hands = named hands: { $players }
bring-no-hands = no player’s hands are named
bring-resigned = { $player } resigned
bring-not-ended = the log doesn’t say that the game has ended
bring-kingdom-title = Kingdom
bring-kingdom = Kingdom cards and landscapes, as any tool lists them. A log doesn’t say them.
bring-chart-money = Coins in Treasures
bring-chart-size = Cards in the deck
bring-turn-column = Turn
bring-turns-list = Turns
bring-turn = { $player }, turn { $number }
bring-turn-extra = { $player }, turn { $number } ({ $extra })
bring-before = The turn before
bring-after = The next turn
bring-hand = Hand
bring-hand-hidden = not named in the log
bring-played = Played
bring-bought = Bought
bring-gained = Gained
bring-trashed = Trashed
bring-no-cards = none
bring-coach = What would the coach do?
bring-coached = The coach’s turn
bring-coached-about = Played with this hand by what the player could know. What is drawn meanwhile is random.
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
bring-replay-about = The rules play the game again along the log. This takes some seconds.
bring-replay-kingdom = For a replay, list the kingdom above.
bring-replay-begin = Make the replay
bring-replay-comes = Following the log …
bring-replay-whole = The whole game was followed: { $turns } turns.
bring-replay-part = { $turns } of { $of } turns were followed.
bring-stops-answers = It stops at line { $line }: “{ $text }”. No choices were found that lead there.
bring-stops-time = It stops at line { $line }: “{ $text }”. The time was up before choices were found that lead there.
bring-replay-watch = Watch the replay
bring-stats = { $games } games
bring-whose = Whose games
bring-everybody = all players
bring-games = Games
bring-won = Won
bring-percent = { $percent } %
bring-stats-about = A win counts where the log shows who won: a player resigned, or the game ended and all points could be counted.
bring-table-cards = Cards gained
bring-table-openings = Openings
bring-table-first = Seat
bring-table-kingdom = Kingdom cards in the game
bring-table-opponents = Opponents
bring-table-players = Players
bring-seat-first = first player
bring-seat-later = later player
