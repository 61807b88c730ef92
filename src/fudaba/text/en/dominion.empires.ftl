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
dominion-card-capital = Capital
    .text = +$6, +1 Buy. — When you discard this from play, take 6 debt; you may then pay some off.
dominion-card-chariot_race = Chariot Race
    .text = +1 Action, +1 Card, which you reveal. The player to your left reveals the top card of their deck. If yours costs more, +$1 and +1 VP.
dominion-card-charm = Charm
    .text = One of these: +1 Buy and +$2, or the next time this turn that you gain a card, you may also gain one with another name and the same cost.
dominion-card-engineer = Engineer
    .text = Gain a card that costs at most $4. You may trash this; if you do, gain another that costs at most $4.
dominion-card-farmers_market = Farmers' Market
    .text = +1 Buy. If at least 4 VP lie on the pile of Farmers' Markets, take them and trash this. If not, put 1 VP there, then +$1 for each VP there.
dominion-card-forum = Forum
    .text = +3 Cards, +1 Action. Discard 2 cards. — When you buy this, +1 Buy.
dominion-card-groundskeeper = Groundskeeper
    .text = +1 Card, +1 Action. — While this is in play, +1 VP when you gain a Victory card.
dominion-card-legionary = Legionary
    .text = +$3. You may reveal a Gold from your hand. If you do, each other player discards down to 2 cards in hand, then draws one.
dominion-card-royal_blacksmith = Royal Blacksmith
    .text = +5 Cards. Reveal your hand and discard the Coppers in it.
dominion-card-sacrifice = Sacrifice
    .text = Trash a card from your hand. For an Action: +2 Cards, +2 Actions. For a Treasure: +$2. For a Victory card: +2 VP.
dominion-card-temple = Temple
    .text = +1 VP. Trash 1 to 3 differently named cards from your hand. Put 1 VP on the pile of Temples. — When you gain this, take the VP from there.
dominion-card-wild_hunt = Wild Hunt
    .text = One of these: +3 Cards, and put 1 VP on the pile of Wild Hunts; or gain an Estate, and if you do, take the VP from there.
dominion-card-catapult = Catapult
    .text = +$1. Trash a card from your hand. If it costs at least $3, each other player gains a Curse. If it is a Treasure, each other player discards down to 3 cards in hand.
dominion-card-rocks = Rocks
    .text = +$1. — When you gain or trash this, gain a Silver: onto your deck if it is your Buy phase, otherwise to your hand.
dominion-card-catapult_rocks = Catapult / Rocks
    .text = A pile of 5 Catapults with 5 Rocks below them.
dominion-card-encampment = Encampment
    .text = +2 Cards, +2 Actions. You may reveal a Gold or a Plunder from your hand. If you do not, set this aside; at the start of Clean-up it returns to its pile.
dominion-card-plunder = Plunder
    .text = +$2, +1 VP.
dominion-card-encampment_plunder = Encampment / Plunder
    .text = A pile of 5 Encampments with 5 Plunders below them.
dominion-card-patrician = Patrician
    .text = +1 Card, +1 Action. Reveal the top card of your deck; if it costs at least $5, it goes to your hand.
dominion-card-emporium = Emporium
    .text = +1 Card, +1 Action, +$1. — When you gain this with at least 5 Actions in play, +2 VP.
dominion-card-patrician_emporium = Patrician / Emporium
    .text = A pile of 5 Patricians with 5 Emporiums below them.
dominion-card-settlers = Settlers
    .text = +1 Card, +1 Action. Look through your discard pile; you may reveal a Copper from it and put it into your hand.
dominion-card-bustling_village = Bustling Village
    .text = +1 Card, +3 Actions. Look through your discard pile; you may reveal a Settlers from it and put it into your hand.
dominion-card-settlers_bustling_village = Settlers / Bustling Village
    .text = A pile of 5 Settlers with 5 Bustling Villages below them.

## Words of these cards

dominion-word-gain_another = gain another of the same cost
dominion-may-reveal = Reveal { $card }?
dominion-may-trash = Trash { $card }?
dominion-may-pay_debt = Pay off { $number } debt?

## The log

dominion-log-returns_to_action_phase = { $seat } returns to the Action phase.
dominion-log-adds_vp = { $seat } puts a VP token on the pile of { $kind }: { $number } now.
