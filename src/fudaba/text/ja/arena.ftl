### シミュレーション、総当たり、王国の研究：ボットどうしの対戦の結果。

## シミュレーション

arena-played = { $games }ゲーム
arena-played-of = { $asked }ゲームのうち{ $games }ゲーム
arena-summary = { $played }、引き分け{ $ties }、エラー{ $errors }、1ゲームの平均{ $turns }手番
arena-bot = ボット
arena-wins = 勝ち（95％区間）
arena-losses = 負け
arena-ties = 引き分け
arena-wins-by-seat = 席ごとの勝ち
arena-mean-score = 平均得点
arena-first-seat = 引き分けを除いたゲームのうち、先手の勝ちは{ $share }。差がなければ{ $even }
arena-settled = 決着：{ $bot }のほうが強い
arena-note = 注意：{ $note }
arena-note-drawn = カードの指定がないため、ゲームごとに選び直しています
arena-note-lacks = { $bot }の使いたいカードがこのゲームにありません：{ $cards }
arena-stopped = { $asked }ゲームのうち{ $games }ゲームで止めました
arena-failed = ゲーム{ $number }：{ $error }
arena-page-title = { $game }：{ $bots }、{ $played }、シード{ $seed }

## 手番ごとの数字とカード

arena-curves = 各自の手番のあとの平均
arena-figure-points = 得点
arena-figure-money = 財宝の金額
arena-figure-cards = 枚数
arena-figure-provinces = 属州
arena-figure-empty_piles = 空の山
arena-figure-hand = 手札
arena-figure-achievements = アチーブメント
arena-figure-board = 場札
arena-provinces = 属州を何枚目まで獲得したか：平均の手番と、そこまで進んだゲームの割合
arena-uses = { $verb }：1ゲームあたりの回数と、使ったゲームの勝率
arena-verb-play = 使用
arena-verb-draw = 引く
arena-verb-gain = 獲得
arena-verb-trash = 廃棄
arena-verb-meld = メルド
arena-verb-score = 得点にする
arena-verb-dogma = ドグマ
arena-card = カード
arena-turn = 各自の手番
arena-score = 得点
arena-all-turns = 全員の手番の数
arena-games = ゲーム数
arena-mean = 平均
arena-times = { $verb }：1ゲームあたりの回数
arena-used = { $share }のゲームで使用。そのうち{ $won }が勝ち

## 1人で

arena-solitaire = 1人で{ $played }：属州を1枚目、2枚目、…と獲得した平均の手番（全ゲームでなければその割合も）
arena-solitaire-turns = 1回の手番で出るもの
arena-solitaire-coins = コイン
arena-solitaire-deviation = コインのばらつき
arena-solitaire-buys = 購入
arena-solitaire-enough = { $coins }コイン以上

## 総当たり

arena-contest = { $played }、エラー{ $errors }
arena-contest-stopped = { $games }ゲームで止めました
arena-rating = レーティング（95％）
arena-rating-open = ゲーム数不足
arena-won = 勝ち（95％）
arena-pair = 組
arena-pair-won = 前者の勝ち（95％）
arena-pair-before = 前者が上位（95％）
arena-pair-settled = 決着
arena-pair-after = 配り{ $deals }回で
arena-pair-open = 未決
arena-won-on = 王国ごとの勝ち
arena-won-in = 配りごとの勝ち
arena-deal = 配り{ $number }
arena-deals = 配り{ $first }〜{ $last }
arena-contest-first = 先手の勝ちは{ $share }、差がなければ{ $even }。レーティングで{ $rating }
arena-contest-first-share = 先手の勝ちは{ $share }、差がなければ{ $even }
arena-leads = { $deals }のうち{ $done }：首位は{ $bot }、{ $rating }
arena-leads-open = { $deals }のうち{ $done }：首位はまだわかりません
arena-contest-failed = { $bots }、シード{ $seed }：{ $error }
arena-contest-title = { $game }、{ $kingdoms }王国：{ $played }
arena-contest-title-deals = { $game }、配り{ $deals }回：{ $played }
arena-page-ratings = レーティング
arena-rating-interval = レーティングと95％区間
arena-page-won = 勝ち
arena-won-interval = 勝率と95％区間
arena-page-won-on = 王国ごとの勝ち
arena-page-won-in = 配りごとの勝ち
arena-square-won = そこでの勝率と95％区間
arena-who-beats = 誰が誰に勝つか
arena-square-beats = 行の勝率、95％区間、ゲーム数、決着のついた配り
arena-who-before = 誰が誰より上位か
arena-square-before = 行が列より上位の割合、95％区間、ゲーム数
arena-met = { $one }対{ $other }：{ $won }
arena-won-by = { $bot }：{ $won }
arena-won-of = { $share }（{ $least }〜{ $most }）、{ $played }

## 王国の研究

study-games = { $games }ゲーム
study-games-time = { study-games }、時間切れ
study-games-stopped = { study-games }、中断
study-generation = { study-games }：作戦{ $plans }種に対して{ $share } ± { $error }。買うもの：{ $lines }
study-begun-meeting = 上位の作戦どうしを対戦させています…
study-begun-worths = 最良の作戦から1種類ずつ抜いて対戦させています…
study-nothing = まだ結果がありません。最初の作戦の対戦が終わっていません。
study-plan = 作戦{ $letter }
study-best = 最良の作戦（買いたい順）：
study-line-play = { $card }を先に使用
study-line-last = { $card }を最後に使用
study-line-trash = { $card }を廃棄
study-line-keep = { $card }を残す
study-line-discard = { $card }から先に捨て札にする
study-line-way = { $card }を{ $way }で使う
study-line-name = { $card }：{ $named }を宣言する
study-line-choose = { $card }：{ $word }を選ぶ
study-leaner = なくても勝率が下がらないカードは除いてあります。
study-tried = 試したもの：何を購入するか、何を先に（最後に）使い、何を廃棄し、残し、捨て札にし、選び、宣言するか。試していないもの：ターンごとの序盤の手順と、相手のデッキに応じた作戦。
study-mixture = どの作戦にも負け越さない組み合わせ：
study-matrix = 行の作戦の勝ち（95％）：配り{ $deals }回、両方の席から
study-worths = そのカードがないと下がる勝率
study-card = カード
study-lost = 低下（95％）
study-course = 最良の作戦のゲームの進み方
study-turn = 手番
study-coins = コイン
study-points = 得点
study-cards = 枚数
study-found = 研究で見つかった作戦。
study-page-title = { $kingdom }の最良の作戦
study-page-title-unnamed = ドミニオンの王国の最良の作戦
study-page-mixture = どの作戦にも負け越さない組み合わせ
study-page-search = 探索
study-page-played = 対戦数
study-page-field = 最良の作戦の勝率
study-page-often = 使う割合
study-page-buys = それぞれの買うもの（買いたい順）
study-page-beats = 誰が誰に勝つか
study-page-without = ないと下がる勝率
study-page-worths = 最良の作戦のカードの価値
study-page-coins = この手番のコイン

## 購入リストから得られるもの

distil-about = { $list } に、手番の探索で見つかった行を加えたもの。
distil-begun-watched = リスト同士を対戦させ、手番を探索しています…
distil-begun-trial = 見つかった行をリストと対戦させています…
distil-begun-race = 最良の行を加えたリストと元のリストを対戦させています…
distil-begun-policy = 元のリストを相手と対戦させています…
distil-begun-distilled = 行を加えたリストを相手と対戦させています…
distil-begun-searched = 手番を探索しながら、リストを相手と対戦させています…
distil-watched = 手番を探索しながら、リスト同士で{ $games }回対戦
distil-others = 探索では1ゲームに{ $count }問で別の回答になり、合わせて{ $coins }コイン分多くなります。
distil-no-lines = 十分に役立つ行はありませんでした。
distil-rule = 1ゲームに{ $coins }コイン分。この行だけで元のリストと：{ $won }
distil-race = 最良の行を加えたリストと元のリスト：{ $won }
distil-wins = 次の行を加えると強くなります（元の行より先に読まれます）：
distil-wins-not = ゲーム全体ではっきり強くならないので、何も変えません。
distil-wrote = { $file } に書き出しました。
distil-against = { $list } との対戦：
distil-how-policy = そのまま：{ $won }
distil-how-distilled = 行を加えて：{ $won }
distil-how-searched = 手番を探索して：{ $won }
distil-share = 勝率{ $share }（{ $least }～{ $most }）、{ $games }回
