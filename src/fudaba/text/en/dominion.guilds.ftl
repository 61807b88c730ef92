### Guilds: the names as printed, and what the cards do.

dominion-card-baker = Baker
    .text = +1 Card, +1 Action, +1 Coffers. — Every player begins the game with a Coffers token.
dominion-card-candlestick_maker = Candlestick Maker
    .text = +1 Action, +1 Buy, +1 Coffers.
dominion-card-advisor = Advisor
    .text = +1 Action. Reveal the top 3 cards of your deck. The player to your left chooses one to be discarded; the others go to your hand.
dominion-card-butcher = Butcher
    .text = +2 Coffers. You may trash a card from your hand and then pay any number of Coffers. If you have trashed one, gain a card that costs at most $1 more for each of these.
dominion-card-journeyman = Journeyman
    .text = Name a card. Reveal cards from your deck until 3 of them are not so named; these go to your hand, the others are discarded.
dominion-card-plaza = Plaza
    .text = +1 Card, +2 Actions. You may discard a Treasure for +1 Coffers.
dominion-card-soothsayer = Soothsayer
    .text = Gain a Gold. Each other player gains a Curse, and draws a card if they did.
dominion-card-taxman = Taxman
    .text = You may trash a Treasure from your hand. Each other player with 5 or more cards in hand discards one of the same name, or shows a hand without any. Gain a Treasure onto your deck that costs at most $3 more.
dominion-card-doctor = Doctor
    .text = Name a card. Reveal the top 3 cards of your deck; those so named are trashed, the others go back on top in an order of your choice. — When you buy this, you may pay more than it costs: for each $1 more, look at the top card of your deck and trash it, discard it or put it back.
dominion-card-farrier = Farrier
    .text = +1 Card, +1 Action, +1 Buy. — When you buy this, you may pay more than it costs: for each $1 more, +1 Card at the end of this turn.
dominion-card-herald = Herald
    .text = +1 Card, +1 Action. Reveal the top card of your deck. If it is an Action, play it. — When you buy this, you may pay more than it costs: for each $1 more, put a card from your discard pile onto your deck.
dominion-card-infirmary = Infirmary
    .text = +1 Card. You may trash a card from your hand. — When you buy this, you may pay more than it costs: play this once for each $1 more.
dominion-card-masterpiece = Masterpiece
    .text = +$1. — When you buy this, you may pay more than it costs: gain a Silver for each $1 more.
dominion-card-stonemason = Stonemason
    .text = Trash a card from your hand. Gain 2 cards that each cost less. — When you buy this, you may pay more than it costs: then gain 2 Actions that each cost exactly as much as you have paid more.
dominion-card-merchant_guild = Merchant Guild
    .text = +1 Buy, +$1. At the end of your Buy phase this turn, +1 Coffers for each card that you gained in it.
dominion-card-footpad = Footpad
    .text = +2 Coffers. Each other player discards down to 3 cards in hand. — In games with this, +1 Card when you gain a card in an Action phase.

## Words of these cards

dominion-ask-number-coffers = { $card }: how many Coffers do you pay?
dominion-ask-number-overpay = { $card }: how many $ more do you pay?
dominion-ask-number-overpay_potions = { $card }: how many Potions more do you pay?

## The log

dominion-log-pays_potions = { $number ->
    [one] { $seat } pays { $number } Potion.
   *[other] { $seat } pays { $number } Potions.
}
dominion-log-pays_coffers = { $seat } pays { $number } Coffers.
