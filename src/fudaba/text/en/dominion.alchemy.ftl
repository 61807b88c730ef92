### Alchemy: the name as printed, and what the card does.

dominion-card-potion = Potion
    .text = Worth one Potion when played.
dominion-card-alchemist = Alchemist
    .text = +2 Cards, +1 Action. — When you discard this from play while you have a Potion in play, you may put it onto your deck.
dominion-card-apothecary = Apothecary
    .text = +1 Card, +1 Action. Reveal the top 4 cards of your deck; Coppers and Potions among them go to your hand, the others back on top in an order of your choice.
dominion-card-apprentice = Apprentice
    .text = +1 Action. Trash a card from your hand. +1 Card for each $1 that it costs, and +2 Cards if it costs a Potion.
dominion-card-familiar = Familiar
    .text = +1 Card, +1 Action. Each other player gains a Curse.
dominion-card-golem = Golem
    .text = Reveal cards from your deck until two of them are Actions other than Golem. Discard the others, then play those two in either order.
dominion-card-herbalist = Herbalist
    .text = +1 Buy, +$1. — When you discard this from play, you may put one of your Treasures in play onto your deck.
dominion-card-philosophers_stone = Philosopher's Stone
    .text = Worth $1 for every full 5 cards in your deck and discard pile together, counted as you play it.
dominion-card-possession = Possession
    .text = The player to your left takes an extra turn after this one. In it you see what they can see and decide everything for them; cards and debt that they would gain, you gain instead; cards of theirs that are trashed are set aside and put into their discard pile at the end of the turn.
dominion-card-scrying_pool = Scrying Pool
    .text = +1 Action. Each player, you too, reveals the top card of their deck; you choose whether it is discarded or put back. Then reveal cards from your deck until one isn't an Action; all those go to your hand.
dominion-card-transmute = Transmute
    .text = Trash a card from your hand. For an Action gain a Duchy, for a Treasure a Transmute, for a Victory card a Gold.
dominion-card-university = University
    .text = +2 Actions. You may gain an Action that costs at most $5.
dominion-card-vineyard = Vineyard
    .text = At the end of the game, 1 VP for every full 3 Actions that you have.
