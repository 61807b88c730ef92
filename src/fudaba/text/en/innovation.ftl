### Innovation at the table: cards, questions, answers and the log. The cards themselves are in
### innovation.<set>.<age>.ftl, the rules in innovation.rules.ftl.

## Colours, sets and backs

innovation-colour-red = red
innovation-colour-yellow = yellow
innovation-colour-green = green
innovation-colour-blue = blue
innovation-colour-purple = purple

innovation-set-artifacts = artifacts
innovation-set-cities = cities
innovation-set-echoes = echoes
innovation-set-figures = figures
innovation-set-unseen = unseen

# A card that lies face down.
innovation-back = age { $age }
innovation-back-of = { $set } { $age }

# Behind a card's text, where an edition has another one.
innovation-text-first = (First edition: { $text })
innovation-text-fourth = (Fourth edition: { $text })

## Options, in the words of the scenario format

innovation-option-draw = draw
innovation-option-meld = meld { $card }
innovation-option-dogma = dogma { $card }
innovation-option-parley = parley { $card }
innovation-option-achieve = { $number ->
    [-1] achieve { $card }
   *[other] achieve { $number }
}
innovation-option-return = return { $card }
innovation-option-tuck = tuck { $card }
innovation-option-score = score { $card }
innovation-option-transfer = transfer { $card }
innovation-option-junk = junk { $card }
innovation-option-remove = remove { $card }
innovation-option-take = take { $card }
innovation-option-reveal = reveal { $card }
innovation-option-foreshadow = foreshadow { $card }
innovation-option-safeguard = safeguard { $card }
innovation-option-restore = restore { $card }
innovation-option-colour = { $colour }
innovation-option-player = { $player }
innovation-option-value = { $number }
innovation-option-icon = { $word ->
    [crown] crown
    [leaf] leaf
    [lightbulb] lightbulb
    [castle] castle
    [factory] factory
    [clock] clock
    [person] person
   *[prehistory] prehistory
}
innovation-option-may = { $word ->
    [yes] yes
   *[no] no
}
innovation-option-order = { $number ->
    [-1] { $card }
   *[other] { $card } { $number }
}
innovation-option-exchange = exchange
innovation-option-junk_deck = junk the deck
innovation-option-draw_and_score = draw and score
innovation-option-draw_higher = draw higher

## Options at length, as a person reads them

innovation-choice-draw = Draw a card
innovation-choice-meld = Meld { $card }
innovation-choice-dogma = Dogma: { $card }
innovation-choice-parley = Return a card to use the dogma of { $card }
innovation-choice-achieve = Claim the achievement of age { $number }

## Questions

innovation-ask-other = { $decider } decides.
innovation-ask-other-for = { $decider } decides for { $owner }.
innovation-ask-for = You decide for { $owner }. { $question }

innovation-ask-action = { $number ->
    [1] Choose your first action.
   *[other] Choose your second action.
}
innovation-ask-action-seen = { $number ->
    [1] { $decider }: first action
   *[other] { $decider }: second action
}
innovation-ask-meld-first = Which of your two cards do you meld to start?
innovation-ask-meld = { $card }: which cards do you meld?
innovation-ask-return = { $card }: which cards do you return?
innovation-ask-return-parley = { $word ->
    [launch] Which card do you return to use the dogma of { $card }?
    [share] { $whom } uses the dogma of { $card }: do you return a card to share it?
   *[avoid] { $whom } uses the dogma of { $card }: do you return a card to avoid its demand?
}
innovation-ask-tuck = { $card }: which cards do you tuck?
innovation-ask-score = { $card }: which cards do you score?
innovation-ask-transfer = { $card }: which cards do you transfer?
innovation-ask-junk = { $card }: which cards do you junk?
innovation-ask-remove = { $card }: which cards do you remove from the game?
innovation-ask-take = { $card }: which cards do you take?
innovation-ask-reveal = { $card }: which cards do you reveal?
innovation-ask-achieve = { $card }: which achievement do you claim?
innovation-ask-foreshadow = { $card }: which cards do you foreshadow?
innovation-ask-safeguard = { $card }: which cards do you safeguard?
innovation-ask-restore = { $card }: which achievements become available again?
innovation-ask-dogma = { $card }: which card do you execute?
innovation-ask-colour = { $card }: which colour?
innovation-ask-colour-splay = { $word ->
    [splay_left] { $card }: which colour do you splay left?
    [splay_right] { $card }: which colour do you splay right?
    [splay_up] { $card }: which colour do you splay up?
   *[splay_aslant] { $card }: which colour do you splay aslant?
}
innovation-ask-player = { $card }: which player?
innovation-ask-value = { $word ->
    [number] { $card }: which number?
   *[other] { $card }: which age?
}
innovation-ask-icon = { $card }: which icon?
innovation-ask-may = { $card }: use this effect?
innovation-ask-may-splay = { $word ->
    [splay_left] { $card }: splay left?
    [splay_right] { $card }: splay right?
    [splay_up] { $card }: splay up?
   *[splay_aslant] { $card }: splay aslant?
}
innovation-ask-option = { $card }: choose one.
innovation-ask-order = { $card }: choose the order, the top card first.

## The log

innovation-log-is_dealt = { $known ->
    [true] { $seat } is dealt { $cards }.
   *[false] { $number ->
        [one] { $seat } is dealt { $number } card.
       *[other] { $seat } is dealt { $number } cards.
    }
}
innovation-log-starts = { $seat } goes first with { $cards }.
innovation-log-turn = Turn { $number }: { $seat }
innovation-log-action = { $number ->
    [1] { $seat }’s first action
   *[other] { $seat }’s second action
}
innovation-log-draws = { $known ->
    [true] { $seat } draws { $cards }.
   *[false] { $seat } draws a card of age { $number }.
}
innovation-log-melds = { $seat } melds { $cards }.
innovation-log-tucks = { $seat } tucks { $cards }.
innovation-log-scores = { $known ->
    [true] { $seat } scores { $cards }.
   *[false] { $seat } scores a card of age { $number }.
}
innovation-log-returns = { $known ->
    [true] { $seat } returns { $cards }.
   *[false] { $seat } returns a card of age { $number }.
}
innovation-log-junks = { $known ->
    [true] { $seat } junks { $cards }.
   *[false] { $seat } junks a card of age { $number }.
}
innovation-log-junks_achievement = { $known ->
    [true] { $seat } junks the achievement { $cards }.
   *[false] { $seat } junks the achievement of age { $number }.
}
innovation-log-junks_deck = { $seat } junks the whole deck of age { $number }.
innovation-log-brings_in_age_0 = { $number ->
    [one] { $seat } adds the card of age 0 to the game.
   *[other] { $seat } adds the { $number } cards of age 0 to the game.
}
innovation-log-begins_within = All players set all their cards aside and begin a new game within this one: each draws and melds a card of age { $number }.
innovation-log-ends_within = The game within the game is over. All players take back the cards they set aside.
innovation-log-restores = { $known ->
    [true] { $seat } makes { $cards } available again.
   *[false] { $seat } makes an achievement of age { $number } available again.
}
innovation-log-rearranges = { $seat } rearranges { $colour }; from the top: { $cards }.
innovation-log-removes = { $known ->
    [true] { $seat } removes { $cards } from the game.
   *[false] { $seat } removes a card of age { $number } from the game.
}
innovation-log-takes = { $known ->
    [true] { $seat } takes { $cards } into their hand.
   *[false] { $seat } takes a card of age { $number } into their hand.
}
innovation-log-reveals = { $seat } reveals { $cards }.
innovation-log-proves = { $word ->
    [score_pile] { $seat } shows their score pile as proof: { $cards }.
    [forecast] { $seat } shows their forecast as proof: { $cards }.
   *[other] { $seat } shows their hand as proof: { $cards }.
}
innovation-log-transfers = { $known ->
    [true] { $word ->
        [hand] { $seat } transfers { $cards } to { $whom }’s hand.
        [score_pile] { $seat } transfers { $cards } to { $whom }’s score pile.
        [safe] { $seat } transfers { $cards } to { $whom }’s safe.
        [board] { $seat } transfers { $cards } to { $whom }’s board.
       *[other] { $seat } transfers { $cards } to { $whom }.
    }
   *[false] { $word ->
        [hand] { $seat } transfers a card of age { $number } to { $whom }’s hand.
        [score_pile] { $seat } transfers a card of age { $number } to { $whom }’s score pile.
        [safe] { $seat } transfers a card of age { $number } to { $whom }’s safe.
       *[other] { $seat } transfers a card of age { $number } to { $whom }.
    }
}
innovation-log-achieves = { $known ->
    [true] { $seat } claims { $cards }.
   *[false] { $seat } claims the achievement of age { $number }.
}
innovation-log-foreshadows = { $known ->
    [true] { $seat } foreshadows { $cards }.
   *[false] { $seat } foreshadows a card of age { $number }.
}
innovation-log-safeguards = { $known ->
    [true] { $seat } safeguards { $cards }.
   *[false] { $seat } safeguards a card of age { $number }.
}
innovation-log-draws_and_melds = { $seat } draws and melds { $cards }.
innovation-log-draws_and_tucks = { $seat } draws and tucks { $cards }.
innovation-log-draws_and_scores = { $known ->
    [true] { $seat } draws and scores { $cards }.
   *[false] { $seat } draws and scores a card of age { $number }.
}
innovation-log-draws_and_reveals = { $seat } draws and reveals { $cards }.
innovation-log-draws_and_achieves = { $seat } draws a card of age { $number } and claims it as an achievement.
innovation-log-draws_and_foreshadows = { $known ->
    [true] { $seat } draws and foreshadows { $cards }.
   *[false] { $seat } draws and foreshadows a card of age { $number }.
}
innovation-log-draws_and_safeguards = { $seat } draws and safeguards a card of age { $number }.
innovation-log-draws_and_takes = { $known ->
    [true] { $seat } draws { $cards } and keeps it in hand.
   *[false] { $seat } draws a card of age { $number } and keeps it in hand.
}
innovation-log-splays_left = { $seat } splays { $colour } left.
innovation-log-splays_right = { $seat } splays { $colour } right.
innovation-log-splays_up = { $seat } splays { $colour } up.
innovation-log-splays_aslant = { $seat } splays { $colour } aslant.
innovation-log-unsplays = { $seat } unsplays { $colour }.
innovation-log-splays_left_of = { $seat } splays { $whom }’s { $colour } left.
innovation-log-splays_right_of = { $seat } splays { $whom }’s { $colour } right.
innovation-log-splays_up_of = { $seat } splays { $whom }’s { $colour } up.
innovation-log-splays_aslant_of = { $seat } splays { $whom }’s { $colour } aslant.
innovation-log-unsplays_of = { $seat } unsplays { $whom }’s { $colour }.
innovation-log-activates = { $seat } uses the dogma of { $cards }.
innovation-log-demands = { $cards } makes its demand of { $whom }.
innovation-log-compels = { $cards } compels { $whom }.
innovation-log-is_immune = { $seat } has enough icons and is not affected.
innovation-log-shares = { $word ->
    [echo] { $seat } shares the echo effect of { $cards }.
   *[other] { $seat } shares effect { $number } of { $cards }.
}
innovation-log-executes = { $word ->
    [echo] { $seat } executes the echo effect of { $cards }.
    [inspire] { $seat } executes the inspire effect of { $cards }.
   *[other] { $seat } executes effect { $number } of { $cards }.
}
innovation-log-executes_card = { $seat } executes { $cards }.
innovation-log-endless = { $cards } would go on forever, so it stops here.
innovation-log-earns_bonus = Sharing bonus: { $seat } draws a card.
innovation-log-claims = { $seat } claims { $cards }.
innovation-log-draws_beyond = { $seat } must draw a card of age { $number }, but none is left: the game ends.
innovation-log-loses = { $seat } loses.
innovation-log-wins = { $word ->
    [points] { $seat } wins with { $number } { $number ->
        [one] point
       *[other] points
    }.
    [achievements] { $seat } wins with { $number } { $number ->
        [one] achievement
       *[other] achievements
    }.
   *[card] { $seat } wins.
}

## How it ended

innovation-end-won = { $tied ->
    [true] { $count ->
        [one] { $names } wins: tied at { $figure } { $figure ->
            [one] point
           *[other] points
        }, but with more achievements ({ $second })
       *[other] { $names } share the win: { $figure } { $figure ->
            [one] point
           *[other] points
        } and { $second } { $second ->
            [one] achievement
           *[other] achievements
        } each
    }
   *[false] { $by ->
        [points] { $count ->
            [one] { $names } wins with the highest score, { $figure }
           *[other] { $names } win with the highest score, { $figure }
        }
        [achievements] { $count ->
            [one] { $names } wins with { $figure } { $figure ->
                [one] achievement
               *[other] achievements
            }
           *[other] { $names } win with { $figure } { $figure ->
                [one] achievement
               *[other] achievements
            }
        }
       *[rule] { $count ->
            [0] No one wins
            [one] { $names } wins by a card’s effect
           *[other] { $names } win by a card’s effect
        }
    }
}
innovation-end-why-achievements = { $number ->
    [one] { $seat } has claimed the { $number } achievement needed.
   *[other] { $seat } has claimed the { $number } achievements needed.
}
innovation-end-why-deck = { $seat } had to draw a card of age { $number } or higher, and none was left.
innovation-end-why-card = A card’s condition for winning was met.
innovation-end-why-last = All other players have lost.
innovation-end-row-age = Age { $number }
innovation-end-row-named = { $card }
innovation-end-row-more = Flags, fountains and karma
innovation-end-row-score = Cards of age { $number }
innovation-end-row-bonus = Bonuses and karma
innovation-end-by-points = Score
innovation-end-by-achievements = Achievements

## Where rules come from

innovation-source = { $title }, "{ $section }"
innovation-source-whole = { $title }

## The game, and the options of its tables

innovation-title = Innovation
innovation-switch-edition = Edition
innovation-switch-edition-third = classic (third)
innovation-switch-edition-fourth = fourth
innovation-switch-edition-first = first
innovation-switch-teams = Teams of two
innovation-switch-start_hand = First hand
innovation-switch-start_hand-mixed = from all sets
innovation-switch-start_hand-base = from the base set
innovation-switch-victory = Victory by achievements (fourth edition)
innovation-switch-victory-at_once = at once
innovation-switch-victory-after_action = after the action
innovation-switch-unseen_draw = First draw of The Unseen
innovation-switch-unseen_draw-hand = to the hand
innovation-switch-unseen_draw-any = any base draw
innovation-switch-artifacts = Artifacts of History
innovation-switch-relics = Relics (with Artifacts)
innovation-switch-cities = Cities of Destiny
innovation-switch-echoes = Echoes of the Past
innovation-switch-figures = Figures in the Sand
innovation-switch-unseen = The Unseen
innovation-switch-card_counts = Show which cards you have not seen

## Why a card cannot be chosen, and what follows from an option

innovation-icon = { $icon ->
    [crown] crown
    [leaf] leaf
    [lightbulb] bulb
    [castle] castle
    [factory] factory
    [clock] clock
    [person] person
    [prehistory] prehistory
    [bonus] bonus { $number }
    [echo] echo effect
    [inspire] inspire effect
    [flag] flag
    [fountain] fountain
    [plus] plus
    [left] arrow to the left
    [right] arrow to the right
    [up] arrow upwards
    [junk] junk
    [uplift] uplift
    [unsplay] unsplay
   *[other] { $icon }
}
innovation-hint-age = age { $age }
innovation-hint-draws-out = no deck is left: the game ends
innovation-not-fitting = The effect doesn’t allow this card.
innovation-reach-way = { $icon } { $number }: { $text }
innovation-reach-hits = demand of { $seats }
innovation-reach-hits-nobody = demand of no one
innovation-reach-shared = { $count ->
    [one] { $seats } shares
   *[other] { $seats } share
}
innovation-reach-alone = you alone
innovation-reach-counted = { $pays ->
    [hit] { $seat } ({ $number }, unless a card is returned)
    [shares] { $seat } ({ $number }, if a card is returned)
   *[no] { $seat } ({ $number })
}
innovation-reach-and = ; { "" }
innovation-reach-or = ; { "" }
innovation-reach-karma-first = the karma of { $cards } comes first and may change this
innovation-hint-player = score { $points }, hand { $hand }
innovation-hint-card = age { $age }, { $colour }
innovation-hint-reach = { $text }
