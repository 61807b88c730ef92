### 端末でのイノベーションの卓。

## 手番、山札、アチーブメント

terminal-innovation-strip-age = 時代
terminal-innovation-strip-deck = 山札の残り
terminal-innovation-strip-achieve = アチーブメントに必要な得点
terminal-innovation-specials = { $number ->
   *[other] 特殊アチーブメント{ $number }枚
}
terminal-innovation-deck-short = { $age }：{ $left }
terminal-innovation-decks-short = 山札の残り（時代：枚数） { $decks }
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

## ボード

terminal-innovation-arrow = { $splay ->
    [left] 左
    [right] 右
    [up] 上
    [aslant] 斜
   *[none] { "" }
}
terminal-innovation-stack = { $cards }枚
terminal-innovation-figures-short = { $points }点 { $achievements }/{ $goal } 手札{ $hand }
terminal-innovation-hand = { $seat }の手札 { $cards }枚

## ドグマが誰に及ぶか

terminal-innovation-hit-short = 要求{ $seats }
terminal-innovation-share-short = 共有{ $seats }
terminal-innovation-share-least = ＋{ $seats }
terminal-innovation-alone-short = 自分だけ
terminal-innovation-fate = { $fate ->
    [hit] 従う
    [shares] 共有
   *[safe] 対象外
}
