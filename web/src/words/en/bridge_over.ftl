### The table of Bridge Over.

bridge_over-title = Bridge Over, { $deck ->
    [azumanga_court] Azumanga Court
   *[windia_war] Windia War
} deck { $expansion ->
    [true] with the expansion
   *[false] without the expansion
}, round { $round } of { $rounds }
bridge_over-defence = Defence
bridge_over-public = Public
bridge_over-discard = Discard
bridge_over-clockwise = Play goes clockwise.
bridge_over-counterclockwise = Play goes counterclockwise.
bridge_over-table-step = { $cards ->
    [0] { $by } attacks { $on }.
   *[other] { $by } attacks { $on } with { $cards }.
}
bridge_over-counts = ‹{ $cards }› { $cards ->
    [one] card
   *[other] cards
} · ‹{ $points }› { $points ->
    [one] point
   *[other] points
}
bridge_over-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
bridge_over-worth = worth { $points }
bridge_over-bound = { $turns ->
    [one] bound for { $turns } turn
   *[other] bound for { $turns } turns
}
bridge_over-is-attacked = is attacked
bridge_over-attacked-first = attacked first
bridge_over-passed-on = passed it on
bridge_over-to-act = to move
bridge_over-known = holds:
bridge_over-front-mine-bind = you can only draw
bridge_over-front-mine-clear = only your number cards count
bridge_over-front-mine-amplify = your attacks +1, attacks on you +1
bridge_over-front-mine-all_draw_1 = the others draw 1 at the start of their turns
bridge_over-top = On the table: { $card }
bridge_over-on-table = on the table
bridge_over-on-table-colour = on the table, { $colour }
bridge_over-as = as { $kind }
bridge_over-cards-word = { $cards ->
    [one] card
   *[other] cards
}
bridge_over-to-draw = ‹{ $cards }› in the draw pile
bridge_over-you-are-attacked = You are attacked
bridge_over-points-so-far = Points so far
bridge_over-round = Round { $round }
bridge_over-costs = { $points ->
    [one] { $points } point
   *[other] { $points } points
} against you if in hand at the end of a round.
bridge_over-costs-in-front = { $points ->
    [one] { $points } point against you if in hand at the end of a round, { $front } if in front of you.
   *[other] { $points } points against you if in hand at the end of a round, { $front } if in front of you.
}
bridge_over-do-play = Play
bridge_over-do-answer = Answer
bridge_over-do-draw = Draw
bridge_over-do-pass = Pass
bridge_over-do-release = Release
bridge_over-do-stop = Stop
bridge_over-do-none = Take the attack
bridge_over-do-colour = Choose the colour
bridge_over-do-player = Choose the player
bridge_over-do-direction = Choose the direction
bridge_over-do-as = Use it
bridge_over-do-may = Choose
bridge_over-do-take = Take
bridge_over-round-over = Round { $round } is over
bridge_over-round-held = Left in hand
bridge_over-round-sum = Total
bridge_over-round-out = went out
bridge_over-round-on = Next round
bridge_over-players = Players
bridge_over-unseen-others = Two colours or none
bridge_over-unseen-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## On its slip in the lobby, where no table of it is known yet

bridge_over-slip-red = R
bridge_over-slip-green = G
bridge_over-slip-blue = B
bridge_over-slip-yellow = Y
