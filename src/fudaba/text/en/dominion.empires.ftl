### Empires: the names as printed, and what the cards do.

dominion-card-archive = Archive
    .text = +1 Action. Set the top 3 cards of your deck aside face down; you may look at them. Now and at the start of your next two turns, put one of them into your hand.
dominion-card-city_quarter = City Quarter
    .text = +2 Actions. Reveal your hand; +1 Card for each Action in it.
dominion-card-crown = Crown
    .text = In your Action phase, you may play an Action from your hand twice. In your Buy phase, you may play a Treasure from your hand twice.
dominion-card-enchantress = Enchantress
    .text = Until your next turn, the first time that each other player plays an Action on their turn, they get +1 Card and +1 Action instead of following its instructions. At the start of your next turn, +2 Cards.
dominion-card-fortune = Fortune
    .text = +1 Buy. Double your $, unless a Fortune has done so this turn. — When you gain this, gain a Gold for each Gladiator that you have in play.
dominion-card-gladiator = Gladiator
    .text = +$2. Reveal a card from your hand. Unless the player to your left reveals one of the same name from theirs, +$1 and trash a Gladiator from the Supply.
dominion-card-gladiator_fortune = Gladiator / Fortune
    .text = A pile of 5 Gladiators with 5 Fortunes below them.
dominion-card-overlord = Overlord
    .text = Play an Action from the Supply that is neither a Command nor a Duration and costs at most $5, leaving it there.
dominion-card-villa = Villa
    .text = +2 Actions, +1 Buy, +$1. — When you gain this, put it into your hand and get +1 Action; if it is your Buy phase, return to your Action phase.

## Words of these cards

dominion-may-reveal = Reveal { $card }?

## The log

dominion-log-returns_to_action_phase = { $seat } returns to the Action phase.
