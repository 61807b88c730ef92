### 検討：どこで負けたか

review-title = { $seat }の勝率の流れ
review-about = 各手番の始めの勝率。その時{ $seat }に見えていたことから計算しています
review-about-bridge_over = 各手番の始めに、ラウンドを最少失点で終える確率。その時{ $seat }に見えていたことから計算しています
review-eyes = 視点
review-waits = ゲームを調べています
review-counting = ‹{ $percent }›％まで調べました
review-coming = 上の線は手番ごとに伸び、出ているところはもう変わりません。そのあと、損の大きかった手とより良い手がここに出ます。
review-goes-on = ゲームを見ているあいだも、検討は進みます。
review-curve = 勝率の推移
review-back = 終局へ
review-costly = { $mistakes ->
    [0] はっきり損と言える手はありません
   *[other] 損の大きかった{ $mistakes }手
}
review-fine = 損を載せるのは、打ち進めた結果が偶然と区別できるときだけです（95％区間が0を含まない）。全員の{ $weighed }手を調べました。
review-better = より良い手：{ $better }
review-after = { $turn }手番のあと
review-cost = −{ $cost }
review-half = ± { $half }（100回中）
review-given = 実際の手
review-instead = より良い手
review-knows = コーチは、その時{ $seat }に見えていたことしか使いません。
review-look = この場面を見る
