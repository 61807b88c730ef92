### Innovation, base game, age 5: names, and what the cards do.

innovation-card-astronomy = Astronomy
    .text = Draw and reveal a 6. If it is green or blue, meld it and do this again; else keep it. Then, if none of your top cards but the purple one is below age 6, claim Universe.
innovation-card-banking = Banking
    .text = I demand that you move one of your top cards that has a factory and is not green to my board. If you do, draw and score a 5. Then you may splay green right.
innovation-card-chemistry = Chemistry
    .text = You may splay blue right. Then draw and score a card one age higher than your highest top card, and return a card from your score pile.
innovation-card-coal = Coal
    .text = Draw and tuck a 5. Then you may splay red right. Then you may score one of your top cards, and with it the card beneath.
    .fourth = Draw and tuck a 5. Then you may splay red right. Then you may choose one of your colours and score its top two cards.
innovation-card-measurement = Measurement
    .text = You may reveal a hand card and return it. If you do, splay its colour right and draw a card whose age is the number of cards that you have of that colour.
    .first = You may return a hand card. If you do, choose a colour, splay it right, and draw a card whose age is the number of cards that you have of that colour.
innovation-card-physics = Physics
    .text = Draw and reveal three cards of age 6. If two of them are of the same colour, return them and your whole hand; else keep them.
innovation-card-societies = Societies
    .text = I demand that you move to my board one of your top cards that has a lightbulb and is higher than my top card of its colour. If you do, draw a 5.
    .first = I demand that you move to my board one of your top cards that has a lightbulb and is not purple. If you do, draw a 5.
innovation-card-statistics = Statistics
    .text = I demand that you take all the highest cards of your score pile into your hand. Then you may splay yellow right.
    .first = I demand that you take one of the highest cards of your score pile into your hand. If it is then the only card in your hand, suffer this again. Then you may splay yellow right.
    .fourth = I demand that you take all cards of an age of my choice from your score pile into your hand. Then you may splay yellow right.
innovation-card-steam_engine = Steam Engine
    .text = Draw and tuck two cards of age 4, then score your bottom yellow card.
    .fourth = Draw and tuck two cards of age 4, then score your bottom yellow card. If that is Steam Engine, junk the whole deck of age 6.
innovation-card-the_pirate_code = The Pirate Code
    .text = I demand that you move two cards of age 4 or below from your score pile to mine. Then, if any card was moved by the demand, score the lowest of your top cards with a crown.
