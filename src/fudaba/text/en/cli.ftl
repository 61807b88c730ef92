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
