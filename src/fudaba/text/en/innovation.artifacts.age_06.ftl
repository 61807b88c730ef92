### Innovation, Artifacts of History, age 6: names, and what the cards do.

innovation-card-buttonwood_agreement = Buttonwood Agreement
    .text = Name three colours, then draw and reveal an 8. If it has one of them, score it and splay its colour up. If not, return all cards of its colour from your score pile and unsplay that colour.
innovation-card-frigate_constitution = Frigate Constitution
    .text = I compel you to reveal a hand card. If its age is that of one of my top cards, return it and all of your cards of its colour.
innovation-card-kilogram_of_the_archives = Kilogram of the Archives
    .text = Return a hand card and one of your top cards. If you returned two whose ages add up to ten, draw and score a 10.
    .fourth = Return a hand card and one of your top cards. If you returned two whose ages add up to ten, draw and score a 10; if not, junk the deck whose age is the sum.
innovation-card-marcha_real = Marcha Real
    .text = Reveal and return two hand cards. If they are of the same age, draw a card one age higher; if they have the same colour, claim an achievement, eligible or not.
innovation-card-moonlight_sonata = Moonlight Sonata
    .text = Choose a colour in which you have your highest top card, and meld its bottom card. Claim an achievement, eligible or not.
    .fourth = Choose a colour in which you have your highest top card, and meld its bottom card. Then claim an available standard achievement, eligible or not, and junk another.
innovation-card-pride_and_prejudice = Pride and Prejudice
    .text = Draw and meld a 6. If no colour shows fewer cards on your board than its colour does, score it and do this again.
innovation-card-puffing_billy = Puffing Billy
    .text = Return a hand card. Draw a card whose age is the number of the icons that its colour shows most of on your board, and splay that colour right.
    .fourth = Tuck a hand card, and splay its colour right. Draw a card whose age is the number of the icons that this colour shows most of on your board.
innovation-card-stamp_act = Stamp Act
    .text = I compel you to move a card of the age of your top yellow card from your score pile to mine, and if you do, to return one of the age of your top green card from your score pile.
innovation-card-qianlongs_dragon_robe = Qianlong's Dragon Robe
    .text = I compel you to move your top red card to my score pile, your top green card to my board, a yellow card from your score pile to mine, and a purple one from your score pile to my hand.
innovation-card-the_wealth_of_nations = The Wealth of Nations
    .text = Draw and score a 1. Then draw and score a card whose age is a fifth of all ages in your score pile, rounded up.
    .fourth = Draw and score a 1. Then draw and score a card whose age is a fifth of all ages in your score pile, rounded up, and junk the deck of that age.
innovation-card-us_declaration_of_independence = U.S. Declaration of Independence
    .text = I compel you to give me your highest hand card for my hand, the highest card of your score pile for mine, and the highest of your top cards that have a factory for my board.
