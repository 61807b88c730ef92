### Innovation, Artifacts of History, age 11: names, and what the cards do.

innovation-card-great_barrier_reef = Great Barrier Reef
    .text = Junk all of your cards but the top five of each colour. Then splay all of your colours aslant.
innovation-card-greenland = Greenland
    .text = I compel you to return your top cards that have a clock, one after another, until none is left. Then return those of your own that have a crown in the same way.
innovation-card-jumbo_kingdom = Jumbo Kingdom
    .text = Choose one of your colours and junk all cards of it from every board. Then score all junked cards of an age that you choose, and do so again as long as they are fewer than eleven points.
innovation-card-martian_internet = Martian Internet
    .text = Lay the cards of all players aside and play a new game with the decks as they are, for which everyone draws and melds a 9. Its winner transfers their cards of it to this game, and the others’ are junked.
innovation-card-oculus_quest = Oculus Quest
    .text = I compel you to take all cards of your board into your hand.
innovation-card-pizza_pacaya = Pizza Pacaya
    .text = I compel you to junk all cards of your board, and to draw and meld a card of every age in ascending order.
innovation-card-psyche = Psyche
    .text = Choose an age that none of your top cards has. Score the deck of that age, and all junked cards of it.
innovation-card-sanskrit = Sanskrit
    .text = Junk everyone's score pile. If there is no card to junk, choose for each player one of their highest top cards; their other top cards are moved to their score pile.
innovation-card-tasmanian_tiger = Tasmanian Tiger
    .text = Exchange a card of your score pile for a top card of its colour on any board. You may return two hand cards to do this again.
innovation-card-what_does_the_fox_say = What Does The Fox Say
    .text = Draw two 11s and meld one, then the other. Super-execute the second if it is your turn, else self-execute it.
