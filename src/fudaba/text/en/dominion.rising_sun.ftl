### Rising Sun: the names as printed, and what the cards do.

dominion-card-daimyo = Daimyo
    .text = +1 Card, +1 Action. The next time this turn that you play an Action that is no Command, play it again afterwards.
dominion-card-riverboat = Riverboat
    .text = At the start of your next turn, play the card set aside for this, leaving it there. — At setup, an unused Action that costs $5 and is no Duration is set aside.
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
    .text = Once no Sun token is left here: Treasures are Actions too, and whoever plays a Treasure in an Action phase gets +1 Card and +1 Action instead of following its instructions.

## Words of these cards

dominion-word-give_curses = each other player gains a Curse
dominion-may-discard_2 = { $card }: discard 2 cards for +1 Card?

## The log

dominion-log-takes_a_sun = { $number ->
    [one] { $seat } takes a Sun token off the Prophecy: { $number } is left.
   *[other] { $seat } takes a Sun token off the Prophecy: { $number } are left.
}
