### Innovation の卓を言葉で。

innovation-told-title = イノベーション { $edition ->
    [first] 初版
    [fourth] 第4版
   *[third] 第3版
}{ $turn ->
    [0] { "" }
   *[other] { " " }第{ $turn }手番
}
innovation-told-title-short = イノベーション 第{ $turn }手番
innovation-points-note = 必要な数のアチーブメントを獲得したプレイヤーの勝ち。最後の時代より先を引くことになったら、得点の最も高いプレイヤーの勝ち。

## 手番、山札、アチーブメント

innovation-told-turn-now = { $seat }の手番 アクション{ $action }/{ $actions }
innovation-told-turn-start = { $seat }の手番、展示されたアーティファクト
innovation-told-begins = 最初のカードを選択中
innovation-told-within = ゲームの中のゲーム：{ $turn }
innovation-told-comma = 、
innovation-told-dot = { "・" }

## アイコン。名前と、2桁ぶんの印

innovation-told-search = サーチ（{ $icon }）

## ボード

innovation-told-splay = { $splay ->
    [left] 左にスプレイ
    [right] 右にスプレイ
    [up] 上にスプレイ
   *[aslant] 斜めにスプレイ
}
innovation-told-figures = 得点{ $points } アチーブメント{ $achievements }/{ $goal } 手札{ $hand }
innovation-told-figures-forecast = { " · 予示" }{ $cards }
innovation-told-figures-safe = { " · 金庫" }{ $cards }/{ $limit }
innovation-told-figures-display = { " · 展示 " }{ $card }
innovation-told-figures-museums = { " · 博物館" }{ $number }
innovation-told-lost = 敗退

## カード

innovation-told-special = 特殊アチーブメント
innovation-told-featured = ドグマは{ $icon }で比べる

## 得点

innovation-told-row-score = 得点
innovation-told-row-hand = 手札
innovation-told-row-icons = アイコン
innovation-told-row-achievements = アチーブメント

## 文にして

innovation-told-turn = { $turn }。アチーブメント{ $goal }で勝ち。
innovation-told-deck = 時代{ $age }が{ $left }枚
innovation-told-decks = 山札の残り：{ $decks }
innovation-told-decks-of = 山札の残り（{ $set }）：{ $decks }
innovation-told-available = 獲得できる時代：{ $ages }
innovation-told-specials = 特殊アチーブメント：{ $cards }
innovation-told-relics = 遺物：{ $cards }
innovation-told-museums = 空いている博物館：{ $cards }
innovation-told-junk = { $cards ->
   *[other] ジャンクに{ $cards }枚。
}
# same in English
innovation-told-seat = { $seat }：{ $told }
innovation-told-achieved = { $seat }のアチーブメント：{ $cards }
innovation-told-landmarks = { $seat }の旗と噴水：アチーブメント{ $number }個分
# same in English
innovation-told-icons-of = { $icon }{ $number }
innovation-told-icons = { $seat }のアイコン：{ $icons }
innovation-told-stack = { $seat }、{ $told }
innovation-told-top = { $colour }：{ $card }（時代{ $age }：{ $icons }）
innovation-told-covered = { $splayed ->
    [true] 、下は{ $cards }（{ $splay }、見えるのは{ $icons }）
   *[false] 、下は{ $cards }
}
innovation-told-place-name = { $place ->
    [forecast] 予示
    [safe] 金庫
    [display] 展示
    [museums] 博物館
    [exhibits] 展示品
   *[revealed] 公開
}
innovation-told-place = { $seat }の{ $place }：{ $count }枚 { $cards }
innovation-told-hand = あなたの手札：{ $cards }。
innovation-told-score = あなたの得点置き場：{ $cards }。
innovation-told-card = { $card }（{ $age }、{ $colour }）
innovation-told-tops = { $seat }の一番上：{ $cards }

## 色のないもの

innovation-type-achievement = アチーブメント
innovation-type-museum = 博物館
innovation-type-relic = 遺物
