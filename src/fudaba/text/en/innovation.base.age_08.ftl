### Innovation, base game, age 8: names, and what the cards do.

innovation-card-antibiotics = Antibiotics
    .text = You may return up to three hand cards. Then draw two cards of age 8 for each different age among them.
innovation-card-corporations = Corporations
    .text = I demand that you move one of your top cards that has a factory and is not green to my score pile. If you do, draw and meld an 8. Then draw and meld an 8.
innovation-card-empiricism = Empiricism
    .text = Name two colours, then draw and reveal a 9. If it has one of them, meld it, and you may splay its colour up; else keep it. Then, with twenty or more lightbulbs on your board, you win.
    .fourth = Name two colours, then draw and reveal a 9. If it has one of them, meld it and splay its colour up; else keep it and unsplay its colour. Then, with twenty or more lightbulbs on your board, you win.
innovation-card-flight = Flight
    .text = If red is splayed up, you may splay any one colour up. Then you may splay red up.
innovation-card-mass_media = Mass Media
    .text = You may return a hand card. If you do, choose an age and return all cards of that age from every score pile. Then you may splay purple up.
innovation-card-mobility = Mobility
    .text = I demand that you move to my score pile the two highest of your top cards that have no factory and are not red. If any went, draw an 8.
    .fourth = I demand that you move to my score pile your two highest top cards of different colours that have no factory and are not red. If any went, draw an 8.
innovation-card-quantum_theory = Quantum Theory
    .text = You may return up to two hand cards. If you return two, draw a 10, then draw and score another.
innovation-card-rocketry = Rocketry
    .text = For every two clocks on your board, return a card from the score pile of an opponent.
    .fourth = For each of your colours that shows a clock, return a card from the score pile of an opponent.
innovation-card-skyscrapers = Skyscrapers
    .text = I demand that you move one of your top cards that has a clock and is not yellow to my board. If you do, score the card that lay beneath it, and return all that is left of that colour.
    .fourth = I demand that you move one of your top cards that has a clock and is not yellow to my board. If you do, score your top card of that colour, return all others of it, and give me Skyscrapers if it is a top card.
innovation-card-socialism = Socialism
    .text = You may tuck your whole hand. If a purple card is among it, take all the lowest cards from the hand of each opponent.
    .fourth = You may tuck one of your top cards. If you do, tuck your whole hand. Then you may junk an available achievement of age 8, 9 or 10.
