### 旭日のカード名と効果。

dominion-card-daimyo = 大名
    .text = +1カード、+1アクション。このターン、次に命令でないアクションカードを使用したとき、使い終えた後にもう一度使用する。
dominion-card-riverboat = 川船
    .text = 次の自分のターンの開始時に、これのために脇に置かれたカードを、その場に置いたまま使用する。— ゲームの準備で、使わない王国カードから、持続でないコスト5コインのアクションカード1枚を脇に置く。
dominion-card-samurai = 侍
    .text = 他のプレイヤーは全員、手札が3枚になるまで捨て札にする（1回だけ）。ゲーム終了まで、自分のターンの開始時に毎回、+1コイン。これは場に残り続ける。
dominion-card-kitsune = 狐
    .text = +1太陽。次のうち異なる2つを選ぶ：+2アクション、+2コイン、他のプレイヤーは全員呪い1枚を獲得、銀貨1枚を獲得。
dominion-card-mountain_shrine = 山の社
    .text = +1太陽、+2コイン。手札1枚を廃棄してもよい。その後、廃棄置き場にアクションカードがあれば、+2カード。
dominion-card-poet = 歌人
    .text = +1太陽、+1カード、+1アクション。山札の一番上を公開する。コスト3コイン以下なら手札に加える。
dominion-card-river_shrine = 川の社
    .text = +1太陽。手札を2枚まで廃棄する。クリーンアップフェイズの開始時に、このターンの購入フェイズにカードを獲得していなければ、コスト4コイン以下のカード1枚を獲得する。
dominion-card-rustic_village = 田舎の村
    .text = +1太陽、+1カード、+2アクション。手札2枚を捨て札にし、+1カードを得てもよい。
dominion-card-tea_house = 茶屋
    .text = +1太陽、+1カード、+1アクション、+2コイン。
dominion-card-enlightenment = 悟り
    .text = ここに太陽トークンがなくなったら：財宝カードはアクションカードでもある。アクションフェイズに財宝カードを使用するとき、その指示に従う代わりに、+1カード、+1アクション。

## そのほかの王国カード

dominion-card-aristocrat = 公家
    .text = 自分の場にある公家の枚数が、1枚か5枚なら+3アクション、2枚か6枚なら+3カード、3枚か7枚なら+3コイン、4枚か8枚なら+3購入。
dominion-card-artist = 絵師
    .text = +1アクション。自分の場に1枚だけあるカード1種類につき、+1カード。
dominion-card-change = 交替
    .text = 自分に負債があれば、+3コイン。なければ、手札1枚を廃棄し、それよりコインのコストが高いカード1枚を獲得する。その差と同じだけ負債を受け取る。
dominion-card-craftsman = 名匠
    .text = 負債2を受け取る。コスト5コイン以下のカード1枚を獲得する。
dominion-card-gold_mine = 金山
    .text = +1カード、+1アクション、+1購入。金貨1枚を獲得し、負債4を受け取ってもよい。
dominion-card-imperial_envoy = 勅使
    .text = +5カード、+1購入。負債2を受け取る。
dominion-card-litter = 駕籠
    .text = +2カード、+2アクション。負債1を受け取る。
dominion-card-rice = 米
    .text = +1購入。自分の場にあるカードの種別1種類につき、+1コイン。
dominion-card-rice_broker = 札差
    .text = +1アクション。手札1枚を廃棄する。財宝カードなら+2カード、アクションカードなら+5カード。
dominion-card-root_cellar = 室
    .text = +3カード、+1アクション。負債3を受け取る。
dominion-card-snake_witch = 濡女
    .text = +1カード、+1アクション。手札に同じ名前のカードがなければ、手札を公開してこのカードをサプライに戻してもよい。そうしたら、他のプレイヤーは全員呪い1枚を獲得する。

## 影カード

dominion-card-alley = 小路
    .text = +1カード、+1アクション。手札1枚を捨て札にする。— このカードは、手札にあるかのように山札から使用できる。
dominion-card-fishmonger = 魚屋
    .text = +1購入、+1コイン。— このカードは、手札にあるかのように山札から使用できる。
dominion-card-ninja = 忍者
    .text = +1カード。他のプレイヤーは全員、手札が3枚になるまで捨て札にする。— このカードは、手札にあるかのように山札から使用できる。
dominion-card-ronin = 浪人
    .text = 手札が7枚になるまでカードを引く。— このカードは、手札にあるかのように山札から使用できる。
dominion-card-tanuki = 狸
    .text = 手札1枚を廃棄し、それよりコストが最大2コイン高いカード1枚を獲得する。— このカードは、手札にあるかのように山札から使用できる。

## イベント

dominion-card-amass = 蓄積
    .text = 自分の場にアクションカードがなければ、コスト5コイン以下のアクションカード1枚を獲得する。
dominion-card-asceticism = 苦行
    .text = 好きなだけコインを支払い、同じ枚数の手札を廃棄する。
dominion-card-continue = 継続
    .text = 1ターンに1回：アタックでないコスト4コイン以下のアクションカード1枚を獲得する。自分のアクションフェイズに戻り、それを使用する。+1アクション、+1購入。
dominion-card-credit = 信用
    .text = コスト8コイン以下のアクションカードか財宝カード1枚を獲得し、そのコストと同じだけ負債を受け取る。
dominion-card-foresight = 洞察
    .text = アクションカードが出るまで山札からカードを公開する。それを脇に置き、残りを捨て札にする。ターン終了時、それを手札に加える。
dominion-card-gather = 参集
    .text = ちょうどコスト3コイン、ちょうどコスト4コイン、ちょうどコスト5コインのカードを1枚ずつ獲得する。
dominion-card-kintsugi = 金継ぎ
    .text = 手札1枚を廃棄する。このゲーム中に金貨を獲得したことがあれば、廃棄したカードよりコストが最大2コイン高いカード1枚を獲得する。
dominion-card-practice = 稽古
    .text = 手札のアクションカード1枚を2回使用してもよい。
dominion-card-receive_tribute = 賛辞
    .text = このターンにカードを3枚以上獲得していれば、自分の場にない、互いに名前の異なるアクションカードを3枚まで獲得する。
dominion-card-sea_trade = 海上交易
    .text = 自分の場にあるアクションカード1枚につき、+1カード。手札をその枚数まで廃棄する。

## 予言

dominion-card-approaching_army = 来寇
    .text = ここに太陽トークンがなくなったら：アタックカードを使用した後、+1コイン。— ゲームの準備で、アタックの王国カードの山札1つをサプライに加える。
dominion-card-biding_time = 好機到来
    .text = ここに太陽トークンがなくなったら：自分のクリーンアップフェイズの開始時、手札をすべて裏向きで脇に置く。次の自分のターンの開始時、それらを手札に加える。
dominion-card-bureaucracy = 官僚制
    .text = ここに太陽トークンがなくなったら：コスト0コインでないカードを獲得したとき、銅貨1枚を獲得する。
dominion-card-divine_wind = 神風
    .text = 最後の太陽トークンが取り除かれたとき：王国カードの山札をすべてサプライから取り除き、新しい王国カード10種類を無作為に選んで置く。
dominion-card-flourishing_trade = 盛大な取引
    .text = ここに太陽トークンがなくなったら：カードのコストは1コイン下がる。残っているアクションを購入として使ってもよい。
dominion-card-good_harvest = 豊作
    .text = ここに太陽トークンがなくなったら：各ターン、それぞれの名前の財宝カードを初めて使用するとき、まず+1購入、+1コイン。
dominion-card-great_leader = 偉大な指導者
    .text = ここに太陽トークンがなくなったら：アクションカードを使用した後、+1アクション。
dominion-card-growth = 成長
    .text = ここに太陽トークンがなくなったら：財宝カードを獲得したとき、それより安いカード1枚を獲得する。
dominion-card-harsh_winter = 厳冬
    .text = ここに太陽トークンがなくなったら：自分のターンにカードを獲得したとき、その山札に負債があれば受け取る。なければ、そこに負債2を置く。
dominion-card-kind_emperor = 神器
    .text = 最後の太陽トークンを取り除いたとき、アクションカード1枚を手札に獲得する。それ以降、自分のターンの開始時にも同じようにする。
dominion-card-panic = 狼狽
    .text = ここに太陽トークンがなくなったら：財宝カードを使用するとき、+2購入。財宝カードを場から捨て札にするとき、サプライに戻す。
dominion-card-progress = 進歩
    .text = ここに太陽トークンがなくなったら：カードを獲得したとき、それを自分の山札の上に置く。
dominion-card-rapid_expansion = 急速拡大
    .text = ここに太陽トークンがなくなったら：アクションカードか財宝カードを獲得したとき、それを脇に置き、次の自分のターンの開始時に使用する。
dominion-card-sickness = 病
    .text = ここに太陽トークンがなくなったら：自分のターンの開始時、呪い1枚を山札の上に獲得するか、手札3枚を捨て札にする。

## これらのカードの言葉

dominion-word-give_curses = 他の全員が呪いを獲得
dominion-may-discard_2 = { $card }：手札2枚を捨て札にして+1カードを得ますか？
dominion-may-gain_gold_with_debt = { $card }：金貨1枚を獲得し、負債4を受け取りますか？
dominion-may-return_to_curse = { $card }：手札を公開し、これをサプライに戻して、他の全員に呪いを獲得させますか？
dominion-ask-number-pays_to_trash = { $card }：何コイン支払い、同じ枚数を廃棄しますか？
dominion-word-discard_3 = 手札3枚を捨て札
dominion-option-play_shadow = 山札の{ $card }を使用
dominion-choice-play_shadow = 山札の{ $card }を使用する

## ログ

dominion-log-takes_a_sun = { $seat }は予言から太陽トークンを取り除いた（残り{ $number }個）。
dominion-log-puts_debt_on_pile = { $seat }は{ $kind }の山に負債{ $number }を置いた。
dominion-log-renews = 王国カードの山札がすべて取り除かれ、新しい王国カードが置かれた：{ $cards }。
dominion-log-uses_action = { $seat }は1アクションを使い、+1購入を得た。

## トークン

dominion-token-approaching_army = 来寇
dominion-token-gained_gold = 金貨を獲得済み
    .name = 金貨を獲得済み
