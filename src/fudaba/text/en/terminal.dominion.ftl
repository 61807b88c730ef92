### The table of Dominion in a terminal.

terminal-dominion-title = Dominion, turn { $turn }
terminal-dominion-title-named = Dominion, “{ $kingdom }”, turn { $turn }
terminal-dominion-points-note = The most victory points win; of equals, whoever has had the fewest turns.

## The turn, and what is left to spend

terminal-dominion-turn = Turn { $turn }: { $seat }
terminal-dominion-turn-extra = { $controlled ->
    [true] Extra turn: { $seat }, decided by { $by } ({ $card })
   *[false] Extra turn: { $seat } ({ $card })
}
terminal-dominion-left-actions = { $number ->
    [one] Action
   *[other] Actions
}
terminal-dominion-left-buys = { $number ->
    [one] Buy
   *[other] Buys
}
terminal-dominion-left-coins = { $number ->
    [one] Coin
   *[other] Coins
}
terminal-dominion-left-potions = { $number ->
    [one] Potion
   *[other] Potions
}
terminal-dominion-left = { $what ->
    [coins] ${ $number }
    [actions] { $number ->
        [one] { $number } Action
       *[other] { $number } Actions
    }
    [potions] { $number ->
        [one] { $number } Potion
       *[other] { $number } Potions
    }
   *[buys] { $number ->
        [one] { $number } Buy
       *[other] { $number } Buys
    }
}
terminal-dominion-and = { " · " }

## Players

terminal-dominion-places = hand { $hand } · deck { $deck } · discards { $discards }
terminal-dominion-places-top = hand { $hand } · deck { $deck } · discards { $discards } ({ $top } on top)
terminal-dominion-back-shadow = { $place }: { $count ->
    [one] 1 Shadow card
   *[other] { $count } Shadow cards
}
terminal-dominion-back-stash = { $place }: { $count ->
    [one] 1 Stash
   *[other] { $count } Stashes
}
terminal-dominion-places-short = hand { $hand } · deck { $deck }
terminal-dominion-token-on = { $token } on { $card }
terminal-dominion-token-vp = { $number } VP
terminal-dominion-token-coffers = Coffers { $number }
terminal-dominion-token-villagers = Villagers { $number }
terminal-dominion-token-favors = Favors { $number }
terminal-dominion-token-debt = debt { $number }
terminal-dominion-owns = has { $cards }
terminal-dominion-mat = { $known ->
    [true] { $place }: { $cards }
   *[false] { $place }: { $count }
}
terminal-dominion-in-play = in play: { $cards }
terminal-dominion-play-of = In play ({ $seat }):

## What is still to come, and when

terminal-dominion-pending = { $number ->
    [one] { $card }: { $when }
   *[other] { $card } ×{ $number }: { $when }
}
terminal-dominion-pending-turn = { $number ->
    [one] { $card }: { $when }, this turn
   *[other] { $card } ×{ $number }: { $when }, this turn
}
terminal-dominion-when-TurnBegins = next turn
terminal-dominion-when-TurnEnds = as the turn ends
terminal-dominion-when-BetweenTurns = an extra turn
terminal-dominion-when-BuyPhaseBegins = as a Buy phase begins
terminal-dominion-when-BuyPhaseEnds = as a Buy phase ends
terminal-dominion-when-CleanUpBegins = at Clean-up
terminal-dominion-when-DrawsHand = as a hand is drawn
terminal-dominion-when-Plays = on a play
terminal-dominion-when-Played = after a play
terminal-dominion-when-Instead = instead of instructions
terminal-dominion-when-Follows = on instructions
terminal-dominion-when-Buys = on a buy
terminal-dominion-when-Gains = on a gain
terminal-dominion-when-Trashes = on trashing
terminal-dominion-when-Discards = on a discard
terminal-dominion-when-MayPlay = forbids plays
terminal-dominion-when-MayBuy = forbids buys
terminal-dominion-when-MayLeavePlay = keeps cards in play
terminal-dominion-when-GivesChoice = gives one more choice
terminal-dominion-when-Exiles = on exiling
terminal-dominion-when-Shuffles = on a shuffle
terminal-dominion-when-TakesDebt = on taking debt
terminal-dominion-when-TakesTokens = on taking tokens
terminal-dominion-when-PileEmpties = as a pile empties
terminal-dominion-when-Reveals = on revealing
terminal-dominion-when-BuysEvent = on buying an Event
terminal-dominion-when-other = still to come

## Cards

terminal-dominion-types = { " · " }
terminal-dominion-worth = { $points } VP
terminal-dominion-extra = not for sale
terminal-dominion-landscapes = landscapes
terminal-dominion-set-out = set aside
terminal-dominion-fact-pile = costs { $cost }, { $left } left
terminal-dominion-fact-cost = costs { $cost }
terminal-dominion-fact-brings = in this game because of { $cards }
terminal-dominion-play-all = play all { $count } Treasures

terminal-dominion-type-action = Action
terminal-dominion-type-treasure = Treasure
terminal-dominion-type-victory = Victory
terminal-dominion-type-curse = Curse
terminal-dominion-type-attack = Attack
terminal-dominion-type-reaction = Reaction
terminal-dominion-type-duration = Duration
terminal-dominion-type-night = Night
terminal-dominion-type-reserve = Reserve
terminal-dominion-type-command = Command
terminal-dominion-type-looter = Looter
terminal-dominion-type-ruins = Ruins
terminal-dominion-type-shelter = Shelter
terminal-dominion-type-knight = Knight
terminal-dominion-type-traveller = Traveller
terminal-dominion-type-gathering = Gathering
terminal-dominion-type-castle = Castle
terminal-dominion-type-fate = Fate
terminal-dominion-type-doom = Doom
terminal-dominion-type-heirloom = Heirloom
terminal-dominion-type-spirit = Spirit
terminal-dominion-type-zombie = Zombie
terminal-dominion-type-prize = Prize
terminal-dominion-type-reward = Reward
terminal-dominion-type-loot = Loot
terminal-dominion-type-liaison = Liaison
terminal-dominion-type-augur = Augur
terminal-dominion-type-clash = Clash
terminal-dominion-type-fort = Fort
terminal-dominion-type-odyssey = Odyssey
terminal-dominion-type-townsfolk = Townsfolk
terminal-dominion-type-wizard = Wizard
terminal-dominion-type-omen = Omen
terminal-dominion-type-shadow = Shadow
terminal-dominion-type-event = Event
terminal-dominion-type-landmark = Landmark
terminal-dominion-type-project = Project
terminal-dominion-type-way = Way
terminal-dominion-type-trait = Trait
terminal-dominion-type-ally = Ally
terminal-dominion-type-prophecy = Prophecy
terminal-dominion-type-boon = Boon
terminal-dominion-type-hex = Hex
terminal-dominion-type-state = State
terminal-dominion-type-artifact = Artifact

## The score

terminal-dominion-row-cards = cards
terminal-dominion-row-turns = turns
terminal-dominion-row-vp = VP tokens
terminal-dominion-own-deck = All your cards: { $cards }. Counted now: { $points } VP.

## In sentences

terminal-dominion-told-piles = { $cost }: { $piles }
terminal-dominion-told-extra = Outside the Supply: { $piles }
terminal-dominion-told-lying = { $card } ({ $tokens })
terminal-dominion-told-landscapes = Landscapes: { $cards }
terminal-dominion-told-set-out = Set aside for everybody: { $cards }
terminal-dominion-told-trash = Trash: { $cards }
terminal-dominion-told-seat = { $seat }: { $told }
terminal-dominion-told-play = { $seat } has in play: { $cards }
terminal-dominion-told-more = { $seat }: { $told }
terminal-dominion-told-hand = Your hand: { $cards }.
terminal-dominion-told-hand-of = The hand of { $seat }: { $cards }.
terminal-dominion-told-left = { $seat }. { $left }.
