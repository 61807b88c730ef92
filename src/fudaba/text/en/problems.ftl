### What cannot be, and why: tables, records, files and answers. A game's own are in its file.

problem-near = { $problem } Did you mean ‘{ $near }’?
problem-known = { $problem } Choose from { $known }.
problem-at = { $place }: { $problem }

## A table

problem-no-game = There is no game ‘{ $game }’.
problem-no-option = There is no option ‘{ $option }’.
problem-option-text = The option ‘{ $option }’ must be text, not ‘{ $value }’.
problem-option-range = The option ‘{ $option }’ must be a number from { $least } to { $most }, not ‘{ $value }’.
problem-option-value = The option ‘{ $option }’ can't be ‘{ $value }’; choose from { $values }.
problem-pair = Write an option as { $form }, not as ‘{ $given }’.
problem-seed = The seed is not valid Unicode text.
problem-earlier = The answer counts of earlier seeds must increase.
problem-seats = { $game } is for { $least } to { $most } players, not { $number }.
problem-seats-before = That game has { $seats } seats.
problem-my-seat = Exactly one seat must be your own.
problem-no-card = There is no card ‘{ $card }’.
problem-no-kingdom = There is no kingdom ‘{ $card }’.
problem-no-set = There is no set ‘{ $set }’.
problem-no-type = There is no type ‘{ $type }’.
problem-no-contest = An arena needs at least one kingdom, one deal and one worker.
problem-checkpoint-other = { $file } has games with other bots, seats, options, seed or rules. Choose another file.
problem-checkpoint-unreadable = { $file } can't be continued: { $error }
problem-few-bots = This table needs { $sides } bots, at least two of them different.
problem-no-bot = There is no bot ‘{ $bot }’.
problem-no-task = There is no task ‘{ $task }’.
problem-bench-games = An agent is measured in one game at least, not in { $number }.
problem-bot-interactive = The bot ‘{ $bot }’ was defined in an interactive session and can't be sent to other processes. Put it in a file, or use one worker.
problem-bot-not-picklable = The bot ‘{ $bot }’ can't be sent to other processes: { $error }. Define it at the top of a module, or use one worker.
problem-bots =
    { $number ->
        [one] One bot was given, but there are { $seats } seats.
       *[other] { $number } bots were given, but there are { $seats } seats.
    }
problem-names =
    { $number ->
        [one] One name was given, but there are { $seats } seats.
       *[other] { $number } names were given, but there are { $seats } seats.
    }
problem-draws-anew = An environment needs the same cards in every game, but this kingdom draws new ones each time.

## A situation, as scenarios have it

problem-situation = The position can't be read: { $what }.
problem-situation-seats = The position has more than { $seats } seats.
problem-situation-players = The position is for { $number } players, not { $seats }.
problem-no-seat-of = There is no seat { $seat } at a table of { $seats }.
problem-no-card-here = There is no card ‘{ $card }’ at this table.
problem-too-few-cards = There are not enough copies of ‘{ $card }’ at this table.
problem-one-card = There is only one card ‘{ $card }’.
problem-bound-cards = Too many cards: at most { $most } are allowed.
problem-bound-number = { $number } is too large: at most { $most } is allowed.
problem-bound-total = The numbers in this position add up to more than { $most }.
problem-bound-depth = Lists and mappings are nested more than { $most } deep.
problem-bound-options = Too many options: at most { $most } are allowed.
problem-bound-word = A name, a seed or an option's value is longer than { $most } characters.
problem-bound-answers = Too many answers: at most { $most } are allowed.
problem-no-place = There is no place ‘{ $place }’.

## An answer

problem-no-pick = There is no option { $pick }; options are numbered 0 to { $most }.
problem-pick-twice = The same option was chosen twice.
problem-picks = { $number } chosen, but you must choose { $least } to { $most }.
problem-together = Only ‘{ $verb }’ options can be chosen together.
numbers-from-to = { $least } … { $most }
problem-not-offered = ‘{ $label }’ is not one of the options.
problem-several = ‘{ $label }’ is ambiguous: { $meant }.
problem-offered = { $times ->
    [one] ‘{ $label }’ can be chosen only once.
   *[other] ‘{ $label }’ can be chosen only { $times } times.
}
problem-action = Action { $action } ({ $name }) is not legal now.

## A record

problem-in-file = { $file }: { $problem }
problem-by-system = System error: { $problem }
problem-not-json = Not valid JSON: { $what }.
problem-format = The format is ‘{ $found }’, but ‘{ $format }’ is needed.
problem-not-record = Not a game file: { $what }.
problem-other-game = This is a game of { $found }, not of { $game }.
problem-rules = It was made with version { $found } of the rules; the current version is { $rules }.
problem-earlier-answers = { $number } answers should come before the change of seed, but some are missing.
problem-after-end = Answer { $number } comes after the end of the game.
problem-answer = Answer { $number }: { $problem }
problem-goes-on = Answer { $number } comes in the middle of an effect: a game can't continue with another seed from there.
problem-committed = The seed does not match its commitment.
problem-not-ended = The file has a final state, but its answers do not end the game.
problem-final = The final state is { $found }, but the file says { $recorded }.
problem-no-answers = There are no answers in these files.

## Files

problem-no-file = File not found: { $file }.
problem-no-folder = Folder not found: { $folder }.
problem-games-there = There are already games in { $folder }. Choose another folder.
problem-not-folder = { $file } is not a folder.
problem-file-kind = The ending of { $file } doesn't say what to write.
problem-file-there = { $file } already exists.
problem-no-records = There are no *.json files in { $folder }.
problem-import = { $file } has no buy rules of DominionSim: an XML file with <player> was expected.
problem-import-xml = { $file } is not valid XML: { $what }.
problem-import-none = { $file } has no list with ‘{ $text }’ in its name.
problem-import-exists = { $file } exists already. Choose another folder, or replace it with --force.
problem-unreadable = { $file } can't be read: { $what }.
problem-not-text = { $file } is not UTF-8 text.
problem-not-toml = { $file } is not valid TOML: { $what }.

## Simulations

problem-no-games = At least one game and one worker are needed.
problem-workers = The number of workers must be 1 to { $most }, not { $number }.
problem-which-bots = No bots were given.
problem-needs-extra = This needs { $what }: { $command }
problem-needs-polars = Writing Parquet needs Polars: { $command }
problem-no-class = { $file } has no class ‘{ $name }’.
problem-class-no-bot = { $name } in { $file } is not a bot: it has no method answer(ask, view).
problem-several-bots = { $file } has several bots; choose one of them.
problem-file-no-bot = { $file } has no bot: it needs a class with a method answer(ask, view) that is created with a seed.
problem-file-fails = { $file } fails with an error: { $error }
problem-settled-two = Stopping early works only with two bots.
problem-solitaire-game = Only Dominion can be played alone.
problem-solitaire-with = { $option } doesn't go with --solitaire.
problem-needs-ray = A cluster needs Ray: { $command }
problem-no-cluster = No cluster at { $address }: { $error }

## Strategy files

problem-condition = ‘{ $text }’ is not a valid condition.
problem-long-condition = ‘{ $text }’ is too long: a condition has at most { $most } parts, nested at most { $deepest } deep.
problem-must-texts = ‘{ $word }’ must be text, or a list of texts.
problem-name-and-lines = ‘{ $word }’ can't stand beside { $sort } lines. Give the strategy its name with ‘{ $instead }’.
problem-no-choice = No question about { $card } offers ‘{ $word }’.
problem-names-nothing = { $card } doesn't let anyone name a card.
problem-type-no-card = ‘{ $type }’ is not a card but a group of cards. Name a card here.
problem-no-condition = ‘{ $text }’ is not a condition: it must compare something, as in ‘coins >= 6’.
problem-in-condition = ‘{ $text }’ can't be used in a condition.
problem-no-figure = There is no figure ‘{ $figure }’.
problem-no-word = There is no ‘{ $word }’ here.
problem-must-text = ‘{ $word }’ must be text.
problem-must-card = ‘{ $word }’ must be the name of a card.
problem-must-time = ‘{ $word }’ must be a number of seconds, 0 or more.
problem-kingdom-twice = The kingdom is already given ({ $kingdom }): leave out ‘{ $option }’.
problem-must-number = ‘{ $word }’ must be a whole number above 0.
problem-deep-import = { $file } is imported through more than { $most } files.
problem-no-file-name = No file can be called { $file }.
problem-imports-itself = ‘{ $file }’ imports itself, directly or through other files.
problem-no-buy = There must be at least one { $word }.
problem-no-number = ‘{ $text }’ is a condition, not a number.
problem-must-bool = ‘{ $word }’ must be true or false.
problem-not-tables = ‘{ $word }’ must be a list of tables, { $sort }.
problem-not-table = ‘{ $word }’ must be a table, { $sort }.
problem-own-word = ‘{ $word }’ can't be used as your own word.
problem-no-way = { $card } is not a Way.
problem-not-bought = { $card } can't be bought: only cards, Events and Projects can be listed here.
problem-not-buy = It must be a table, { $word }.

## New cards

problem-new-no-id = The name ‘{ $name }’ must begin with a letter.
problem-new-name = ‘{ $name }’ can't be a card's name: use only letters, digits, spaces and ' + - ! ?.
problem-new-there = The card ‘{ $card }’ already exists; see { $command }.
problem-new-template = { $game } has no template for new cards.
problem-new-checkout = { $folder } is not a checkout of the project. To write a card of your own without one, use --own FILE.
problem-new-in-file = The card ‘{ $card }’ is already in { $file }.
problem-new-unknown = { $game } has no printed card ‘{ $card }’.
problem-new-unprinted = { $game } has no printed card ‘{ $card }’. For a card of your own, use --own FILE; a printed one is first listed in facts/catalogue.toml.
problem-new-file = { $file } can't hold cards: its name must be one word of letters, digits and _, ending in .py.
problem-new-message = { $file } has no message { $pattern } to put the new one after.

## The server

server-problem-listen = Can't listen on { $host }, port { $port } ({ $what }). Choose another port with --port.
server-problem-no-games = There are no games in { $folder }: { $file } is missing.
server-problem-write = Can't write to { $folder }: { $what }.
server-problem-in-use = Another server is using { $folder }.
server-problem-address = { $database }:// is not a PostgreSQL address. Use postgresql://user@host/name.
server-problem-address-wrong = The database address can't be read: { $what }. Use postgresql://user@host/name.
server-problem-away = Can't connect to the database { $database }: { $what }
server-problem-empty = There are no games in { $database }.
server-problem-not-empty = There are already games in { $database }.
server-problem-old = { $database } runs PostgreSQL { $version }; { $oldest } or later is needed.
server-problem-encoding = { $database } uses the encoding { $encoding }; UTF8 is needed (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).
server-problem-refused = The database { $database } reports an error: { $what }
server-problem-database = { $file } is not a Fudaba database.
server-problem-later = { $file } was written by a newer Fudaba ({ $version }; this one reads up to { $known_version }).
server-problem-config = The settings in { $file } can't be read: { $what }
server-problem-config-key = Unknown setting ‘{ $key }’ in { $file }. Did you mean { $meant }?
server-problem-no-rule = There is no rule ‘{ $rule }’.
server-problem-no-draws = { $game } has no cards that are drawn for each table.
server-problem-no-lesson = { $game } has no such starter game.
server-problem-brought-along = A game that was brought along can be replayed, but not kept as a table.
server-problem-slow = This table would take too long to set up.
server-problem-lesson = The starter game of { $game } is for one player and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}.
server-problem-push-service = ‘{ $service }’ is not a push service. Use push.example, *.push.example or https://push.example:8443.

## The terminal

terminal-problem-which-game = Which game?
terminal-problem-nobody = ‘{ $word }’ is neither you nor a known bot.
terminal-problem-name = ‘{ $name }’ can't be a name: use 1 to { $most } characters.
terminal-problem-same-name = Two seats can't both be called ‘{ $name }’.
terminal-problem-seats = { $number } seats are given, but the saved game has { $seats }.
terminal-problem-fixed = { $given } can't change a saved game.
terminal-problem-answers = The game has answers 0 to { $most }, not { $number }.
terminal-problem-all-hands = All hands can be shown only after the game.
terminal-problem-at = --at is for saved games: a scenario always continues from its end.
terminal-problem-at-what = --at needs --from.
terminal-problem-scenario = The scenario ‘{ $title }’ fails before the moment where the game would continue.
terminal-problem-over = The game is over at the end of the scenario ‘{ $title }’.
terminal-problem-no-seat = There is no seat ‘{ $seat }’.
terminal-problem-save-nameless = Can't save to a file without a name.
terminal-problem-save-folder = Can't save to { $file }: there is no folder { $folder }.
terminal-problem-save-unwritable = Can't save to { $file }: it can't be written.
terminal-problem-save-odd = Can't save to { $file }: it is not an ordinary file.
terminal-problem-save-other = Can't save to { $file }: it already exists and is not a game file.

## Cards of somebody's own

problem-own-cards = This game uses cards from { $files }, which are not loaded in the same version. Load them with --cards.
problem-cards-same-name = { $file } has the same name as { $other }, which is already loaded. Rename one of them.
problem-cards-no-python = { $file } is not a Python file: its name must end in .py.
problem-cards-fail = { $file }, line { $line }: { $error }
problem-cards-stopped = { $function } ({ $where }) stopped: { $what }
problem-cards-endless = { $function } ({ $where }) didn't finish after { $seconds } seconds.
problem-cards-no-text = { $message } has no text. Add it to the text files beside the card.
problem-cards-none = { $file } declares no card.
problem-cards-game = { $file }: cards of your own are for Dominion, not for { $game }.
problem-cards-text = { $file } has a card without a text. Add { $message } to { $beside }.
problem-cards-unwritten = { $message } still has to be written.
problem-cards-figure = { $card }: { $figure } is only in the code or only in the English text, not in both.
problem-cards-no-card = { $file }: { $message } belongs to no card in this file.
problem-cards-fluent = { $file }, line { $line }: not valid Fluent. { $why }
problem-cards-message = { $file }, line { $line }: the id { $message } is already taken, or does not begin with { $game }-.
problem-cards-name = { $file }: { $card } has the name { $name }, like another card.
problem-cards-cluster = Your own cards can't be sent to a cluster. Use --workers.

## What the system says

system-enoent = there is no such file or folder
system-eexist = a file of that name already exists
system-eisdir = it is a folder, not a file
system-enotdir = part of the path is a file, not a folder
system-eacces = permission denied
system-eperm = not permitted
system-erofs = read-only file system
system-enospc = the disk is full
system-enametoolong = the name is too long
system-eaddrinuse = already in use by another program
system-eaddrnotavail = this machine has no such address

## The table in a tab

tab-problem-page = The table for browsers is not built here: run `make web`.
tab-problem-folder = { $folder } has other files in it: name a folder that is new, empty, or one that this command has made.
tab-problem-node = Node is needed to compile Python for the browser: { $command }
tab-problem-command = { $command } failed: { $what }
