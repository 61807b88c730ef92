### ブラウザーの卓。サーバーの言うこと。

server-yes = あり
server-no = なし

## できないわけ

server-stale = 卓が先に進みました。もう一度確認してから答えてください。
server-not-yours = あなたが選ぶ番ではありません。
server-illegal = 正しい答えではありません。
server-not-begun = ゲームはまだ始まっていません。
server-not-over = ゲームはまだ終わっていません。
server-is-over = ゲームはもう終わっています。
server-frozen = このゲームはエラーで停止しました。プレイヤーは報告ファイルを保存できます。
server-not-written = 答えを保存できなかったため、無効になりました。もう一度お試しください。
server-away = データベースが応答しないため、今は読み込めません。何も失われていません。少し待ってからもう一度お試しください。
server-elsewhere = この卓には、サーバーの別のアドレスから参加している人がいます。同じアドレスを使うか、少し待ってからもう一度お試しください。
server-moved = この卓は別のサーバープロセスに移動中です。何も失われません。まもなく続けられます。
server-error = サーバーで問題が起きました。何も変わっていません。
server-closing = サーバーがまもなく再起動します。何も失われません。まもなく続けられます。
server-no-table = その卓はありません。
server-own-cards = この卓には、サーバーの起動時に読み込まれていないカードがあります。読み込まれるまで待っています。
server-unreadable = この卓の保存データを読み込めません。ほかの卓には影響ありません。
server-no-seat = その席は空いていません。
server-no-token = この卓にあなたの席はありません。
server-no-invite = この卓に参加するには招待が必要です。
server-no-spectators = この卓は観戦できません。
server-day-begun = 今日のゲームはすでに始めています。遊べるのは1回だけです。
server-day-none = 今日のゲームはありません。
server-day-alone = 今日のゲームは、ボットに任せられません。
server-day-counts = 今日のゲームは点数を比べるので、投了できません。
server-not-given-up = 投了できるのは、2人または2チームのゲームで、味方がいないときだけです。ボットに任せることはできます。
server-no-name = 名前には、目に見える文字が1文字以上必要です。
server-name-kept = アドレスや、サーバーが使う接頭辞（bot:、person:）で始まる名前は使えません。
server-name-letters = 名前に使えるのは、現在ふつうに使われている文字体系の文字だけです。それ以外の文字が含まれています。
server-name-mixed = 異なる文字体系の文字が混ざっていて、ほかの名前と見分けがつかないおそれがあります。1つの文字体系の文字を使ってください。
server-no-request = その申し出はすでに終わっています。
server-code-gone = このリンクは使用済みか、10分を過ぎています。プレイ中の端末で作り直してください。
server-replay-not-over = このゲームは終わっていません。見ることや続きを遊ぶことはできますが、終わったゲームとしては保存できません。
server-replay-not-read = 続きを遊ぶには、ゲームの記録、場面の番号、卓の設定が必要です。足りないか、誤りがあります。
server-replay-slow = この局面は大きすぎます。1手ごとにほかの卓を待たせてしまいます。
server-replay-no-moment = この場面からは続きを遊べません。もう少し前の場面を選んでください。
server-no-veto = もう拒否権は残っていません。
server-begun = ゲームはもう始まっています。
server-not-host = それができるのは卓を作った人だけです。
server-seats-taken = もうそれより多くの人が座っています。
server-seats-fixed = 別のゲームの続きなので、人数は変えられません。
server-bad-setup = その設定では卓を作れません。
server-bad-message = サーバーはこのメッセージを読めません。
server-says-nothing = このメッセージには目に見える文字がありません。
server-too-fast = メッセージが多すぎます。少し待ってください。
server-many-wait = 同じアドレスの卓が、すでに多く参加者を待っています。その卓で遊ぶか、卓を離れてください。
server-day-full = 同じアドレスから今日保存できるゲームと手の上限に達しました。時間をおいてもう一度お試しください。
server-busy = サーバーが混み合っています。進行中のゲームは続きます。1分ほどしてからもう一度お試しください。
server-full = サーバーの卓が満員です。後でもう一度お試しください。
server-other-view = ゲーム中に見られるのは、自分の視点と公開の視点だけです。
server-not-joined = 先に卓に参加してください。

## 接続が切れるわけ

server-too-long = メッセージが長すぎます。
server-too-many = 同じアドレスからの接続が多すぎます。
server-stranger = このページからは接続できません。
server-too-slow = 通信が追いつきませんでした。再接続します。

## 取り消し

server-undo-off = この卓では取り消せません。
server-undo-over = ゲームが終わったので取り消せません。
server-undo-nothing = 取り消す手はまだありません。
server-undo-revealed = 自分の答えの後に新しい情報が公開されたので、取り消せません。
server-undo-others = ほかの人が答えたので、取り消せません。
server-undo-away = 同意できる人がいないので、取り消せません。
server-undo-answers = { $after ->
    [0] 自分の答え
   *[other] 自分の答えと、その後の{ $after }個
}
server-undo-asked = { $answers ->
    [1] { $seat }さんが直前の答えの取り消しを希望しています。
   *[other] { $seat }さんが直前の{ $answers }個の答えの取り消しを希望しています。
}

## 投了

server-gave-up = 投了
server-gave-up-won = { $count ->
    [1] { $names }さんの勝ち
   *[other] { $names }さんのチームの勝ち
}
server-gave-up-why = { $seat }さんが投了しました。得点は数えません。

## コーチ

server-hint-off = この卓ではヒントを使えません。
server-hint-away = ヒントには全員の同意が必要ですが、いない人がいます。
server-hint-asked = { $seat }さんがヒントを希望しています。
server-review-later = 今は多くのゲームを検討しています。後でもう一度お試しください。

## マッチ

server-problem-match = マッチでは毎回、初めからゲームをします。途中から始めたり、拒否権を使ったりすることはできません。
server-problem-no-likes = このゲームでは、好きなカードや禁止するカードを選べません。
server-match-is-over = このマッチはもう終わったか、次のゲームが始まっています。

## 対戦相手を探す

seek-gone = このプレイヤーはもう対戦相手を探していません。
seek-other = このプレイヤーは、別のレーティングの対戦相手を探しています。
seek-guest = レーティングで対戦相手を選べるのは、アカウントのあるプレイヤーだけです。
seek-many = 同じアドレスから対戦相手を探している人が多すぎます。そのうちの1つの卓に参加してください。
push-found = 対戦相手が見つかりました
server-delayed = この卓の様子は、観戦者には遅れて表示されます。見返せる場面はまだありません。
