### Echoes of the Past at the table: its own options, questions and log.

innovation-option-promote = promote { $card }
innovation-option-offer = offer { $card }
innovation-option-put_back = put back { $card }
innovation-option-look = look at { $card }
innovation-option-draw_and_meld = draw and meld
innovation-option-draw_and_foreshadow = draw and foreshadow
innovation-option-tuck_from_forecast = tuck from the forecast
innovation-option-return_it = return it
innovation-option-achieve_it = achieve it
innovation-option-score_it = score it
innovation-option-purple_left = splay purple left
innovation-option-purple_right = splay purple right
innovation-option-purple_up = splay purple up
innovation-option-purple_aslant = splay purple aslant
innovation-option-splay_other = splay another colour
innovation-option-hands = the hands
innovation-option-score_piles = the score piles
innovation-option-top = the top card
innovation-option-bottom = the bottom card

innovation-ask-promote = You have melded { $card }: which card of your forecast do you promote?
innovation-ask-dogma-promoted = You have promoted { $card }: do you activate it?
innovation-ask-offer = { $card }: which cards become available as achievements?
innovation-ask-put_back = { $card }: which card do you put back on top of its deck?
innovation-ask-look = { $card }: which card do you look at?

innovation-log-promotes = { $seat } promotes { $cards }.
innovation-log-offers = { $known ->
    [true] { $seat } makes { $cards } available as an achievement.
   *[false] { $seat } makes a card of age { $number } available as an achievement.
}
innovation-log-puts_back = { $known ->
    [true] { $seat } puts { $cards } back on top of its deck.
   *[false] { $seat } puts a card of age { $number } back on top of its deck.
}
innovation-log-looks = { $known ->
    [true] { $seat } looks at { $cards }.
   *[false] { $seat } looks at a card of age { $number }.
}
