### 端末でのイノベーションの卓。

terminal-innovation-title = イノベーション { $edition ->
    [first] 初版
    [fourth] 第4版
   *[third] 第3版
}{ $turn ->
    [0] { "" }
   *[other] { " " }第{ $turn }手番
}
terminal-innovation-title-short = イノベーション 第{ $turn }手番
terminal-innovation-points-note = アチーブメントを規定数そろえたプレイヤーの勝ち。最後の時代より先を引くことになったら、得点の高いプレイヤーの勝ち。

## 手番、山札、アチーブメント

terminal-innovation-turn = { $seat }の手番 アクション{ $action }/{ $actions }
terminal-innovation-turn-start = { $seat }の手番、展示されたアーティファクト
terminal-innovation-begins = 最初のメルド
terminal-innovation-within = ゲームの中のゲーム: { $turn }
terminal-innovation-comma = 、
terminal-innovation-dot = { "・" }
terminal-innovation-strip-age = 時代
terminal-innovation-strip-deck = 山札の残り
terminal-innovation-strip-achieve = アチーブメントに必要な得点
terminal-innovation-specials = { $number ->
   *[other] 特別アチーブメント{ $number }枚
}
terminal-innovation-deck-short = { $age }:{ $left }
terminal-innovation-decks-short = 山札の残り(時代:枚数) { $decks }
terminal-innovation-to-achieve = アチーブメント
terminal-innovation-and-specials = + 特別{ $number }

## アイコン。名前と、2桁ぶんの印

terminal-innovation-sign = { $icon ->
    [crown] 冠
    [leaf] 葉
    [lightbulb] 電
    [castle] 塔
    [factory] 工
    [clock] 時
    [person] 人
    [prehistory] 先
    [bonus] +{ $number }
    [echo] 響
    [inspire] 感
    [flag] 旗
    [fountain] 泉
    [left] ←
    [right] →
    [up] ↑
    [plus] +
    [junk] ×
    [uplift] +↑
    [unsplay] ><
   *[other] ?
}
terminal-innovation-search = サーチ({ $icon })

## ボード

terminal-innovation-splay = { $splay ->
    [left] 左にスプレイ
    [right] 右にスプレイ
    [up] 上にスプレイ
   *[aslant] 斜めにスプレイ
}
terminal-innovation-arrow = { $splay ->
    [left] 左
    [right] 右
    [up] 上
    [aslant] 斜
   *[none] { "" }
}
terminal-innovation-stack = { $cards }枚
terminal-innovation-figures = 得点{ $points } アチーブメント{ $achievements }/{ $goal } 手札{ $hand }
terminal-innovation-figures-forecast = { " · 予示" }{ $cards }
terminal-innovation-figures-safe = { " · 金庫" }{ $cards }/{ $limit }
terminal-innovation-figures-display = { " · 展示 " }{ $card }
terminal-innovation-figures-museums = { " · 博物館" }{ $number }
terminal-innovation-figures-short = { $points }点 { $achievements }/{ $goal } 手札{ $hand }
terminal-innovation-hand = { $seat }の手札 { $cards }枚

## ドグマが誰に及ぶか

terminal-innovation-hit-short = 要求{ $seats }
terminal-innovation-share-short = 共有{ $seats }
terminal-innovation-alone-short = 自分だけ
terminal-innovation-fate = { $fate ->
    [hit] 要求を受ける
    [shares] 共有
   *[safe] 無事
}

## カード

terminal-innovation-special = 特別アチーブメント
terminal-innovation-featured = ドグマは{ $icon }で比べる

## 得点

terminal-innovation-row-score = 得点
terminal-innovation-row-hand = 手札
terminal-innovation-row-icons = アイコン
terminal-innovation-row-achievements = アチーブメント

## 文にして

terminal-innovation-told-turn = { $turn }。アチーブメント{ $goal }で勝ち。
terminal-innovation-deck = 時代{ $age }が{ $left }枚
terminal-innovation-told-decks = 山札の残り: { $decks }
terminal-innovation-told-decks-of = 山札の残り({ $set }): { $decks }
terminal-innovation-told-available = 達成できる時代: { $ages }
terminal-innovation-told-specials = 特別アチーブメント: { $cards }
terminal-innovation-told-relics = 遺物: { $cards }
terminal-innovation-told-museums = 空いている博物館: { $cards }
terminal-innovation-told-junk = { $cards ->
   *[other] ジャンクに{ $cards }枚。
}
# same in English
terminal-innovation-told-seat = { $seat }: { $told }
terminal-innovation-told-achieved = { $seat }のアチーブメント: { $cards }
terminal-innovation-told-landmarks = { $seat }の旗と噴水: アチーブメント{ $number }個分
# same in English
terminal-innovation-icons-of = { $icon }{ $number }
terminal-innovation-told-icons = { $seat }のアイコン: { $icons }
terminal-innovation-told-stack = { $seat }、{ $told }
terminal-innovation-told-top = { $colour }: { $card }(時代{ $age }: { $icons })
terminal-innovation-told-covered = { $splayed ->
    [true] 、下は{ $cards }({ $splay }、見えるのは{ $icons })
   *[false] 、下は{ $cards }
}
terminal-innovation-place = { $place ->
    [forecast] 予示
    [safe] 金庫
    [display] 展示
    [museums] 博物館
    [exhibits] 展示品
   *[revealed] 公開
}
terminal-innovation-told-place = { $seat }の{ $place }: { $count }枚 { $cards }
terminal-innovation-told-lost = { $seat }は敗北した。
terminal-innovation-told-hand = あなたの手札: { $cards }。
terminal-innovation-told-score = あなたの得点置き場: { $cards }。
terminal-innovation-told-card = { $card }({ $age }、{ $colour })
terminal-innovation-told-tops = { $seat }の一番上: { $cards }
