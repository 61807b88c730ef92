### 『運命の都市』の言葉。都市アイコンの働き、質問、選択肢、ログ。

## 都市アイコンの働き

innovation-city-plus = メルドアクションで出したとき、時代{ $next }のカードを1枚引く。
innovation-city-arrow = メルドアクションで出したとき、{ $colour }を{ $word ->
    [arrow_left] 左
    [arrow_right] 右
   *[arrow_up] 上
}にスプレイする。
innovation-city-search = メルドアクションで出したとき、時代{ $age }の基本カードを{ $age }枚公開し、{ $icon }のあるものをすべて手札に加え、残りを戻す。
innovation-city-junk = メルドアクションで出したとき、獲得可能な時代{ $age }の標準アチーブメントを1枚ジャンクする。
innovation-city-uplift = メルドアクションで出したとき、時代{ $next }の山札をすべてジャンクし、時代{ $after }のカードを1枚引く。
innovation-city-unsplay = メルドアクションで出したとき、対戦相手は全員{ $colour }のスプレイを解除する。
innovation-city-flag = 旗が見えている間、{ $colour }のカードがあなたより多く見えている対戦相手がいなければ、アチーブメント1つとして数える。
innovation-city-fountain = 噴水が見えている間、アチーブメント1つとして数える。
innovation-city-bonus = ボーナスは、見えている間、得点に加わる。

## 選択肢と質問

innovation-option-endorse = { $card }を支持
innovation-option-city = 都市{ $card }
innovation-choice-endorse = { $card }を支持する（ドグマを2回分発動する）
innovation-ask-city = { $card }を支持するために、どの都市を使いますか？
innovation-ask-tuck-endorse = { $card }を支持するコストとして、どのカードをタックしますか？
innovation-ask-junk-endorse = { $card }を支持するコストとして、どのカードをジャンクしますか？

## ログ

innovation-log-endorses = { $seat }が{ $cards }を支持した。
innovation-log-searches = { $seat }が{ $cards }のサーチで時代{ $number }の基本カードを最大{ $number }枚公開する。
