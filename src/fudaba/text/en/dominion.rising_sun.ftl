### Rising Sun: the names as printed, and what the cards do.

dominion-card-daimyo = Daimyo
    .text = +1 Card, +1 Action. The next time this turn that you play an Action that isn't a Command, play it again afterwards.
dominion-card-riverboat = Riverboat
    .text = At the start of your next turn, play the card set aside for this, leaving it there. — At setup, an unused Action that costs $5 and isn't a Duration is set aside.
dominion-card-samurai = Samurai
    .text = Each other player discards down to 3 cards in hand, this once. At the start of each of your turns until the end of the game, +$1. This stays in play.
dominion-card-kitsune = Kitsune
    .text = +1 Sun. Two different ones of these: +2 Actions; +$2; each other player gains a Curse; gain a Silver.
dominion-card-mountain_shrine = Mountain Shrine
    .text = +1 Sun, +$2. You may trash a card from your hand. Then, if an Action lies in the trash, +2 Cards.
dominion-card-poet = Poet
    .text = +1 Sun, +1 Card, +1 Action. Reveal the top card of your deck; if it costs at most $3, it goes to your hand.
dominion-card-river_shrine = River Shrine
    .text = +1 Sun. Trash up to 2 cards from your hand. At the start of Clean-up, if you have gained no card in your Buy phase this turn, gain one that costs at most $4.
dominion-card-rustic_village = Rustic Village
    .text = +1 Sun, +1 Card, +2 Actions. You may discard 2 cards for +1 Card.
dominion-card-tea_house = Tea House
    .text = +1 Sun, +1 Card, +1 Action, +$2.
dominion-card-enlightenment = Enlightenment
    .text = Once no Sun token is left here: Treasures are Actions too, and a player who plays a Treasure in an Action phase gets +1 Card and +1 Action instead of following its instructions.

## The other Kingdom cards

dominion-card-aristocrat = Aristocrat
    .text = Depending on how many Aristocrats you have in play — 1 or 5: +3 Actions; 2 or 6: +3 Cards; 3 or 7: +$3; 4 or 8: +3 Buys.
dominion-card-artist = Artist
    .text = +1 Action. +1 Card for each card that you have exactly one copy of in play.
dominion-card-change = Change
    .text = If you owe debt, +$3. If not, trash a card from your hand, gain a card that costs more $ than it, and take debt for the difference of their $.
dominion-card-craftsman = Craftsman
    .text = Take 2 debt. Gain a card that costs at most $5.
dominion-card-gold_mine = Gold Mine
    .text = +1 Card, +1 Action, +1 Buy. You may gain a Gold and take 4 debt.
dominion-card-imperial_envoy = Imperial Envoy
    .text = +5 Cards, +1 Buy. Take 2 debt.
dominion-card-litter = Litter
    .text = +2 Cards, +2 Actions. Take 1 debt.
dominion-card-rice = Rice
    .text = +1 Buy. +$1 for each different type that your cards in play have.
dominion-card-rice_broker = Rice Broker
    .text = +1 Action. Trash a card from your hand. For a Treasure, +2 Cards; for an Action, +5 Cards.
dominion-card-root_cellar = Root Cellar
    .text = +3 Cards, +1 Action. Take 3 debt.
dominion-card-snake_witch = Snake Witch
    .text = +1 Card, +1 Action. If no two cards in your hand have the same name, you may reveal it and return this to its pile; then each other player gains a Curse.

## Shadow cards

dominion-card-alley = Alley
    .text = +1 Card, +1 Action. Discard a card. — You may play this out of your deck as if it were in your hand.
dominion-card-fishmonger = Fishmonger
    .text = +1 Buy, +$1. — You may play this out of your deck as if it were in your hand.
dominion-card-ninja = Ninja
    .text = +1 Card. Each other player discards down to 3 cards in hand. — You may play this out of your deck as if it were in your hand.
dominion-card-ronin = Ronin
    .text = Draw until you have 7 cards in hand. — You may play this out of your deck as if it were in your hand.
dominion-card-tanuki = Tanuki
    .text = Trash a card from your hand, and gain one that costs at most $2 more. — You may play this out of your deck as if it were in your hand.

## Events

dominion-card-amass = Amass
    .text = If you have no Action in play, gain an Action that costs at most $5.
dominion-card-asceticism = Asceticism
    .text = Pay as much $ as you like, and trash that many cards from your hand.
dominion-card-continue = Continue
    .text = Once a turn: gain an Action that costs at most $4 and isn't an Attack. Return to your Action phase and play it. +1 Action, +1 Buy.
dominion-card-credit = Credit
    .text = Gain an Action or Treasure that costs at most $8, and take as much debt as it costs $.
dominion-card-foresight = Foresight
    .text = Reveal cards from your deck until an Action comes. Set that aside and discard the others. At the end of the turn it goes to your hand.
dominion-card-gather = Gather
    .text = Gain a card that costs exactly $3, one that costs exactly $4, and one that costs exactly $5.
dominion-card-kintsugi = Kintsugi
    .text = Trash a card from your hand. If you have ever gained a Gold in this game, gain a card that costs at most $2 more than it.
dominion-card-practice = Practice
    .text = You may play an Action from your hand twice.
dominion-card-receive_tribute = Receive Tribute
    .text = If you have gained 3 cards or more this turn, gain up to 3 Actions with different names, none of them in play already.
dominion-card-sea_trade = Sea Trade
    .text = +1 Card for each Action that you have in play. Trash up to that many cards from your hand.

## Prophecies

dominion-card-approaching_army = Approaching Army
    .text = Once no Sun token is left here: after playing an Attack, +$1. — At setup, one more Kingdom pile, an Attack, joins the Supply.
dominion-card-biding_time = Biding Time
    .text = Once no Sun token is left here: at the start of your Clean-up, set your hand aside face down. At the start of your next turn those cards come back to your hand.
dominion-card-bureaucracy = Bureaucracy
    .text = Once no Sun token is left here: a player who gains a card that does not cost $0 gains a Copper.
dominion-card-divine_wind = Divine Wind
    .text = When the last Sun token is taken off: all Kingdom piles leave the Supply, and 10 others, drawn at random, take their place.
dominion-card-flourishing_trade = Flourishing Trade
    .text = Once no Sun token is left here: cards cost $1 less, and Actions that you have left may be used as Buys.
dominion-card-good_harvest = Good Harvest
    .text = Once no Sun token is left here: the first time each turn that you play each differently named Treasure, first +1 Buy and +$1.
dominion-card-great_leader = Great Leader
    .text = Once no Sun token is left here: after playing an Action, +1 Action.
dominion-card-growth = Growth
    .text = Once no Sun token is left here: a player who gains a Treasure gains a cheaper card.
dominion-card-harsh_winter = Harsh Winter
    .text = Once no Sun token is left here: when you gain a card on your turn, take the debt that lies on its pile; if none does, put 2 debt there.
dominion-card-kind_emperor = Kind Emperor
    .text = The player who takes the last Sun token off gains an Action to their hand, and from then on everyone does at the start of their turns.
dominion-card-panic = Panic
    .text = Once no Sun token is left here: when you play a Treasure, +2 Buys; when you discard one from play, it returns to its pile.
dominion-card-progress = Progress
    .text = Once no Sun token is left here: a card that is gained goes on top of its gainer's deck.
dominion-card-rapid_expansion = Rapid Expansion
    .text = Once no Sun token is left here: a player who gains an Action or Treasure sets it aside, and plays it at the start of their next turn.
dominion-card-sickness = Sickness
    .text = Once no Sun token is left here: at the start of your turn, gain a Curse onto your deck, or discard 3 cards.

## Words of these cards

dominion-word-give_curses = each other player gains a Curse
dominion-may-discard_2 = { $card }: discard 2 cards for +1 Card?
dominion-may-gain_gold_with_debt = { $card }: gain a Gold and take 4 debt?
dominion-may-return_to_curse = { $card }: reveal your hand and return it to its pile, so that each other player gains a Curse?
dominion-ask-number-pays_to_trash = { $card }: how much $ do you pay, to trash that many cards?
dominion-word-discard_3 = discard 3 cards
dominion-option-play_shadow = play { $card } from the deck
dominion-choice-play_shadow = Play { $card } from the deck

## The log

dominion-log-takes_a_sun = { $number ->
    [one] { $seat } takes a Sun token off the Prophecy: { $number } is left.
   *[other] { $seat } takes a Sun token off the Prophecy: { $number } are left.
}
dominion-log-puts_debt_on_pile = { $seat } puts { $number } debt on a pile: { $kind }.
dominion-log-renews = All Kingdom piles leave the Supply, and others come: { $cards }.
dominion-log-uses_action = { $seat } uses an Action for +1 Buy.

## Tokens

dominion-token-approaching_army = Approaching Army
dominion-token-gained_gold = has gained a Gold
    .name = Has gained a Gold
