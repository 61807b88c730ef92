### The coach: where a game was lost, and what would have been better.

coach-curve = { $game ->
    [bridge_over] The chance to end the round with the fewest points as each turn began, as the player could know it:
   *[other] The chance to win as each turn began, as the player could know it:
}
coach-none =
    { $weighed ->
        [0] There is no answer in this game that could be weighed beside another one.
        [one] One answer was weighed, and nothing else is sure to have been better.
       *[other] { $weighed } answers were weighed, and nothing else is sure to have been better.
    }
coach-mistakes =
    { $count ->
        [one] { $weighed ->
            [one] The one answer that was weighed cost a chance to win:
           *[other] One of { $weighed } answers that were weighed cost a chance to win:
        }
       *[other] { $count } of { $weighed } answers that were weighed cost a chance to win, the dearest first:
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
coach-look-at = To look at the first: { $command }
coach-play-from = To play on from there: { $command }
coach-not-kept = The review cannot be kept as { $file }: { $error }
coach-nothing = nothing
coach-problem-care = The care must be a number above 0.
coach-problem-nobody = Nobody in this game is called ‘{ $name }’.

## A hint

coach-hint = The coach
coach-no-hint = The coach has nothing to say here.
coach-advice = { $place }. { $answer }: wins { $chance } of 100 ({ $least } to { $most })
coach-games = { $games ->
    [0] Nothing could be played out here.
   *[other] { $game ->
        [bridge_over] { $games } times the round was played out with each answer, by what you can know: to win is to end it with the fewest points, and the order is by the points that an answer saves; in brackets the 95 % interval.
        [innovation] A few actions were played on with each answer { $games } times, by what you can know, and the chance to win was estimated from how things stand then; in brackets the 95 % interval of that estimate.
       *[other] { $games } games were played out with each answer, by what you can know; in brackets the 95 % interval.
    }
}

## Why an answer is good

coach-sentences = { $first } { $second }
coach-sure = This ends the game, and you win it.
coach-own = It is what a steady player does here.
coach-instead = { $number ->
    [0] A steady player would answer otherwise; tried out, this does better.
   *[other] A steady player would choose { $cards } here; tried out, this does better.
}
coach-even = { $number ->
    [0] A steady player would answer otherwise; this does about as well.
   *[other] A steady player would choose { $cards } here; this does about as well.
}
coach-dominion-nothing = Whatever could be bought would only be in the way.
coach-dominion-plan = { $cards } is what the plan for this kingdom buys next.
coach-dominion-plan-some = The plan for this kingdom wants { $more } × { $cards }, and you have { $number }.
coach-dominion-planned = The plan for this kingdom buys { $cards } at another time; played out, it is good now.
coach-dominion-points = { $more ->
    [one] { $cards } counts { $number } VP, and 1 more card can end the game.
   *[other] { $cards } counts { $number } VP, and { $more } more cards can end the game.
}
coach-dominion-goes = Your deck is better without { $cards }.
coach-dominion-dead = { $cards } would do nothing in your hand.
coach-dominion-costs-nothing = { $cards } gives back the Action that it takes.
coach-dominion-draws = { $number ->
    [one] { $cards } draws a card.
   *[other] { $cards } draws { $number } cards.
}
coach-dominion-coins = { $cards } gives ${ $number }.
coach-dominion-all-useful = All of it is of use to you.
coach-dominion-theirs = Of what there is, { $cards } is worth most to its owner.
coach-dominion-least = Of what could go, { $cards } is worth least.
coach-dominion-becomes = You gain a card for it that costs up to ${ $number }; the best is { $cards }.
coach-dominion-becomes-exactly = You gain a card for it that costs exactly ${ $number }; the best is { $cards }.
coach-dominion-pays = { $cards } turns into ${ $number } for this turn.
coach-dominion-turns-to-cards = { $cards } turns into { $number } drawn cards.
coach-dominion-for-coins = ${ $number } comes for { $cards }, more than from playing.
coach-dominion-idle = No Action is left to play { $cards }.
coach-dominion-least-use = Of your hand, { $cards } is of least use.
coach-dominion-next-turn = This turn buys the same without { $cards }, and the next one has it.
coach-dominion-drawn-next = You draw { $cards } next, the best of these.
coach-dominion-buys = With ${ $number } you can buy { $cards }.
coach-dominion-playable = You can then play { $cards }, too.
coach-dominion-most = Of what there is, { $cards } is worth most in a deck.
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
coach-dominion-attacks = The others can attack: { $number } × { $cards }.
coach-innovation-claims = That is achievement { $number } of { $more }.
coach-innovation-draws = It draws a card of age { $number }.
coach-innovation-higher = { $cards } is of a higher age: from then on you draw cards of age { $number }.
coach-innovation-reaches = The demand of { $cards } reaches { $seats }.
coach-innovation-shared = { $seats } would share { $cards }, and so you would draw a card for it.
coach-innovation-alone = Nobody else has the icons to share { $cards }.
coach-innovation-scores = { $cards }: { $number } more points.
coach-innovation-lowest = Of what can be chosen, { $cards } is of the lowest age.
coach-innovation-highest = Of what can be chosen, { $cards } is of the highest age.
coach-innovation-claim = { $seats } could claim the achievement of age { $number } with the next action.
coach-innovation-demand = { $seats } has { $cards } on top, and its demand would reach you.
coach-bridge_over-out = With that your hand is empty, and the round is yours.
coach-bridge_over-points = { $cards }: { $number } points less, should somebody go out before you.
coach-bridge_over-left = { $number ->
    [one] That leaves you one card.
   *[other] That leaves you { $number } cards.
}
coach-bridge_over-fewest = { $number ->
    [one] { $seats } has only one card left, fewer than the others.
   *[other] Nobody else has fewer cards than { $seats }: { $number }.
}
coach-bridge_over-colour = { $number ->
    [one] You have one card of that colour.
   *[other] You have { $number } cards of that colour.
}
coach-bridge_over-saves = What could avert it is worth more than the cards that are drawn.
coach-bridge_over-few = { $number ->
    [one] { $seats } has one card left.
   *[other] { $seats } has { $number } cards left.
}
