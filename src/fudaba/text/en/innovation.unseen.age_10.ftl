### Innovation, The Unseen, age 10: names, and what the cards do.

innovation-card-cryptocurrency = Cryptocurrency
    .text = Return your score pile. For each age among the returned cards, draw and score a 10. Then you may splay red up.
innovation-card-denver_airport = Denver Airport
    .text = You may achieve one of your secrets, eligible or not. Then you may splay purple up.
innovation-card-fight_club = Fight Club
    .text = I demand that you move one of your secrets to my achievements. Then you may splay yellow up.
innovation-card-hacking = Hacking
    .text = I demand that you move your two highest secrets to my safe and the two highest cards in your score pile to mine, and meld the two lowest cards in your score pile.
innovation-card-inhomogeneous_cosmology = Inhomogeneous Cosmology
    .text = You may put one of your top cards on top of its deck, and you may meld a hand card. If you do either, do the same again. Then draw an 11 for each colour that is not on your board.
innovation-card-order_of_the_occult_hand = Order of the Occult Hand
    .text = If you have a 3 in your score pile, you lose. Then, if you hold a 7, you win. Then meld two hand cards, score four hand cards, and splay blue up.
innovation-card-ride_hailing = Ride-Hailing
    .text = You may splay green up. Then meld another player's top card that has a clock and is not yellow, and self-execute it. If there is none, draw an 11.
innovation-card-secret_santa = Secret Santa
    .text = I demand that you meld a card from my score pile. Then draw and score three 10s.
innovation-card-three_d_printing = 3D Printing
    .text = Return a top or bottom card on your board. Achieve a secret of its age, eligible or not, and safeguard an available standard achievement. If you do both, do the same again.
innovation-card-whatchamacallit = Whatchamacallit
    .text = For each age from the lowest up, if none of your top cards and no card in your score pile has it, draw and score a card of that age.
