### The table of Innovation in a terminal.

terminal-innovation-title = Innovation, { $edition ->
    [first] first edition
    [fourth] fourth edition
   *[third] third edition
}{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
terminal-innovation-title-short = Innovation, turn { $turn }
terminal-innovation-points-note = Enough achievements win; when a deck beyond the last age is needed, the highest score does.

## The turn, decks and achievements

terminal-innovation-turn = Turn: { $seat }, action { $action } of { $actions }
terminal-innovation-turn-start = Turn: { $seat }, with an artifact on display
terminal-innovation-begins = The first cards
terminal-innovation-within = Game within the game: { $turn }
terminal-innovation-comma = { ", " }
terminal-innovation-dot = { " · " }
terminal-innovation-strip-age = age
terminal-innovation-strip-deck = cards left
terminal-innovation-strip-achieve = to achieve
terminal-innovation-specials = { $number ->
    [one] { $number } special achievement
   *[other] { $number } special achievements
}
terminal-innovation-deck-short = { $age }:{ $left }
terminal-innovation-decks-short = cards left by age  { $decks }
terminal-innovation-to-achieve = achieve
terminal-innovation-and-specials = + { $number } special

## Icons, by their name and by a sign of two cells

terminal-innovation-sign = { $icon ->
    [crown] Cr
    [leaf] Le
    [lightbulb] Bu
    [castle] Ca
    [factory] Fa
    [clock] Cl
    [person] Pe
    [prehistory] Ph
    [bonus] +{ $number }
    [echo] Ec
    [inspire] In
    [flag] Fl
    [fountain] Fo
    [left] ←
    [right] →
    [up] ↑
    [plus] +
    [junk] ×
    [uplift] +↑
    [unsplay] ><
   *[other] ?
}
terminal-innovation-search = search for { $icon }

## Boards

terminal-innovation-splay = { $splay ->
    [left] splayed left
    [right] splayed right
    [up] splayed up
   *[aslant] splayed aslant
}
terminal-innovation-arrow = { $splay ->
    [left] { " ←" }
    [right] { " →" }
    [up] { " ↑" }
    [aslant] { " ↖" }
   *[none] { "" }
}
terminal-innovation-stack = { $cards }
terminal-innovation-figures = score { $points } · achievements { $achievements }/{ $goal } · hand { $hand }
terminal-innovation-figures-forecast = { " · forecast " }{ $cards }
terminal-innovation-figures-safe = { " · safe " }{ $cards }/{ $limit }
terminal-innovation-figures-display = { " · display " }{ $card }
terminal-innovation-figures-museums = { " · museums " }{ $number }
terminal-innovation-figures-short = { $points } pts · { $achievements }/{ $goal } · hand { $hand }
terminal-innovation-hand = { $seat }, hand { $cards }:

## Whom a dogma reaches

terminal-innovation-hit-short = hits { $seats }
terminal-innovation-share-short = shared { $seats }
terminal-innovation-alone-short = you alone
terminal-innovation-fate = { $fate ->
    [hit] hit
    [shares] shares
   *[safe] safe
}

## Cards

terminal-innovation-special = special achievement
terminal-innovation-featured = { $icon } counts for its dogma

## The score

terminal-innovation-row-score = score
terminal-innovation-row-hand = hand
terminal-innovation-row-icons = icons
terminal-innovation-row-achievements = achievements

## In sentences

terminal-innovation-told-turn = { $turn }. { $goal } achievements win.
terminal-innovation-deck = age { $age } { $left }
terminal-innovation-told-decks = Cards left: { $decks }
terminal-innovation-told-decks-of = Cards left ({ $set }): { $decks }
terminal-innovation-told-available = Ages to achieve: { $ages }
terminal-innovation-told-specials = Special achievements: { $cards }
terminal-innovation-told-relics = Relics: { $cards }
terminal-innovation-told-museums = Available museums: { $cards }
terminal-innovation-told-junk = { $cards ->
    [one] { $cards } card in the junk.
   *[other] { $cards } cards in the junk.
}
terminal-innovation-told-seat = { $seat }: { $told }
terminal-innovation-told-achieved = { $seat } has achieved: { $cards }
terminal-innovation-told-landmarks = { $number ->
    [one] { $seat }'s flags and fountains: { $number } achievement
   *[other] { $seat }'s flags and fountains: { $number } achievements
}
terminal-innovation-icons-of = { $icon } { $number }
terminal-innovation-told-icons = { $seat }, icons: { $icons }
terminal-innovation-told-stack = { $seat }, { $told }
terminal-innovation-told-top = { $colour }: { $card } (age { $age }: { $icons })
terminal-innovation-told-covered = { $splayed ->
    [true] { "" }, { $splay } over { $cards }; these show { $icons }
   *[false] { "" } over { $cards }
}
terminal-innovation-place = { $place ->
    [forecast] forecast
    [safe] safe
    [display] display
    [museums] museums
    [exhibits] exhibits
   *[revealed] revealed
}
terminal-innovation-told-place = { $seat }, { $place }: { $count } { $cards }
terminal-innovation-told-lost = { $seat } has lost.
terminal-innovation-told-hand = Your hand: { $cards }.
terminal-innovation-told-score = Your score pile: { $cards }.
terminal-innovation-told-card = { $card } ({ $age }, { $colour })
terminal-innovation-told-tops = { $seat } has on top: { $cards }
