### Innovation, The Unseen, age 4: names, and what the cards do.

innovation-card-april_fools_day = April Fool's Day
    .text = Move a card from your hand or score pile to the board of the player on your right. If you move none, claim Folklore. Then splay yellow right and unsplay purple, or the other way round.
innovation-card-blackmail = Blackmail
    .text = Demand: reveal your hand, and meld one of these cards of my choice. Reveal your score pile. Self-execute one of the revealed cards of my choice; whatever it says that you may do, you must.
innovation-card-confession = Confession
    .text = Return your top cards with a castle. If you have none, meld a card from your score pile, then draw and score a 4. Then draw a 4 for each 4 in your score pile.
innovation-card-el_dorado = El Dorado
    .text = Draw and meld a 3, a 2 and a 1. If all three have a crown, score the whole deck of age 5. If two have, splay green and blue right.
innovation-card-heirloom = Heirloom
    .text = Make one of your secrets an available achievement and draw a card one age above it. If you have none, safeguard an available achievement of the age of your top red card.
innovation-card-legend = Legend
    .text = Choose a colour other than purple. Self-execute your top card of it, and score your top card of it. As long as you have scored fewer than nine points like this during this action, do the same again.
innovation-card-ninja = Ninja
    .text = I demand that you return a hand card of a colour that I choose. If you do, move your top card of that colour to my board. Then you may splay red right.
innovation-card-quackery = Quackery
    .text = Score a hand card or draw a 4. Then return exactly two hand cards. If you do, draw a card whose age is the number of their leaves and lightbulbs.
innovation-card-spanish_inquisition = Spanish Inquisition
    .text = I demand that you return all but the highest cards from your hand and all but the highest cards from your score pile. Then, if Spanish Inquisition is one of your top cards, return all red cards on your board.
innovation-card-the_prophecies = The Prophecies
    .text = Draw and safeguard a 4, or draw and reveal a card one age above one of your secrets. If you reveal a red or purple card, meld one of your other secrets; if you do, safeguard the drawn card.
