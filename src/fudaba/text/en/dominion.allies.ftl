### Allies: the name as printed, and what the card does.

dominion-card-contract = Contract
    .text = +$2, +1 Favor. You may set aside an Action from your hand, to play it at the start of your next turn.
dominion-card-courier = Courier
    .text = +$1. Discard the top card of your deck. You may play an Action or Treasure from your discard pile.
dominion-card-highwayman = Highwayman
    .text = At the start of your next turn, discard this from play, and +3 Cards. Until then, the first Treasure that each other player plays on each turn does nothing.
dominion-card-importer = Importer
    .text = At the start of your next turn, gain a card that costs at most $5. — Before the game, each player gets 4 Favors more.
dominion-card-royal_galley = Royal Galley
    .text = +1 Card. You may play an Action that isn't a Duration from your hand, and set it aside; if you did, play it at the start of your next turn.
dominion-card-specialist = Specialist
    .text = You may play an Action or Treasure from your hand. Then choose one: play it again, or gain a copy of it.
dominion-card-sycophant = Sycophant
    .text = +1 Action. Discard 3 cards; if you discarded any, +$3. — When you gain or trash this, +2 Favors.
dominion-card-underling = Underling
    .text = +1 Card, +1 Action, +1 Favor.

## Piles of four cards

dominion-card-clashes = Clashes
    .text = Four each of Battle Plan, Archer, Warlord and Territory, in that order. Only the top card can be had.
dominion-card-battle_plan = Battle Plan
    .text = +1 Card, +1 Action. You may show an Attack from your hand for +1 Card. You may rotate a pile of the Supply.
dominion-card-archer = Archer
    .text = +$2. Each other player with at least 5 cards in hand shows all but one of them and discards one of those that you choose.
dominion-card-warlord = Warlord
    .text = +1 Action. At the start of your next turn, +2 Cards. Until then, other players cannot play an Action from their hand that they have at least 2 copies of in play.
dominion-card-territory = Territory
    .text = At the end of the game, 1 VP for each differently named Victory card that you have. — When you gain this, gain a Gold for each empty pile of the Supply.
dominion-card-forts = Forts
    .text = Four each of Tent, Garrison, Hill Fort and Stronghold, in that order. Only the top card can be had.
dominion-card-tent = Tent
    .text = +$2. You may rotate the Forts. — When you discard this from play, you may put it onto your deck.
dominion-card-garrison = Garrison
    .text = +$2. This turn, each card that you gain puts a token here. At the start of your next turn, remove them for +1 Card each.
dominion-card-hill_fort = Hill Fort
    .text = Gain a card that costs at most $4. Choose one: put it into your hand; or +1 Card, +1 Action.
dominion-card-stronghold = Stronghold
    .text = Choose one: +$3; or +3 Cards at the start of your next turn. — 2 VP at the end of the game.
dominion-card-odysseys = Odysseys
    .text = Four each of Old Map, Voyage, Sunken Treasure and Distant Shore, in that order. Only the top card can be had.
dominion-card-old_map = Old Map
    .text = +1 Card, +1 Action. Discard a card. +1 Card. You may rotate the Odysseys.
dominion-card-voyage = Voyage
    .text = +1 Action. Take an extra turn after this one, unless it would be your third in a row. In it you can play only 3 cards from your hand.
dominion-card-sunken_treasure = Sunken Treasure
    .text = Gain an Action that you have no copy of in play.
dominion-card-distant_shore = Distant Shore
    .text = +2 Cards, +1 Action. Gain an Estate. — 2 VP at the end of the game.
dominion-card-townsfolk = Townsfolk
    .text = Four each of Town Crier, Blacksmith, Miller and Elder, in that order. Only the top card can be had.
dominion-card-town_crier = Town Crier
    .text = Choose one: +$2; or gain a Silver; or +1 Card, +1 Action. Then you may rotate the Townsfolk.
dominion-card-blacksmith = Blacksmith
    .text = Choose one: draw until you have 6 cards in hand; or +2 Cards; or +1 Card, +1 Action.
dominion-card-miller = Miller
    .text = +1 Action. Look at the top 4 cards of your deck. Put one of them into your hand and discard the others.
dominion-card-elder = Elder
    .text = +$2. You may play an Action from your hand. Whenever it lets you choose among instructions this turn ("choose one"), you may choose one more, a different one.
dominion-card-wizards = Wizards
    .text = Four each of Student, Conjurer, Sorcerer and Lich, in that order. Only the top card can be had.
dominion-card-student = Student
    .text = +1 Action. You may rotate the Wizards. Trash a card from your hand; for a Treasure, +1 Favor, and put this onto your deck.
dominion-card-conjurer = Conjurer
    .text = Gain a card that costs at most $4. At the start of your next turn, put this into your hand.
dominion-card-sorcerer = Sorcerer
    .text = +1 Card, +1 Action. Each other player names a card and reveals the top card of their deck; a player who is wrong gains a Curse.
dominion-card-lich = Lich
    .text = +6 Cards, +2 Actions. Skip a turn. — When you trash this, discard it and gain a cheaper card from the trash.

## Allies

dominion-card-cave_dwellers = Cave Dwellers
    .text = At the start of your turn, you may spend a Favor to discard a card and draw one; as often as you like.
dominion-card-crafters_guild = Crafters' Guild
    .text = At the start of your turn, you may spend 2 Favors to gain a card onto your deck that costs at most $4.
dominion-card-desert_guides = Desert Guides
    .text = At the start of your turn, you may spend a Favor to discard your hand and draw 5 cards; as often as you like.
dominion-card-forest_dwellers = Forest Dwellers
    .text = At the start of your turn, you may spend a Favor to look at the top 3 cards of your deck, discard any of them and put the rest back in an order of your choice.
dominion-card-gang_of_pickpockets = Gang of Pickpockets
    .text = At the start of your turn, discard down to 4 cards in hand unless you spend a Favor.
dominion-card-mountain_folk = Mountain Folk
    .text = At the start of your turn, you may spend 5 Favors for +3 Cards.
dominion-card-league_of_bankers = League of Bankers
    .text = At the start of your Buy phase, +$1 for every full 4 Favors that you have.
dominion-card-market_towns = Market Towns
    .text = At the start of your Buy phase, you may spend a Favor to play an Action from your hand; as often as you like.
dominion-card-peaceful_cult = Peaceful Cult
    .text = At the start of your Buy phase, you may spend any number of Favors to trash as many cards from your hand.
dominion-card-woodworkers_guild = Woodworkers' Guild
    .text = At the start of your Buy phase, you may spend a Favor to trash an Action from your hand; if you did, gain an Action.
dominion-card-architects_guild = Architects' Guild
    .text = When you gain a card, you may spend 2 Favors to gain a cheaper card that isn't a Victory card.
dominion-card-band_of_nomads = Band of Nomads
    .text = When you gain a card that costs at least $3, you may spend a Favor for +1 Card, +1 Action or +1 Buy.
dominion-card-city_state = City-state
    .text = When you gain an Action on your turn, you may spend 2 Favors to play it.
dominion-card-trappers_lodge = Trappers' Lodge
    .text = When you gain a card, you may spend a Favor to put it onto your deck.
dominion-card-circle_of_witches = Circle of Witches
    .text = After you play a Liaison, you may spend 3 Favors: each other player gains a Curse.
dominion-card-fellowship_of_scribes = Fellowship of Scribes
    .text = After you play an Action, with at most 4 cards in hand, you may spend a Favor for +1 Card.
dominion-card-league_of_shopkeepers = League of Shopkeepers
    .text = After you play a Liaison: with at least 5 Favors +$1, with at least 10 also +1 Action and +1 Buy.
dominion-card-island_folk = Island Folk
    .text = At the end of your turn, you may spend 5 Favors to take another turn, unless it would be your third in a row.
dominion-card-plateau_shepherds = Plateau Shepherds
    .text = At the end of the game, 2 VP for each pair of a Favor and a card that you have that costs $2.
dominion-card-barbarian = Barbarian
    .text = +$2. Each other player trashes the top card of their deck. If it costs $3 or more, they gain a cheaper card that has a type in common with it; otherwise they gain a Curse.
dominion-card-bauble = Bauble
    .text = Two different ones of these: +1 Buy; +$1; +1 Favor; when you gain a card this turn, you may put it onto your deck.
dominion-card-broker = Broker
    .text = Trash a card from your hand, and for each $1 of its cost choose all alike: +1 Card, +1 Action, +$1, or +1 Favor.
dominion-card-capital_city = Capital City
    .text = +1 Card, +2 Actions. You may discard 2 cards for +$2. You may pay $2 for +2 Cards.
dominion-card-carpenter = Carpenter
    .text = If no pile of the Supply is empty, +1 Action, and gain a card that costs at most $4. Otherwise, trash a card from your hand and gain one that costs at most $2 more.
dominion-card-emissary = Emissary
    .text = +3 Cards. If you had to shuffle for them, at least one card, +1 Action, +2 Favors.
dominion-card-galleria = Galleria
    .text = +$3. This turn, when you gain a card that costs $3 or $4, +1 Buy.
dominion-card-guildmaster = Guildmaster
    .text = +$3. This turn, when you gain a card, +1 Favor.
dominion-card-hunter = Hunter
    .text = +1 Action. Reveal the top 3 cards of your deck. Of these, put an Action, a Treasure and a Victory card into your hand, and discard the rest.
dominion-card-innkeeper = Innkeeper
    .text = +1 Action. Choose one: +1 Card; or +3 Cards, then discard 3; or +5 Cards, then discard 6.
dominion-card-marquis = Marquis
    .text = +1 Buy. +1 Card for each card in your hand. Discard down to 10 cards in hand.
dominion-card-merchant_camp = Merchant Camp
    .text = +2 Actions, +$1. — When you discard this from play, you may put it onto your deck.
dominion-card-modify = Modify
    .text = Trash a card from your hand. Choose one: +1 Card, +1 Action; or gain a card that costs at most $2 more than the trashed one.
dominion-card-sentinel = Sentinel
    .text = Look at the top 5 cards of your deck. You may trash up to 2 of them. Put the rest back in an order of your choice.
dominion-card-skirmisher = Skirmisher
    .text = +1 Card, +1 Action, +$1. This turn, when you gain an Attack, each other player discards down to 3 cards in hand.
dominion-card-swap = Swap
    .text = +1 Card, +1 Action. You may return an Action from your hand to its pile. If you do, gain a different Action to your hand that costs at most $5.
dominion-card-town = Town
    .text = Choose one: +1 Card, +2 Actions; or +1 Buy, +$2.
dominion-card-herb_gatherer = Herb Gatherer
    .text = +1 Buy. Put your deck into your discard pile. You may play a Treasure from there. You may rotate the Augurs.
dominion-card-acolyte = Acolyte
    .text = You may trash an Action or Victory card from your hand, to gain a Gold. You may trash this, to gain an Augur.
dominion-card-sorceress = Sorceress
    .text = +1 Action. Name a card, reveal the top card of your deck and put it into your hand. If it is the named one, each other player gains a Curse.
dominion-card-sibyl = Sibyl
    .text = +4 Cards, +1 Action. Put a card from your hand onto your deck, and another under it.
dominion-card-augurs = Augurs
    .text = Four each, from the top: Herb Gatherer, Acolyte, Sorceress, Sibyl. Only the top card can be had.
dominion-card-coastal_haven = Coastal Haven
    .text = In Clean-up you may spend any number of Favors, to keep as many cards in hand when you discard it; you still draw 5.
dominion-card-family_of_inventors = Family of Inventors
    .text = At the start of your Buy phase, you may put one of your Favors on a pile of the Supply that isn't a Victory pile. Cards cost $1 less for each Favor on their pile.
dominion-card-order_of_astrologers = Order of Astrologers
    .text = When you shuffle, you may pick a card for each Favor that you spend; they go on top.
dominion-card-order_of_masons = Order of Masons
    .text = When you shuffle, you may pick up to 2 cards for each Favor that you spend; they stay in your discard pile.

## Words of these cards

dominion-ask-rotate = { $card }: which pile do you rotate?
dominion-ask-keep = { $card }: which card do you keep hidden?
dominion-may-spend_favor = { $card }: spend a Favor?
dominion-may-rotate = { $card }: rotate the pile?
dominion-ask-number-favors = { $card }: how many Favors do you spend?
dominion-word-play_again = play again
dominion-word-draw_to_6 = draw until 6 in hand
dominion-word-gain_copy = gain a copy

dominion-word-topdeck_gained = put gained cards onto the deck
dominion-word-cards_3_discard_3 = +3 Cards, then discard 3
dominion-word-cards_5_discard_6 = +5 Cards, then discard 6
dominion-may-pay_for_cards = { $card }: pay $2 for +2 Cards?

dominion-ask-invent = { $card }: on which pile do you put a Favor?
dominion-ask-keep_in_hand = { $card }: keep { dominion-so-many } in your hand, for a Favor each.

## The log

dominion-log-leaves_discarded = { $seat } leaves { $cards } in the discard pile.

## Tokens

dominion-token-family_of_inventors = Favor × { $count }
