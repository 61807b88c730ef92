### 端末でのドミニオンの卓。

## ターンと、残っているもの

terminal-dominion-left-actions = { $number ->
   *[other] アクション
}
terminal-dominion-left-buys = { $number ->
   *[other] 購入
}
terminal-dominion-left-coins = { $number ->
   *[other] コイン
}
terminal-dominion-left-potions = { $number ->
   *[other] ポーション
}

## プレイヤー

terminal-dominion-places-short = 手札{ $hand } 山札{ $deck }
terminal-dominion-in-play = 場：{ $cards }
terminal-dominion-play-of = { $seat }の場：

## カード

terminal-dominion-extra = サプライ外
terminal-dominion-landscapes = ランドスケープ
terminal-dominion-set-out = 脇に置いたカード
