### Innovation『砂の中の人物』の卓で使う言葉。選択肢、質問、ログ。

innovation-option-decree = { $card }を発令
innovation-option-inspire = { $colour }で感銘
innovation-option-claim = { $card }を獲得
innovation-option-fade = { $card }を衰退
innovation-option-name = { $card }を指定
innovation-option-offer_it = 獲得可能にする
innovation-option-execute_it = 実行する

innovation-choice-decree = 手札をすべて使って、法令{ $card }を発令する
innovation-choice-inspire = { $colour }で感銘アクションを行う
innovation-choice-claim = { $card }をアチーブメントとして獲得する

innovation-ask-fade = 一番上の人物が2人以上います。どの人物を衰退させますか？
innovation-ask-name = { $card }：どのカードの名前を言いますか？
innovation-ask-order-karma = これから起こることに複数のカルマが働きます。どのカルマを発生させますか？
innovation-ask-icon-avatar = どのアイコンで{ $card }のドグマを発動しますか？

innovation-log-karma = { $cards }のカルマが働く。
innovation-log-raises = いま実行する効果に書かれた時代は、書かれているより{ $number }高くなる。
innovation-log-issues = { $seat }が法令{ $cards }を発令した。
innovation-log-enacts = { $seat }が{ $cards }の効果を行う。
innovation-log-takes_away = { $seat }が{ $cards }を{ $whom }から取り上げ、獲得可能なアチーブメントに戻した。
innovation-log-inspires = { $seat }が{ $colour }で感銘を受けた。
innovation-log-is_inspired = { $seat }が{ $cards }の感銘効果を行う。
innovation-log-names = { $seat }が{ $cards }の名前を言った。
