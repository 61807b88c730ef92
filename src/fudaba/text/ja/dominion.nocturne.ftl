### 夜想曲のカード名と効果。

dominion-card-bat = コウモリ
    .text = 手札を2枚まで廃棄する。1枚でも廃棄したら、このカードを吸血鬼と交換する。サプライにはない。
dominion-card-changeling = 取り替え子
    .text = このカードを廃棄する。場にある自分のカード1枚と同じカード1枚を獲得する。— このカードを使うゲームでは、コスト3コイン以上のカードを獲得したとき、それを取り替え子と交換してもよい。
dominion-card-cobbler = カブラー
    .text = 次の自分のターンの開始時に、コスト4コイン以下のカード1枚を獲得し、手札に加える。
dominion-card-crypt = 納骨堂
    .text = 場にある自分の持続以外の財宝カードを好きな枚数、このカードの下に裏向きに置く。残っている間、自分のターンの開始時ごとに1枚を手札に加える。
dominion-card-den_of_sin = 悪人のアジト
    .text = 次の自分のターンの開始時に、+2カード。— このカードは捨て札置き場ではなく手札に獲得する。
dominion-card-exorcist = 悪魔祓い
    .text = 手札1枚を廃棄する。それよりコストの低い精霊1枚を獲得する。
dominion-card-ghost = 幽霊
    .text = アクションカードが出るまで山札を公開し、それを脇に置いて残りを捨て札にする。次の自分のターンの開始時に、脇に置いたカードを2回使用する。サプライにはない。
dominion-card-ghost_town = ゴーストタウン
    .text = 次の自分のターンの開始時に、+1カード、+1アクション。— このカードは捨て札置き場ではなく手札に獲得する。
dominion-card-guardian = 守護者
    .text = 次の自分のターンまで、他のプレイヤーが使用したアタックカードの影響を受けない。次の自分のターンの開始時に、+1コイン。— このカードは捨て札置き場ではなく手札に獲得する。
dominion-card-imp = インプ
    .text = +2カード。場に同じカードのないアクションカード1枚を手札から使用してもよい。サプライにはない。
dominion-card-magic_lamp = 魔法のランプ
    .text = +1コイン。場に1枚だけある自分のカードが6種類以上あれば、このカードを廃棄する。そうしたら、願い3枚を獲得する。
dominion-card-raider = 夜襲
    .text = 手札が5枚以上の他のプレイヤーは全員、場にあるあなたのカードと同じカード1枚を捨て札にする。なければ手札を公開する。次の自分のターンの開始時に、+3コイン。
dominion-card-secret_cave = 秘密の洞窟
    .text = +1カード、+1アクション。手札3枚を捨て札にしてもよい。そうしたら、次の自分のターンの開始時に、+3コイン。
dominion-card-vampire = 吸血鬼
    .text = 他のプレイヤーは全員、次の呪詛を受ける。コスト5コイン以下の、吸血鬼以外のカード1枚を獲得する。このカードをコウモリと交換する。
dominion-card-will_o_wisp = ウィル・オ・ウィスプ
    .text = +1カード、+1アクション。山札の一番上を公開し、コスト2コイン以下なら手札に加える。サプライにはない。
dominion-card-wish = 願い
    .text = +1アクション。このカードを願いの山に戻す。そうしたら、コスト6コイン以下のカード1枚を獲得し、手札に加える。サプライにはない。

## 呪詛と状態

dominion-card-bad_omens = 凶兆
    .text = 山札をすべて捨て札に置く。捨て札の銅貨2枚を山札の上に置く（足りなければ捨て札を公開する）。
dominion-card-delusion = 幻惑
    .text = 「錯乱」も「嫉妬」も持っていなければ、「錯乱」を得る。
dominion-card-envy = 羨望
    .text = 「錯乱」も「嫉妬」も持っていなければ、「嫉妬」を得る。
dominion-card-famine = 飢饉
    .text = 山札の上から3枚を公開する。アクションカードを捨て札にし、残りを山札に混ぜてシャッフルする。
dominion-card-fear = 恐怖
    .text = 手札が5枚以上なら、アクションか財宝カード1枚を捨て札にする。なければ手札を公開する。
dominion-card-greed = 貪欲
    .text = 銅貨1枚を獲得し、山札の上に置く。
dominion-card-haunting = 憑依
    .text = 手札が4枚以上なら、1枚を山札の上に置く。
dominion-card-locusts = 蝗害
    .text = 山札の一番上を廃棄する。それが銅貨か屋敷なら呪い1枚を、それ以外なら、同じ種別を持つ、よりコストの低いカード1枚を獲得する。
dominion-card-misery = みじめな生活
    .text = このゲームで最初に受けたなら「生活苦」を得る。次に受けたら「二重苦」に裏返す。
dominion-card-plague = 疫病
    .text = 呪い1枚を獲得し、手札に加える。
dominion-card-poverty = 貧困
    .text = 手札が3枚になるまで捨て札にする。
dominion-card-war = 戦争
    .text = コスト3コインか4コインのカードが出るまで山札を公開する。それを廃棄し、残りを捨て札にする。
dominion-card-deluded = 錯乱
    .text = 自分の購入フェイズの開始時にこれを戻し、このターンはアクションカードを購入できない。
dominion-card-envious = 嫉妬
    .text = 自分の購入フェイズの開始時にこれを戻し、このターンは銀貨と金貨が1コインしか生まない。
dominion-card-miserable = 生活苦
    .text = -2勝利点。
dominion-card-twice_miserable = 二重苦
    .text = -4勝利点。

## これらのカードの言葉

dominion-may-discard_3 = { $card }：手札を3枚捨て札にしますか？

dominion-card-conclave = コンクラーベ
    .text = +2コイン。場に同じカードのないアクションカード1枚を手札から使用してもよい。そうしたら、+1アクション。
dominion-card-necromancer = ネクロマンサー
    .text = 廃棄置き場に表向きにある、持続でないアクションカード1枚を、そこに置いたまま使用する。そのカードはこのターンの間、裏向きになる。ゲーム開始時、ゾンビ3枚を廃棄置き場に置く。
dominion-card-zombie_apprentice = ゾンビの弟子
    .text = 手札のアクションカード1枚を廃棄してもよい。そうしたら、+3カード、+1アクション。
dominion-card-zombie_mason = ゾンビの石工
    .text = 山札の一番上を廃棄する。コストが最大1コイン高いカード1枚を獲得してもよい。
dominion-card-zombie_spy = ゾンビの密偵
    .text = +1カード、+1アクション。山札の一番上を見て、捨て札にするか戻す。

## 幸運カードと祝福

dominion-card-bard = 詩人
    .text = +2コイン。祝福を受ける。
dominion-card-blessed_village = 恵みの村
    .text = +1カード、+2アクション。— このカードを獲得したとき、祝福1枚を得る。それを今すぐ、または次の自分のターンの開始時に受ける。
dominion-card-druid = ドルイド
    .text = +1購入。脇に置かれた祝福のうち1枚を受ける（その祝福は脇に置いたままにする）。— ゲーム開始時、祝福3枚を表向きに脇に置く。
dominion-card-fool = 愚者
    .text = 「森の迷子」を持っていなければ、それを得て、祝福3枚を得る。それらを好きな順番で受ける。
dominion-card-idol = 偶像
    .text = +2コイン。場にある自分の偶像が奇数枚なら祝福を受ける。偶数枚なら、他のプレイヤーは全員、呪い1枚を獲得する。
dominion-card-pixie = ピクシー
    .text = +1カード、+1アクション。一番上の祝福を捨て札にする。このカードを廃棄して、その祝福を2回受けてもよい。
dominion-card-sacred_grove = 聖なる木立ち
    .text = +1購入、+3コイン。祝福を受ける。それが+1コインを与えるものでなければ、他のプレイヤーも全員それを受けてよい。
dominion-card-tracker = 追跡者
    .text = +1コイン。祝福を受ける。— このカードが場にある間、カードを獲得するたび、それを山札の上に置いてもよい。
dominion-card-the_earths_gift = 大地の恵み
    .text = 手札の財宝カード1枚を捨て札にしてもよい。そうしたら、コスト4コイン以下のカード1枚を獲得する。
dominion-card-the_fields_gift = 田畑の恵み
    .text = +1アクション、+1コイン。これをクリーンアップまで手元に置く。
dominion-card-the_flames_gift = 炎の恵み
    .text = 手札1枚を廃棄してもよい。
dominion-card-the_forests_gift = 森の恵み
    .text = +1購入、+1コイン。これをクリーンアップまで手元に置く。
dominion-card-the_moons_gift = 月の恵み
    .text = 捨て札1枚を山札の上に置いてもよい。
dominion-card-the_mountains_gift = 山の恵み
    .text = 銀貨1枚を獲得する。
dominion-card-the_rivers_gift = 川の恵み
    .text = このターンの終了時に、+1カード。これをクリーンアップまで手元に置く。
dominion-card-the_seas_gift = 海の恵み
    .text = +1カード。
dominion-card-the_skys_gift = 空の恵み
    .text = 手札3枚を捨て札にしてもよい。そうしたら、金貨1枚を獲得する。
dominion-card-the_suns_gift = 太陽の恵み
    .text = 山札の上から4枚を見る。好きな枚数を捨て札にし、残りを好きな順番で戻す。
dominion-card-the_swamps_gift = 沼の恵み
    .text = ウィル・オ・ウィスプ1枚を獲得する。
dominion-card-the_winds_gift = 風の恵み
    .text = +2カード。手札2枚を捨て札にする。
dominion-card-lost_in_the_woods = 森の迷子
    .text = 自分のターンの開始時に、手札1枚を捨て札にして祝福を受けてもよい。

dominion-ask-receive = { $card }：どの祝福を受けますか？
dominion-may-receive = { $card }を受けますか？
dominion-may-receive_twice = このカードを廃棄して、{ $card }を2回受けますか？
dominion-log-takes_boon = { $seat }は次のターンのために{ $cards }を得た。
dominion-log-keeps = { $seat }はクリーンアップまで{ $cards }を手元に置いた。

## 不運カード

dominion-card-cursed_village = 呪われた村
    .text = +2アクション。手札が6枚になるまで引く。— このカードを獲得したとき、呪詛を受ける。
dominion-card-leprechaun = レプラコーン
    .text = 金貨1枚を獲得する。場にある自分のカードがちょうど7枚なら、願い1枚を獲得する。そうでなければ、呪詛を受ける。
dominion-card-skulk = 暗躍者
    .text = +1購入。他のプレイヤーは全員、次の呪詛を受ける。— このカードを獲得したとき、金貨1枚を獲得する。
dominion-card-tormentor = 迫害者
    .text = +2コイン。場に他に自分のカードがなければ、インプ1枚を獲得する。あれば、他のプレイヤーは全員、次の呪詛を受ける。
dominion-card-werewolf = 人狼
    .text = 自分の夜フェイズなら、他のプレイヤーは全員、次の呪詛を受ける。そうでなければ、+3カード。

## 家宝と、それを伴うカード

dominion-card-cemetery = 墓地
    .text = 2勝利点。— このカードを獲得したとき、手札を4枚まで廃棄する。
dominion-card-pooka = プーカ
    .text = 手札から「呪われた金貨」以外の財宝カード1枚を廃棄してもよい。そうしたら、+4カード。
dominion-card-shepherd = 羊飼い
    .text = +1アクション。手札から好きな枚数の勝利点カードを公開して捨て札にする。その1枚につき、+2カード。
dominion-card-cursed_gold = 呪われた金貨
    .text = +3コイン。呪い1枚を獲得する。
dominion-card-goat = ヤギ
    .text = +1コイン。手札1枚を廃棄してもよい。
dominion-card-haunted_mirror = 呪いの鏡
    .text = +1コイン。— このカードを廃棄したとき、アクションカード1枚を捨て札にして、幽霊1枚を獲得してもよい。
dominion-card-lucky_coin = 幸運のコイン
    .text = +1コイン。銀貨1枚を獲得する。
dominion-card-pasture = 牧草地
    .text = +1コイン。— 持っている屋敷1枚につき1勝利点。
dominion-card-pouch = 革袋
    .text = +1コイン、+1購入。

## そのほか

dominion-card-devils_workshop = 悪魔の工房
    .text = このターンに獲得したカードの枚数による。0枚なら、金貨1枚を獲得する。1枚なら、コスト4コイン以下のカード1枚を獲得する。2枚以上なら、インプ1枚を獲得する。
dominion-card-faithful_hound = 忠犬
    .text = +2カード。— クリーンアップ以外でこのカードを捨て札にしたとき、これを脇に置いてもよい。そうしたら、ターンの終了時に手札に加える。
dominion-card-monastery = 修道院
    .text = このターンに獲得したカード1枚につき、手札1枚か、場にある自分の銅貨1枚を廃棄してもよい。
dominion-card-night_watchman = 夜警
    .text = 山札の上から5枚を見る。好きな枚数を捨て札にし、残りを好きな順番で戻す。— このカードは捨て札置き場ではなく手札に獲得する。
dominion-card-tragic_hero = 悲劇のヒーロー
    .text = +3カード、+1購入。手札が8枚以上なら、このカードを廃棄し、財宝カード1枚を獲得する。

dominion-option-trash_in_play = 場の{ $card }
