### ドミニオンの卓。

dominion-title = ドミニオン、{ $players }人
dominion-supply = サプライ
dominion-players = プレイヤー
dominion-place-hand = 手札
dominion-place-deck = 山札
dominion-place-discard = 捨て札
dominion-place-aside = 脇に置いたカード
dominion-place-face_down = 裏向きのカード
dominion-place-exile = 追放
dominion-place-tavern = 酒場
dominion-place-island = 島
dominion-place-native_village = 原住民の村
dominion-place-trash = 廃棄置き場
dominion-place-common = 脇に置いたカード
dominion-place-boons_discard = 祝福の捨て札
dominion-place-hexes_discard = 呪詛の捨て札
dominion-has-vp = 勝利点
dominion-has-coffers = 財源
dominion-has-villagers = 村人
dominion-has-favors = 好意
dominion-has-debt = 負債
dominion-token-of = { $seat }：{ $token }
dominion-cards = { $cards }枚
dominion-back-shadow = 影カード{ $cards }枚
dominion-back-stash = へそくり{ $cards }枚
dominion-turns = { $turns ->
    [0] { "" }
   *[other] { $turns }ターン
}
dominion-setup = 最初のターンの前
dominion-left-actions = アクション
dominion-left-buys = 購入
dominion-left-coins = コイン
dominion-left-potions = ポーション
dominion-to-act = 手番
dominion-controlled = ほかの人が操作
dominion-decides-for = { $seat }の代わりに選ぶ
dominion-turn-of = { $seat }のターン
dominion-extra-turn-of = { $seat }の追加ターン
dominion-by = 「{ $card }」による
dominion-in-force = 発動中
dominion-phase = フェイズ
dominion-phase-action = アクション
dominion-phase-buy = 購入
dominion-phase-night = 夜
dominion-phase-cleanup = クリーンアップ
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
dominion-pile-text = { $card }、コスト{ $cost }、残り{ $left }枚。
dominion-facts = { $types }、コスト{ $cost }。
dominion-facts-pile = { $types }、コスト{ $cost }、残り{ $left }枚。
dominion-when-this-turn = このターン、{ $when }
dominion-do-play = 使用
dominion-do-play_shadow = 山札から使用
dominion-do-buy = 購入
dominion-do-gain = 獲得
dominion-do-trash = 廃棄
dominion-do-trash_discarded = 廃棄
dominion-do-discard = 捨てる
dominion-do-topdeck = 山札の上に置く
dominion-do-reveal = 公開
dominion-do-receive = 受ける
dominion-do-set_aside = 脇に置く
dominion-do-put_in_hand = 手札に加える
dominion-do-exile = 追放
dominion-do-end_phase = フェイズ終了
dominion-do-end_turn = ターン終了
dominion-row-cards = カード
dominion-row-turns = ターン数
dominion-row-points = 勝利点
dominion-row-own = 現在の自分の勝利点
dominion-equal = { $card }{ $count }枚
dominion-all-treasures = { $count ->
    [0] 財宝
   *[other] 財宝をすべて（{ $count }）
}
dominion-no-treasures = 使用できる財宝がない。
dominion-treasures-later = 財宝は購入フェイズに使用する。
dominion-no-end = ここではターンを終了できない。
dominion-last-turn = 前のターン：
dominion-on-top = 捨て札の一番上：
dominion-as-what = { $card }を使う方法
dominion-as-itself = カード自身の効果
dominion-in-deck = 山札の残り
dominion-in-deck-none = なし
