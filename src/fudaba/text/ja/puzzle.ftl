### パズル：目標のある局面

puzzle-help = 一覧にある答えをそのまま入力します。複数のときはコンマで区切ります。hint（ヒント）、undo（1手戻す）、again（最初から）、solution（解答）、table（場の様子）、quit（終了）も使えます。
puzzle-solved = 正解です！
puzzle-not-solved = 不正解です。手順は終わりました。undoで1手、againで最初まで戻せます。
puzzle-best-so-far = 結果は{ $number }でした。もっと大きくできます。
puzzle-line-over = 手順は終わりました。undoで1手、againで最初まで戻せます。
puzzle-no-more-hints = ヒントはもうありません。solution で解答を表示します。
puzzle-nothing-to-undo = 戻せる手がありません。
puzzle-ask-ways = 何通りありますか？数字を入力してください。
puzzle-ask-which = 正しいものはどれですか？番号を入力してください。
puzzle-not-ways = その数ではありません。
puzzle-not-all = 過不足があります。「;」で区切って、正しい答えをすべて入力してください。
puzzle-not-which = そうはなりません。

## パズルの誤り

puzzle-wrong-most = 「{ $path }」は数ではないため、最大値を求められません。
puzzle-wrong-outcomes = 選択問題には選択肢が2つ以上必要です。
puzzle-wrong-which = 成り立つ選択肢はちょうど1つでなければなりませんが、{ $number }個あります。
puzzle-wrong-no-best = パズルに最善の値（`best`）がありません。ソルバーの結果は{ $found }です。
puzzle-wrong-best = パズルでは最善が{ $best }ですが、ソルバーの結果は{ $found }です。
puzzle-wrong-goal = 目標に届く手順が見つかりませんでした。
puzzle-wrong-steps = 解答の手順は{ $reached }までしか届きません。目標は{ $wanted }です。
puzzle-problem-none = 「{ $name }」というファイルもパズルもありません。`fudaba puzzle`で一覧を表示します。
puzzle-problem-positions = 局面の数は1以上にしてください。

## 証明

puzzle-proof-proved = { $title }：証明済み。最善は{ $value }、調べた局面は{ $positions }。
puzzle-proof-open = { $title }：調べた範囲では成り立ちます。見つかった最善は{ $value }、調べた局面は{ $positions }。
puzzle-proof-rules = { $title }：ルールのとおりです。
puzzle-proof-wrong = { $title }：誤りがあります。{ $message }

## パズルのページ

puzzle-page-none = パズル「{ $name }」はありません。
puzzle-page-not-read = この要求は読み取れませんでした。
puzzle-page-many = ここで読めるのは1ファイル{ $most }問までです。
puzzle-page-not-in-file = ファイルにそのパズルはありません。

## パズルの作成

puzzle-made-title-win = { $cards }：最後のターン
puzzle-made-title-coins = { $cards }：コインを最大に
puzzle-made-title-score = { $cards }：得点を最大に
puzzle-made-title-achievements = { $cards }：アチーブメントを最多に
puzzle-made-title-rid = { $cards }：あがり
puzzle-made-task-win = このターンに勝ちましょう。
puzzle-made-task-coins = このターンに使えるコインを最大にしましょう。
puzzle-made-task-score = このターンの終わりの得点を最大にしましょう。
puzzle-made-task-achievements = このターンに、アチーブメントの数を最大にしましょう。
puzzle-made-task-rid = Bが何をしても、自分の{ $number }ターン以内にあがりましょう。
puzzle-made-hint-length = 解答の要点は{ $number }手です。
puzzle-made-hint-cards = 使うカードは{ $cards }です。
puzzle-made-hint-first = 最初の手は「{ $label }」です。
puzzle-made-reason-most = { $lines }通りの手順をすべて調べました。{ $best }に届くのはこの手だけです。steadyボットは{ $steady }でした。
puzzle-made-reason-reach = { $lines }通りの手順をすべて調べました。確実に目標に届くのはこの手だけです。steadyボットは届きません。
puzzle-made-found = { $games }ゲームから{ $found }問できました。
puzzle-make-problem-game = ゲームの名前が必要です：fudaba puzzle make GAME
puzzle-make-problem-number = パズルとゲームの数は1以上にしてください。
puzzle-make-problem-file = { $file }は、このコマンドで作ったファイルではないか、ゲーム・シード・オプションが異なります。別のファイルを指定してください。
