### The table of Dominion in a terminal.

terminal-dominion-left-actions = { $number ->
    [one] Aktion
   *[other] Aktionen
}
terminal-dominion-left-buys = { $number ->
    [one] Kauf
   *[other] Käufe
}
terminal-dominion-left-coins = { $number ->
    [one] Münze
   *[other] Münzen
}
terminal-dominion-left-potions = { $number ->
    [one] Trank
   *[other] Tränke
}
terminal-dominion-places-short = Hand { $hand } · Stapel { $deck }
terminal-dominion-in-play = im Spiel: { $cards }
terminal-dominion-play-of = Im Spiel ({ $seat }):
terminal-dominion-extra = nicht zu kaufen
terminal-dominion-landscapes = Querformat
terminal-dominion-set-out = beiseitegelegt
