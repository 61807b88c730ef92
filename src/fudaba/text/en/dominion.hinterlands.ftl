### Hinterlands: the name as printed, and what the card does.

dominion-card-border_village = Border Village
    .text = +1 Card, +2 Actions. — When you gain this, gain a card that costs less.
dominion-card-crossroads = Crossroads
    .text = Show your hand; +1 Card for each Victory card in it. The first time you play a Crossroads in a turn, +3 Actions.
dominion-card-embassy = Embassy
    .text = +5 Cards. Discard 3 cards. — When you gain this, each other player gains a Silver.
dominion-card-farmland = Farmland
    .text = 2 VP at the end of the game. — When you gain this, trash a card from your hand and gain a card other than Farmland that costs exactly $2 more.
dominion-card-guard_dog = Guard Dog
    .text = +2 Cards. If you then have at most 5 cards in hand, +2 Cards. — When another player plays an Attack, you may play this from your hand first.
dominion-card-noble_brigand = Noble Brigand
    .text = +$1. Each other player reveals the top 2 cards of their deck, trashes a Silver or Gold among them that you choose, discards the rest, and gains a Copper if no Treasure was there. You gain what was trashed. — When you buy this, do the same to them.
dominion-card-trader = Trader
    .text = Trash a card from your hand; gain a Silver for each $1 that it costs. — When you gain a card, you may show this from your hand and exchange that card for a Silver.
dominion-card-tunnel = Tunnel
    .text = 2 VP at the end of the game. — When you discard this outside Clean-up, you may show it and gain a Gold.

dominion-card-trail = Trail
    .text = +1 Card, +1 Action. — When you gain, trash or discard this outside Clean-up, you may play it.
dominion-card-weaver = Weaver
    .text = Gain two Silvers, or a card that costs at most $4. — When you discard this outside Clean-up, you may play it.
dominion-card-berserker = Berserker
    .text = Gain a card that costs less than this. Each other player discards down to 3 cards in hand. — When you gain this with an Action in play, play it.
dominion-word-gain_two_silvers = gain two Silvers
