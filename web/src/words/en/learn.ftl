### How the games go, and the notes of the first games.


how-title = How to play { $game }
how-note = A one-minute read. The guided game teaches the same as you play.
how-ready = Ready?
how-with = Start the guided game
how-without = Play without the guide

how-dominion-first = Ten simple cards and one easy bot. Notes beside the table explain each step; you can turn them off.
how-dominion-1 = Everyone starts with the same ten cards
how-dominion-1-text = Shuffle them and draw five. They are weak, so you spend the game buying better ones.
how-dominion-2 = A turn has three parts
how-dominion-2-text = When you play a card, follow its text from top to bottom right away.
how-dominion-phase-action = Play one Action card. Some give you more Actions, cards or coins.
how-dominion-phase-buy = Play your Treasures, then buy one card you can afford.
how-dominion-phase-cleanup = Discard all your cards, used or not, and draw five new ones.
how-dominion-3 = The cards you buy come back
how-dominion-3-text = A bought card goes to your discard pile. When your deck is empty, you shuffle that pile and it becomes your deck again, new cards included.
how-dominion-place-bought = bought
how-dominion-place-discard = discard pile
how-dominion-place-deck = new deck
how-dominion-place-hand = your hand
how-dominion-4 = Green cards win
how-dominion-4-text = They do nothing during the game but are worth points at the end. The game ends when all Provinces are gone, or any three piles are. Most points win; ties go to the player with fewer turns.

how-innovation-first = The base game against one easy bot. Notes beside the table explain each step; you can turn them off.
how-innovation-1 = Five piles, one for each colour
how-innovation-1-text = When you meld a card, it goes on top of the pile of its colour. You can only use top cards. The number is the card’s age: later ages are stronger.
how-innovation-2 = Two actions a turn, four kinds
how-innovation-2-text = You may take the same action twice.
how-innovation-do-draw = Draw a card of the age of your highest top card.
how-innovation-do-meld = Put a card from your hand on its pile.
how-innovation-do-dogma = Use a top card’s effects.
how-innovation-do-achieve = Claim an age you have enough points for.
how-innovation-3 = Icons decide who is affected by a dogma
how-innovation-3-text = Each card names one icon. Count how many of it you have in sight on all your piles, and compare with the others.
how-innovation-fewer = Players with fewer must do what the card demands.
how-innovation-as-many = Players with as many or more share its other effects, and go before you.
how-innovation-4 = Achievements win
how-innovation-4-text = To claim an age you need five points for each of its number and a top card at least that high. Scored cards are worth their age, and you keep them. With two players, six achievements win.

how-bridge_over-first = Two rounds against two easy bots. Notes beside the table explain each step; you can turn them off.
how-bridge_over-1 = Same colour, or same number or symbol
how-bridge_over-1-text = Play one card that matches the top card in one of these. Wild cards always match, and you choose a colour. Otherwise draw one.
how-bridge_over-2 = An attack goes round
how-bridge_over-2-text = If you are attacked, draw the cards or play an attack of your own on top. Then the next player faces both.
how-bridge_over-attack-1 = attacks you
how-bridge_over-attack-2 = you parry
how-bridge_over-attack-3 = cards face the next player
how-bridge_over-3 = Defence cards answer attacks
how-bridge_over-3-text = You can play them at once, whatever the top card is. On your own turn you can only discard them.
how-bridge_over-block = ends it
how-bridge_over-through = sends it on
how-bridge_over-reflect = sends it back
how-bridge_over-4 = Cards left in your hand count against you
how-bridge_over-4-text = A round ends when a player has no cards left. Number cards count their number, symbols count more. The fewest points after the last round win.

## Notes

learn-note = Guide to your first game
learn-next = Next
learn-no-more = Turn off the guide

learn-dominion-hand = This is your hand
learn-dominion-hand-text = You draw five of your ten cards. A Copper gives $1 when you play it. An Estate does nothing now but is worth a point at the end. To play your Treasures, press the button that chooses all of them, then press “Play”.
learn-dominion-price = Every pile has a price
learn-dominion-price-text = The coin at the foot is the cost. Piles you can’t afford are hatched. Press a pile to choose it; to read it, hover over it or hold a finger on it. Silver for $3 is never a bad buy, nor is Smithy for $4.
learn-dominion-back = Your new card is in the discard pile
learn-dominion-back-text = So are the cards you had in hand. You draw five new cards every turn, even if you bought nothing.
learn-dominion-shuffle = Your discard pile has become your deck
learn-dominion-shuffle-text = That happens every time your deck runs out. From now on you draw the cards you bought.
learn-dominion-action = You have an Action card
learn-dominion-action-text = Before you buy, you may play one Action. Choose it, then press “Play”. You may also end the phase without playing one.
learn-dominion-more = You have more Actions
learn-dominion-more-text = “+2 Actions” lets you play two more Action cards this turn. The large numbers at the top show how many are left.
learn-dominion-asks = A card asks you to choose
learn-dominion-asks-text = The question is always here, with how many you may choose. When you have chosen enough, press the button. If you may choose none, there is a button for that.
learn-dominion-buys = You have more than one Buy
learn-dominion-buys-text = With two Buys you may buy two cards, one after the other, as long as you have the coins.
learn-dominion-green = You can afford a Province
learn-dominion-green-text = $8 buys six points, and these win games. But a Province does nothing in your hand, so the art is to know when to start.
learn-dominion-end = The end is near
learn-dominion-end-text = The game ends after the turn in which the last Province is bought. Now a Duchy, or even an Estate, may help more than another Gold.

learn-innovation-begin = Choose your first card
learn-innovation-begin-text = All players choose one of two cards and meld it at the same time. The player whose card is first in the alphabet goes first. The icons on it count from now on.
learn-innovation-action = Two actions a turn
learn-innovation-action-text = Draw, meld a card from your hand, use a top card with Dogma, or claim an achievement. You may mix them freely.
learn-innovation-dogma = See who is affected before you confirm
learn-innovation-dogma-text = Choose a dogma and look at the table that appears: it shows who must obey and who shares. If a share by another player changes anything, you draw a card for free.
learn-innovation-asks = A card asks you to choose
learn-innovation-asks-text = The effect stands above the options. Cards you can choose have an outline; others are hatched and say why when you press them.
learn-innovation-demand = Another player’s dogma
learn-innovation-demand-text = With fewer of its icons than they have, you must obey its demand; with as many or more, you share its other effects. You decide, although it’s not your turn.
learn-innovation-cover = A new card covers the old one
learn-innovation-cover-text = You can only use the top card of a pile, and only its icons count until the pile is splayed. So melding can also cost you icons.
learn-innovation-splay = A splayed pile
learn-innovation-splay-text = Now the cards below show some of their icons, and these count too.
learn-innovation-score = Your first points
learn-innovation-score-text = Scored cards are worth their age. You keep them when you claim achievements.
learn-innovation-achieve = You can claim an achievement
learn-innovation-achieve-text = You have five points for each of its age and a top card at least that high. Claiming takes one action.
learn-innovation-end = Two more to go
learn-innovation-end-text = A player needs only two more achievements to win. If no one gets there, the highest score wins when a card above the last age would be drawn.

learn-bridge_over-turn = Cards that match have an outline
learn-bridge_over-turn-text = They have the same colour as the top card, or the same number or symbol. Choose one, then press “Play”. You may draw a card instead.
learn-bridge_over-nothing = No card matches
learn-bridge_over-nothing-text = Draw a card: press the pile or the option.
learn-bridge_over-colour = Choose a colour
learn-bridge_over-colour-text = The next card must have this colour. Each option shows how many cards of that colour you hold.
learn-bridge_over-direction = Which way does play go on?
learn-bridge_over-direction-text = The arrows on the ring show the direction of play. Each option shows who would be next.
learn-bridge_over-whom = Choose another player
learn-bridge_over-whom-text = Press a player at the table, or an option. A player with few cards is close to going out.
learn-bridge_over-attack = You are attacked
learn-bridge_over-attack-text = The large number is how many cards you would draw. Answer with an attack that matches or with a defence card to send it on; each option shows to whom.
learn-bridge_over-more = You may play more cards
learn-bridge_over-more-text = This card lets you play more cards this turn. Every card you get rid of saves points.
learn-bridge_over-asks = A card asks you to choose
learn-bridge_over-asks-text = The question is always here. When you have chosen enough, press the button.
learn-bridge_over-out = Nearly out
learn-bridge_over-out-text = When a player has no cards left, the round ends and they score no points. The others count the cards they still hold.

## The cards

cards-title = { $game } cards
cards-found = Results
cards-search = Search names and texts
cards-search-rules = Words, or a rule’s id
cards-of = of { $all } cards
cards-rules-of = of { $all } rules
cards-filters = { $count ->
    [0] Filters
   *[other] Filters: { $count }
}
cards-documents = Document
cards-document = { $title } ({ $count })
cards-what = Search in
cards-what-cards = cards
cards-what-rules = rules
cards-all = all
cards-more = Show more
cards-back = Back to all cards
cards-sets = Set
cards-types = Type
cards-cost = Cost
cards-cost-most = ${ $coins } or more
cards-cost-potion = with a Potion
cards-cost-debt = with debt
cards-does = Gives
cards-gives-actions = +Actions
cards-gives-cards = +Cards
cards-gives-buys = +Buys
cards-gives-coins = +$
cards-gives-vp = +VP
cards-count = Number of cards
cards-age = Age
cards-colour = Colour
cards-icon = Icons
cards-dogma = Dogma icon
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
cards-no-rulings = No special rules: the text says it all.
cards-shown = Scenarios with this card
cards-shown-of = { $shown } of { $all }

## The kingdom room

room-kingdom = Choose a kingdom
room-how = How to choose
room-by-random = Random
room-by-named = By name
room-by-card = By card
room-by-again = Played before
room-drawn-from = Sets
room-wishes = Required and excluded cards
room-must = must
room-never = exclude
room-find = Find a card
room-value-any = random
room-value-even = even
room-value-auto = random
room-value-0 = 0
room-value-1 = 1
room-value-2 = 2
room-value-3 = 3
room-value-yes = yes
room-value-no = no
room-yours = Your kingdom
room-copy-link = Copy link
room-sit-with = Play with these?
room-against = Play against one bot, or invite a friend. The invitation shows these cards.
room-others = Ten new cards
room-others-keep = { $keep ->
    [one] Keep one, replace the rest
   *[other] Keep { $keep }, replace the rest
}
room-before = Previous cards
room-take-off = Remove { $card } from the list
room-none-yet = Kingdoms you have played from here will appear here.
room-more-hits = { $hits } more; type more letters.
room-keep = keep
room-kept = kept
room-swap = replace
room-swap-card = Replace { $card }
room-keep-card = Keep { $card }
room-never-card = Exclude { $card }
room-change = Sets and required cards
room-kept-card = Kept: { $card }
room-like = liked
room-code = Code
room-by-text = A code, or a list from anywhere
room-by-text-example = Cellar, Moat, Young Witch (Village)
room-by-text-about = Cards and landscapes in any order, in English, Japanese, German, French or Dutch, or another tool’s link
room-code-wrong = No kingdom has this code. Please check the letters.
room-by-text-use = Use it
room-named-search = Search for a name, card or set
room-recommended = Recommended by the rulebooks
room-owned-remember = Remember these as my sets
room-owned-use = Use my sets
room-owned-are = These are your sets on this device.
room-least = At least
room-most = At most
room-elsewhere = Take out of the box, and other tools
room-box = Take out of the box
room-box-players = Players
room-box-for = { $seats } players
room-print = Print
room-forms = For other tools
room-copy-form = Copy: { $form }
