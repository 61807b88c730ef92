### The review: where a game was lost.

review-title = How it went for { $seat }
review-about = the chance to win as each turn began, by what { $seat } could know then
review-about-bridge_over = the chance to end the round with the fewest points, as each turn began, by what { $seat } could know then
review-eyes = Seen by
review-waits = The game is being looked through
review-counting = ‹{ $percent }› % looked at
review-coming = The line above is drawn turn by turn, and what is there stays as it is. Then the answers that cost most come here, each with what would have been better.
review-goes-on = The review goes on while you look at the game.
review-curve = The chance to win, turn by turn
review-back = To the end
review-costly = { $mistakes ->
    [0] No answer that surely cost anything
    [one] The answer that cost most
   *[other] The { $mistakes } answers that cost most
}
review-fine = A loss is shown only where the games played out can tell it from luck: its 95 % interval does not hold 0. { $weighed } answers of all players were weighed.
review-better = Better: { $better }
review-after = { $turn ->
    [one] after { $turn } turn
   *[other] after { $turn } turns
}
review-cost = −{ $cost }
review-half = ± { $half } of 100
review-given = what was done
review-instead = better
review-knows = The coach knows only what { $seat } knew then.
review-look = Look at this moment
