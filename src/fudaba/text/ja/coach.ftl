### 検討：どこで負けたか、どう打てばよかったか

coach-curve = { $game ->
    [bridge_over] 各手番の始めに、最少失点でラウンドを終える見込み（そのプレイヤーに見えていたことから）：
   *[other] 各手番の始めの勝率（そのプレイヤーに見えていたことから）：
}
coach-none =
    { $weighed ->
        [0] このゲームには、他の手と比べられる手がありませんでした。
       *[other] { $weighed }手を調べました。はっきりもっと良いと言える手はありませんでした。
    }
coach-mistakes =
    { $count ->
       *[other] 調べた{ $weighed }手のうち、{ $count }手で損をしています。損の大きい順に：
    }
coach-mistake = { $turn }手番のあと、{ $question }
coach-answered = { $given }。より良い手：{ $better }。
coach-cost = 損は{ $cost }％（±{ $half }）。{ $game ->
    [bridge_over] 最少失点で終える見込み
   *[other] 勝率
}は{ $better }％のところが{ $chance }％になりました（回答{ $number }）。
coach-look-at = 1番の場面を見るには： { $command }
coach-play-from = そこから打つには： { $command }
coach-not-kept = 検討を{ $file }に保存できません： { $error }
coach-nothing = 何も選ばない
coach-problem-care = 丁寧さは0より大きい数で指定してください。
coach-problem-nobody = このゲームに「{ $name }」という人はいません。

## ヒント

coach-hint = コーチ
coach-no-hint = ここで言えることはありません。
coach-advice = { $place }. { $answer }：100回中{ $chance }勝（{ $least }〜{ $most }）
coach-games = { $games ->
    [0] ここでは打ち進めてみることができませんでした。
   *[other] { $game ->
        [bridge_over] 見えていることをもとに、ラウンドをそれぞれ{ $games }回打ち進めました。最少失点で終えれば勝ち。並びは失点の少ない順。かっこ内は95％区間。
        [innovation] 見えていることをもとに、それぞれ{ $games }回、何アクションか打ち進め、そのときの形勢から勝率を見積もりました。かっこ内は見積もりの95％区間。
       *[other] 見えていることをもとに、それぞれ{ $games }回最後まで打ち進めました。かっこ内は95％区間。
    }
}

## なぜ良い手か

coach-sentences = { $first }{ $second }
coach-sure = これでゲームが終わり、あなたの勝ちです。
coach-own = 堅実な打ち手なら、こう打つところです。
coach-instead = { $number ->
    [0] 堅実な打ち手なら別の手を選びますが、試してみると、こちらのほうが良いようです。
   *[other] 堅実な打ち手なら{ $cards }を選びますが、試してみると、こちらのほうが良いようです。
}
coach-even = { $number ->
    [0] 堅実な打ち手なら別の手を選びますが、こちらも同じくらい良い手です。
   *[other] 堅実な打ち手なら{ $cards }を選びますが、こちらも同じくらい良い手です。
}
coach-dominion-nothing = 買えるものはどれも、デッキのじゃまになります。
coach-dominion-plan = この王国の作戦では、次は{ $cards }を買います。
coach-dominion-plan-some = この王国の作戦では{ $cards }は{ $more }枚まで。いま{ $number }枚持っています。
coach-dominion-planned = この王国の作戦では{ $cards }は別の時に買いますが、打ち進めてみると、いまが良いようです。
coach-dominion-points = { $cards }は{ $number }勝利点。あと{ $more }枚でゲームが終わることがあります。
coach-dominion-goes = { $cards }はないほうがデッキは良くなります。
coach-dominion-dead = { $cards }は手札にあっても何もしません。
coach-dominion-costs-nothing = { $cards }は使ったアクションが戻ります。
coach-dominion-draws = { $number ->
   *[other] { $cards }で{ $number }枚引けます。
}
coach-dominion-coins = { $cards }で{ $number }コイン出ます。
coach-dominion-all-useful = どれも役に立つカードです。
coach-dominion-theirs = 相手にとっていちばん価値があるのは{ $cards }です。
coach-dominion-least = 手放せるもののうち、{ $cards }の価値がいちばん低いです。
coach-dominion-becomes = かわりに{ $number }コインまでのカードを獲得できます。いちばん良いのは{ $cards }です。
coach-dominion-becomes-exactly = かわりにちょうど{ $number }コインのカードを獲得できます。いちばん良いのは{ $cards }です。
coach-dominion-pays = { $cards }がこの手番の{ $number }コインになります。
coach-dominion-turns-to-cards = { $cards }のかわりに{ $number }枚引けます。
coach-dominion-for-coins = { $cards }のかわりに{ $number }コイン。使うより多く出ます。
coach-dominion-idle = { $cards }を使うアクションが残っていません。
coach-dominion-least-use = 手札のうち、{ $cards }がいちばん役に立ちません。
coach-dominion-next-turn = この手番は{ $cards }がなくても同じものが買え、次の手番で使えます。
coach-dominion-drawn-next = この中でいちばん良い{ $cards }を次に引けます。
coach-dominion-buys = { $number }コインあれば{ $cards }を買えます。
coach-dominion-playable = { $cards }も使えるようになります。
coach-dominion-most = この中でデッキに入れていちばん価値があるのは{ $cards }です。
coach-dominion-end-ahead = { $more ->
   *[other] あと{ $number }枚でゲームが終わることがあります。あなたは{ $more }点ほど勝っています。
}
coach-dominion-end-behind = { $more ->
   *[other] あと{ $number }枚でゲームが終わることがあります。あなたは{ $more }点ほど負けています。
}
coach-dominion-end-even = あと{ $number }枚でゲームが終わることがあります。点はほぼ互角です。
coach-dominion-attacks = 相手の攻撃に注意：{ $cards } × { $number }。
coach-innovation-claims = アチーブメント{ $more }個のうち{ $number }個目です。
coach-innovation-draws = 時代{ $number }のカードを引きます。
coach-innovation-higher = { $cards }は新しい時代のカードなので、次から時代{ $number }のカードを引けます。
coach-innovation-reaches = { $cards }の要求は{ $seats }に届きます。
coach-innovation-shared = { $cards }は{ $seats }と共有になり、そのぶん1枚引けます。
coach-innovation-alone = { $cards }を共有できるアイコンの人はいません。
coach-innovation-scores = { $cards }で{ $number }点増えます。
coach-innovation-lowest = 選べる中で{ $cards }の時代がいちばん低いです。
coach-innovation-highest = 選べる中で{ $cards }の時代がいちばん高いです。
coach-innovation-claim = { $seats }は次のアクションで時代{ $number }のアチーブメントを獲得できます。
coach-innovation-demand = { $seats }の{ $cards }の要求は、あなたに届きます。
coach-bridge_over-out = これで手札がなくなり、このラウンドはあがりです。
coach-bridge_over-points = 誰かが先にあがったときの失点が、{ $cards }で{ $number }点減ります。
coach-bridge_over-left = { $number ->
   *[other] 手札は残り{ $number }枚になります。
}
coach-bridge_over-fewest = { $number ->
   *[other] { $seats }の手札がいちばん少なく、{ $number }枚です。
}
coach-bridge_over-colour = { $number ->
   *[other] その色のカードが{ $number }枚あります。
}
coach-bridge_over-saves = 防ぐためのカードは、引かされるカードより大事です。
coach-bridge_over-few = { $number ->
   *[other] { $seats }の手札は残り{ $number }枚です。
}
