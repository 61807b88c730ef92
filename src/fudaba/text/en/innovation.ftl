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
innovation-choice-dogma = Activate { $card }
innovation-choice-parley = Return a card and activate { $card }
innovation-choice-achieve = Achieve age { $number }

## Questions

innovation-ask-other = { $decider } decides.
innovation-ask-other-for = { $decider } decides for { $owner }.
innovation-ask-for = You answer for { $owner }. { $question }

innovation-ask-action = { $number ->
    [1] Take your first action.
   *[other] Take your second action.
}
innovation-ask-action-seen = { $number ->
    [1] { $decider }: first action
   *[other] { $decider }: second action
}
innovation-ask-meld-first = Which of your two cards do you meld to begin with?
innovation-ask-meld = { $card }: which cards do you meld?
innovation-ask-return = { $card }: which cards do you return?
innovation-ask-return-parley = { $word ->
    [launch] Which card do you return to activate { $card }?
    [share] { $whom } activates { $card }: do you return a card to share it?
   *[avoid] { $whom } activates { $card }: do you return a card to avoid its demand?
}
innovation-ask-tuck = { $card }: which cards do you tuck?
innovation-ask-score = { $card }: which cards do you score?
innovation-ask-transfer = { $card }: which cards do you transfer?
innovation-ask-junk = { $card }: which cards do you junk?
innovation-ask-remove = { $card }: which cards do you take out of the game?
innovation-ask-take = { $card }: which cards do you take?
innovation-ask-reveal = { $card }: which cards do you reveal?
innovation-ask-achieve = { $card }: which card do you achieve?
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
innovation-ask-may = { $card }: do you want to use this effect?
innovation-ask-may-splay = { $word ->
    [splay_left] { $card }: do you splay left?
    [splay_right] { $card }: do you splay right?
    [splay_up] { $card }: do you splay up?
   *[splay_aslant] { $card }: do you splay aslant?
}
innovation-ask-option = { $card }: which of these?
innovation-ask-order = { $card }: in which order, the top card first?

## The log

innovation-log-is_dealt = { $known ->
    [true] { $seat } is dealt { $cards }.
   *[false] { $seat } is dealt { $number } cards.
}
innovation-log-starts = { $seat } begins with { $cards }.
innovation-log-turn = Turn { $number }: { $seat }
innovation-log-action = { $number ->
    [1] First action of { $seat }
   *[other] Second action of { $seat }
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
innovation-log-brings_in_age_0 = { $seat } brings the { $number } cards of age 0 into the game.
innovation-log-begins_within = All cards of all players are laid aside, and a new game begins within this one: everybody draws and melds a card of age { $number }.
innovation-log-ends_within = The game within the game is over, and all that was laid aside is taken up again.
innovation-log-restores = { $known ->
    [true] { $seat } makes { $cards } available again.
   *[false] { $seat } makes an achievement of age { $number } available again.
}
innovation-log-rearranges = { $seat } rearranges { $colour }, from the top: { $cards }.
innovation-log-removes = { $known ->
    [true] { $seat } takes { $cards } out of the game.
   *[false] { $seat } takes a card of age { $number } out of the game.
}
innovation-log-takes = { $known ->
    [true] { $seat } takes { $cards } into the hand.
   *[false] { $seat } takes a card of age { $number } into the hand.
}
innovation-log-reveals = { $seat } reveals { $cards }.
innovation-log-proves = { $word ->
    [score_pile] { $seat } shows the score pile as proof: { $cards }.
    [forecast] { $seat } shows the forecast as proof: { $cards }.
   *[other] { $seat } shows the hand as proof: { $cards }.
}
innovation-log-transfers = { $known ->
    [true] { $word ->
        [hand] { $seat } transfers { $cards } to the hand of { $whom }.
        [score_pile] { $seat } transfers { $cards } to the score pile of { $whom }.
        [safe] { $seat } transfers { $cards } to the safe of { $whom }.
        [board] { $seat } transfers { $cards } to the board of { $whom }.
       *[other] { $seat } transfers { $cards } to { $whom }.
    }
   *[false] { $word ->
        [hand] { $seat } transfers a card of age { $number } to the hand of { $whom }.
        [score_pile] { $seat } transfers a card of age { $number } to the score pile of { $whom }.
        [safe] { $seat } transfers a card of age { $number } to the safe of { $whom }.
       *[other] { $seat } transfers a card of age { $number } to { $whom }.
    }
}
innovation-log-achieves = { $known ->
    [true] { $seat } achieves { $cards }.
   *[false] { $seat } achieves age { $number }.
}
innovation-log-foreshadows = { $known ->
    [true] { $seat } foreshadows { $cards }.
   *[false] { $seat } foreshadows a card of age { $number }.
}
innovation-log-safeguards = { $known ->
    [true] { $seat } puts { $cards } into the safe.
   *[false] { $seat } puts a card of age { $number } into the safe.
}
innovation-log-draws_and_melds = { $seat } draws and melds { $cards }.
innovation-log-draws_and_tucks = { $seat } draws and tucks { $cards }.
innovation-log-draws_and_scores = { $known ->
    [true] { $seat } draws and scores { $cards }.
   *[false] { $seat } draws and scores a card of age { $number }.
}
innovation-log-draws_and_reveals = { $seat } draws and reveals { $cards }.
innovation-log-draws_and_achieves = { $seat } draws a card of age { $number } and achieves it.
innovation-log-draws_and_foreshadows = { $known ->
    [true] { $seat } draws and foreshadows { $cards }.
   *[false] { $seat } draws and foreshadows a card of age { $number }.
}
innovation-log-draws_and_safeguards = { $seat } draws a card of age { $number } and puts it into the safe.
innovation-log-draws_and_takes = { $known ->
    [true] { $seat } draws { $cards } and keeps it in the hand.
   *[false] { $seat } draws a card of age { $number } and keeps it in the hand.
}
innovation-log-splays_left = { $seat } splays { $colour } left.
innovation-log-splays_right = { $seat } splays { $colour } right.
innovation-log-splays_up = { $seat } splays { $colour } up.
innovation-log-splays_aslant = { $seat } splays { $colour } aslant.
innovation-log-unsplays = { $seat } unsplays { $colour }.
innovation-log-splays_left_of = { $seat } splays { $colour } of { $whom } left.
innovation-log-splays_right_of = { $seat } splays { $colour } of { $whom } right.
innovation-log-splays_up_of = { $seat } splays { $colour } of { $whom } up.
innovation-log-splays_aslant_of = { $seat } splays { $colour } of { $whom } aslant.
innovation-log-unsplays_of = { $seat } unsplays { $colour } of { $whom }.
innovation-log-activates = { $seat } activates { $cards }.
innovation-log-demands = { $cards } demands of { $whom }.
innovation-log-compels = { $cards } compels { $whom }.
innovation-log-is_immune = { $seat } has enough icons and is immune.
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
innovation-log-endless = { $cards } would be executed without end, and is let go.
innovation-log-earns_bonus = An opponent of { $seat } has shared: a card is drawn for it.
innovation-log-claims = { $seat } claims { $cards }.
innovation-log-draws_beyond = { $seat } would draw a card of age { $number }, and there is none: the game ends.
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
        [one] { $names } wins: even on points, with { $figure }, but with more achievements, { $second }
       *[other] { $names } win together: { $figure } points and { $second } achievements
    }
   *[false] { $by ->
        [points] { $count ->
            [one] { $names } wins by score, with { $figure }
           *[other] { $names } win by score, with { $figure }
        }
        [achievements] { $count ->
            [one] { $names } wins with { $figure } achievements
           *[other] { $names } win with { $figure } achievements
        }
       *[rule] { $count ->
            [0] Nobody wins
            [one] { $names } wins, whatever was counted
           *[other] { $names } win, whatever was counted
        }
    }
}
innovation-end-why-achievements = { $number } achievements win, and { $seat } has them.
innovation-end-why-deck = { $seat } would have drawn a card of age { $number } or higher, and there is none.
innovation-end-why-card = A card’s condition for winning was met.
innovation-end-why-last = All others have lost.
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
innovation-not-fitting = The effect does not let you choose it.
innovation-reach-way = { $icon } { $number }: { $told }
innovation-reach-hits = hits { $seats }
innovation-reach-hits-nobody = hits nobody
innovation-reach-shared = { $count ->
    [one] { $seats } shares
   *[other] { $seats } share
}
innovation-reach-alone = for you alone
innovation-reach-counted = { $pays ->
    [hit] { $seat } ({ $number }, unless a card is returned)
    [shares] { $seat } ({ $number }, if a card is returned)
   *[no] { $seat } ({ $number })
}
innovation-reach-and = ; { "" }
innovation-reach-or = ; { "" }
innovation-reach-karma-first = { $cards } first: its karma may change this
innovation-hint-player = score { $points }, hand { $hand }
innovation-hint-card = age { $age }, { $colour }
innovation-hint-reach = { $told }
