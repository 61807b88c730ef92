### 『過去の共鳴』の卓の言葉。選択肢、質問、ログ。

innovation-option-promote = { $card }を昇格
innovation-option-offer = { $card }を獲得可能に
innovation-option-put_back = { $card }を山札の上に戻す
innovation-option-look = { $card }を見る
innovation-option-draw_and_meld = 引いてメルド
innovation-option-draw_and_foreshadow = 引いて予示
innovation-option-tuck_from_forecast = 予示からタック
innovation-option-return_it = それを戻す
innovation-option-achieve_it = それを獲得
innovation-option-score_it = それを得点
innovation-option-purple_left = 紫を左にスプレイ
innovation-option-purple_right = 紫を右にスプレイ
innovation-option-purple_up = 紫を上にスプレイ
innovation-option-purple_aslant = 紫を斜めにスプレイ
innovation-option-splay_other = ほかの色をスプレイ
innovation-option-hands = 手札
innovation-option-score_piles = 得点置き場
innovation-option-top = 一番上のカード
innovation-option-bottom = 一番下のカード

innovation-ask-promote = { $card }をメルドしました。予示のどのカードを昇格させますか？
innovation-ask-dogma-promoted = { $card }を昇格させました。ドグマを発動しますか？
innovation-ask-offer = { $card }：どのカードを獲得可能なアチーブメントにしますか？
innovation-ask-put_back = { $card }：どのカードを山札の一番上に戻しますか？
innovation-ask-look = { $card }：どのカードを見ますか？

innovation-log-promotes = { $seat }が{ $cards }を昇格させた。
innovation-log-offers = { $known ->
    [true] { $seat }が{ $cards }を獲得可能なアチーブメントにした。
   *[false] { $seat }が時代{ $number }のカード1枚を獲得可能なアチーブメントにした。
}
innovation-log-puts_back = { $known ->
    [true] { $seat }が{ $cards }を山札の一番上に戻した。
   *[false] { $seat }が時代{ $number }のカード1枚を山札の一番上に戻した。
}
innovation-log-looks = { $known ->
    [true] { $seat }が{ $cards }を見た。
   *[false] { $seat }が時代{ $number }のカード1枚を見た。
}
