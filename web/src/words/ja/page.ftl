### ゲームを問わず、画面に出る言葉。

list-comma = 、

## 上端

mast-name = 札場
mast-skip = 本文へ移動
mast-menu = メニュー
mast-menu-news = メニュー（新着あり）
mast-tables = 卓一覧
mast-settings = 設定
mast-keys = キー
mast-light = 明暗の切り替え
mast-other-language = English

## 卓一覧

guest-name = ゲスト
# First names for bots, by seat.
bot-names = 勉 千佳 大 絵美 文 吾郎 花
lobby-title = { $games ->
    [3] ドミニオン、イノベーション、Bridge Overをブラウザーで
   *[other] カードゲームをブラウザーで
}
lobby-intro = 無料、登録不要。3段階の強さのボットや友だちと遊べます。ルールは細かな裁定まで正確に処理され、ガイド付きのゲームで遊びながら覚えられます。
# Behind the words of a button that stands under each game, for screen readers.
lobby-of-game = ：{ $game }
lobby-guest = ゲストで遊んでいます。
lobby-guest-named = ゲスト「{ $name }」さん
lobby-change = 名前を変更
lobby-play = ボットと遊ぶ
lobby-invite = 友だちを招待
invite-name = 招待の画面に表示されます。空欄でもかまいません。
invite-title = 何人で遊びますか？
invite-about = 次の画面に、友だちに送るリンクが出ます。全員が席に着くとゲームが始まります。それまでは人数を変えたり、今いる人だけで始めたりできます。
invite-count = { $seats }人
lobby-about = { $least }〜{ $most }人用。
lobby-about-dominion = 遊びながらデッキを育てるゲーム。2〜6人用。
lobby-about-innovation = 車輪からウェブまで、時代を進めるゲーム。2〜5人用。
lobby-about-bridge_over = 手札をなくし、攻撃を次へ回すゲーム。デッキ2種、2〜6人用。
lobby-mine = 参加中の卓
lobby-open = 募集中・観戦できる卓
lobby-ended = 終わったゲーム
lobby-none = 今は募集中の卓がありません。
lobby-new = 卓を作る
lobby-answer = あなたの番
lobby-return = 再開
lobby-sit = 参加
lobby-watch = 観戦
lobby-replay = リプレイ
# プレイヤー名のうち、ボットのもの。
lobby-bot = { $name }（ボット・{ $level }）
lobby-seated = { $seats }人中{ $taken }人が着席
lobby-turn = ここまで{ $turn }手番
lobby-goes-on = 別のゲームの続き
table-goes-on = このゲームは、別のゲームの途中から始めたものです。そのゲームを見た人は、その時の手札を知っています。誰も知らなかったカードは切り直してあります。
lobby-no-clock = 時間制限なし
lobby-clock = 持ち時間各{ $minutes }分
lobby-fair = シャッフルはゲームの前に封印され、終了後に公開されます。公正だったことを誰でも検証できます。
lobby-compiling = 高速な機械語をコンパイル中：{ $percent }%。次の起動から使われます。
lobby-compiled = 高速な機械語の準備ができました。次の起動から使われます。

## 今日の王国

lobby-day = 今日の王国
day-title = 今日の王国
day-head = { $game }：今日の王国
day-left = 残り{ $hours }時間{ $minutes }分
day-rules = 全員が同じカード、同じシャッフルで、同じボットと1日1回だけ対戦します。取り消しはできず、ボットに任せることもできません。順位は点数で決まり、同点ならターン数の少ない人が上です。
day-play = 今日のゲームで遊ぶ
day-go-on = 続きから遊ぶ
day-see = 自分のゲームを見る
day-results = 結果
day-before = 昨日
day-nobody = 今日のゲームを終えた人はまだいません。
day-rank = 順位
day-name = 名前
day-points = 点数
day-turns = ターン
day-ended = 勝敗
day-score = { $mine }対{ $other }
day-mine = （自分）
day-won = 勝ち
day-lost = 負け

## 卓を立てる

new-title = 卓を作る
new-game = ゲーム
new-seats = 席
new-count = 人数
new-seat = 席{ $place }
new-me = あなた
new-bot = ボット：{ $bot }
new-house = この卓の設定
new-undo = 取り消し
new-undo-consent = 自由（情報が公開された後は全員の同意が必要）
new-undo-free = 情報が公開されるまで
new-undo-off = なし
new-watch = 観戦
new-watch-public = 公開情報だけ見せる
new-watch-open = 全員の手札も見せる
new-watch-none = 不可
new-clock = 持ち時間
new-takeover = プレイヤーが長く離れたとき
new-takeover-none = 戻るまで待つ
new-listed = 公開設定
new-listed-yes = 公開（卓一覧に表示）
new-listed-no = 非公開（リンクのみ）
new-vetoes = 開始前の拒否権（1人あたり）
new-vetoes-none = なし
new-options = ゲームのルール
new-more = 詳しい設定と裁定
new-open = 卓を作る

## ゲームの前

room-title = { $open ->
    [0] まもなく始まります
   *[other] あと{ $open }人を待っています
}
room-begin = { $players }人で始める
room-host-begins = { $host }さんは、今いる人だけで始めることもできます。
room-sit-title = この卓に参加しますか？
room-seats = 席
room-full = 空席はありません。
room-invited-only = 観戦中です。この卓には招待された人だけが参加できます。ゲームが始まるとここに表示されます。
room-sit = 参加する
room-invite = 招待リンク
room-copy = コピー
room-copy-by-hand = リンクを選択しました。Ctrl+C（Macでは⌘C）でコピーしてください。
room-choose-others = ほかのカードを選ぶ
room-copied = コピーしました
room-none = なし
room-open = 空席
room-you = あなた
room-here = 準備完了
room-away = 離席中
room-fill = ボット：{ $bot }
room-reopen = ボットを外す
veto-title = このゲームのカード
veto-each = 1人{ $vetoes }枚まで、使いたくないカードを拒否できます。代わりのカードはランダムに決まります。
veto-left = あと{ $left }枚拒否できます。
veto-content = このカードで遊ぶ
veto-do = 拒否
veto-card = { $card }を拒否する
veto-without = { $cards }を拒否。
veto-is-content = このカードで遊ぶ
veto-may-still = あと{ $left }枚拒否できる
room-leave = 卓を離れる

## 卓

table-coming = 卓を読み込んでいます…
page-coming = 読み込んでいます…
table-gone = ここには何もありません
table-busy = しばらくお待ちください
table-busy-again = このページは自動的に再試行します。
table-to-lobby = 卓一覧へ
table-watching = 観戦中
table-report = 不具合の報告を保存
link-lost = 接続が切れました。ゲームは保存されています。再接続しています…
link-crowded = 同じアドレスからの接続が多すぎます。開いているページをいくつか閉じてください。再接続しています…
link-old = 札場が更新されました。ページを再読み込みしてください。
link-reload = 再読み込み
seat-bot = ボット（{ $level }）
# 狭い所で。空白で改行する。
seat-bot-short = ボット { $level }
seat-bot-plays = ボット代行中（{ $level }）
seat-away = 離席中
seat-stands-in = 離席中・ボット代行（{ $level }）
clock-left = 残り{ $minutes }分{ $seconds }秒
title-yours = あなたの番
hand-mine = あなたの手札
hand-of = { $seat }の手札
hand-blocked = { $card }：今は選べません。{ $reason }

## 札（質問）

slip-name = 選択
slip-decides = { $seat }の番です
slip-you-answer-for = { $seat }さんの代わりに選ぶ
slip-you-decide = あなたが選ぶ番です
slip-chose-nothing = 何も選びませんでした。
slip-over = ゲーム終了
slip-resting = カードを長押しすると読めます。
slip-resting-known = わかりました
slip-watching = 空席がないため、観戦しています。
slip-past = この時点では選ぶことがありません
slip-crumb = { $seat }：{ $cards }
slip-search = 検索
slip-number = { $least }から{ $most }までの数
slip-options = 選択肢
slip-quote = カードの効果
slip-confirm = 決定
slip-choose = 選んでください
slip-all = { $count }枚すべて選ぶ
slip-some = { $chosen }／{ $count }
# Where an order is asked for: the place of what is chosen.
slip-nth = { $place }番目
slip-none = 何も選ばない
slip-sending = 送信中…
slip-count-of = { $most }枚中‹{ $count }›枚を選択
slip-count-most = { $least ->
    [0] ‹{ $count }›を選択（最大{ $most }）
   *[other] ‹{ $count }›を選択（{ $least }〜{ $most }）
}
slip-count-any = { $least ->
    [0] ‹{ $count }›を選択（いくつでも）
   *[other] ‹{ $count }›を選択（{ $least }以上）
}
undo = 取り消し
undo-ask = 取り消しを頼む
undo-what = { $more ->
    [0] 対象：{ $what }
   *[other] 対象：{ $what }（ほか{ $more }件）
}
undo-yes = 許可する
undo-no = 断る
request-waits = ほかの人の同意を待っています…
undo-never-mind = 取り下げる
declined-undo = 同意が得られなかったため、取り消しませんでした。
declined-hint = 同意が得られなかったため、ヒントは出ません。

## ログ、理由、チャット

log = ログ
log-note = 効果の由来ごとに表示
log-earlier = これより前の{ $lines }行はリプレイで見られます。
log-moment = この時点を見る
why = なぜ？
why-none = これについてのルールは記録されていません。
why-source = 出典
chat = チャット
chat-unread = チャット（新着{ $lines }件）
chat-say = メッセージ
chat-send = 送信
chat-none = まだメッセージはありません。
chat-hush = メッセージを隠す
chat-hush-on = { $name }を隠す
chat-hush-off = { $name }をまた表示する

## 得点と終了

points = 得点
points-sum = 合計
points-unseen = 自分に見えていないカード
points-unseen-about = 場所が分かっているものを除いた、すべてのカードです。この卓では全員が自分の一覧を見られます。
points-unseen-some = { $card }（×{ $count }）
again = もう一度遊びますか？
again-how = もう一度遊ぶ
end-back = 振り返る
end-points = 結果
end-table = 卓を見る
end-counted = 結果
end-decks = 全員のデッキ
end-check = シャッフルの検証
end-each = 1枚{ $points }点
end-times = { $count }枚
end-replay = リプレイ
end-record = ゲームの記録を保存
end-sealed = 開始前に封印した値
end-opened = 終了後に公開した値
end-verify = 記録があれば「fudaba verify」でシャッフルを検証できます。
again-same = もう一度遊ぶ
again-new = 新しいカードでもう一度遊ぶ
again-join = 次のゲームへ
again-watch = 次のゲームを観戦
again-begun = プレイヤーが次のゲームを始めました。
again-swapped = 席を入れ替えてもう一度遊ぶ

## 棋譜

scrub = 過去の時点
scrub-turn-back = 前の手番
scrub-back = 1つ前
scrub-play = 再生
scrub-stop = 停止
scrub-on = 1つ先
scrub-turn-on = 次の手番
scrub-moment = 時点
scrub-at = { $at } / { $of }
scrub-at-round = { $at } / { $of }、第{ $round }ラウンド
round-number = 第{ $round }ラウンド
scrub-eyes = 視点
scrub-public = 公開情報
scrub-all = 全員の手札
scrub-now = 現在に戻る
scrub-end = 最後へ
scrub-from-here = ここから遊ぶ

## 紙、設定、キー

sheet-close = 閉じる
glance-choose = 選ぶ
glance-read = カードを読む
set-name = 名前
set-lang = 言語
set-lang-en = English
set-lang-ja = 日本語
set-theme = 表示テーマ
set-theme-system = システムに合わせる
set-theme-light = ライト
set-theme-dark = ダーク
set-motion = アニメーション
set-motion-system = システムに合わせる
set-motion-off = オフ
set-at-once = 1つだけ選ぶとき
set-at-once-no = 確認してから決定
set-at-once-yes = 1回のクリックで決定
set-letters = 1文字のキー操作
set-letters-yes = 使う
set-letters-no = 使わない
set-bots = ボットの速さ
set-bots-usual = 読める速さ
set-bots-quick = 速く（1人で遊ぶとき）
keys-about = キーを変えるには、ボタンを押してから新しいキーを押します。AltやCtrlとの組み合わせ、ファンクションキーも使えます。この端末に保存されます。1文字のキーは設定ですべてオフにできます。
keys-change = { $does }：{ $key }。キーを変更
keys-press = キーを押す
keys-given = { $does }：{ $key }
keys-given-for = { $does }：{ $key }。このキーにあった「{ $other }」は{ $before }になりました。
keys-given-card = { $does }：{ $key }。{ $key }だったカードのキーは{ $before }になりました。
keys-fixed = { $key }は変更できません。
keys-reset = キーをすべて元に戻す
keys-were-reset = すべてのキーを元に戻しました。
keys-do-undo = 直前の答えを取り消す（卓の設定の範囲で）
keys-do-hint = ヒント：コーチのおすすめ。使ったことは全員に知らされる
keys-do-why = なぜ？ 質問、ログの行、選べないカードのルール
keys-do-read = カードを読む（ポインターの下、なければフォーカスのあるカード、なければ一番上）
keys-do-log = ログ
keys-do-points = 得点（ゲーム中）
keys-do-table = 卓を見る（ゲーム終了後）
keys-do-review = 検討を見る（ゲーム終了後）
keys-do-search = 多くの選択肢から検索
keys-do-treasures = ドミニオン：財宝をすべて選ぶ。もう一度押すかEnterで使用
keys-do-end = ドミニオン：フェイズまたはターンの終了を選ぶ。もう一度押すかEnterで決定
keys-do-draw = イノベーション、Bridge Over：引く
keys-do-yes = はい
keys-do-no = いいえ
keys-do-before = リプレイ：1手番戻る
keys-do-after = リプレイ：1手番進む
keys-do-next = ガイド付きゲーム：次の説明
keys-do-lang = English、日本語
keys-do-lobby = 卓一覧へ
keys-do-keys = このキー一覧
keys-all =
    1-9、0、a-z | そのキーの選択肢を選ぶ。カードのキーは1ゲームの間変わらず、同じカードは押すごとに1枚ずつ選ぶ
    Enter、Space | 決定。フォーカスのある選択肢を選ぶ
    ← → ↑ ↓ | 選択肢やログを順に移動
    Tab | 次の部分へ
    Esc | 選択を取り消す。過去の時点からは現在へ
    F2 | English、日本語
    F3 | 明暗の切り替え
    ← →、Ctrl ← → | リプレイで1つ、1手番
    Space、Home、End | リプレイで再生、最初、最後

## 打ち手と再戦

# 実際に誰が打っているか。ログの行の間に出る。
notice-time = { $seat }さんは時間切れです。以後はボット（{ $level }）が続けます。
notice-away = { $seat }さんが長く離席しています。以後はボット（{ $level }）が続けます。
notice-handed = { $seat }さんがボット（{ $level }）に任せました。
notice-back = { $seat }さんが戻りました。
notice-gave_up = { $seat }さんが投了しました。
give-up = 投了する
give-up-about = ゲームはここで終わり、相手の勝ちになります。取り消せません。
give-up-teams = ゲームはここで終わり、相手チームの勝ちになります。取り消せません。
give-up-rated = ゲームはここで終わり、負けとして記録されます。取り消せません。
give-up-no = 続ける
hand-over = ボットに任せる
hand-over-about = すぐにボットが代わりにプレイします。ボットの答えは取り消せませんが、いつでも自分の席に戻れます。
hand-back = 自分で続ける
hand-goes-on = ボットが代わりにプレイ中です。いつでも席に戻れます。
log-times = × { $times }
slip-passes = 自動で進みます。
again-no = やめておく
# Behind the wish for another game: whose answer it waits for.
again-waits = { $for ->
    [nobody] {""}
    [you] あなたの返事を待っています。
    [both] あなたと{ $waits }さんの返事を待っています。
   *[others] { $waits }さんの返事を待っています。
}
again-wished-same = { $by ->
    [you] あなたは再戦を希望しています。
    [both] あなたと{ $ready }さんが再戦を希望しています。
   *[others] { $ready }さんが再戦を希望しています。
}{ again-waits }
again-wished-new = { $by ->
    [you] あなたは新しいカードでの再戦を希望しています。
    [both] あなたと{ $ready }さんが新しいカードでの再戦を希望しています。
   *[others] { $ready }さんが新しいカードでの再戦を希望しています。
}{ again-waits }
again-wished-swapped = { $by ->
    [you] あなたは席を入れ替えての再戦を希望しています。
    [both] あなたと{ $ready }さんが席を入れ替えての再戦を希望しています。
   *[others] { $ready }さんが席を入れ替えての再戦を希望しています。
}{ again-waits }
room-terms = 設定
room-played = カード
nowhere-title = ページが見つかりません
nowhere-text = アドレスが途中で切れているのかもしれません。ゲームは保存されています。

## 前もって決めた答え、自分の番の知らせ、別の端末

auto = 自動
auto-title = 自動応答
auto-about = オンにするまで使われません。答えるまでの時間は人と同じくらいで、自分のログにだけ「自動」と付き、ほかの人には分かりません。
auto-always = 次からも同じ答えにする
auto-answered = 設定どおり自動で答えました。
auto-stop = 自動応答をやめる
auto-forget = 次から確認する
auto-dominion-treasures = ドミニオン：使用できる財宝が基本の財宝だけなら、すべて使用する
auto-dominion-end = ドミニオン：購入できるのが銅貨と呪いだけなら、ターンを終了する
auto-dominion-same = ドミニオン：同じカードの中から自動で選ぶ
auto-dominion-all = ドミニオン：すべて選ぶしかないときは自動で選ぶ
auto-dominion-moat = ドミニオン：堀を常に公開する
auto-dominion-shield = ドミニオン：盾を常に公開する
auto-dominion-guard_dog = ドミニオン：番犬を常に使用する
auto-dominion-caravan_guard = ドミニオン：隊商の護衛を常に使用する
auto-dominion-horse_traders = ドミニオン：馬商人を常に脇に置く
auto-dominion-faithful_hound = ドミニオン：忠犬を常に脇に置く
auto-dominion-village_green = ドミニオン：捨て札にした村有緑地を常に使用する
auto-dominion-weaver = ドミニオン：捨て札にした織工を常に使用する
auto-dominion-trail = ドミニオン：進路を常に使用する
auto-dominion-tunnel = ドミニオン：坑道を常に公開する
auto-dominion-market_square = ドミニオン：青空市場を常に捨て札にして金貨を得る
auto-dominion-royal_seal = ドミニオン：玉璽を使わない
auto-dominion-trader = ドミニオン：交易人を公開しない
auto-dominion-secret_chamber = ドミニオン：秘密の部屋を公開しない
auto-dominion-diplomat = ドミニオン：外交官を公開しない
auto-dominion-beggar = ドミニオン：物乞いを捨て札にしない
auto-dominion-watchtower = ドミニオン：望楼を公開しない
auto-dominion-loan = ドミニオン：借金で銅貨を常に廃棄する
auto-dominion-duchess = ドミニオン：公爵夫人で呪いと屋敷を常に捨て札にする
auto-more-dominion = ドミニオン（カードごと）
auto-more-innovation = イノベーション
auto-more-bridge_over = Bridge Over
auto-innovation-all = イノベーション：すべて選ぶことになり順番に意味がなければ、まとめて選ぶ
auto-innovation-splay = イノベーション：スプレイできる色が1つならスプレイする（よりよいスプレイを失いうるときは除く）
auto-innovation-achieve = イノベーション：獲得できるアチーブメントが1つだけあれば、すぐに獲得する
auto-bridge_over-drawn = Bridge Over：引いたカードが出せるなら出す
auto-bridge_over-react = Bridge Over：攻撃に使えるカードが1枚だけなら、それで応じる
auto-bridge_over-follow = Bridge Over：続けて出せるカードが1枚だけなら、続けて出す
auto-bridge_over-colour = Bridge Over：いちばん多く持っている色を指定する
set-sounds = 自分の番を知らせる音
set-sounds-no = なし
set-sounds-yes = 鳴らす
set-notifies = ほかのタブを見ているときの通知
set-notifies-no = なし
set-notifies-yes = あり
device = 別の端末で続ける
device-title = 別の端末で続ける
device-how = スマートフォンのカメラで読み取るか、別の端末でリンクを開いてください。どちらの端末からもプレイできます。
device-once = { $until }まで、1回だけ使えます。最初に開いた人があなたの席でプレイするので、誰にも見せないでください。
device-old = このリンクは期限切れです。
device-again = 新しいリンクを作る
device-link = あなたの席へのリンク
device-code = あなたの席へのリンクのQRコード
scrub-link = リンクをコピー
lobby-clock-days = 各{ $days }日
clock-days = { $days }日{ $hours }時間

## コーチ

hint = ヒント
hint-hide = ヒントを隠す
hint-all-see = 勝率の高い手をコーチが教えます。ヒントを使ったことは全員に知らされます。
hint-coach = コーチ
hint-comes = 考えています…
hint-none = ここで使えるヒントはありません。
# ‹と›の間の数字は大きく表示される。
hint-wins = { $game ->
    [bridge_over] ラウンド勝率‹{ $chance }›％
    [innovation] 推定勝率‹{ $chance }›％
   *[other] 勝率‹{ $chance }›％
}
hint-range = { $least }〜{ $most }％
hint-games = { $games ->
    [0] この局面はシミュレーションできませんでした。
   *[other] { $game ->
        [bridge_over] ラウンド勝率は、失点が最少でラウンドを終える割合。あなたに分かることだけを使い、答えごとに{ $games }ラウンドをシミュレーションしました（95％区間）。失点が少ない順です。
        [innovation] 推定勝率は、数アクション先の形勢からの見積もり。あなたに分かることだけを使い、答えごとに{ $games }回シミュレーションしました（見積もりの95％区間）。
       *[other] あなたに分かることだけを使い、答えごとに{ $games }ゲームをシミュレーションしました（95％区間）。
    }
}
hint-yes = 同意する
notice-hint = { $seat }さんがヒントを使いました。
new-hints = ヒント
new-hints-consent = ボット戦、または全員が同意したとき
new-hints-free = いつでも
new-hints-off = なし
end-review = 検討

## 記録ファイル

record-title = 記録ファイルを開く
record-about = ここやコマンドラインで保存したゲームを開き、リプレイします。どの場面もどの席からでも見られ、そこから続きを遊べます。ファイルを選ぶか、ここにドロップしてください。
record-choose = ファイルを選ぶ
record-not-stored = 検証して表示するだけで、保存は希望されたときだけ行います。
record-checked = ゲームを検証しています…
record-too-large = ファイルが大きすぎます。
record-no-answer = このファイルを処理できませんでした。
record-no-server = サーバーにつながりません。
record-store = ここに保存してリンクを作る
lobby-level = ボットの強さ

## マッチ

match = マッチ
match-of = { $games ->
    [1] 1ゲームだけ
   *[other] { $games }ゲーム
}
match-first = 最初の席
match-first-alternate = 交代で先手
match-first-loser = 負けた人が先手
match-whole = 勝敗が決まったら
match-whole-no = そこで終了
match-whole-yes = 最後まで続ける
match-game = 第{ $number }戦（全{ $games }戦） · { $score }
match-ended = マッチ終了 · { $score }
match-number = 第{ $number }戦
match-sum = マッチ
match-records = マッチの全ゲームを保存
match-stands = { $games }ゲーム中{ $number }ゲームを終えたところです
match-won = { $won }さんがマッチに勝ちました。
match-drawn = マッチは引き分けです。
match-left = { $name }さんがマッチを抜けました。
match-left-won = { $name }さんがマッチを抜けました。{ $won }さんの勝ちです。
match-next = 次のゲームへ
match-next-in = { $seconds ->
    [0] まもなく次のゲームが始まります。
   *[other] 次のゲームは{ $seconds }秒後、または全員の準備ができたら始まります。
}
match-not-yet = まだ始めない
match-ready = 準備完了：{ $names }
match-again = もう一度マッチをする
match-leave = マッチを抜ける
match-leave-about = 次のゲームはなくなります。進行中のゲームもマッチも、相手の勝ちになります。
match-leave-many = 次のゲームはなくなります。進行中のゲームはボットが代わりにプレイします。
likes = このマッチでの好みのカード
likes-about = 各ゲームの王国には、好きなカードのうち1枚が（選んだセットにあれば）入り、誰かが禁止したカードは入りません。リストはこのブラウザーに保存します。
likes-likes = 好きなカード（{ $most }枚まで）
likes-bans = 禁止するカード（{ $most }枚まで）
likes-unknown = この名前の王国カードはありません。

## 対戦相手を探す

seek = 対戦相手を探す
seek-about = 募集は卓一覧に載ります。同じ条件で探している人がいるか、誰かが参加すると、すぐにゲームが始まります。このページは開いたままにしてください。相手が見つかったらお知らせします。
seek-range = 相手のレーティング
seek-any = 指定しない
seek-near = { NUMBER($least, useGrouping: "false") }～{ NUMBER($most, useGrouping: "false") }
seek-begin = 探し始める
seek-looking = 対戦相手を探しています
seek-rated = レーティング戦
seek-stop = 探すのをやめる
seek-found = 対戦相手が見つかりました
seek-found-body = ゲームが始まりました。
seek-listed = 対戦相手を募集中
seek-listed-near = 対戦相手を募集中（レーティング{ NUMBER($least, useGrouping: "false") }～{ NUMBER($most, useGrouping: "false") }）
seek-listed-rated = レーティング戦、対戦相手を募集中（レーティング{ NUMBER($least, useGrouping: "false") }～{ NUMBER($most, useGrouping: "false") }）

## 観戦の遅延

new-delay = 観戦の遅延
delay-none = なし
delay-minutes = { $minutes }分
delay-moves = 操作{ $moves }回分
delay-watching = （遅延：{ $delay }）
delay-coming = 観戦者には、ログやチャットも含めて{ $delay }遅れて表示されます。見られる場面になると、ここに表示されます。

## What the first pages say of those that come later

mast-lab = ラボ
lab-open = ラボで開く
lab-open-shown = ラボで見る
lab-no-server = サーバーに接続できません。内容は失われていません。もう一度お試しください。
lab-no-answer = サーバーで処理できませんでした。
lab-now = この局面をラボで開く
mast-cards = カード
mast-rules = 遊び方
lobby-learn = 遊び方
lobby-more = すべてのカードで遊ぶ
lobby-less = はじめての設定に戻す
room-choose = カードを選ぶ
mast-tab = このタブ
bring = ゲームを持ち込む
puzzles = パズル
room-comes = このゲームで使うほかのもの
room-comes-for = { $card }のため
lobby-first-dominion = 基本セットのやさしいカード10種類、相手はボット1人。
lobby-first-innovation = 基本ゲーム、相手はボット1人。
lobby-all-dominion = 全拡張からランダムに10種類。
lobby-all-innovation = 基本ゲーム、相手はボット3人。
