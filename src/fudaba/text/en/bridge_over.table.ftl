### The table of Bridge Over in sentences.

## Bridge Over

bridge_over-table-title = Bridge Over, { $deck ->
    [azumanga_court] Azumanga Court
   *[windia_war] Windia War
} { $expansion ->
    [true] with Expansion
   *[false] Basic
}, round { $round } of { $rounds }
bridge_over-table-title-short = Bridge Over, { $deck ->
    [azumanga_court] Azumanga Court
   *[windia_war] Windia War
} { $expansion ->
    [true] with Expansion
   *[false] Basic
}, round { $round }/{ $rounds }
bridge_over-points-note = lowest wins
bridge_over-table-is-bound = { $turns ->
    [one] bound for { $turns } turn
   *[other] bound for { $turns } turns
}
bridge_over-table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} against you if in hand at the end of a round.
bridge_over-table-worth-in-front = { $points ->
    [one] { $points } point against you if in hand at the end of a round, { $front } if in front of you.
   *[other] { $points } points against you if in hand at the end of a round, { $front } if in front of you.
}
bridge_over-table-turn = Turn { $turn }: { $seat } to move.
bridge_over-table-goes = Direction of play: { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
bridge_over-table-top = On the table: { $card }. { $cards } in the draw pile.
bridge_over-table-attack = { $by } attacks { $on } with { $kind }: { $cards ->
    [0] Bind
    [one] { $cards } card
   *[other] { $cards } cards
}.
bridge_over-table-seat = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bridge_over-table-front = In front of { $seat }: { $cards }.
bridge_over-table-bound = { $seat } is bound for { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
bridge_over-table-unseen = Not seen, in the draw pile or in a hand: { $cards }.
bridge_over-table-known = { $seat } is known to hold { $cards }.
bridge_over-table-hand = Your hand: { $cards } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}, worth { $points }).

## What the browser says, too

bridge_over-letter-red = R
bridge_over-letter-green = G
bridge_over-letter-blue = B
bridge_over-letter-yellow = Y
bridge_over-attack-on-you = attack on you
bridge_over-attack-on = attack on { $seat }
bridge_over-front-bind = can only draw
bridge_over-front-clear = only number cards count
bridge_over-front-amplify = attacks by and on them +1
bridge_over-front-all_draw_1 = the others draw 1 at the start of their turns

## Sorts of cards

bridge_over-type-attack = attack
bridge_over-type-coloured = coloured
bridge_over-type-defence = defence
bridge_over-type-discard = discard
bridge_over-type-number = number
bridge_over-type-public = public
bridge_over-type-special = special
bridge_over-type-two_coloured = two colours
bridge_over-type-wild = wild
