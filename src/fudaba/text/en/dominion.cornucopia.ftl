### Cornucopia: the name as printed, and what the card does.

dominion-card-horn_of_plenty = Horn of Plenty
    .text = Gain a card that costs at most $1 for each differently named card that you have in play, this one counted. If it is a Victory card, trash this.
dominion-card-horse_traders = Horse Traders
    .text = +1 Buy, +$3. Discard 2 cards. — When another player plays an Attack, you may set this aside from your hand; at the start of your next turn it returns to your hand, and +1 Card.
dominion-card-remake = Remake
    .text = Twice: trash a card from your hand, and gain one that costs exactly $1 more.
