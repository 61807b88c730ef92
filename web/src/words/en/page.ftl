### What the pages say, whatever the game.

list-comma = , {""}

## Masthead

mast-name = Fudaba
mast-skip = Skip to the content
mast-menu = Menu
mast-menu-news = Menu, with something new
mast-tables = Tables
mast-settings = Settings
mast-keys = Keys
mast-light = Theme
mast-other-language = 日本語

## Lobby

guest-name = Guest
# First names for bots, by seat.
bot-names = Ben Chika Dai Emi Fumi Goro Hana
lobby-title = { $games ->
    [3] Play Dominion, Innovation and Bridge Over in your browser
   *[other] Play card games in your browser
}
lobby-intro = Free, and no account needed. Play against bots of three levels or with friends. The rules are built in, down to the last ruling, and a guided game teaches you as you play.
# Behind the words of a button that stands under each game, for screen readers.
lobby-of-game = { ": " }{ $game }
lobby-guest = Playing as a guest.
lobby-guest-named = Playing as { $name } (guest).
lobby-change = Change name
lobby-play = Play a bot
lobby-invite = Invite a friend
invite-name = Shown in the invitation. You can leave it empty.
invite-title = How many players?
invite-about = The next page has a link for your friends. The game starts when every seat is taken. Until then you can change the number of players, or start with those who are there.
invite-count = { $seats } players
lobby-about = { $least } to { $most } players.
lobby-about-dominion = Build your deck as you play. 2 to 6 players.
lobby-about-innovation = From the wheel to the web, age by age. 2 to 5 players.
lobby-about-bridge_over = Empty your hand and pass attacks on. Two decks, 2 to 6 players.
lobby-mine = Your tables
lobby-open = Open tables
lobby-ended = Finished games
lobby-none = No one is waiting for players right now.
lobby-new = Create a table
lobby-answer = Your turn
lobby-return = Resume
lobby-sit = Join
lobby-watch = Watch
lobby-replay = Replay
# A bot among the names of the players.
lobby-bot = { $name } (bot · { $level })
lobby-seated = { $taken } of { $seats } seated
lobby-turn = { $turn ->
    [one] { $turn } turn so far
   *[other] { $turn } turns so far
}
lobby-goes-on = continues another game
table-goes-on = This game continues from a moment of another game. Anyone who saw that game knows the hands as they were then. Cards that no one had seen were shuffled again.
lobby-no-clock = no time limit
lobby-clock = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
lobby-fair = Every shuffle is sealed before the game and opened afterwards, so anyone can check that a finished game was fair.
lobby-compiling = Building faster machine code: { $percent } %. The next start will use it.
lobby-compiled = Faster machine code is ready. The next start will use it.

## A day's kingdom

lobby-day = Today’s kingdom
day-title = Today’s kingdom
day-head = { $game }: today’s kingdom
day-left = { $hours } h { $minutes } min left
day-rules = Everyone plays the same cards with the same shuffles against the same bot, once a day. There is no undo, and no bot can take over your seat. Results are ranked by points; ties go to fewer turns.
day-play = Play today’s game
day-go-on = Resume your game
day-see = See your game
day-results = Results
day-before = Yesterday
day-nobody = No one has finished today’s game yet.
day-rank = Rank
day-name = Name
day-points = Points
day-turns = Turns
day-ended = Result
day-score = { $mine } : { $other }
day-mine = (you)
day-won = won
day-lost = lost

## Opening a table

new-title = Create a table
new-game = Game
new-seats = Seats
new-count = How many players
new-seat = Seat { $place }
new-me = you
new-bot = bot: { $bot }
new-house = Table settings
new-undo = Undo
new-undo-consent = free; after a reveal, if the others agree
new-undo-free = only if nothing was revealed
new-undo-off = never
new-watch = Spectators
new-watch-public = see public information only
new-watch-open = see all hands
new-watch-none = not allowed
new-clock = Time limit
new-takeover = If a player stays away
new-takeover-none = wait for them
new-listed = Visibility
new-listed-yes = public (listed in the lobby)
new-listed-no = private (link only)
new-vetoes = Vetoes per player before the game
new-vetoes-none = none
new-options = Game options
new-more = More options and rulings
new-open = Create table

## Before the game

room-title = { $open ->
    [0] The game is about to start
    [one] Waiting for one more player
   *[other] Waiting for { $open } more players
}
room-begin = Start with { $players } players
room-host-begins = { $host } can start the game with the players who are here.
room-sit-title = Join this table?
room-seats = Seats
room-full = All seats are taken.
room-invited-only = You’re watching: seats here are by invitation only. The game will appear here when it starts.
room-sit = Join
room-invite = Invitation link
room-copy = Copy
room-copy-by-hand = The link is selected: copy it with Ctrl+C (⌘C on a Mac).
room-choose-others = Choose other cards
room-copied = Copied
room-none = none
room-open = empty
room-you = you
room-here = ready
room-away = away
room-fill = Bot: { $bot }
room-reopen = Remove the bot
veto-title = The cards in this game
veto-each = { $vetoes ->
    [one] Each player may veto one card; a random one replaces it.
   *[other] Each player may veto { $vetoes } cards; random ones replace them.
}
veto-left = { $left ->
    [one] You can veto one more card.
   *[other] You can veto { $left } more cards.
}
veto-content = Keep these cards
veto-do = Veto
veto-card = Veto { $card }
veto-without = vetoes { $cards };
veto-is-content = keeps these cards
veto-may-still = { $left ->
    [one] can veto one more card
   *[other] can veto { $left } more cards
}
room-leave = Leave the table

## The table

table-coming = Loading the table …
page-coming = Loading …
table-gone = There is nothing here
table-busy = Please wait a moment
table-busy-again = This page tries again by itself.
table-to-lobby = Back to the tables
table-watching = You are watching
table-report = Save a problem report
link-lost = Connection lost. Your game is safe; reconnecting …
link-crowded = Too many pages are open from your address. Close some of them. Reconnecting …
link-old = Fudaba was updated. Reload the page.
link-reload = Reload
seat-bot = bot · { $level }
# Where there is little room.
seat-bot-short = bot · { $level }
seat-bot-plays = a { $level } bot plays
seat-away = away
seat-stands-in = away; a { $level } bot plays
clock-left = { $minutes } min { $seconds } s left
title-yours = Your turn
hand-mine = Your hand
hand-of = { $seat }’s hand
hand-blocked = { $card }: can’t be chosen now. { $reason }

## The slip

slip-name = Decision
slip-decides = Waiting for { $seat }
slip-you-answer-for = You’re deciding for { $seat }
slip-you-decide = Your decision
slip-chose-nothing = You chose nothing.
slip-over = The game is over
slip-resting = Hold a finger on a card to read it.
slip-resting-known = Got it
slip-watching = All seats are taken. You’re watching.
slip-past = There is no decision at this moment
slip-crumb = { $seat }: { $cards }
slip-search = Search
slip-number = A number from { $least } to { $most }
slip-options = Options
slip-quote = What the card says
slip-confirm = Confirm
# The main button while nothing is chosen, where the options do different things.
slip-choose = Choose first
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
    [0] ‹{ $count }› chosen (up to { $most })
   *[other] ‹{ $count }› chosen ({ $least } to { $most })
}
slip-count-any = { $least ->
    [0] ‹{ $count }› chosen (any number)
   *[other] ‹{ $count }› chosen (at least { $least })
}
undo = Undo
undo-ask = Ask to undo
undo-what = { $more ->
    [0] It is about this: { $what }
    [one] It is about this, and one thing after it: { $what }
   *[other] It is about this, and { $more } things after it: { $what }
}
undo-yes = Allow
undo-no = No
request-waits = Waiting for the others to agree …
undo-never-mind = Cancel the request
declined-undo = The others didn’t agree, so nothing was undone.
declined-hint = The others didn’t agree, so there is no hint.

## Log, why, chat

log = Log
log-note = effects under their cause
log-earlier = { $lines ->
    [one] The replay has one earlier line.
   *[other] The replay has { $lines } earlier lines.
}
log-moment = Go to this moment
why = why?
why-none = No rule is recorded for this.
why-source = Source
chat = Chat
chat-unread = Chat: { $lines } new
chat-say = Message
chat-send = Send
chat-none = No messages yet.
chat-hush = Hide a player’s messages
chat-hush-on = Hide { $name }
chat-hush-off = Show { $name } again

## Points and the end

points = Points
points-sum = Total
points-unseen = Cards you haven’t seen
points-unseen-about = All cards except those whose place you know. Everyone at this table has a list of their own.
points-unseen-some = { $card } (×{ $count })
again = Play again?
again-how = Play again
end-back = Look back
end-points = Final score
end-table = View the table
end-counted = Final score
end-decks = All decks
end-check = Check the shuffles
end-each = { $points } each
end-times = { $count } ×
end-replay = Replay
end-record = Save the game file
end-sealed = Sealed before the game
end-opened = Opened after the game
end-verify = With the game file, “fudaba verify” proves the shuffles.
again-same = Play again
again-new = Play again with new cards
again-join = Go to the next game
again-watch = Watch the next game
again-begun = The players have started another game.
again-swapped = Swap seats and play again

## Replay

scrub = Earlier moments
scrub-turn-back = Previous turn
scrub-back = Previous step
scrub-play = Play
scrub-stop = Stop
scrub-on = Next step
scrub-turn-on = Next turn
scrub-moment = Moment
scrub-at = { $at } of { $of }
scrub-at-round = { $at } of { $of }, round { $round }
round-number = Round { $round }
scrub-eyes = Point of view
scrub-public = public information
scrub-all = all hands
scrub-now = Back to now
scrub-end = Go to the end
scrub-from-here = Play from here

## Sheets, settings, keys

sheet-close = Close
glance-choose = Choose
glance-read = Read the card
set-name = Your name
set-lang = Language
set-lang-en = English
set-lang-ja = 日本語
set-theme = Theme
set-theme-system = System
set-theme-light = Light
set-theme-dark = Dark
set-motion = Animations
set-motion-system = System
set-motion-off = Off
set-at-once = Single choices
set-at-once-no = confirm first
set-at-once-yes = answer on one click
set-letters = Single-letter keys
set-letters-yes = on
set-letters-no = off
set-bots = Bots
set-bots-usual = at reading pace
set-bots-quick = quick, when you play alone
keys-about = To change a key, press its button, then the new key. A combination with Alt or Ctrl, or a function key, works too. Keys are kept on this device. Settings can turn all single-letter keys off.
keys-change = { $does }: { $key }. Change the key
keys-press = press a key
keys-given = { $does }: { $key }
keys-given-for = { $does }: { $key }. That key was “{ $other }”, which has { $before } now.
keys-given-card = { $does }: { $key }. Cards that had { $key } have { $before } now.
keys-fixed = { $key } can’t be changed.
keys-reset = Reset all keys
keys-were-reset = All keys are as they were at first.
keys-do-undo = undo your last answer, as far as the table allows
keys-do-hint = hint from the coach; everyone sees that you asked
keys-do-why = why? The rule behind the question, a line of the log, or a card you can’t choose
keys-do-read = read the card under the pointer, the card in focus, or the top card
keys-do-log = the log
keys-do-points = points, during the game
keys-do-table = the table, after the game
keys-do-review = the review, after the game
keys-do-search = search among many options
keys-do-treasures = Dominion: choose all Treasures; press again, or Enter, to play them
keys-do-end = Dominion: end the phase or the turn; press again, or Enter, to confirm
keys-do-draw = Innovation, Bridge Over: draw
keys-do-yes = yes
keys-do-no = no
keys-do-before = in a replay: one turn back
keys-do-after = in a replay: one turn on
keys-do-next = guided game: next note
keys-do-lang = English, 日本語
keys-do-lobby = back to the tables
keys-do-keys = this list of keys
keys-all =
    1-9, 0, a-z | choose the option with this key; a card keeps its key for the whole game, and each press chooses one more of equal cards
    Enter, Space | confirm; choose the option in focus
    ← → ↑ ↓ | move through the options or the log
    Tab | next part of the page
    Esc | clear what you chose; in an earlier moment, go back to now
    F2 | English, 日本語
    F3 | light, dark theme
    ← →, Ctrl ← → | in a replay: one step, one turn
    Space, Home, End | in a replay: play, first moment, last moment

## Who plays, and again

# Who really plays, between the lines of the log.
notice-time = { $seat } ran out of time. A { $level } bot has taken over.
notice-away = { $seat } was away too long. A { $level } bot has taken over.
notice-handed = { $seat } let a { $level } bot take over.
notice-back = { $seat } is back.
notice-gave_up = { $seat } resigned.
give-up = Resign
give-up-about = The game ends and your opponent wins. This can’t be undone.
give-up-teams = The game ends and the other team wins. This can’t be undone.
give-up-rated = The game ends and counts as a loss. This can’t be undone.
give-up-no = Keep playing
hand-over = Let a bot take over
hand-over-about = A bot plays on for you at once, and its answers stand. You can take your seat back whenever you like.
hand-back = Take my seat back
hand-goes-on = A bot is playing for you. You can take your seat back at any time.
log-times = × { $times }
slip-passes = One moment: nothing to decide here.
again-no = No, thanks
# Behind the wish for another game: whose answer it waits for.
again-waits = { $for ->
    [nobody] {""}
    [you] Waiting for your answer.
    [both] Waiting for you and { $waits }.
   *[others] Waiting for { $waits }.
}
again-wished-same = { $by ->
    [you] You’d like a rematch.
    [both] You and { $ready } would like a rematch.
   *[others] { $ready } would like a rematch.
} { again-waits }
again-wished-new = { $by ->
    [you] You’d like to play again with new cards.
    [both] You and { $ready } would like to play again with new cards.
   *[others] { $ready } would like to play again with new cards.
} { again-waits }
again-wished-swapped = { $by ->
    [you] You’d like a rematch with seats swapped.
    [both] You and { $ready } would like a rematch with seats swapped.
   *[others] { $ready } would like a rematch with seats swapped.
} { again-waits }
room-terms = Settings
room-played = Cards
nowhere-title = Page not found
nowhere-text = Perhaps the address was cut short. Your games are safe.

## Answers settled beforehand, one's turn, another device

auto = auto
auto-title = Autoplay
auto-about = Off until you turn it on. An automatic answer takes about as long as a player would, your log marks it “auto”, and no one else can see it.
auto-always = Always answer this
auto-answered = Answered automatically, as you asked.
auto-stop = Stop answering this automatically
auto-forget = Ask me again
auto-dominion-treasures = Dominion: play all Treasures if they are all basic
auto-dominion-end = Dominion: end the turn if only Copper and Curse can be bought
auto-dominion-same = Dominion: choose for me between equal cards
auto-dominion-all = Dominion: choose all cards where all must be chosen
auto-dominion-moat = Dominion: always reveal Moat
auto-dominion-shield = Dominion: always reveal Shield
auto-dominion-guard_dog = Dominion: always play Guard Dog
auto-dominion-caravan_guard = Dominion: always play Caravan Guard
auto-dominion-horse_traders = Dominion: always set Horse Traders aside
auto-dominion-faithful_hound = Dominion: always set Faithful Hound aside
auto-dominion-village_green = Dominion: always play a discarded Village Green
auto-dominion-weaver = Dominion: always play a discarded Weaver
auto-dominion-trail = Dominion: always play Trail
auto-dominion-tunnel = Dominion: always reveal Tunnel
auto-dominion-market_square = Dominion: always discard Market Square for a Gold
auto-dominion-royal_seal = Dominion: never use Royal Seal
auto-dominion-trader = Dominion: never reveal Trader
auto-dominion-secret_chamber = Dominion: never reveal Secret Chamber
auto-dominion-diplomat = Dominion: never reveal Diplomat
auto-dominion-beggar = Dominion: never discard Beggar
auto-dominion-watchtower = Dominion: never reveal Watchtower
auto-dominion-loan = Dominion: always trash a Copper with Loan
auto-dominion-duchess = Dominion: always discard a Curse or Estate with Duchess
auto-more-dominion = More of Dominion, by card
auto-more-innovation = Innovation
auto-more-bridge_over = Bridge Over
auto-innovation-all = Innovation: choose all cards where all must be chosen and their order doesn’t matter
auto-innovation-splay = Innovation: splay when one colour can be splayed, unless a colour could lose a better splay
auto-innovation-achieve = Innovation: claim an achievement as soon as exactly one can be claimed
auto-bridge_over-drawn = Bridge Over: play the card just drawn if it fits
auto-bridge_over-react = Bridge Over: answer an attack if exactly one card can
auto-bridge_over-follow = Bridge Over: keep going if exactly one card can follow
auto-bridge_over-colour = Bridge Over: call the colour I hold most of
set-sounds = Sound when it’s your turn
set-sounds-no = off
set-sounds-yes = on
set-notifies = Desktop notification when this tab is in the background
set-notifies-no = off
set-notifies-yes = on
device = Continue on another device
device-title = Continue on another device
device-how = Scan this with a phone’s camera, or open the link on the other device. You can then play from both.
device-once = The link works once, until { $until }. The first person to open it plays in your seat, so show it to no one.
device-old = This link has expired.
device-again = Create a new link
device-link = The link to your seat
device-code = QR code with the link to your seat
scrub-link = Copy link
lobby-clock-days = { $days ->
    [one] { $days } day each
   *[other] { $days } days each
}
clock-days = { $days } d { $hours } h

## The coach

hint = Hint
hint-hide = Hide the hint
hint-all-see = The coach shows what wins most often. Everyone sees that you asked.
hint-coach = The coach
hint-comes = The coach is thinking …
hint-none = The coach has no hint for this decision.
# The figure between ‹ and › is set large.
hint-wins = { $game ->
    [bridge_over] wins ‹{ $chance }› % of rounds
    [innovation] wins about ‹{ $chance }› %
   *[other] wins ‹{ $chance }› %
}
hint-range = { $least } to { $most } %
hint-games = { $games ->
    [0] This position could not be played out.
   *[other] { $game ->
        [bridge_over] You win a round that you end with the fewest points. { $games } rounds were played out for each answer from what you can know; 95 % interval. The answer that saves most points comes first.
        [innovation] The chance to win is an estimate of the position a few actions later. { $games } tries for each answer from what you can know; 95 % interval of the estimate.
       *[other] { $games } games were played out for each answer from what you can know; 95 % interval.
    }
}
hint-yes = Agree
notice-hint = { $seat } asked the coach for a hint.
new-hints = Hints
new-hints-consent = against bots, or if everyone agrees
new-hints-free = always
new-hints-off = off
end-review = Review
## A record as a file

record-title = Open a game file
record-about = Open a game that was saved here or by the command line. You can see its replay from every seat, and play on from any moment. Choose a file, or drop it here.
record-choose = Choose a file
record-not-stored = The file is checked and shown, but not stored unless you ask for it.
record-checked = Checking the game …
record-too-large = This file is too large for one game.
record-no-answer = This file could not be processed.
record-no-server = The server can’t be reached.
record-store = Save it here and get a link
lobby-level = Bot level

## Matches of several games

match = Match
match-of = { $games ->
    [one] a single game
   *[other] { $games } games
}
match-first = First seat
match-first-alternate = players take turns going first
match-first-loser = the loser goes first
match-whole = Once the match is decided
match-whole-no = it ends
match-whole-yes = all games are played
match-game = Game { $number } of { $games } · { $score }
match-ended = Match over · { $score }
match-number = Game { $number }
match-sum = Match
match-records = Save all games of the match
match-stands = The match after game { $number } of { $games }
match-won = { $won } won the match.
match-drawn = The match is a draw.
match-left = { $name } left the match.
match-left-won = { $name } left the match. { $won } won it.
match-next = Next game
match-next-in = { $seconds ->
    [0] The next game is about to start.
    [one] The next game starts in 1 second, or as soon as everyone is ready.
   *[other] The next game starts in { $seconds } seconds, or as soon as everyone is ready.
}
match-not-yet = Not yet
match-ready = Ready: { $names }
match-again = Play another match
match-leave = Leave the match
match-leave-about = No further game is played. Your opponent wins the match, and the game in progress too.
match-leave-many = No further game is played. A bot finishes the game in progress for you.
likes = Your cards in this match
likes-about = The kingdom of each game has one of the cards you like, if your sets include it, and no card that any player bans. Your lists are saved in this browser.
likes-likes = Cards you like (up to { $most })
likes-bans = Cards you ban (up to { $most })
likes-unknown = There is no Kingdom card with this name.

## Finding an opponent

seek = Find an opponent
seek-about = Your search is listed in the lobby. The game starts as soon as someone looks for the same, or joins you. Leave this page open; it tells you when an opponent is here.
seek-range = Opponent’s rating
seek-any = any
seek-near = { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }
seek-begin = Start looking
seek-looking = Looking for an opponent
seek-rated = rated
seek-stop = Stop looking
seek-found = An opponent is here
seek-found-body = Your game has started.
seek-listed = looking for an opponent
seek-listed-near = looking for an opponent rated { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }
seek-listed-rated = rated, looking for an opponent rated { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }

## What spectators see later

new-delay = Delay for spectators
delay-none = none
delay-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
delay-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
delay-watching = (delay: { $delay })
delay-coming = Spectators see this game with a delay of { $delay }, including the log and the chat. It appears here as soon as there is something to show.

## What the first pages say of those that come later

mast-lab = Lab
lab-open = Open in the lab
lab-open-shown = Show in the lab
lab-no-server = The server can’t be reached. Nothing is lost; please try again.
lab-no-answer = The server could not process this.
lab-now = Open this position in the lab
mast-cards = Cards
mast-rules = How to play
lobby-learn = How to play
lobby-more = Play with all cards
lobby-less = Back to the starter game
room-choose = Choose the cards
mast-tab = This tab
bring = Bring a game
puzzles = Puzzles
room-comes = Also in this game
room-comes-for = for { $card }
lobby-first-dominion = Ten simple cards of the base game, one bot.
lobby-first-innovation = The base game, one bot.
lobby-all-dominion = Ten random cards from all expansions.
lobby-all-innovation = The base game, three bots.
