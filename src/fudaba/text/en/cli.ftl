### What commands say.

cli-own-cards = Cards from { $file }: { $cards }. That file is code, and has been run: load only files that you trust.

## A record

cli-verified = { $file }: holds
cli-verified-over = { $answers } answers, to the end
cli-verified-running = { $answers } answers, not yet over
cli-verified-seed = seed
cli-verified-seal = commitment
cli-verified-earlier = goes on
cli-verified-after = after { $answers } answers with the seed { $seed }
cli-verified-state = last state

## Cards

cli-cards = { $game }: { $names } names
cli-cards-counted = { $game }: { $cards } cards of { $names } names
cli-card-age = age { $age }
cli-card-count = { $count } of it
cli-card-icons = icons { $icons }
cli-card-then = { " · " }
cli-sets = { $game }: { $there } of { $known } are there
cli-sets-editions = { $game }, each edition of a card by itself: { $there } of { $known } are there
cli-set-there = { $there } of { $known }
cli-set-absent = absent: { $ids }

## Where a card is, and new ones

cli-where-code = code
cli-where-text = text { $lang }
cli-where-scenarios = scenarios
cli-where-test = test
cli-where-rule = rule
cli-where-ruling = ruling
cli-where-lines = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
cli-new-wrote = wrote { $file }
cli-new-added = added to { $file }
cli-new-now = Now say what the card does; { $command } fails until it does.

## Games that are kept

cli-records-rows = { $file }: { $rows } rows
cli-serve-at = Fudaba is at { $address }  (Ctrl-C stops it)
cli-tables-moves = { $moves } moves
cli-tables-bytes = { $file }: { $bytes } bytes
cli-tables-copied = { $tables } tables, { $moves } moves
cli-people-none = There is no { $kind } of { $who }.
cli-people-lifted = { $who }  no { $kind } any more
cli-people-no-table = { $table }: There is no such table.
cli-people-table-state = { $table }: It is { $state }.
cli-people-closing = { $table }: closed within some 15 seconds, or when the server starts
cli-people-nobody = Nobody keeps the name { $who }, and it is no address.
cli-people-report = { $by } of { $against }
cli-people-at = at { $table }
cli-people-until = { $kind } until { $end }
cli-people-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-people-none-rated = No game came to its end: nothing is rated.
cli-people-left-out = { $games ->
    [one] { $games } game met an error, and was left out.
   *[other] { $games } games met an error, and were left out.
}

## The help of the commands. cli-command-…: a line of what it is for; cli-about-…: the same at length

cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help and leave
cli-version = show the version and leave
cli-about = One table for deep card games, exact to the last ruling.
cli-command-serve = the table in a browser, for people and bots
cli-about-serve = Serve the table in a browser. Games are kept in a folder, and all of them go on when the server is started again. Ctrl-C stops it in order: clocks stand still, nothing is lost.
cli-command-tables = the games that a server keeps: list, back up, export, import, copy
cli-about-tables = Look after the games that a server keeps. `backup` and `export` also while it runs.
cli-command-tables-list = list all tables
cli-command-tables-backup = a copy of everything in one file
cli-command-tables-export = write the records of games into a folder
cli-command-tables-import = take over games from their records; the server must not run
cli-command-tables-copy = all that is kept, from one database into another; no server must run
cli-about-tables-copy = Copy all that is kept from one database into another, which must be empty: from a folder into a PostgreSQL, or back. All of it is copied or nothing; no server may use either.
cli-command-doctor = is this machine ready to serve? what is wrong, and what to do
cli-about-doctor = Check what a server needs: Python, the folder, the database, the port, the clock, the files for browsers; with --url also the proxy before it. Changes nothing. Ends with 1 if there is a problem.
cli-command-people = who keeps a name at a server; ratings; mute, ban, close a table; reports
cli-about-people = Look after the people of a server, also while it runs: it does what is decided here within some 15 seconds. All of it is written down.
cli-command-people-list = all who keep a name, and what has been decided about them
cli-command-people-reports = what people have reported
cli-command-people-log = all that was decided, and lifted again
cli-command-people-ratings = how good people and bots are at each game, the best first
cli-command-people-close = close a table for good
cli-command-people-mute = may not speak at tables
cli-command-people-ban = may not come any more; a person is out at once
cli-command-people-lift = let a mute or a ban hold no more
cli-command-people-rate-bots = let bots meet in the arena, and rate them for those who play against them
cli-about-people-rate-bots = Let bots meet as `fudaba arena` does, each two on the same kingdoms and deals from both seats, and rate these games like those of rated tables: so that what people win and lose against them counts for what it is worth. It goes on from what they are rated now. The server may run.
cli-command-play = play a game in the terminal, against bots or with others at the same screen
cli-about-play = Play a game. In a terminal this is a full screen (? lists its keys); with --plain, or where input or output is no terminal, it is lines of text. Ctrl-C or q leaves the game and saves its record, with which --resume goes on.
cli-command-replay = look at a saved game step by step
cli-about-replay = Look at a saved game: forward, back, turn by turn, through anybody's eyes. With --plain the whole game is told in sentences.
cli-command-lab = run scenario files and see, rule by rule, what happens and why
cli-about-lab = The rules lab: run scenario files and see, rule by rule, what happens and why.
cli-command-lab-run = run scenarios and explain each step
cli-about-lab-run = Run scenarios and tell, step by step, what happened, why, and which rule says so.
cli-command-lab-check = only read scenario files, and say what is wrong with them
cli-about-lab-check = Read scenario files without running them, and say what is wrong with them.
cli-command-lab-from = write a moment of a saved game as a scenario
cli-about-lab-from = Write a moment of a saved game as a scenario file, to look at it in the lab or to play on from it (`fudaba play --from`).
cli-command-rules = list the rules with their sources and tests, or show one, or those on a card
cli-about-rules = The rule catalogue: what every rule says, where it is written, which tests name it.
cli-command-simulate = let bots play many games, and count
cli-about-simulate = Let bots play many games. Seats rotate from game to game. A game that several players win is a tie and no one's win. The same seed gives the same result with any number of workers. Ctrl-C stops it and shows what has been played.
cli-command-arena = let bots meet on the same kingdoms, and rate them
cli-about-arena = Let bots play on the same kingdoms and deals, each from every seat, and rate them by who is placed before whom (Bradley and Terry; Elo's units, 95 % intervals). At tables of two each two of them meet, and stop once it is settled who is better; at larger tables each group of them meets to the end, since that can be settled of two alone. With teams a bot has all seats of one. The same seed gives the same result with any number of workers. Ctrl-C shows what has been played.
cli-command-records = games that were kept, as data to study
cli-about-records = Games that were kept, as data.
cli-command-records-export = write one row for each answer, as Parquet
cli-about-records-export = Run records again and write one row for each answer: what its decider knew, could choose and chose, and how the game ended. The seeds are not written. What cannot be run is named and left out; then the end is 1.
cli-command-study = find the best plans for a kingdom of Dominion
cli-about-study = Find plans for a kingdom of Dominion by breeding and racing, let the best of them meet, and say which to play how often, what each card is worth, and how a game goes. The same seed gives the same study with any number of workers. Ctrl-C keeps what is known.
cli-command-review = look through a game that was played: where it was lost, and what would have been better
cli-about-review = Look through a game: the chance to win along it, as each player could know it, and the answers that cost most, each with the better one. Only what is certain is shown: the 95 % interval of its cost does not hold 0. What was found is kept beside the record, as NAME.review.json.
cli-command-where = where everything of a card is: code, texts, tests, rules
cli-about-where = Show where the code, the texts, the scenarios and tests, and the rules of a card are.
cli-command-new-card = begin a new card: its function, its texts, a failing scenario
cli-about-new-card = Write the beginnings of a new card into a checkout: its function, its text in both languages, and a scenario that fails until the card does what it says.
cli-command-verify = run a record again: same final state, seed as committed to
cli-about-verify = Run the game of a record again over its answers. Shows the digest of its last state; fails if the seed is not the one committed to, an answer is illegal, or the end is another one.
cli-command-cards = list the cards of a game: names, costs, types, texts; and those that are not there yet
cli-about-cards = List every card that is there, in both languages, and count for each set how many there are of all that have been printed.
