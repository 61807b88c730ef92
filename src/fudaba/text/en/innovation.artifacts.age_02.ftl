### Innovation, Artifacts of History, age 2: names, and what the cards do.

innovation-card-babylonian_chronicles = Babylonian Chronicles
    .text = I compel you to move one of your top cards that has a castle and is not red to my board. Then draw and score a 3.
innovation-card-baghdad_battery = Baghdad Battery
    .text = Meld two hand cards. If they are of one colour and of different sets, draw and score five 2s.
    .fourth = Meld a hand card and score a hand card. If you did both, and their ages differ, junk the decks of both ages.
innovation-card-chronicle_of_zuo = Chronicle of Zuo
    .text = If no one has fewer castles than you, draw a 2; if no one has fewer crowns, a 3; if no one has fewer lightbulbs, a 4.
    .fourth = If no one has fewer castles, or no one has fewer crowns, draw a 3. Then, if no one has fewer lightbulbs, draw a 4.
innovation-card-cyrus_cylinder = Cyrus Cylinder
    .text = Choose another purple top card on any board and execute its effects that are no demands, for yourself only. Then splay a colour on any board left.
    .fourth = Splay a colour on any board left. Then choose another purple top card on any board and self-execute it.
innovation-card-dead_sea_scrolls = Dead Sea Scrolls
    .text = Draw an artifact of the age of your highest top card.
    .fourth = Draw an artifact of the age of your highest top card, and junk the artifact deck of that age. Then choose a player, and junk an available achievement of the age of that player's highest top card.
innovation-card-holy_grail = Holy Grail
    .text = Return a hand card, and claim an achievement of its age, eligible or not.
innovation-card-holy_lance = Holy Lance
    .text = I compel you to move one of your top cards that is an artifact to my board. Then, if Holy Grail is one of your top cards, you win.
innovation-card-rosetta_stone = Rosetta Stone
    .text = Choose a set and draw two 2s of it. Meld one of them and move the other to an opponent's board.
innovation-card-seikilos_epitaph = Seikilos Epitaph
    .text = Draw and meld a 3. Meld your bottom card of that colour, and execute its effects that are no demands, for yourself only.
    .fourth = Draw and meld a 3. Meld your bottom card of that colour, and self-execute it.
innovation-card-terracotta_army = Terracotta Army
    .text = I compel you to return one of your top cards without a castle. Then score a hand card without a castle.
    .fourth = I compel you to return one of your top cards without a castle. Then score a hand card without a castle. If you do, junk the deck of its age; if not, tuck Terracotta Army.
