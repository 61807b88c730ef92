### Innovation, base game, age 11: names, and what the cards do.

innovation-card-astrogeology = Astrogeology
    .text = Draw and reveal an 11, and splay its colour aslant. If that changes anything, move all but the top four cards of that colour from your board to your hand. Then, if you hold at least eight cards, you win.
innovation-card-climatology = Climatology
    .text = I demand that you return two of your top cards that have an icon of a kind that I choose, which is not the leaf. Then return one of your top cards, and from your score pile all cards that are as high as the returned card or higher.
innovation-card-escapism = Escapism
    .text = Reveal a hand card and junk it. Return all other hand cards of its age, draw three cards of that age, and self-execute the junked card.
innovation-card-fusion = Fusion
    .text = Score one of your top cards of age 11. If you do, choose an age one or two below the scored card, and do the same again with a top card of that age.
innovation-card-hypersonics = Hypersonics
    .text = I demand that you return exactly two top cards of the same age. If you do, also return all cards of that age or lower from your hand and your score pile.
innovation-card-near_field_comm = Near-Field Comm
    .text = I demand that you move all cards of an age that I choose from your score pile to mine. Then reveal the highest card in your score pile, and self-execute it.
innovation-card-reclamation = Reclamation
    .text = Return your three bottom red cards. Draw and meld a card whose age is half the sum of their ages, rounded up. If you have returned three cards, do the same again with the colour of the melded card.
innovation-card-solar_sailing = Solar Sailing
    .text = Draw and meld an 11. If its colour is not splayed aslant yet, return all but the top four cards of that colour and splay it aslant. If you have at least six cards of that colour on your board, you win.
innovation-card-space_traffic = Space Traffic
    .text = Draw and tuck an 11. If the card directly above it is an 11, you lose. Otherwise score all but the top five cards of its colour, splay that colour aslant, and if your score is not the highest, do the same again.
innovation-card-whataboutism = Whataboutism
    .text = I demand that you move all your top cards that have a demand to my board. If you move any, exchange all cards in your score pile for all cards in mine.
