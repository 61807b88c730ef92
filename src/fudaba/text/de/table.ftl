### Words that every game and every front needs.

table-list-more = { $some }, { $more }
table-list-last = { $some } und { $last }
table-ask-seen = Frage an { $decider }: „{ $question }“
table-row-times = { $line } (×{ $times })
table-end-even = { $used ->
    [true] bisher Gleichstand, also entscheidet dies
   *[false] entscheidet nur bei Gleichstand
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
table-set-base = Basisspiel
table-set-basic = Startkarten
table-set-expansion = Erweiterung
