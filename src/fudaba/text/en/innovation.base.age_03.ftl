### Innovation, base game, age 3: names, and what the cards do.

innovation-card-alchemy = Alchemy
    .text = Draw and reveal a 4 for every three castles on your board. If one of them is red, return them and your whole hand; else keep them. Then meld a hand card, and score another.
    .fourth = Draw and reveal a 4 for each of your colours that shows a castle. If one of them is red, return them and your whole hand; else keep them. Then meld a hand card, and score another.
innovation-card-compass = Compass
    .text = I demand that you move one of your top cards that has a leaf and is not green to my board, and then one of my top cards without a leaf to yours.
    .fourth = I demand that you move one of your top cards that has a leaf and is not green to my board, and then meld one of my top cards without a leaf.
innovation-card-education = Education
    .text = You may return the highest card of your score pile. If you do, draw a card two ages higher than the highest one left there.
innovation-card-engineering = Engineering
    .text = I demand that you move all your top cards with a castle to my score pile. Then you may splay red left.
innovation-card-feudalism = Feudalism
    .text = I demand that you give me a hand card with a castle; if you do, unsplay its colour. Then you may splay yellow or purple left.
    .first = I demand that you give me a hand card with a castle. Then you may splay yellow or purple left.
    .fourth = I demand that you give me a hand card with a castle; if you do, junk all available special achievements. Then you may splay yellow or purple left; if you do, draw a 3.
innovation-card-machinery = Machinery
    .text = I demand that you exchange your whole hand for all the highest cards of mine. Then score a hand card with a castle, and you may splay red left.
innovation-card-medicine = Medicine
    .text = I demand that you exchange the highest card of your score pile for the lowest of mine.
    .fourth = I demand that you exchange the highest card of your score pile for the lowest of mine. Then junk an available achievement of age 3 or 4.
innovation-card-optics = Optics
    .text = Draw and meld a 3. With a crown, draw and score a 4; else move a card from your score pile to that of an opponent with fewer points than you.
innovation-card-paper = Paper
    .text = You may splay green or blue left. Then draw a 4 for each colour that you have splayed left.
    .fourth = You may splay green or blue left. Then score one of your top cards with a leaf; if you do, draw a 4 for each colour that you have splayed left.
innovation-card-translation = Translation
    .text = You may meld all cards of your score pile. Then, if each of your top cards has a crown, claim World.
