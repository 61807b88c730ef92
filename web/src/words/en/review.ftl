### The review: where a game was lost.

review-title = { $seat }’s chances, turn by turn
review-about = chance to win at the start of each turn, from what { $seat } could know then
review-about-bridge_over = chance to end the round with the fewest points, at the start of each turn, from what { $seat } could know then
review-eyes = Point of view
review-waits = Reviewing the game
review-counting = ‹{ $percent }› % done
review-left = { $minutes ->
    [one] About a minute left
   *[other] About { $minutes } minutes left
}
review-coming = The curve grows turn by turn. After that, the costliest mistakes appear here, each with a better answer.
review-goes-on = The review continues while you look at the game.
review-curve = Chance to win, turn by turn
review-back = Go to the end
review-costly = { $mistakes ->
    [0] No clear mistakes
    [one] The costliest mistake
   *[other] The { $mistakes } costliest mistakes
}
review-fine = A mistake is listed only if the games or turns played out show it clearly (its 95 % interval excludes 0). { $weighed ->
    [one] { $weighed } answer of all players was
   *[other] { $weighed } answers of all players were
} checked.
review-skipped = { $skipped ->
    [one] One answer took too long to try out and was skipped.
   *[other] { $skipped } answers took too long to try out and were skipped.
}
review-better = Better: { $better }
review-after-round = { $turn ->
    [one] round { $round }, after { $turn } turn
   *[other] round { $round }, after { $turn } turns
}
review-after = { $turn ->
    [one] after { $turn } turn
   *[other] after { $turn } turns
}
review-cost = −{ $cost }
review-half = ± { $half } in 100
review-cost-turn = −${ $cost }
review-half-turn = ± ${ $half } this turn
review-given = played
review-instead = better
review-knows = The coach uses only what { $seat } could know then.
review-look = Go to this moment
