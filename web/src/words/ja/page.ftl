### ゲームを問わず、画面に出る言葉。

list-comma = 、

## 上端

mast-name = 札場
mast-menu = メニュー
mast-menu-news = メニュー（新着あり）
mast-tables = 卓一覧
mast-settings = 設定
mast-keys = キー
mast-light = 昼・夜
mast-other-language = English

## 卓一覧

guest-name = ゲスト
# First names for bots, by seat.
bot-names = 勉 千佳 大 絵美 文 吾郎 花
lobby-title = 最後の裁定まで正確に遊べるカードゲーム
lobby-guest = ゲストとして入っています。
lobby-guest-named = ゲスト「{ $name }」さんとして入っています。
lobby-change = 変える
lobby-play = ボットと遊ぶ
lobby-invite = リンクで招待
invite-name = 誰からの招待か、友達にわかります。空欄のままでもかまいません。
invite-title = 何人で遊びますか
invite-about = 次の画面に、相手に送るリンクが出ます。全員が座るとゲームが始まります。待つ間に人数を変えたり、今いる人だけで始めたりもできます。
invite-count = { $seats }人
lobby-about = { $least }〜{ $most }人用。
lobby-about-dominion = 遊びながらデッキを育てる。2〜6人用。
lobby-about-innovation = 車輪からウェブまで、時代を進む。2〜5人用。
lobby-about-bridge_over = 手札をなくし、攻撃は次へ回す。デッキ2種、2〜6人用。
lobby-mine = あなたの卓
lobby-open = 募集中・観戦できる卓
lobby-ended = 終わった卓
lobby-none = 今は募集中の卓がありません。
lobby-new = 卓を立てる
lobby-answer = 答える
lobby-return = 続ける
lobby-sit = 座る
lobby-watch = 観戦
lobby-replay = 棋譜
lobby-seated = { $seats }席中{ $taken }席
lobby-turn = { $turn }手番目
lobby-goes-on = 別のゲームの続き
table-goes-on = このゲームは、終わった別のゲームの途中から続けるものです。そのゲームを見た人は、その時の手札を知っています。誰も知らなかったカードは、あらためて混ぜてあります。
lobby-no-clock = 時間制限なし
lobby-clock = 持ち時間各{ $minutes }分
lobby-fair = シャッフルはゲーム前に封印され、終了後に開封されます。終わったゲームの記録は誰でも検証できます。

## 今日の王国

lobby-day = 今日の王国
day-title = 今日の王国
day-head = { $game }：今日の王国
day-left = 残り{ $hours }時間{ $minutes }分
day-rules = 全員が同じカード、同じシャッフルで、同じボットと一度だけ対戦します。取り消しはできず、ボットに代わってもらうこともできません。順位は点数で決まり、同点ならターンの少ないほうが上です。
day-play = 今日のゲームを始める
day-go-on = 続きをする
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

new-title = 卓を立てる
new-game = ゲーム
new-seats = 席
new-count = 人数
new-seat = { $place }番席
new-me = あなた
new-bot = ボット：{ $bot }
new-house = この卓の決まり
new-undo = 待った
new-undo-consent = 自由、情報公開後は全員の同意で
new-undo-free = 何も公開されていない間だけ
new-undo-off = なし
new-watch = 観戦
new-watch-public = 公開情報だけ見せる
new-watch-open = 全員の手札も見せる
new-watch-none = 認めない
new-clock = 持ち時間
new-takeover = 長く離れた人の席
new-takeover-none = 戻るまで待つ
new-listed = 卓一覧に
new-listed-yes = 載せる
new-listed-no = 載せない（リンクのみ）
new-vetoes = 始める前の拒否権(1人あたり)
new-vetoes-none = なし
new-options = ゲームのルール
new-more = カードごとの裁定など、細かなルール
new-open = 卓を立てる

## ゲームの前

room-title = { $open ->
    [0] まもなく始まります
   *[other] あと{ $open }人を待っています
}
room-begin = { $players }人で始める
room-host-begins = { $host }さんは、今いる人だけで始めることもできます。
room-sit-title = この卓に座りますか
room-seats = 席
room-full = 空席はありません。
room-invited-only = 観戦します。この卓に座れるのは、リンクで招待された人だけです。始まるとここに表示されます。
room-sit = 座る
room-invite = ほかの人に送るリンク
room-copy = コピー
room-copied = コピーしました
room-open = 空席
room-you = あなた
room-bot = ボット
room-here = 着席中
room-away = 離席中
room-fill = ボット：{ $bot }
room-reopen = 空席に戻す
veto-title = この卓のカード
veto-each = 1人{ $vetoes }枚まで、使いたくないカードを拒否できます。代わりは抽選で決まります。
veto-left = あと{ $left }枚拒否できます。
veto-content = このカードで遊ぶ
veto-do = 拒否
veto-card = { $card }を拒否する
veto-without = { $cards }を拒否。
veto-is-content = このカードで遊ぶ
veto-may-still = あと{ $left }枚拒否できる
room-leave = 席を立つ

## 卓

table-coming = 卓を読み込んでいます…
table-gone = ここには何もありません
table-to-lobby = 卓一覧へ
table-watching = 観戦中
table-report = 報告ファイルを保存
link-lost = 接続が切れました。ゲームは保存されています。つなぎ直しています…
link-crowded = 同じアドレスからの接続が多すぎます。開いているページをいくつか閉じてください。つなぎ直しています…
link-old = このページの新しい版があります。
link-reload = 読み込む
seat-bot = ボット
seat-away = 離席中
seat-stands-in = 離席中、ボットが代打ち
clock-left = 残り{ $minutes }分{ $seconds }秒
title-yours = あなたの番
hand-mine = あなたの手札
hand-of = { $seat }の手札
hand-blocked = { $card }、今は選べません：{ $reason }

## 札（質問）

slip-name = 決めること
slip-decides = { $seat }が考え中
slip-you-answer-for = { $seat }に代わりあなたが選ぶ
slip-you-decide = あなたの番
slip-chose-nothing = 何も選びませんでした。
slip-over = ゲーム終了
slip-resting = カードを長押しすると、文章が読めます。
slip-resting-known = わかりました
slip-watching = 席はすべて埋まっています。観戦中です。
slip-past = この時点では質問はありません
slip-crumb = { $seat }：{ $cards }
slip-search = 探す
slip-number = { $least }から{ $most }までの数
slip-options = 選択肢
slip-confirm = 決定
slip-all = { $count }枚すべて
slip-some = { $chosen }／{ $count }
# Where an order is asked for: the place of what is chosen.
slip-nth = { $place }番目
slip-none = 何も選ばない
slip-sending = 送信中…
slip-count-of = ‹{ $count }› / { $most } 選択
slip-count-most = { $least ->
    [0] ‹{ $count }› 選択（{ $most }まで）
   *[other] ‹{ $count }› 選択（{ $least }〜{ $most }）
}
slip-count-any = { $least ->
    [0] ‹{ $count }› 選択（いくつでも）
   *[other] ‹{ $count }› 選択（{ $least }以上）
}
undo = 待った
undo-ask = 待ったを頼む
undo-yes = 認める
undo-no = 認めない
request-waits = ほかの人の同意を待っています…
undo-never-mind = 取り下げる
declined-undo = 同意が得られなかったので、取り消しません。
declined-hint = 同意が得られなかったので、ヒントは出ません。

## ログ、理由、チャット

log = ログ
log-note = 原因ごとに字下げ
log-earlier = これより前の{ $lines }行は棋譜で見られます。
log-moment = この時点を見る
why = なぜ
why-none = これについてのルールは記録されていません。
why-source = 出典
chat = チャット
chat-unread = チャット（新着{ $lines }件）
chat-say = ひとこと
chat-send = 送る
chat-none = まだ発言はありません。
chat-hush = 発言を隠す
chat-hush-on = { $name }を隠す
chat-hush-off = { $name }をまた表示する

## 得点と終了

points = 得点
points-sum = 合計
again = もう一度遊びますか
again-how = 再戦
end-back = 振り返る
end-points = 結果を見る
end-table = 卓を見る
end-counted = 数えたもの
end-decks = それぞれの持ち札
end-check = 確認
end-each = 1枚{ $points }点
end-times = { $count }枚
end-replay = 棋譜を見る
end-record = 記録を保存
end-sealed = 開始時の封印
end-opened = 開封
end-verify = 記録があれば「fudaba verify」でシャッフルを検証できます。
again-same = もう一度遊ぶ
again-new = 別のカードでもう一度
again-join = 次の卓へ
again-watch = 次のゲームを観戦
again-begun = プレイヤーは次のゲームに移りました。
again-swapped = 席を入れ替えてもう一度

## 棋譜

scrub = 過去の時点
scrub-turn-back = 1手番戻る
scrub-back = 1手戻る
scrub-play = 再生
scrub-stop = 停止
scrub-on = 1手進む
scrub-turn-on = 1手番進む
scrub-moment = 時点
scrub-at = { $at } / { $of }
scrub-eyes = 視点
scrub-public = 公開情報のみ
scrub-all = 全員の手札を公開
scrub-now = 現在に戻る
scrub-end = 終局へ
scrub-from-here = ここから遊ぶ

## 紙、設定、キー

sheet-close = 閉じる
glance-choose = 選ぶ
glance-read = カードを読む
set-name = 卓での名前
set-lang = 言語
set-lang-en = English
set-lang-ja = 日本語
set-theme = 紙の色
set-theme-system = システムに合わせる
set-theme-light = 昼
set-theme-dark = 夜
set-motion = 動き
set-motion-system = システムに合わせる
set-motion-off = なし
set-at-once = 1つだけ選ぶとき
set-at-once-no = ボタンかEnterで決定
set-at-once-yes = 押すと即決定
set-letters = 1文字のキー操作
set-letters-yes = 使う
set-letters-no = 使わない
keys-all =
    1-9、0、a-z | そのキーの選択肢を選ぶ（札にもカードにも同じキー）。カードのキーは手番中は変わらず、同じカードは押すごとに1枚ずつ選ぶ
    c | ドミニオン: 財宝をすべて選ぶ。もう一度かEnterで使用
    e | ドミニオン: フェイズかターンの終わりを選ぶ。もう一度かEnterで決定
    d | イノベーション、Bridge Over: 引く
    y、n | はい、いいえ
    Enter、Space | 決定。見ている選択肢を選ぶ
    ← → ↑ ↓ | 選択肢やログを順に見る
    Tab | 次の部分へ
    / | 多くの選択肢から探す
    Esc | 選んだものを戻す。過去の時点からは現在へ
    u | 待った（卓の決まりの範囲で）
    h | ヒント：コーチならどう打つか。見たことは全員に知らされます
    w | なぜ？ 質問・ログの行・斜線のカードのルール
    i | カードの効果（ポインタの下、なければ選択中、なければ一番上のカード）
    l | ログ
    t | 得点（ゲーム中）
    b | 卓を見る（終わったあと）
    L、F2 | English、日本語
    F3 | 昼、夜
    q | 卓一覧へ
    ← →、Ctrl ← → | 棋譜で1手、1手番
    Space、Home、End | 棋譜で再生、最初、最後

## 打ち手と再戦

# 実際に誰が打っているか。ログの行の間に出る。
notice-time = { $seat }さんは時間切れ。以後はボットが打ちます。
notice-away = { $seat }さんは長く離席中。以後はボットが打ちます。
notice-handed = { $seat }さんは以後をボットに任せました。
notice-back = { $seat }さんが打ち手に戻りました。
notice-gave_up = { $seat }さんが投了しました。
give-up = 投了する
give-up-about = ゲームはここで終わり、相手の勝ちになります。取り消せません。
give-up-teams = ゲームはここで終わり、相手側の勝ちになります。取り消せません。
give-up-rated = ゲームはここで終わり、負けとして記録されます。取り消せません。
give-up-no = 続ける
hand-over = ボットに任せる
hand-back = 自分で続ける
hand-goes-on = ボットが代わりに打っています。いつでも席に戻れます。
log-times = × { $times }
slip-passes = 少々お待ちください。ひとりでに進みます。
again-no = やめておく
again-wished-same = { $ready }さんが同じ条件での再戦を希望。{ $waits }さんの返事待ち。
again-wished-new = { $ready }さんが新しいカードでの再戦を希望。{ $waits }さんの返事待ち。
again-wished-swapped = { $ready }さんが席を替えての再戦を希望。{ $waits }さんの返事待ち。
room-terms = この卓の条件
room-played = 使うもの
nowhere-title = このページはありません
nowhere-text = アドレスが途中で切れているのかもしれません。卓はそのままです。

## 前もって決めた答え、自分の番の知らせ、別の端末

auto = 自動
auto-title = 自動で答えるもの
auto-about = 選ばないかぎり使われません。答えるまでの間は人と変わらず、自分のログにだけ「自動」と付き、ほかの人には分かりません。
auto-always = 今後はいつもこう答える
auto-answered = 決めてあるとおり、自動で答えました。
auto-stop = 自動で答えます。やめる
auto-forget = また尋ねる
auto-dominion-treasures = ドミニオン: 使用できるのが基本の財宝だけなら、すべて使用する
auto-dominion-end = ドミニオン: 買えるのが銅貨と呪いだけなら、ターンを終える
set-sounds = 自分の番の音
set-sounds-no = なし
set-sounds-yes = 二つの音
set-notifies = ほかを見ているときの通知
set-notifies-no = なし
set-notifies-yes = 知らせる
device = 別の端末で
device-title = この席を別の端末で続ける
device-how = スマートフォンのカメラで読み取るか、リンクを開いてください。どちらの端末からも打てます。
device-once = { $until }まで、1回だけ使えます。最初に開いた人があなたの席で打てるので、だれにも見せないでください。
device-old = このリンクはもう使えません。
device-again = 作り直す
device-link = あなたの席へのリンク
device-code = あなたの席へのリンク（カメラ用）
scrub-link = リンクをコピー
lobby-clock-days = 各{ $days }日
clock-days = { $days }日{ $hours }時間

## コーチ

hint = ヒント
hint-hide = ヒントを隠す
hint-all-see = 勝率の高い手をコーチが教えます。ヒントを見たことは全員に知らされます。
hint-coach = コーチ
hint-comes = 考えています…
hint-none = ここで言えることはありません。
hint-chance = 100回中の勝ち数：
hint-range = { $least }〜{ $most }
hint-games = { $games ->
    [0] ここでは打ち進めてみることができませんでした。
   *[other] { $game ->
        [bridge_over] 100ラウンド中、最少失点で終わる数。並びは失点の少ない順です。見えていることをもとに、それぞれ{ $games }回打ち進めました（95％区間）。
        [innovation] 数アクション先の形勢から見積もった勝率。見えていることをもとに、それぞれ{ $games }回打ち進めました（見積もりの95％区間）。
       *[other] 100回中の勝ち数。見えていることをもとに、それぞれ{ $games }回打ち進めました（95％区間）。
    }
}
hint-yes = 同意する
notice-hint = { $seat }さんがヒントを見ます。
new-hints = ヒント
new-hints-consent = ボット戦、または全員が同意したとき
new-hints-free = いつでも
new-hints-off = なし
end-review = 検討

## 記録ファイル

record-title = 記録ファイルを開く
record-about = ここや端末で保存した記録を、棋譜として再生します。どの場面も、どの席からでも見られ、そこから続きを打てます。ファイルを選ぶか、ここにドロップしてください。
record-choose = ファイルを選ぶ
record-not-stored = 検証して表示するだけで、保存は頼まれたときしかしません。
record-checked = ゲームを再現しています…
record-too-large = 大きすぎて、1ゲームの記録ではありません。
record-no-answer = このファイルにはサーバーが答えられません。
record-no-server = サーバーにつながりません。
record-store = ここに保存してリンクを作る
record-kept-review = ここに保存すると検討できます。
lobby-level = ボットの強さ
