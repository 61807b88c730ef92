### 端末でのドミニオンの卓。

terminal-dominion-title = ドミニオン 第{ $turn }ターン
terminal-dominion-title-named = ドミニオン「{ $kingdom }」第{ $turn }ターン
terminal-dominion-points-note = 勝利点の多いプレイヤーの勝ち。同点ならターンの少ないプレイヤーの勝ち。

## ターンと、残っているもの

terminal-dominion-turn = { $seat }の第{ $turn }ターン
terminal-dominion-turn-extra = { $controlled ->
    [true] { $seat }の追加ターン({ $card }、{ $by }が決める)
   *[false] { $seat }の追加ターン({ $card })
}
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
terminal-dominion-left = { $what ->
    [coins] コイン{ $number }
    [actions] アクション{ $number }
    [potions] ポーション{ $number }
   *[buys] 購入{ $number }
}
terminal-dominion-and = { " · " }

## プレイヤー

terminal-dominion-places = 手札{ $hand } 山札{ $deck } 捨て札{ $discards }
terminal-dominion-places-top = 手札{ $hand } 山札{ $deck } 捨て札{ $discards }(上は{ $top })
terminal-dominion-back-shadow = { $place }に影カード{ $count }枚
terminal-dominion-back-stash = { $place }にへそくり{ $count }枚
terminal-dominion-places-short = 手札{ $hand } 山札{ $deck }
terminal-dominion-token-on = { $card }に{ $token }
terminal-dominion-token-vp = 勝利点トークン{ $number }
terminal-dominion-token-coffers = 財源{ $number }
terminal-dominion-token-villagers = 村人{ $number }
terminal-dominion-token-favors = 好意{ $number }
terminal-dominion-token-debt = 負債{ $number }
terminal-dominion-owns = { $cards }を持つ
terminal-dominion-mat = { $known ->
    [true] { $place }: { $cards }
   *[false] { $place }: { $count }枚
}
terminal-dominion-in-play = 場: { $cards }
terminal-dominion-play-of = { $seat }の場:

## まだ起きていないことと、その時

terminal-dominion-pending = { $number ->
    [1] { $card }: { $when }
   *[other] { $card }×{ $number }: { $when }
}
terminal-dominion-pending-turn = { $number ->
    [1] { $card }: このターン、{ $when }
   *[other] { $card }×{ $number }: このターン、{ $when }
}
terminal-dominion-when-TurnBegins = 次のターン
terminal-dominion-when-TurnEnds = ターン終了時
terminal-dominion-when-BetweenTurns = 追加ターン
terminal-dominion-when-BuyPhaseBegins = 購入フェイズ開始時
terminal-dominion-when-BuyPhaseEnds = 購入フェイズ終了時
terminal-dominion-when-CleanUpBegins = クリーンアップ開始時
terminal-dominion-when-DrawsHand = 手札を引く時
terminal-dominion-when-Plays = 使用時
terminal-dominion-when-Played = 使用後
terminal-dominion-when-Instead = 効果の代わりに
terminal-dominion-when-Follows = 効果の解決時
terminal-dominion-when-Buys = 購入時
terminal-dominion-when-Gains = 獲得時
terminal-dominion-when-Trashes = 廃棄時
terminal-dominion-when-Discards = 捨て札にする時
terminal-dominion-when-MayPlay = 使用を禁止
terminal-dominion-when-MayBuy = 購入を禁止
terminal-dominion-when-MayLeavePlay = 場のカードを残す
terminal-dominion-when-GivesChoice = 選択肢を追加
terminal-dominion-when-Exiles = 追放時
terminal-dominion-when-Shuffles = シャッフル時
terminal-dominion-when-TakesDebt = 負債を得る時
terminal-dominion-when-TakesTokens = トークンを得る時
terminal-dominion-when-PileEmpties = 山が空になる時
terminal-dominion-when-Reveals = 公開時
terminal-dominion-when-BuysEvent = イベント購入時
terminal-dominion-when-other = 効果が残っている

## カード

terminal-dominion-types = { "・" }
terminal-dominion-worth = { $points }勝利点
terminal-dominion-extra = サプライ外
terminal-dominion-landscapes = ランドスケープ
terminal-dominion-set-out = 脇に置いたカード
terminal-dominion-fact-pile = コスト{ $cost }、残り{ $left }枚
terminal-dominion-fact-cost = コスト{ $cost }
terminal-dominion-fact-brings = { $cards }があるので使う
terminal-dominion-play-all = 財宝をすべて使用({ $count }枚)

terminal-dominion-type-action = アクション
terminal-dominion-type-treasure = 財宝
terminal-dominion-type-victory = 勝利点
terminal-dominion-type-curse = 呪い
terminal-dominion-type-attack = アタック
terminal-dominion-type-reaction = リアクション
terminal-dominion-type-duration = 持続
terminal-dominion-type-night = 夜行
terminal-dominion-type-reserve = リザーブ
terminal-dominion-type-command = 命令
terminal-dominion-type-looter = 略奪者
terminal-dominion-type-ruins = 廃墟
terminal-dominion-type-shelter = 避難所
terminal-dominion-type-knight = 騎士
terminal-dominion-type-traveller = トラベラー
terminal-dominion-type-gathering = 集合
terminal-dominion-type-castle = 城
terminal-dominion-type-fate = 幸運
terminal-dominion-type-doom = 不運
terminal-dominion-type-heirloom = 家宝
terminal-dominion-type-spirit = 精霊
terminal-dominion-type-zombie = ゾンビ
terminal-dominion-type-prize = 褒賞
terminal-dominion-type-reward = 報酬
terminal-dominion-type-loot = 戦利品
terminal-dominion-type-liaison = 連携
terminal-dominion-type-augur = 卜占官
terminal-dominion-type-clash = 衝突
terminal-dominion-type-fort = 城砦
terminal-dominion-type-odyssey = 叙事詩
terminal-dominion-type-townsfolk = 町民
terminal-dominion-type-wizard = 魔法使い
terminal-dominion-type-omen = 予兆
terminal-dominion-type-shadow = 影
terminal-dominion-type-event = イベント
terminal-dominion-type-landmark = ランドマーク
terminal-dominion-type-project = プロジェクト
terminal-dominion-type-way = 習性
terminal-dominion-type-trait = 特性
terminal-dominion-type-ally = 同盟
terminal-dominion-type-prophecy = 予言
terminal-dominion-type-boon = 祝福
terminal-dominion-type-hex = 呪詛
terminal-dominion-type-state = 状態
terminal-dominion-type-artifact = アーティファクト

## 点数

terminal-dominion-row-cards = カード
terminal-dominion-row-turns = ターン
terminal-dominion-row-vp = 勝利点トークン
terminal-dominion-own-deck = あなたのカード全部: { $cards }。いま数えると{ $points }勝利点。

## 文にして

terminal-dominion-told-piles = { $cost }: { $piles }
terminal-dominion-told-extra = サプライ外: { $piles }
terminal-dominion-told-lying = { $card }（{ $tokens }）
terminal-dominion-told-landscapes = ランドスケープ: { $cards }
terminal-dominion-told-set-out = 脇に置いたカード: { $cards }
terminal-dominion-told-trash = 廃棄置き場: { $cards }
# same in English
terminal-dominion-told-seat = { $seat }: { $told }
terminal-dominion-told-play = { $seat }の場: { $cards }
# same in English
terminal-dominion-told-more = { $seat }: { $told }
terminal-dominion-told-hand = あなたの手札: { $cards }。
terminal-dominion-told-hand-of = { $seat }の手札: { $cards }。
terminal-dominion-told-left = { $seat }。{ $left }。
