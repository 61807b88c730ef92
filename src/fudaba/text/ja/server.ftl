### ブラウザの卓。サーバーの言うこと。

server-yes = あり
server-no = なし

## できないわけ

server-stale = 卓が先に進んでいます。もう一度見てから答えてください。
server-not-yours = あなたが決める番ではありません。
server-illegal = この質問の答えにはなりません。
server-not-begun = ゲームはまだ始まっていません。
server-not-over = ゲームはまだ終わっていません。
server-is-over = ゲームはもう終わっています。
server-frozen = このゲームはエラーで止まっています。座っていた人は報告ファイルを保存できます。
server-not-written = 答えを書き込めなかったので、なかったことになりました。もう一度試してください。
server-away = データベースが応答しないため、いまは読み出せません。何も失われていません。少し待ってからもう一度試してください。
server-elsewhere = この卓には、別の入口からサーバーに来た人がいます。同じ入口から来るか、少し待ってからもう一度試してください。
server-moved = この卓はサーバーの別のプロセスに移ります。何も失われません。すぐに続けられます。
server-error = サーバーで問題が起きました。何も変わっていません。
server-closing = サーバーがまもなく再起動します。何も失われません。すぐに続けられます。
server-no-table = その卓はありません。
server-own-cards = この卓には、サーバーの起動時に読み込まれていないカードがあります。読み込まれるまで待っています。
server-unreadable = この卓の保存データを読み込めません。ほかの卓には影響ありません。
server-no-seat = その席は空いていません。
server-no-token = この卓にあなたの席はありません。
server-no-invite = この卓には招待がないと入れません。
server-no-spectators = この卓は観戦できません。
server-day-begun = 今日のゲームはもう始めています。数えられるのは一度だけです。
server-day-none = 今日のゲームはありません。
server-day-alone = 今日のゲームでは、ほかの誰も代わりにプレイできません。
server-day-counts = 今日のゲームは点数を比べるので、最後まで打ちます。
server-not-given-up = 投了できるのは、二人または二組で打ち、自分の側にほかの人がいないときだけです。ボットに任せることはできます。
server-no-name = 名前には、目に見える文字が少なくとも一つ必要です。
server-name-kept = アドレスと、サーバーがボットや人を示す書き出し（bot:、person: など）は、名前に使えません。
server-name-letters = 名前に使えるのは、現在ふつうに使われている文字体系の文字だけです。それ以外の文字が含まれています。
server-name-mixed = 異なる文字体系の文字が混ざっていて、ほかの名前と見分けがつかないおそれがあります。一つの文字体系の文字を使ってください。
server-no-request = その申し出はもうありません。
server-code-gone = このリンクはもう使われたか、10分を過ぎています。遊んでいる端末で作り直してください。
server-replay-not-over = このゲームは終わっていません。見ることと続きを打つことはできますが、終わったゲームとしては保存できません。
server-replay-not-read = 棋譜の続きを始めるには、棋譜の内容、局面の番号、卓の設定が必要です。送られたものはそれと異なります。
server-replay-slow = この状況は大きすぎます。卓で遊ぶと、1手ごとに他の卓を待たせてしまいます。
server-no-veto = もう拒否権は残っていません。
server-begun = ゲームはもう始まっています。
server-not-host = それができるのは卓を開いた人だけです。
server-seats-taken = もうそれより多くの人が座っています。
server-seats-fixed = 別のゲームの続きなので、人数は変えられません。
server-bad-setup = その条件では卓を立てられません。
server-bad-message = サーバーはこのメッセージを読めません。
server-too-fast = 一度に多すぎます。少し待ってください。
server-many-wait = お使いのアドレスから開いた卓が、すでに多く参加者を待っています。その卓で遊ぶか、席を立ってください。
server-day-full = お使いのアドレスから今日保存できるゲームの量に達しました。明日もう一度試してください。
server-full = サーバーの卓がいっぱいです。あとでもう一度試してください。
server-other-view = ゲーム中に見られるのは、自分の視点と公開の視点だけです。
server-not-joined = 先に卓に入ってください。

## 接続が切れるわけ

server-too-long = メッセージが長すぎます。
server-too-many = 同じアドレスからの接続が多すぎます。
server-stranger = このページからは接続できません。
server-too-slow = 通信が追いつきませんでした。つなぎ直します。

## 取り消し

server-undo-off = この卓では取り消せません。
server-undo-over = ゲームが終わったので取り消せません。
server-undo-nothing = 取り消す手はまだありません。
server-undo-revealed = 自分の答えのあとに新しくわかったことがあるので、取り消せません。
server-undo-others = ほかの人が答えたので、取り消せません。
server-undo-away = 同意できる人がいないので、取り消せません。
server-undo-answers = { $after ->
    [0] 自分の答え
   *[other] 自分の答えと、そのあとの{ $after }手
}
server-undo-asked = { $answers ->
    [1] { $seat }が最後の1手を取り消したいと言っています。
   *[other] { $seat }が最後の{ $answers }手を取り消したいと言っています。
}

## 投了

server-gave-up = 投了
server-gave-up-won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の組の勝ち
}
server-gave-up-why = { $seat }が投了しました。得点は数えません。

## コーチ

server-hint-off = この卓ではヒントを使えません。
server-hint-away = ヒントには全員の同意が必要ですが、いない人がいます。
server-hint-asked = { $seat }がヒントを見たいと言っています。
server-review-later = いまはほかの対局の検討で手いっぱいです。あとでもう一度試してください。
