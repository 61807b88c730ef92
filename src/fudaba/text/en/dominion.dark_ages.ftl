### Dark Ages: the name as printed, and what the card does.

dominion-card-band_of_misfits = Band of Misfits
    .text = Play an Action from the Supply that costs less than this and is neither a Command nor a Duration, leaving it there.
dominion-card-beggar = Beggar
    .text = Gain 3 Coppers to your hand. — When another player plays an Attack, you may discard this first, to gain 2 Silvers, one of them onto your deck.
dominion-card-fortress = Fortress
    .text = +1 Card, +2 Actions. — When you trash this, put it into your hand.
dominion-card-graverobber = Graverobber
    .text = Choose one: gain a card from the trash that costs from $3 to $6 onto your deck; or trash an Action from your hand and gain a card that costs at most $3 more.
dominion-card-marauder = Marauder
    .text = Gain a Spoils. Each other player gains a Ruins.
dominion-card-market_square = Market Square
    .text = +1 Card, +1 Action, +1 Buy. — When one of your cards is trashed, you may discard this from your hand to gain a Gold.
dominion-card-mercenary = Mercenary
    .text = You may trash 2 cards from your hand. If you trashed two: +2 Cards, +$2, and each other player discards down to 3 cards in hand. Not in the Supply.
dominion-card-rats = Rats
    .text = +1 Card, +1 Action. Gain a Rats. Trash a card from your hand other than Rats, or show that there are only Rats. — When you trash this, +1 Card.
dominion-card-scavenger = Scavenger
    .text = +$2. You may put your deck into your discard pile. Look through your discard pile and put a card from it onto your deck.
dominion-card-spoils = Spoils
    .text = Worth $3 when played; then return it to its pile. Not in the Supply.
dominion-card-urchin = Urchin
    .text = +1 Card, +1 Action. Each other player discards down to 4 cards in hand. — When you play another Attack while this is in play, you may trash this first, to gain a Mercenary.
dominion-card-necropolis = Necropolis
    .text = +2 Actions.
dominion-card-hovel = Hovel
    .text = When you gain a Victory card, you may trash this from your hand.
dominion-card-overgrown_estate = Overgrown Estate
    .text = 0 VP. When you trash this, +1 Card.
dominion-card-abandoned_mine = Abandoned Mine
    .text = +$1.
dominion-card-ruined_library = Ruined Library
    .text = +1 Card.
dominion-card-ruined_market = Ruined Market
    .text = +1 Buy.
dominion-card-ruined_village = Ruined Village
    .text = +1 Action.
dominion-card-survivors = Survivors
    .text = Look at the top 2 cards of your deck. Discard both, or put them back in an order of your choice.
dominion-card-ruins = Ruins
    .text = Ten Ruins for each player after the first, shuffled from five kinds of ten; only the top one lies face up.

## Words of these cards

dominion-may-trash_2 = { $card }: trash 2 cards from your hand?
