### What a game needs on a real table.

dominion-pack-title = { $seats ->
    [one] Take out of the box for { $seats } player
   *[other] Take out of the box for { $seats } players
}
dominion-pack-line = { $note ->
    [none] { $name }
   *[other] { $name } ({ $note })
}
dominion-pack-semicolon = ;{ " " }
dominion-pack-each = for each player
dominion-pack-for = for { $card }
dominion-pack-group-basic = Basic cards
dominion-pack-group-kingdom = Kingdom cards
dominion-pack-group-outside = Piles outside the Supply
dominion-pack-group-start = Each player's deck
dominion-pack-group-landscapes = Landscapes
dominion-pack-group-shuffled = Shuffled, face down
dominion-pack-group-aside = Set aside
dominion-pack-group-tokens = Tokens
dominion-pack-group-mats = Mats
dominion-pack-deck-boon = Boons
dominion-pack-deck-hex = Hexes
dominion-pack-deck-black_market = Black Market deck: different Kingdom cards that are not in the game

dominion-material-coins = Coin tokens
dominion-material-vp = VP tokens
dominion-material-debt = Debt tokens
dominion-material-embargo = Embargo tokens
dominion-material-favors = Coin tokens as Favors
dominion-material-suns = Sun tokens
dominion-material-cubes = Cubes
dominion-material-journey = Journey token
dominion-material-plus_card = +1 Card token
dominion-material-plus_action = +1 Action token
dominion-material-plus_buy = +1 Buy token
dominion-material-plus_coin = +$1 token
dominion-material-minus_cost = −$2 cost token
dominion-material-trashing = Trashing token
dominion-material-estate = Estate token
dominion-material-minus_card = −1 Card token
dominion-material-minus_coin = −$1 token
dominion-material-coffers_mat = Coffers mat
dominion-material-villagers_mat = Villagers mat
dominion-material-favors_mat = Favors mat
dominion-material-exile_mat = Exile mat
dominion-material-tavern_mat = Tavern mat
dominion-material-island_mat = Island mat
dominion-material-native_village_mat = Native Village mat
dominion-material-pirate_ship_mat = Pirate Ship mat
dominion-material-trade_route_mat = Trade Route mat

dominion-form-names = names with commas (dominion.games)
dominion-form-lines = one name a line
dominion-form-temple-gates = Temple Gates’ app
dominion-form-randomizer = dominionrandomizer.com
dominion-form-ids = ids
dominion-form-link = a link to this page
