### 検討：どこで負けたか、どう打てばよかったか

coach-curve = { $game ->
    [bridge_over] 各手番の開始時に、失点が最少でラウンドを終える確率（そのプレイヤーに分かることだけで計算）：
   *[other] 各手番の開始時の勝率（そのプレイヤーに分かることだけで計算）：
}
coach-first = { $game ->
    [bridge_over] 第1ラウンドを最少の失点で終える確率
   *[other] 開始時の勝率
}：{ $chances }。検討を続けています…
coach-first-chance = { $player } { $chance }％
coach-skipped = { $count ->
   *[other] { $count }個の答えは、試すのに時間がかかりすぎるため飛ばしました。
}
coach-none =
    { $weighed ->
        [0] このゲームには、ほかの答えと比べられるものがありませんでした。
       *[other] { $weighed }個の答えを調べました。明らかなミスはありません。
    }
coach-mistakes =
    { $count ->
       *[other] 調べた{ $weighed }個の答えのうち、{ $count }個がミスでした。損の大きい順に：
    }
coach-mistake = { $turn }手番のあと、{ $question }
coach-answered = { $given }。より良い答え：{ $better }。
coach-cost = 損は{ $cost }％（±{ $half }）。{ $game ->
    [bridge_over] 失点が最少で終わる確率
   *[other] 勝率
}は{ $better }％のところが{ $chance }％になりました（回答{ $number }）。
coach-cost-turn = このターンの損は約${ $cost }（±{ $half }）。ターン終了時に持っているものの価値で比べました（回答{ $number }）。
coach-look-at = 最初のミスを見るには：{ $command }
coach-play-from = そこから遊ぶには：{ $command }
coach-not-kept = 検討を{ $file }に保存できません：{ $error }
coach-may-cost = 損は約{ $cost }％かもしれません。
coach-suspects = ほかに{ $count }個の答えがミスかもしれません（まだ詳しくは調べていません）：
coach-stopped = 検討はまだ終わっていません（{ $share }％完了）。同じコマンドで続きから始まります。
coach-stopped-lost = 検討はまだ終わっていません（{ $share }％完了）。保存できなかったため、同じコマンドは最初から始めます。
coach-nothing = 何も選ばない
coach-problem-care = シミュレーションの倍率は0より大きい数にしてください。
coach-problem-nobody = このゲームに「{ $name }」という人はいません。

## ヒント

coach-hint = コーチ
coach-no-hint = ここで使えるヒントはありません。
coach-advice = { $game ->
    [bridge_over] { $place }. { $answer }：ラウンド勝率{ $chance }％（{ $least }〜{ $most }％）
    [innovation] { $place }. { $answer }：推定勝率{ $chance }％（{ $least }〜{ $most }％）
   *[other] { $place }. { $answer }：勝率{ $chance }％（{ $least }〜{ $most }％）
}
coach-games = { $games ->
    [0] この局面はシミュレーションできませんでした。
   *[other] { $game ->
        [bridge_over] あなたに分かることだけを使い、答えごとに{ $games }ラウンドをシミュレーションしました。失点が最少なら勝ち。失点が少ない順。かっこ内は95％区間。
        [innovation] あなたに分かることだけを使い、答えごとに{ $games }回、数アクション先までシミュレーションし、その形勢から勝率を見積もりました。かっこ内は見積もりの95％区間。
       *[other] あなたに分かることだけを使い、答えごとに{ $games }ゲームをシミュレーションしました。かっこ内は95％区間。
    }
}

## なぜ良い手か

coach-sentences = { $first }{ $second }
coach-sure = これでゲームが終わり、あなたの勝ちです。
coach-own = 着実なプレイヤーも同じ答えを選びます。
coach-instead = { $number ->
    [0] 着実なプレイヤーなら別の答えを選びますが、シミュレーションではこちらのほうが上でした。
   *[other] 着実なプレイヤーなら{ $cards }を選びますが、シミュレーションではこちらのほうが上でした。
}
coach-even = { $number ->
    [0] 着実なプレイヤーなら別の答えを選びますが、こちらも同じくらい良い答えです。
   *[other] 着実なプレイヤーなら{ $cards }を選びますが、こちらも同じくらい良い答えです。
}
coach-dominion-turn = こうすると、このターンに{ $cards }を使用できます。ほかの答えでは使いきれません。
coach-dominion-order = こうすると、このターンに{ $cards }をこの順に使用できます。ほかの答えでは使いきれません。
coach-dominion-missed = このターンに{ $cards }を使用できたはずです。
coach-dominion-missed-order = このターンに{ $cards }をこの順に使用できたはずです。
coach-dominion-discarding = 最初のカードの効果で{ $cards }を捨て札にします。
coach-dominion-unplayed = すると、このターンは{ $cards }を使用できません。
coach-dominion-village = { $cards }があれば、アクションを増やさないアクションカードも1ターンに何枚も使用できます。
coach-dominion-no-village = { $more ->
    [0] アクションを増やさないアクションカードが{ $number }枚あるのに、{ $cards }のようにアクションを増やすカードがありません。
   *[other] アクションを増やさないアクションカードが{ $number }枚あるのに、{ $cards }のようにアクションを増やすカードが足りません。
}
coach-dominion-idle-terminals = アクションを増やさないアクションカードが{ $number }枚あります。これ以上増やすと、手札で余りやすくなります。
coach-dominion-no-thinner = デッキにないほうがよいカードが{ $number }枚あるのに、それを減らす{ $cards }をまだ持っていません。
coach-dominion-no-draw = アクションは増やせるのに、カードを引くカードがありません。{ $cards }があれば、使えるカードが増えます。
coach-dominion-no-buy = { $number }コインあっても1枚しか購入できません。{ $cards }があれば、購入が増えます。
coach-dominion-nothing = 購入できるものはどれも、デッキのじゃまになります。
coach-dominion-plan = この王国の作戦では、次に{ $cards }を購入します。
coach-dominion-plan-later = この王国の作戦では{ $cards }も購入しますが、ほかのカードが先です。
coach-dominion-plan-some = この王国の作戦では{ $cards }は{ $more }枚まで。いま{ $number }枚持っています。
coach-dominion-plan-enough = この王国の作戦では{ $cards }は{ $more }枚まで。もう{ $number }枚持っているので、作戦より多くなります。
coach-dominion-plan-nothing = この王国の作戦では、いま購入できるものに必要なカードはありません。
coach-dominion-planned = この王国の作戦では、{ $cards }を購入するのは別の時です。
coach-dominion-points = { $more ->
    [0] { $cards }は{ $number }勝利点。
   *[other] { $cards }は{ $number }勝利点。あと{ $more }枚でゲームが終わることがあります。
}
coach-dominion-goes = { $cards }はないほうがデッキは良くなります。
coach-dominion-dead = { $cards }は手札にあっても何もしません。
coach-dominion-costs-nothing = { $cards }は使ったアクションが戻ります。
coach-dominion-draws = { $number ->
   *[other] { $cards }で{ $number }枚引けます。
}
coach-dominion-coins = { $cards }で{ $number }コイン出ます。
coach-dominion-all-useful = どれも役に立つカードです。
coach-dominion-theirs = { $number ->
   *[other] 持ち主にとっていちばん価値があるのは{ $cards }です。
}
coach-dominion-least = { $number ->
   *[other] この中でいちばん価値が低いのは{ $cards }です。
}
coach-dominion-becomes = かわりに{ $number }コインまでのカードを獲得できます。いちばん良いのは{ $cards }です。
coach-dominion-becomes-exactly = かわりにちょうど{ $number }コインのカードを獲得できます。いちばん良いのは{ $cards }です。
coach-dominion-pays = { $cards }がこのターンの{ $number }コインになります。
coach-dominion-turns-to-cards = { $cards }のかわりに{ $number }枚引けます。
coach-dominion-for-coins = { $cards }のかわりに{ $number }コイン。使うより多く出ます。
coach-dominion-idle = { $cards }を使うアクションが残っていません。
coach-dominion-least-use = { $number ->
   *[other] 手札のうち、{ $cards }がいちばん役に立ちません。
}
coach-dominion-next-turn = このターンは{ $cards }がなくても同じものが購入でき、次のターンに使えます。
coach-dominion-drawn-next = この中でいちばん良い{ $cards }を次に引けます。
coach-dominion-buys = { $number }コインあれば{ $cards }を買えます。
coach-dominion-playable = { $cards }も使えるようになります。
coach-dominion-most = この中でいちばんデッキに役立つのは{ $cards }です。
coach-dominion-end-ahead = { $more ->
   *[other] あと{ $number }枚でゲームが終わることがあります。あなたは{ $more }点ほど勝っています。
}
coach-dominion-end-behind = { $more ->
   *[other] あと{ $number }枚でゲームが終わることがあります。あなたは{ $more }点ほど負けています。
}
coach-dominion-end-even = あと{ $number }枚でゲームが終わることがあります。点はほぼ互角です。
coach-dominion-attacks = 相手の攻撃に注意：{ $cards } × { $number }。
coach-dominion-later = { $cards }を購入すると、何も購入しない場合より、3ターン後からは1ターンに{ $number }.{ $more }コインほど多くなります。
coach-innovation-claims = アチーブメント{ $more }個のうち{ $number }個目です。
coach-innovation-wins = アチーブメントが{ $number }個になり、ゲームに勝ちます。
coach-innovation-draws-out = 引くカードがもうないので、ゲームが終わります。
coach-innovation-draws = 時代{ $number }のカードを引きます。
coach-innovation-higher = { $cards }は新しい時代のカードなので、次から時代{ $number }のカードを引けます。
coach-innovation-reaches = { $cards }の要求に{ $seats }が従います。
coach-innovation-shared = { $cards }を{ $seats }が共有するので、1枚引けます。
coach-innovation-alone = { $cards }を共有できるだけのアイコンを持つ人はいません。
coach-innovation-scores = { $cards }で{ $number }点増えます。
coach-innovation-lowest = 選べる中で{ $cards }の時代がいちばん低いです。
coach-innovation-highest = 選べる中で{ $cards }の時代がいちばん高いです。
coach-innovation-claim = { $seats }は次のアクションで時代{ $number }のアチーブメントを獲得できます。
coach-innovation-demand = { $number ->
   *[other] { $seats }の一番上に{ $cards }があり、あなたに要求できます。
}
coach-bridge_over-out = これで手札がなくなり、ラウンドに勝ちます。
coach-bridge_over-points = 誰かが先に上がったときの失点が、{ $cards }で{ $number }点減ります。
coach-bridge_over-left = { $number ->
   *[other] 手札は残り{ $number }枚になります。
}
coach-bridge_over-fewest = { $number ->
   *[other] { $seats }の手札がいちばん少なく、{ $number }枚です。
}
coach-bridge_over-colour = { $number ->
   *[other] その色のカードが{ $number }枚あります。
}
coach-bridge_over-saves = 攻撃を防ぐカードを、もっと大きな攻撃のために残せます。
coach-bridge_over-released = { $number ->
   *[other] { $cards }を捨て札の一番下に入れ、{ $number }枚引きます。
}
coach-bridge_over-few = { $number ->
   *[other] { $seats }の手札は残り{ $number }枚です。
}
