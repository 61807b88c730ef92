### Innovation, Figures in the Sand, age 10: names, and what the figures do.

innovation-card-alex_trebek = Alex Trebek
    .text = Inspire: draw and meld a card of any age. Karma: before you draw a card of an age of which you have no figure in hand, name a figure of that age. Take it from its deck into your hand if it is there, and shuffle that deck.
    .fourth = Karma: before you draw a card without a figure in hand, name a figure. Take it from its deck into your hand if it is there, and shuffle that deck.
innovation-card-margaret_thatcher = Margaret Thatcher
    .text = Echo: score one of your top cards with a factory or a crown. Karma: before you activate a card, score a top card with a crown or a factory from any board.
    .fourth = Karma: any two figures are enough to issue War. Before you activate a card, score a top card with a crown or a factory from any board.
innovation-card-martin_scorsese = Martin Scorsese
    .text = Echo: draw and meld a 10. Karma: a figure that you would meld, you tuck instead, and claim a standard achievement, eligible or not.
    .fourth = The same karma, without the echo.
innovation-card-muhammad_yunus = Muhammad Yunus
    .text = Inspire: draw a 10. Karma: before anybody activates a card, you may return a hand card; if it has the same featured icon, you alone have the most of that icon for this dogma.
    .fourth = Karma: any two figures are enough to issue Trade. Before anybody activates a card, you may return your bottom green card; if you do, you alone have the most icons for this dogma.
innovation-card-sergey_brin = Sergey Brin
    .text = Inspire: you may splay a colour up. Karma: you can activate the top cards of all players.
    .fourth = Karma: you can activate the top cards of all players. Before you activate one of another player, splay its colour up on your board.
innovation-card-shigeru_miyamoto = Shigeru Miyamoto
    .text = Echo: draw and reveal a 10; without a clock, score it. Karma: if you would activate a card by clocks and have exactly one, three or six of them, you win.
    .fourth = The same karma, without the echo.
innovation-card-stephen_hawking = Stephen Hawking
    .text = Karma: before you activate a card, score the bottom card of its colour for each hexagon visible in that colour. Before you draw a card, draw and tuck one of its age.
innovation-card-susan_blackmore = Susan Blackmore
    .text = Karma: when another player's dogma was not shared and brings no draw, self-execute the card. Before you draw for having been shared with, self-execute the card that was activated.
innovation-card-yuna_kim = Yuna Kim
    .text = Echo: score one of your top cards. Karma: a card that you would score is revealed; with a castle, you win.
    .fourth = Karma: a card that you would score is revealed; if your top card of its colour has a castle, you win. If anybody would meld a card, return the top three cards of its colour from all boards; then that player tucks it instead.
