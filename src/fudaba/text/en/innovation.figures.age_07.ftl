### Innovation, Figures in the Sand, age 7: names, and what the figures do.

innovation-card-alfred_nobel = Alfred Nobel
    .text = Inspire: score a hand card. Karma: each kind of icon of which you have at least twice as many as every other player is an achievement.
    .fourth = Karma: each standard icon of which you have at least twice as many as every opponent is an achievement. Before anybody transfers a card, junk the deck of age 7.
innovation-card-charles_darwin = Charles Darwin
    .text = Echo: draw an 8. Karma: any two figures are enough to issue Advancement. If you would claim an achievement and have more than every other player, you win.
    .fourth = Karma: any two figures are enough to issue Advancement. If you would claim an achievement and nobody has more than you, you win; else draw an 8 first.
innovation-card-florence_nightingale = Florence Nightingale
    .text = Karma: any two figures are enough to issue Expansion. A card of your score pile that anybody would transfer, return, meld, score or junk stays there.
innovation-card-george_stephenson = George Stephenson
    .text = Echo: you may splay up a colour that you have splayed right. Karma: before you claim an achievement, the bottom cards of all decks below age 10 become available achievements.
    .fourth = Karma: before you activate a card of a colour that you have splayed right, splay that colour up. Before you claim an achievement, the bottom yellow cards of all boards become available achievements.
innovation-card-james_clerk_maxwell = James Clerk Maxwell
    .text = Inspire: draw an 8. Karma: each hand card counts as one more of every icon on your board.
    .fourth = Karma: each hand card counts as one more of every standard icon on your board. Before anybody returns a card below age 8, draw an 8.
innovation-card-john_ericsson = John Ericsson
    .text = Inspire: draw and tuck a 7. Karma: when you meld this, score all top figures below age 7 of your opponents. Each factory on your board is also two clocks.
    .fourth = Karma: before you activate a card of a colour that an opponent has splayed right, unsplay that colour on an opponent's board. Before an opponent draws a card, draw and tuck a 7.
innovation-card-queen_victoria = Queen Victoria
    .text = Echo: move a figure from any score pile to yours. Karma: any two figures are enough to issue Rivalry. Before you claim a standard achievement, the top card of a deck of a lower age becomes one.
    .fourth = Karma: any two figures are enough to issue Rivalry. Before you score a card, choose a figure in any score pile: score it, or make it an available achievement.
innovation-card-robert_e_lee = Robert E. Lee
    .text = Echo: move a top card with a leaf from any board to any board. Karma: any two figures are enough to issue War. Seven leaves on your board together are an achievement.
    .fourth = Karma: before anybody activates a card with a demand, move a top card of another colour with a leaf from any board to any board. Seven leaves on your board together are an achievement.
innovation-card-rowland_hill = Rowland Hill
    .text = Inspire: draw a 7. Karma: before you claim an achievement, return three hand cards; if you do, achieve all others, eligible or not.
    .fourth = The same karma, without the inspiration.
