### The table of Innovation, told.

innovation-told-title = Innovation, { $edition ->
    [first] first edition
    [fourth] fourth edition
   *[third] third edition
}{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
innovation-told-title-short = Innovation, turn { $turn }
innovation-points-note = Enough achievements win; if a card beyond the last age must be drawn, the highest score wins.

## The turn, decks and achievements

innovation-told-turn-now = Turn: { $seat }, action { $action } of { $actions }
innovation-told-turn-start = Turn: { $seat }, with an artifact on display
innovation-told-begins = Choosing first cards
innovation-told-within = Game within the game: { $turn }
innovation-told-comma = { ", " }
innovation-told-dot = { " · " }

## Icons, by their name and by a sign of two cells

innovation-told-search = search for { $icon }

## Boards

innovation-told-splay = { $splay ->
    [left] splayed left
    [right] splayed right
    [up] splayed up
   *[aslant] splayed aslant
}
innovation-told-figures = score { $points } · achievements { $achievements }/{ $goal } · hand { $hand }
innovation-told-figures-forecast = { " · forecast " }{ $cards }
innovation-told-figures-safe = { " · safe " }{ $cards }/{ $limit }
innovation-told-figures-display = { " · display " }{ $card }
innovation-told-figures-museums = { " · museums " }{ $number }
innovation-told-lost = out of the game

## Cards

innovation-told-special = special achievement
innovation-told-featured = { $icon } counts for its dogma

## The score

innovation-told-row-score = score
innovation-told-row-hand = hand
innovation-told-row-icons = icons
innovation-told-row-achievements = achievements

## In sentences

innovation-told-turn = { $turn }. { $goal } achievements win.
innovation-told-deck = age { $age } { $left }
innovation-told-decks = Cards left: { $decks }
innovation-told-decks-of = Cards left ({ $set }): { $decks }
innovation-told-available = Ages to claim: { $ages }
innovation-told-specials = Special achievements: { $cards }
innovation-told-relics = Relics: { $cards }
innovation-told-museums = Available museums: { $cards }
innovation-told-junk = { $cards ->
    [one] { $cards } card in the junk.
   *[other] { $cards } cards in the junk.
}
innovation-told-seat = { $seat }: { $told }
innovation-told-achieved = { $seat } has claimed: { $cards }
innovation-told-landmarks = { $number ->
    [one] { $seat }'s flags and fountains: { $number } achievement
   *[other] { $seat }'s flags and fountains: { $number } achievements
}
innovation-told-icons-of = { $icon } { $number }
innovation-told-icons = { $seat }, icons: { $icons }
innovation-told-stack = { $seat }, { $told }
innovation-told-top = { $colour }: { $card } (age { $age }: { $icons })
innovation-told-covered = { $splayed ->
    [true] { "" }, { $splay } over { $cards }; these show { $icons }
   *[false] { "" } over { $cards }
}
innovation-told-place-name = { $place ->
    [forecast] forecast
    [safe] safe
    [display] display
    [museums] museums
    [exhibits] exhibits
   *[revealed] revealed
}
innovation-told-place = { $seat }, { $place }: { $count } { $cards }
innovation-told-hand = Your hand: { $cards }.
innovation-told-score = Your score pile: { $cards }.
innovation-told-card = { $card } ({ $age }, { $colour })
innovation-told-tops = { $seat } has on top: { $cards }

## What is no card of a colour

innovation-type-achievement = achievement
innovation-type-museum = museum
innovation-type-relic = relic
