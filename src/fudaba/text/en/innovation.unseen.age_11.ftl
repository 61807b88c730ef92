### Innovation, The Unseen, age 11: names, and what the cards do.

innovation-card-astrobiology = Astrobiology
    .text = Return one of the bottom cards on your board. Splay its colour aslant, and score all your cards of that colour without a leaf.
innovation-card-cloaking = Cloaking
    .text = I demand that you move one of the standard achievements that you have claimed to my safe.
innovation-card-dark_web = Dark Web
    .text = Unsplay a colour on any board. Then safeguard any number of available standard achievements, or achieve any number of your secrets, eligible or not.
innovation-card-escape_room = Escape Room
    .text = I demand that you draw, reveal and score an 11, and score a hand card of its colour. If you cannot, you lose. Then score your top cards with a clock, except yellow.
innovation-card-fashion_mask = Fashion Mask
    .text = Tuck each top card with a crown or a factory. You may safeguard one of them. Then score all but the top five of your yellow and of your purple cards, and splay both colours aslant.
innovation-card-green_hydrogen = Green Hydrogen
    .text = Score all your green cards but the top one. Draw and tuck an 11 for each.
innovation-card-holography = Holography
    .text = Choose red, green or blue. Score all but your top five cards of it and splay it aslant. If you do both, exchange all the lowest cards in your score pile for all your claimed standard achievements of lower ages.
innovation-card-metaverse = Metaverse
    .text = Score the top card of each of your splayed colours. If you score fewer than three cards, you lose.
innovation-card-mystery_box = Mystery Box
    .text = Claim an available standard achievement, eligible or not, and self-execute it.
innovation-card-quantum_computers = Quantum Computers
    .text = I demand that you flip a coin. If you lose the flip, you lose. Then flip a coin. If you lose the flip, return one of your secrets and do the same again; if you have none, you lose.
