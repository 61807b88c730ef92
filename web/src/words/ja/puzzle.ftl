### パズル。

puzzles = パズル
puzzles-about = それぞれに局面と目標があります。判定はルールが行うので、目標に届けばどの手順でも正解です。アカウントは不要で、解いたパズルはこの端末に記憶されます。
puzzles-solved = { $all }問中{ $solved }問
puzzle-today = 今日のパズル
puzzle-solved = 正解
puzzle-others = パズル一覧
puzzle-task = 問題
puzzle-wrong = 正解ではありません。
puzzle-over = ここで手順が終わりました。1手戻すか、最初からやり直してください。
puzzle-reached = ここまでの最大：{ $number }
puzzle-undo = 1手戻す
puzzle-again = 最初から
puzzle-hint = ヒント
puzzle-solution = 解答を見る
puzzle-ways = 何通りありますか？
puzzle-say = 答える
puzzle-name-all = 卓で正しい答えをすべて選び、まとめて答えてください。
puzzle-say-all = これで全部
puzzle-nothing = 選ばない
puzzle-back = 戻る
puzzle-next = 次の手
puzzle-step = { $all }手中{ $step }手
