### Innovation, base game, age 4: names, and what the cards do.

innovation-card-anatomy = Anatomy
    .text = I demand that you return a card from your score pile and, if you do, a top card of the same age.
    .fourth = I demand that you return a card from your score pile and, if you do, a top card of the same age; if you return that too, junk the whole deck of age 4.
innovation-card-colonialism = Colonialism
    .text = Draw and tuck a 3. If it has a crown, do this again.
    .fourth = Draw and tuck a 3. If it is green, junk the whole deck of age 5. If it has a crown, do all this again.
innovation-card-enterprise = Enterprise
    .text = I demand that you move one of your top cards that has a crown and is not purple to my board. If you do, draw and meld a 4. Then you may splay green right.
innovation-card-experimentation = Experimentation
    .text = Draw and meld a 5.
innovation-card-gunpowder = Gunpowder
    .text = I demand that you move one of your top cards with a castle to my score pile. Then, if any card was moved by the demand, draw and score a 2.
innovation-card-invention = Invention
    .text = You may splay right a colour that is splayed left. If you do, draw and score a 4. Then, if all five colours are splayed, claim Wonder.
innovation-card-navigation = Navigation
    .text = I demand that you move a 2 or 3 from your score pile to mine.
innovation-card-perspective = Perspective
    .text = You may return a hand card. If you do, score a hand card for every two lightbulbs on your board.
    .fourth = You may return a hand card. If you do, score a hand card for each of your colours that shows a lightbulb.
innovation-card-printing_press = Printing Press
    .text = You may return a card from your score pile. If you do, draw a card two ages higher than your top purple card. Then you may splay blue right.
innovation-card-reformation = Reformation
    .text = You may tuck a hand card for every two leaves on your board. Then you may splay yellow or purple right.
    .fourth = You may splay yellow or purple right. Then you may tuck a hand card for each splayed colour on your board.
