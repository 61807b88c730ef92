### The table of Dominion.

dominion-title = Dominion, { $players ->
    [2] 2 players
    [3] 3 players
    [4] 4 players
    [5] 5 players
   *[other] 6 players
}
dominion-supply = Supply
dominion-players = Players
dominion-place-hand = hand
dominion-place-deck = deck
dominion-place-discard = discard
dominion-place-aside = Set aside
dominion-place-face_down = Face down
dominion-place-exile = Exile
dominion-place-tavern = Tavern
dominion-place-island = Island
dominion-place-native_village = Native Village
dominion-place-trash = Trash
dominion-place-common = Set aside
dominion-place-boons_discard = Boons
dominion-place-hexes_discard = Hexes
dominion-has-vp = VP
dominion-has-coffers = Coffers
dominion-has-villagers = { $count ->
    [one] Villager
   *[other] Villagers
}
dominion-has-favors = { $count ->
    [one] Favor
   *[other] Favors
}
dominion-has-debt = Debt
dominion-token-of = { $seat }: { $token }
dominion-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dominion-back-shadow = { $cards ->
    [one] { $cards } Shadow card
   *[other] { $cards } Shadow cards
}
dominion-back-stash = { $cards ->
    [one] { $cards } Stash
   *[other] { $cards } Stashes
}
dominion-turns = { $turns ->
    [0] { "" }
   *[other] turn { $turns }
}
dominion-setup = Before the first turn
# Below the number of them.
dominion-left-actions = { $count ->
    [one] Action
   *[other] Actions
}
dominion-left-buys = { $count ->
    [one] Buy
   *[other] Buys
}
dominion-left-coins = { $count ->
    [one] Coin
   *[other] Coins
}
dominion-left-potions = { $count ->
    [one] Potion
   *[other] Potions
}
dominion-to-act = to move
dominion-controlled = controlled by another player
dominion-decides-for = decides for { $seat }
dominion-turn-of = { $seat }’s turn
dominion-extra-turn-of = { $seat }’s extra turn
dominion-by = by { $card }
dominion-in-force = in force
dominion-phase = Phase
dominion-phase-action = Action
dominion-phase-buy = Buy
dominion-phase-night = Night
dominion-phase-cleanup = Clean-up
dominion-coins = ${ $coins }
dominion-vp = { $points } VP
dominion-in-play = In play: { $seat }
dominion-cost = { $debt ->
    [0] { $potions ->
        [0] ${ $coins }
       *[other] ${ $coins } and a potion
    }
   *[other] { $coins ->
        [0] { $debt } debt
       *[other] ${ $coins } and { $debt } debt
    }
}
dominion-pile-text = { $card }, costs { $cost }, { $left } left.
dominion-facts = { $types }; costs { $cost }.
dominion-facts-pile = { $types }; costs { $cost }; { $left } left.
dominion-when-this-turn = this turn, { $when }
dominion-do-play = Play
dominion-do-play_shadow = Play from the deck
dominion-do-buy = Buy
dominion-do-gain = Gain
dominion-do-trash = Trash
dominion-do-trash_discarded = Trash
dominion-do-discard = Discard
dominion-do-topdeck = Put on the deck
dominion-do-reveal = Reveal
dominion-do-receive = Receive
dominion-do-set_aside = Set aside
dominion-do-put_in_hand = Put in hand
dominion-do-exile = Exile
dominion-do-end_phase = End the phase
dominion-do-end_turn = End the turn
dominion-row-cards = Cards
dominion-row-turns = Turns taken
dominion-row-points = Points
dominion-row-own = yours so far
dominion-equal = { $card }, { $count } of them
dominion-all-treasures = { $count ->
    [0] Treasures
    [one] The Treasure
   *[other] All { $count } Treasures
}
dominion-no-treasures = You have no Treasures to play.
dominion-treasures-later = You play Treasures in the Buy phase.
dominion-no-end = You can’t end the turn here.
dominion-last-turn = Last turn:
dominion-on-top = On top:
dominion-as-what = Play { $card }
dominion-as-itself = as itself
dominion-in-deck = Left in your deck
dominion-in-deck-none = No card
