### Dominion の卓を言葉で。

dominion-table-title = ドミニオン{ $turn ->
    [0] { "" }
   *[other] { " " }第{ $turn }ターン
}
dominion-table-title-named = ドミニオン「{ $kingdom }」{ $turn ->
    [0] { "" }
   *[other] 第{ $turn }ターン
}
dominion-points-note = 勝利点の最も多いプレイヤーの勝ち。同点ならターン数の少ないプレイヤーの勝ち。

## ターンと、残っているもの

dominion-table-turn = { $turn ->
    [0] { $seat }から始める
   *[other] { $seat }の第{ $turn }ターン
}
dominion-table-turn-extra = { $controlled ->
    [true] { $seat }の追加ターン（{ $card }、{ $by }が操作する）
   *[false] { $seat }の追加ターン（{ $card }）
}
dominion-table-figures-left = { $what ->
    [coins] コイン{ $number }
    [actions] アクション{ $number }
    [potions] ポーション{ $number }
   *[buys] 購入{ $number }
}
dominion-table-now = { $turn }、{ $phase }。{ $left }
dominion-table-and = { " · " }

## プレイヤー

dominion-table-places = 手札{ $hand } 山札{ $deck } 捨て札{ $discards }
dominion-table-places-top = 手札{ $hand } 山札{ $deck } 捨て札{ $discards }（上は{ $top }）
dominion-table-back-shadow = { $place }に影カード{ $count }枚
dominion-table-back-stash = { $place }にへそくり{ $count }枚
dominion-table-token-on = { $card }に{ $token }
dominion-table-token-vp = 勝利点トークン{ $number }
dominion-table-token-coffers = 財源{ $number }
dominion-table-token-villagers = 村人{ $number }
dominion-table-token-favors = 好意{ $number }
dominion-table-token-debt = 負債{ $number }
dominion-table-owns = { $cards }を持つ
dominion-table-mat = { $known ->
    [true] { $place }：{ $cards }
   *[false] { $place }：{ $count }枚
}

## まだ起きていないことと、その時

dominion-table-pending = { $number ->
    [1] { $card }：{ $when }
   *[other] { $card }×{ $number }：{ $when }
}
dominion-table-pending-turn = { $number ->
    [1] { $card }：このターン、{ $when }
   *[other] { $card }×{ $number }：このターン、{ $when }
}
dominion-when-TurnBegins = 次のターン
dominion-when-TurnEnds = ターン終了時
dominion-when-BetweenTurns = 追加ターン
dominion-when-BuyPhaseBegins = 購入フェイズ開始時
dominion-when-BuyPhaseEnds = 購入フェイズ終了時
dominion-when-CleanUpBegins = クリーンアップ開始時
dominion-when-DrawsHand = 手札を引く時
dominion-when-Plays = 使用時
dominion-when-Played = 使用後
dominion-when-Instead = 効果の代わりに
dominion-when-Follows = 効果の解決時
dominion-when-Gets = +カードや+コインを得る時
dominion-when-Buys = 購入時
dominion-when-Gains = 獲得時
dominion-when-Trashes = 廃棄時
dominion-when-Discards = 捨て札にする時
dominion-when-DiscardsAtOnce = 捨て札にする時
dominion-when-MayPlay = 使用を禁止
dominion-when-MayBuy = 購入を禁止
dominion-when-MayGetActions = 以後の+アクションを無視
dominion-when-MayLeavePlay = 場のカードを残す
dominion-when-GivesChoice = 選択肢を追加
dominion-when-Exiles = 追放時
dominion-when-Shuffles = シャッフル時
dominion-when-TakesDebt = 負債を得る時
dominion-when-TakesTokens = トークンを得る時
dominion-when-PileEmpties = 山が空になる時
dominion-when-Reveals = 公開時
dominion-when-BuysEvent = イベント購入時
dominion-when-other = 効果が残っている

## カード

dominion-table-types = { "・" }
dominion-table-worth = { $points }勝利点
dominion-table-fact-pile = コスト{ $cost }、残り{ $left }枚
dominion-table-fact-cost = コスト{ $cost }
dominion-table-fact-brings = { $cards }があるので使う
dominion-table-play-all = 財宝をすべて使用（{ $count }枚）
dominion-type-action = アクション
dominion-type-treasure = 財宝
dominion-type-victory = 勝利点
dominion-type-curse = 呪い
dominion-type-attack = アタック
dominion-type-reaction = リアクション
dominion-type-duration = 持続
dominion-type-night = 夜行
dominion-type-reserve = リザーブ
dominion-type-command = 命令
dominion-type-looter = 略奪者
dominion-type-ruins = 廃墟
dominion-type-shelter = 避難所
dominion-type-knight = 騎士
dominion-type-traveller = トラベラー
dominion-type-gathering = 集合
dominion-type-castle = 城
dominion-type-fate = 幸運
dominion-type-doom = 不運
dominion-type-heirloom = 家宝
dominion-type-spirit = 精霊
dominion-type-zombie = ゾンビ
dominion-type-prize = 褒賞
dominion-type-reward = 報酬
dominion-type-loot = 戦利品
dominion-type-liaison = 連携
dominion-type-augur = 卜占官
dominion-type-clash = 衝突
dominion-type-fort = 城砦
dominion-type-odyssey = 叙事詩
dominion-type-townsfolk = 町民
dominion-type-wizard = 魔法使い
dominion-type-omen = 予兆
dominion-type-shadow = 影
dominion-type-event = イベント
dominion-type-landmark = ランドマーク
dominion-type-project = プロジェクト
dominion-type-way = 習性
dominion-type-trait = 特性
dominion-type-ally = 同盟
dominion-type-prophecy = 予言
dominion-type-boon = 祝福
dominion-type-hex = 呪詛
dominion-type-state = 状態
dominion-type-artifact = アーティファクト

## 点数

dominion-table-row-cards = カード
dominion-table-row-turns = ターン
dominion-table-row-vp = 勝利点トークン
dominion-table-own-deck = あなたのすべてのカード：{ $cards }。現在{ $points }勝利点。
dominion-table-in-deck = 山札に残っているカード：{ $cards }。
dominion-table-none-left = なし

## 文にして

dominion-table-piles = { $cost }：{ $piles }
dominion-table-extra = サプライ外：{ $piles }
dominion-table-lying = { $card }（{ $tokens }）
dominion-table-landscapes = ランドスケープ：{ $cards }
dominion-table-set-out = 脇に置いたカード：{ $cards }
dominion-table-trash = 廃棄置き場：{ $cards }
# same in English
dominion-table-seat = { $seat }：{ $text }
dominion-table-play = { $seat }の場：{ $cards }
# same in English
dominion-table-more = { $seat }：{ $text }
dominion-table-hand = あなたの手札：{ $cards }。
dominion-table-hand-of = { $seat }の手札：{ $cards }。
dominion-table-left = { $seat }。{ $left }。
