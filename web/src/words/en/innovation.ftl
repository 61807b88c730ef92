### The table of Innovation.

innovation-title = Innovation, { $edition ->
    [first] first edition
    [fourth] fourth edition
   *[third] third edition
}, { $players ->
    [2] 2 players
    [3] 3 players
    [4] 4 players
   *[other] 5 players
}
innovation-turn-of = { $seat }’s turn
innovation-action = action { $action } of { $actions }
innovation-begins = Before the first turn
innovation-begins-now = choosing first cards
innovation-over = The game is over
innovation-achievements = Achievements
innovation-near = you have { $have } of { $need }
innovation-price = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
innovation-yours = available
innovation-score = score
innovation-claimed = claimed
innovation-hand = hand
innovation-hand-of = Hand: { $cards }
innovation-to-act = to move
innovation-lost = out of the game
innovation-stack = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards, { $splay ->
        [left] splayed left
        [right] splayed right
        [up] splayed up
        [aslant] splayed aslant
       *[none] not splayed
    }
}
innovation-card-text = { $card }, age { $age }, { $colour }: { $icons }
innovation-icon-crown = crown
innovation-icon-leaf = leaf
innovation-icon-lightbulb = bulb
innovation-icon-castle = castle
innovation-icon-factory = factory
innovation-icon-clock = clock
innovation-icon-person = person
innovation-icon-prehistory = prehistory
innovation-if-dogma = If you dogma { $card }
innovation-counts = { $icon } icons count, as they are when the action begins
innovation-demand = Demand
innovation-compel = Compel
innovation-shared = Shared
innovation-hit = must obey
innovation-safe = not affected
innovation-shares = shares
innovation-no = no
innovation-you = you
innovation-fewer = { $count } < { $mine }
innovation-as-many = { $count } ≥ { $mine }
innovation-may-share = may share
innovation-for-a-card = for a card
innovation-unless-card = or a card
innovation-far-away = far away
innovation-launch-pays = It lies far away: you also return a card from your hand.
innovation-karma-first = The karma of { $cards } comes first and may change this.
innovation-then = If another player’s share changes anything, you draw a card.
innovation-do-draw = Draw
innovation-do-meld = Meld
innovation-do-dogma = Dogma
innovation-do-endorse = Endorse
innovation-do-achieve = Achieve
innovation-do-return = Return
innovation-do-score = Score
innovation-do-tuck = Tuck
innovation-do-transfer = Transfer
innovation-place-revealed = Revealed
innovation-place-display = On display
innovation-place-exhibits = Exhibits
innovation-place-museums = Museums
innovation-place-forecast = Forecast
innovation-place-safe = Safe
# Beside whose turn it is, while the game within the game is played.
innovation-within = in a game within the game
innovation-museums-free = { $count ->
    [one] { $count } empty museum
   *[other] { $count } empty museums
}
innovation-only-fourth = fourth edition only
innovation-not-first = not in the first edition
innovation-relics-need = needs Artifacts of the third edition
innovation-expansions = Expansions
innovation-boards = The other players’ boards
innovation-board-open = Show { $seat }’s board
innovation-board-close = Hide { $seat }’s board
innovation-far = { $cards ->
    [one] A card on another board can be activated too: return a card from your hand for it.
   *[other] { $cards } cards on other boards can be activated too: return a card from your hand for it.
}
innovation-press = Press a card in your hand to meld it, or a top card on your board to use its dogma.
innovation-press-hand = Press a card in your hand to meld it.
innovation-press-board = Press a top card on your board to use its dogma.
innovation-unseen-age = Age { $age }
innovation-unseen-age-of = { $set }, age { $age }
innovation-unseen-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $deck } of them in the deck
innovation-known = { $seat }: { $place ->
    [hand] hand
    [score_pile] score pile
    [forecast] forecast
    [safe] safe
   *[achievements] achievements
}
innovation-known-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
innovation-known-count-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards, the bottom one first
}
innovation-known-deck = Deck, age { $age }
innovation-known-deck-of = { $set } deck, age { $age }
innovation-known-place = { $place ->
    [available] Available achievements
    [box] Out of the game
    [junk] Junk
   *[aside] Waiting for the end of the game within the game
}
innovation-unseen-about = Every card whose place you don’t know. Everyone at this table has a list of their own.
innovation-known-title = Face down, but known to you
innovation-known-about = Cards that you saw before they went there, or that were shown to you. In a deck you know them until it is shuffled. Elsewhere a card is no longer listed once a card with the same back leaves that place face down, since it may be that one.
innovation-needed = { $goal } to win
innovation-claimed-by = claimed by { $seat }
innovation-place-score_pile = Score pile
innovation-deck-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
