### Innovation, The Unseen, age 6: names, and what the cards do.

innovation-card-attic = Attic
    .text = You may score or safeguard a hand card. Then return a card from your score pile. Then draw and score a card of the age of one in your score pile.
innovation-card-hiking = Hiking
    .text = Draw and reveal a 6. If your top card of its colour has a factory, tuck it, and draw and reveal a 7. If that has a leaf, meld it and draw an 8.
innovation-card-illuminati = Illuminati
    .text = Reveal a hand card and splay its colour right. Safeguard your top card of that colour, and an available achievement one age above this secret.
innovation-card-placebo = Placebo
    .text = Return one or more cards of one colour from your board, from the top down. Draw a 7 for each. If exactly one of them is a 7, draw an 8.
innovation-card-reconnaissance = Reconnaissance
    .text = I demand that you reveal your hand. Then draw and reveal three 7s and return two of them. You may splay the colour of the third right.
innovation-card-red_herring = Red Herring
    .text = Splay red left, right or up. Then draw and tuck a 6. If its colour is splayed the same way as red, splay it up; if not, unsplay it.
innovation-card-sabotage = Sabotage
    .text = I demand that you draw a 6, reveal your hand and return a card of it that I choose. Tuck your top card of the returned card's colour, and all cards of that colour in your score pile.
innovation-card-sniping = Sniping
    .text = I demand that you unsplay a colour that I choose and meld its bottom card. Then move its bottom card, unless that is the top card, to my board.
innovation-card-swiss_bank_account = Swiss Bank Account
    .text = Safeguard an available achievement whose age is the number of cards in your score pile. If you do, score all hand cards of that age. Then draw a 6 for each of your secrets.
innovation-card-triad = Triad
    .text = If you hold at least three cards, return one and splay its colour right, tuck one, and score one.
