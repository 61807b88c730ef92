### What commands say.

cli-own-cards = Loaded { $cards } from { $file }. The file is code and has been run: load only files you trust.

## A record

cli-verified = { $file }: valid
cli-verified-over = { $answers } answers, game finished
cli-verified-running = { $answers } answers, game not finished
cli-verified-seed = seed
cli-verified-seal = commitment
cli-verified-brought = brought along, not sealed ({ $shuffles } shuffles written down)
cli-verified-earlier = continues
cli-verified-after = from answer { $answers } with the seed { $seed }
cli-verified-state = final state

## Cards

cli-cards = { $game }: { $names } different cards
cli-cards-counted = { $game }: { $cards } cards, { $names } different
cli-card-age = age { $age }
cli-card-and = { ", " }
cli-card-count = { $count } copies
cli-card-icons = icons { $icons }
cli-card-then = { " · " }
cli-sets = { $game }: { $there } of { $known } cards available
cli-sets-editions = { $game }, counting each edition of a card: { $there } of { $known } available
cli-set-there = { $there } of { $known }
cli-set-absent = missing: { $ids }

## Where a card is, and new ones

cli-where-code = code
cli-where-text = text { $lang }
cli-where-list = list
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
cli-new-now = Next, write what the card does. { $command } fails until it is done.

## Games that are kept

cli-records-rows = { $file }: { $rows } rows
cli-tab-fetch = Fetching what it takes of Pyodide, if it is not here yet …
cli-tab-compile = Compiling Python for the browser …
cli-tab-data = Writing cards, rules and scenarios …
cli-tab-page = Laying the page …
cli-tab-made = { $folder }: { $files } files, { $megabytes } MB. To try it: python -m http.server -d { $folder }
cli-serve-compiling = Building faster machine code in the background. The next start will use it.
cli-serve-compiling-share = Machine code: { $percent } % built
cli-serve-compiled = Machine code is ready. The next start will use it.
cli-serve-not-compiled = No machine code: { $reason ->
    [compiler] there is no C compiler
    [headers] the C headers of Python are missing
    [folder] { $folder } is not writable
    [tools] mypyc could not be installed (log: { $log })
    [games] games came out differently (log: { $log })
    [busy] another process is building it
    [room] the disk is full
   *[build] the build failed (log: { $log })
}. Everything works without it, only slower.
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
cli-people-none = There is no { $kind } on { $who }.
cli-people-lifted = { $who }  { $kind } lifted
cli-people-no-table = { $table }: no such table.
cli-people-table-state = { $table }: already { $state }.
cli-people-closing = { $table }: will be closed within about 15 seconds, or when the server starts
cli-people-moderator = moderator
cli-people-operator = the operator
cli-people-role = { $who }: role { $role }
cli-people-no-name = { $who } is an address. Only an account can have a role.
cli-people-nobody = { $who } is neither an account name nor an address.
cli-people-report = { $by } reported { $against }
cli-people-at = at { $table }
cli-people-until = { $kind } until { $end }
cli-people-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-people-none-rated = No game was finished, so no ratings changed.
cli-people-left-out = { $games ->
    [one] { $games } game failed with an error and was left out.
   *[other] { $games } games failed with an error and were left out.
}

## The help of the commands. cli-command-…: a line of what it is for; cli-about-…: the same at length

cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-about = Play Dominion, Innovation and Bridge Over, judge their rules, and study them with bots.
cli-command-serve = serve the games in a browser, for people and bots
cli-about-serve = Serve the games in a browser. Games are stored in a folder and continue after a restart. Ctrl-C stops the server cleanly: clocks are paused and nothing is lost.
cli-command-tables = manage a server's games: list, back up, export, import, copy
cli-about-tables = Manage the games that a server stores. `backup` and `export` also work while the server is running.
cli-command-tables-list = list all tables
cli-command-tables-backup = back up everything to one file
cli-command-tables-export = write game files to a folder
cli-command-tables-import = import games from game files (stop the server first)
cli-command-tables-copy = copy everything from one database to another (stop the servers first)
cli-about-tables-copy = Copy everything from one database to another, which must be empty: from a folder to PostgreSQL, or back. Either everything is copied or nothing. No server may be using either of them.
cli-command-tab = the table as a folder of static files, which runs in a browser tab without a server
cli-about-tab = Make a folder with the whole table: any web host serves it, also below a path, and a browser runs all of it by itself, offline too. What it takes of Pyodide is fetched once, at the versions and hashes that Fudaba names.
cli-command-doctor = check that this machine can run a server, and say how to fix problems
cli-about-doctor = Check what a server needs: Python, the folder, the database, the port, the clock and the browser files; with --url also the proxy in front. Nothing is changed. The exit code is 1 if there is a problem.
cli-command-people = manage accounts: ratings, mutes, bans, closed tables, reports
cli-about-people = Manage the people on a server, also while it is running: changes take effect within about 15 seconds. Everything is logged.
cli-command-people-list = list all accounts with their mutes and bans
cli-command-people-reports = list the reports that people have sent
cli-command-people-log = list all decisions with who made them: mutes, bans, closed tables, roles
cli-command-people-ratings = list the ratings of people and bots for each game, best first
cli-command-people-close = close a table permanently
cli-command-people-mute = stop a person or address from chatting
cli-command-people-ban = ban a person or address (a person is signed out at once)
cli-command-people-lift = lift a mute or a ban
cli-command-people-role = make an account a moderator, or take that away
cli-command-people-rate-bots = let bots play each other, and rate them
cli-about-people-rate-bots = Let bots play each other as `fudaba arena` does, each pair on the same kingdoms and deals from both seats, and rate these games like rated tables. Ratings against bots then mean something from the start. Continues from the current ratings. The server may be running.
cli-command-play = play in the terminal, against bots or with others at the same screen
cli-about-play = Play a game. In a terminal this uses the full screen (? lists the keys). With --plain, or when input or output is not a terminal, it prints lines of text. Ctrl-C or q leaves the game and saves it; --resume continues it.
cli-command-replay = step through a saved game
cli-about-replay = Step through a saved game: forward, back, turn by turn, from any point of view. With --plain, print the whole game as text.
cli-command-lab = run scenario files and explain each step by its rules
cli-about-lab = The rules lab: run scenario files and see, rule by rule, what happens and why.
cli-command-lab-run = run scenarios and explain each step
cli-about-lab-run = Run scenarios and explain each step: what happened, why, and which rule says so.
cli-command-lab-ask = show the question at the end of a scenario, with all possible answers
cli-about-lab-ask = Run scenarios to their end and show the question there: all labels, how many may be chosen, and whether none may.
cli-command-lab-check = check scenario files without running them
cli-about-lab-check = Read scenario files without running them, and report mistakes.
cli-command-lab-from = write a moment of a saved game as a scenario
cli-about-lab-from = Write a moment of a saved game as a scenario file, to examine it in the lab or to play on from it (`fudaba play --from`).
cli-command-lab-link = print a link that carries a situation
cli-about-lab-link = Print the address at which the lab shows a scenario file: the whole situation stands in it. Usually it leads to the table in a tab, which needs no server.
cli-command-puzzle = solve puzzles: a situation with a goal, judged by the rules
cli-about-puzzle = Solve puzzles of our own, or those of files: a situation with a goal. The rules judge every line. Without a name all puzzles are listed. The exit code is 0 if all were solved or proved, else 1.
cli-command-kingdom = read or draw a kingdom, write it for other tools, list what to take out of the box
cli-about-kingdom =
    A kingdom of Dominion: as you list it in any form, or a random one.

    fudaba kingdom "Keller, Burggraben, Young Witch (Moat), Inspiring (Cellar), No Colonies"
    fudaba kingdom "First Game" --box --seats 4
    fudaba kingdom --sets seaside,empires --mix 1 --feel no_attacks --form temple-gates
cli-command-rules = list the rules with sources and tests, or show the rules for a card
cli-about-rules = The list of rules: what each says, where it is printed, and which tests cover it.
cli-command-simulate = let bots play many games and count the results
cli-about-simulate = Let bots play many games. Seats rotate from game to game. A game with several winning sides counts as a tie. The same seed gives the same result with any number of workers. Ctrl-C stops and shows the results so far.
cli-command-arena = let bots play each other on the same kingdoms, and rate them
cli-about-arena = Let bots play on the same kingdoms and deals, each from every seat, and rate them by who finished ahead of whom (Bradley-Terry model, Elo scale, 95 % intervals). At two-seat tables each pair stops as soon as the better bot is known; at larger tables all games are played. In team games one bot plays all seats of its team. The same seed gives the same result with any number of workers. Ctrl-C stops and shows the results so far.
cli-command-logs = read games of Dominion that were played elsewhere
cli-about-logs = Read logs of Dominion that were copied out of another client: tables over many games, and your own turns as positions.
cli-command-logs-read = read one game and show its decks
cli-about-logs-read = Read the log of one game. Several files are merged: the same game as different players saw it. Lines that cannot be read are listed.
cli-command-logs-stats = count cards, openings and wins over many games
cli-about-logs-stats = Read many logs and count: cards gained, openings, seats, kingdoms, opponents, each with its share of wins. Files that are not logs are listed; the exit code is then 1.
cli-command-logs-positions = write your own turns as positions
cli-about-logs-positions = Write each turn of the player whose hands the log names as a position to play on from, with its address in the lab. Each says what it knows and what it assumes.
cli-command-logs-replay = make a game file of a whole game
cli-about-logs-replay = Find choices and shuffles with which a game goes as the log says, and write a game file. It is brought along, not sealed: no seed proves it. If the log cannot be followed to its end, the turns before stand and the line where it stops is shown; the exit code is then 1.
cli-command-records = turn saved games into data
cli-about-records = Turn saved games into data.
cli-command-records-export = write one row per answer, as Parquet
cli-about-records-export = Replay saved games and write one row per answer: what the player knew, could choose and chose, and how the game ended. Seeds are not written. Games that cannot be replayed are listed and left out; the exit code is then 1.
cli-command-records-dataset = play games between bots and write them as a data set
cli-about-records-dataset = Play games between bots and write one row per answer, as Parquet files in a folder, with a data card. After Ctrl-C the same command goes on where it stopped, and with a larger --games it adds games. Games that stop with an error are kept in the folder ‘failed’; the exit code is then 1.
cli-command-config = show your own defaults and check their file
cli-about-config = Show which of your own defaults apply, and check the whole file. Arguments on the command line come first.
cli-command-study = find the best plans for a Dominion kingdom
cli-about-study = Search for good plans in a Dominion kingdom, let the best ones play each other, and show how often to play each plan, what each card is worth and how a typical game goes. The same seed gives the same study with any number of workers. Ctrl-C stops and shows the results so far.
cli-command-distil = turn what a search finds with a Dominion strategy into lines of its file
cli-about-distil = Let a strategy play itself while its turns are searched, and turn what the search finds better into lines: what to play first or last, choose, discard and keep. The lines are kept if the strategy wins with them, over whole games, against itself without them. The same seed gives the same lines with any number of workers. Ctrl-C while games are watched goes on with those so far; after that it stops and shows the results so far.
cli-command-import = convert DominionSim's buy rules to strategy files
cli-about-import = Convert buy rules of DominionSim, as it saves them (XML), to strategy files. A rule that asks for something without a word here is left out and named. Without --out, a single list is printed, and several are listed.
cli-arg-import-file = XML file of DominionSim: one player or a collection
cli-arg-import-out = folder to write to, one file for each list
cli-arg-import-only = only lists with this text in their name
cli-arg-import-force = replace files that exist
cli-import-list = { $name }: { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}{ $left ->
    [0] {""}
   *[other] , { $left } left out
}
cli-import-whole = { $whole } of { $lists } lists lose none of their rules.
cli-import-lacking = Without a word here, and in how many rules: { $words }.
cli-import-choose = { $lists } lists. Choose some with --only, or write them all with --out DIR.
cli-import-wrote = wrote { $file }: { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
cli-import-left-out = { $name }: left out { $rule } (no word for it)
cli-command-completion = print a completion script for your shell
cli-about-completion = Print the script that lets a shell complete Fudaba's commands and options. bash: eval "$(fudaba completion bash)" in ~/.bashrc, and likewise for zsh in ~/.zshrc. fish: fudaba completion fish > ~/.config/fish/completions/fudaba.fish
cli-arg-completion-shell = bash, zsh, fish or powershell
cli-command-bench-agent = measure an agent at the fixed tasks
cli-about-bench-agent = Measure an agent at the tasks that all use to compare agents: how many of the games it wins, with the interval of 95 %. The same agent gives the same scores. A leaderboard keeps them.
cli-command-review = review a finished game: where it was lost, and what would have been better
cli-about-review = Review a game: each player's chance to win turn by turn, from what that player could know, and the costliest mistakes with a better answer for each. Only clear mistakes are listed (95 % interval of the cost above 0): of the chance to win, or in Dominion of what a turn brought. The review is saved beside the game as NAME.review.json. Ctrl-C prints what has been found so far; the same command then continues.
cli-command-where = show where a card's code, texts, tests and rules are
cli-about-where = Show where the code, the texts, the scenarios and tests, and the rules of a card are.
cli-command-new-card = start a new card: its function, its texts, a failing scenario
cli-about-new-card = Add the skeleton of a new card to a checkout: its function, its text in both languages, and a scenario that fails until the card works.
cli-command-verify = check a game file: legal answers, same result, matching seed
cli-about-verify = Replay the game in a file and check it. Prints the digest of the final state; fails if the seed does not match its commitment, an answer is illegal, or the result differs.
cli-command-cards = list the cards of a game with costs, types and texts
cli-about-cards = List the available cards in both languages, and count for each set how many of the printed cards are available.

## What the arguments of the commands are, in their help

cli-arg-lang = language of all output (default: FUDABA_LANG, else the system language)
cli-arg-option = table option (repeatable)
cli-arg-table-help = show this help and exit; after a game's name, the help for that game
cli-arg-cards = Python file with your own cards, with its texts beside it (repeatable). The file is code and runs with your rights: use only files you trust
cli-arg-workers = number of processes (default: one per core)
cli-arg-cluster = run on a Ray cluster instead: auto, or its address
cli-arg-json = print { $shape }
cli-arg-records-force = overwrite files that already exist
cli-arg-dataset-out = folder of the data set
cli-arg-dataset-bots = bots, separated by commas (default: { $usual } in every seat)
cli-arg-dataset-part = number of games per file (default: { $usual })
cli-arg-dataset-force = start over in a folder that holds another data set
cli-arg-tests = folder with the tests (default: tests, if it exists)
cli-arg-switch-list = separated by commas (default: { $usual })
cli-arg-switch-none = none
cli-arg-switch-values = { $values } (default: { $usual })
cli-arg-switch-range = { $least } to { $most }
cli-arg-switch-rule = { $values }, see { $rule }
cli-arg-switch-of = { $name } ({ $game }): { $values }
cli-arg-switch = { $name }: { $values }
cli-arg-switch-ruling = { $name }: { $values }. { $ruling }
cli-arg-game = one of: { $games }
cli-arg-cards-game = game (default: all games)
cli-arg-cards-card = show only this card, by name or id
cli-arg-cards-set = list only the cards of this set
cli-arg-record = game file
cli-arg-agent = the agent: a Python file with a policy or a bot, or the name of a bot
cli-arg-tasks = the tasks, with commas between them; usually all
cli-arg-bench-games = how many games each task has (default: { $usual })
cli-arg-board = the leaderboard into which the scores are put
cli-bench-score = { $task }: wins { $won } % of { $games } games ({ $low } to { $high })
cli-arg-simulate-bots = one bot per seat, separated by spaces or commas: a bot's name or a strategy file
cli-arg-simulate-games = number of games (default: { $usual })
cli-arg-seed = random seed (default: { $usual })
cli-arg-save-errors = folder for the files of games that fail
cli-arg-save-games = folder for the files of all finished games
cli-arg-until-settled = with two bots: stop as soon as one is clearly better (by 5 % or more, at 5 % error)
cli-arg-solitaire = instead, let each bot play alone (Dominion): the turn of each Province, and the $ and Buys of each turn
cli-arg-curves = also show figures by turn and the cards gained, as a table
cli-arg-out = write .csv, .parquet or .html (see below), by the ending of the file name
cli-arg-csv = write one row per player and game, as CSV
cli-arg-simulate-parquet = write one row per player and game, as Parquet
cli-arg-html = write an HTML page with plots
cli-arg-arena-bots = bots or strategy files, separated by commas (default: the three levels); a bot named several times may sit at a table that often
cli-arg-arena-seats = seats per table (default: { $usual })
cli-arg-arena-kingdoms = number of kingdoms (default: { $usual })
cli-arg-arena-on = use these kingdoms instead, each written as for --kingdom
cli-arg-arena-deals = deals per kingdom (default: { $usual })
cli-arg-arena-all = play all games, even when the better bot is known
cli-arg-arena-resume = save each finished game to this file, and continue from the games in it
cli-arg-arena-parquet = write one row per game, as Parquet
cli-arg-review-seat = review only this player's answers
cli-arg-review-care = multiply the number of rollouts by this (default: { $usual })
cli-arg-review-again = review again, even if a saved review exists
cli-arg-rules-what = a game, a rule id, or a card
cli-arg-rules-complete = fail if a rule has no test
cli-arg-rules-cited = count how many log lines of saved games (from `simulate --save-games`) cite a rule; fail below 98 % in a game
cli-arg-rules-faq = count the sentences of the rulebooks' FAQs by what covers them: for a game, a set (--set), a card id, or one sentence (FAQ-moat-3)
cli-arg-rules-set = with --faq: list the sentences on one expansion
cli-arg-lab-files = scenario file, folder of *.yaml files, or - for standard input
cli-arg-lab-brief = print one line per scenario, without the steps
cli-arg-lab-as = show only what this seat may know (default: all)
cli-arg-puzzle = a puzzle’s name as the list has it, or a file of puzzles (docs/puzzles.md); or `make GAME`: find new puzzles in games between bots
cli-arg-puzzle-today = solve today’s puzzle
cli-arg-puzzle-prove = let the solver prove the puzzles instead (all of ours without a name)
cli-arg-puzzle-positions = how many positions the solver looks at (default: { $usual }); with make, for one situation (default: { $making })
cli-arg-puzzle-count = with make: how many puzzles to find (default: { $usual })
cli-arg-puzzle-seed = with make: the seed of the games (default: { $usual })
cli-arg-puzzle-games = with make: how many games to play at most (default: { $usual })
cli-arg-puzzle-sets = with make: the sets that Dominion’s kingdoms are drawn from
cli-arg-puzzle-out = with make: the file to write (default: print); one that is there already is gone on with
cli-arg-kingdom-list = cards and landscapes in any form, language and order, the address of another tool, a kingdom’s name, or a file; - for what is typed or piped in
cli-arg-kingdom-seed = fixes what is drawn at random
cli-arg-kingdom-form = print it in one form: { $forms }
cli-arg-kingdom-names = the language of the names that are printed: { $languages }
cli-arg-kingdom-box = list what to take out of the box
cli-arg-kingdom-seats = for how many players the list is
cli-arg-lab-ask-at = after step N, counting through all branches; 0 is before the first step
cli-arg-tab-out = the folder; what it holds of an earlier one is replaced
cli-arg-tab-cache = where what is fetched is kept
cli-arg-lab-link-file = a scenario file; - for what is typed or piped in
cli-arg-lab-link-to = where the page is
cli-arg-lab-link-server = it is a server, not a table in a tab
cli-arg-lab-link-embed = print what shows it in a page of your own (an iframe)
cli-arg-lab-at = after the first N answers (default: all)
cli-arg-records-sources = a game file, a folder of them (from `simulate --save-games`), or a server's storage (its folder, or postgresql://…), from which finished games are read
cli-arg-records-parquet = file to write
cli-arg-records-as = write logs in the form of another client instead
cli-arg-records-viewer = with --as: the player who sees the log, by name or number from 1 (default: nothing is hidden)
cli-arg-records-out = with --as: folder to write to, one file per game (default: print)
cli-arg-logs-files = a log (text or HTML), a folder of *.txt files, or - for standard input
cli-arg-logs-kingdom = Kingdom cards and landscapes, which a log does not say (names or ids with commas)
cli-arg-logs-player = only this player's games or turns
cli-arg-logs-parquet = also write one row per player and game, as Parquet
cli-arg-logs-rows = rows of each table (default: { $usual })
cli-arg-logs-out = folder to write the positions to, as scenario files
cli-arg-logs-to = game file to write
cli-arg-logs-seconds = seconds per pass over the log (default: { $usual })
cli-arg-records-whole-view = add the column view: all that the player could see, as JSON (about 3 kB per row)
cli-arg-serve-host = address to listen on (default: 127.0.0.1; use 0.0.0.0 to allow other machines)
cli-arg-serve-port = port (default: { $usual })
cli-arg-serve-between = with --database: this machine's address for other servers of the same database (default: 127.0.0.1, for servers on this machine)
cli-arg-serve-open = open the page in the browser
cli-arg-serve-workers = processes for bots (default: one per core, minus one, at most { $most })
cli-arg-serve-name = host name of this server (repeatable)
cli-arg-serve-origin = another page that may connect (repeatable)
cli-arg-serve-behind-proxy = trust the client addresses that this proxy reports
cli-arg-serve-sockets = maximum number of connections per address
cli-arg-serve-pace = seconds that a bot waits before it answers
cli-arg-serve-no-compile = don't build faster machine code in the background
cli-arg-serve-metrics = serve Prometheus metrics at /metrics, to this machine only or to everyone
cli-arg-serve-data = folder for the games (default: { $usual })
cli-arg-serve-database = store the games in PostgreSQL instead: postgresql://…
cli-arg-serve-config = TOML file with settings and limits; the command line overrides it (packaging/fudaba.toml lists them all)
cli-arg-tables-backup = file to write; must not exist yet
cli-arg-tables-export = folder to write to
cli-arg-tables-running = include unfinished games, with their seeds
cli-arg-tables-import = game files, as written by `tables export` or saved after a game
cli-arg-tables-from = a folder, or postgresql://…
cli-arg-tables-to = a folder or postgresql://…; must be empty
cli-arg-doctor-url = address at which browsers reach the running server through its proxy
cli-arg-people-table = the table's address, or the end of it: /t/…
cli-arg-people-who = an account name, or an address (for IPv6 a network: /64)
cli-arg-people-days = number of days (default: permanently)
cli-arg-people-reason = reason, shown to the person concerned
cli-arg-people-reason-table = reason, shown to everyone at the table
cli-arg-people-kind = what to lift
cli-arg-people-name = an account name, or person:ID
cli-arg-people-role = moderator: may use the page /moderation; none: takes that away
cli-arg-people-bots = bots, separated by commas (default: the three levels)
cli-arg-study-kingdom = a kingdom's name, or Kingdom cards and landscapes separated by commas
cli-arg-study-games = number of games in the search (default: { $usual })
cli-arg-study-deals = deals per pair of plans, each played from both seats (default: { $usual })
cli-arg-study-time = stop the search after this time, when the current generation is done
cli-arg-study-plan = write the best plan as a strategy file
cli-arg-distil-list = a strategy file, or the name of a strategy that comes with Fudaba
cli-arg-distil-into = write the strategy with its new lines, if it wins with them
cli-arg-distil-games = number of games to watch (default: { $usual })
cli-arg-distil-deals = deals in the race that decides, each played from both seats (default: { $usual })
cli-arg-distil-against = also play against this strategy: as it is, distilled, and with its turns searched
cli-arg-distil-compared = deals for each of these, each played from both seats (default: { $usual })
cli-arg-play-resume = continue a saved game; it is saved to the same file
cli-arg-play-from = start a new game from a saved game, or from the end of a scenario (.yaml); cards that no one knew are shuffled again
cli-arg-play-at = with --from: after the first N answers
cli-arg-play-save = file to save to (default: a new file here, fudaba-<game>-<date>-<time>.json)
cli-arg-play-no-save = don't save a finished game; a game you leave early is still saved
cli-arg-play-seats = who sits where, in turn order: 'you' (also several times), 'bot', a bot's name, or a Python file with a bot (default: you and as many bots as suit the game)
cli-arg-play-level = bot level: gentle makes mistakes now and then, steady plays to a plan (default), strong thinks ahead for about a second
cli-arg-play-names = names of the seats, separated by commas
cli-arg-play-seed = random seed (default: random)
cli-arg-play-undo = what can be undone: your last answer unless something was revealed since (own, the default), any answer (free), or nothing (off)
cli-arg-play-fast = bots answer at once
cli-arg-play-confirm = keys only choose; Enter confirms
cli-arg-replay-as = point of view: a seat's name or number, 'public' (public information, the default), or 'all' (all hands, finished games only)
cli-arg-replay-at = start after the first N answers
cli-arg-theme = colour theme (default: that of the terminal)
cli-arg-plain = plain lines of text, for pipes and screen readers
cli-arg-where-card = card id or name, for example "Draw 2"
cli-arg-where-game = game, if several games have a card of that name
cli-arg-new-card-name = name as printed on the card, for example "Late Guest"
cli-arg-new-card-root = the checkout (default: here)
cli-arg-new-card-own = write your own card to this Python file and the files beside it, instead of a checkout
cli-table-options = table options
cli-table-options-of = The options of a game are listed after its name: { $command }
cli-example = example: { $command }
cli-more-lab-run =
    example:
      fudaba lab run tests/scenarios/bridge_over/example.yaml --lang ja

    A scenario file looks like this (see docs/scenario_format.md):

    { $scenario }
    exit code: 0 all scenarios pass, 1 a scenario fails or one of your own cards is unfinished, 2 a file is wrong
cli-more-rules =
    examples:
      fudaba rules bridge_over
      fudaba rules BRG-030 --lang ja
      fudaba rules Enchantress
      fudaba rules --json --complete
      fudaba rules dominion --faq --set seaside
      fudaba rules --cited games/

    exit code: 0 success; 1 a test names an unknown rule, or (--complete) a rule or sentence has no test;
    2 unknown game, rule or card, or (--complete) no folder of tests
cli-more-config =
    # the file: FUDABA_CONFIG, or config.toml in your settings folder
    lang = "ja"
    workers = 2

    { "[" }simulate]
    games = 1000

    { "[" }records.export]
    force = true

    # keys: the long names of the arguments; lang, workers and cluster hold
    # for every command that has them
cli-more-records-export = columns:

## The columns of `fudaba records export`

records-column-game_id = name of the game: its file's name, or that of the server's table
records-column-game = the name of the game
records-column-rules = version of the rules
records-column-seats = number of players
records-column-options = table options, as JSON
records-column-number = number of the answer, from 0
records-column-turn = number of turns begun, by all players
records-column-own_turn = number of turns begun by the player who answered, without extra turns
records-column-seat = seat that answered
records-column-player = name of the player who answered
records-column-owner = seat that the rules ask to choose
records-column-kind = kind of question
records-column-about = card that asks, or empty
records-column-least = minimum number of choices
records-column-most = maximum number of choices
records-column-offered = the options: verb, card, word, player or number
records-column-chosen = indices of the chosen options, in order
records-column-hand = cards in the answering player's hand, as that player saw them
records-column-public = public counters, as JSON
records-column-private = counters known only to the answering player, as JSON
records-column-score = final figure that ranked the answering player; null if the game did not end
records-column-won = whether the answering player won, alone or with others; null if the game did not end
records-column-winners = winning seats

## What a command refuses

cli-needs-extra = { $command } needs the optional extra '{ $extra }'. Install it with: pip install 'fudaba-core[{ $extra }]'
cli-refused-near = unknown { $given }; did you mean { $near }?
cli-refused-choice = unknown { $given }; choose from { $known }
cli-refused-required = the following arguments are required: { $arguments }
cli-refused-unrecognized = unrecognized arguments: { $arguments }
cli-refused-value = { $argument }: invalid value { $value }
cli-refused-no-value = { $argument }: expected a value
cli-refused-together = { $argument } can't be combined with { $other }
cli-kingdom-named = { $name }:
cli-kingdom-brought = + { $card } (for { $cause })
cli-kingdom-used = + { $card }
cli-kingdom-left = { $card }: chosen at random at every table; the list’s choice does not count: { $chosen }
cli-progress = { $share }
cli-progress-counted = { $done } of { $total } ({ $share })
records-problem-there = { $file } already exists. Overwrite it with --force.
records-problem-no-dataset = { $folder } holds something else. Choose a new folder.
records-problem-other-dataset = { $folder } holds another data set. It differs in: { $what }. Choose another folder, or start over with --force.
records-dataset-stopped = Stopped after { $games } of { $asked } games. The same command goes on from here.
records-dataset-made = { $folder }: { $games } games, { $failed } of them stopped with an error
records-card-title = { $game }: games between { $bots }
records-card-what = { $games } games in { $rows } rows, one row per answer. A game has { $turns } turns on average, those of all players together. Made by:
records-card-how = Fudaba { $fudaba }, version { $rules } of the rules, version { $schema } of the columns. Games that stopped with an error and are not included: { $failed }. The seed fixes every game, and the players change seats from game to game.
records-card-player = player
records-card-games = seats taken
records-card-won = won, alone or shared
records-card-read = To read it:
records-card-column = column
records-card-meaning = meaning
records-card-hidden = A row holds only what the answering player could know. The seeds of the games are not in the rows.
config-none = No defaults of your own. Write them into { $file }.
config-file = { $file }:
config-in-force = Defaults from { $file }: { $given }
config-problem-toml = { $file } can’t be read: { $what }
config-problem-command = { $file }, line { $line }: there is no command ‘{ $key }’.
config-problem-table = { $file }, line { $line }: ‘{ $key }’ must be a table, such as [{ $key }].
config-problem-key = { $file }, line { $line }: ‘fudaba { $command }’ has no argument ‘{ $key }’.
config-problem-value = { $file }, line { $line }: ‘{ $key }’ can’t be { $value }.
