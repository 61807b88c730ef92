### ドミニオンの卓。

dominion-title = ドミニオン、{ $players }人
dominion-supply = サプライ
dominion-players = プレイヤー
dominion-place-hand = 手札
dominion-place-deck = 山札
dominion-place-discard = 捨札
dominion-place-aside = 脇に置いた札
dominion-place-face_down = 伏せた札
dominion-place-exile = 追放
dominion-place-tavern = 酒場
dominion-place-island = 島
dominion-place-native_village = 原住民の村
dominion-token-vp = 勝利点
dominion-token-coffers = 財源
dominion-token-villagers = 村人
dominion-token-favors = 好意
dominion-token-debt = 負債
dominion-cards = { $cards }枚
dominion-turns = { $turns }ターン
dominion-to-act = 手番
dominion-controlled = ほかの人が操作
dominion-decides-for = { $seat }に代わり決める
dominion-turn-of = { $seat }のターン
dominion-extra-turn-of = { $seat }の追加ターン
dominion-by = 「{ $card }」による
dominion-phase = フェイズ
dominion-phase-action = アクション
dominion-phase-buy = 購入
dominion-phase-night = 夜
dominion-phase-cleanup = 片付け
dominion-counter-actions = アクション
dominion-counter-buys = 購入
dominion-counter-coins = コイン
dominion-counter-potions = ポーション
dominion-coins = ${ $coins }
dominion-vp = { $points }点
dominion-in-play = { $seat }の場
dominion-cost = { $debt ->
    [0] { $potions ->
        [0] ${ $coins }
       *[other] ${ $coins }＋ポーション
    }
   *[other] { $coins ->
        [0] 負債{ $debt }
       *[other] ${ $coins }＋負債{ $debt }
    }
}
dominion-pile-told = { $card }、コスト{ $cost }、残り{ $left }枚。
dominion-facts = { $types }、コスト{ $cost }。
dominion-when-this-turn = このターン
dominion-when-later = この後
dominion-when-TurnBegins = 次のターン
dominion-not = 今は選べません。
dominion-not-empty = 山が空です。
dominion-not-coins = コスト${ $cost }、手元は${ $coins }です。
dominion-not-potions = ポーションが足りません。
dominion-not-debt = 先に負債を返します。
dominion-not-supply = サプライではありません。
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
dominion-type-loot = 略奪品
dominion-type-liaison = 連携
dominion-type-event = イベント
dominion-type-landmark = ランドマーク
dominion-type-project = プロジェクト
dominion-type-way = 習性
dominion-type-ally = 同盟
dominion-type-trait = 特性
dominion-type-prophecy = 予言
dominion-do-play = 使用
dominion-do-buy = 購入
dominion-do-gain = 獲得
dominion-do-trash = 廃棄
dominion-do-discard = 捨てる
dominion-do-topdeck = 山札の上に置く
dominion-do-reveal = 公開
dominion-do-set_aside = 脇に置く
dominion-do-put_in_hand = 手札に加える
dominion-do-exile = 追放
dominion-do-end_phase = フェイズ終了
dominion-do-end_turn = ターン終了
