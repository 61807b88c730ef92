### Bridge Overの卓で使うことば。カード、質問、選択肢、ログ。ルールは bridge_over.rules.ftl にある。

## 色と、色とカード名の並べ方

bridge_over-colour-red = 赤
bridge_over-colour-green = 緑
bridge_over-colour-blue = 青
bridge_over-colour-yellow = 黄

bridge_over-face = { $colour } { $kind }
bridge_over-face-number = { $colour }{ $number }
bridge_over-face-pair = { $first }/{ $second } { $kind }
bridge_over-face-pair-number = { $first }/{ $second }{ $number }

# 色を指定した場札と、ほかのカードの代わりに場札になったAlmighty。
bridge_over-top = { $card }（{ $colour }）
bridge_over-top-as = { $kind }としての{ $card }（{ $colour }）

## カード。印刷された名前(英語)と、その働き。最初に読みを添える

bridge_over-card-number = { $number }
    .text = 特別な効果のない数字カード。場札と色か数字が同じなら、1回の手番に1枚だけ出せる。これで上がれる。
bridge_over-card-number_15 = 15
    .text = 2色の数字カード。特別な効果はない。どちらかの色の上か、もう1枚の15の上に出せ、場の色を2色のどちらかに決める。これで上がれる。
bridge_over-card-skip = Skip
    .text = 「スキップ」。同じ色か、別のSkipの上に出せる。次のプレイヤーの手番を飛ばす。攻撃ではないので、防ぐことはできない。これで上がれる。
bridge_over-card-reverse = Reverse
    .text = 「リバース」。同じ色か、別のReverseの上に出せる。進行方向が逆になる。これで上がれる。
bridge_over-card-escort = Escort
    .text = 「エスコート」。同じ色か、別のEscortの上に、続けて出せるカードがあるときだけ出せる。すぐに、このカードの色を含むカード（効果は普段どおり）を1枚続けるか、別のEscortを出してさらに続ける。ワイルドカードはどの色も含むが、公開カードと、捨て札になるだけのカードは続けられない。これだけでは上がれない。
bridge_over-card-chain = Chain
    .text = 「チェーン」。同じ色か、別のChainの上に出せる。このカードと同じ色のカードを1枚ずつ何枚でも続けられるが、2色のカードとワイルドカードは続けられない。効果があるのは最後の1枚だけ。これで上がれる。
bridge_over-card-draw_2 = Draw 2
    .text = 「ドロー・ツー」。同じ色か、別のDraw 2の上に出せる。次のプレイヤーを攻撃し、2枚引かせて手番を失わせる。Draw 2かShot Draw 2で攻撃されたときは、何色でも受け流しに使え、2枚増えた攻撃が次のプレイヤーに移る。これで上がれる。
bridge_over-card-shot_draw_2 = Shot Draw 2
    .text = 「ショット・ドロー・ツー」。同じ色か、別のShot Draw 2の上に出せる。自分以外の1人を選んで攻撃し、2枚引かせて手番を失わせる。続きはその人の次のプレイヤーから。Draw 2かShot Draw 2で攻撃されたときは、何色でも受け流しに使え、2枚増えた攻撃を自分以外の好きな相手に移す。これで上がれる。
bridge_over-card-direct = Direct
    .text = 「ダイレクト」。2色のどちらかの上か、もう1枚のDirectの上に出せる。場の色を2色のどちらかに決め、そのあと、次を飛ばす、逆回りにする、そのまま進める、のどれかを選ぶ。これで上がれる。
bridge_over-card-wild = Wild
    .text = 「ワイルド」。どんな場札の上にも出せる。場の色を4色から指定する。これでは上がれない。
bridge_over-card-wild_1 = Wild +1
    .text = 「ワイルド・プラスワン」。どんな場札の上にも出せる。色を指定し、そのあと何色のカードでも1枚続けて出せて、その効果も働く。公開カードと、捨て札になるだけのカードは続けられない。これでは上がれない。
bridge_over-card-wild_draw_3 = Wild Draw 3
    .text = 「ワイルド・ドロー・スリー」。どんな場札の上にも出せる。色を指定してから次のプレイヤーを攻撃し、3枚引かせて手番を失わせる。受け流しはできず、防げるのは防御カードだけ。これでは上がれない。
bridge_over-card-wild_direct_draw_5 = Wild Direct Draw 5
    .text = 「ワイルド・ダイレクト・ドロー・ファイブ」。どんな場札の上にも出せる。色を指定し、次を飛ばすか、逆回りにするか、そのまま進めるかを選ぶ。その結果で次になるプレイヤーを攻撃し、5枚引かせて手番を失わせる。受け流しはできず、これでは上がれない。
bridge_over-card-bind = Bind
    .text = 「バインド」。どんな場札のときにも出せる公開カード。次のプレイヤーの前に置いて攻撃する。防御されなければ、その人はいまの手番と次の手番の2回、1枚引くことしかできず、その間は受け流しも防御もできない。Bindは受け流せず、これでは上がれない。
bridge_over-card-block = Block
    .text = 「ブロック」。攻撃されたときに出すと、攻撃を打ち消して自分の手番は終わる。最後の1枚なら防御上がりになる。自分の手番に効果なしで捨てることもできるが、最後の1枚では捨てられない。
bridge_over-card-through = Through
    .text = 「スルー」。攻撃されたときに出すと、攻撃を次のプレイヤーに回す。最後の1枚なら防御上がりになる。自分の手番に効果なしで捨てることもできるが、最後の1枚では捨てられない。
bridge_over-card-reflect = Reflect
    .text = 「リフレクト」。攻撃されたときに出すと、進行方向が逆になり、自分に攻撃を向けたプレイヤーに攻撃を返す。最後の1枚なら防御上がりになる。自分の手番に効果なしで捨てることもできるが、最後の1枚では捨てられない。
bridge_over-card-reset = Reset
    .text = 「リセット」。場札が何であっても、自分の手番に捨てて使う。手札を残らず捨て札の一番下に入れ、新しく5枚引いてもよい。最後の1枚では使えない。
bridge_over-card-wild_number_chain = Wild Number Chain
    .text = 「ワイルド・ナンバー・チェーン」。どんな場札の上にも出せる。色を指定し、そのあと数字カードを何枚でも続けて出せる。どれも1つ前のカードと色か数字が同じでなければならない。これ自体では上がれない。
bridge_over-card-curse = Curse
    .text = 「カース」。攻撃されたときに出すと、自分以外の好きな相手に攻撃を移す。最後の1枚なら防御上がりになる。自分の手番に効果なしで捨てることもできるが、最後の1枚では捨てられない。
bridge_over-card-haunted_shield = Haunted Shield
    .text = 「ホーンテッド・シールド」。攻撃されたときに出すと、攻撃を打ち消し、このカードを自分に攻撃を向けたプレイヤーの手札に押しつける。最後の1枚なら防御上がりになる。自分の手番に効果なしで捨てることもできるが、最後の1枚では捨てられない。
bridge_over-card-search = Search
    .text = 「サーチ」。場札が何であっても、自分の手番に捨てて使う。捨て札から場札とこのカード以外の1枚を選び、全員に見せてから手札に加える。最後の1枚では使えず、取れるカードがないときも使えない。
bridge_over-card-almighty = Almighty
    .text = 「オールマイティ」。数字カードと公開カードを除く、このデッキのどのカードの代わりにもなり、そのカードのルールに従う。場札になるときは好きな色を指定する。上がれるのは、攻撃に対してBlock、Through、Reflect、Curseの代わりに出す防御上がりのときだけ。
bridge_over-card-clear = Clear
    .text = 「クリア」。どんな場札のときにも出せる公開カードで、自分の前に置く。得点計算では、手札の数字カードと、このClearの30点だけを数える。カードを出す代わりに解除すると、捨て札の一番下に入れて1枚引く。これでは上がれない。
bridge_over-card-amplify = Amplify
    .text = 「アンプリファイ」。どんな場札のときにも出せる公開カードで、自分の前に置く。自分の攻撃、受け流し、移した攻撃、All Draw 1で相手が引く枚数が1枚増えるが、自分が攻撃やAll Draw 1で引くときも1枚多く引く。カードを出す代わりに解除すると、捨て札の一番下に入れて1枚引く。これでは上がれない。
bridge_over-card-all_draw_1 = All Draw 1
    .text = 「オール・ドロー・ワン」。どんな場札のときにも出せる公開カードで、自分の手番が次に始まるまで自分の前に置く。ほかのプレイヤーは、自分の手番の初めに1枚引く。攻撃ではないので、防ぐことはできない。これでは上がれない。

## 選択肢。短い形

bridge_over-option-play = { $card }を出す
bridge_over-option-release = { $card }を解除
bridge_over-option-draw = 引く
bridge_over-option-pass = パス
bridge_over-option-stop = ここまで
bridge_over-option-none = そのまま受ける
bridge_over-option-colour = { $colour }
bridge_over-option-player = { $player }
bridge_over-option-direction = { $word ->
    [skip] 次を飛ばす
    [reverse] 逆回り
   *[straight] そのまま
}
bridge_over-option-as = { $kind }
bridge_over-option-may = { $word ->
    [yes] はい
   *[no] いいえ
}
bridge_over-option-take = { $card }

## 選択肢。卓で読む長い形

bridge_over-choice-play = { $card }を出す
bridge_over-choice-play-front = { $card }を自分の前に置く
bridge_over-choice-play-bind = { $card }を次のプレイヤーの前に置く
bridge_over-choice-play-defence = { $card }を効果なしで捨てる
bridge_over-choice-play-discard = { $card }を捨てて使う
bridge_over-choice-play-special = { $card }をほかのカードとして出す
bridge_over-choice-draw = 1枚引く
bridge_over-choice-pass = パス
bridge_over-choice-release = { $card }を解除する
bridge_over-choice-stop = ここまでにする
bridge_over-choice-defend = { $card }で防御する
bridge_over-choice-parry = { $card }で受け流す
bridge_over-choice-parry-size = { $card }で受け流す（攻撃は{ $size }枚になる）
bridge_over-choice-answer = { $card }で対応する
bridge_over-choice-none = そのまま受ける（{ $size }枚の攻撃）
bridge_over-choice-none-size = そのまま受けて{ $size }枚引く
bridge_over-choice-none-bind = そのままBindを受ける
bridge_over-choice-direction = { $word ->
    [skip] 次のプレイヤーを飛ばす
    [reverse] 進行方向を逆にする
   *[straight] そのまま進める
}
bridge_over-choice-may = { $word ->
    [yes] はい、新しく5枚引く
   *[no] いいえ、この手札のまま
}
bridge_over-choice-take = { $card }を取る

## 質問

bridge_over-ask-other = { $decider }が選んでいます。
bridge_over-ask-other-for = { $decider }が{ $owner }の代わりに選んでいます。
bridge_over-ask-for = { $owner }の代わりに選んでください。{ $question }

bridge_over-ask-turn-play = あなたの手番です。カードを出すか、1枚引いてください。
bridge_over-ask-turn-play-release = あなたの手番です。カードを出すか、1枚引くか、公開カードを解除してください。
bridge_over-ask-turn-release = あなたの手番ですが、出せるカードがありません。1枚引くか、公開カードを解除してください。
bridge_over-ask-turn-play-pass = 1枚引きました。カードを出すか、パスしてください。
bridge_over-ask-turn-play-release-pass = 1枚引きました。カードを出すか、公開カードを解除するか、パスしてください。
bridge_over-ask-turn-release-pass = 1枚引きました。公開カードを解除するか、パスしてください。
bridge_over-ask-follow-escort = Escortにはもう1枚続けます。どのカードを出しますか？
bridge_over-ask-follow-chain = Chainにどのカードを続けますか？ここでやめることもできます。
bridge_over-ask-follow-chained-escort = Chainの最後のEscortにはもう1枚続けます。どのカードを出しますか？
bridge_over-ask-follow-wild_1 = Wild +1にどのカードを続けますか？ここでやめることもできます。
bridge_over-ask-follow-numbers = Wild Number Chainにどの数字カードを続けますか？ここでやめることもできます。
bridge_over-ask-colour = { $card }：色を選んでください。
bridge_over-ask-player = { $card }：攻撃する相手を選んでください。
bridge_over-ask-player-move = { $card }：攻撃を移す相手を選んでください。
bridge_over-ask-direction = { $card }：進行方向を選んでください。
bridge_over-ask-react = { $whom }から{ $number }枚の攻撃です（{ $kind }）。どう対応しますか？
bridge_over-ask-react-bind = { $whom }からBindの攻撃です。どう対応しますか？
bridge_over-ask-as = Almightyをどのカードの代わりにしますか？
bridge_over-ask-may = 手札をすべて、新しい5枚と入れ替えますか？
bridge_over-ask-take = 捨て札からどのカードを取りますか？

## ログ

bridge_over-log-round = 第{ $number }ラウンド開始。最初の手番は{ $seat }。
bridge_over-log-is_dealt = { $known ->
    [true] { $seat }に{ $cards }が配られた。
   *[false] { $seat }に{ $number }枚配られた。
}
bridge_over-log-turned_up = 最初の場札は{ $cards }。
bridge_over-log-put_under = { $cards }がめくれたので、山札の一番下に入れた。
bridge_over-log-turn = 第{ $number }手番：{ $seat }
bridge_over-log-plays = { $seat }が{ $cards }を出した。
bridge_over-log-plays_as = { $seat }が{ $cards }を{ $kind }として使った。
bridge_over-log-names_colour = { $seat }が{ $colour }を指定した。
bridge_over-log-discards = { $seat }が{ $cards }を捨てた。
bridge_over-log-draws = { $known ->
    [true] { $seat }が{ $cards }を引いた。
   *[false] { $number ->
        [0] { $seat }の引くカードがもうない。
       *[other] { $seat }が{ $number }枚引いた。
    }
}
bridge_over-log-renews_pile = 場札を除く捨て札{ $number }枚を切って、新しい山札にした。
bridge_over-log-skips = { $seat }が{ $whom }を飛ばした。
bridge_over-log-reverses = { $word ->
    [clockwise] { $seat }が進行方向を逆にした。ここからは時計回り。
   *[counterclockwise] { $seat }が進行方向を逆にした。ここからは反時計回り。
}
bridge_over-log-attacks = { $seat }が{ $whom }を攻撃した（{ $number }枚）。
bridge_over-log-attacks_with_bind = { $seat }が{ $cards }で{ $whom }を攻撃した。
bridge_over-log-moves_on = { $seat }が攻撃を{ $whom }に移した（{ $number }枚）。
bridge_over-log-moves_bind_on = { $seat }がBindを{ $whom }に移した。
bridge_over-log-lapses = ラウンドが終わり、{ $seat }への攻撃も終わった。
bridge_over-log-cancels = { $seat }が攻撃を打ち消した。
bridge_over-log-pushes = { $seat }が{ $cards }を{ $whom }の手札に入れた。
bridge_over-log-defends = { $seat }が{ $cards }で防御した。
bridge_over-log-parries = { $seat }が{ $cards }で受け流した。
bridge_over-log-penalty = { $seat }はAmplifyのため{ $number }枚多く引く。
bridge_over-log-suffers = { $known ->
    [true] { $seat }が攻撃を受けて{ $cards }を引いた。
   *[false] { $number ->
        [0] { $seat }が攻撃を受けたが、引くカードがもうない。
       *[other] { $seat }が攻撃を受けて{ $number }枚引いた。
    }
}
bridge_over-log-is_bound = { $seat }がBindを受けた。効果は手番2回分。
bridge_over-log-draws_bound = { $known ->
    [true] { $seat }はBindの効果中で、{ $cards }を引いただけ。
   *[false] { $number ->
        [0] { $seat }はBindの効果中で、引くカードももうない。
       *[other] { $seat }はBindの効果中で、{ $number }枚引いただけ。
    }
}
bridge_over-log-bind_leaves = { $seat }の前から{ $cards }が外れた。
bridge_over-log-all_draw = { $seat }は{ $whom }の{ $cards }で{ $number }枚引く。
bridge_over-log-all_draw_leaves = { $seat }の前から{ $cards }が外れた。
bridge_over-log-passes = { $seat }がパスした。
bridge_over-log-stops = { $seat }はここまでにした。
bridge_over-log-releases = { $seat }が{ $cards }を解除した。
bridge_over-log-throws_hand_away = { $seat }が手札{ $number }枚をすべて捨て札の一番下に入れた。
bridge_over-log-takes_from_discards = { $seat }が捨て札から{ $cards }を取った。
bridge_over-log-goes_out = { $seat }が上がり、ラウンドが終わった。
bridge_over-log-round_stands_still = カードが1枚も動かないまま1周したので、ラウンドが終わった。
bridge_over-log-is_charged = { $known ->
    [true] { $seat }の失点は{ $number }点（手札は{ $cards }）。
   *[false] { $seat }の失点は{ $number }点。
}
bridge_over-log-wins = { $seat }の勝ち。合計失点は{ $number }点。

## 選べないわけ

bridge_over-not-fit = 場札と色も数字も名前も違う。
bridge_over-not-name = この卓では、名前が同じでも色が違えば出せない。
bridge_over-not-react = 攻撃に出せるのは防御カードか受け流すカードだけ。
bridge_over-not-parry = この攻撃は受け流せない。
bridge_over-not-last = 最後の1枚にはできない。
bridge_over-not-follow = このカードは続けて出せない。
bridge_over-not-drawn = この卓では、引いたあとにカードを出せない。
bridge_over-not-search = 捨て札から取れるカードがない。
bridge_over-not-escort = 最後まで続けて出せるカードがない。

## 選ぶとどうなるか

bridge_over-hint-out = 上がり
bridge_over-hint-colour = 手札に{ $cards }枚
bridge_over-hint-player = 手札{ $cards }枚
bridge_over-hint-next = 次は{ $seat }
bridge_over-hint-faces = { $cards ->
    [0] { $seat }が受ける
   *[other] { $seat }に{ $cards }枚
}
bridge_over-hint-choose = { $cards ->
    [0] 受ける人を選ぶ
   *[other] 選んだ人に{ $cards }枚
}
bridge_over-hint-reflect = { $cards ->
    [0] 逆回りになり{ $seat }が受ける
   *[other] 逆回りになり{ $seat }に{ $cards }枚
}
bridge_over-hint-discard = 捨てるだけ
bridge_over-hint-attacks = { $seat }を攻撃
bridge_over-hint-aims = 選んだ人を攻撃
bridge_over-hint-nobody = 誰も受けない
bridge_over-hint-push = 誰も受けず、{ $seat }がこのカードを持つ

## ゲームの結果

bridge_over-end-won = { $count ->
    [1] { $names }の勝ち。失点がいちばん少なく、{ $figure }点
   *[other] { $names }の同時優勝。失点がいちばん少なく、ともに{ $figure }点
}
bridge_over-end-why-rounds = { $number ->
    [1] ラウンドが終わりました。
   *[other] 全{ $number }ラウンドが終わりました。
}
bridge_over-end-row-round = 第{ $number }ラウンド
bridge_over-end-by-points = 失点（最も少ない人の勝ち）

## ルールの出典

bridge_over-source = { $title }、「{ $section }」
bridge_over-source-whole = { $title }

## 卓の設定

# same in English
bridge_over-title = Bridge Over
bridge_over-switch-deck = デッキ
# same in English
bridge_over-switch-deck-windia_war = Windia War
# same in English
bridge_over-switch-deck-azumanga_court = Azumanga Court
bridge_over-switch-expansion = 拡張カード
bridge_over-switch-rounds = ラウンド数
bridge_over-switch-start_hand = 最初の手札の枚数
bridge_over-switch-play_after_draw = 引いたあとに出せる
bridge_over-switch-resolve_final_attack = 最後の1枚での攻撃も通る
bridge_over-switch-resets = Resetの枚数
bridge_over-switch-name_match = 同じ名前なら出せる
bridge_over-switch-escort_follow = Escortに続けて出せるもの
bridge_over-switch-escort_follow-fits = その色で出せるカード
bridge_over-switch-escort_follow-strict = その色のカードだけ
bridge_over-switch-after_shot = Shotのあとの手番
bridge_over-switch-after_shot-target = 受けた人から続く
bridge_over-switch-after_shot-shooter = 出した人から続く
bridge_over-switch-previous_player = 「前の人」とは
bridge_over-switch-previous_player-director = 攻撃を向けた人
bridge_over-switch-previous_player-seat = 1つ前の席の人
bridge_over-switch-almighty_as_all_draw_1 = AlmightyをAll Draw 1にできる
bridge_over-switch-out_clear = 上がった人の前のClear
bridge_over-switch-out_clear-30 = 30点の失点
bridge_over-switch-out_clear-0 = 失点なし
bridge_over-switch-all_draw_amplify = AmplifyがAll Draw 1を増やす
bridge_over-switch-all_draw_amplify-live = 今ある分
bridge_over-switch-all_draw_amplify-fixed = 出したときの分
bridge_over-switch-all_draw_penalty = 自分のAmplifyがAll Draw 1に加わる
bridge_over-switch-all_draw_penalty-each = 1枚ごと
bridge_over-switch-all_draw_penalty-once = 1回だけ
bridge_over-switch-first_player = 最初の手番
bridge_over-switch-first_player-seat = 最初の席から
bridge_over-switch-first_player-random = ランダム
bridge_over-switch-card_counts = 自分に見えていないカードを表示
