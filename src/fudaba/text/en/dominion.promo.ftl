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
dominion-card-dismantle = Dismantle
    .text = Trash a card from your hand. If it costs at least $1, gain a card that costs less, and a Gold.
dominion-card-envoy = Envoy
    .text = Reveal the top 5 cards of your deck. The player to your left chooses one to be discarded; the others go to your hand.
dominion-card-governor = Governor
    .text = +1 Action. Choose one; the figure in brackets is yours: each player gets +1 (+3) Cards; or each player gains a Silver (Gold); or each player may trash a card from their hand and gain one that costs exactly $1 ($2) more.
dominion-card-marchland = Marchland
    .text = At the end of the game, 1 VP for every full 3 Victory cards that you have. — When you gain this, +1 Buy, and discard as many cards as you like for +$1 each.
dominion-card-summon = Summon
    .text = Gain an Action that costs at most $4, setting it aside. At the start of your next turn, play it.
dominion-card-sauna = Sauna
    .text = +1 Card, +1 Action. You may play an Avanto from your hand. — While this is in play, you may trash a card from your hand whenever you play a Silver.
dominion-card-avanto = Avanto
    .text = +3 Cards. You may play a Sauna from your hand.
dominion-card-sauna_avanto = Sauna / Avanto
    .text = A pile of 5 Saunas with 5 Avantos below them.

## Words of these cards

dominion-may-set_aside_this = Set { $card } aside?
