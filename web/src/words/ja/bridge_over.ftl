### Bridge Overの卓。

bridge_over-title = Bridge Over「{ $deck ->
    [azumanga_court] あずまんがコート
   *[windia_war] Windia War
}」・{ $expansion ->
    [true] 拡張あり
   *[false] 拡張なし
}・第{ $round }ラウンド（全{ $rounds }ラウンド）
bridge_over-defence = 防御
bridge_over-public = 公開
bridge_over-discard = 捨て札
bridge_over-clockwise = 時計回りに進んでいます。
bridge_over-counterclockwise = 反時計回りに進んでいます。
bridge_over-table-step = { $cards ->
    [0] { $by }が{ $on }を攻撃した。
   *[other] { $by }が{ $on }を{ $cards }枚で攻撃した。
}
bridge_over-counts = 手札‹{ $cards }›枚・失点‹{ $points }›
bridge_over-cards = 手札{ $cards }枚
bridge_over-worth = 手札の失点：{ $points }
bridge_over-bound = 束縛中、あと{ $turns }手番
bridge_over-is-attacked = 攻撃を受けている
bridge_over-attacked-first = 最初に攻撃
bridge_over-passed-on = 受け流した
bridge_over-to-act = 手番
bridge_over-known = 公開された手札：
bridge_over-front-mine-bind = 引くことしかできない
bridge_over-front-mine-clear = 自分の数字カードだけを数える
bridge_over-front-mine-amplify = 自分の攻撃+1、自分への攻撃+1
bridge_over-front-mine-all_draw_1 = ほかの人は手番の開始時に1枚引く
bridge_over-top = 場札：{ $card }
bridge_over-on-table = 場札
bridge_over-on-table-colour = 場札、{ $colour }
bridge_over-as = （{ $kind }として）
bridge_over-cards-word = 枚
bridge_over-to-draw = 山札‹{ $cards }›枚
bridge_over-you-are-attacked = あなたが攻撃を受けている
bridge_over-points-so-far = これまでの失点
bridge_over-round = 第{ $round }ラウンド
bridge_over-costs = ラウンド終了時、手札にあれば{ $points }点の失点。
bridge_over-costs-in-front = ラウンド終了時、手札にあれば{ $points }点、自分の前にあれば{ $front }点の失点。
bridge_over-do-play = 出す
bridge_over-do-answer = 対応する
bridge_over-do-draw = 引く
bridge_over-do-pass = パスする
bridge_over-do-release = 解除する
bridge_over-do-stop = ここまで
bridge_over-do-none = 攻撃を受ける
bridge_over-do-colour = 色を決める
bridge_over-do-player = 相手を決める
bridge_over-do-direction = 向きを決める
bridge_over-do-as = 使う
bridge_over-do-may = 決める
bridge_over-do-take = 取る
bridge_over-round-over = 第{ $round }ラウンド終了
bridge_over-round-held = 残った手札
bridge_over-round-sum = 合計
bridge_over-round-out = 上がり
bridge_over-round-on = 次のラウンドへ
bridge_over-players = プレイヤー
bridge_over-unseen-others = 2色または色なし
bridge_over-unseen-count = { $cards }枚

## 入口の札。まだどの卓も知らない

bridge_over-slip-red = 赤
bridge_over-slip-green = 緑
bridge_over-slip-blue = 青
bridge_over-slip-yellow = 黄
