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
    .text = +2 Cards. You may play an Action from your hand that you have no copy of in play. Not in the Supply.
dominion-card-magic_lamp = Magic Lamp
    .text = +$1. If there are at least 6 cards that you have exactly one copy of in play, trash this; if you did, gain 3 Wishes.
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
    .text = +$2. You may play an Action from your hand that you have no copy of in play; if you do, +1 Action.
dominion-card-necromancer = Necromancer
    .text = Play an Action that lies face up in the trash and isn't a Duration, leaving it there; it is face down for the rest of the turn. Three Zombies begin the game in the trash.
dominion-card-zombie_apprentice = Zombie Apprentice
    .text = You may trash an Action from your hand for +3 Cards and +1 Action.
dominion-card-zombie_mason = Zombie Mason
    .text = Trash the top card of your deck. You may gain a card that costs at most $1 more.
dominion-card-zombie_spy = Zombie Spy
    .text = +1 Card, +1 Action. Look at the top card of your deck; discard it or put it back.

## Fate cards, and the Boons

dominion-card-bard = Bard
    .text = +$2. Receive a Boon.
dominion-card-blessed_village = Blessed Village
    .text = +1 Card, +2 Actions. — When you gain this, take a Boon; receive it now, or at the start of your next turn.
dominion-card-druid = Druid
    .text = +1 Buy. Receive one of the Boons that lie aside, leaving it there. — Before the game, 3 Boons are set aside face up.
dominion-card-fool = Fool
    .text = If you do not have Lost in the Woods, take it, and take 3 Boons; receive them in any order.
dominion-card-idol = Idol
    .text = +$2. If you now have an odd number of Idols in play, receive a Boon; if an even number, each other player gains a Curse.
dominion-card-pixie = Pixie
    .text = +1 Card, +1 Action. Discard the top Boon. You may trash this to receive that Boon twice.
dominion-card-sacred_grove = Sacred Grove
    .text = +1 Buy, +$3. Receive a Boon. Unless it gives +$1, each other player may receive it too.
dominion-card-tracker = Tracker
    .text = +$1. Receive a Boon. — While this is in play, you may put each card that you gain onto your deck.
dominion-card-the_earths_gift = The Earth's Gift
    .text = You may discard a Treasure. If you do, gain a card that costs at most $4.
dominion-card-the_fields_gift = The Field's Gift
    .text = +1 Action, +$1. Keep this until Clean-up.
dominion-card-the_flames_gift = The Flame's Gift
    .text = You may trash a card from your hand.
dominion-card-the_forests_gift = The Forest's Gift
    .text = +1 Buy, +$1. Keep this until Clean-up.
dominion-card-the_moons_gift = The Moon's Gift
    .text = You may put a card from your discard pile onto your deck.
dominion-card-the_mountains_gift = The Mountain's Gift
    .text = Gain a Silver.
dominion-card-the_rivers_gift = The River's Gift
    .text = At the end of this turn, +1 Card. Keep this until Clean-up.
dominion-card-the_seas_gift = The Sea's Gift
    .text = +1 Card.
dominion-card-the_skys_gift = The Sky's Gift
    .text = You may discard 3 cards. If you do, gain a Gold.
dominion-card-the_suns_gift = The Sun's Gift
    .text = Look at the top 4 cards of your deck. Discard any of them, and put the others back in any order.
dominion-card-the_swamps_gift = The Swamp's Gift
    .text = Gain a Will-o'-Wisp.
dominion-card-the_winds_gift = The Wind's Gift
    .text = +2 Cards. Discard 2 cards.
dominion-card-lost_in_the_woods = Lost in the Woods
    .text = At the start of your turn, you may discard a card to receive a Boon.

dominion-ask-receive = { $card }: which Boon do you receive?
dominion-may-receive = Receive { $card }?
dominion-may-receive_twice = Trash this to receive { $card } twice?
dominion-log-takes_boon = { $seat } takes { $cards } for the next turn.
dominion-log-keeps = { $seat } keeps { $cards } until Clean-up.

## Doom cards

dominion-card-cursed_village = Cursed Village
    .text = +2 Actions. Draw until you have 6 cards in hand. — When you gain this, receive a Hex.
dominion-card-leprechaun = Leprechaun
    .text = Gain a Gold. If you have exactly 7 cards in play, gain a Wish; otherwise receive a Hex.
dominion-card-skulk = Skulk
    .text = +1 Buy. Each other player receives the next Hex. — When you gain this, gain a Gold.
dominion-card-tormentor = Tormentor
    .text = +$2. If you have nothing else in play, gain an Imp; otherwise each other player receives the next Hex.
dominion-card-werewolf = Werewolf
    .text = In your Night phase, each other player receives the next Hex. Otherwise, +3 Cards.

## Heirlooms, and the cards that bring them

dominion-card-cemetery = Cemetery
    .text = 2 VP. — When you gain this, trash up to 4 cards from your hand.
dominion-card-pooka = Pooka
    .text = You may trash a Treasure other than Cursed Gold from your hand. If you do, +4 Cards.
dominion-card-shepherd = Shepherd
    .text = +1 Action. Reveal and discard any number of Victory cards. +2 Cards for each of them.
dominion-card-cursed_gold = Cursed Gold
    .text = +$3. Gain a Curse.
dominion-card-goat = Goat
    .text = +$1. You may trash a card from your hand.
dominion-card-haunted_mirror = Haunted Mirror
    .text = +$1. — When you trash this, you may discard an Action to gain a Ghost.
dominion-card-lucky_coin = Lucky Coin
    .text = +$1. Gain a Silver.
dominion-card-pasture = Pasture
    .text = +$1. — 1 VP for each Estate that you have.
dominion-card-pouch = Pouch
    .text = +$1, +1 Buy.

## Others

dominion-card-devils_workshop = Devil's Workshop
    .text = By how many cards you have gained this turn: none, gain a Gold; one, gain a card that costs at most $4; more, gain an Imp.
dominion-card-faithful_hound = Faithful Hound
    .text = +2 Cards. — When you discard this other than in Clean-up, you may set it aside, and put it into your hand at the end of the turn.
dominion-card-monastery = Monastery
    .text = For each card that you have gained this turn, you may trash a card from your hand, or a Copper that you have in play.
dominion-card-night_watchman = Night Watchman
    .text = Look at the top 5 cards of your deck. Discard any of them, and put the others back in any order. — This is gained to your hand instead of your discard pile.
dominion-card-tragic_hero = Tragic Hero
    .text = +3 Cards, +1 Buy. If you now have at least 8 cards in hand, trash this and gain a Treasure.

dominion-option-trash_in_play = played { $card }
