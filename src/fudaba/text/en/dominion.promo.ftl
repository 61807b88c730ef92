### Promotional cards: the name as printed, and what the card does.

dominion-card-black_market = Black Market
    .text = +$2. Reveal the top 3 cards of the Black Market deck. Play any number of Treasures from your hand; then you may buy one of the revealed cards. Put the others at the bottom of that deck in an order of your choice.
dominion-card-captain = Captain
    .text = Now and at the start of your next turn: play an Action from the Supply that costs at most $4 and is neither a Duration nor a Command, leaving it there.
dominion-card-church = Church
    .text = +1 Action. Set aside up to 3 cards from your hand face down. At the start of your next turn, put them into your hand; then you may trash a card from your hand.
dominion-card-prince = Prince
    .text = You may set aside from your hand an Action that costs at most $4 and is neither a Duration nor a Command. At the start of each of your turns, play it, leaving it set aside.
dominion-card-stash = Stash
    .text = Worth $2 when played. — When you shuffle, you may put this anywhere in your deck.
dominion-card-walled_village = Walled Village
    .text = +1 Card, +2 Actions. — At the start of Clean-up, if you have this and at most one other Action in play, you may put this onto your deck.

## Words of these cards

dominion-may-set_aside_this = Set { $card } aside?
