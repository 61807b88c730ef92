### Innovation, base game, age 7: names, and what the cards do.

innovation-card-bicycle = Bicycle
    .text = You may exchange your whole hand for your whole score pile.
innovation-card-combustion = Combustion
    .text = I demand that you move a card from your score pile to mine for every four crowns on my board. Then return your bottom red card.
    .first = I demand that you move two cards from your score pile to mine.
    .fourth = I demand that you move a card from your score pile to mine for each of my colours that shows a crown. Then return your bottom red card.
innovation-card-electricity = Electricity
    .text = Return all your top cards without a factory, then draw an 8 for each of them.
innovation-card-evolution = Evolution
    .text = You may do one of two things: draw and score an 8, then return a card from your score pile; or draw a card one age higher than the highest in your score pile.
innovation-card-explosives = Explosives
    .text = I demand that you give me the three highest cards of your hand. If you give any and your hand is then empty, draw a 7.
innovation-card-lighting = Lighting
    .text = You may tuck up to three hand cards. Then draw and score a 7 for each different age among them.
innovation-card-publications = Publications
    .text = You may put the cards of one of your colours into another order. Then you may splay yellow or blue up.
    .fourth = You may splay yellow or blue up. Then you may junk an available special achievement, or make one from the junk available again.
innovation-card-railroad = Railroad
    .text = Return your whole hand, then draw three cards of age 6. Then you may splay up a colour that is splayed right.
innovation-card-refrigeration = Refrigeration
    .text = I demand that you return half of your hand, rounded down. Then you may score a hand card.
    .fourth = I demand that you return all your hand cards but one. Then you may score a hand card.
innovation-card-sanitation = Sanitation
    .text = I demand that you exchange the two highest cards of your hand for the lowest of mine.
    .fourth = I demand that you exchange the two highest cards of your hand for the lowest of mine. Then choose 7 or 8 and junk the whole deck of that age.
