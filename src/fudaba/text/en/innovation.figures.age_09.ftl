### Innovation, Figures in the Sand, age 9: names, and what the figures do.

innovation-card-che_guevara = Che Guevara
    .text = Echo: draw and score a 9. Karma: when you meld this, score all top figures of your opponents. A card that you would score is revealed; if it is green, it leaves the game instead, and all score piles with it.
    .fourth = Karma: before you meld a card, draw, score and reveal a 9; if it is yellow, junk all score piles and all available standard achievements.
innovation-card-grace_hopper = Grace Hopper
    .text = Inspire: tuck two hand cards. Karma: when another player's dogma was not shared and brings no draw, draw and reveal a 10; if it is blue, you win.
    .fourth = Karma: when an opponent's dogma was not shared and brings no draw, draw and reveal a 10; if it is blue, you win.
innovation-card-mikhail_kalashnikov = Mikhail Kalashnikov
    .text = Inspire: tuck a hand card. Karma: if you would tuck a red card, choose an opponent's top red card instead: move it to your score pile, or execute its effects for yourself alone, without demands.
    .fourth = Karma: before an opponent melds a card, choose an opponent's top red card: score it, or self-execute it.
innovation-card-nelson_mandela = Nelson Mandela
    .text = Inspire: draw and meld a 9. Karma: your figures do not fade. Two visible inspire effects on your board together are an achievement.
    .fourth = Karma: if you would activate a card as your second action, super-execute it instead. Two avatars on your board together are an achievement.
innovation-card-pele = Pelé
    .text = Inspire: draw and tuck three 9s. Karma: any two figures are enough to issue Rivalry. If you would tuck a yellow card after a green one in the same turn, you win instead.
    .fourth = Karma: any two figures are enough to issue Rivalry. If you would score a card while your top yellow and your top green card are both of the highest age among your top cards, you win.
innovation-card-rod_serling = Rod Serling
    .text = Echo: meld a top purple card from any board. Karma: if you would meld a purple card, you win if it is Enterprise; else tuck it instead and return any top figure.
innovation-card-ruth_handler = Ruth Handler
    .text = Inspire: take a top card of your board into your hand. Karma: before you meld a card, reveal your hand, meld all other cards of that colour from it, and draw and achieve a 9 for each, eligible or not.
    .fourth = Karma: before you meld a card, all hands are revealed; meld all other cards of that colour from them, and draw and achieve a 9 for each, eligible or not.
innovation-card-taiichi_ohno = Taiichi Ohno
    .text = Echo: draw a 10. Karma: before you activate a card, achieve a hand card with the same featured icon, eligible or not.
    .fourth = Karma: before you activate a card, you may achieve a hand card with the same featured icon, eligible or not; if you do not, draw an 11.
innovation-card-wernher_von_braun = Wernher Von Braun
    .text = Inspire: draw and foreshadow a 10. Karma: your forecast also counts as part of your score pile.
    .fourth = Karma: before anybody draws a figure, junk the deck of age 9 or 10. The cards in the junk also count as part of your score pile.
