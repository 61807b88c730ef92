### The table of Dominion in a terminal.

## The turn, and what is left to spend

terminal-dominion-left-actions = { $number ->
    [one] Action
   *[other] Actions
}
terminal-dominion-left-buys = { $number ->
    [one] Buy
   *[other] Buys
}
terminal-dominion-left-coins = { $number ->
    [one] Coin
   *[other] Coins
}
terminal-dominion-left-potions = { $number ->
    [one] Potion
   *[other] Potions
}

## Players

terminal-dominion-places-short = hand { $hand } · deck { $deck }
terminal-dominion-in-play = in play: { $cards }
terminal-dominion-play-of = In play ({ $seat }):

## Cards

terminal-dominion-extra = not for sale
terminal-dominion-landscapes = landscapes
terminal-dominion-set-out = set aside
