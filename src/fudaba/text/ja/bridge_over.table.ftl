### Bridge Over の卓を言葉で。

## Bridge Over

bridge_over-table-title = Bridge Over「{ $deck ->
    [azumanga_court] あずまんがコート
   *[windia_war] Windia War
}」・{ $expansion ->
    [true] 拡張あり
   *[false] 基本のみ
} 第{ $round }ラウンド（全{ $rounds }ラウンド）
bridge_over-table-title-short = Bridge Over「{ $deck ->
    [azumanga_court] あずまんがコート
   *[windia_war] Windia War
}」・{ $expansion ->
    [true] 拡張あり
   *[false] 基本のみ
} { $round }/{ $rounds }ラウンド
bridge_over-points-note = 最も少ない人の勝ち
bridge_over-table-is-bound = Bind あと{ $turns }回
bridge_over-table-worth = ラウンド終了時に手札にあると{ $points }点の失点。
bridge_over-table-worth-in-front = ラウンド終了時の失点は、手札にあると{ $points }点、自分の前にあると{ $front }点。
bridge_over-table-turn = 第{ $turn }手番。{ $seat }の番。
bridge_over-table-goes = 進行方向は{ $direction ->
    [clockwise] 時計回り
   *[counterclockwise] 反時計回り
}。
bridge_over-table-top = 場札は{ $card }。山札は{ $cards }枚。
bridge_over-table-attack = { $by }が{ $on }を{ $kind }で攻撃中。{ $cards ->
    [0] Bind
   *[other] { $cards }枚
}。
bridge_over-table-seat = { $seat }：手札{ $cards }枚、失点{ $points }。
bridge_over-table-front = { $seat }の前に{ $cards }。
bridge_over-table-bound = { $seat }はBindの効果中。残りの手番は{ $turns }回。
bridge_over-table-unseen = 山札かほかの人の手札にある、見えていないカード：{ $cards }。
bridge_over-table-known = { $seat }が持っているとわかっているカード：{ $cards }。
bridge_over-table-hand = 手札：{ $cards }。全部で{ $count }枚、{ $points }点。

## ブラウザーも使う言葉

bridge_over-letter-red = 赤
bridge_over-letter-green = 緑
bridge_over-letter-blue = 青
bridge_over-letter-yellow = 黄
bridge_over-attack-on-you = あなたへの攻撃
bridge_over-attack-on = { $seat }への攻撃
bridge_over-front-bind = 引くことしかできない
bridge_over-front-clear = 数字カードだけ数える
bridge_over-front-amplify = 攻撃するのも受けるのも+1
bridge_over-front-all_draw_1 = ほかの人は手番の初めに1枚引く

## カードの種類

bridge_over-type-attack = 攻撃
bridge_over-type-coloured = 色つき
bridge_over-type-defence = 防御
bridge_over-type-discard = 捨て札
bridge_over-type-number = 数字
bridge_over-type-public = 公開
bridge_over-type-special = 特殊
bridge_over-type-two_coloured = 2色
bridge_over-type-wild = ワイルド
