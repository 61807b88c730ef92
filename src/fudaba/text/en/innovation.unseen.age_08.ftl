### Innovation, The Unseen, age 8: names, and what the cards do.

innovation-card-blacklight = Blacklight
    .text = Unsplay one of your colours, or splay an unsplayed one up and draw a 9.
innovation-card-concealment = Concealment
    .text = I demand that you tuck all your secrets. Then safeguard your bottom purple card.
innovation-card-enigma_machine = Enigma Machine
    .text = Safeguard all available standard achievements, or take all your secrets into your hand, or make all your hand cards available achievements. Then splay a colour up that is splayed left.
innovation-card-handbag = Handbag
    .text = You may do one of these: take the bottom card of each colour on your board into your hand, tuck all cards in your score pile, or score all hand cards of an age that you choose.
innovation-card-hitchhiking = Hitchhiking
    .text = Choose another player, who moves a hand card of their choice to your board. Self-execute it; that player makes all decisions for you, and sees your cards.
innovation-card-jackalope = Jackalope
    .text = I demand that you move the highest card without a clock from your board to mine. If you do, unsplay its colour. Then unsplay the colour of which most cards are visible on your board.
innovation-card-joy_buzzer = Joy Buzzer
    .text = I demand that you exchange your whole hand for all the lowest cards in mine. Then you may score all hand cards of an age that you choose. If you do, score your purple top card.
innovation-card-opus_dei = Opus Dei
    .text = Reveal the highest card in your score pile. If you do, splay its colour up, and safeguard it. Then draw an 8 for each of your colours that is splayed up.
innovation-card-scouting = Scouting
    .text = Draw and reveal two 9s and return at least one of them. If you return both, reveal the top card of the base deck of age 10. If it has the colour of one of them, draw a 10.
innovation-card-shangri_la = Shangri-La
    .text = Draw and tuck an 8. If it has a factory, score it. If not, draw and meld an 8, and if that is an 8, do the same again.
