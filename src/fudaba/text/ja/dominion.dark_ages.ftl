### 暗黒時代のカード名と効果。

dominion-card-band_of_misfits = はみだし者
    .text = サプライにある、これよりコストが低く命令でも持続でもないアクションカード1枚を、そこに置いたまま使用する。
dominion-card-beggar = 物乞い
    .text = 銅貨3枚を獲得し、手札に加える。— 他のプレイヤーがアタックカードを使用したとき、先に手札のこのカードを捨て札にしてもよい。そうしたら、銀貨2枚を獲得し、うち1枚を山札の上に置く。
dominion-card-fortress = 城塞
    .text = +1 カード、+2 アクション。— このカードを廃棄したとき、手札に加える。
dominion-card-graverobber = 墓暴き
    .text = 次のうち1つを選ぶ。廃棄置き場にあるコスト3~6コインのカード1枚を獲得し、山札の上に置く。または、手札のアクションカード1枚を廃棄し、コストが最大3コイン高いカード1枚を獲得する。
dominion-card-marauder = 襲撃者
    .text = 略奪品1枚を獲得する。他のプレイヤーは全員、廃墟1枚を獲得する。
dominion-card-market_square = 青空市場
    .text = +1 カード、+1 アクション、+1 購入。— 自分のカードが廃棄されたとき、手札のこのカードを捨て札にしてもよい。そうしたら、金貨1枚を獲得する。
dominion-card-mercenary = 傭兵
    .text = 手札2枚を廃棄してもよい。2枚廃棄したら、+2 カード、+2 コイン、他のプレイヤーは全員、手札が3枚になるまで捨て札にする。サプライにはない。
dominion-card-rats = ネズミ
    .text = +1 カード、+1 アクション。ネズミ1枚を獲得する。手札のネズミ以外のカード1枚を廃棄する(なければ手札を公開する)。— このカードを廃棄したとき、+1 カード。
dominion-card-scavenger = ゴミあさり
    .text = +2 コイン。山札をすべて捨て札に置いてもよい。捨て札を見て、その中の1枚を山札の上に置く。
dominion-card-spoils = 略奪品
    .text = 使用すると+3 コインを得て、このカードを略奪品の山に戻す。サプライにはない。
dominion-card-urchin = 浮浪児
    .text = +1 カード、+1 アクション。他のプレイヤーは全員、手札が4枚になるまで捨て札にする。— このカードが場にあるとき、別のアタックカードを使用したら、先にこのカードを廃棄してもよい。そうしたら、傭兵1枚を獲得する。
dominion-card-necropolis = 共同墓地
    .text = +2 アクション。
dominion-card-hovel = 納屋
    .text = 勝利点カードを獲得したとき、手札のこのカードを廃棄してもよい。
dominion-card-overgrown_estate = 草茂る屋敷
    .text = 0勝利点。このカードを廃棄したとき、+1 カード。
dominion-card-abandoned_mine = 廃坑
    .text = +1 コイン。
dominion-card-ruined_library = 図書館跡地
    .text = +1 カード。
dominion-card-ruined_market = 市場跡地
    .text = +1 購入。
dominion-card-ruined_village = 廃村
    .text = +1 アクション。
dominion-card-survivors = 生存者
    .text = 山札の上から2枚を見る。両方を捨て札にするか、好きな順番で山札の上に戻す。
dominion-card-ruins = 廃墟
    .text = 5種類各10枚の廃墟をシャッフルし、2人目以降のプレイヤー1人につき10枚を使う。一番上だけが表向き。

## これらのカードの言葉

dominion-may-trash_2 = { $card }:手札を2枚廃棄しますか?
