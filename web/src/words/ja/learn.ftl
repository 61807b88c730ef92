### 各ゲームの流れと、はじめての一局の手引き。

mast-cards = カード
mast-rules = 遊び方
lobby-learn = 遊び方を見る
lobby-more = すべてのカードで遊ぶ
lobby-less = 小さく始める
lobby-first-dominion = 基本セットのやさしい王国、相手はボット1人。
lobby-first-innovation = 基本ゲーム、相手はボット1人。
lobby-all-dominion = 全拡張から10種類を抽選。
lobby-all-innovation = 基本ゲーム、相手はボット3人。

how-title = { $game }の流れ
how-note = 読むのは1分。手引き付きの一局では、同じことを自分の手札で確かめられます。
how-ready = 始めますか
how-with = はじめての一局
how-without = 手引きなしで遊ぶ

how-dominion-first = やさしいカード10種類、相手は手加減するボット1人。卓の横に手引きが出ます。いつでも消せます。
how-dominion-1 = 全員が同じ10枚から始める
how-dominion-1-text = 混ぜて5枚引きます。どれも弱いカードなので、ゲーム中により良いカードを買い足していきます。
how-dominion-2 = 1ターンは3つに分かれる
how-dominion-2-text = カードは使用したらすぐ、書いてある順に処理します。
how-dominion-phase-action = アクションを1枚使用。アクション、カード、コインが増えるものもあります。
how-dominion-phase-buy = 財宝を使用し、払えるカードを1枚購入。
how-dominion-phase-cleanup = 使った札も残った札もすべて捨て、新たに5枚引く。
how-dominion-3 = 買ったカードは戻ってくる
how-dominion-3-text = まず捨て札へ。山札がなくなると捨て札を混ぜて新しい山札にするので、買ったカードもその中にあります。
how-dominion-place-bought = 購入
how-dominion-place-discard = 捨て札
how-dominion-place-deck = 新しい山札
how-dominion-place-hand = 手札
how-dominion-4 = 緑のカードで勝つ
how-dominion-4-text = 途中では何もしませんが、最後に得点になります。属州がなくなるか、3つの山が空になると終了。得点の多い人の勝ち、同点ならターンの少ない人の勝ちです。

how-innovation-first = 基本ゲーム、相手は手加減するボット1人。卓の横に手引きが出ます。いつでも消せます。
how-innovation-1 = 色ごとに5つの山
how-innovation-1-text = 場札にしたカードは、その色の山の一番上に置きます。使えるのは一番上の1枚だけ。数字は時代で、後の時代ほど強力です。
how-innovation-2 = 手番にアクション2回、種類は4つ
how-innovation-2-text = 同じものを2回行ってもかまいません。
how-innovation-do-draw = 自分の最高の時代のカードを1枚引く。
how-innovation-do-meld = 手札を1枚、その色の山に置く。
how-innovation-do-dogma = 山の一番上のカードの効果を使う。
how-innovation-do-achieve = 得点が足りる時代を獲得する。
how-innovation-3 = 効果が届く相手はアイコンで決まる
how-innovation-3-text = カードごとに比べるアイコンが決まっています。自分の山全体で見えている数を、ほかの人と比べます。
how-innovation-fewer = 少ない人は「要求」に従います。
how-innovation-as-many = 同数以上の人は、それ以外の効果を先に一緒に使います。
how-innovation-4 = アチーブメントで勝つ
how-innovation-4-text = 時代の数字の5倍の得点と、その時代以上の場札があれば獲得できます。得点は時代の数字の合計で、減りません。2人なら6つで勝ちです。

how-bridge_over-first = 手加減するボット2人と2ラウンド。卓の横に手引きが出ます。いつでも消せます。
how-bridge_over-1 = 同じ色か、同じ数字・記号
how-bridge_over-1-text = どちらかが一番上のカードと同じなら出せます。ワイルドはいつでも出せて、色を決めます。出さないときは1枚引きます。
how-bridge_over-2 = 攻撃は回っていく
how-bridge_over-2-text = 攻撃された人はその枚数を引くか、自分の攻撃カードを重ねます。重ねると、合計が次の人に向かいます。
how-bridge_over-attack-1 = あなたへの攻撃
how-bridge_over-attack-2 = 受け流す
how-bridge_over-attack-3 = 枚が次の人へ
how-bridge_over-3 = 防御カードは攻撃に応じるもの
how-bridge_over-3-text = 場の色に関係なく、すぐに使えます。自分の手番では捨てることしかできません。
how-bridge_over-block = 打ち消す
how-bridge_over-through = 次へ送る
how-bridge_over-reflect = 送り返す
how-bridge_over-4 = 残った手札は失点
how-bridge_over-4-text = 誰かの手札がなくなるとラウンド終了。数字はその数、記号はもっと大きな失点です。最後に失点の少ない人の勝ちです。

## 手引き

learn-note = はじめての一局の手引き
learn-next = 次へ
learn-no-more = 手引きを終える

learn-dominion-hand = これがあなたの手札
learn-dominion-hand-text = 10枚のうちの5枚です。銅貨は使用するたびに$1になります。屋敷は今は何もせず、最後に1点になります。「すべて」を押してEnterで、財宝をまとめて使用します。
learn-dominion-price = 山にはそれぞれ値段がある
learn-dominion-price-text = 下のコインがコストです。払えない山には斜線が入ります。山を押して選び、カーソルを置くと文章が読めます。$3なら銀貨、$4なら鍛冶屋を選べば間違いありません。
learn-dominion-back = 買ったカードはなくならない
learn-dominion-back-text = 使わなかった手札と一緒に捨て札にあります。何も買わなくても、ターンごとに新しく5枚引きます。
learn-dominion-shuffle = 捨て札が山札になった
learn-dominion-shuffle-text = 山札がなくなるたびに捨て札を混ぜます。これからは、買ったカードも引けます。
learn-dominion-action = 手札にアクションがある
learn-dominion-action-text = 購入の前に、アクションを1枚使用できます。押してEnterで、すぐに処理されます。使わずに終えてもかまいません。
learn-dominion-more = アクションが増えた
learn-dominion-more-text = 「+2アクション」なら、このターンにもう2枚アクションを使用できます。残りは上の大きな数字で分かります。
learn-dominion-asks = カードが選択を求めている
learn-dominion-asks-text = 何を何枚選ぶかは、いつもここに出ます。選んだカードは墨で塗られ、Enterで決定。選ばなくてよいときは、ボタンにそう書いてあります。
learn-dominion-buys = 購入が2回以上ある
learn-dominion-buys-text = 購入が2回なら、コインが続く限り1枚ずつ2枚買えます。
learn-dominion-green = 属州が買える
learn-dominion-green-text = $8で6点。勝負を決めるカードです。ただし手札に来ても何もできないので、いつ買い始めるかが腕の見せどころです。
learn-dominion-end = 終わりが近い
learn-dominion-end-text = 最後の属州が買われたら、そのターンで終了です。金貨をもう1枚買うより、公領や屋敷のほうが得なこともあります。

learn-innovation-begin = 最初の1枚を選ぶ
learn-innovation-begin-text = 全員が2枚のうち1枚を同時に場札にし、英語名のアルファベット順で一番早い人から始めます。そのアイコンはすぐに数えられます。
learn-innovation-action = アクションは2回、種類は4つ
learn-innovation-action-text = 引く、手札を場札にする、山の一番上の効果を使う、アチーブメントを獲得する。手番ごとに2回、組み合わせは自由です。
learn-innovation-dogma = 使う前に、誰に届くかを見る
learn-innovation-dogma-text = Enterを押さずにドグマを選ぶと、従う人と一緒に使う人が記録の横に出ます。ほかの人が一緒に使うと、あなたは1枚余分に引けます。
learn-innovation-asks = 効果が選択を求めている
learn-innovation-asks-text = どのカードの効果かは選択肢の上に出ます。選べるものは枠付き、選べないものは斜線で、カーソルを置くと理由が分かります。
learn-innovation-demand = ほかの人のドグマ
learn-innovation-demand-text = アイコンが少なければ従い、同数以上なら一緒に使います。自分の手番でなくても、決めるのはあなたです。
learn-innovation-cover = 新しい場札は前の札を覆う
learn-innovation-cover-text = 展開するまで、使えるのも数えるのも一番上の1枚だけ。置くことで失うものもあります。
learn-innovation-splay = 展開した山
learn-innovation-splay-text = 下のカードのアイコンが一部見えるようになり、それも数に入ります。
learn-innovation-score = はじめての得点
learn-innovation-score-text = 得点にしたカードは時代の数字だけ点になります。獲得に使っても減りません。
learn-innovation-achieve = アチーブメントを獲得できる
learn-innovation-achieve-text = 時代の数字の5倍の得点と、その時代以上の場札があります。アクションを1回使います。
learn-innovation-end = あと2つ
learn-innovation-end-text = 規定の数を獲得した人がその場で勝ちます。誰も届かず、最後の時代より先を引くことになったら、得点の多い人の勝ちです。

learn-bridge_over-turn = 出せるカードには枠がある
learn-bridge_over-turn-text = 一番上のカードと同じ色か、同じ数字・記号です。カードを押してEnter。出さずに1枚引いてもかまいません。
learn-bridge_over-nothing = 出せるカードがない
learn-bridge_over-nothing-text = 1枚引きます。山か選択肢を押してください。
learn-bridge_over-colour = 色を決める
learn-bridge_over-colour-text = 次に出せるのはその色です。選択肢には、手札にあるその色の枚数が出ます。
learn-bridge_over-direction = どちら回りにするか
learn-bridge_over-direction-text = 今の向きは輪の矢印で分かります。選択肢には、次が誰になるかが出ます。
learn-bridge_over-whom = 相手を選ぶ
learn-bridge_over-whom-text = 卓の相手か選択肢を押します。手札の少ない人ほど、上がりに近い人です。
learn-bridge_over-attack = 攻撃された
learn-bridge_over-attack-text = 大きな数字が引く枚数です。合う攻撃カードか防御カードで応じると先へ進みます。誰に向かうかは選択肢に出ます。
learn-bridge_over-more = 続けて出せる
learn-bridge_over-more-text = このカードの後は、同じ手番にもっと出せます。減らした分だけ失点が減ります。
learn-bridge_over-asks = カードが選択を求めている
learn-bridge_over-asks-text = 何を選ぶかは、いつもここに出ます。選んだらEnterで決定です。
learn-bridge_over-out = もうすぐ上がり
learn-bridge_over-out-text = 手札をなくした人がラウンドを終わらせ、失点は0。ほかの人は残った手札が失点になります。

## カード

cards-title = { $game }のカード
cards-found = 見つかったもの
cards-search = 名前と文章（日英両方から）
cards-search-rules = 語句またはルールの番号
cards-of = / { $all }枚
cards-rules-of = / { $all }件
cards-filters = { $count ->
    [0] 絞り込み
   *[other] 絞り込み：{ $count }
}
cards-what = 探すもの
cards-what-cards = カード
cards-what-rules = ルール
cards-all = すべて
cards-more = もっと見る
cards-back = カード一覧へ
cards-sets = セット
cards-types = 種類
cards-cost = コスト
cards-cost-most = ${ $coins }以上
cards-cost-potion = ポーション
cards-cost-debt = 負債
cards-does = 得られるもの
cards-gives-actions = +アクション
cards-gives-cards = +カード
cards-gives-buys = +購入
cards-gives-coins = +$
cards-gives-vp = +勝利点
cards-count = 枚数
cards-age = 時代
cards-colour = 色
cards-icon = アイコン
cards-dogma = ドグマのアイコン
cards-points = 手札での失点
cards-group-number = 数字
cards-group-coloured = 1色
cards-group-two_coloured = 2色
cards-group-wild = ワイルド
cards-group-public = 場に置く
cards-group-defence = 防御
cards-group-discard = 捨てる
cards-group-special = 特殊
cards-text = 文章
cards-rulings = ルールと裁定
cards-no-rulings = このカードだけを扱うルールはありません。書いてあるとおりです。
cards-shown = このカードが出る場面
cards-shown-of = { $all }件中{ $shown }件
