### Innovation, Artifacts of History, age 10: names, and what the cards do.

innovation-card-delorean_dmc_12 = DeLorean DMC-12
    .text = If this is a top card anywhere, take all top cards and all hands out of the game.
    .fourth = They are junked.
innovation-card-dolly_the_sheep = Dolly the Sheep
    .text = You may score your bottom yellow card. You may draw and tuck a 1. If your bottom yellow card is Domestication, you win. If not, meld your highest hand card and draw a 10.
    .fourth = An 11 is drawn. Then junk all available achievements.
innovation-card-dragons_lair = Dragon's Lair
    .text = I compel you to reveal your score pile and to meld a card of each colour from it.
    .fourth = I compel you to meld the lowest card of your score pile whose age no other has, and then a hand card of its colour. If you meld just one card, you lose; if not, junk the top card of every deck.
innovation-card-higgs_boson = Higgs Boson
    .text = Move all cards of your board to your score pile.
    .fourth = They are scored.
innovation-card-maldives = Maldives
    .text = I compel you to return all but two cards of your hand, and all but two of your score pile. Then return all but four cards of your score pile.
innovation-card-musks_tesla_roadster = Musk's Tesla Roadster
    .text = If you have more cards in your score pile than everybody else, you win.
    .fourth = If not, draw and reveal an 11 and score all of your cards of its colour; return the 11 if there were any, else meld it.
innovation-card-rover_curiosity = Rover Curiosity
    .text = Draw and meld an artifact of age 10 and execute its effects as if they were on this card, for yourself only.
    .fourth = The artifact is self-executed.
innovation-card-seikan_tunnel = Seikan Tunnel
    .text = If one of your colours shows more cards than any colour of anybody else, you win.
innovation-card-tanker_exxon_valdez = Tanker Exxon Valdez
    .text = I compel you to lose the game, with all of your cards.
innovation-card-wheres_waldo = Where's Waldo?
    .text = You win.
