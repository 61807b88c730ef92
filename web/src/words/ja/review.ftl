### 検討：どこで負けたか

review-title = { $seat }さんの勝率の推移
review-about = 各手番の開始時の勝率。その時{ $seat }さんに分かったことだけで計算しています
review-about-bridge_over = 各手番の開始時に、失点が最少でラウンドを終える確率。その時{ $seat }さんに分かったことだけで計算しています
review-eyes = 視点
review-waits = ゲームを検討しています
review-counting = ‹{ $percent }›％完了
review-left = { $minutes ->
   *[other] 残り約{ $minutes }分
}
review-coming = 折れ線は手番ごとに伸びます。そのあと、損の大きかったミスと、より良い答えがここに表示されます。
review-goes-on = ゲームを見ている間も検討は続きます。
review-curve = 勝率の推移
review-back = 最後へ
review-costly = { $mistakes ->
    [0] 明らかなミスはありません
   *[other] 損の大きかったミス（{ $mistakes }件）
}
review-fine = シミュレーションではっきり損と分かったミスだけを載せています（95％区間が0を含まない）。全員の{ $weighed }個の答えを調べました。
review-skipped = { $skipped ->
   *[other] { $skipped }個の答えは、試すのに時間がかかりすぎるため飛ばしました。
}
review-better = より良い答え：{ $better }
review-after-round = 第{ $round }ラウンド、{ $turn }手番のあと
review-after = { $turn }手番のあと
review-cost = −{ $cost }
review-half = ±{ $half }（100回中）
review-cost-turn = −${ $cost }
review-half-turn = ±${ $half }（このターン）
review-given = 実際の答え
review-instead = より良い答え
review-knows = コーチは、その時{ $seat }さんに分かったことだけを使います。
review-look = この場面を見る
