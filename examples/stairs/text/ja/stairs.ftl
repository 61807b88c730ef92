### 階段

stairs-title = 階段
stairs-set-stairs = 階段
stairs-card-step = { $height }段
    .text = { $height }以下の段の上か、9の上に置けます。
stairs-counter-height = 高さ
stairs-zone-pile = 山札
stairs-zone-stairs = 階段の札
stairs-zone-hand = 手札

stairs-ask-lay = 段を置くか、引いてください。
stairs-ask-other = { $decider }が決めます。
stairs-ask-other-for = { $decider }が{ $owner }のために決めます。
stairs-ask-for = { $owner }のために：{ $question }
stairs-option-lay = { $card }を置く
stairs-option-draw = 引く
stairs-option-pass = パス
stairs-not-low = この段は低すぎます。
stairs-hint-wins = 最後の1枚です。これで勝ちます。

stairs-log-turn = { $seat }の番
stairs-log-lays = { $seat }が{ $cards }を置く
stairs-log-draws = { $known ->
    [true] { $seat }が{ $cards }を引く
   *[false] { $seat }が1枚引く
}
stairs-log-passes = { $seat }がパスする
stairs-log-ends = ゲーム終了

stairs-end-won = { $count ->
    [one] { $names }の勝ち
   *[other] { $names }の勝ち
}
stairs-end-why-stairs = 手札を出しきったか、誰も続けられません。
stairs-end-by-cards = 残りの手札、少ないほどよい

stairs-source = { $title }「{ $section }」
stairs-source-whole = { $title }
STR-1 = 場の段以上の段を置くか、1枚引きます。9のあとには何でも置けます。
STR-2 = 引く札がなければ、置ける人は置き、置けない人はパスします。
STR-3 = 手札を出しきった人が出るか、全員が続けてパスすると終わり、手札の少ない人が勝ちます。

stairs-problem-cards = { $card }はそんなにありません。
stairs-problem-empty = 階段に1枚、各プレイヤーに1枚は必要です。
