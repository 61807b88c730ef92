### Innovation の卓を言葉で。

innovation-table-title = イノベーション { $edition ->
    [first] 初版
    [fourth] 第4版
   *[third] 第3版
}{ $turn ->
    [0] { "" }
   *[other] { " " }第{ $turn }手番
}
innovation-table-title-short = イノベーション{ $turn ->
    [0] { "" }
   *[other] { " " }第{ $turn }手番
}
innovation-points-note = 必要な数のアチーブメントを獲得したプレイヤーの勝ち。最後の時代より先を引くことになったら、得点の最も高いプレイヤーの勝ち。

## 手番、山札、アチーブメント

innovation-table-turn-now = { $seat }の手番 アクション{ $action }/{ $actions }
innovation-table-turn-start = { $seat }の手番、展示されたアーティファクト
innovation-table-begins = 最初のカードを選択中
innovation-table-within = ゲームの中のゲーム：{ $turn }
innovation-table-comma = 、
innovation-table-dot = { "・" }

## アイコン。名前と、2桁ぶんの印

innovation-table-search = サーチ（{ $icon }）

## ボード

innovation-table-splay = { $splay ->
    [left] 左にスプレイ
    [right] 右にスプレイ
    [up] 上にスプレイ
   *[aslant] 斜めにスプレイ
}
innovation-table-figures = 得点{ $points } アチーブメント{ $achievements }/{ $goal } 手札{ $hand }
innovation-table-figures-forecast = { " · 予示" }{ $cards }
innovation-table-figures-safe = { " · 金庫" }{ $cards }/{ $limit }
innovation-table-figures-display = { " · 展示 " }{ $card }
innovation-table-figures-museums = { " · 博物館" }{ $number }
innovation-table-lost = 敗退

## カード

innovation-table-special = 特殊アチーブメント
innovation-table-featured = ドグマは{ $icon }で比べる

## 得点

innovation-table-row-score = 得点
innovation-table-row-hand = 手札
innovation-table-row-icons = アイコン
innovation-table-row-achievements = アチーブメント

## 文にして

innovation-table-turn = { $turn }。アチーブメント{ $goal }で勝ち。
innovation-table-deck = 時代{ $age }が{ $left }枚
innovation-table-decks = 山札の残り：{ $decks }
innovation-table-decks-of = 山札の残り（{ $set }）：{ $decks }
innovation-table-available = 獲得できる時代：{ $ages }
innovation-table-specials = 特殊アチーブメント：{ $cards }
innovation-table-relics = 遺物：{ $cards }
innovation-table-museums = 空いている博物館：{ $cards }
innovation-table-junk = { $cards ->
   *[other] ジャンクに{ $cards }枚。
}
# same in English
innovation-table-seat = { $seat }：{ $text }
innovation-table-achieved = { $seat }のアチーブメント：{ $cards }
innovation-table-landmarks = { $seat }の旗と噴水：アチーブメント{ $number }個分
# same in English
innovation-table-icons-of = { $icon }{ $number }
innovation-table-icons = { $seat }のアイコン：{ $icons }
innovation-table-stack = { $seat }、{ $text }
innovation-table-top = { $colour }：{ $card }（時代{ $age }：{ $icons }）
innovation-table-covered = { $splayed ->
    [true] 、下は{ $cards }（{ $splay }、見えるのは{ $icons }）
   *[false] 、下は{ $cards }
}
innovation-table-place-name = { $place ->
    [forecast] 予示
    [safe] 金庫
    [display] 展示
    [museums] 博物館
    [exhibits] 展示品
   *[revealed] 公開
}
innovation-table-place = { $seat }の{ $place }：{ $count }枚 { $cards }
innovation-table-hand = あなたの手札：{ $cards }。
innovation-table-score = あなたの得点置き場：{ $cards }。
innovation-table-unseen = 見えていない時代{ $age }のカード{ $count }枚（うち山札{ $deck }枚）：{ $cards }。
innovation-table-unseen-of = 見えていない{ $set }{ $age }のカード{ $count }枚（うち山札{ $deck }枚）：{ $cards }。
innovation-table-known = { $seat }の{ $place ->
    [hand] 手札
    [score_pile] 得点置き場
    [forecast] 予示
    [safe] 金庫
   *[achievements] アチーブメント
}で分かっているカード：{ $cards }。
innovation-table-known-deck = 時代{ $age }の山札で分かっているカード（下から順に）：{ $cards }。
innovation-table-known-deck-of = { $set }の時代{ $age }の山札で分かっているカード（下から順に）：{ $cards }。
innovation-table-known-place = { $place ->
    [available] 獲得できるアチーブメント
    [box] ゲームから除かれたカード
    [junk] ジャンク
   *[aside] ゲームの中のゲームの間、脇に置いたカード
}で分かっているもの：{ $cards }。
innovation-table-card = { $card }（{ $age }、{ $colour }）
innovation-table-tops = { $seat }の一番上：{ $cards }

## 色のないもの

innovation-type-achievement = アチーブメント
innovation-type-museum = 博物館
innovation-type-relic = 遺物
