### The Unseen at the table of Innovation: its own options and questions.

innovation-option-achieve_secret = achieve secret { $card }
innovation-choice-achieve_secret = Achieve a secret: { $card }

innovation-option-score_from_hand = score from hand
innovation-option-safeguard_from_hand = safeguard from hand
innovation-option-draw_and_safeguard = draw and safeguard
innovation-option-splay_and_execute = splay and execute
innovation-option-meld_and_splay = meld and splay
innovation-option-splay_left = splay left
innovation-option-splay_right = splay right
innovation-option-splay_up = splay up
innovation-option-unsplay = unsplay
innovation-option-junk_and_safeguard = junk and safeguard
innovation-option-score_secrets = score secrets
innovation-option-draw_and_junk = draw and junk
innovation-option-safeguard_achievements = safeguard achievements
innovation-option-take_secrets = take secrets
innovation-option-offer_hand = make the hand available
innovation-option-take_bottoms = take the bottom cards
innovation-option-tuck_score_pile = tuck the score pile
innovation-option-score_age = score an age
innovation-option-achieve_secrets = achieve secrets

## The log

innovation-log-draws_and_junks = { $known ->
    [true] { $seat } draws and junks { $cards }.
   *[false] { $seat } draws and junks a card of age { $number }.
}
innovation-log-flips_coin = { $word ->
    [won] { $seat } wins the flip of a coin.
   *[lost] { $seat } loses the flip of a coin.
}
innovation-log-draws_and_returns = { $known ->
    [true] { $seat } moves { $cards } from the top of its deck to the bottom.
   *[false] { $seat } moves a card of age { $number } from the top of its deck to the bottom.
}
