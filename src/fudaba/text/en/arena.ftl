### Simulations, contests and studies: what bots did against each other.

## Simulations

arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-played-of = { $games } of { $asked } games
arena-summary = { $played }, { $ties } ties, { $errors } errors, { $turns } turns per game
arena-bot = bot
arena-wins = wins (95 % interval)
arena-losses = losses
arena-ties = ties
arena-wins-by-seat = wins by seat
arena-mean-score = mean score
arena-first-seat = in games without a tie the first player wins { $share }; an even share would be { $even }
arena-settled = decided: { $bot } is better
arena-note = note: { $note }
arena-note-drawn = no cards are listed, so each game draws new ones
arena-note-lacks = { $bot } wants cards that are not in this game: { $cards }
arena-stopped = stopped after { $games } of { $asked } games
arena-failed = game { $number }: { $error }
arena-page-title = { $game }: { $bots }; { $played }, seed { $seed }

## Figures by turn, and what became of cards

arena-curves = mean after each player's turn
arena-figure-points = points
arena-figure-money = money
arena-figure-cards = cards
arena-figure-provinces = Provinces
arena-figure-empty_piles = empty piles
arena-figure-hand = hand
arena-figure-achievements = achievements
arena-figure-board = board
arena-provinces = turn of each Province on average, and in how many games there was one
arena-uses = { $verb }: times per game, and share of those games won
arena-verb-play = play
arena-verb-draw = draw
arena-verb-gain = gain
arena-verb-trash = trash
arena-verb-meld = meld
arena-verb-score = score
arena-verb-dogma = dogma
arena-card = card
arena-turn = turn of each player
arena-score = score
arena-all-turns = turns of all players
arena-games = games
arena-mean = mean
arena-times = { $verb }: times per game
arena-used = in { $share } of the games; { $won } of them won

## One player alone

arena-solitaire = alone, { $played }: mean turn of the first Province, the second and so on (where not all games have it: in how many)
arena-solitaire-turns = what a turn makes
arena-solitaire-coins = $
arena-solitaire-deviation = deviation of $
arena-solitaire-buys = Buys
arena-solitaire-enough = ${ $coins } or more

## Contests

arena-contest =
    { $errors ->
        [one] { $played }, { $errors } error
       *[other] { $played }, { $errors } errors
    }
arena-contest-stopped =
    { $games ->
        [one] stopped after one game
       *[other] stopped after { $games } games
    }
arena-rating = rating (95 %)
arena-rating-open = too few games
arena-won = games won (95 %)
arena-pair = pair
arena-pair-won = won by the first (95 %)
arena-pair-before = first ahead of second (95 %)
arena-pair-settled = decided
arena-pair-after = { $deals ->
    [one] after 1 deal
   *[other] after { $deals } deals
}
arena-pair-open = open
arena-won-on = games won on
arena-won-in = games won in
arena-deal = deal { $number }
arena-deals = deals { $first }–{ $last }
arena-contest-first = the first player wins { $share }; an even share would be { $even }; by rating { $rating }
arena-contest-first-share = the first player wins { $share }; an even share would be { $even }
arena-leads = { $done } of { $deals }: { $bot } leads with { $rating }
arena-leads-open = { $done } of { $deals }: too few games to say who leads
arena-contest-failed = { $bots }, seed { $seed }: { $error }
arena-contest-title = { $game } on { $kingdoms ->
    [one] one kingdom
   *[other] { $kingdoms } kingdoms
}: { $played }
arena-contest-title-deals = { $game } in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: { $played }
arena-page-ratings = Ratings
arena-rating-interval = rating, with its 95 % interval
arena-page-won = Games won
arena-won-interval = share of games won, with its 95 % interval
arena-page-won-on = Games won on each kingdom
arena-page-won-in = Games won in each deal
arena-square-won = share of games won there, with its 95 % interval
arena-who-beats = Who beats whom
arena-square-beats = won by the row: share, 95 % interval, games, and when it was decided
arena-who-before = Who finishes ahead of whom
arena-square-before = row ahead of column: share, 95 % interval, games
arena-met = { $one } against { $other }: { $won }
arena-won-by = { $bot }: { $won }
arena-won-of = { $share } ({ $least }–{ $most }), { $played }

## Studies of a kingdom

study-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
study-games-time = { study-games }, stopped by the time limit
study-games-stopped = { study-games }, stopped
study-generation = { study-games }: { $share } ± { $error } against { $plans ->
    [one] 1 plan
   *[other] { $plans } plans
} by { $lines }
study-begun-meeting = The best plans are playing each other ...
study-begun-worths = The best plan is playing without each of its cards ...
study-nothing = No results yet: the first plans have not finished their games.
study-plan = plan { $letter }
study-best = The best plan, in order of preference:
study-line-play = play { $card } first
study-line-last = play { $card } last
study-line-trash = trash { $card }
study-line-keep = keep { $card }
study-line-discard = discard { $card } first
study-line-way = play { $card } by { $way }
study-line-name = { $card }: name { $named }
study-line-choose = { $card }: choose { $word }
study-leaner = Cards without which it wins as much have been left out.
study-tried = Tried: what to buy, and what to play first or last, trash, keep, discard, choose and name. Not tried: openings turn by turn, and plans that answer to the other player's deck.
study-mixture = A mix of plans that no plan here beats:
study-matrix = { $deals ->
    [one] Won by the row (95 %), on 1 deal from both seats
   *[other] Won by the row (95 %), on { $deals } deals from both seats
}
study-worths = Win rate lost without a card
study-card = card
study-lost = lost (95 %)
study-course = A typical game of the best plan
study-turn = turn
study-coins = coins
study-points = points
study-cards = cards
study-found = Found by a study.
study-page-title = The best plans for { $kingdom }
study-page-title-unnamed = The best plans for a kingdom of Dominion
study-page-mixture = A mix of plans that no plan here beats
study-page-search = The search
study-page-played = games played
study-page-field = the best plan against the others
study-page-often = how often to play it
study-page-buys = What each plan buys, in order of preference
study-page-beats = Who beats whom
study-page-without = win rate lost without it
study-page-worths = What the cards of the best plan are worth
study-page-coins = coins this turn

## What is distilled from a list

distil-about = { $list }, with what a search over the own turn found.
distil-begun-watched = The list is playing itself, and its turns are being searched ...
distil-begun-trial = The lines that were found are playing the list ...
distil-begun-race = The list is playing with and without the best of them ...
distil-begun-policy = The list is playing the other one ...
distil-begun-distilled = The list is playing the other one with the new lines ...
distil-begun-searched = The list is playing the other one, with its turns searched ...
distil-watched = { $games ->
    [one] 1 game
   *[other] { $games } games
} of the list against itself, with its turns searched
distil-others = The search has another answer to { $count } questions a game, for { $coins } coins more in all.
distil-no-lines = No line would have made enough of them.
distil-rule = made { $coins } coins a game; alone against the list: { $won }
distil-race = The list with the best lines against the list without them: { $won }
distil-wins = It wins with these lines, which come before those of the list:
distil-wins-not = Not clearly better in whole games, so nothing is changed.
distil-wrote = Written to { $file }.
distil-against = Against { $list }:
distil-how-policy = as it is: { $won }
distil-how-distilled = distilled: { $won }
distil-how-searched = with its turns searched: { $won }
distil-share = won { $share } ({ $least }–{ $most }) of { $games ->
    [one] 1 game
   *[other] { $games } games
}
