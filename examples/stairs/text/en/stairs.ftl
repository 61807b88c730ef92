### Stairs.

stairs-title = Stairs
stairs-set-stairs = Stairs
stairs-card-step = Step { $height }
    .text = May be laid on a step that is no higher than { $height }, and on a 9.
stairs-counter-height = height
stairs-zone-pile = pile
stairs-zone-stairs = stairs
stairs-zone-hand = hand

stairs-ask-lay = Lay a step, or draw.
stairs-ask-other = { $decider } decides.
stairs-ask-other-for = { $decider } decides for { $owner }.
stairs-ask-for = For { $owner }: { $question }
stairs-option-lay = lay { $card }
stairs-option-draw = draw
stairs-option-pass = pass
stairs-not-low = This step is too low.
stairs-hint-wins = The last card: it wins.

stairs-log-turn = { $seat }’s turn
stairs-log-lays = { $seat } lays { $cards }
stairs-log-draws = { $known ->
    [true] { $seat } draws { $cards }
   *[false] { $seat } draws a card
}
stairs-log-passes = { $seat } passes
stairs-log-ends = The game is over

stairs-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
stairs-end-why-stairs = A player has no cards left, or no one can go on.
stairs-end-by-cards = Cards left (lowest wins)

stairs-source = { $title }, “{ $section }”
stairs-source-whole = { $title }
STR-1 = Lay a step no lower than the top one, or draw; after a 9 any step may follow.
STR-2 = With nothing left to draw, a player who can lay must, and a player who cannot passes.
STR-3 = The game ends when a player has no cards left, or all have passed in a row; the fewest cards win.

stairs-problem-cards = There are not so many of { $card }.
stairs-problem-empty = A step must lie on the stairs, and each player must have one.
