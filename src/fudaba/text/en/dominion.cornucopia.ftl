### Cornucopia: the name as printed, and what the card does.

dominion-card-horn_of_plenty = Horn of Plenty
    .text = Gain a card that costs at most $1 for each differently named card that you have in play, this one counted. If it is a Victory card, trash this.
dominion-card-horse_traders = Horse Traders
    .text = +1 Buy, +$3. Discard 2 cards. — When another player plays an Attack, you may set this aside from your hand; at the start of your next turn it returns to your hand, and +1 Card.
dominion-card-remake = Remake
    .text = Twice: trash a card from your hand, and gain one that costs exactly $1 more.
dominion-card-fairgrounds = Fairgrounds
    .text = At the end of the game, 2 VP for every full 5 differently named cards that you have.
dominion-card-hamlet = Hamlet
    .text = +1 Card, +1 Action. You may discard a card, for +1 Action. You may discard a card, for +1 Buy.
dominion-card-hunting_party = Hunting Party
    .text = +1 Card, +1 Action. Reveal your hand, then cards from your deck until one is no copy of a card in your hand; put that into your hand and discard the others.
dominion-card-jester = Jester
    .text = +$2. Each other player discards the top card of their deck. For a Victory card they gain a Curse; for another, they or you gain a copy of it, as you choose.
dominion-card-menagerie = Menagerie
    .text = +1 Action. Reveal your hand: +3 Cards if no two cards in it are the same, otherwise +1 Card.
dominion-card-farming_village = Farming Village
    .text = +2 Actions. Reveal cards from your deck until an Action or Treasure; put it into your hand and discard the others.
dominion-card-fortune_teller = Fortune Teller
    .text = +$2. Each other player reveals cards from their deck until a Victory card or Curse, puts it back on top and discards the others.
dominion-card-harvest = Harvest
    .text = Reveal the top 4 cards of your deck and discard them. +$1 for each differently named one.
dominion-card-tournament = Tournament
    .text = +1 Action. Each player may reveal a Province from their hand. If you do, discard it, and gain any Prize or a Duchy onto your deck. If no other player does, +1 Card, +$1.
dominion-card-carnival = Carnival
    .text = Reveal the top 4 cards of your deck. Put one of each name into your hand and discard the rest.
dominion-card-farmhands = Farmhands
    .text = +1 Card, +2 Actions. — When you gain this, you may set aside an Action or Treasure from your hand; at the start of your next turn you play it.
dominion-card-joust = Joust
    .text = +1 Card, +1 Action, +$1. You may set aside a Province from your hand, to gain any Reward to your hand. In Clean-up, discard the Province.
dominion-card-shop = Shop
    .text = +1 Card, +$1. You may play an Action from your hand that you have no copy of in play.
dominion-card-bag_of_gold = Bag of Gold
    .text = +1 Action. Gain a Gold onto your deck. — It is not in the Supply.
dominion-card-diadem = Diadem
    .text = +$2, and +$1 for each Action that you have left to play. — It is not in the Supply.
dominion-card-followers = Followers
    .text = +2 Cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand. — It is not in the Supply.
dominion-card-princess = Princess
    .text = +1 Buy. This turn, cards cost $2 less. — It is not in the Supply.
dominion-card-trusty_steed = Trusty Steed
    .text = Two different ones of these: +2 Cards; +2 Actions; +$2; gain 4 Silvers and put your deck into your discard pile. — It is not in the Supply.
dominion-card-coronet = Coronet
    .text = You may play an Action from your hand twice that is no Reward. You may play a Treasure from your hand twice that is no Reward. — It is not in the Supply.
dominion-card-courser = Courser
    .text = Two different ones of these: +2 Cards; +2 Actions; +$2; gain 4 Silvers. — It is not in the Supply.
dominion-card-demesne = Demesne
    .text = +2 Actions, +2 Buys. Gain a Gold. — At the end of the game, 1 VP for each Gold that you have. It is not in the Supply.
dominion-card-housecarl = Housecarl
    .text = +1 Card for each differently named Action that you have in play. — It is not in the Supply.
dominion-card-huge_turnip = Huge Turnip
    .text = +2 Coffers. Then, +$1 for each of your Coffers. — It is not in the Supply.
dominion-card-renown = Renown
    .text = +1 Buy. This turn, cards cost $2 less. — It is not in the Supply.
dominion-card-young_witch = Young Witch
    .text = +2 Cards. Discard 2 cards. Each other player gains a Curse, unless they show a Bane from their hand. — One more Kingdom pile that costs $2 or $3 is in the Supply: its cards are the Banes.
dominion-card-ferryman = Ferryman
    .text = +2 Cards, +1 Action. Discard a card. — When you gain this, gain a card from a pile that is there for it: Kingdom cards that cost $3 or $4 and are not in the Supply.

## Words of these cards

dominion-word-give_copy = they gain a copy
dominion-word-gain_4_silvers = gain 4 Silvers
dominion-word-gain_4_silvers_and_turn = gain 4 Silvers, put your deck into your discards
dominion-card-prizes = Prizes
    .text = Bag of Gold, Diadem, Followers, Princess and Trusty Steed, one of each. They lie face up beside the Supply; a player who may gain a Prize chooses any that is left.
dominion-card-rewards = Rewards
    .text = Coronet, Courser, Demesne, Housecarl, Huge Turnip and Renown: one of each with two players, two of each with more. They lie face up beside the Supply; a player who may gain a Reward chooses any that is left.

## Tokens

dominion-token-young_witch = Bane
dominion-token-ferryman = with Ferryman
