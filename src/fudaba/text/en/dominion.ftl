### Dominion at the table: questions, answers and the log. Cards are in dominion.<expansion>.ftl, the rules
### in dominion.rules.ftl.

## How it ended

dominion-end-won = { $by ->
    [turns] { $count ->
        [one] { $names } wins: tied at { $figure } { $figure ->
            [one] point
           *[other] points
        }, but with fewer turns
       *[other] { $names } share the win: { $figure } { $figure ->
            [one] point
           *[other] points
        } each, with the same number of turns
    }
   *[points] { $names } wins with { $figure } { $figure ->
        [one] point
       *[other] points
    }
}
dominion-end-why-gone = { $known ->
    [true] The last { $cards } was gained on { $seat }’s turn { $number }.
   *[false] The last { $cards } was gained, and the extra turns from Fleet have been played.
}
dominion-end-why-piles = { $known ->
    [true] These piles were empty after { $seat }’s turn { $number }: { $cards }.
   *[false] These piles were empty, and the extra turns from Fleet have been played: { $cards }.
}
dominion-end-why-still = No card has left the Supply for a hundred rounds.
dominion-end-why-after = The last extra turn from Fleet has been played.
dominion-end-row-card = { $card }
dominion-end-row-tokens = VP tokens
dominion-end-by-points = Points
dominion-end-by-turns = Turns taken

## Where cards are, phases, and what a player has

dominion-place-deck = deck
dominion-place-hand = hand
dominion-place-discard = discard pile
dominion-place-play = play area
dominion-place-aside = cards set aside
dominion-place-face_down = cards set aside face down
dominion-place-exile = Exile mat
dominion-place-tavern = Tavern mat
dominion-place-island = Island mat
dominion-place-native_village = Native Village mat

dominion-phase-start = Start of the turn
dominion-phase-action = Action phase
dominion-phase-buy = Buy phase
dominion-phase-night = Night phase
dominion-phase-cleanup = Clean-up
dominion-phase-between = Between turns
dominion-phase-setup = Before the game
dominion-phase-over = The game is over

dominion-counter-actions = Actions
dominion-counter-buys = Buys
dominion-counter-coins = Coins
dominion-counter-potions = Potions
dominion-counter-vp = VP
dominion-counter-coffers = Coffers
dominion-counter-villagers = Villagers
dominion-counter-favors = Favors
dominion-counter-debt = Debt

# Equal cards in a list, and how many there are of them.
dominion-several = { $card } ×{ $number }

## Options, in the words of the scenario format

dominion-option-card = { $card }
dominion-option-play = play { $card }
dominion-option-holding = { $card } ({ $held })
# What tells cards of one name apart where one of them is chosen.
dominion-apart = { $card } ({ $how })
dominion-apart-last_turn = played last turn
dominion-apart-stays = stays in play
dominion-apart-face_down = face down
dominion-apart-invested = invested
dominion-apart-effects = { $number ->
    [one] one effect to come
   *[other] { $number } effects to come
}
dominion-option-buy = buy { $card }
dominion-option-use = { $word ->
    [villagers] use Villagers
    [action] use an Action as a Buy
   *[coffers] use Coffers
}
dominion-option-pay_debt = { $number ->
    [1] pay 1 debt
   *[other] pay debt
}
dominion-option-end_phase = end phase
dominion-option-end_turn = end turn
dominion-macro-treasures = play all treasures
dominion-option-absent = a card that is not in this game
dominion-option-none = none
dominion-option-may = { $word ->
    [yes] yes
   *[no] no
}
dominion-option-number = { $number }
dominion-option-player = { $player }

# What is chosen among effects: figures, a card by its name, and other instructions in their first words.
dominion-plus-cards = { $number ->
    [one] +{ $number } Card
   *[other] +{ $number } Cards
}
dominion-plus-actions = { $number ->
    [one] +{ $number } Action
   *[other] +{ $number } Actions
}
dominion-plus-buys = { $number ->
    [one] +{ $number } Buy
   *[other] +{ $number } Buys
}
dominion-plus-coins = +${ $number }
dominion-plus-potions = { $number ->
    [one] +{ $number } Potion
   *[other] +{ $number } Potions
}
dominion-plus-vp = +{ $number } VP
dominion-plus-coffers = +{ $number } Coffers
dominion-plus-villagers = { $number ->
    [one] +{ $number } Villager
   *[other] +{ $number } Villagers
}
dominion-plus-favors = { $number ->
    [one] +{ $number } Favor
   *[other] +{ $number } Favors
}
dominion-plus-several = { $figures }
dominion-gain-one = gain { $kind }
dominion-word-trash = trash
dominion-word-discard = discard
dominion-word-put_back = put back
dominion-word-topdeck = topdeck
dominion-word-set_aside = set aside
dominion-word-put_in_hand = put into hand
dominion-word-play = play
dominion-word-gain = gain
dominion-word-trash_this = trash this
dominion-word-gain_from_trash = gain from the trash
dominion-word-now = now
dominion-word-next_turn = next turn
dominion-word-nothing = nothing

## Options at length, as a person reads them

dominion-choice-play = Play { $card }
dominion-choice-buy = Buy { $card }
dominion-choice-use-villagers = Spend a Villager: +1 Action
dominion-choice-use-action = Use an Action: +1 Buy
dominion-choice-use-coffers = Spend a Coffers token: +$1
dominion-choice-pay_debt = { $number ->
    [1] Pay off 1 debt
   *[other] Pay off as much debt as you can
}
dominion-choice-end_phase = End the Action phase
dominion-choice-end_turn = End the turn
dominion-choice-none = None
dominion-choice-may = { $word ->
    [yes] Yes
   *[no] No
}

## Questions

dominion-ask-other = { $decider } decides.
dominion-ask-other-for = { $decider } decides for { $owner }.
dominion-ask-for = You decide for { $owner }. { $question }
dominion-ask-befalls = This affects { $whom }. { $question }

# How many may be chosen.
dominion-so-many = { $many ->
    [one] a card
    [maybe] up to one card
    [any] any number of cards
    [up_to] up to { $most } cards
    [exactly] { $least } cards
   *[between] { $least } to { $most } cards
}

dominion-ask-action = { $number ->
    [one] Action phase: play a card ({ $number } Action left).
   *[other] Action phase: play a card ({ $number } Actions left).
}
dominion-ask-buy = { $number ->
    [0] Buy phase: play Treasures, or buy a card.
   *[other] Buy phase: ${ $number } to spend.
}
dominion-ask-night = Night phase: play a card.
dominion-ask-action-seen = { $number ->
    [one] { $decider }: Action phase, { $number } Action left
   *[other] { $decider }: Action phase, { $number } Actions left
}
dominion-ask-buy-seen = { $number ->
    [0] { $decider }: Buy phase
   *[other] { $decider }: Buy phase, ${ $number } to spend
}
dominion-ask-night-seen = { $decider }: Night phase
dominion-ask-instructions = Play { $card } as itself or as a Way?
dominion-ask-order = Several abilities happen now: which one is next?
dominion-ask-react = Use an ability?
dominion-ask-react-about = { $card }: use an ability?
dominion-ask-option = { $many ->
    [one] { $card }: which do you choose?
    [maybe] { $card }: which do you choose, if any?
    [between] { $card }: which { $least } do you choose, or which { $most }?
   *[other] { $card }: which { $most } do you choose?
}
dominion-ask-option-about = { $kind }: which do you choose for { $card }?
dominion-ask-turn = Which turn do you take next?
dominion-ask-name = { $card }: which card do you name?
dominion-ask-number = { $card }: which number do you choose?
dominion-ask-player = { $card }: which player do you choose?
dominion-ask-play = { $card }: play { dominion-so-many }.
dominion-ask-trash = { $card }: trash { dominion-so-many }.
dominion-ask-discard = { $card }: discard { dominion-so-many }.
dominion-ask-discard-actions_1 = { $card }: discard { dominion-so-many } for +1 Action.
dominion-ask-discard-buys_1 = { $card }: discard { dominion-so-many } for +1 Buy.
dominion-ask-discard-cards_1 = { $card }: discard { dominion-so-many }, for +1 Card each.
dominion-ask-discard-coins_1 = { $card }: discard { dominion-so-many }, for +$1 each.
dominion-ask-gain = { $card }: gain { dominion-so-many }.
dominion-ask-topdeck = { $many ->
    [one] { $card }: put a card onto your deck.
    [maybe] { $card }: put up to one card onto your deck.
   *[other] { $card }: put { dominion-so-many } onto your deck; the last one ends up on top.
}
dominion-ask-set_aside = { $card }: set { dominion-so-many } aside.
dominion-ask-reveal = { $card }: reveal { dominion-so-many }.
dominion-ask-put_in_hand = { $card }: put { dominion-so-many } into your hand.
dominion-ask-pass = { $card }: pass { dominion-so-many }.
dominion-ask-exile = { $card }: exile { dominion-so-many }.
dominion-ask-return = { $card }: return { dominion-so-many } to the pile.
dominion-ask-put_at_bottom = { $card }: put { dominion-so-many } at the bottom of your deck.
dominion-ask-put_under_market = { $card }: put { dominion-so-many } under the Black Market deck; the last one ends up lowest.
dominion-ask-put_in_deck = { $card }: put { dominion-so-many } anywhere into your deck.
dominion-ask-number-cards_above = { $card }: how many cards should be above it?
dominion-ask-choose = { $card }: choose { dominion-so-many }.

dominion-may-set_aside = Set { $card } aside?
dominion-may-trash_this = Trash { $card }?
dominion-may-discard = Discard { $card }?
dominion-may-topdeck = Put { $card } onto your deck?
dominion-may-play = Play { $card }?
dominion-may-discard_from_exile = Discard every { $card } from your Exile mat?

## The log

dominion-log-kingdom = The kingdom: { $cards }.
dominion-log-kingdom-named = The kingdom “{ $name }”: { $cards }.
dominion-log-landscapes = Landscapes: { $cards }.
dominion-log-lies_with = { $kind } lies with { $cards }.
dominion-log-uses_colonies = { $word ->
    [lot] Platinum and Colonies are used (chosen at random).
   *[asked] Platinum and Colonies are used.
}
dominion-log-uses_shelters = { $word ->
    [lot] Shelters are used instead of Estates (chosen at random).
   *[asked] Shelters are used instead of Estates.
}
dominion-log-brings = { $cards } adds { $kind } to the game.
dominion-log-brings-boon = { $cards } adds the Boons to the game.
dominion-log-brings-hex = { $cards } adds the Hexes to the game.
dominion-log-sets_out = Also in this game: { $cards }.
dominion-log-may_be_sold = The Black Market deck, shuffled: { $cards }.
dominion-log-turn = Turn { $number }: { $seat }
dominion-log-turn-extra = Extra turn: { $seat } ({ $kind })
dominion-log-turn-controlled = Extra turn: { $seat } ({ $kind }), controlled by { $whom }
dominion-log-skips_turn = { $seat } skips a turn.
dominion-log-will_skip = { $seat } will skip the next turn.
dominion-log-plays = { $seat } plays { $cards }.
# Cards that were played one after the other, and all that they gave: $gives says whether that is anything.
dominion-log-row = { $gives ->
    [true] { $seat } plays { $cards }: { $figures }.
   *[false] { $seat } plays { $cards }.
}
# A Clean-up, whether the player shuffled, and the next hand.
dominion-row-cleans_up = { $how ->
    [both] { $seat } cleans up, shuffles and { $draws }.
    [shuffles] { $seat } cleans up and shuffles.
   *[draws] { $seat } cleans up and { $draws }.
}
dominion-row-several = { $number } { $card }
dominion-row-draws = { $known ->
    [true] draws { $cards }
   *[false] { $number ->
        [one] draws { $number } card
       *[other] draws { $number } cards
    }
}
dominion-log-plays_again = { $seat } plays { $cards } again.
dominion-log-plays_there = { $seat } plays { $cards }, leaving it where it is.
dominion-log-uses_way = { $seat } follows { $kind } instead.
dominion-log-follows_instead = { $seat } follows { $kind } instead of { $cards }.
dominion-log-ability = { $seat }’s { $kind }:
dominion-log-names-absent = { $seat } names a card that is not in this game.
dominion-log-names = { $seat } names { $kind }.
dominion-log-endless = { $cards } would go on forever, so it stops here.
dominion-log-is_unaffected = { $seat } is unaffected.
dominion-log-gets_actions = { $number ->
    [one] { $seat } gets { $number } Action.
   *[other] { $seat } gets { $number } Actions.
}
dominion-log-gets_buys = { $number ->
    [one] { $seat } gets { $number } Buy.
   *[other] { $seat } gets { $number } Buys.
}
dominion-log-gets_coins = { $seat } gets ${ $number }.
dominion-log-gets_potions = { $number ->
    [one] { $seat } gets { $number } Potion.
   *[other] { $seat } gets { $number } Potions.
}
dominion-log-takes_vp = { $seat } takes { $number } VP.
dominion-log-takes_coffers = { $number ->
    [one] { $seat } takes { $number } Coffers token.
   *[other] { $seat } takes { $number } Coffers tokens.
}
dominion-log-takes_villagers = { $number ->
    [one] { $seat } takes { $number } Villager.
   *[other] { $seat } takes { $number } Villagers.
}
dominion-log-takes_favors = { $number ->
    [one] { $seat } takes { $number } Favor.
   *[other] { $seat } takes { $number } Favors.
}
dominion-log-spends_favors = { $number ->
    [one] { $seat } spends { $number } Favor.
   *[other] { $seat } spends { $number } Favors.
}
dominion-log-takes_state = { $seat } takes { $kind }.
dominion-log-returns_state = { $seat } returns { $kind }.
dominion-log-turns_up = Revealed: { $cards }.
dominion-log-receives = { $seat } receives { $cards }.
dominion-log-takes_debt = { $seat } takes { $number } debt.
dominion-log-uses_coffers = { $seat } spends a Coffers token for +$1.
dominion-log-uses_villagers = { $seat } spends a Villager for +1 Action.
dominion-log-pays_debt = { $seat } pays off { $number } debt.
dominion-log-pays = { $seat } pays ${ $number }.
dominion-log-makes_cheaper = Cards cost ${ $number } less this turn.
dominion-log-returns_minus_card = { $seat } returns the −1 Card token and draws one card fewer.
dominion-log-returns_minus_coin = { $seat } returns the −$1 token and gets $1 less.
dominion-log-draws = { $known ->
    [true] { $seat } draws { $cards }.
   *[false] { $number ->
        [one] { $seat } draws { $number } card.
       *[other] { $seat } draws { $number } cards.
    }
}
dominion-log-shuffles = { $number ->
    [one] { $seat } shuffles ({ $number } card in the deck).
   *[other] { $seat } shuffles ({ $number } cards in the deck).
}
dominion-log-buys = { $seat } buys { $cards }.
dominion-log-gains = { $seat } gains { $cards }.
dominion-log-gains_to = { $seat } gains { $cards } ({ $place }).
dominion-log-trashes = { $seat } trashes { $cards }.
dominion-log-discards = { $seat } discards { $cards }.
dominion-log-exiles = { $seat } exiles { $cards }.
dominion-log-reveals = { $seat } reveals { $cards }.
dominion-log-looks_at = { $known ->
    [true] { $seat } looks at { $cards }.
   *[false] { $number ->
        [one] { $seat } looks at { $number } card.
       *[other] { $seat } looks at { $number } cards.
    }
}
dominion-log-sets_aside = { $known ->
    [true] { $seat } sets { $cards } aside.
   *[false] { $seat } sets a card aside.
}
dominion-log-puts_in_hand = { $known ->
    [true] { $seat } puts { $cards } into their hand.
   *[false] { $number ->
        [0] { $seat } puts a card into their hand.
        [one] { $seat } puts { $number } card into their hand.
       *[other] { $seat } puts { $number } cards into their hand.
    }
}
dominion-log-puts = { $known ->
    [true] { $seat } moves { $cards } to the { $place }.
   *[false] { $seat } moves a card to the { $place }.
}
dominion-log-topdecks = { $known ->
    [true] { $seat } puts { $cards } onto their deck.
   *[false] { $seat } puts a card onto their deck.
}
dominion-log-puts_at_bottom = { $known ->
    [true] { $seat } puts { $cards } at the bottom of their deck.
   *[false] { $seat } puts a card at the bottom of their deck.
}
dominion-log-puts_under_market = { $number ->
    [one] { $seat } puts { $number } card under the Black Market deck.
   *[other] { $seat } puts { $number } cards under the Black Market deck.
}
dominion-log-puts_in_deck = { $known ->
    [true] { $number ->
        [one] { $seat } puts { $cards } into their deck, under { $number } card.
       *[other] { $seat } puts { $cards } into their deck, under { $number } cards.
    }
   *[false] { $number ->
        [one] { $seat } puts a card into their deck, under { $number } card.
       *[other] { $seat } puts a card into their deck, under { $number } cards.
    }
}
dominion-log-shuffles_into_deck = { $known ->
    [true] { $seat } shuffles { $cards } into their deck.
   *[false] { $number ->
        [one] { $seat } shuffles { $number } card into their deck.
       *[other] { $seat } shuffles { $number } cards into their deck.
    }
}
dominion-log-passes = { $known ->
    [true] { $seat } passes { $cards } to { $whom }.
   *[false] { $seat } passes a card to { $whom }.
}
dominion-log-rotates = The pile { $kind } is rotated: { $cards } is on top.
dominion-log-puts_deck_into_discards = { $number ->
    [one] { $seat } puts their deck ({ $number } card) into their discard pile.
   *[other] { $seat } puts their deck ({ $number } cards) into their discard pile.
}
dominion-log-returns = { $seat } returns { $cards } to the pile.
dominion-log-exchanges = { $seat } exchanges { $given } for { $taken }.
dominion-log-cleans_up = { $seat } cleans up.
dominion-log-stays = { $seat } keeps { $cards } in play.
dominion-log-loses = The rest of { $kind } ({ $seat }) is lost.
dominion-log-ends = { $word ->
    [gone] The game is over: a pile that ends the game is empty.
    [piles] The game is over: enough piles are empty.
    [still] The game is over: no card has left the Supply for a hundred rounds.
   *[after] The game is over: the last extra turn from Fleet has been played.
}

## Where a rule is written

dominion-source = { $title }, “{ $section }”
dominion-source-whole = { $title }

## Tokens

dominion-token-vp = { $count } VP
dominion-token-debt = { $count } debt
dominion-token-trait = { $card }
dominion-token-sun = { $count ->
    [one] 1 Sun
   *[other] { $count } Suns
}
dominion-token-minus_card = −1 Card
    .name = −1 Card token
dominion-token-minus_coin = −$1
    .name = −$1 token
dominion-token-skips = turns to skip: { $count }
    .name = Turns to skip

## Why a card cannot be chosen, and what follows from an option

dominion-cost = { $debt ->
    [0] { $potions ->
        [0] ${ $coins }
       *[other] ${ $coins }P
    }
   *[other] { $coins ->
        [0] { $debt }D
       *[other] ${ $coins } { $debt }D
    }
}
dominion-hint-cost = { $cost }
dominion-hint-pile = { $cost }, { $left } left
dominion-hint-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
dominion-not-no-action = It isn’t an Action card.
dominion-not-no-treasure = It isn’t a Treasure.
dominion-not-no-night = It isn’t a Night card.
dominion-not-no-actions = You have no Actions left.
dominion-not-bought = You can’t play Treasures after buying something.
dominion-not-buys = You have no Buys left.
dominion-not-owned = You already have it.
dominion-not-cubes = You have no cubes left for it.
dominion-not-once = You can buy it only once.
dominion-not-cost = It costs { $cost }; you have { $has }.
dominion-not-other = It can’t be chosen now.
dominion-not-for-sale = It can’t be bought now.
dominion-not-forbidden = Something prevents you from playing it.
dominion-not-empty = The pile is empty.
dominion-not-debt = You must pay off your debt first.
dominion-not-beside = It isn’t in the Supply.
