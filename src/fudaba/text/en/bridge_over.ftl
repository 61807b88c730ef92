### Bridge Over at the table: cards, questions, answers and the log. The rules are in bridge_over.rules.ftl.

## Colours, and how colours and name are written together

bridge_over-colour-red = red
bridge_over-colour-green = green
bridge_over-colour-blue = blue
bridge_over-colour-yellow = yellow

bridge_over-face = { $colour } { $kind }
bridge_over-face-number = { $colour } { $number }
bridge_over-face-pair = { $first }/{ $second } { $kind }
bridge_over-face-pair-number = { $first }/{ $second } { $number }

# The top card where its colour was named, and an Almighty that stands for another card there.
bridge_over-top = { $card } ({ $colour })
bridge_over-top-as = { $card } as { $kind } ({ $colour })

## Cards: the name as printed, and what the card does

bridge_over-card-number = { $number }
    .text = A number card without effect. It fits on its colour or its number, and only one is played in a turn. You may go out on it.
bridge_over-card-number_15 = 15
    .text = A number card of two colours, without effect. It fits on either of them or on the other 15, and you name which of the two counts. You may go out on it.
bridge_over-card-skip = Skip
    .text = Fits on its colour or on another Skip. The next player misses a turn. It is no attack, so nothing can be played against it. You may go out on it.
bridge_over-card-reverse = Reverse
    .text = Fits on its colour or on another Reverse. The direction of play turns round. You may go out on it.
bridge_over-card-escort = Escort
    .text = Fits on its colour or on another Escort, but only if you can follow it. Add at once a card that has its colour, with its effect, or another Escort, which must be followed too. Wild cards have every colour; public cards and cards that are only discarded cannot follow. It can never be your last card.
bridge_over-card-chain = Chain
    .text = Fits on its colour or on another Chain. You may add as many cards of its colour as you like, one by one, but no two-coloured and no wild ones. Only the last card of all has its effect. You may go out on it.
bridge_over-card-draw_2 = Draw 2
    .text = Fits on its colour or on another Draw 2. It attacks the next player, who draws 2 cards and loses the turn. Attacked by a Draw 2 or Shot Draw 2, you may parry with it in any colour: the next player is attacked with 2 cards more. You may go out on it.
bridge_over-card-shot_draw_2 = Shot Draw 2
    .text = Fits on its colour or on another Shot Draw 2. It attacks any other player you choose, who draws 2 cards and loses the turn; play goes on from there. Attacked by a Draw 2 or Shot Draw 2, you may parry with it in any colour: any other player you choose is attacked with 2 cards more. You may go out on it.
bridge_over-card-direct = Direct
    .text = Fits on either of its colours or on the other Direct. Name one of its two colours. Then skip the next player, reverse the direction of play, or do neither. You may go out on it.
bridge_over-card-wild = Wild
    .text = Fits on any card. Name the colour that counts from now on. It can never be your last card.
bridge_over-card-wild_1 = Wild +1
    .text = Fits on any card. Name a colour; then you may add one card of any colour, with its effect. Public cards and cards that are only discarded cannot be added. It can never be your last card.
bridge_over-card-wild_draw_3 = Wild Draw 3
    .text = Fits on any card. Name a colour; then the next player is attacked, draws 3 cards and loses the turn. It cannot be parried, only defended against. It can never be your last card.
bridge_over-card-wild_direct_draw_5 = Wild Direct Draw 5
    .text = Fits on any card. Name a colour, then skip a player, reverse the direction of play, or do neither. The player who is next now is attacked, draws 5 cards and loses the turn; it cannot be parried, only defended against. It can never be your last card.
bridge_over-card-bind = Bind
    .text = A public card for any top card: it is laid in front of the next player and attacks. Unless it is defended against, that player draws one card and nothing else in two turns, this one and the next, and can neither parry nor defend until then. It cannot be parried itself. It can never be your last card.
bridge_over-card-block = Block
    .text = Play it when you are attacked: the attack is cancelled and your turn is over. You may go out on it like that. On your own turn you may discard it without effect, unless it is your last card.
bridge_over-card-through = Through
    .text = Play it when you are attacked: the attack moves on to the next player. You may go out on it like that. On your own turn you may discard it without effect, unless it is your last card.
bridge_over-card-reflect = Reflect
    .text = Play it when you are attacked: the direction of play turns round, and the attack goes back to the player who directed it at you. You may go out on it like that. On your own turn you may discard it without effect, unless it is your last card.
bridge_over-card-reset = Reset
    .text = Discard it on your turn, whatever the top card is. Then you may put your whole hand under the discards and draw 5 new cards. It cannot be used as your last card.
bridge_over-card-wild_number_chain = Wild Number Chain
    .text = Fits on any card. Name a colour; then you may add as many number cards as you like, each with the colour or the number of the card before. It can never be your last card.
bridge_over-card-curse = Curse
    .text = Play it when you are attacked: the attack moves to any other player you choose. You may go out on it like that. On your own turn you may discard it without effect, unless it is your last card.
bridge_over-card-haunted_shield = Haunted Shield
    .text = Play it when you are attacked: the attack is cancelled, and this card goes into the hand of the player who directed the attack at you. You may go out on it like that. On your own turn you may discard it without effect, unless it is your last card.
bridge_over-card-search = Search
    .text = Discard it on your turn, whatever the top card is. Show everyone a card from the discards, neither the top card nor this one, and take it into your hand. It cannot be used as your last card, nor if there is nothing to take.
bridge_over-card-almighty = Almighty
    .text = Use it as any card of this deck but a number card or a public card, and follow that card's rules. As the top card it shows any colour you name. You can go out on it only against an attack, as Block, Through, Reflect or Curse.
bridge_over-card-clear = Clear
    .text = A public card for any top card: it is laid in front of you. When the round is scored, only the number cards in your hand count, and 30 points for the Clear. Instead of playing a card you may release it: it goes under the discards, and you draw one card. It can never be your last card.
bridge_over-card-amplify = Amplify
    .text = A public card for any top card: it is laid in front of you. Your attacks, your parries, attacks that you move and your All Draw 1 all make others draw 1 card more, but you draw 1 more too whenever you draw for an attack or an All Draw 1. Instead of playing a card you may release it: it goes under the discards, and you draw one card. It can never be your last card.
bridge_over-card-all_draw_1 = All Draw 1
    .text = A public card for any top card: it is laid in front of you until a turn of yours begins. Every other player draws 1 card when their own turn begins. It is no attack, so nothing can be played against it. It can never be your last card.

## Options, in the words of the scenario format

bridge_over-option-play = play { $card }
bridge_over-option-release = release { $card }
bridge_over-option-draw = draw
bridge_over-option-pass = pass
bridge_over-option-stop = stop
bridge_over-option-none = none
bridge_over-option-colour = { $colour }
bridge_over-option-player = { $player }
bridge_over-option-direction = { $word ->
    [skip] skip
    [reverse] reverse
   *[straight] straight
}
bridge_over-option-as = { $kind }
bridge_over-option-may = { $word ->
    [yes] yes
   *[no] no
}
bridge_over-option-take = { $card }

## Options at length, as a person reads them

bridge_over-choice-play = Play { $card }
bridge_over-choice-play-front = Play { $card } in front of you
bridge_over-choice-play-bind = Play { $card } in front of the next player
bridge_over-choice-play-defence = Discard { $card } without effect
bridge_over-choice-play-discard = Discard { $card } for its effect
bridge_over-choice-play-special = Play { $card } as another card
bridge_over-choice-draw = Draw a card
bridge_over-choice-pass = Pass
bridge_over-choice-release = Release { $card }
bridge_over-choice-stop = Stop here
bridge_over-choice-defend = Defend with { $card }
bridge_over-choice-parry = Parry with { $card }
bridge_over-choice-parry-size = { $size ->
    [one] Parry with { $card }: the attack grows to { $size } card
   *[other] Parry with { $card }: the attack grows to { $size } cards
}
bridge_over-choice-answer = Answer with { $card }
bridge_over-choice-none = Take it: an attack of { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
bridge_over-choice-none-size = Take it: you draw { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
bridge_over-choice-none-bind = Take it: you are bound for two turns
bridge_over-choice-direction = { $word ->
    [skip] Skip the next player
    [reverse] Reverse the direction of play
   *[straight] Leave the order of play as it is
}
bridge_over-choice-may = { $word ->
    [yes] Yes, draw 5 new cards
   *[no] No, keep this hand
}
bridge_over-choice-take = Take { $card }

## Questions

bridge_over-ask-other = { $decider } decides.
bridge_over-ask-other-for = { $decider } decides for { $owner }.
bridge_over-ask-for = You decide for { $owner }. { $question }

bridge_over-ask-turn-play = Your turn: play a card, or draw one.
bridge_over-ask-turn-play-release = Your turn: play a card, draw one, or release public cards.
bridge_over-ask-turn-release = You have no card to play: draw one, or release public cards.
bridge_over-ask-turn-play-pass = You have drawn: play a card, or pass.
bridge_over-ask-turn-play-release-pass = You have drawn: play a card, release public cards, or pass.
bridge_over-ask-turn-release-pass = You have drawn: release public cards, or pass.
bridge_over-ask-follow-escort = Escort must be followed: which card do you add?
bridge_over-ask-follow-chain = Chain: which card do you add, or do you stop here?
bridge_over-ask-follow-chained-escort = The Escort in your Chain must be followed: which card do you add?
bridge_over-ask-follow-wild_1 = Wild +1: which card do you add, or do you stop here?
bridge_over-ask-follow-numbers = Wild Number Chain: which number card do you add, or do you stop here?
bridge_over-ask-colour = { $card }: choose a colour.
bridge_over-ask-player = { $card }: whom do you attack?
bridge_over-ask-player-move = { $card }: whom do you send the attack to?
bridge_over-ask-direction = { $card }: choose the order of play.
bridge_over-ask-react = { $number ->
    [one] { $whom } attacks you with { $number } card ({ $kind }). How do you answer?
   *[other] { $whom } attacks you with { $number } cards ({ $kind }). How do you answer?
}
bridge_over-ask-react-bind = { $whom } attacks you with Bind. How do you answer?
bridge_over-ask-as = Which card do you use Almighty as?
bridge_over-ask-may = Replace your whole hand with 5 new cards?
bridge_over-ask-take = Which card do you take from the discards?

## The log

bridge_over-log-round = Round { $number } begins. { $seat } goes first.
bridge_over-log-is_dealt = { $known ->
    [true] { $seat } is dealt { $cards }.
   *[false] { $number ->
        [one] { $seat } is dealt { $number } card.
       *[other] { $seat } is dealt { $number } cards.
    }
}
bridge_over-log-turned_up = The first top card is { $cards }.
bridge_over-log-put_under = Not a legal first card, so it goes under the draw pile: { $cards }.
bridge_over-log-turn = Turn { $number }: { $seat }
bridge_over-log-plays = { $seat } plays { $cards }.
bridge_over-log-plays_as = { $seat } uses { $cards } as { $kind }.
bridge_over-log-names_colour = { $seat } chooses { $colour }.
bridge_over-log-discards = { $seat } discards { $cards }.
bridge_over-log-draws = { $known ->
    [true] { $seat } draws { $cards }.
   *[false] { $number ->
        [0] { $seat } draws nothing: no cards are left.
        [one] { $seat } draws { $number } card.
       *[other] { $seat } draws { $number } cards.
    }
}
bridge_over-log-renews_pile = { $number ->
    [one] { $number } discarded card becomes the new draw pile.
   *[other] { $number } discarded cards are shuffled into a new draw pile.
}
bridge_over-log-skips = { $seat } skips { $whom }.
bridge_over-log-reverses = { $word ->
    [clockwise] { $seat } reverses the direction of play: clockwise now.
   *[counterclockwise] { $seat } reverses the direction of play: counterclockwise now.
}
bridge_over-log-attacks = { $number ->
    [one] { $seat } attacks { $whom } with { $number } card.
   *[other] { $seat } attacks { $whom } with { $number } cards.
}
bridge_over-log-attacks_with_bind = { $seat } attacks { $whom } with { $cards }.
bridge_over-log-moves_on = { $number ->
    [one] { $seat } sends the attack on to { $whom }: { $number } card.
   *[other] { $seat } sends the attack on to { $whom }: { $number } cards.
}
bridge_over-log-moves_bind_on = { $seat } sends the Bind on to { $whom }.
bridge_over-log-lapses = The round is over, so the attack on { $seat } ends.
bridge_over-log-cancels = { $seat } cancels the attack.
bridge_over-log-pushes = { $seat } puts { $cards } into { $whom }’s hand.
bridge_over-log-defends = { $seat } defends with { $cards }.
bridge_over-log-parries = { $seat } parries with { $cards }.
bridge_over-log-penalty = { $number ->
    [one] { $seat } must draw { $number } card more because of Amplify.
   *[other] { $seat } must draw { $number } cards more because of Amplify.
}
bridge_over-log-suffers = { $known ->
    [true] { $seat } takes the attack and draws { $cards }.
   *[false] { $number ->
        [0] { $seat } takes the attack but draws nothing: no cards are left.
        [one] { $seat } takes the attack and draws { $number } card.
       *[other] { $seat } takes the attack and draws { $number } cards.
    }
}
bridge_over-log-is_bound = { $seat } is bound for two turns.
bridge_over-log-draws_bound = { $known ->
    [true] { $seat } is bound and only draws { $cards }.
   *[false] { $number ->
        [0] { $seat } is bound and draws nothing: no cards are left.
        [one] { $seat } is bound and only draws { $number } card.
       *[other] { $seat } is bound and only draws { $number } cards.
    }
}
bridge_over-log-bind_leaves = { $cards } in front of { $seat } is discarded.
bridge_over-log-all_draw = { $number ->
    [one] { $seat } must draw { $number } card for { $cards } in front of { $whom }.
   *[other] { $seat } must draw { $number } cards for { $cards } in front of { $whom }.
}
bridge_over-log-all_draw_leaves = { $cards } in front of { $seat } is discarded.
bridge_over-log-passes = { $seat } passes.
bridge_over-log-stops = { $seat } stops adding cards.
bridge_over-log-releases = { $seat } releases { $cards }.
bridge_over-log-throws_hand_away = { $number ->
    [one] { $seat } puts their whole hand ({ $number } card) under the discards.
   *[other] { $seat } puts their whole hand ({ $number } cards) under the discards.
}
bridge_over-log-takes_from_discards = { $seat } takes { $cards } from the discards.
bridge_over-log-goes_out = { $seat } goes out. The round is over.
bridge_over-log-round_stands_still = No card has moved for a whole lap, so the round is over.
bridge_over-log-is_charged = { $known ->
    [true] { $number ->
        [one] { $seat } gets { $number } point for { $cards }.
       *[other] { $seat } gets { $number } points for { $cards }.
    }
   *[false] { $number ->
        [one] { $seat } gets { $number } point.
       *[other] { $seat } gets { $number } points.
    }
}
bridge_over-log-wins = { $number ->
    [one] { $seat } wins the match with { $number } point.
   *[other] { $seat } wins the match with { $number } points.
}

## Why a card cannot be chosen

bridge_over-not-fit = It doesn’t match the top card’s colour, number or name.
bridge_over-not-name = At this table a matching name is not enough: the colour must match.
bridge_over-not-react = You can answer an attack only with a defence card or a parry.
bridge_over-not-parry = This attack can’t be parried.
bridge_over-not-last = It can’t be your last card.
bridge_over-not-follow = It can’t follow that card.
bridge_over-not-drawn = At this table you can’t play a card after drawing.
bridge_over-not-search = There is nothing to take from the discards.
bridge_over-not-escort = You have no card that can follow it.

## What follows from an answer

bridge_over-hint-out = you go out
bridge_over-hint-colour = { $cards } in hand
bridge_over-hint-player = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
bridge_over-hint-next = { $seat } is next
bridge_over-hint-faces = { $cards ->
    [0] sends it to { $seat }
   *[other] { $seat } faces { $cards }
}
bridge_over-hint-choose = { $cards ->
    [0] you choose who faces it
   *[other] you choose who faces { $cards }
}
bridge_over-hint-reflect = { $cards ->
    [0] direction reverses, back to { $seat }
   *[other] direction reverses, { $seat } faces { $cards }
}
bridge_over-hint-discard = discard, no effect
bridge_over-hint-attacks = attacks { $seat }
bridge_over-hint-aims = attacks a player you choose
bridge_over-hint-nobody = the attack ends
bridge_over-hint-push = the attack ends, { $seat } gets this card

## How it ended

bridge_over-end-won = { $count ->
    [one] { $names } wins with the fewest points, { $figure }
   *[other] { $names } win together with the fewest points, { $figure } each
}
bridge_over-end-why-rounds = { $number ->
    [one] The round is over.
   *[other] All { $number } rounds have been played.
}
bridge_over-end-row-round = Round { $number }
bridge_over-end-by-points = Points (lowest wins)

## Where a rule is written

bridge_over-source = { $title }, “{ $section }”
bridge_over-source-whole = { $title }

## The table's options, for the lobby

bridge_over-title = Bridge Over
bridge_over-switch-deck = Deck
bridge_over-switch-deck-windia_war = Windia War
bridge_over-switch-deck-azumanga_court = Azumanga Court
bridge_over-switch-expansion = Expansion cards
bridge_over-switch-rounds = Rounds
bridge_over-switch-start_hand = Cards at the start
bridge_over-switch-play_after_draw = Play a card after drawing
bridge_over-switch-resolve_final_attack = The last card’s attack still hits
bridge_over-switch-resets = Reset cards in the deck
bridge_over-switch-name_match = A matching name is enough
bridge_over-switch-escort_follow = After Escort
bridge_over-switch-escort_follow-fits = any card that its colour allows
bridge_over-switch-escort_follow-strict = only cards of its colour
bridge_over-switch-after_shot = After Shot Draw 2, play continues from
bridge_over-switch-after_shot-target = the player who was attacked
bridge_over-switch-after_shot-shooter = the player who attacked
bridge_over-switch-previous_player = The “previous player” is
bridge_over-switch-previous_player-director = the player who sent the attack
bridge_over-switch-previous_player-seat = the player in the previous seat
bridge_over-switch-almighty_as_all_draw_1 = Almighty can be All Draw 1
bridge_over-switch-out_clear = Clear in front of the player who goes out
bridge_over-switch-out_clear-30 = 30 points
bridge_over-switch-out_clear-0 = no points
bridge_over-switch-all_draw_amplify = Amplify increases All Draw 1
bridge_over-switch-all_draw_amplify-live = as it is now
bridge_over-switch-all_draw_amplify-fixed = as it was when played
bridge_over-switch-all_draw_penalty = Your own Amplify and All Draw 1
bridge_over-switch-all_draw_penalty-each = for each of them
bridge_over-switch-all_draw_penalty-once = once
bridge_over-switch-first_player = Who goes first
bridge_over-switch-first_player-seat = the first seat
bridge_over-switch-first_player-random = random
bridge_over-switch-card_counts = Show which cards you have not seen
