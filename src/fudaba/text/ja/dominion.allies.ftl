### 同盟のカード名と効果。

dominion-card-contract = 契約書
    .text = +2 コイン、+1 好意。手札のアクションカード1枚を脇に置いてもよい。次の自分のターンの開始時に、それを使用する。
dominion-card-courier = 急使
    .text = +1 コイン。山札の一番上を捨て札にする。捨て札を見て、その中のアクションか財宝カード1枚を使用してもよい。
dominion-card-highwayman = 追いはぎ
    .text = 次の自分のターンの開始時に、場のこのカードを捨て札にし、+3 カード。それまで、他のプレイヤーが各ターンで最初に使用する財宝カードは何の効果もない。
dominion-card-importer = 輸入者
    .text = 次の自分のターンの開始時に、コスト5コイン以下のカード1枚を獲得する。— ゲーム開始時、全員が好意トークン4枚を追加で得る。
dominion-card-royal_galley = 王家のガレー船
    .text = +1 カード。手札の持続でないアクションカード1枚を使用し、脇に置いてもよい。そうしたら、次の自分のターンの開始時に、それを使用する。
dominion-card-specialist = 専門家
    .text = 手札のアクションか財宝カード1枚を使用してもよい。その後1つを選ぶ。それを再使用する。または、同じカード1枚を獲得する。
dominion-card-sycophant = ごますり
    .text = +1 アクション。手札3枚を捨て札にする。1枚でも捨て札にしたら、+3 コイン。— このカードを獲得または廃棄したとき、+2 好意。
dominion-card-underling = 下役
    .text = +1 カード、+1 アクション、+1 好意。

## 4種類の山

dominion-card-clashes = 衝突
    .text = 戦闘計画、射手、将軍、領土が上からこの順に各4枚。一番上のカードだけを獲得できる。
dominion-card-battle_plan = 戦闘計画
    .text = +1 カード、+1 アクション。手札のアタックカード1枚を公開してもよい。そうしたら、+1 カード。サプライの山1つを循環させてもよい。
dominion-card-archer = 射手
    .text = +2 コイン。手札が5枚以上の他のプレイヤーは全員、1枚を残して手札を公開し、その中からあなたが選んだ1枚を捨て札にする。
dominion-card-warlord = 将軍
    .text = +1 アクション。次の自分のターンの開始時に、+2 カード。それまで、他のプレイヤーは、場に同じカードが2枚以上あるアクションカードを手札から使用できない。
dominion-card-territory = 領土
    .text = ゲーム終了時に、自分の勝利点カード1種類につき1勝利点。— このカードを獲得したとき、空になったサプライの山1つにつき金貨1枚を獲得する。
dominion-card-forts = 城砦
    .text = 天幕、駐屯地、堡塁、要塞が上からこの順に各4枚。一番上のカードだけを獲得できる。
dominion-card-tent = 天幕
    .text = +2 コイン。城砦の山を循環させてもよい。— このカードを場から捨て札にするとき、山札の上に置いてもよい。
dominion-card-garrison = 駐屯地
    .text = +2 コイン。このターン、カードを獲得するたびに、ここにトークン1枚を置く。次の自分のターンの開始時に、それらを取り除き、1枚につき+1 カード。
dominion-card-hill_fort = 堡塁
    .text = コスト4コイン以下のカード1枚を獲得する。1つを選ぶ。それを手札に加える。または、+1 カード、+1 アクション。
dominion-card-stronghold = 要塞
    .text = 1つを選ぶ。+3 コイン。または、次の自分のターンの開始時に、+3 カード。— ゲーム終了時に2勝利点。
dominion-card-odysseys = 叙事詩
    .text = 古地図、航海、沈没船の財宝、遠い海岸が上からこの順に各4枚。一番上のカードだけを獲得できる。
dominion-card-old_map = 古地図
    .text = +1 カード、+1 アクション。手札1枚を捨て札にする。+1 カード。叙事詩の山を循環させてもよい。
dominion-card-voyage = 航海
    .text = +1 アクション。このターンの後に追加の1ターンを行う(3ターン連続になる場合を除く)。そのターンには、手札からカードを3枚までしか使用できない。
dominion-card-sunken_treasure = 沈没船の財宝
    .text = 場に同じカードのないアクションカード1枚を獲得する。
dominion-card-distant_shore = 遠い海岸
    .text = +2 カード、+1 アクション。屋敷1枚を獲得する。— ゲーム終了時に2勝利点。
dominion-card-wizards = 魔法使い
    .text = 生徒、霊術師、魔導士、リッチが上からこの順に各4枚。一番上のカードだけを獲得できる。
dominion-card-student = 生徒
    .text = +1 アクション。魔法使いの山を循環させてもよい。手札1枚を廃棄する。それが財宝カードなら、+1 好意を得て、このカードを山札の上に置く。
dominion-card-conjurer = 霊術師
    .text = コスト4コイン以下のカード1枚を獲得する。次の自分のターンの開始時に、このカードを手札に加える。
dominion-card-sorcerer = 魔導士
    .text = +1 カード、+1 アクション。他のプレイヤーは全員、カード名を1つ宣言し、山札の一番上を公開する。外れた人は呪い1枚を獲得する。
dominion-card-lich = リッチ
    .text = +6 カード、+2 アクション。1ターン休む。— このカードを廃棄したとき、捨て札にし、廃棄置き場からこれよりコストの低いカード1枚を獲得する。

## 同盟

dominion-card-cave_dwellers = 穴居民
    .text = 自分のターンの開始時、好意1枚を支払い、手札1枚を捨て札にして1枚引いてもよい。何度でも行える。
dominion-card-crafters_guild = 工芸家ギルド
    .text = 自分のターンの開始時、好意2枚を支払い、コスト4コイン以下のカード1枚を獲得して山札の上に置いてもよい。
dominion-card-desert_guides = 砂漠の案内人
    .text = 自分のターンの開始時、好意1枚を支払い、手札をすべて捨て札にして5枚引いてもよい。何度でも行える。
dominion-card-forest_dwellers = 森の居住者
    .text = 自分のターンの開始時、好意1枚を支払い、山札の上から3枚を見て、好きな枚数を捨て札にし、残りを好きな順番で戻してもよい。
dominion-card-gang_of_pickpockets = すり師団
    .text = 自分のターンの開始時、好意1枚を支払わないかぎり、手札が4枚になるまで捨て札にする。
dominion-card-mountain_folk = 山の民
    .text = 自分のターンの開始時、好意5枚を支払ってもよい。そうしたら、+3 カード。
dominion-card-league_of_bankers = 銀行家連盟
    .text = 自分の購入フェイズの開始時、自分の好意4枚につき+1 コイン(端数は切り捨て)。
dominion-card-market_towns = 市場の町
    .text = 自分の購入フェイズの開始時、好意1枚を支払い、手札のアクションカード1枚を使用してもよい。何度でも行える。
dominion-card-peaceful_cult = 平和的教団
    .text = 自分の購入フェイズの開始時、好意を好きな枚数支払い、手札を同じ枚数廃棄してもよい。
dominion-card-woodworkers_guild = 木工ギルド
    .text = 自分の購入フェイズの開始時、好意1枚を支払い、手札のアクションカード1枚を廃棄してもよい。そうしたら、アクションカード1枚を獲得する。
dominion-card-architects_guild = 建築家ギルド
    .text = カードを獲得したとき、好意2枚を支払い、それよりコストの低い勝利点以外のカード1枚を獲得してもよい。
dominion-card-band_of_nomads = 遊牧民団
    .text = コスト3コイン以上のカードを獲得したとき、好意1枚を支払ってもよい。そうしたら、+1 カード、+1 アクション、+1 購入のうち1つを得る。
dominion-card-city_state = 都市国家
    .text = 自分のターンにアクションカードを獲得したとき、好意2枚を支払い、それを使用してもよい。
dominion-card-trappers_lodge = 罠師の小屋
    .text = カードを獲得したとき、好意1枚を支払い、山札の上に置いてもよい。
dominion-card-circle_of_witches = 魔女の輪
    .text = 連携カードを使用した後、好意3枚を支払ってもよい。そうしたら、他のプレイヤーは全員、呪い1枚を獲得する。
dominion-card-fellowship_of_scribes = 写本士の仲間たち
    .text = アクションカードを使用した後、手札が4枚以下なら、好意1枚を支払ってもよい。そうしたら、+1 カード。
dominion-card-league_of_shopkeepers = 小売店主連盟
    .text = 連携カードを使用した後、好意が5枚以上なら+1 コイン、10枚以上ならさらに+1 アクション、+1 購入。
dominion-card-island_folk = 島民
    .text = 自分のターンの終了時、好意5枚を支払い、追加の1ターンを行ってもよい(3ターン連続になる場合を除く)。
dominion-card-plateau_shepherds = 高原の羊飼い
    .text = ゲーム終了時に、好意1枚とコスト2コインの自分のカード1枚の組につき2勝利点。
dominion-card-barbarian = 蛮族
    .text = +2 コイン。他のプレイヤーは全員、山札の一番上を廃棄する。それがコスト3コイン以上なら、それと共通の種類を持つ、それよりコストの低いカード1枚を獲得する。そうでなければ、呪い1枚を獲得する。
dominion-card-bauble = 道化棒
    .text = 次のうち異なる2つを選ぶ。+1 購入。+1 コイン。+1 好意。このターン、カードを獲得したとき、山札の上に置いてもよい。
dominion-card-broker = 仲買人
    .text = 手札1枚を廃棄し、1つを選ぶ。そのコスト1コインにつき+1 カード。または+1 アクション。または+1 コイン。または+1 好意。
dominion-card-capital_city = 首都
    .text = +1 カード、+2 アクション。手札2枚を捨て札にしてもよい。そうしたら、+2 コイン。2コインを支払ってもよい。そうしたら、+2 カード。
dominion-card-carpenter = 大工
    .text = サプライに空の山がなければ、+1 アクション、コスト4コイン以下のカード1枚を獲得する。あれば、手札1枚を廃棄し、それよりコストが2コイン高いカードまでの1枚を獲得する。
dominion-card-emissary = 密使
    .text = +3 カード。そのために1枚以上のシャッフルをしたなら、+1 アクション、+2 好意。
dominion-card-galleria = ガレリア
    .text = +3 コイン。このターン、コスト3コインか4コインのカードを獲得したとき、+1 購入。
dominion-card-guildmaster = ギルドマスター
    .text = +3 コイン。このターン、カードを獲得したとき、+1 好意。
dominion-card-hunter = 狩人
    .text = +1 アクション。山札の上から3枚を公開する。その中からアクションカード、財宝カード、勝利点カードを1枚ずつ手札に加え、残りを捨て札にする。
dominion-card-innkeeper = 宿屋の主人
    .text = +1 アクション。1つを選ぶ。+1 カード。または、+3 カード、その後、手札3枚を捨て札にする。または、+5 カード、その後、手札6枚を捨て札にする。
dominion-card-marquis = 侯爵
    .text = +1 購入。手札1枚につき+1 カード。手札が10枚になるまで捨て札にする。
dominion-card-merchant_camp = 商人の野営地
    .text = +2 アクション、+1 コイン。— このカードを場から捨て札にしたとき、山札の上に置いてもよい。
dominion-card-modify = 改造
    .text = 手札1枚を廃棄する。1つを選ぶ。+1 カード、+1 アクション。または、廃棄したカードよりコストが2コイン高いカードまでの1枚を獲得する。
dominion-card-sentinel = 歩哨
    .text = 山札の上から5枚を見る。その中から2枚まで廃棄してもよい。残りを好きな順番で山札の上に戻す。
dominion-card-skirmisher = 散兵
    .text = +1 カード、+1 アクション、+1 コイン。このターン、アタックカードを獲得したとき、他のプレイヤーは全員、手札が3枚になるまで捨て札にする。
dominion-card-swap = 交換
    .text = +1 カード、+1 アクション。手札のアクションカード1枚を山に戻してもよい。そうしたら、それと異なるコスト5コイン以下のアクションカード1枚を獲得し、手札に加える。
dominion-card-town = 町
    .text = 1つを選ぶ。+1 カード、+2 アクション。または、+1 購入、+2 コイン。
dominion-card-herb_gatherer = 薬草集め
    .text = +1 購入。山札をすべて捨て札置き場に置く。捨て札の財宝カード1枚を使用してもよい。卜占官の山を循環させてもよい。
dominion-card-acolyte = 侍祭
    .text = 手札のアクションカードか勝利点カード1枚を廃棄してもよい。そうしたら、金貨1枚を獲得する。このカードを廃棄してもよい。そうしたら、卜占官1枚を獲得する。
dominion-card-sorceress = 女魔導士
    .text = +1 アクション。カード名を1つ指定し、山札の一番上を公開して手札に加える。指定したカードなら、他のプレイヤーは全員、呪い1枚を獲得する。
dominion-card-sibyl = 女予言者
    .text = +4 カード、+1 アクション。手札1枚を山札の上に、別の1枚を山札の下に置く。
dominion-card-augurs = 卜占官
    .text = 上から順に、薬草集め、侍祭、女魔導士、女予言者が4枚ずつ。一番上のカードだけを手に入れられる。
dominion-card-coastal_haven = 沿岸の避難港
    .text = クリーンアップフェイズに手札を捨て札にするとき、好意を好きな枚数使ってもよい。そうしたら、その枚数の手札を残す(その後もカードを5枚引く)。
dominion-card-family_of_inventors = 発明家の家族
    .text = 自分の購入フェイズの開始時に、自分の好意トークン1枚を、勝利点カード以外のサプライの山に置いてもよい。カードのコストは、その山にある好意トークン1枚につき1下がる。
dominion-card-order_of_astrologers = 占星術師団
    .text = シャッフルするとき、使った好意1枚につきカード1枚を選び、一番上に置いてもよい。
dominion-card-order_of_masons = メイソン団
    .text = シャッフルするとき、使った好意1枚につきカード2枚までを選び、捨て札置き場に残してもよい。

## これらのカードの言葉

dominion-ask-rotate = { $card }:循環させる山を選んでください。
dominion-ask-keep = { $card }:公開せずに残すカードを選んでください。
dominion-may-spend_favor = { $card }:好意を1枚使いますか?
dominion-may-rotate = { $card }:山を循環させますか?
dominion-ask-number-favors = { $card }:好意を何枚使いますか?
dominion-word-play_again = 再使用
dominion-word-gain_copy = 同じカードを獲得

## Words of these cards

dominion-word-topdeck_gained = 獲得したカードを山札の上に置ける
dominion-word-cards_3_discard_3 = +3 カード、手札3枚を捨て札
dominion-word-cards_5_discard_6 = +5 カード、手札6枚を捨て札
dominion-may-pay_for_cards = { $card }:2コインを支払って+2 カードを得ますか?

dominion-ask-invent = { $card }:どの山に好意トークンを置きますか?
dominion-ask-keep_in_hand = { $card }:好意1枚につき1枚、手札に残すカードを{ dominion-so-many }選んでください。

## The log

dominion-log-leaves_discarded = { $seat }は{ $cards }を捨て札置き場に残した。
