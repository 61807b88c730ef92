### Innovation, The Unseen, age 2: names, and what the cards do.

innovation-card-astrology = Astrology
    .text = You may splay left the colour in which you have the most cards. Then draw and meld a card whose age is the number of purple cards visible on your board. If it has no crown, tuck it.
innovation-card-cipher = Cipher
    .text = Return your hand. If you return at least two cards, draw a card one age above the highest of them. Then draw a 2, and you may splay blue left.
innovation-card-counterfeiting = Counterfeiting
    .text = Score one of your top cards whose age is not in your score pile. If you do, do the same again. Then you may splay green or purple left.
innovation-card-exile = Exile
    .text = I demand that you return a top card without a leaf, and all cards of its age from your score pile. Then, if exactly one card was returned for the demand, return Exile if it is a top card on any board, and draw a 3.
innovation-card-fingerprints = Fingerprints
    .text = You may splay red or yellow left. Then safeguard an available achievement whose age is the number of your splayed colours, and move a hand card of that age to any player's board.
innovation-card-meteorology = Meteorology
    .text = Draw and reveal a 3. If it has a leaf, score it. If it has none but a crown, return it and draw two 3s. If it has neither, tuck it. Then, if you have no castle, claim Zen.
innovation-card-padlock = Padlock
    .text = I demand that you make one of your secrets an available achievement. Then, if that happened to no one, you may score up to three hand cards of different ages.
innovation-card-password = Password
    .text = Draw and reveal a 2. You may safeguard a hand card of its colour. If you do, score the drawn card. If not, return your hand and keep the drawn card.
innovation-card-propaganda = Propaganda
    .text = I demand that you meld a hand card of a colour that I choose. If you do, move the card beneath it to my board. Then meld a hand card.
innovation-card-steganography = Steganography
    .text = You may splay left a colour that shows a lightbulb. If you do, safeguard an available achievement whose age is the number of your cards of that colour. If not, draw and tuck a 3.
