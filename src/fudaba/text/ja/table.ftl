### どのゲームでも、どの画面でも使うことば。

# 文のなかの並び。左から順につなぐ。「A、B、C」
table-list-more = { $some }、{ $more }
table-list-last = { $some }、{ $last }
