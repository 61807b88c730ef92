### Innovation, The Unseen, age 9: names, and what the cards do.

innovation-card-area_51 = Area 51
    .text = You may splay green up. Then draw an 11 or safeguard an available standard achievement. Then reveal one of your secrets, and super-execute it if it is your turn.
innovation-card-clown_car = Clown Car
    .text = I demand that you meld a card from my score pile. If it has no crown, do the same again.
innovation-card-consulting = Consulting
    .text = Choose an opponent. Draw and meld two 10s. Self-execute the one of your top cards that this opponent chooses.
innovation-card-fermi_paradox = Fermi Paradox
    .text = Reveal the top cards of the base decks of ages 9 and 10, and return one of them. Then, if you have no cards on your board, you win. If you have, take all cards in the junk that have an age into your hand.
innovation-card-iron_curtain = Iron Curtain
    .text = Unsplay all your splayed colours. For each of them return its top card and safeguard an available standard achievement.
innovation-card-magic_8_ball = Magic 8-Ball
    .text = Wish for one of these: to draw two 10s, to draw and score two 8s, or to safeguard two available standard achievements. Draw and tuck an 8. If it has a lightbulb, your wish is granted. If it is red or purple, do the same again.
innovation-card-mccarthyism = McCarthyism
    .text = I demand that you draw and meld an 8. If Socialism is then one of your top cards, you lose. Then score your purple top card. Then you may splay red or blue up.
innovation-card-surveillance = Surveillance
    .text = I demand that you reveal your hand, and I reveal mine. If it is not empty and both hands have the same colours, I win. Then draw a 10.
innovation-card-teleprompter = Teleprompter
    .text = Reveal the top card of any deck of any set, and execute the first of its effects that is no demand for yourself alone. If the card has a crown, do so again with another deck.
innovation-card-urban_legend = Urban Legend
    .text = Draw a 9 for each colour on your board that shows a factory. If you draw five cards, you win. Then you may splay yellow or purple up.
