### Guilds: the names as printed, and what the cards do.

dominion-card-baker = Baker
    .text = +1 Card, +1 Action, +1 Coffers. — Every player begins the game with a Coffers token.
