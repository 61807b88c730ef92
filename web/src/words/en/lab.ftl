### The lab: situations set up by hand, played step by step.

lab = Rules lab
lab-about = Set up any position, play it step by step, and see which rule decides what. Try other answers, and share it all as one link. The link itself holds the position; nothing is stored on the server.
lab-new = A position of your own
lab-file = From a file
lab-file-about = A scenario file (as for “fudaba lab run”) or a saved game. You can also drop it here.
lab-file-choose = Choose a file
lab-elsewhere = Other ways in
lab-elsewhere-about = Every card and rule has scenarios that show it, and every line of a finished game’s log opens here.
lab-untitled = My position

## The page

lab-panels = Panels beside the table
lab-panel-table = Table
lab-panel-steps = Steps
lab-panel-set-up = Set up
lab-panel-text = Text
lab-seats-of = { $count ->
    [one] One seat
   *[other] { $count } seats
}
lab-undo = Undo
lab-save = Save as a file
lab-other = Open another
lab-copy = Copy link
lab-copied = Link copied. It holds the whole scenario ({ $letters } characters).
lab-copy-by-hand = Copy the link from here.
lab-others = Other scenarios
lab-line-at = Line { $line } of the text
lab-line = Line { $line }:
lab-still-shown = The table still shows the last valid position.
lab-mend = Fix it in the text
lab-eyes-open = player to decide, all hands
lab-until = Play on automatically
lab-until-turn = until { $seat }’s next turn
lab-broken-link = This link can’t be read. Perhaps its end was cut off.
lab-none-shown = No scenario shows this yet.

## Steps

lab-asked = Possible answers to this step
lab-asked-many = { $kind }: at least { $least }, at most { $most }{ $ordered ->
    [true] , in order
   *[other] { "" }
}; { $none ->
    [true] none is allowed
   *[other] none is not allowed
}
lab-branches = Branches
lab-begin = Starting position
lab-steps-of = { $steps ->
    [0] No steps yet
    [one] One step
   *[other] { $steps } steps
}
lab-checks-hold = { $checks ->
    [one] One check passed
   *[other] All { $checks } checks passed
}
lab-checks-fail = { $checks ->
    [one] One check; a step failed
   *[other] { $checks } checks; a step failed
}
lab-failed = A step failed
lab-show-step = Show the table after this step
lab-otherwise = Try another answer
lab-cut = Delete this and all later steps

## Text

lab-text = The scenario as text
lab-run = Run
lab-run-key = or Ctrl+Enter

## Set up

lab-title = Title
lab-no-form = This can’t be set up by hand. Edit its text instead.
lab-dealt = This scenario starts with the first deal of a game, so there is nothing to set up. You can edit its text.
lab-seat = Seat { $seat }
lab-to-act = to move
lab-table = Table
lab-options = Options
lab-more = { $place }: add another place or counter
lab-more-here = Add …
lab-usual = default
lab-add = add a card
lab-add-to = { $place }: add a card
lab-top = top
lab-fewer = One fewer
lab-more-of = One more
lab-before = Move forward
lab-after = Move back
lab-away = Remove
lab-away-of = Remove { $card }
lab-seat-more = Add a seat
lab-seat-fewer = Remove seat { $seat }

## What a situation has

lab-key-hand = Hand
lab-key-deck = Deck
lab-key-discard = Discard pile
lab-key-play = In play
lab-key-aside = Set aside
lab-key-face_down = Set aside, face down
lab-key-exile = Exile
lab-key-tavern = Tavern mat
lab-key-island = Island mat
lab-key-native_village = Native Village mat
lab-key-actions = Actions
lab-key-buys = Buys
lab-key-coins = Coins
lab-key-potions = Potions
lab-key-coffers = Coffers
lab-key-villagers = Villagers
lab-key-favors = Favors
lab-key-vp = Victory tokens
lab-key-debt = Debt
lab-key-projects = Projects
lab-key-artifacts = Artifacts
lab-key-states = States
lab-key-boons = Boons
lab-key-tokens = Other tokens
lab-key-turns = Turns taken
lab-key-phase = Phase
lab-key-supply = Piles
lab-key-landscapes = Landscapes
lab-key-traits = Traits
lab-key-trash = Trash
lab-key-piles = Tokens on piles
lab-key-turn = Turn
lab-key-started = First player
lab-key-black_market = Black Market deck
lab-key-hexes = Hexes
lab-key-druid = Boons for Druid
lab-key-mouse = For the Way of the Mouse
lab-key-riverboat = For Riverboat
lab-key-bane = Bane
lab-key-ferried = For Ferryman
lab-key-renewed = For Divine Wind
lab-key-suns = Sun tokens
lab-key-top = Top card
lab-key-pile = Draw pile
lab-key-direction = Direction
lab-key-drawn = Already drew a card
lab-key-round = Round
lab-key-attack = Attack
lab-key-from = from
lab-key-on = on
lab-key-card = Card
lab-key-cards = Cards
lab-key-front = In front
lab-key-points = Points
lab-key-action = Action
lab-key-decks = Decks
lab-key-achievements = Achievements
lab-key-specials = Special achievements
lab-key-junk = Junk
lab-key-board = Board
lab-key-splay = Splayed
lab-key-score = Score pile
lab-key-forecast = Forecast
lab-key-safe = Safe
lab-key-display = Display
lab-key-exhibits = Museums
lab-key-tucked = Tucked this turn
lab-key-scored = Scored this turn
lab-key-1 = Age 1
lab-key-2 = Age 2
lab-key-3 = Age 3
lab-key-4 = Age 4
lab-key-5 = Age 5
lab-key-6 = Age 6
lab-key-7 = Age 7
lab-key-8 = Age 8
lab-key-9 = Age 9
lab-key-10 = Age 10
lab-key-11 = Age 11

lab-word-action = Action phase
lab-word-buy = Buy phase
lab-word-night = Night phase
lab-word-cleanup = Clean-up phase
lab-word-setup = before the first hands
lab-word-up = face up
lab-word-down = face down
lab-word-clockwise = clockwise
lab-word-counterclockwise = counterclockwise
lab-word-none = none
lab-word-left = left
lab-word-right = right
lab-word-aslant = aslant
lab-word-0 = start of the turn
lab-word-1 = first
lab-word-2 = second

lab-working = Working …
lab-imagined = This game is still running. The lab shows the latest position that can be set up, as you know it; hidden cards are placed at random.
lab-compare = Compare the answers
lab-compared = Outcome of each answer
lab-compared-answer = Answer
lab-compared-does = What happens
lab-compared-changes = Changes
lab-check = Add a check for …
lab-check-is = Expected value of { $path }
lab-check-add = Add check
lab-compared-nothing = nothing right away
