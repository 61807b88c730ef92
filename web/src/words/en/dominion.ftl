### The table of Dominion.

dominion-title = { $players ->
    [2] Dominion, two at the table
    [3] Dominion, three at the table
    [4] Dominion, four at the table
    [5] Dominion, five at the table
   *[other] Dominion, six at the table
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
dominion-has-villagers = Villagers
dominion-has-favors = Favors
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
    [one] { $turns } turn
   *[other] { $turns } turns
}
dominion-to-act = is to act
dominion-controlled = somebody else decides
dominion-decides-for = decides for { $seat }
dominion-turn-of = { $seat }’s turn
dominion-extra-turn-of = { $seat }’s extra turn
dominion-by = by { $card }
dominion-phase = Phase
dominion-phase-action = Action
dominion-phase-buy = Buy
dominion-phase-night = Night
dominion-phase-cleanup = Clean-up
dominion-counter-actions = Actions
dominion-counter-buys = Buys
dominion-counter-coins = Coins
dominion-counter-potions = Potions
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
dominion-pile-told = { $card }, costs { $cost }, { $left } left.
dominion-facts = { $types }; costs { $cost }.
dominion-facts-pile = { $types }; costs { $cost }; { $left } left.
dominion-when-this-turn = this turn, { $when }
dominion-when-later = still to come
dominion-when-TurnBegins = next turn
dominion-when-TurnEnds = as the turn ends
dominion-when-BetweenTurns = an extra turn
dominion-when-BuyPhaseBegins = as a Buy phase begins
dominion-when-BuyPhaseEnds = as a Buy phase ends
dominion-when-CleanUpBegins = at Clean-up
dominion-when-DrawsHand = as a hand is drawn
dominion-when-Plays = on a play
dominion-when-Played = after a play
dominion-when-Instead = instead of instructions
dominion-when-Follows = on instructions
dominion-when-Buys = on a buy
dominion-when-Gains = on a gain
dominion-when-Trashes = on trashing
dominion-when-Discards = on a discard
dominion-when-MayPlay = forbids plays
dominion-when-MayBuy = forbids buys
dominion-when-MayLeavePlay = keeps cards in play
dominion-when-GivesChoice = gives one more choice
dominion-when-Exiles = on exiling
dominion-when-Shuffles = on a shuffle
dominion-when-TakesDebt = on taking debt
dominion-when-TakesTokens = on taking tokens
dominion-when-PileEmpties = as a pile empties
dominion-when-Reveals = on revealing
dominion-when-BuysEvent = on buying an Event
dominion-not = It cannot be chosen now.
dominion-not-empty = The pile is empty.
dominion-not-coins = Costs ${ $cost }, you have ${ $coins }.
dominion-not-potions = Costs a potion that you have not.
dominion-not-debt = Pay off your debt first.
dominion-not-beside = It is not in the Supply.
dominion-not-forbidden = An effect does not let you buy it now.
dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-type-duration = Duration
dominion-type-night = Night
dominion-type-reserve = Reserve
dominion-type-command = Command
dominion-type-looter = Looter
dominion-type-ruins = Ruins
dominion-type-shelter = Shelter
dominion-type-knight = Knight
dominion-type-traveller = Traveller
dominion-type-gathering = Gathering
dominion-type-castle = Castle
dominion-type-fate = Fate
dominion-type-doom = Doom
dominion-type-heirloom = Heirloom
dominion-type-spirit = Spirit
dominion-type-zombie = Zombie
dominion-type-prize = Prize
dominion-type-reward = Reward
dominion-type-loot = Loot
dominion-type-liaison = Liaison
dominion-type-omen = Omen
dominion-type-shadow = Shadow
dominion-type-event = Event
dominion-type-landmark = Landmark
dominion-type-project = Project
dominion-type-way = Way
dominion-type-ally = Ally
dominion-type-trait = Trait
dominion-type-prophecy = Prophecy
dominion-type-boon = Boon
dominion-type-hex = Hex
dominion-type-state = State
dominion-type-artifact = Artifact
dominion-do-play = Play
dominion-do-play_shadow = Play from the deck
dominion-do-buy = Buy
dominion-do-gain = Gain
dominion-do-trash = Trash
dominion-do-trash_discarded = Trash
dominion-do-discard = Discard
dominion-do-topdeck = Put onto the deck
dominion-do-reveal = Reveal
dominion-do-receive = Receive
dominion-do-set_aside = Set aside
dominion-do-put_in_hand = Put into the hand
dominion-do-exile = Exile
dominion-do-end_phase = End the phase
dominion-do-end_turn = End the turn
dominion-row-cards = Cards
dominion-row-turns = Turns taken
dominion-row-points = Points
dominion-row-own = of your own, as far as they do not depend on others
dominion-equal = { $card }, { $count } of them
dominion-all-treasures = { $count ->
    [0] Treasures
    [one] The Treasure
   *[other] All { $count } Treasures
}
dominion-no-treasures = There is no Treasure to play.
dominion-treasures-later = Treasures are played in the Buy phase.
dominion-no-end = The turn cannot end here.
dominion-last-turn = Last turn:
dominion-on-top = On top:
