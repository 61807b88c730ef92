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
cli-tables-copied = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
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
cli-about-serve = Serve the table in a browser. Games are kept in a folder, and all of them go on when the server is started again. Ctrl-C stops it cleanly: clocks stand still, nothing is lost.
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
cli-command-lab-ask = say what is asked where a scenario stands, with all answers
cli-about-lab-ask = Run scenarios to where they stand, and say what is asked there: all labels, how many may be chosen, and whether none may.
cli-command-lab-check = only read scenario files, and say what is wrong with them
cli-about-lab-check = Read scenario files without running them, and say what is wrong with them.
cli-command-lab-from = write a moment of a saved game as a scenario
cli-about-lab-from = Write a moment of a saved game as a scenario file, to look at it in the lab or to play on from it (`fudaba play --from`).
cli-command-puzzle = solve puzzles: a situation with a goal, judged by the rules
cli-about-puzzle = Solve puzzles of our own, or those of files: a situation with a goal. The rules judge every line. Without a name all puzzles are listed. The exit code is 0 if all were solved or proved, else 1.
cli-command-rules = list the rules with their sources and tests, or show one, or those on a card
cli-about-rules = The rule catalogue: what every rule says, where it is written, which tests name it.
cli-command-simulate = let bots play many games, and count
cli-about-simulate = Let bots play many games. Seats rotate from game to game. A game that several sides win, players or teams, is a tie and no one's win. The same seed gives the same result with any number of workers. Ctrl-C stops it and shows what has been played.
cli-command-arena = let bots meet on the same kingdoms, and rate them
cli-about-arena = Let bots play on the same kingdoms and deals, each from every seat, and rate them by who is placed before whom (Bradley and Terry; Elo's units, 95 % intervals). At tables of two each two of them meet, and stop once it is settled who is better; at larger tables each group of them meets to the end, since that can be settled of two alone. With teams a bot has all seats of one. The same seed gives the same result with any number of workers. Ctrl-C shows what has been played.
cli-command-records = games that were kept, as data to study
cli-about-records = Games that were kept, as data.
cli-command-records-export = write one row for each answer, as Parquet
cli-about-records-export = Run records again and write one row for each answer: what its decider knew, could choose and chose, and how the game ended. The seeds are not written. What cannot be run is named and left out; then the end is 1.
cli-command-study = find the best plans for a kingdom of Dominion
cli-about-study = Find plans for a kingdom of Dominion by breeding and racing, let the best of them meet, and say which to play how often, what each card is worth, and how a game goes. The same seed gives the same study with any number of workers. Ctrl-C keeps what is known.
cli-command-bench-agent = measure an agent at the fixed tasks
cli-about-bench-agent = Measure an agent at the tasks that all use to compare agents: how many of the games it wins, with the interval of 95 %. The same agent gives the same scores. A leaderboard keeps them.
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

## What the arguments of the commands are, in their help

cli-arg-lang = the language of everything that is told (default: FUDABA_LANG, or that of the system)
cli-arg-option = an option of the table; may be given several times
cli-arg-table-help = this help; of one game, after its name
cli-arg-cards = cards of your own: a Python file, with its texts beside it. It is code, and may do whatever you may: give only files that you trust. May be given several times
cli-arg-workers = processes (default: { $usual })
cli-arg-cluster = instead, a Ray cluster: auto, or its address
cli-arg-json = print { $shape }
cli-arg-tests = where the tests are (default: tests, if there is such a folder)
cli-arg-switch-list = separated by commas; usually { $usual }
cli-arg-switch-none = none
cli-arg-switch-values = { $values }; usually { $usual }
cli-arg-switch-range = { $least } to { $most }
cli-arg-switch-rule = { $values }, see { $rule }
cli-arg-switch-of = { $name } ({ $game }): { $values }
cli-arg-switch = { $name }: { $values }
cli-arg-switch-ruling = { $name }: { $values }. { $ruling }
cli-arg-game = one of: { $games }
cli-arg-cards-game = all games if left out
cli-arg-cards-card = only this one, by name or id
cli-arg-cards-set = only the cards of this set
cli-arg-record = the record of a game
cli-arg-agent = the agent: a Python file with a policy or a bot, or the name of a bot
cli-arg-tasks = the tasks, with commas between them; usually all
cli-arg-bench-games = how many games each task has (default: { $usual })
cli-arg-board = the leaderboard into which the scores are put
cli-bench-score = { $task }: wins { $won } % of { $games } games ({ $low } to { $high })
cli-arg-simulate-bots = one for each seat, with spaces or commas: a name, or a strategy file of the game
cli-arg-simulate-games = how many (default: { $usual })
cli-arg-seed = fixes everything (default: { $usual })
cli-arg-save-errors = where to keep the record of each game that fails
cli-arg-save-games = where to keep the record of every game that ends
cli-arg-until-settled = of two bots: stop once it is settled who is better (by 5 % or more, wrong once in 20)
cli-arg-curves = also figures by turn and the cards that were gained, as a table
cli-arg-out = write .csv, .parquet or .html, as below, by the end of the name
cli-arg-csv = write one row for each player of each game
cli-arg-simulate-parquet = the same as Parquet
cli-arg-html = write one page with plots
cli-arg-arena-bots = names, or strategy files of the game, with commas (default: the levels); one that is named several times may sit at a table as often
cli-arg-arena-seats = seats at a table (default: { $usual })
cli-arg-arena-kingdoms = how many kingdoms (default: { $usual })
cli-arg-arena-on = on these kingdoms instead, each as for --kingdom
cli-arg-arena-deals = deals on each kingdom (default: { $usual })
cli-arg-arena-all = play on where it is settled who is better
cli-arg-arena-resume = add each game to this file as it ends, and go on from those that it has
cli-arg-arena-parquet = write one row for each game
cli-arg-review-seat = only the answers of this player
cli-arg-review-care = this many times as many rollouts (default: { $usual })
cli-arg-review-again = look again, also where a review is kept
cli-arg-rules-what = one game's rules, one rule by its id, or those that concern a card
cli-arg-rules-complete = fail if a statement has no test
cli-arg-rules-cited = count instead how many lines of recorded games (of `simulate --save-games`) cite a rule; fails below 98 % in a game
cli-arg-rules-faq = count the sentences of the rulebooks' FAQs instead, by what holds them; of a game, a set's (--set), a card's by its id, or one (FAQ-moat-3)
cli-arg-rules-set = with --faq: the sentences on one expansion, one by one
cli-arg-lab-files = a scenario file, a folder of *.yaml files, or - for the input
cli-arg-lab-brief = one line a scenario, without the steps
cli-arg-lab-as = tell only what this seat may know; all (the default) tells everything
cli-arg-puzzle = a puzzle’s name as the list has it, or a file of puzzles (docs/puzzles.md)
cli-arg-puzzle-today = solve today’s puzzle
cli-arg-puzzle-prove = let the solver prove the puzzles instead (all of ours without a name)
cli-arg-puzzle-positions = how many positions the solver looks at (default: { $usual })
cli-arg-lab-ask-at = after step N, counted through all branches; 0 is before the first one
cli-arg-lab-at = after the first N answers; usually the last
cli-arg-records-sources = a record, a folder of them (of `simulate --save-games`), or where a server keeps its games (its folder, or postgresql://…), of which those that are over are read
cli-arg-records-parquet = where to write
cli-arg-records-whole-view = one more column, view: all that the decider could see, as JSON; some 3 kB a row
cli-arg-serve-host = usually 127.0.0.1; 0.0.0.0: also for other machines
cli-arg-serve-port = usually { $usual }
cli-arg-serve-between = with --database: this machine's address for other servers of the same database; usually 127.0.0.1, for those on this machine
cli-arg-serve-open = open it in the browser
cli-arg-serve-workers = processes for bots; usually one a core, less one
cli-arg-serve-name = a host name under which it is reached; may be given several times
cli-arg-serve-origin = another page that may connect; may be given several times
cli-arg-serve-behind-proxy = trust what this proxy says of its clients
cli-arg-serve-sockets = how many connections one address may have
cli-arg-serve-pace = how many seconds a bot seems to think
cli-arg-serve-metrics = figures for Prometheus at /metrics, for this machine alone or for anybody
cli-arg-serve-data = where games are kept; usually { $usual }
cli-arg-serve-database = a PostgreSQL that keeps them instead: postgresql://…
cli-arg-serve-config = settings and limits, as TOML; the command line counts more (packaging/fudaba.toml has all)
cli-arg-tables-backup = the file to write; it must not be there yet
cli-arg-tables-export = the folder to write into
cli-arg-tables-running = also of games in progress, with their seeds
cli-arg-tables-import = records, as `tables export` and finished games leave them
cli-arg-tables-from = a folder, or postgresql://…
cli-arg-tables-to = the same; it must be empty
cli-arg-doctor-url = the address at which browsers reach the running server, through its proxy
cli-arg-people-table = its address, or the end of it: /t/…
cli-arg-people-who = a name that is kept, or an address (an IPv6 network: /64)
cli-arg-people-days = for this many days; else for good
cli-arg-people-reason = why; the person concerned is told
cli-arg-people-reason-table = why; everybody at the table is told
cli-arg-people-kind = what is to be lifted
cli-arg-people-bots = names with commas (default: the levels)
cli-arg-study-kingdom = a name, or Kingdom cards and landscapes with commas
cli-arg-study-games = how many games the search plays (default: { $usual })
cli-arg-study-deals = on how many deals each two plans meet, from both seats (default: { $usual })
cli-arg-study-time = end the search after this time, and after the generation under way
cli-arg-study-plan = write the best plan as a strategy file
cli-arg-play-resume = go on with a saved game; it is saved there again
cli-arg-play-from = a game of its own that goes on from a saved game, or from where a scenario (.yaml) ends; what nobody knew is shuffled anew
cli-arg-play-at = with --from: after the first N answers
cli-arg-play-save = where to save; usually a new file here, fudaba-<game>-<date>-<time>.json
cli-arg-play-no-save = keep no record of a finished game; one that is left before its end is saved all the same
cli-arg-play-seats = who sits where, in the order of play: 'you' (also several times), 'bot', the name of a bot, or a file that a bot is written in; usually you and as many bots as suit the game
cli-arg-play-level = how strong the bots are: gentle goes astray now and then, steady plays to a plan (usual), strong thinks ahead for a second or so
cli-arg-play-names = what the seats are called, with commas
cli-arg-play-seed = fixes all shuffles; usually drawn at random
cli-arg-play-undo = what may be taken back: one's own last answer unless something has been revealed since (own, the default), in any case (free), or nothing (off)
cli-arg-play-fast = bots answer at once
cli-arg-play-confirm = a key only chooses, Enter answers
cli-arg-replay-as = through whose eyes: a seat's name or its number from 1, 'public' (what everybody may know; the default), or 'all' (all hands open, only once the game is over)
cli-arg-replay-at = begin after the first N answers
cli-arg-theme = usually that of the terminal
cli-arg-plain = lines of text, for pipes and screen readers
cli-arg-where-card = id or name, for example "Draw 2"
cli-arg-where-game = if several games have a card of that name
cli-arg-new-card-name = as on the card, for example "Late Guest"
cli-arg-new-card-root = the checkout (default: here)
cli-arg-new-card-own = write a card of your own, into this Python file and files beside it, and not into a checkout
cli-table-options = options of the table
cli-example = example: { $command }
cli-more-lab-run =
    example:
      fudaba lab run tests/scenarios/bridge_over/example.yaml --lang ja

    A scenario file looks like this (docs/scenario_format.md has all of it):

    { $scenario }
    exit code: 0 all hold, 1 a scenario fails or a card of one's own is not finished, 2 a file is wrong
cli-more-rules =
    examples:
      fudaba rules bridge_over
      fudaba rules BRG-030 --lang ja
      fudaba rules Enchantress
      fudaba rules --json --complete
      fudaba rules dominion --faq --set seaside
      fudaba rules --cited games/

    exit code: 0 well; 1 a test names a rule that there is not, or (--complete) a rule or sentence has no test;
    2 there is no such game, rule or card, or (--complete) no folder of tests
cli-more-records-export = columns:

## The columns of `fudaba records export`

records-column-game_id = what the game is called: the name of its file, or that of a server's table
records-column-game = the name of the game
records-column-rules = version of the rules
records-column-seats = how many players
records-column-options = options of the table, as JSON
records-column-number = which answer of the game, from 0
records-column-turn = how many turns have begun, of all players together
records-column-seat = who answered
records-column-player = what they are called
records-column-owner = whose choice it was by the rules
records-column-kind = what sort of question
records-column-about = the card that asked, or empty
records-column-least = how many options at least
records-column-most = how many options at most
records-column-offered = the options: verb, card, word, player or number
records-column-chosen = the numbers of those that were chosen, in order
records-column-hand = the faces that the decider saw in their own hand
records-column-public = the counters that everybody may know, as JSON
records-column-private = the counters that only the decider may know, as JSON
records-column-score = the figure by which the decider was ranked at the end; null where the game did not end
records-column-won = whether the decider won, alone or with others; null where the game did not end
records-column-winners = the seats that won

## What a command refuses

cli-needs-extra = { $command } needs the extra '{ $extra }', which is not installed: pip install 'fudaba-core[{ $extra }]'
cli-refused-near = unknown { $given }; did you mean { $near }?
cli-refused-choice = unknown { $given }; choose one of { $known }
cli-refused-required = the following arguments are required: { $arguments }
cli-refused-unrecognized = unrecognized arguments: { $arguments }
cli-refused-value = { $argument }: { $value } cannot be its value
cli-refused-no-value = { $argument }: a value is missing
cli-refused-together = { $argument } cannot be given together with { $other }
