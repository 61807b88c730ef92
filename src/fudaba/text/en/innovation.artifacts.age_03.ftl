### Innovation, Artifacts of History, age 3: names, and what the cards do.

innovation-card-along_the_river_during_the_qingming_festival = Along the River during the Qingming Festival
    .text = Draw and reveal a 4. Tuck it if it is yellow, score it if it is purple; any other you keep, and do this again.
innovation-card-dunhuang_star_chart = Dunhuang Star Chart
    .text = Return your hand, and draw a card whose age is the number of cards that you returned.
innovation-card-excalibur = Excalibur
    .text = I compel you to move to my board one of your top cards that is higher than my top card of its colour.
innovation-card-beauvais_cathedral_clock = Beauvais Cathedral Clock
    .text = Draw and reveal a 4, and splay its colour right.
innovation-card-ife_head = Ife Head
    .text = Splay one of your unsplayed colours right. Junk an available achievement whose age is the number of your cards of that colour; if you cannot, draw a card of that age.
innovation-card-mjolnir_amulet = Mjölnir Amulet
    .text = I compel you to choose one of your top cards and to move all of your cards of its colour to my score pile.
innovation-card-moylough_belt_shrine = Moylough Belt Shrine
    .text = I compel you to reveal your hand and to move the card that I choose to my board.
    .fourth = I compel you to reveal your hand and to move the card that I choose to my board. If you do, junk the deck of its age.
innovation-card-necronomicon = Necronomicon
    .text = Draw and reveal a 3. Yellow: return your hand. Green: unsplay all of your colours. Red: return your score pile. Blue: draw a 9.
innovation-card-philosophers_stone = Philosopher's Stone
    .text = Return a hand card, and score as many hand cards as its age.
    .fourth = Return a hand card, and score as many hand cards as its age. Then junk the deck whose age is the sum of the ages that you scored.
innovation-card-shroud_of_turin = Shroud of Turin
    .text = Return a hand card. If you do, return your top card of its colour and a card of that colour from your score pile. If you returned all three, claim an achievement, eligible or not.
innovation-card-charter_of_liberties = Charter of Liberties
    .text = Tuck a hand card. If you do, splay its colour left, then choose a splayed colour on any board and execute its top card's effects that are no demands, for yourself only.
innovation-card-yata_no_kagami = Yata No Kagami
    .text = Reveal a hand card. If you do, splay its colour left, then choose a top card of that colour on any board, though not this one, and self-execute it.
