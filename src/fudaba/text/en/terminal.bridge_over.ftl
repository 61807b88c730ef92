### The table of Bridge Over in a terminal.

terminal-bridge_over-in-force-red = red counts
terminal-bridge_over-in-force-green = green counts
terminal-bridge_over-in-force-blue = blue counts
terminal-bridge_over-in-force-yellow = yellow counts
terminal-bridge_over-defence = Defence
terminal-bridge_over-to-draw = { $cards } in the draw pile
terminal-bridge_over-discards = { $cards } discarded
terminal-bridge_over-goes = { $direction ->
    [clockwise] clockwise ↻
   *[counterclockwise] counterclockwise ↺
}
terminal-bridge_over-order = { $direction ->
    [clockwise] clockwise: { $order }
   *[counterclockwise] counterclockwise: { $order }
}
terminal-bridge_over-cards-word = { $cards ->
    [one] card
   *[other] cards
}
terminal-bridge_over-then = { " → " }
terminal-bridge_over-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-bridge_over-counts-short = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
terminal-bridge_over-counts-least = { $cards } c { $points } p
terminal-bridge_over-holds = holds { $cards }
terminal-bridge_over-hand-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
terminal-bridge_over-hand-points = worth { $points }
terminal-bridge_over-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
