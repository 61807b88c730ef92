### What the pages say, whatever the game.

list-comma = , {""}

## Masthead

mast-name = Fudaba
mast-menu = Menu
mast-menu-news = Menu, with something new
mast-tables = Tables
mast-settings = Settings
mast-keys = Keys
mast-light = Day, night
mast-other-language = 日本語

## Lobby

guest-name = Guest
# First names for bots, by seat.
bot-names = Ben Chika Dai Emi Fumi Goro Hana
lobby-title = { $games ->
    [one] A deep game, exact to the last ruling
    [2] Two deep games, exact to the last ruling
    [3] Three deep games, exact to the last ruling
   *[other] Deep games, exact to the last ruling
}
lobby-guest = You are a guest.
lobby-guest-named = You are a guest, called { $name }.
lobby-change = Change
lobby-play = Play a bot
lobby-invite = Invite by link
invite-name = So your friends know who invites them. It can stay empty.
invite-title = How many of you will play?
invite-about = The next page has the link for the others. Once all are seated the game begins; until then you can change the number, or begin with those who are there.
invite-count = { $seats } players
lobby-about = For { $least } to { $most } players.
lobby-about-dominion = Build a deck while you play it. 2 to 6 players.
lobby-about-innovation = From the wheel to the web, age by age. 2 to 5 players.
lobby-about-bridge_over = Empty your hand, pass the attack on. Two decks, 2 to 6 players.
lobby-mine = Your tables
lobby-open = Open tables
lobby-ended = Ended
lobby-none = Nobody waits for players just now.
lobby-new = Open a table of your own
lobby-answer = Answer
lobby-return = Go on
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-seated = { $taken } of { $seats } seated
lobby-turn = turn { $turn }
lobby-goes-on = goes on from another game
table-goes-on = This game goes on from another that has been played: those who saw that one know the hands as they were. Cards that nobody knew there are shuffled anew.
lobby-no-clock = no clock
lobby-clock = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
lobby-fair = Each shuffle is sealed before the game and opened after it. Anyone can check the file of a finished game.

## A day's kingdom

lobby-day = Today's kingdom
day-title = Today's kingdom
day-head = { $game }: today's kingdom
day-left = { $hours } h { $minutes } min left
day-rules = Everybody plays the same cards with the same shuffles against the same bot, once. Nothing can be taken back, and nobody plays for you. Results go by points, then by fewer turns.
day-play = Play today's game
day-go-on = Go on with your game
day-see = See your game
day-results = Results
day-before = Yesterday
day-nobody = Nobody has ended today's game yet.
day-rank = Place
day-name = Name
day-points = Points
day-turns = Turns
day-ended = Result
day-score = { $mine } to { $other }
day-mine = (you)
day-won = won
day-lost = lost

## Opening a table

new-title = Open a table
new-game = Game
new-seats = Seats
new-count = How many players
new-seat = Seat { $place }
new-me = you
new-bot = bot: { $bot }
new-house = At this table
new-undo = Taking back
new-undo-consent = free, or with the others’ consent
new-undo-free = only while nothing was revealed
new-undo-off = never
new-watch = Spectators
new-watch-public = see what everybody may know
new-watch-open = see all hands
new-watch-none = are not let in
new-clock = Clock
new-takeover = Who is away for long
new-takeover-none = is waited for
new-listed = In the lobby
new-listed-yes = everybody sees this table
new-listed-no = only the link leads here
new-vetoes = Vetoes before the game, each
new-vetoes-none = none
new-options = Rules of the game
new-more = The rulings on single cards, and other finer points
new-open = Open the table

## Before the game

room-title = { $open ->
    [0] The game begins
    [one] Waiting for one more player
   *[other] Waiting for { $open } more players
}
room-begin = Begin with { $players } players
room-host-begins = { $host } may begin with those who are here.
room-sit-title = Sit down at this table?
room-seats = Seats
room-full = All seats are taken.
room-invited-only = You look on: this table is entered by its link only. The game is shown here as soon as it begins.
room-sit = Sit down
room-invite = The link for the others
room-copy = Copy
room-copied = Copied
room-open = anybody
room-you = you
room-bot = bot
room-here = here
room-away = away
room-fill = Bot: { $bot }
room-reopen = Open again
veto-title = The cards of this table
veto-each = { $vetoes ->
    [one] Each of you may do without one card; another comes for it at random.
   *[other] Each of you may do without { $vetoes } cards; another comes for each at random.
}
veto-left = { $left ->
    [one] You may still do without one card.
   *[other] You may still do without { $left } cards.
}
veto-content = I play with these
veto-do = Veto
veto-card = Veto { $card }
veto-without = does without { $cards };
veto-is-content = plays with these
veto-may-still = { $left ->
    [one] may still do without one card
   *[other] may still do without { $left } cards
}
room-leave = Stand up

## The table

table-coming = The table is being fetched …
table-gone = There is nothing to see here
table-to-lobby = To the tables
table-watching = You are watching
table-report = Save the report
link-lost = The connection is lost. Nothing is forgotten; trying again …
link-crowded = Too many pages are connected from your address: close some. Trying again …
link-old = There is a newer version of this page.
link-reload = Load it
seat-bot = bot
seat-away = away
seat-stands-in = away, a bot plays
clock-left = { $minutes } min { $seconds } s left
title-yours = Your turn
hand-mine = Your hand
hand-of = The hand of { $seat }
hand-blocked = { $card }, not now: { $reason }

## The slip

slip-name = Decision
slip-decides = { $seat } decides
slip-you-answer-for = You answer for { $seat }
slip-you-decide = You decide
slip-chose-nothing = You chose nothing.
slip-over = The game is over
slip-resting = Rest a finger on a card to read it.
slip-resting-known = Got it
slip-watching = All seats are taken: you are watching.
slip-past = Nothing is asked here
slip-crumb = { $seat }: { $cards }
slip-search = Search
slip-number = A number from { $least } to { $most }
slip-options = Options
slip-confirm = Answer
slip-all = Choose all { $count }
slip-some = { $chosen } of { $count }
# Where an order is asked for: the place of what is chosen.
slip-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $place }th
}
slip-none = Choose none
slip-sending = Sending …
slip-count-of = ‹{ $count }› of { $most } chosen
slip-count-most = { $least ->
    [0] ‹{ $count }› of at most { $most }
   *[other] ‹{ $count }› of { $least } to { $most }
}
slip-count-any = { $least ->
    [0] ‹{ $count }› chosen, any number
   *[other] ‹{ $count }› chosen, at least { $least }
}
undo = Undo
undo-ask = Ask for undo
undo-yes = Let it be taken back
undo-no = No
request-waits = Waiting for the others to agree …
undo-never-mind = Never mind
declined-undo = The others did not agree: nothing is taken back.
declined-hint = The others did not agree: there is no hint.

## Log, why, chat

log = Log
log-note = indented by cause
log-earlier = { $lines ->
    [one] One earlier line is in the replay.
   *[other] { $lines } earlier lines are in the replay.
}
log-moment = View this moment
why = why?
why-none = No rule is recorded for this.
why-source = Source
chat = Chat
chat-unread = Chat: { $lines } new
chat-say = Say something
chat-send = Say
chat-none = Nobody has said anything yet.
chat-hush = Hide what somebody says
chat-hush-on = Hide { $name }
chat-hush-off = Show { $name } again

## Points and the end

points = Points
points-sum = Points
again = Another game?
again-how = again
end-back = look back
end-points = What was counted
end-table = Look at the table
end-counted = What was counted
end-decks = What everybody had
end-check = Check
end-each = { $points } each
end-times = { $count } ×
end-replay = Replay
end-record = Save the record
end-sealed = Sealed at the start
end-opened = Opened now
end-verify = With the record, “fudaba verify” proves the shuffles.
again-same = Play again
again-new = Again, new cards
again-join = To the next table
again-watch = Watch the next game
again-begun = The players have begun another game.
again-swapped = Again, seats swapped

## Replay

scrub = An earlier moment
scrub-turn-back = One turn back
scrub-back = One step back
scrub-play = Play
scrub-stop = Stop
scrub-on = One step on
scrub-turn-on = One turn on
scrub-moment = Moment
scrub-at = { $at } of { $of }
scrub-eyes = Seen by
scrub-public = what everybody may know
scrub-all = all hands open
scrub-now = Back to now
scrub-end = To the end
scrub-from-here = Play from here

## Sheets, settings, keys

sheet-close = Close
glance-choose = Choose it
glance-read = Read the card
set-name = Your name at the table
set-lang = Language
set-lang-en = English
set-lang-ja = 日本語
set-theme = Paper
set-theme-system = as the system
set-theme-light = day
set-theme-dark = night
set-motion = Motion
set-motion-system = as the system
set-motion-off = none
set-at-once = Where you choose one
set-at-once-no = confirm with the button or Enter
set-at-once-yes = the press answers
set-letters = Keys that are single letters
set-letters-yes = on
set-letters-no = off
keys-all =
    1-9, 0, a-z | choose the option with this key, on the slip and on the cards; a card keeps its key during a turn, and of equal cards each press takes one more
    c | Dominion: all Treasures; once more, or Enter, plays them
    e | Dominion: end the phase, or the turn; once more, or Enter, does it
    d | Innovation, Bridge Over: draw
    y, n | yes, no
    Enter, Space | confirm; choose what is looked at
    ← → ↑ ↓ | look along the options, or along the log
    Tab | from part to part
    / | search among many options
    Esc | give back what is chosen; from an earlier moment back to now
    u | take back your last answer, as far as the table allows
    h | a hint: what the coach would do; everybody sees that you asked
    w | why? The rule behind the question, a line of the log, or a hatched card
    i | what the card under the pointer does, else the one that has the focus, else the top card
    l | the log
    t | the points, while the game goes on
    b | the table, once the game is over
    L, F2 | English, 日本語
    F3 | day, night
    q | to the tables
    ← →, Ctrl ← → | in a replay: one step, one turn
    Space, Home, End | in a replay: play, the beginning, the end

## Who plays, and again

# Who really plays, between the lines of the log.
notice-time = { $seat }’s time is up: a bot plays on.
notice-away = { $seat } has been away for long: a bot plays on.
notice-handed = { $seat } lets a bot play on.
notice-back = { $seat } plays again.
notice-gave_up = { $seat } gives up.
give-up = Give up
give-up-about = The game ends now, and the other player has won it. This cannot be taken back.
give-up-teams = The game ends now, and the other side has won it. This cannot be taken back.
give-up-rated = The game ends now and counts as lost. This cannot be taken back.
give-up-no = Play on
hand-over = Let a bot play on
hand-back = Play on myself
hand-goes-on = A bot plays on for you. You may take your seat back at any time.
log-times = × { $times }
slip-passes = A moment: this passes by itself.
again-no = Rather not
again-wished-same = { $ready } would play the same again. Waiting for { $waits }.
again-wished-new = { $ready } would play again with new cards. Waiting for { $waits }.
again-wished-swapped = { $ready } would play again with seats swapped. Waiting for { $waits }.
room-terms = What is played
room-played = With
nowhere-title = There is no such page
nowhere-text = Perhaps the address was cut short. The tables are still where they were.

## Answers settled beforehand, one's turn, another device

auto = auto
auto-title = Answered by itself
auto-about = Off until you ask for it. Such an answer takes as long as anybody’s, your log marks it “auto”, and nobody else is told.
auto-always = From now on always so
auto-answered = Answered by itself, as you have settled.
auto-stop = Answers itself: stop
auto-forget = Ask me again
auto-dominion-treasures = Dominion: play all Treasures, where all are basic ones
auto-dominion-end = Dominion: end the turn where nothing but Copper and Curse can be bought
set-sounds = Sound when it is your turn
set-sounds-no = none
set-sounds-yes = two notes
set-notifies = Message of the system, if you look elsewhere
set-notifies-no = none
set-notifies-yes = tell me
device = Another device
device-title = Go on with this seat on another device
device-how = Read this with the camera of a phone, or open the link there. Both devices then have the seat.
device-once = It is good once, until { $until }. Whoever opens it first plays in your seat: show it to nobody.
device-old = This link is too old now.
device-again = Make another one
device-link = The link to your seat
device-code = The link to your seat, to be read by a camera
scrub-link = Copy link
lobby-clock-days = { $days ->
    [one] { $days } day each
   *[other] { $days } days each
}
clock-days = { $days } d { $hours } h

## The coach

hint = Hint
hint-hide = Hide the hint
hint-all-see = The coach says what wins most often; everybody sees that you asked.
hint-coach = The coach
hint-comes = The coach thinks …
hint-none = The coach has nothing to say here.
hint-chance = Chance of 100 to win:
hint-range = { $least } to { $most }
hint-games = { $games ->
    [0] Nothing could be played out here.
   *[other] { $game ->
        [bridge_over] How many of 100 rounds you end with the fewest points; { $games } played out with each answer, by what you can know; 95 % interval. What saves most points comes first.
        [innovation] The chance to win, estimated from how things stand a few actions later; { $games } tries of each answer, by what you can know; 95 % interval of the estimate.
       *[other] How many of 100 games are won; { $games } played out with each answer, by what you can know; 95 % interval.
    }
}
hint-yes = Agree
notice-hint = { $seat } asks the coach.
new-hints = Hints
new-hints-consent = against bots, or if all agree
new-hints-free = whenever somebody wants one
new-hints-off = none
end-review = Review
## A record as a file

record-title = Open a record file
record-about = A record that was saved here, or by the command in a terminal, is shown as a replay: every moment, through anybody’s eyes, and the game can be played on from any of them. Choose the file, or drop it here.
record-choose = Choose a file
record-not-stored = It is checked and shown. Nothing of it is stored unless you say so.
record-checked = The game is being run again…
record-too-large = This file is too large to be the record of a game.
record-no-answer = The server gives no answer to this file.
record-no-server = The server cannot be reached.
record-store = Keep it here, with a link
record-kept-review = Once it is kept here, it can be reviewed.
lobby-level = How strong are the bots?
