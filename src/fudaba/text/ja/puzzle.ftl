### パズル：目標のある局面

puzzle-help = 一覧にある答えをそのまま入力します。複数のときはコンマで区切ります。hint（ヒント）、undo（一手戻す）、again（最初から）、solution（解答）、table（場の様子）、quit（終了）も使えます。
puzzle-solved = 正解です！
puzzle-not-solved = 不正解です。手順は終わりました。undo で一手、again で最初まで戻せます。
puzzle-best-so-far = 結果は{ $number }でした。もっと大きくできます。
puzzle-line-over = 手順は終わりました。undo で一手、again で最初まで戻せます。
puzzle-no-more-hints = ヒントはもうありません。solution で解答を表示します。
puzzle-nothing-to-undo = 戻せる手がありません。
puzzle-ask-ways = 何通りありますか？数字を入力してください。
puzzle-ask-which = 正しいものはどれですか？番号を入力してください。
puzzle-not-ways = その数ではありません。
puzzle-not-all = 過不足があります。「;」で区切って、正しい答えをすべて入力してください。
puzzle-not-which = そうはなりません。

## パズルの誤り

puzzle-wrong-most = 「{ $path }」は数ではないため、最大値を問えません。
puzzle-wrong-outcomes = 選択問題には選択肢が2つ以上必要です。
puzzle-wrong-which = 成り立つ選択肢はちょうど1つでなければなりませんが、{ $number }個あります。
puzzle-wrong-no-best = パズルに最善の値（`best`）がありません。ソルバーの結果は{ $found }です。
puzzle-wrong-best = パズルでは最善が{ $best }ですが、ソルバーの結果は{ $found }です。
puzzle-wrong-goal = 目標に届く手順が見つかりませんでした。
puzzle-wrong-steps = 解答の手順は{ $reached }までしか届きません。目標は{ $wanted }です。
puzzle-problem-none = 「{ $name }」というファイルもパズルもありません。`fudaba puzzle` で一覧を表示します。
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
