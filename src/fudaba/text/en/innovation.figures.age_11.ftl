### Innovation, Figures in the Sand, age 11: names, and what the figures do.

innovation-card-bear_grylls = Bear Grylls
    .text = Karma: when you meld this, junk all cards that are neither achievements nor in decks, bring in the deck of age 0, and draw a 0.
innovation-card-boyan_slat = Boyan Slat
    .text = Karma: before you draw a card, choose an age and return all cards of that age from all score piles; if that was exactly one, achieve it, eligible or not.
innovation-card-emma_watson = Emma Watson
    .text = Karma: when you meld this, unsplay all colours of all players. Before anyone melds a card, return the top six cards of its colour from that player's board; if you do not return six, that player scores all cards of that colour from all boards.
innovation-card-giuseppe_scionti = Giuseppe Scionti
    .text = Karma: before you execute a dogma effect, draw and score a 9.
innovation-card-greta_thunberg = Greta Thunberg
    .text = Karma: before anyone activates a card, junk another top card with a factory from any board; then, if no top card on any board has a factory, you win.
innovation-card-konstantin_novoselov = Konstantin Novoselov
    .text = Karma: if you would activate a card as your second action, super-execute each of your top cards instead: red, blue, green, yellow, purple.
innovation-card-lily_hevesh = Lily Hevesh
    .text = Karma: instead of taking a draw action, reveal the top cards of five decks, one after another. If they have five colours, you win; if not, draw one of them and splay one of your colours aslant.
innovation-card-max_verstappen = Max Verstappen
    .text = Karma: before you execute a dogma effect, return any number of hand cards. If you do, execute the effect one more time for each of them, and then draw an 11.
innovation-card-sheikh_tamim = Sheikh Tamim
    .text = Karma: before you activate a card, you may return a hand card that has the icon of that dogma; if you do, issue the decree of its colour.
innovation-card-therese_kirongozi = Therese Kirongozi
    .text = Karma: if an opponent would activate a card, that player draws, reveals and returns a card of any age instead, and super-executes their top card of its colour.
