### What cannot be, and why: tables, records, files and answers. A game's own are in its file.

problem-near = { $problem } Did you mean ‘{ $near }’?
problem-known = { $problem } Choose from { $known }.
problem-at = { $place }: { $problem }

## A table

problem-no-game = There is no game ‘{ $game }’.
problem-no-option = There is no option ‘{ $option }’.
problem-option-text = The option ‘{ $option }’ must be a text, not ‘{ $value }’.
problem-option-range = The option ‘{ $option }’ must be a number from { $least } to { $most }, not ‘{ $value }’.
problem-option-value = The option ‘{ $option }’ cannot be ‘{ $value }’; possible are { $values }.
problem-pair = An option is given as { $form }, not as ‘{ $given }’.
problem-seed = The seed is not Unicode text.
problem-earlier = The numbers of answers that were given with earlier seeds do not grow.
problem-seats = { $game } is for { $least } to { $most } players, not { $number }.
problem-seats-before = That game has { $seats } seats.
problem-my-seat = Exactly one seat is for the player who opens the table.
problem-no-card = There is no card ‘{ $card }’.
problem-no-set = There is no set ‘{ $set }’.
problem-no-type = There is no type ‘{ $type }’.
problem-no-contest = A contest is on at least one kingdom and one deal, with at least one worker.
problem-checkpoint-other = { $file } has games of something else (other bots, seats, options, seed or rules): name another file.
problem-checkpoint-unreadable = { $file } cannot be gone on from: { $error }
problem-few-bots = At such a table { $sides } bots meet: name that many, at least two of them different.
problem-no-bot = There is no bot ‘{ $bot }’.
problem-no-task = There is no task ‘{ $task }’.
problem-bench-games = An agent is measured in one game at least, not in { $number }.
problem-bot-interactive = The bot ‘{ $bot }’ cannot be sent to other processes, since it was defined in an interactive session: put it into a file, or use one worker.
problem-bot-not-picklable = The bot ‘{ $bot }’ cannot be sent to other processes: { $error }. Define it at the top of a module, or use one worker.
problem-bots =
    { $number ->
        [one] A bot is named for one seat, but there are { $seats }.
       *[other] Bots are named for { $number } seats, but there are { $seats }.
    }
problem-names =
    { $number ->
        [one] A name is given for one seat, but there are { $seats }.
       *[other] Names are given for { $number } seats, but there are { $seats }.
    }
problem-draws-anew = An environment needs the same cards in every game, and this kingdom draws some anew each time.

## A situation, as scenarios have it

problem-situation = The situation cannot be read: { $what }.
problem-situation-seats = The situation has something for more than { $seats } seats.
problem-situation-players = The situation is for { $number } players, not { $seats }.
problem-no-seat-of = There is no seat { $seat } at a table of { $seats }.
problem-no-card-here = There is no card ‘{ $card }’ at this table.
problem-too-few-cards = There are not that many cards ‘{ $card }’ at this table.
problem-one-card = There is only one card ‘{ $card }’.
problem-bound-cards = These are too many cards for a game: at most { $most } may be laid out.
problem-bound-number = { $number } is too large here: at most { $most } may be said.
problem-bound-total = All numbers of the situation together come to more than { $most }.
problem-bound-depth = More than { $most } lists and mappings lie within each other here.
problem-bound-options = There are more than { $most } options.
problem-bound-word = A name, a seed or the value of an option has more than { $most } characters.
problem-bound-answers = There are more than { $most } answers.
problem-no-place = There is no place ‘{ $place }’.

## An answer

problem-no-pick = There is no option { $pick }: they go from 0 to { $most }.
problem-pick-twice = The same option is chosen twice.
problem-picks = { $number } chosen, but at least { $least } and at most { $most } must be.
problem-together = Only ‘{ $verb }’ may be chosen several at once.
numbers-from-to = { $least } … { $most }
problem-not-offered = ‘{ $label }’ is not offered.
problem-several = ‘{ $label }’ may mean { $meant }.
problem-offered = ‘{ $label }’ is offered only { $times } times.
problem-action = Action { $action } ({ $name }) is not legal now.

## A record

problem-in-file = { $file }: { $problem }
problem-by-system = The system refuses: { $problem }
problem-not-json = This is not JSON: { $what }.
problem-format = The format is ‘{ $found }’, but this program reads ‘{ $format }’.
problem-not-record = This is not a record: { $what }.
problem-other-game = This is a record of { $found }, not of { $game }.
problem-rules = It was made with version { $found } of the rules, and these are version { $rules }.
problem-earlier-answers = { $number } answers were given before it went on with another seed, but not all of them are here.
problem-after-end = Answer { $number } comes after the end of the game.
problem-answer = Answer { $number }: { $problem }
problem-goes-on = After answer { $number } an effect is under way: a game cannot go on with another seed from there.
problem-committed = The seed is not the one that was committed to.
problem-not-ended = A final state is recorded, but the answers do not end the game.
problem-final = The final state is { $found }, but { $recorded } is recorded.
problem-no-answers = There is no answer in these records.

## Files

problem-no-file = There is no { $file }.
problem-no-folder = There is no folder { $folder }.
problem-games-there = There are games in { $folder } already: name another folder.
problem-not-folder = { $file } is no folder.
problem-file-kind = It is not known what { $file } is to be.
problem-file-there = There is a file { $file } already.
problem-no-records = There is no *.json in { $folder }.
problem-unreadable = { $file } cannot be read: { $what }.
problem-not-text = { $file } is not UTF-8 text.
problem-not-toml = { $file } is not TOML: { $what }.

## Simulations

problem-no-games = There must be at least one game and one worker.
problem-workers = There may be 1 to { $most } workers, not { $number }.
problem-which-bots = Which bots are to play?
problem-needs-extra = That needs { $what }: { $command }
problem-needs-polars = Writing Parquet needs Polars: { $command }
problem-no-class = { $file } has no class ‘{ $name }’.
problem-class-no-bot = { $name } in { $file } is no bot: it has no method answer(ask, view).
problem-several-bots = { $file } has several bots; name one of them.
problem-file-no-bot = { $file } has no bot: a class with a method answer(ask, view), made with a seed.
problem-file-fails = { $file } stops with an error: { $error }
problem-settled-two = Only of two bots can it be settled which is the better one.
problem-needs-ray = A cluster needs Ray: { $command }
problem-no-cluster = There is no cluster at { $address }: { $error }

## Strategy files

problem-condition = ‘{ $text }’ cannot be read as a condition.
problem-no-condition = ‘{ $text }’ is no condition: it must compare something, as in ‘coins >= 6’.
problem-in-condition = ‘{ $text }’ cannot stand in a condition.
problem-no-figure = There is no figure ‘{ $figure }’.
problem-no-word = There is no ‘{ $word }’ here.
problem-must-text = ‘{ $word }’ must be a text.
problem-must-card = ‘{ $word }’ must be the name of a card.
problem-must-time = ‘{ $word }’ must be a number of seconds, 0 or more.
problem-kingdom-twice = The kingdom is named already ({ $kingdom }): leave out ‘{ $option }’.
problem-must-number = ‘{ $word }’ must be a whole number above 0.
problem-imports-itself = ‘{ $file }’ imports itself, by way of others or at once.
problem-no-buy = There must be at least one { $word }.
problem-no-number = ‘{ $text }’ is no number but a condition.
problem-must-bool = ‘{ $word }’ must be true or false.
problem-not-tables = ‘{ $word }’ must be a list of tables, { $sort }.
problem-not-table = ‘{ $word }’ must be a table, { $sort }.
problem-own-word = ‘{ $word }’ cannot be a word of one’s own.
problem-no-way = { $card } is no Way.
problem-not-bought = { $card } is never bought: in such a line stands a card, an Event or a Project.
problem-not-buy = It must be a table, { $word }.

## New cards

problem-new-no-id = The name ‘{ $name }’ makes no id: it must begin with a letter.
problem-new-name = ‘{ $name }’ cannot be a card's name: letters, digits, spaces and ' + - ! ? only.
problem-new-there = There is a card ‘{ $card }’ already; see { $command }.
problem-new-template = { $game } has no template for new cards.
problem-new-checkout = { $folder } is not a checkout of the project: cards are added to its source. A card of your own needs none: --own FILE.
problem-new-in-file = There is a card ‘{ $card }’ already in { $file }.
problem-new-unknown = Nothing called ‘{ $card }’ has been printed for { $game }.
problem-new-file = { $file } cannot be a file of cards: its name is one word of letters, digits and _, and ends in .py.
problem-new-message = { $file } has no message { $pattern }, after which the new one would stand.

## The server

server-problem-listen = It is not possible to listen on { $host }, port { $port } ({ $what }). Choose another port with --port.
server-problem-no-games = No games are kept in { $folder }: there is no { $file }.
server-problem-write = It is not possible to write in { $folder }: { $what }.
server-problem-in-use = Another server is using { $folder }.
server-problem-address = { $database }:// is no address of a PostgreSQL. It begins with postgresql://, as postgresql://user@host/name.
server-problem-address-wrong = The address of the database cannot be read: { $what }. It should be like postgresql://user@host/name.
server-problem-away = The database { $database } cannot be reached: { $what }
server-problem-empty = No games are kept in { $database }.
server-problem-not-empty = There are games in { $database } already.
server-problem-old = { $database } is a PostgreSQL { $version }; { $oldest } or later is needed.
server-problem-encoding = { $database } writes its texts in { $encoding }; UTF8 is needed (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).
server-problem-refused = The database { $database } refuses: { $what }
server-problem-database = { $file } is no database of Fudaba.
server-problem-later = { $file } is of a later version of Fudaba ({ $version }; this one knows { $known_version }).
server-problem-config = The settings in { $file } cannot be read: { $what }
server-problem-config-key = There is no setting ‘{ $key }’ ({ $file }). Is this meant: { $meant }?
server-problem-no-rule = There is no rule ‘{ $rule }’.
server-problem-no-lots = { $game } has no cards that are drawn for each table.
server-problem-no-lesson = There is no such first game of { $game }.
server-problem-slow = To set up this table would take too long.
server-problem-lesson = The first game of { $game } is one person's, with { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}.
server-problem-push-service = ‘{ $service }’ is no push service. It should be like push.example, *.push.example or https://push.example:8443.

## The terminal

terminal-problem-which-game = Which game?
terminal-problem-nobody = Nobody called ‘{ $word }’ can take a seat.
terminal-problem-name = ‘{ $name }’ cannot be a name: it must be 1 to { $most } characters.
terminal-problem-same-name = Two seats cannot both be called ‘{ $name }’.
terminal-problem-seats = { $number } seats are given, but the saved game has { $seats }.
terminal-problem-fixed = A saved game cannot be changed by { $given }.
terminal-problem-answers = The record has answers 0 to { $most }, not { $number }.
terminal-problem-all-hands = All hands can be shown only after the game is over.
terminal-problem-at = A scenario goes on from where it ends: --at is for saved games.
terminal-problem-at-what = --at says after how many answers --from goes on, and there is no --from.
terminal-problem-scenario = The scenario ‘{ $title }’ fails: it does not come to the moment from which the game would go on.
terminal-problem-over = At the end of the scenario ‘{ $title }’ the game is over.
terminal-problem-no-seat = There is no seat ‘{ $seat }’.
terminal-problem-save-nameless = It is not possible to save to a file without a name.
terminal-problem-save-folder = It is not possible to save to { $file }: there is no folder { $folder }.
terminal-problem-save-unwritable = It is not possible to save to { $file }: it cannot be written.
terminal-problem-save-odd = It is not possible to save to { $file }: it is no ordinary file.
terminal-problem-save-other = It is not possible to save to { $file }: there is a file, and it is no record of a game.

## Cards of somebody's own

problem-own-cards = This game has cards from { $files }, which are not loaded as they were then: give them with --cards.
problem-cards-same-name = { $file } is called like { $other }, which is loaded already; the names of such files must differ.
problem-cards-no-python = { $file } is no Python file: its name must end in .py.
problem-cards-fail = { $file }, line { $line }: { $error }
problem-cards-stopped = { $function } ({ $where }) stopped: { $what }
problem-cards-endless = { $function } ({ $where }) does not come to an end: it has computed for { $seconds } seconds.
problem-cards-no-text = { $message } has no text: write it into the files of texts beside the card.
problem-cards-none = { $file } declares no card.
problem-cards-game = { $file }: cards of your own are for Dominion, not for { $game }.
problem-cards-text = { $file } declares what has no text: write { $message } in { $beside }.
problem-cards-unwritten = { $message } has still to be written.
problem-cards-figure = of { $card } only one of the code and the English text says { $figure }.
problem-cards-no-card = { $file }: { $message } is the text of no card of this file.
problem-cards-fluent = { $file }, line { $line }, is not Fluent. { $why }
problem-cards-message = { $file }, line { $line }: { $message } cannot be the id of a message here: it is taken, or does not begin with { $game }-.
problem-cards-name = { $file }: { $card } is called { $name }, and so is another card.
problem-cards-cluster = Cards of your own cannot be sent to a cluster: use --workers.

## What the system says

system-enoent = there is no such file or folder
system-eexist = there is a file of that name already
system-eisdir = that is a folder, not a file
system-enotdir = a part of the path is a file, not a folder
system-eacces = access is not allowed
system-eperm = that is not allowed
system-erofs = nothing can be written there
system-enospc = no room is left on the disk
system-enametoolong = the name is too long
system-eaddrinuse = something else listens there already
system-eaddrnotavail = this machine has no such address
