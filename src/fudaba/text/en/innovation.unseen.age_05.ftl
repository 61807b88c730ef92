### Innovation, The Unseen, age 5: names, and what the cards do.

innovation-card-buried_treasure = Buried Treasure
    .text = Choose an odd age and make all cards of that age in all score piles available achievements. If these are at least four, draw and safeguard a card of that age, and score three available standard achievements.
innovation-card-cabal = Cabal
    .text = I demand that you move all hand cards whose ages are among my secrets to my score pile, and draw a 5. Then safeguard an available achievement of the age of one of your top cards.
innovation-card-chartreuse = Chartreuse
    .text = Draw and reveal a 3, a 4, a 5 and a 6. Meld the green and yellow ones in any order, and return the others. Then you may splay green or yellow right.
innovation-card-gallery = Gallery
    .text = If you have a 2 in your score pile, draw a 6. Then draw a 7 if you have a 1 there, and a 5 if not.
innovation-card-pantheism = Pantheism
    .text = Tuck a hand card. If you do, draw and tuck a 4, score all your cards of the colour of one of these two, and splay the colour of the other right. Then draw and tuck a 4.
innovation-card-pen_name = Pen Name
    .text = Splay an unsplayed colour other than purple left and self-execute its top card, or meld a hand card and splay its colour right.
innovation-card-popular_science = Popular Science
    .text = Draw and meld a card of the age of anyone's green top card. Then draw and meld a card one age above your yellow top card. Then you may splay blue right.
innovation-card-probability = Probability
    .text = Return your hand. Then draw, reveal and return two 6s. If they have exactly two kinds of icons, draw and score two 6s; if exactly four, draw a 7. Draw a 6.
innovation-card-secret_history = Secret History
    .text = I demand that you move one of your secrets to my safe. Then, if red and purple are splayed right, claim Mystery. If not, splay one of them right.
innovation-card-witch_trial = Witch Trial
    .text = I demand that you draw and reveal a 5, and return your top card of its colour, another hand card of that colour, and a card from your score pile. If you return all three, do it all again.
