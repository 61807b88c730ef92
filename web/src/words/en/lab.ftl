### The lab: situations set up by hand, played step by step.

mast-lab = Lab
lab = Rules lab
lab-about = Set up any situation, play it step by step, and see which rule says what. Try the other answer, and send it all as one link: the link itself holds the situation, the server keeps nothing.
lab-new = A situation of your own
lab-file = From a file
lab-file-about = A scenario file as “fudaba lab run” takes it, or the saved record of a game. You can also drop it here.
lab-file-choose = Choose a file
lab-elsewhere = From elsewhere
lab-elsewhere-about = Every card and rule has scenarios that show it, and every line of a finished game opens here.
lab-open = In the lab
lab-open-shown = See it in the lab
lab-untitled = A situation of my own

## The desk

lab-panels = What is shown beside the table
lab-panel-table = Table
lab-panel-steps = Steps
lab-panel-set-up = Set up
lab-panel-text = Text
lab-seats-of = { $count ->
    [one] One seat
   *[other] { $count } seats
}
lab-undo = Take back
lab-save = Save as a file
lab-other = Open another
lab-copy = Copy link
lab-copied = The link is copied. It holds the whole scenario, in { $letters } characters.
lab-copy-by-hand = This is the link; copy it from here.
lab-others = The other scenarios
lab-line = Line { $line }:
lab-still-shown = The table still shows the last situation that could be.
lab-mend = Mend it in the text
lab-eyes-open = the player who decides, all hands open
lab-until = Play on by itself
lab-until-turn = to { $seat }’s next turn
lab-broken-link = This link is broken: what it holds cannot be read. Perhaps its end is missing.
lab-no-server = The server cannot be reached. Nothing is lost; try again.
lab-no-answer = The server could not make anything of that.
lab-none-shown = There is no scenario here that shows this.

## Steps

lab-asked = What a step may answer here
lab-asked-many = { $kind }: at least { $least }, at most { $most }{ $ordered ->
    [true] , in their order
   *[other] { "" }
}; { $none ->
    [true] none is allowed
   *[other] none is not allowed
}
lab-branches = Branches
lab-begin = How it begins
lab-steps-of = { $steps ->
    [0] No answer yet
    [one] One step
   *[other] { $steps } steps
}
lab-checks-hold = { $checks ->
    [one] One check, which holds
   *[other] { $checks } checks, all hold
}
lab-checks-fail = { $checks ->
    [one] One check; a step fails
   *[other] { $checks } checks; a step fails
}
lab-failed = A step fails
lab-show-step = Show the table after this step
lab-otherwise = Answer otherwise
lab-cut = Drop this and the rest

## Text

lab-text = The scenario as text
lab-run = Run it
lab-run-key = or Ctrl+Enter

## Set up

lab-title = Title
lab-no-form = This cannot be set up by hand; change its text.
lab-dealt = This scenario begins with the first deal of a game, so nothing lies there to be set up. Its text can be changed.
lab-seat = Seat { $seat }
lab-to-act = is to act
lab-table = The table
lab-options = Options
lab-more = { $place }: another place or counter
lab-more-here = Something else …
lab-usual = as usual
lab-add = add a card
lab-add-to = { $place }: add a card
lab-top = top
lab-fewer = One fewer
lab-more-of = One more
lab-before = Further to the front
lab-after = Further to the back
lab-away = Take away
lab-away-of = Take { $card } away
lab-seat-more = Another seat
lab-seat-fewer = Without seat { $seat }

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
lab-key-started = Who started
lab-key-black_market = Black Market deck
lab-key-hexes = Hexes
lab-key-druid = Set aside for Druid
lab-key-mouse = For the Way of the Mouse
lab-key-riverboat = For Riverboat
lab-key-bane = Bane
lab-key-ferried = For Ferryman
lab-key-renewed = For Divine Wind
lab-key-suns = Sun tokens
lab-key-top = Top card
lab-key-pile = Draw pile
lab-key-direction = Direction
lab-key-drawn = Has drawn
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
lab-word-none = not
lab-word-left = left
lab-word-right = right
lab-word-aslant = aslant
lab-word-0 = start of the turn
lab-word-1 = first
lab-word-2 = second

lab-working = The lab is at work…
lab-imagined = This game goes on: the table is as you knew it at the last moment that can be laid out, and what you may not know lies at random.
lab-now = Position in the lab
lab-compare = Compare the answers
lab-compared = What each answer leads to
lab-compared-answer = Answer
lab-compared-does = What happens
lab-compared-changes = What it changes
lab-check = Check by hand: what?
lab-check-is = What { $path } should be
lab-check-add = Add the check
lab-compared-nothing = nothing at once
