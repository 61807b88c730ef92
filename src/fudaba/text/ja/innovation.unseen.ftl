### 『見えざるもの』拡張の選択肢と質問。

innovation-option-achieve_secret = 秘密の{ $card }を獲得
innovation-choice-achieve_secret = 秘密を獲得する：{ $card }

innovation-option-score_from_hand = 手札から得点
innovation-option-safeguard_from_hand = 手札を金庫へ
innovation-option-draw_and_safeguard = 引いて金庫へ
innovation-option-splay_and_execute = スプレイして実行
innovation-option-meld_and_splay = メルドしてスプレイ
innovation-option-splay_left = 左にスプレイ
innovation-option-splay_right = 右にスプレイ
innovation-option-splay_up = 上にスプレイ
innovation-option-unsplay = スプレイを解除
innovation-option-junk_and_safeguard = ジャンクして金庫へ
innovation-option-score_secrets = 秘密を得点
innovation-option-draw_and_junk = 引いてジャンク
innovation-option-safeguard_achievements = アチーブメントを金庫へ
innovation-option-take_secrets = 秘密を手札に
innovation-option-offer_hand = 手札を獲得可能に
innovation-option-take_bottoms = 一番下のカードを手札に
innovation-option-tuck_score_pile = 得点置き場をタック
innovation-option-score_age = 1つの時代を得点
innovation-option-achieve_secrets = 秘密を獲得

## ログ

innovation-log-draws_and_junks = { $known ->
    [true] { $seat }が{ $cards }を引いてジャンクした。
   *[false] { $seat }が時代{ $number }のカードを引いてジャンクした。
}
innovation-log-flips_coin = { $word ->
    [won] { $seat }がコイントスに勝った。
   *[lost] { $seat }がコイントスに負けた。
}
innovation-log-draws_and_returns = { $known ->
    [true] { $seat }が{ $cards }を山札の一番上から一番下に移した。
   *[false] { $seat }が時代{ $number }のカードを山札の一番上から一番下に移した。
}
