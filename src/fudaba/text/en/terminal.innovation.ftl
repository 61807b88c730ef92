### The table of Innovation in a terminal.

## The turn, decks and achievements

terminal-innovation-strip-age = age
terminal-innovation-strip-deck = cards left
terminal-innovation-strip-achieve = to claim
terminal-innovation-specials = { $number ->
    [one] { $number } special achievement
   *[other] { $number } special achievements
}
terminal-innovation-deck-short = { $age }:{ $left }
terminal-innovation-decks-short = cards left by age  { $decks }
terminal-innovation-to-achieve = claim
terminal-innovation-and-specials = + { $number } special

## Icons, by their name and by a sign of two cells

terminal-innovation-sign = { $icon ->
    [crown] Cr
    [leaf] Le
    [lightbulb] Bu
    [castle] Ca
    [factory] Fa
    [clock] Cl
    [person] Pe
    [prehistory] Ph
    [bonus] +{ $number }
    [echo] Ec
    [inspire] In
    [flag] Fl
    [fountain] Fo
    [left] ←
    [right] →
    [up] ↑
    [plus] +
    [junk] ×
    [uplift] +↑
    [unsplay] ><
   *[other] ?
}

## Boards

terminal-innovation-arrow = { $splay ->
    [left] { " ←" }
    [right] { " →" }
    [up] { " ↑" }
    [aslant] { " ↖" }
   *[none] { "" }
}
terminal-innovation-stack = { $cards }
terminal-innovation-figures-short = { $points ->
    [one] { $points } pt · { $achievements }/{ $goal } · hand { $hand }
   *[other] { $points } pts · { $achievements }/{ $goal } · hand { $hand }
}
terminal-innovation-hand = { $seat }, hand { $cards }:

## Whom a dogma reaches

terminal-innovation-hit-short = demands { $seats }
terminal-innovation-share-short = shared { $seats }
terminal-innovation-share-least = +{ $seats }
terminal-innovation-alone-short = you alone
terminal-innovation-fate = { $fate ->
    [hit] must obey
    [shares] shares
   *[safe] not affected
}
