### The coach: the first thing that a review says.

coach-first = { $game ->
    [bridge_over] Chance, die erste Runde mit den wenigsten Punkten zu beenden
   *[other] Gewinnchance zu Beginn
}: { $chances }. Das Spiel wird analysiert …
coach-first-chance = { $player } { $chance } %
