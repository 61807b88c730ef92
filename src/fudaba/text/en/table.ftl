### Words that every game and every front needs.

# A list in a sentence, put together from the left: "A, B and C".
table-list-more = { $some }, { $more }
table-list-last = { $some } and { $last }

# A question as it is put to somebody, for those who only watch.
table-ask-seen = { $decider } is asked: “{ $question }”

# A line of the log that was told several times in a row, or an option that is chosen several times.
table-row-times = { $line } (×{ $times })

# Beside a figure by which players are compared after another one: whether it was needed.
table-end-even = { $used ->
    [true] tied so far, so this decides
   *[false] only breaks ties
}

table-place = { $owned ->
    [true] { $seat }, { $place }: { $known ->
        [true] { $cards }
       *[false] { $count }
    }
   *[false] { $place }: { $known ->
        [true] { $cards }
       *[false] { $count }
    }
}

# What sets are called that have no name in a list of their game.
table-set-base = Base
table-set-basic = Basic deck
table-set-expansion = Expansion
