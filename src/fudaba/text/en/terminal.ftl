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
terminal-seed = The seal opened: the seed was { $seed }
terminal-seed-seal = Its seal, as shown at the start: { $seal }
terminal-verify = Saved as { $file }. To check the shuffles: fudaba verify { $file }
terminal-verify-unsaved = The record is not saved; with it, fudaba verify checks the shuffles.
terminal-review-later = What cost the game, and what would have been better: { $command }
terminal-review-comes = The game is looked through. That may take some minutes.
terminal-review-share = { $share } % of the review is done.
terminal-review-ready = The review is done: v
terminal-review-stopped = The review is not done. To have it later: { $command }
terminal-review-failed = The review has stopped with an error.
terminal-saved = Saved as { $file }. To go on: { $command }
terminal-source = Source: { $source }
terminal-why = Why?
terminal-no-rule = No rule is recorded for this line.
terminal-no-hint = Hints are for the player who is asked.
terminal-hint-agreed = Others play at this screen. If all of them agree to a hint, ask for it once more.
# Told to the others at the same screen.
terminal-hint-taken = { $times ->
    [one] { $seat } has had a hint.
   *[other] { $seat } has had { $times } hints.
}
terminal-hint-comes = The coach thinks …
terminal-not-an-answer = That is no answer to this question.
terminal-not-now = Not now: { $told } ({ $rule })
terminal-not-now-plain = Not now: { $told }

## The slip

terminal-crumb = { $seat }: { $cards }
terminal-crumb-then = { "  ›  " }
# A place on the table of a game that has no board of its own: whose it is, and what lies there.
terminal-chosen = { $least ->
    [0] { $count } chosen, at most { $most }. Enter confirms.
   *[other] { $count } chosen of { $most }. Enter confirms.
}
terminal-shortcut = p  { $label }
terminal-filter = Search: { $text }
terminal-none-found = Nothing here has these words. Esc: all of them again
terminal-number = /  type a number from { $least } to { $most }, then Enter
terminal-waits = Enter: go on at once
terminal-undo = u  take back { $after ->
    [0] your last answer
    [one] your last answer and the one after it
   *[other] your last answer and the { $after } after it
}
terminal-undone = { $count ->
    [one] Your last answer is taken back.
   *[other] { $count } answers are taken back.
}
terminal-undo-off = No undo at this table.
terminal-undo-over = No undo: the game is over.
terminal-chose-nothing = You chose nothing.
terminal-undo-nothing = Nothing to take back yet.
terminal-undo-revealed = No undo: something has been revealed since your last answer.
terminal-undo-others = No undo: somebody else has answered since.

## Other parts of the screen

terminal-log = Log
terminal-log-note = indented by cause · w why?
terminal-last-keys = w why?  l log
terminal-foot-play-long = 1-9 answer · u undo · w why? · i card · c cards · l log · t points · Tab look around · F3 night · ? help · q leave
terminal-foot-play-short = 1-9 answer · u undo · w why? · i card · c cards · t points · ? help · q leave
terminal-foot-play-least = 1-9 · u · w · i · l · t · ? · q
terminal-foot-over-long = v review · t the end · w why? · i card · c cards · l log · Tab look around · F3 night · ? help · q leave
terminal-foot-over-short = v review · t the end · w why? · i card · c cards · l log · ? help · q leave
terminal-foot-over-least = v review · t · w · i · l · ? · q
terminal-foot-replay-long = ← → answer · [ ] turn · Home End · g go to · Space play · p seen by · f play on · w why? · i card · t points · ? help · q leave
terminal-foot-replay-short = ← → answer · [ ] turn · Space play · p seen by · f play on · ? help · q leave
terminal-foot-replay-least = ← → · [ ] · g · p · ? · q
terminal-sheet-keys = Enter: back to the table
terminal-cards-keys = Enter: back to the table   /: search
terminal-end-keys = Enter: look at the table   v: review   s: save the record   q: leave
terminal-end-keys-kept = Enter: look at the table   v: review   q: leave
terminal-review = The review
terminal-review-keys = Enter: back to the table; the review goes on
terminal-curtain = Hand over to { $seat }, who then presses Enter.
terminal-curtain-undo = { $seat }: u takes back your last answer
terminal-cards = All cards of this table
terminal-help = Keys
# One key a line: what is pressed, a bar, what it does.
terminal-keys-play =
    1-9, 0, a-z | choose the option with this key, on the slip and on the cards
    Enter, Space | confirm; choose what is looked at; let a bot answer at once
    Tab | slip, hand, log, table: where the arrows move
    ← → ↑ ↓ | look along the options, the hand, the log or the cards on the table
    / | search among many options, and in the list of cards
    Esc | give back what is chosen; back to the slip
    u | take back your last answer, as far as the table allows
    w | why? The rule behind the question, a line of the log, or a hatched card
    i, a click | what the card does that is looked at, also one on the table that cannot be chosen
    c | all cards of this table
    h | a hint: what the coach would do, and how often it wins
    p | where there is one: the answer that is given often, as the slip says
    v | once the game is over: its review
    l | the log
    t | the points so far
    L, F2 | English, 日本語
    F3 | paper, night
    q, Ctrl-C | leave; the record is saved, and the game can be continued
terminal-keys-replay =
    ← → | one answer back, one on
    { "[" } ], Ctrl ← → | one turn back, one on
    Home, End | the beginning, the end
    g, digits, Enter | go to the answer of this number
    Space | play, stop
    p | through whose eyes: each seat, everybody may know, all hands
    f | play on from here: a game of its own, against bots
    w | why? The rule behind a line of the log
    Tab, ↑ ↓ ← → | look along the log, or the cards on the table
    i | what the card on the table does, or one in the log
    c | all cards of this table
    l | the log
    t | the points so far
    L, F2 | English, 日本語
    F3 | paper, night
    q, Ctrl-C | leave

## Replay

terminal-replay-at = Answer { $at } of { $answers }
terminal-replay-by = next: { $seat }
terminal-replay-answer = next: { $seat } answers “{ $label }”
terminal-replay-end = the end
terminal-replay-as-seat = seen by { $seat }
terminal-replay-as-public = what everybody may know
terminal-replay-as-all = all hands open
terminal-replay-goto = Go to answer: { $text }
terminal-replay-plays = playing; Space stops
terminal-replay-all-refused = All hands can be shown only after the game is over.

## Line mode

terminal-plain-seat-you = { $seat }: you
terminal-plain-seat-bot = { $seat }: bot “{ $bot }”
terminal-plain-keys = Answer with a key, a number or the words. Also: ? help, s situation, w why, i card, c all cards, t points, h hint, u undo, L 日本語, q leave; v review, once the game is over.
terminal-plain-option = { $key }. { $label }
terminal-plain-option-hint = { $key }. { $label } ({ $hint })
terminal-plain-prompt = { $seat }>
terminal-plain-over-prompt = v: the review of this game. Enter: leave.>
terminal-plain-review-stop = Ctrl-C stops it and leaves.
terminal-plain-unknown = “{ $text }” is none of the options.
terminal-menu = Which game?
terminal-menu-bridge_over = Bridge Over: get rid of your cards, by colours, numbers and effects
terminal-menu-dominion = Dominion: build your deck out of ten Kingdom cards
terminal-menu-innovation = Innovation: from age to age, with dogmas and achievements
terminal-menu-level = How strong are the bots? Enter: steady
terminal-menu-cards = Which cards? Enter: 1
terminal-menu-kingdom = { $kingdom }: ten cards of the base game
terminal-menu-any = Ten cards at random, out of all sets
terminal-menu-prompt = 1 to { $most }, or q to leave:
terminal-menu-left = no game was begun
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
terminal-plain-no-rule = Nothing since your last answer cites a rule or a card of its own.
terminal-plain-because-card = { $card }: { $text }
terminal-plain-unclear = That is too many or too few.
terminal-plain-no-card = There is no card “{ $text }”.
terminal-plain-curtain = Hand over to { $seat }, who then presses Enter.
terminal-plain-some = Several with commas, at least { $least }, at most { $most }; an empty line chooses none.
terminal-plain-some-least = Several with commas, at least { $least }, at most { $most }.
terminal-plain-number = Type a number from { $least } to { $most }.
terminal-plain-help =
    1, 2, … or the words: choose an option; several with commas
    s: the situation on the table
    w: why? The rules behind the lines since your last answer
    i: what the card on the table does; i and a card's name: that card
    c: all cards of this table
    h: a hint: what the coach would do, and how often it wins
    Copper*3: three of the same
    t: the points so far
    u: take back your last answer, as far as the table allows
    v: once the game is over, its review: the answers that cost most, with the better ones
    L: switch between English and Japanese
    q: leave; the record is saved, and the game can be continued
terminal-plain-because = { $rule }: { $text } ({ $source })
