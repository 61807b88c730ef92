### Somebody who keeps a name: their page, and how they come in.

mast-me = あなた
me-own = あなたのページ
me-guest = ゲストです。対局はこのブラウザーだけが覚えています。
me-since = { $day }から。名前だけ、メールなし
me-take = 名前を登録すると、このブラウザーの対局がどの端末でもあなたのものになります。
me-keep-title = 名前を登録する
me-keep-how = パスワードもメールも要りません。端末がパスキーを作り、指紋や顔、暗証番号で開きます。
me-keep = この名前を登録する
me-in-title = もう登録した方
me-in = パスキーで入る
me-lost = 端末をすべて失くしたとき
me-code = 紙に書いたコード
me-code-in = コードで入る
me-no-passkeys = このブラウザーではパスキーが使えません。HTTPS と、ここ数年のブラウザーが必要です。
me-passkey-none = パスキーが使われなかったので、何も変わっていません。
me-passkey-there = この端末には、あなたの名前のパスキーがもうあります。
me-no-answer = サーバーが応答しません。少し待ってからもう一度お試しください。
me-devices = あなたの端末
me-device-computer = パソコン
me-device-phone = スマートフォン
me-device-nameless = 端末
me-device-here = パスキー、この端末
me-device-used = パスキー、{ $day }に使用
me-device-unused = パスキー、未使用
me-device-name = 端末の呼び名
me-device-call = 改名
me-device-call-that = 改名: { $device }
me-device-remove = 外す
me-device-remove-that = 外す: { $device }
me-device-add = 端末を加える
me-codes-new = 紙のコードを作り直す
me-codes-left = { $codes ->
    [0] 紙のコードは残っていません。端末をすべて失くすと、名前も失われます。
   *[other] 紙のコードはあと{ $codes }個。端末をすべて失くしたとき、一つにつき一度だけ入れます。
}
me-codes-title = 書き写してください
me-codes-how = 端末をすべて失くしたとき、一つにつき一度だけ入れます。表示されるのは今回だけで、誰にも二度と出せません。前のコードはもう使えません。
me-codes-done = 書き写しました
me-more = 名前、ほかの端末、削除
me-name = あなたの名前
me-name-change = 名前を変える
me-out = この端末から出る
me-out-everywhere = すべての端末から出る
me-leave = 名前を削除する
me-leave-sure = 名前、パスキー、コードは消え、どの対局もあなたのものではなくなります。ほかの人も打った対局には、そのときの名前が残ります。元には戻せません。
me-leave-yes = 削除する
me-leave-no = やめる
me-won = { $played }局中の勝ち
me-row = { $row ->
    [0] 連勝なし
   *[other] 最長{ $row }連勝
}
me-none-yet = まだ対局なし
me-games = 対局
me-data = 全{ $games }局をファイルに保存
me-no-games = 終わった対局はまだありません。次からここに並びます。
me-column-game = ゲーム
me-column-against = 勝敗と相手
me-column-what = 内容
me-column-result = 数字
me-column-more = 振り返り
me-game-won = 勝ち
me-game-lost = 負け
me-bots = ボット{ $bots }人
me-replay = 棋譜
me-record = 記録
me-review = 検討
me-older = 前の対局
me-rated = レーティング対局
me-casual = 気軽な対局
me-days = 今日の王国の成績
me-day-today = 今日
me-day-rank = { $results ->
    [1] その日の結果はこれだけ
   *[other] { $results }人中{ $rank }位
}
me-fastest = 自分の手番数。{ $game }で最も早い勝ち
me-highest = { $game }一局での最高
me-streak = { $game }の最長連勝

## Rated games

lobby-rated = レーティング対局、相手 { $level }
new-rated = 対局の扱い
new-rated-yes = レーティングに数える
new-rated-no = 数えない
room-sit-rated = レーティング対局に座る
rated-needs-name = レーティング対局なので、登録した名前が必要です。
me-played = { $played }局、{ $won }勝
me-column-change = レーティングの増減

## Friends, and others

me-friends = 友だち
me-friend-part = 解消
me-friend-part-that = 解消: { $name }
me-friend-link = 友だちへのリンク
me-friend-link-how = 一週間以内に開いた人が友だちになります。使えるのは一度だけです。
me-blocked = { $name }（ブロック中）
me-block = ブロックする
me-block-how = ブロックした相手は、あなたのいる卓に座れません。あなたも相手の卓に座れず、相手の発言は表示されません。
me-block-guest = ブロックや運営者への連絡には、登録した名前が必要です。どの卓でも同じ相手を避けるためで、ゲストは卓ごとに別の人になります。卓での発言を隠すことなら、ゲストのままでもその場でできます。
me-unblock = ブロック解除
me-unblock-that = ブロック解除: { $name }
me-report = 運営者に知らせる
me-report-what = 知らせたいこと
me-report-send = 送る
me-report-sent = 記録されました。
friend-title = 友だちになりますか
friend-guest = ここで友だちになりたい人がいます。それには登録した名前が必要です。
friend-again = 登録しました
friend-how = このリンクはその人から送られたものです。お互いの一覧に載ります。
friend-yes = 友だちになる
link-barred = 運営者により、入ることができません。

## ページを閉じているときの手番の知らせ

set-pushes = ページを閉じているときの手番の知らせ
set-pushes-no = なし
set-pushes-yes = 知らせる
set-pushes-about = ブラウザーが、その開発元の通知サービスに暗号化した知らせの配達を頼みます。中身は、あなたの番であること、どのゲームか、相手は誰か、だけです。ほかの人との対局で、離れているときに届きます。
push-no-browser = このブラウザーには、ページを閉じているあいだの通知を送れません。ホーム画面に追加すると使えるスマートフォンもあります。
push-denied = ブラウザーの設定で、このページの通知が許可されていません。
push-no-service = ブラウザーの通知サービスが応答しないか、このブラウザーでは使えません。
