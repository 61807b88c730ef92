### Innovation, base game, age 2: names, and what the cards do.

innovation-card-calendar = Calendar
    .text = If your score pile has more cards than your hand, draw two cards of age 3.
innovation-card-canal_building = Canal Building
    .text = You may exchange all the highest cards of your hand for all the highest of your score pile.
    .fourth = You may either exchange all the highest cards of your hand for all the highest of your score pile, or junk the whole deck of age 3.
innovation-card-construction = Construction
    .text = I demand that you give me two hand cards and then draw a 2. After that, if you alone have five top cards, claim Empire.
innovation-card-currency = Currency
    .text = You may return any number of hand cards. Draw and score a 2 for each different age among them.
innovation-card-fermenting = Fermenting
    .text = Draw a 2 for each of your colours that shows a leaf.
    .first = Draw a 2 for every two leaves on your board.
    .fourth = Draw a 2 for each of your colours that shows a leaf. Then you may tuck a green hand card. If you do not, junk the whole deck of age 2, and this card too wherever it is a top card.
innovation-card-mapmaking = Mapmaking
    .text = I demand that you move a 1 from your score pile to mine. Then, if any card was moved by the demand, draw and score a 1.
innovation-card-mathematics = Mathematics
    .text = You may return a hand card. If you do, draw a card one age higher than it and meld that.
innovation-card-monotheism = Monotheism
    .text = I demand that you move one of your top cards, of a colour that I have not got on my board, to my score pile. If you do, draw and tuck a 1. Then draw and tuck a 1.
innovation-card-philosophy = Philosophy
    .text = You may splay any one of your colours left. Then you may score a hand card.
innovation-card-road_building = Road Building
    .text = Meld one or two hand cards. If you melded two, you may move your top red card to another player's board; if you do, that player's top green card comes to your board.
    .fourth = Meld one or two hand cards. If you melded two, you may move your top red card to another player's board; if you do, meld that player's top green card.
