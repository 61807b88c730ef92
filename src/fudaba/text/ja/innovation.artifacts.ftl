### 『歴史のアーティファクト』拡張の選択肢、質問、ログ。

innovation-option-pass = パス
innovation-option-dig = 発掘
innovation-option-steal = { $card }を盗む

innovation-choice-return = { $card }を戻す
innovation-choice-pass = 何もしない
innovation-choice-dig = 新しいアーティファクトを発掘する
innovation-choice-steal = { $card }を盗む

innovation-ask-display = { $word ->
    [museum] { $card }が展示されています。博物館に入れる前に、ドグマを発動しますか？
   *[other] { $card }が展示されています。ドグマを発動するか、戻すか、そのまま残すか選んでください。
}
innovation-ask-relic = { $card }を手に入れますか？
innovation-ask-steal = 発掘する代わりに、博物館のアーティファクトを盗みますか？

innovation-log-digs = { $seat }が{ $cards }を発掘し、展示した。
innovation-log-seizes = { $seat }が遺物{ $cards }をアチーブメントとして手に入れた。
innovation-log-seizes_to_hand = { $seat }が遺物{ $cards }を手札に入れた。
innovation-log-exhibits = { $seat }が{ $cards }を博物館{ $number }に入れた。
innovation-log-closes_museums = 博物館がすべて埋まった。
innovation-log-steals = { $seat }が{ $whom }から{ $cards }を博物館{ $number }ごと盗んだ。
innovation-log-frees = { $cards }がふたたび空いた。

innovation-option-type = { $word ->
    [base] 基本
    [artifacts] アーティファクト
    [cities] 都市
    [echoes] 共鳴
    [figures] 人物
   *[unseen] 見えざるもの
}
innovation-option-choose = { $card }
innovation-ask-choose = { $card }：どのカードを選びますか？
innovation-ask-type = { $card }：どのセットのカードにしますか？
innovation-log-junks_artifacts = { $seat }が時代{ $number }のアーティファクトの山札をすべてジャンクした。
