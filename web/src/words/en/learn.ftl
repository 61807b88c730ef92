### How the games go, and the notes of the first games.

mast-cards = Cards
mast-rules = Rules
lobby-learn = How it goes
lobby-more = Play with all cards
lobby-less = Begin small again
lobby-first-dominion = A small kingdom of the base game, one bot.
lobby-first-innovation = The base game, one bot.
lobby-all-dominion = Ten cards drawn from all expansions.
lobby-all-innovation = The base game, three bots.

how-title = How { $game } goes
how-note = One minute to read; the guided game shows the same with your own hand.
how-ready = Ready?
how-with = Play the first game
how-without = Play without notes

how-dominion-first = Ten simple cards, one gentle bot. Notes beside the table, as long as you want them.
how-dominion-1 = Everybody starts with the same ten cards
how-dominion-1-text = Shuffle them and draw five. They are weak; you spend the game buying better ones.
how-dominion-2 = A turn has three parts
how-dominion-2-text = What a card says is done from top to bottom, as soon as it is played.
how-dominion-phase-action = Play one Action card. Some give more Actions, more cards, more coins.
how-dominion-phase-buy = Play your Treasures, then buy one card that you can pay for.
how-dominion-phase-cleanup = Discard everything, used or not, and draw five new cards.
how-dominion-3 = What you buy comes back
how-dominion-3-text = It goes to your discard pile. When your deck runs out, that pile is shuffled and is your deck again, now with the new card in it.
how-dominion-place-bought = bought
how-dominion-place-discard = discard pile
how-dominion-place-deck = new deck
how-dominion-place-hand = your hand
how-dominion-4 = Green cards win
how-dominion-4-text = They are worth points at the end and do nothing before. The game ends when the Provinces are gone, or any three piles. Most points win; if even, fewer turns.

how-innovation-first = The base game against one gentle bot. Notes beside the table, as long as you want them.
how-innovation-1 = Five stacks, one a colour
how-innovation-1-text = A card that you meld lies on the stack of its colour. Only its top card can be used. The number is its age; the later, the stronger.
how-innovation-2 = Two actions a turn, each one of four
how-innovation-2-text = The same one twice is allowed.
how-innovation-do-draw = Take a card of the age of your highest top card.
how-innovation-do-meld = Lay a card of your hand on its stack.
how-innovation-do-dogma = Use a top card: do what it says.
how-innovation-do-achieve = Claim an age that you have the points for.
how-innovation-3 = Icons decide whom a dogma reaches
how-innovation-3-text = Each card names one icon. All that you show of it, on all your stacks, is compared with what the others show.
how-innovation-fewer = Who shows fewer must do what the card demands.
how-innovation-as-many = Who shows as many shares everything else, before you.
how-innovation-4 = Achievements win
how-innovation-4-text = An age is claimed with five points for each of its number, and a top card at least that high. Scored cards count their age and are kept. Two players need six achievements.

how-bridge_over-first = Two rounds against two gentle bots. Notes beside the table, as long as you want them.
how-bridge_over-1 = Same colour, or same number or sign
how-bridge_over-1-text = One card goes on top of the last, if one of the two is the same. Wild cards fit always, and you name a colour. Otherwise draw one.
how-bridge_over-2 = An attack goes round
how-bridge_over-2-text = Whoever is attacked draws the cards, or lays an attack of their own on top: then the next one faces both.
how-bridge_over-attack-1 = attacks you
how-bridge_over-attack-2 = you parry
how-bridge_over-attack-3 = cards face the next player
how-bridge_over-3 = Defence cards answer attacks
how-bridge_over-3-text = They do so at once, whatever colour is on top. In a turn of your own they can only be got rid of.
how-bridge_over-block = ends it
how-bridge_over-through = sends it on
how-bridge_over-reflect = sends it back
how-bridge_over-4 = What is left in your hand counts against you
how-bridge_over-4-text = A round ends when somebody has no card left. Numbers count what they say, signs more. Fewest points after the last round win.

## Notes

learn-note = A note on the first game
learn-next = Next
learn-no-more = No more notes

learn-dominion-hand = This is your hand
learn-dominion-hand-text = Five of your ten cards. A Copper gives $1 each time you play it. An Estate does nothing now; it is worth a point at the end. To play your Treasures, choose all of them, then press “Play”.
learn-dominion-price = Every pile has its price
learn-dominion-price-text = The coin at the foot says what a card costs. What you cannot pay is hatched. Press a pile to choose it; to read it, let the pointer rest on it, or hold a finger on it. A Silver for $3 is never wrong, a Smithy for $4 neither.
learn-dominion-back = What you bought is not lost
learn-dominion-back-text = It lies on your discard pile, with all that you had in hand. You draw five new cards every turn, also if you bought nothing.
learn-dominion-shuffle = Your discard pile has become your deck
learn-dominion-shuffle-text = It is shuffled whenever the deck runs out. From now on you draw what you have bought.
learn-dominion-action = An Action card in your hand
learn-dominion-action-text = Before you buy you may play one Action. Choose it, then press “Play”: it is done at once. You may also end the phase without one.
learn-dominion-more = More Actions
learn-dominion-more-text = “+2 Actions” lets you play two more Action cards in this turn. The large figures at the top count what is left.
learn-dominion-asks = The card asks you something
learn-dominion-asks-text = Here it always says what is asked and how many you may choose. The button that lights up once enough is chosen gives your answer. Where nothing has to be chosen, it says so.
learn-dominion-buys = More than one Buy
learn-dominion-buys-text = With two Buys you may buy two cards, one after the other, as long as the coins last.
learn-dominion-green = Enough for a Province
learn-dominion-green-text = $8 buys the six points that games are won with. They clog your hand from now on, so when to begin is the art of it.
learn-dominion-end = The end is near
learn-dominion-end-text = When the last Province is bought the game ends with that turn. Now a Duchy, even an Estate, may be worth more than another Gold.

learn-innovation-begin = Choose your first card
learn-innovation-begin-text = All players lay down one of two cards at once; who has the name that comes first in the alphabet begins. The icons on it count from now on.
learn-innovation-action = Two actions, four kinds
learn-innovation-action-text = Draw, meld a card of your hand, use a top card by its dogma, or claim an achievement. Your turns have two actions, in any mixture.
learn-innovation-dogma = Before a dogma, see whom it reaches
learn-innovation-dogma-text = Choose a dogma, and look before you confirm it: a table says who must obey and who shares, by the icons as they lie now. A card that the others share gives you a free draw.
learn-innovation-asks = The effect asks you something
learn-innovation-asks-text = Above the options it says which card asks. What may be chosen has an outline; all else is hatched and says why when you press it.
learn-innovation-demand = Somebody else’s dogma
learn-innovation-demand-text = You show fewer of its icon, so you must obey; or as many, and share it. It is your decision although it is not your turn.
learn-innovation-cover = A new card covers the old one
learn-innovation-cover-text = Only the top card of a stack can be used, and only its icons count, until the stack is splayed. So melding can also take something away from you.
learn-innovation-splay = A splayed stack
learn-innovation-splay-text = Now the cards below show some of their icons, and these count too.
learn-innovation-score = Your first points
learn-innovation-score-text = Scored cards count their age. They are not spent: what you have claimed an achievement with stays.
learn-innovation-achieve = You can claim an achievement
learn-innovation-achieve-text = You have five points for each of its age, and a top card at least that high. It takes one action.
learn-innovation-end = Two more to go
learn-innovation-end-text = Somebody is close to the achievements that win at once. If nobody gets there, the highest score wins once a card above the last age must be drawn.

learn-bridge_over-turn = What fits has an outline
learn-bridge_over-turn-text = The same colour as the top card, or the same number or sign. Choose a card, then press “Play”. You may draw one instead.
learn-bridge_over-nothing = Nothing fits
learn-bridge_over-nothing-text = Then you draw a card. Press the pile, or the option.
learn-bridge_over-colour = Name a colour
learn-bridge_over-colour-text = The next card must have it. Each option says how many of that colour you hold.
learn-bridge_over-direction = Which way does play go on?
learn-bridge_over-direction-text = The arrows on the ring show the way as it is; each option says who would be next.
learn-bridge_over-whom = Somebody else is yours to choose
learn-bridge_over-whom-text = Press a player at the table, or an option. Fewer cards in hand means closer to going out.
learn-bridge_over-attack = You are attacked
learn-bridge_over-attack-text = The large figure is what you would draw. Answer with an attack that fits or with a defence card, and it goes on; each option says to whom.
learn-bridge_over-more = One card may follow another
learn-bridge_over-more-text = This card lets you lay down more in the same turn. Cards gone are points saved.
learn-bridge_over-asks = The card asks you something
learn-bridge_over-asks-text = Here it always says what is asked. The button that lights up once enough is chosen gives your answer.
learn-bridge_over-out = Nearly out
learn-bridge_over-out-text = Whoever has no card left ends the round and counts nothing. The others count what they still hold.

## The cards

cards-title = The cards of { $game }
cards-found = Found
cards-search = Names and texts, in both languages
cards-search-rules = Words or the id of a rule
cards-of = of { $all } cards
cards-rules-of = of { $all } rules
cards-filters = { $count ->
    [0] Filters
   *[other] Filters: { $count }
}
cards-documents = Written in
cards-document = { $title } ({ $count })
cards-what = What is looked through
cards-what-cards = cards
cards-what-rules = rules
cards-all = all
cards-more = Show more
cards-back = Back to the cards
cards-sets = Set
cards-types = Type
cards-cost = Cost
cards-cost-most = ${ $coins } and more
cards-cost-potion = with a potion
cards-cost-debt = with debt
cards-does = What it gives
cards-gives-actions = +Actions
cards-gives-cards = +Cards
cards-gives-buys = +Buys
cards-gives-coins = +$
cards-gives-vp = +VP
cards-count = Cards
cards-age = Age
cards-colour = Colour
cards-icon = Icons
cards-dogma = Icon of its dogma
cards-points = Points in hand
cards-group-number = number
cards-group-coloured = one colour
cards-group-two_coloured = two colours
cards-group-wild = wild
cards-group-public = public
cards-group-defence = defence
cards-group-discard = discard
cards-group-special = special
cards-text = Text
cards-rulings = Rules and rulings
cards-no-rulings = No rule speaks of this card alone: what it says is all.
cards-shown = Scenarios that show it
cards-shown-of = { $shown } of { $all }

## The kingdom room

room-kingdom = Kingdom room
room-choose = Choose the cards
room-how = How the kingdom is found
room-by-lot = At random
room-by-named = Named
room-by-card = By card
room-by-again = Again
room-drawn-from = Drawn from
room-wishes = Wishes
room-must = must
room-never = never
room-find = Look for a card
room-value-any = at random
room-value-even = even
room-value-auto = at random
room-value-0 = 0
room-value-1 = 1
room-value-2 = 2
room-value-3 = 3
room-value-yes = yes
room-value-no = no
room-yours = Your kingdom
room-copy-link = Copy link
room-sit-with = Sit down with these?
room-against = Against one bot, or with a friend by link; the link and the lobby name the same cards.
room-others = Ten others
room-others-keep = { $keep ->
    [one] Keep one, draw the others
   *[other] Keep { $keep }, draw the others
}
room-before = The ones before
room-take-off = { $card }: no wish any more
room-none-yet = The kingdoms that you sit down with from here will be listed here.
room-more-hits = { $hits } more; search more closely.
room-keep = keep
room-kept = kept
room-swap = swap
room-swap-card = Swap { $card }
room-keep-card = Keep { $card }
room-never-card = Never { $card }
room-comes = Comes in too
room-comes-for = for { $card }
room-change = Sets and wishes
room-kept-card = Kept: { $card }
room-like = liked
room-code = Code
room-by-code = The code of a kingdom
room-code-wrong = No kingdom has this code; perhaps a letter is wrong.
