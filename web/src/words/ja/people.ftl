### Somebody who keeps a name: their page, and how they come in.

mast-me = マイページ
me-own = マイページ
me-guest = ゲスト：ゲームはこのブラウザーだけに保存されています。
me-since = 登録：{ $day }（メール登録なし）
me-take = アカウントを作成すると、このブラウザーのゲームをどの端末からも見られます。
me-keep-title = アカウントを作成
me-keep-how = パスワードもメールも不要です。端末がパスキーを作り、指紋、顔、または暗証番号で開きます。
me-keep = アカウントを作成
me-in-title = アカウントをお持ちですか？
me-in = パスキーでログイン
me-lost = 端末をすべて失くしたとき
me-code = 復旧コード
me-code-in = 復旧コードでログイン
me-no-passkeys = このブラウザーではパスキーが使えません。HTTPSと新しいブラウザーが必要です。
me-passkey-none = パスキーの操作が中止されました。
me-passkey-there = この端末には、あなたのアカウントのパスキーがすでにあります。
me-no-answer = サーバーが応答しません。少し待ってからもう一度お試しください。
me-devices = あなたの端末
me-device-computer = パソコン
me-device-phone = スマートフォン
me-device-nameless = 端末
me-device-here = パスキー（この端末）
me-device-used = パスキー（最終使用：{ $day }）
me-device-unused = パスキー（未使用）
me-device-name = 端末の名前
me-device-call = 名前を変更
me-device-call-that = { $device }の名前を変更
me-device-remove = 削除
me-device-remove-that = { $device }を削除
me-device-add = 端末を追加
me-codes-new = 復旧コードを再発行
me-codes-left = { $codes ->
    [0] 復旧コードは残っていません。端末をすべて失くすと、アカウントも失われます。
   *[other] 復旧コードはあと{ $codes }個です。端末をすべて失くしたとき、1個につき1回ログインできます。
}
me-codes-title = 復旧コードを控えてください
me-codes-how = 書き写すか印刷してください。端末をすべて失くしたとき、1個につき1回ログインできます。表示されるのは今回だけです。以前のコードはもう使えません。
me-codes-done = 控えました
me-more = アカウント設定
me-name = あなたの名前
me-name-change = 名前を変更
me-out = ログアウト
me-out-everywhere = すべての端末でログアウト
me-leave = アカウントを削除
me-leave-sure = 名前、パスキー、復旧コードが削除され、ゲームとあなたの結び付きもなくなります。ほかの人と遊んだゲームには、その時の名前が残ります。元に戻せません。
me-leave-yes = アカウントを削除
me-leave-no = キャンセル
me-won = { $played }ゲーム中の勝ち
me-row = { $row ->
    [0] まだ勝ちなし
   *[other] 最長{ $row }連勝
}
me-none-yet = 終わったゲームはまだありません
me-games = ゲーム
me-data = 全ゲームをダウンロード（{ $games }）
me-no-games = 終わったゲームがここに表示されます。
me-only-daily = 今日のゲームのみ
me-no-games-theirs = { $days ->
    [0] 公開されているゲームはありません。
   *[other] 今日のゲームのほかに、公開されているゲームはありません。
}
me-guest-uncounted = アカウントがあれば集計されます
me-column-game = ゲーム
me-column-against = 勝敗と相手
me-column-what = カードと設定
me-column-result = 得点
me-column-more = リンク
me-game-won = 勝ち
me-game-lost = 負け
me-bots = ボット{ $bots }人
me-replay = リプレイ
me-record = 記録
me-review = 検討
me-older = 以前のゲーム
me-rated = レーティング戦
me-casual = カジュアル
me-days = 今日の王国の成績
me-day-today = 今日
me-day-rank = { $results ->
    [1] その日の結果は1件のみ
   *[other] { $results }人中{ $rank }位
}
me-by-card = 王国のカード別の成績
me-by-kingdom = 王国別の成績
me-record-what = 使ったカード
me-record-played = ゲーム数
me-record-won = 勝ち
me-record-share = { $won }（{ $percent } %）
me-record-all = { $rows }件すべて表示
me-fastest = { $game }で最も早い勝ちの手番数
me-highest = { $game }の1ゲームの最高得点
me-streak = { $game }の最長連勝

## Rated games

lobby-rated = レーティング戦（相手の目安{ $level }）
new-rated = レーティング戦
new-rated-yes = はい
new-rated-no = いいえ（カジュアル）
room-sit-rated = 参加する（レーティング戦）
rated-needs-name = レーティング戦です。参加にはアカウントが必要です。
me-played = { $played }ゲーム、{ $won }勝
me-column-change = レーティング

## Friends, and others

me-friends = 友だち
me-friend-part = 削除
me-friend-part-that = { $name }さんを友だちから削除
me-friend-link = 友だちに招待リンクを送る
me-friend-link-how = 1週間以内に最初に開いた人が友だちになります。使えるのは1回だけです。
me-blocked = { $name }（ブロック中）
me-block = ブロックする
me-block-how = ブロックした相手は、あなたの卓に参加できません。あなたも相手の卓に参加できず、相手のメッセージは表示されません。
me-block-guest = ブロックや運営者への報告には、アカウントが必要です。ゲストでも、卓でのメッセージを隠すことはできます。
me-unblock = ブロック解除
me-unblock-that = { $name }さんのブロックを解除
me-report = 運営者に報告
me-report-what = 何がありましたか？
me-report-send = 送信
me-report-sent = 報告を送信しました。
friend-title = 友だちになりますか？
friend-guest = 友だちの申請が届いています。友だちになるにはアカウントが必要です。
friend-again = アカウントを作りました
friend-how = このリンクで友だちの申請が届いています。友だちになると、お互いの一覧に表示されます。
friend-yes = 友だちになる
friend-title-who = { $name }さんと友だちになりますか？
friend-guest-who = { $name }さんから友だちの申請が届いています。友だちになるにはアカウントが必要です。
friend-how-who = { $name }さんからこのリンクが届いています。友だちになると、お互いの一覧に表示されます。
link-barred = 運営者により、このサーバーの利用が制限されています。

## ページを閉じているときの手番の知らせ

set-pushes = ページを閉じているときの通知
set-pushes-no = なし
set-pushes-yes = あり
set-pushes-about = ほかの人とのゲームで、自分の番になったときに届きます。内容はゲームの種類と相手の名前だけで、ブラウザー開発元の通知サービスを通して暗号化して送られます。
push-no-browser = このブラウザーには、ページを閉じている間の通知を送れません。ホーム画面に追加すると使えるスマートフォンもあります。
push-denied = ブラウザーの設定で、このページの通知が許可されていません。
push-no-service = ブラウザーの通知サービスが応答しないか、このブラウザーでは使えません。

## Leaderboard

leaders = ランキング
leaders-of = ランキング：{ $game }
leaders-none = レーティング戦を10ゲーム以上プレイした人は、まだいません。
leaders-rank = 順位
leaders-name = 名前
leaders-rating = レーティング
leaders-games = レーティング戦
leaders-bot = { $name }（ボット）
leaders-you = あなた
leaders-more = { $count }人のうち上位{ $shown }人を表示しています。
leaders-provisional = 暫定レーティング
leaders-provisional-about = レーティング戦が10ゲーム未満のため、まだ大きく変わります。順位はありません。

## Moderation

moderation = モデレーション
moderation-prove-how = モデレーターだけのページです。ご本人であることを確認してください。確認は15分間有効です。
moderation-prove = パスキーで確認
moderation-when = 決定は15秒以内に反映されます。理由は本人に表示されます。決定した人はログに残ります。
moderation-reports = 報告
moderation-no-reports = 報告はありません。
moderation-report = { $by }さんからの報告：{ $against }さんについて
moderation-gone = 削除されたアカウント
moderation-table = 卓{ $table }
moderation-find = 人を検索
moderation-find-name = 名前の一部
moderation-found-none = この文字を名前に含むアカウントはありません。
moderation-under = 発言停止中、利用停止中の人
moderation-under-none = 発言停止中、利用停止中の人はいません。
moderation-since = 登録：{ $day }
moderation-is-moderator = モデレーター（停止できるのは運営者だけです）
moderation-mute = 発言を停止
moderation-ban = 利用を停止
moderation-close = 卓を閉じる
moderation-lift-mute = 発言停止を解除
moderation-lift-ban = 利用停止を解除
moderation-decide = 発言や利用を停止
moderation-decide-that = { $name }さんの発言や利用を停止
moderation-reason = 理由
moderation-days = 日数（空欄：無期限）
moderation-close-title = 卓を閉じる
moderation-close-which = 卓のアドレス
moderation-held-mute = 発言停止
moderation-held-ban = 利用停止
moderation-until = { $day }まで
moderation-log = 決定のログ
moderation-log-none = まだ決定はありません。
moderation-log-when = 日時
moderation-log-decider = 決定した人
moderation-log-deed = 決定
moderation-log-whom = 対象
moderation-log-reason = 理由
moderation-operator = 運営者
moderation-deed-mute = 発言停止
moderation-deed-ban = 利用停止
moderation-deed-close = 卓を閉鎖
moderation-deed-lift-mute = 発言停止を解除
moderation-deed-lift-ban = 利用停止を解除
moderation-deed-role-moderator = モデレーターに任命
moderation-deed-role-none = モデレーターを解任
moderation-elsewhere = アドレス、または削除されたアカウント
