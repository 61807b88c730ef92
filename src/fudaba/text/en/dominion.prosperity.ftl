### Prosperity: the name as printed, and what the card does.

dominion-card-platinum = Platinum
    .text = Worth $5 when played.
dominion-card-colony = Colony
    .text = 10 VP at the end of the game.
dominion-card-bank = Bank
    .text = Worth $1 for every Treasure that you have in play, this one counted.
dominion-card-goons = Goons
    .text = +1 Buy, +$2. Each other player discards down to 3 cards in hand. — While this is in play, +1 VP whenever you buy a card.
dominion-card-kings_court = King's Court
    .text = You may play an Action from your hand three times.
dominion-card-mint = Mint
    .text = You may show a Treasure from your hand; gain a copy of it. — When you gain this, trash all Treasures that you have in play, except Durations.
dominion-card-tiara = Tiara
    .text = +1 Buy. This turn, cards that you gain may go onto your deck. You may play a Treasure from your hand twice.
dominion-card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. — When you gain a card, you may show this from your hand, and then either trash that card or put it onto your deck.
