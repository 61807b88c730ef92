### The table of Dominion in sentences.

dominion-table-title = Dominion{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
dominion-table-title-named = Dominion, “{ $kingdom }”{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
dominion-points-note = The most victory points win; ties go to the player with fewer turns.

## The turn, and what is left to spend

dominion-table-turn = { $turn ->
    [0] { $seat } begins
   *[other] Turn { $turn }: { $seat }
}
dominion-table-turn-extra = { $controlled ->
    [true] Extra turn: { $seat }, controlled by { $by } ({ $card })
   *[false] Extra turn: { $seat } ({ $card })
}
dominion-table-figures-left = { $what ->
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
dominion-table-now = { $turn }, { $phase }. { $left }
dominion-table-and = { " · " }

## Players

dominion-table-places = hand { $hand } · deck { $deck } · discard pile { $discards }
dominion-table-places-top = hand { $hand } · deck { $deck } · discard pile { $discards } ({ $top } on top)
dominion-table-back-shadow = { $place }: { $count ->
    [one] 1 Shadow card
   *[other] { $count } Shadow cards
}
dominion-table-back-stash = { $place }: { $count ->
    [one] 1 Stash
   *[other] { $count } Stashes
}
dominion-table-token-on = { $token } on { $card }
dominion-table-token-vp = { $number } VP
dominion-table-token-coffers = Coffers { $number }
dominion-table-token-villagers = Villagers { $number }
dominion-table-token-favors = Favors { $number }
dominion-table-token-debt = debt { $number }
dominion-table-owns = has { $cards }
dominion-table-mat = { $known ->
    [true] { $place }: { $cards }
   *[false] { $place }: { $count }
}

## What is still to come, and when

dominion-table-pending = { $number ->
    [one] { $card }: { $when }
   *[other] { $card } ×{ $number }: { $when }
}
dominion-table-pending-turn = { $number ->
    [one] { $card }: { $when }, this turn
   *[other] { $card } ×{ $number }: { $when }, this turn
}
dominion-when-TurnBegins = next turn
dominion-when-TurnEnds = at the end of the turn
dominion-when-BetweenTurns = an extra turn
dominion-when-BuyPhaseBegins = at the start of a Buy phase
dominion-when-BuyPhaseEnds = at the end of a Buy phase
dominion-when-CleanUpBegins = at Clean-up
dominion-when-DrawsHand = when drawing a hand
dominion-when-Plays = when playing a card
dominion-when-Played = after playing a card
dominion-when-Instead = instead of instructions
dominion-when-Follows = when following instructions
dominion-when-Gets = when getting +Cards or +$
dominion-when-Buys = when buying
dominion-when-Gains = when gaining
dominion-when-Trashes = when trashing
dominion-when-Discards = when discarding
dominion-when-DiscardsAtOnce = when discarding
dominion-when-MayPlay = prevents plays
dominion-when-MayBuy = prevents buying
dominion-when-MayGetActions = ignores further +Actions
dominion-when-MayLeavePlay = keeps cards in play
dominion-when-GivesChoice = gives one more choice
dominion-when-Exiles = when exiling
dominion-when-Shuffles = when shuffling
dominion-when-TakesDebt = when taking debt
dominion-when-TakesTokens = when taking tokens
dominion-when-PileEmpties = when a pile empties
dominion-when-Reveals = when revealing
dominion-when-BuysEvent = when buying an Event
dominion-when-other = still to come

## Cards

dominion-table-types = { " · " }
dominion-table-worth = { $points } VP
dominion-table-fact-pile = costs { $cost }, { $left } left
dominion-table-fact-cost = costs { $cost }
dominion-table-fact-brings = in this game for { $cards }
dominion-table-play-all = { $count ->
    [one] play the Treasure
   *[other] play all { $count } Treasures
}
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
dominion-type-augur = Augur
dominion-type-clash = Clash
dominion-type-fort = Fort
dominion-type-odyssey = Odyssey
dominion-type-townsfolk = Townsfolk
dominion-type-wizard = Wizard
dominion-type-omen = Omen
dominion-type-shadow = Shadow
dominion-type-event = Event
dominion-type-landmark = Landmark
dominion-type-project = Project
dominion-type-way = Way
dominion-type-trait = Trait
dominion-type-ally = Ally
dominion-type-prophecy = Prophecy
dominion-type-boon = Boon
dominion-type-hex = Hex
dominion-type-state = State
dominion-type-artifact = Artifact

## The score

dominion-table-row-cards = cards
dominion-table-row-turns = turns
dominion-table-row-vp = VP tokens
dominion-table-own-deck = All your cards: { $cards }. Worth { $points } VP so far.
dominion-table-in-deck = Still in your deck: { $cards }.
dominion-table-none-left = no card

## In sentences

dominion-table-piles = { $cost }: { $piles }
dominion-table-extra = Outside the Supply: { $piles }
dominion-table-lying = { $card } ({ $tokens })
dominion-table-landscapes = Landscapes: { $cards }
dominion-table-set-out = Set aside for all players: { $cards }
dominion-table-trash = Trash: { $cards }
dominion-table-seat = { $seat }: { $text }
dominion-table-play = { $seat } has in play: { $cards }
dominion-table-more = { $seat }: { $text }
dominion-table-hand = Your hand: { $cards }.
dominion-table-hand-of = { $seat }’s hand: { $cards }.
dominion-table-left = { $seat }. { $left }.
