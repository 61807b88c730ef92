### The table of Innovation in sentences.

innovation-table-title = Innovation, { $edition ->
    [first] first edition
    [fourth] fourth edition
   *[third] third edition
}{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
innovation-table-title-short = Innovation{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
innovation-points-note = Enough achievements win; if a card beyond the last age must be drawn, the highest score wins.

## The turn, decks and achievements

innovation-table-turn-now = Turn: { $seat }, action { $action } of { $actions }
innovation-table-turn-start = Turn: { $seat }, with an artifact on display
innovation-table-begins = Choosing first cards
innovation-table-within = Game within the game: { $turn }
innovation-table-comma = { ", " }
innovation-table-dot = { " · " }

## Icons, by their name and by a sign of two cells

innovation-table-search = search for { $icon }

## Boards

innovation-table-splay = { $splay ->
    [left] splayed left
    [right] splayed right
    [up] splayed up
   *[aslant] splayed aslant
}
innovation-table-figures = score { $points } · achievements { $achievements }/{ $goal } · hand { $hand }
innovation-table-figures-forecast = { " · forecast " }{ $cards }
innovation-table-figures-safe = { " · safe " }{ $cards }/{ $limit }
innovation-table-figures-display = { " · display " }{ $card }
innovation-table-figures-museums = { " · museums " }{ $number }
innovation-table-lost = out of the game

## Cards

innovation-table-special = special achievement
innovation-table-featured = { $icon } counts for its dogma

## The score

innovation-table-row-score = score
innovation-table-row-hand = hand
innovation-table-row-icons = icons
innovation-table-row-achievements = achievements

## In sentences

innovation-table-turn = { $turn }. { $goal } achievements win.
innovation-table-deck = age { $age } { $left }
innovation-table-decks = Cards left: { $decks }
innovation-table-decks-of = Cards left ({ $set }): { $decks }
innovation-table-available = Ages to claim: { $ages }
innovation-table-specials = Special achievements: { $cards }
innovation-table-relics = Relics: { $cards }
innovation-table-museums = Available museums: { $cards }
innovation-table-junk = { $cards ->
    [one] { $cards } card in the junk.
   *[other] { $cards } cards in the junk.
}
innovation-table-seat = { $seat }: { $text }
innovation-table-achieved = { $seat } has claimed: { $cards }
innovation-table-landmarks = { $number ->
    [one] { $seat }'s flags and fountains: { $number } achievement
   *[other] { $seat }'s flags and fountains: { $number } achievements
}
innovation-table-icons-of = { $icon } { $number }
innovation-table-icons = { $seat }, icons: { $icons }
innovation-table-stack = { $seat }, { $text }
innovation-table-top = { $colour }: { $card } (age { $age }: { $icons })
innovation-table-covered = { $splayed ->
    [true] { "" }, { $splay } over { $cards }; these show { $icons }
   *[false] { "" } over { $cards }
}
innovation-table-place-name = { $place ->
    [forecast] forecast
    [safe] safe
    [display] display
    [museums] museums
    [exhibits] exhibits
   *[revealed] revealed
}
innovation-table-place = { $seat }, { $place }: { $count } { $cards }
innovation-table-hand = Your hand: { $cards }.
innovation-table-score = Your score pile: { $cards }.
innovation-table-unseen = Age { $age }, { $count } not seen ({ $deck } in the deck): { $cards }.
innovation-table-unseen-of = Age { $age } of { $set }, { $count } not seen ({ $deck } in the deck): { $cards }.
innovation-table-known = You know of { $seat }’s { $place ->
    [hand] hand
    [score_pile] score pile
    [forecast] forecast
    [safe] safe
   *[achievements] achievements
}: { $cards }.
innovation-table-known-deck = You know of the deck of age { $age }, from the bottom: { $cards }.
innovation-table-known-deck-of = You know of the deck of age { $age } of { $set }, from the bottom: { $cards }.
innovation-table-known-place = You know of { $place ->
    [available] the available achievements
    [box] the cards that are out of the game
    [junk] the junk
   *[aside] the cards that wait for the end of the game within the game
}: { $cards }.
innovation-table-card = { $card } ({ $age }, { $colour })
innovation-table-tops = { $seat } has on top: { $cards }

## What is no card of a colour

innovation-type-achievement = achievement
innovation-type-museum = museum
innovation-type-relic = relic
