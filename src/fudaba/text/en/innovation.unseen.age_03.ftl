### Innovation, The Unseen, age 3: names, and what the cards do.

innovation-card-brethren_of_purity = Brethren of Purity
    .text = Draw and meld a 3, or a card one age above the last one that was melded by this effect during this action. If you meld it on a card with a lightbulb, do the same again.
innovation-card-cliffhanger = Cliffhanger
    .text = Reveal a secret of age 4: tuck it if it is green, meld it if it is purple, achieve it, eligible or not, if it is red, score it if it is yellow, and draw a 5 if it is blue. If you have none, safeguard the top card of the base deck of age 4.
innovation-card-freemasons = Freemasons
    .text = You may tuck a hand card of each colour. If you tuck a yellow card or one of an expansion, draw two 3s. Then you may splay yellow or blue left.
innovation-card-knights_templar = Knights Templar
    .text = I demand that you unsplay one of your splayed colours. If you do, move its top card to my score pile. Then you may splay red or green left.
innovation-card-masquerade = Masquerade
    .text = Safeguard an available achievement whose age is the number of your hand cards. If you do, return all hand cards of that age, and if a 4 is among them, claim Anonymity. Then you may splay purple left.
innovation-card-red_envelope = Red Envelope
    .text = Choose an age with exactly two or three cards in your hand and score pile together, and move these to the score pile of the player on your right. Then you may score two or three hand cards.
innovation-card-secret_police = Secret Police
    .text = I demand that you tuck a hand card and return your top card of its colour. If you do, do the same again; if not, draw a 3. Then you may tuck any number of hand cards of one colour.
innovation-card-secret_secretorum = Secret Secretorum
    .text = Return five cards from your hand and your score pile. Draw two cards whose age is the number of colours among them, meld one of these two and score the other.
innovation-card-smuggling = Smuggling
    .text = I demand that you move a card of the age of your top yellow card, and one of the age of mine, from your score pile to my score pile.
innovation-card-taqiyya = Taqiyya
    .text = Choose a colour and move all your cards of it from your board to your hand. Then draw and meld a 3. If it is the bottom card of its colour, score it and any number of hand cards of that colour.
