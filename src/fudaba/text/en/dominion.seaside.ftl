### Seaside: the name as printed, and what the card does.

dominion-card-caravan = Caravan
    .text = +1 Card, +1 Action. At the start of your next turn, +1 Card.
dominion-card-fishing_village = Fishing Village
    .text = +2 Actions, +$1. At the start of your next turn, +1 Action and +$1.
dominion-card-haven = Haven
    .text = +1 Card, +1 Action. Set a card from your hand aside, face down. At the start of your next turn, it comes back to your hand.
dominion-card-lighthouse = Lighthouse
    .text = +1 Action, +$1. At the start of your next turn, +$1. Until then, Attacks that other players play do not affect you.
dominion-card-merchant_ship = Merchant Ship
    .text = +$2 now, and +$2 at the start of your next turn.
dominion-card-outpost = Outpost
    .text = In this turn's Clean-up you draw only 3 cards. After this turn you have another one, unless it would be your third turn in a row.
dominion-card-tactician = Tactician
    .text = Discard your hand. If that was at least one card, then at the start of your next turn +5 Cards, +1 Action, +1 Buy.
dominion-card-wharf = Wharf
    .text = +2 Cards and +1 Buy now, and the same at the start of your next turn.
dominion-card-bazaar = Bazaar
    .text = +1 Card, +2 Actions, +$1.
dominion-card-cutpurse = Cutpurse
    .text = +$2. Each other player discards a Copper, or shows a hand without any.
dominion-card-island = Island
    .text = Put this and a card from your hand onto your Island mat; both are yours again at the end of the game. — 2 VP at the end of the game.
dominion-card-lookout = Lookout
    .text = +1 Action. Look at the top 3 cards of your deck. Trash one, discard another, and put the third back.
dominion-card-native_village = Native Village
    .text = +2 Actions. Either put the top card of your deck face down onto your Native Village mat, or take all cards from the mat into your hand. You may look at the mat whenever you like; its cards are yours at the end of the game.
dominion-card-salvager = Salvager
    .text = +1 Buy. Trash a card from your hand; +$1 for each $1 that it costs.
dominion-card-smugglers = Smugglers
    .text = Gain a card that costs at most $6 and that the player to your right gained a copy of on their last turn.
dominion-card-treasure_map = Treasure Map
    .text = Trash this and another Treasure Map from your hand. If you trashed both, gain 4 Golds onto your deck.
dominion-card-treasury = Treasury
    .text = +1 Card, +1 Action, +$1. At the end of your Buy phase this turn, you may put this onto your deck if you gained no Victory card in that phase.
dominion-card-warehouse = Warehouse
    .text = +3 Cards, +1 Action. Discard 3 cards.
dominion-card-astrolabe = Astrolabe
    .text = $1 and +1 Buy when played, and the same at the start of your next turn.
dominion-card-blockade = Blockade
    .text = Gain a card that costs at most $4 and set it aside. It comes to your hand at the start of your next turn. As long as it lies there, each other player who gains a copy of it on their own turn gains a Curse.
dominion-card-corsair = Corsair
    .text = +$2. At the start of your next turn, +1 Card. Until then, each other player trashes the first Silver or Gold that they play on each turn.
dominion-card-monkey = Monkey
    .text = Until your next turn, +1 Card each time the player to your right gains a card. At the start of your next turn, +1 Card.
dominion-card-pirate = Pirate
    .text = At the start of your next turn, gain a Treasure to your hand that costs at most $6. — When anyone gains a Treasure, you may play this from your hand.
dominion-card-sailor = Sailor
    .text = +1 Action. Once this turn, when you gain a Duration, you may play it. At the start of your next turn, +$2, and you may trash a card from your hand.
dominion-card-sea_chart = Sea Chart
    .text = +1 Card, +1 Action. Reveal the top card of your deck. If you have another one like it in play, put it into your hand.
dominion-card-sea_witch = Sea Witch
    .text = +2 Cards. Each other player gains a Curse. At the start of your next turn, +2 Cards; then discard 2 cards.
dominion-card-tide_pools = Tide Pools
    .text = +3 Cards, +1 Action. At the start of your next turn, discard 2 cards.
dominion-card-ambassador = Ambassador
    .text = Reveal a card from your hand. Return up to 2 of its kind from your hand to the Supply. Then each other player gains one.
dominion-card-embargo = Embargo
    .text = +$2. Trash this; if you do, put an Embargo token on a pile of the Supply. For the rest of the game, a player who buys a card from that pile gains a Curse for each token there.
dominion-card-explorer = Explorer
    .text = You may show a Province from your hand. If you do, gain a Gold to your hand, otherwise a Silver.
dominion-card-ghost_ship = Ghost Ship
    .text = +2 Cards. Each other player puts cards from their hand onto their deck until they hold 3.
dominion-card-navigator = Navigator
    .text = +$2. Look at the top 5 cards of your deck. Either discard them all or put them back in an order of your choice.
dominion-card-pearl_diver = Pearl Diver
    .text = +1 Card, +1 Action. Look at the bottom card of your deck; you may put it on top.
dominion-card-pirate_ship = Pirate Ship
    .text = Either each other player reveals the top 2 cards of their deck, trashes one Treasure of these as you choose, and discards the rest, and you take a Coin token if any was trashed; or +$1 for each Coin token that you have taken with Pirate Ships.
dominion-card-sea_hag = Sea Hag
    .text = Each other player discards the top card of their deck and gains a Curse onto it.

## Words of these cards

dominion-word-raid = raid
dominion-word-coins_per_token = +$1 for each Coin token
dominion-ask-embargo = { $card }: on which pile do you put the Embargo token?

## Tokens

dominion-token-embargo = Embargo × { $count }
dominion-token-pirate_ship = Pirate Ship × { $count }
