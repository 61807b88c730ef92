### Innovation, Figures in the Sand, age 2: names, and what the figures do.

innovation-card-zhang_heng = Zhang Heng
    .text = Echo: draw and tuck a 3, and score all cards above it. Karma: each card in your score pile is also a bonus of its age.
    .fourth = Karma: before anybody claims an achievement, you draw and tuck a 3 and score all cards above it.
innovation-card-augustus_caesar = Augustus Caesar
    .text = Inspire: draw and foreshadow a 3. Karma: before anybody melds or foreshadows a card below age 4, it is revealed. If it is red or green and has a castle, it moves to your board instead, and you tuck your whole forecast.
    .fourth = Karma: if anybody would activate a card with a castle, you draw and reveal a card of its age instead. With a castle or a lightbulb you meld it; else the other card is super-executed by who would have activated it.
innovation-card-ptolemy = Ptolemy
    .text = Inspire: draw and meld a 2. Karma: any two figures are enough to issue Trade. You can activate the top blue cards of all players.
    .fourth = The same two karma effects, without the inspiration.
innovation-card-confucius = Confucius
    .text = Echo: score a top figure of age 1 of an opponent. Karma: if you would activate a card by castles, choose another icon of your board instead, and the dogma goes by that.
    .fourth = Karma: if you would activate a card by castles, score it instead and junk the deck of age 2 or 3.
innovation-card-plato = Plato
    .text = Inspire: you may splay a colour left. Karma: any two figures are enough to issue Rivalry. Each splayed colour on your board counts as one more castle, lightbulb, leaf and crown.
    .fourth = Karma: any two figures are enough to issue Rivalry. Before you activate a card as your first action, splay its colour left; if you cannot, junk an available achievement of age 2.
innovation-card-alexander_the_great = Alexander the Great
    .text = Inspire: score a hand card. Karma: when you meld this, score all top figures of age 1 or 2 of your opponents. If you would activate a card, the dogma goes by everybody's points instead of icons.
    .fourth = Karma: when you meld this, score all top figures of your opponents. Before you activate a card, draw and score a 2; if it is no 2, score Alexander the Great.
innovation-card-sun_tzu = Sun Tzu
    .text = Inspire: draw a 2. Karma: any two figures are enough to issue War. Before you draw for having been shared with, meld any number of hand cards that have the icon of that dogma.
    .fourth = The same two karma effects, without the inspiration.
innovation-card-cai_lun = Cai Lun
    .text = Echo: you may splay a colour left. Karma: before you claim an achievement, draw and foreshadow a 3. The cards in your forecast are available achievements for you.
    .fourth = Karma: before anybody scores a card, you splay all your colours left. Your top cards of colours that are not splayed are available achievements for you.
innovation-card-ximen_bao = Ximen Bao
    .text = Karma: any two figures are enough to issue Expansion. Before you issue a decree, junk the hands of all opponents.
