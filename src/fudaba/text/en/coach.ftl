### The coach: where a game was lost, and what would have been better.

coach-curve = { $game ->
    [bridge_over] Chance to end the round with the fewest points, at the start of each turn, from what the player could know:
   *[other] Chance to win at the start of each turn, from what the player could know:
}
coach-first = { $game ->
    [bridge_over] Chance to end the first round with the fewest points
   *[other] Chance to win at the start
}: { $chances }. Reviewing the game …
coach-first-chance = { $player } { $chance } %
coach-skipped = { $count ->
    [one] One answer was skipped: trying it out takes too long.
   *[other] { $count } answers were skipped: trying them out takes too long.
}
coach-none =
    { $weighed ->
        [0] No answer in this game could be compared with another one.
        [one] One answer was checked. It was not a clear mistake.
       *[other] { $weighed } answers were checked. None was a clear mistake.
    }
coach-mistakes =
    { $count ->
        [one] { $weighed ->
            [one] The one answer that was checked was a mistake:
           *[other] One of { $weighed } answers checked was a mistake:
        }
       *[other] { $count } of { $weighed } answers checked were mistakes, the costliest first:
    }
coach-mistake = { $turn ->
    [one] After 1 turn. { $question }
   *[other] After { $turn } turns. { $question }
}
coach-answered = { $given }. Better: { $better }.
coach-cost = It cost { $cost } % ± { $half }: { $game ->
    [bridge_over] the chance to end the round with the fewest points was
   *[other] the chance to win was
} { $chance } % instead of { $better } % (answer { $number }).
coach-cost-turn = It cost about ${ $cost } ± { $half } this turn, going by what you own at its end (answer { $number }).
coach-look-at = To see the first one: { $command }
coach-play-from = To play on from there: { $command }
coach-not-kept = The review can't be saved as { $file }: { $error }
coach-may-cost = It may have cost about { $cost } %.
coach-suspects = { $count ->
    [one] One more answer looks like a mistake and has not been checked closely yet:
   *[other] { $count } more answers look like mistakes and have not been checked closely yet:
}
coach-stopped = The review is not finished: { $share } % done. The same command continues it.
coach-stopped-lost = The review is not finished: { $share } % done. It could not be saved, so the same command starts over.
coach-nothing = nothing
coach-problem-care = The number of rollouts must be multiplied by more than 0.
coach-problem-nobody = No one in this game is called ‘{ $name }’.

## A hint

coach-hint = The coach
coach-no-hint = The coach has no hint for this decision.
coach-advice = { $game ->
    [bridge_over] { $place }. { $answer }: wins { $chance } % of rounds ({ $least } to { $most } %)
    [innovation] { $place }. { $answer }: wins about { $chance } % of games ({ $least } to { $most } %)
   *[other] { $place }. { $answer }: wins { $chance } % of games ({ $least } to { $most } %)
}
coach-games = { $games ->
    [0] This position could not be played out.
   *[other] { $game ->
        [bridge_over] The round was played out { $games } times for each answer, from what you can know. Winning means ending it with the fewest points; answers are sorted by the points they save. In brackets: 95 % interval.
        [innovation] Each answer was played on for a few actions { $games } times, from what you can know, and the chance to win was estimated there. In brackets: 95 % interval of the estimate.
       *[other] { $games } games were played out for each answer, from what you can know. In brackets: 95 % interval.
    }
}

## Why an answer is good

coach-sentences = { $first } { $second }
coach-sure = This ends the game, and you win it.
coach-own = A Steady bot would do the same.
coach-instead = { $number ->
    [0] A Steady bot would answer differently, but this did better when played out.
   *[other] A Steady bot would choose { $cards }, but this did better when played out.
}
coach-even = { $number ->
    [0] A Steady bot would answer differently; this does about as well.
   *[other] A Steady bot would choose { $cards }; this does about as well.
}
coach-dominion-turn = Only this way can you play { $cards } this turn.
coach-dominion-order = Only this way can you play { $cards } this turn, in that order.
coach-dominion-missed = You could have played { $cards } this turn.
coach-dominion-missed-order = You could have played { $cards } this turn, in that order.
coach-dominion-discarding = With the first of them, discard { $cards }.
coach-dominion-unplayed = It leaves { $cards } unplayed this turn.
coach-dominion-village = With { $cards } you can play several of the Actions that use up your Action.
coach-dominion-no-village = { $more ->
    [0] { $number } of your Actions use up your Action, and you have no card like { $cards } to play several of them.
   *[other] { $number } of your Actions use up your Action, and you have too few cards like { $cards } to play several of them.
}
coach-dominion-idle-terminals = { $number } of your Actions use up your Action: one more would often lie idle in your hand.
coach-dominion-no-thinner = Your deck has { $number } cards it is better without, and you have no { $cards } yet to get rid of them.
coach-dominion-no-draw = You have Actions to spare, but nothing that draws: { $cards } would bring you more cards to play.
coach-dominion-no-buy = With ${ $number } and one Buy, you can buy only one card: { $cards } would give you another Buy.
coach-dominion-nothing = Anything you could buy would only get in the way.
coach-dominion-plan = The plan for this kingdom buys { $cards } next.
coach-dominion-plan-later = The plan for this kingdom buys { $cards } too, but something else first.
coach-dominion-plan-some = The plan for this kingdom wants { $more } × { $cards }; you have { $number }.
coach-dominion-plan-enough = The plan for this kingdom wants { $more } × { $cards }, and you have { $number } already: this would be an extra one.
coach-dominion-plan-nothing = The plan for this kingdom wants nothing that you can buy now.
coach-dominion-planned = The plan for this kingdom buys { $cards } at another time.
coach-dominion-points = { $more ->
    [0] { $cards } is worth { $number } VP.
    [one] { $cards } is worth { $number } VP, and 1 more card can end the game.
   *[other] { $cards } is worth { $number } VP, and { $more } more cards can end the game.
}
coach-dominion-goes = Your deck is better without { $cards }.
coach-dominion-dead = { $cards } would do nothing in your hand.
coach-dominion-costs-nothing = { $cards } gives back the Action it uses.
coach-dominion-draws = { $number ->
    [one] { $cards } draws a card.
   *[other] { $cards } draws { $number } cards.
}
coach-dominion-coins = { $cards } gives ${ $number }.
coach-dominion-all-useful = All of these are useful to you.
coach-dominion-theirs = { $number ->
    [one] { $cards } is worth most to its owner.
   *[other] { $cards } are worth most to their owner.
}
coach-dominion-least = { $number ->
    [one] { $cards } is worth least of these.
   *[other] { $cards } are worth least of these.
}
coach-dominion-becomes = It becomes a card costing up to ${ $number }; the best is { $cards }.
coach-dominion-becomes-exactly = It becomes a card costing exactly ${ $number }; the best is { $cards }.
coach-dominion-pays = { $cards } becomes ${ $number } this turn.
coach-dominion-turns-to-cards = { $number ->
    [one] { $cards } becomes { $number } new card.
   *[other] { $cards } becomes { $number } new cards.
}
coach-dominion-for-coins = { $cards } becomes ${ $number }, more than playing it gives.
coach-dominion-idle = You have no Action left to play { $cards }.
coach-dominion-least-use = { $number ->
    [one] { $cards } is the least useful card in your hand.
   *[other] { $cards } are the least useful cards in your hand.
}
coach-dominion-next-turn = You can buy the same this turn without { $cards }, and have it next turn.
coach-dominion-drawn-next = You draw { $cards } next, the best of these.
coach-dominion-buys = With ${ $number } you can buy { $cards }.
coach-dominion-playable = You can then play { $cards }, too.
coach-dominion-most = { $cards } helps your deck most of these.
coach-dominion-end-ahead = { $more ->
    [one] { $number ->
        [one] 1 more card can end the game, and you are about { $more } point ahead.
       *[other] { $number } more cards can end the game, and you are about { $more } point ahead.
    }
   *[other] { $number ->
        [one] 1 more card can end the game, and you are about { $more } points ahead.
       *[other] { $number } more cards can end the game, and you are about { $more } points ahead.
    }
}
coach-dominion-end-behind = { $more ->
    [one] { $number ->
        [one] 1 more card can end the game, and you are about { $more } point behind.
       *[other] { $number } more cards can end the game, and you are about { $more } point behind.
    }
   *[other] { $number ->
        [one] 1 more card can end the game, and you are about { $more } points behind.
       *[other] { $number } more cards can end the game, and you are about { $more } points behind.
    }
}
coach-dominion-end-even = { $number ->
    [one] 1 more card can end the game, and the points are about even.
   *[other] { $number } more cards can end the game, and the points are about even.
}
coach-dominion-attacks = The others have attacks: { $number } × { $cards }.
coach-dominion-later = In three turns' time you have about ${ $number }.{ $more } more a turn with { $cards } than if you buy nothing.
coach-innovation-claims = That is achievement { $number } of { $more }.
coach-innovation-wins = With { $number } achievements you win the game.
coach-innovation-draws-out = No card is left to draw: the game ends.
coach-innovation-draws = It draws a card of age { $number }.
coach-innovation-higher = { $cards } is of a higher age: from then on you draw cards of age { $number }.
coach-innovation-reaches = { $cards } makes its demand of { $seats }.
coach-innovation-shared = { $seats } would share { $cards }, so you would draw a card.
coach-innovation-alone = No one else has enough icons to share { $cards }.
coach-innovation-scores = { $number ->
    [one] { $cards }: { $number } more point.
   *[other] { $cards }: { $number } more points.
}
coach-innovation-lowest = { $cards } has the lowest age of these.
coach-innovation-highest = { $cards } has the highest age of these.
coach-innovation-claim = { $seats } could claim the achievement of age { $number } with the next action.
coach-innovation-demand = { $number ->
    [one] { $seats } has { $cards } on top, and could make its demand of you.
   *[other] { $seats } has { $cards } on top, and could make their demands of you.
}
coach-bridge_over-out = Your hand is then empty, and you win the round.
coach-bridge_over-points = { $number ->
    [one] { $cards }: { $number } point less if someone goes out before you.
   *[other] { $cards }: { $number } points less if someone goes out before you.
}
coach-bridge_over-left = { $number ->
    [one] That leaves you one card.
   *[other] That leaves you { $number } cards.
}
coach-bridge_over-fewest = { $number ->
    [one] { $seats } has only one card left, fewer than anyone else.
   *[other] { $seats } has the fewest cards: { $number }.
}
coach-bridge_over-colour = { $number ->
    [one] You have one card of that colour.
   *[other] You have { $number } cards of that colour.
}
coach-bridge_over-saves = You keep the cards that stop an attack for a greater one.
coach-bridge_over-released = { $number ->
    [one] { $cards } goes under the discards, and you draw one card.
   *[other] { $cards } go under the discards, and you draw { $number } cards.
}
coach-bridge_over-few = { $number ->
    [one] { $seats } has one card left.
   *[other] { $seats } has { $number } cards left.
}
