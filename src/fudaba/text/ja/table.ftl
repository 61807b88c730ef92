### どのゲームでも、どの画面でも使うことば。

# 文のなかの並び。左から順につなぐ。「A、B、C」
table-list-more = { $some }、{ $more }
table-list-last = { $some }、{ $last }

# ログで同じ行が続くときや、同じものをいくつも選ぶとき。
table-row-times = { $line }（×{ $times }）

# 誰かへの質問を、見ているだけの人に伝えるとき。
table-ask-seen = { $decider }への質問：「{ $question }」

# 先の数で並んだときだけ数えるもの。
table-end-even = { $used ->
    [true] ここまで同じなので、これで決まる
   *[false] 同点のときだけ比べる
}

table-place = { $owned ->
    [true] { $seat }の{ $place }：{ $known ->
        [true] { $cards }
       *[false] { $count }枚
    }
   *[false] { $place }：{ $known ->
        [true] { $cards }
       *[false] { $count }枚
    }
}

# ゲームの一覧に名前のないセット。
table-set-base = 基本
table-set-basic = 基本デッキ
table-set-expansion = 拡張
