### Nocturne: the name as printed, and what the card does.

dominion-card-bat = Bat
    .text = Trash up to 2 cards from your hand. If you trashed any, exchange this for a Vampire. Not in the Supply.
dominion-card-changeling = Changeling
    .text = Trash this. Gain a copy of a card that you have in play. — In games with this, when you gain a card that costs at least $3, you may exchange it for a Changeling.
dominion-card-cobbler = Cobbler
    .text = At the start of your next turn, gain a card to your hand that costs at most $4.
dominion-card-crypt = Crypt
    .text = Set aside any of the Treasures that you have in play, except Durations, face down under this. While any are left, put one of them into your hand at the start of each of your turns.
dominion-card-den_of_sin = Den of Sin
    .text = At the start of your next turn, +2 Cards. — This is gained to your hand instead of your discard pile.
dominion-card-exorcist = Exorcist
    .text = Trash a card from your hand. Gain a Spirit that costs less than it.
dominion-card-ghost = Ghost
    .text = Reveal cards from your deck until one is an Action. Set it aside and discard the others. At the start of your next turn, play it twice. Not in the Supply.
dominion-card-ghost_town = Ghost Town
    .text = At the start of your next turn, +1 Card and +1 Action. — This is gained to your hand instead of your discard pile.
dominion-card-guardian = Guardian
    .text = Until your next turn, Attacks that other players play do not affect you. At the start of your next turn, +$1. — This is gained to your hand instead of your discard pile.
dominion-card-imp = Imp
    .text = +2 Cards. You may play an Action from your hand of which you have no copy in play. Not in the Supply.
dominion-card-magic_lamp = Magic Lamp
    .text = +$1. If there are at least 6 cards of which you have exactly one copy in play, trash this; if you did, gain 3 Wishes.
dominion-card-raider = Raider
    .text = Each other player with at least 5 cards in hand discards a copy of a card that you have in play, or shows a hand without any. At the start of your next turn, +$3.
dominion-card-secret_cave = Secret Cave
    .text = +1 Card, +1 Action. You may discard 3 cards; if you did, +$3 at the start of your next turn.
dominion-card-vampire = Vampire
    .text = Each other player receives the next Hex. Gain a card other than a Vampire that costs at most $5. Exchange this for a Bat.
dominion-card-will_o_wisp = Will-o'-Wisp
    .text = +1 Card, +1 Action. Reveal the top card of your deck; if it costs at most $2, put it into your hand. Not in the Supply.
dominion-card-wish = Wish
    .text = +1 Action. Return this to its pile. If you did, gain a card to your hand that costs at most $6. Not in the Supply.

## Hexes and States

dominion-card-bad_omens = Bad Omens
    .text = Put your deck into your discard pile. Put 2 Coppers from it onto your deck; if there are fewer, show the pile.
dominion-card-delusion = Delusion
    .text = If you have neither Deluded nor Envious, take Deluded.
dominion-card-envy = Envy
    .text = If you have neither Deluded nor Envious, take Envious.
dominion-card-famine = Famine
    .text = Reveal the top 3 cards of your deck. Discard the Actions, and shuffle the rest into your deck.
dominion-card-fear = Fear
    .text = With at least 5 cards in hand, discard an Action or Treasure, or show that you have none.
dominion-card-greed = Greed
    .text = Gain a Copper onto your deck.
dominion-card-haunting = Haunting
    .text = With at least 4 cards in hand, put one of them onto your deck.
dominion-card-locusts = Locusts
    .text = Trash the top card of your deck. For a Copper or an Estate, gain a Curse; for anything else, gain a cheaper card of one of the same types.
dominion-card-misery = Misery
    .text = The first time in a game, take Miserable; the second time, turn it to Twice Miserable.
dominion-card-plague = Plague
    .text = Gain a Curse to your hand.
dominion-card-poverty = Poverty
    .text = Discard down to 3 cards in hand.
dominion-card-war = War
    .text = Reveal cards from your deck until one costs $3 or $4. Trash it and discard the others.
dominion-card-deluded = Deluded
    .text = At the start of your Buy phase, return this; you cannot buy Actions this turn.
dominion-card-envious = Envious
    .text = At the start of your Buy phase, return this; Silver and Gold give $1 this turn.
dominion-card-miserable = Miserable
    .text = −2 VP.
dominion-card-twice_miserable = Twice Miserable
    .text = −4 VP.

## Words of these cards

dominion-may-discard_3 = { $card }: discard 3 cards?

dominion-card-conclave = Conclave
    .text = +$2. You may play an Action from your hand of which you have no copy in play; if you do, +1 Action.
dominion-card-necromancer = Necromancer
    .text = Play an Action that lies face up in the trash and is no Duration, leaving it there; it is face down for the rest of the turn. Three Zombies begin the game in the trash.
dominion-card-zombie_apprentice = Zombie Apprentice
    .text = You may trash an Action from your hand for +3 Cards and +1 Action.
dominion-card-zombie_mason = Zombie Mason
    .text = Trash the top card of your deck. You may gain a card that costs at most $1 more.
dominion-card-zombie_spy = Zombie Spy
    .text = +1 Card, +1 Action. Look at the top card of your deck; discard it or put it back.
