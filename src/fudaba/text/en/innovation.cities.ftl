### Cities of Destiny at the table: what the icons of cities do, questions, answers and the log.

## The icons of a city, in words

innovation-city-plus = When melded by an action: draw a card of age { $next }.
innovation-city-arrow = When melded by an action: splay { $colour } { $word ->
    [arrow_left] left
    [arrow_right] right
   *[arrow_up] up
}.
innovation-city-search = When melded by an action: reveal base cards of age { $age }, as many as that number says, keep all that show the icon { $icon }, and return the others.
innovation-city-junk = When melded by an action: junk an available achievement of age { $age }.
innovation-city-uplift = When melded by an action: junk the whole deck of age { $next }, then draw a card of age { $after }.
innovation-city-unsplay = When melded by an action: every opponent unsplays { $colour }.
innovation-city-flag = While its flag is visible: it is one achievement, as long as no opponent shows more { $colour } cards than you.
innovation-city-fountain = While its fountain is visible: it is one achievement.
innovation-city-bonus = Its bonuses count for the score while they are visible.

## Options and questions

innovation-option-endorse = endorse { $card }
innovation-option-city = city { $card }
innovation-choice-endorse = Endorse { $card }: activate it twice over
innovation-ask-city = Which city helps you to endorse { $card }?
innovation-ask-tuck-endorse = Which card do you tuck for endorsing { $card }?
innovation-ask-junk-endorse = Which card do you junk for endorsing { $card }?

## The log

innovation-log-endorses = { $seat } endorses { $cards }.
innovation-log-searches = { $number ->
    [one] { $cards } searches { $number } card of age { $number } for { $seat }.
   *[other] { $cards } searches { $number } cards of age { $number } for { $seat }.
}
