### Alchemy: the names of the German prints.

dominion-card-potion = Trank
