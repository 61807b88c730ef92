### The table in a terminal: full screen and line mode.

## Everywhere

# What the seats are called, if nobody says: six first names with different initials.
terminal-names = Aya Ben Chika Dai Emi Fumi
terminal-other-language = F2 日本語
terminal-sealed = The shuffles are sealed: { $seal }
terminal-over = The game is over.
terminal-verdict = { $verdict }.
# A row of figures with a remark on it.
terminal-remarked = { $name } ({ $note })
# How many of it, and the points of all of them.
terminal-counted = { $number } = { $points }
terminal-winner = wins
terminal-round = round { $round }
terminal-total = points
terminal-round-over = Round { $round } is over.
terminal-points-so-far = Points so far
terminal-seed = Seal opened. The seed was { $seed }
terminal-seed-seal = The seal shown at the start: { $seal }
terminal-verify = Saved as { $file }. To check the shuffles: fudaba verify { $file }
terminal-verify-unsaved = The game was not saved. With a saved game, fudaba verify checks the shuffles.
terminal-review-later = To see the mistakes and better answers: { $command }
terminal-review-comes = Reviewing the game. This may take a few minutes.
terminal-review-share = Review: { $share } % done.
terminal-review-left = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
terminal-review-suspects = These answers look like mistakes and have not been checked closely yet:
terminal-review-ready = The review is ready: press v
terminal-review-stopped = The review is not finished. To run it later: { $command }
terminal-review-failed = The review has stopped with an error.
terminal-saved = Saved as { $file }. To continue: { $command }
terminal-source = Source: { $source }
terminal-why = Why?
terminal-no-rule = No rule is recorded for this line.
terminal-no-hint = Hints are only for the player who has to decide.
terminal-hint-agreed = Other people play at this screen. If everyone agrees to a hint, ask again.
# Told to the others at the same screen.
terminal-hint-taken = { $times ->
    [one] { $seat } has used a hint.
   *[other] { $seat } has used { $times } hints.
}
terminal-hint-first = { $game ->
    [bridge_over] First estimate: { $answer } (wins { $chance } % of rounds, { $least } to { $most } %). The coach is still thinking …
   *[other] First estimate: { $answer } (wins { $chance } % of games, { $least } to { $most } %). The coach is still thinking …
}
terminal-hint-more = This is a first estimate. The coach is still thinking …
terminal-hint-comes = The coach is thinking …
terminal-not-an-answer = That is not a legal answer.
terminal-not-now = Not now: { $text } ({ $rule })
terminal-not-now-plain = Not now: { $text }

## The slip

terminal-crumb = { $seat }: { $cards }
terminal-crumb-then = { "  ›  " }
# A place on the table of a game that has no board of its own: whose it is, and what lies there.
terminal-chosen = { $least ->
    [0] { $count } chosen (up to { $most }). Enter confirms.
   *[other] { $count } of { $most } chosen. Enter confirms.
}
terminal-shortcut = p  { $label }
terminal-filter = Search: { $text }
terminal-none-found = No matches. Esc: show all options
terminal-number = /  type a number from { $least } to { $most }, then Enter
terminal-waits = Enter: continue at once
terminal-undo = u  undo { $after ->
    [0] your last answer
    [one] your last answer and the one after it
   *[other] your last answer and the { $after } after it
}
terminal-undone = { $count ->
    [one] Your last answer was undone.
   *[other] { $count } answers were undone.
}
terminal-undo-off = Undo is off at this table.
terminal-undo-over = You can't undo after the game.
terminal-chose-nothing = You chose nothing.
terminal-undo-nothing = There is nothing to undo yet.
terminal-undo-revealed = You can't undo: something has been revealed since your last answer.
terminal-undo-others = You can't undo: another player has answered since.

## Other parts of the screen

terminal-log = Log
terminal-log-note = effects under their cause · w why?
terminal-last-keys = w why?  l log
terminal-foot-play-long = 1-9 answer · u undo · w why? · i card · c cards · l log · t points · Tab look around · F3 theme · ? help · q leave
terminal-foot-play-short = 1-9 answer · u undo · w why? · i card · c cards · t points · ? help · q leave
terminal-foot-play-least = 1-9 · u · w · i · l · t · ? · q
terminal-foot-over-long = v review · t result · w why? · i card · c cards · l log · Tab look around · F3 theme · ? help · q leave
terminal-foot-over-short = v review · t result · w why? · i card · c cards · l log · ? help · q leave
terminal-foot-over-least = v review · t · w · i · l · ? · q
terminal-foot-replay-long = ← → answer · [ ] turn · Home End · g go to · Space play · p view · f play on · w why? · i card · t points · ? help · q leave
terminal-foot-replay-short = ← → answer · [ ] turn · Space play · p view · f play on · ? help · q leave
terminal-foot-replay-least = ← → · [ ] · g · p · ? · q
terminal-sheet-keys = Enter: back to the table
terminal-cards-keys = Enter: back to the table   /: search
terminal-end-keys = Enter: view the table   v: review   s: save the game   q: leave
terminal-end-keys-kept = Enter: view the table   v: review   q: leave
terminal-review = Review
terminal-review-keys = Enter: back to the table; the review continues
terminal-curtain = Hand over to { $seat }. { $seat }, press Enter when you are ready.
terminal-curtain-undo = { $seat }: press u to undo your last answer
terminal-cards = All cards of this table
terminal-help = Keys
# One key a line: what is pressed, a bar, what it does.
terminal-keys-play =
    1-9, 0, a-z | choose the option with this key, in the question and on the cards
    Enter, Space | confirm; choose the option in focus; let a bot answer at once
    Tab | move between question, hand, log and table
    ← → ↑ ↓ | move through the options, the hand, the log or the cards on the table
    / | search among many options, and in the list of cards
    Esc | clear what you chose; back to the question
    u | undo your last answer, as far as the table allows
    w | why? The rule behind the question, a line of the log, or a card you can't choose
    i, a click | read the card in focus, even one you can't choose
    c | all cards of this table
    h | hint from the coach, with the chance to win
    p | the usual answer, if the question offers one
    v | after the game: the review
    l | the log
    t | the points so far
    L, F2 | English, 日本語
    F3 | light, dark theme
    q, Ctrl-C | leave; the game is saved and can be continued
terminal-keys-replay =
    ← → | previous answer, next answer
    { "[" } ], Ctrl ← → | previous turn, next turn
    Home, End | the beginning, the end
    g, digits, Enter | go to the answer with this number
    Space | play, stop
    p | point of view: each seat, public information, all hands
    f | play on from here against bots, as a new game
    w | why? The rule behind a line of the log
    Tab, ↑ ↓ ← → | move through the log or the cards on the table
    i | read a card on the table or in the log
    c | all cards of this table
    l | the log
    t | the points so far
    L, F2 | English, 日本語
    F3 | light, dark theme
    q, Ctrl-C | leave

## Replay

terminal-replay-at = Answer { $at } of { $answers }
terminal-replay-by = next: { $seat }
terminal-replay-answer = next: { $seat } answers “{ $label }”
terminal-replay-end = the end
terminal-replay-as-seat = { $seat }'s view
terminal-replay-as-public = public information
terminal-replay-as-all = all hands
terminal-replay-goto = Go to answer: { $text }
terminal-replay-plays = playing; Space stops
terminal-replay-all-refused = All hands can be shown only after the game.

## Line mode

terminal-plain-seat-you = { $seat }: you
terminal-plain-seat-bot = { $seat }: bot “{ $bot }”
# Beside the name of a player, on the full screen.
terminal-seat-bot = bot · { $level }
terminal-plain-keys = Answer with a key, a number or the words. Also: ? help, s situation, w why, i card, c all cards, t points, h hint, u undo, L 日本語, q leave; after the game v review.
terminal-plain-option = { $key }. { $label }
terminal-plain-option-hint = { $key }. { $label } ({ $hint })
terminal-plain-prompt = { $seat }>
terminal-plain-over-prompt = v: review this game. Enter: leave.>
terminal-plain-review-stop = Ctrl-C stops it and leaves.
terminal-plain-unknown = “{ $text }” is not one of the options.
terminal-menu = Which game?
terminal-menu-bridge_over = Bridge Over: get rid of your cards by colour, number and effect
terminal-menu-dominion = Dominion: build your deck from ten Kingdom cards
terminal-menu-innovation = Innovation: advance from age to age with dogmas and achievements
terminal-menu-level = Bot level? Enter: steady
terminal-menu-cards = Which cards? Enter: 1
terminal-menu-kingdom = { $kingdom }: ten cards of the base game
terminal-menu-any = Ten random cards from all sets
terminal-menu-prompt = 1 to { $most }, or q to leave:
terminal-menu-left = no game was started
terminal-plain-words-help = help
terminal-plain-words-leave = quit, exit
terminal-plain-words-why = why
terminal-plain-words-undo = undo
terminal-plain-words-hint = hint
terminal-plain-words-points = points
terminal-plain-words-review = review
terminal-plain-words-situation = situation, table
terminal-plain-words-cards = cards
terminal-plain-words-card = card
terminal-plain-no-rule = No rule or card was involved since your last answer.
terminal-plain-because-card = { $card }: { $text }
terminal-plain-unclear = Too many or too few were chosen.
terminal-plain-no-card = There is no card “{ $text }”.
terminal-plain-curtain = Hand over to { $seat }. { $seat }, press Enter when you are ready.
terminal-plain-some = Separate several with commas ({ $least } to { $most }); an empty line chooses none.
terminal-plain-some-least = Separate several with commas ({ $least } to { $most }).
terminal-plain-number = Type a number from { $least } to { $most }.
terminal-plain-help =
    1, 2, … or the words: choose an option; separate several with commas
    s: the situation on the table
    w: why? The rules behind the lines since your last answer
    i: read the card on the table; i and a card's name: read that card
    c: all cards of this table
    h: hint from the coach, with the chance to win
    Copper*3: three of the same
    t: the points so far
    u: undo your last answer, as far as the table allows
    v: after the game: the review, with the costliest mistakes and better answers
    L: switch between English and Japanese
    q: leave; the game is saved and can be continued
terminal-plain-because = { $rule }: { $text } ({ $source })
