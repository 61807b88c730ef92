### 帝国のカード名と効果。

dominion-card-archive = 資料庫
    .text = +1 アクション。山札の上から3枚を裏向きで脇に置く(自分は見てもよい)。今と次の自分の2ターンの開始時に、そのうち1枚を手札に加える。
dominion-card-city_quarter = 市街
    .text = +2 アクション。手札を公開し、その中のアクションカード1枚につき、+1 カード。
dominion-card-crown = 冠
    .text = 自分のアクションフェイズなら、手札のアクションカード1枚を2回使用してもよい。自分の購入フェイズなら、手札の財宝カード1枚を2回使用してもよい。
dominion-card-enchantress = 女魔術師
    .text = 次の自分のターンまで、他のプレイヤーが自分のターンに最初に使用するアクションカードは、その指示に従う代わりに+1 カード、+1 アクションになる。次の自分のターンの開始時に、+2 カード。
dominion-card-fortune = 大金
    .text = +1 購入。このターンにまだ大金で倍にしていなければ、自分のコインを2倍にする。— これを獲得したとき、自分の場の剣闘士1枚につき、金貨1枚を獲得する。
dominion-card-gladiator = 剣闘士
    .text = +2 コイン。手札1枚を公開する。左隣のプレイヤーは手札から同じカードを公開してもよい。公開しなければ、+1 コイン、サプライの剣闘士1枚を廃棄する。
dominion-card-gladiator_fortune = 剣闘士/大金
    .text = 剣闘士5枚の下に大金5枚を重ねた山。
dominion-card-overlord = 大君主
    .text = サプライにある、指揮でも持続でもないコスト5以下のアクションカード1枚を、その場に置いたまま使用する。
dominion-card-villa = ヴィラ
    .text = +2 アクション、+1 購入、+1 コイン。— これを獲得したとき、手札に加え、+1 アクション。自分の購入フェイズなら、アクションフェイズに戻る。
dominion-card-capital = 元手
    .text = +6 コイン、+1 購入。— これを場から捨て札にするとき、負債6を受け取る。その後、負債を支払ってもよい。
dominion-card-chariot_race = 戦車競走
    .text = +1 アクション、+1 カード(それを公開する)。左隣のプレイヤーは山札の一番上を公開する。自分のカードのほうがコストが高ければ、+1 コイン、+1 勝利点。
dominion-card-charm = 御守り
    .text = 次のうち1つを選ぶ:+1 購入と+2 コイン、このターンに次にカードを獲得したとき、それとコストが同じで名前の異なるカード1枚も獲得してもよい。
dominion-card-engineer = 技術者
    .text = コスト4以下のカード1枚を獲得する。これを廃棄してもよい。そうしたら、コスト4以下のカードをもう1枚獲得する。
dominion-card-farmers_market = 農家の市場
    .text = +1 購入。農家の市場の山に勝利点が4以上あれば、すべて得て、これを廃棄する。なければ、そこに1勝利点を置き、そこの1勝利点につき+1 コイン。
dominion-card-forum = 公共広場
    .text = +3 カード、+1 アクション。手札2枚を捨て札にする。— これを購入したとき、+1 購入。
dominion-card-groundskeeper = 庭師
    .text = +1 カード、+1 アクション。— これが場にある間、勝利点カードを獲得するたび、+1 勝利点。
dominion-card-legionary = 軍団兵
    .text = +3 コイン。手札の金貨1枚を公開してもよい。そうしたら、他のプレイヤーは全員、手札が2枚になるまで捨て札にし、その後カードを1枚引く。
dominion-card-royal_blacksmith = 王室の鍛冶屋
    .text = +5 カード。手札を公開し、その中の銅貨をすべて捨て札にする。
dominion-card-sacrifice = 生贄
    .text = 手札1枚を廃棄する。アクションカードなら、+2 カード、+2 アクション。財宝カードなら、+2 コイン。勝利点カードなら、+2 勝利点。
dominion-card-temple = 神殿
    .text = +1 勝利点。手札から名前の異なるカードを1~3枚廃棄する。神殿の山に1勝利点を置く。— これを獲得したとき、神殿の山の勝利点をすべて得る。
dominion-card-wild_hunt = ワイルドハント
    .text = 次のうち1つを選ぶ:+3 カード、ワイルドハントの山に1勝利点を置く。または、屋敷1枚を獲得し、そうしたらその山の勝利点をすべて得る。
dominion-card-catapult = 投石機
    .text = +1 コイン。手札1枚を廃棄する。そのコストが3以上なら、他のプレイヤーは全員、呪い1枚を獲得する。財宝カードなら、他のプレイヤーは全員、手札が3枚になるまで捨て札にする。
dominion-card-rocks = 石
    .text = +1 コイン。— これを獲得または廃棄したとき、銀貨1枚を獲得する。自分の購入フェイズなら山札の上に置き、そうでなければ手札に加える。
dominion-card-catapult_rocks = 投石機/石
    .text = 投石機5枚の下に石5枚を重ねた山。
dominion-card-encampment = 陣地
    .text = +2 カード、+2 アクション。手札の金貨か鹵獲品1枚を公開してもよい。公開しなければ、これを脇に置き、クリーンアップフェイズの開始時に山に戻す。
dominion-card-plunder = 鹵獲品
    .text = +2 コイン、+1 勝利点。
dominion-card-encampment_plunder = 陣地/鹵獲品
    .text = 陣地5枚の下に鹵獲品5枚を重ねた山。
dominion-card-patrician = パトリキ
    .text = +1 カード、+1 アクション。山札の一番上を公開する。コスト5以上なら手札に加える。
dominion-card-emporium = エンポリウム
    .text = +1 カード、+1 アクション、+1 コイン。— これを獲得したとき、自分の場にアクションカードが5枚以上あれば、+2 勝利点。
dominion-card-patrician_emporium = パトリキ/エンポリウム
    .text = パトリキ5枚の下にエンポリウム5枚を重ねた山。
dominion-card-settlers = 開拓者
    .text = +1 カード、+1 アクション。自分の捨て札を見る。その中の銅貨1枚を公開して手札に加えてもよい。
dominion-card-bustling_village = 騒がしい村
    .text = +1 カード、+3 アクション。自分の捨て札を見る。その中の開拓者1枚を公開して手札に加えてもよい。
dominion-card-settlers_bustling_village = 開拓者/騒がしい村
    .text = 開拓者5枚の下に騒がしい村5枚を重ねた山。

## これらのカードの言葉

dominion-word-gain_another = 同じコストの別のカードも獲得
dominion-may-reveal = { $card }を公開しますか?
dominion-may-trash = { $card }を廃棄しますか?
dominion-may-pay_debt = 負債を{ $number }支払いますか?

## ログ

dominion-log-returns_to_action_phase = { $seat }はアクションフェイズに戻る。
dominion-log-adds_vp = { $seat }は{ $kind }の山に勝利点トークンを置く({ $number }個)。
