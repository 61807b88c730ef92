### Innovationの卓で使う言葉。カードそのものはinnovation.<set>.<age>.ftl、ルールはinnovation.rules.ftlにある。

## 色、セット、裏面

innovation-colour-red = 赤
innovation-colour-yellow = 黄
innovation-colour-green = 緑
innovation-colour-blue = 青
innovation-colour-purple = 紫

innovation-set-artifacts = アーティファクト
innovation-set-cities = 都市
innovation-set-echoes = 共鳴
innovation-set-figures = 人物
innovation-set-unseen = 見えざるもの

# 伏せてあるカード
innovation-back = 時代{ $age }
innovation-back-of = { $set }{ $age }

# ほかの版で働きが違うとき、本文の後に付ける
innovation-text-first = （初版：{ $text }）
innovation-text-fourth = （第4版：{ $text }）

## 選択肢。短い形

innovation-option-draw = ドロー
innovation-option-meld = { $card }をメルド
innovation-option-dogma = { $card }のドグマ
innovation-option-parley = パーリーで{ $card }
innovation-option-achieve = { $number ->
    [-1] { $card }を獲得
   *[other] 時代{ $number }のアチーブメントを獲得
}
innovation-option-return = { $card }を戻す
innovation-option-tuck = { $card }をタック
innovation-option-score = { $card }を得点
innovation-option-transfer = { $card }を移す
innovation-option-junk = { $card }をジャンク
innovation-option-remove = { $card }を除外
innovation-option-take = { $card }を取る
innovation-option-reveal = { $card }を公開
innovation-option-foreshadow = { $card }を予示
innovation-option-safeguard = { $card }を金庫へ
innovation-option-restore = { $card }を獲得可能に戻す
innovation-option-colour = { $colour }
innovation-option-player = { $player }
innovation-option-value = { $number }
innovation-option-icon = { $word ->
    [crown] 王冠
    [leaf] 葉
    [lightbulb] 電球
    [castle] 塔
    [factory] 工場
    [clock] 時計
    [person] 人物
   *[prehistory] 先史
}
innovation-option-may = { $word ->
    [yes] はい
   *[no] いいえ
}
innovation-option-order = { $number ->
    [-1] { $card }
   *[other] { $card } { $number }
}
innovation-option-exchange = 交換
innovation-option-junk_deck = 山札をジャンク
innovation-option-draw_and_score = 引いて得点
innovation-option-draw_higher = 1つ上を引く

## 選択肢。卓で読む長い形

innovation-choice-draw = カードを1枚引く
innovation-choice-meld = { $card }をメルドする
innovation-choice-dogma = { $card }のドグマを使う
innovation-choice-parley = カードを1枚戻して、{ $card }のドグマを使う
innovation-choice-achieve = 時代{ $number }のアチーブメントを獲得する

## 質問

innovation-ask-other = { $decider }が選んでいます。
innovation-ask-other-for = { $decider }が{ $owner }の代わりに選んでいます。
innovation-ask-for = { $owner }の代わりに選んでください。{ $question }

innovation-ask-action = { $number ->
    [1] 1つ目のアクションを選んでください。
   *[other] 2つ目のアクションを選んでください。
}
innovation-ask-action-seen = { $number ->
    [1] { $decider }の1つ目のアクション
   *[other] { $decider }の2つ目のアクション
}
innovation-ask-meld-first = 最初にメルドするカードを2枚から選んでください。
innovation-ask-meld = { $card }：どのカードをメルドしますか？
innovation-ask-return = { $card }：どのカードを戻しますか？
innovation-ask-return-parley = { $word ->
    [launch] { $card }のドグマを使うために戻すカードを選んでください。
    [share] { $whom }が{ $card }のドグマを使います。カードを1枚戻して共有しますか？
   *[avoid] { $whom }が{ $card }のドグマを使います。カードを1枚戻して要求を避けますか？
}
innovation-ask-tuck = { $card }：どのカードをタックしますか？
innovation-ask-score = { $card }：どのカードを得点にしますか？
innovation-ask-transfer = { $card }：どのカードを移しますか？
innovation-ask-junk = { $card }：どのカードをジャンクしますか？
innovation-ask-remove = { $card }：どのカードを除外しますか？
innovation-ask-take = { $card }：どのカードを取りますか？
innovation-ask-reveal = { $card }：どのカードを公開しますか？
innovation-ask-achieve = { $card }：どのアチーブメントを獲得しますか？
innovation-ask-foreshadow = { $card }：どのカードを予示しますか？
innovation-ask-safeguard = { $card }：どのカードを金庫に入れますか？
innovation-ask-restore = { $card }：どのアチーブメントを獲得可能に戻しますか？
innovation-ask-dogma = { $card }：どのカードを実行しますか？
innovation-ask-colour = { $card }：どの色にしますか？
innovation-ask-colour-splay = { $word ->
    [splay_left] { $card }：どの色を左にスプレイしますか？
    [splay_right] { $card }：どの色を右にスプレイしますか？
    [splay_up] { $card }：どの色を上にスプレイしますか？
   *[splay_aslant] { $card }：どの色を斜めにスプレイしますか？
}
innovation-ask-player = { $card }：どのプレイヤーにしますか？
innovation-ask-value = { $word ->
    [number] { $card }：いくつにしますか？
   *[other] { $card }：どの時代にしますか？
}
innovation-ask-icon = { $card }：どのアイコンにしますか？
innovation-ask-may = { $card }：この効果を使いますか？
innovation-ask-may-splay = { $word ->
    [splay_left] { $card }：左にスプレイしますか？
    [splay_right] { $card }：右にスプレイしますか？
    [splay_up] { $card }：上にスプレイしますか？
   *[splay_aslant] { $card }：斜めにスプレイしますか？
}
innovation-ask-option = { $card }：どれにしますか？
innovation-ask-order = { $card }：上から順に、どう並べますか？

## ログ

innovation-log-is_dealt = { $known ->
    [true] { $seat }に{ $cards }が配られた。
   *[false] { $seat }に{ $number }枚配られた。
}
innovation-log-starts = { $cards }を出した{ $seat }が先手。
innovation-log-turn = 第{ $number }手番：{ $seat }
innovation-log-action = { $number ->
    [1] { $seat }の1つ目のアクション
   *[other] { $seat }の2つ目のアクション
}
innovation-log-draws = { $known ->
    [true] { $seat }が{ $cards }を引いた。
   *[false] { $seat }が時代{ $number }のカードを引いた。
}
innovation-log-melds = { $seat }が{ $cards }をメルドした。
innovation-log-tucks = { $seat }が{ $cards }をタックした。
innovation-log-scores = { $known ->
    [true] { $seat }が{ $cards }を得点にした。
   *[false] { $seat }が時代{ $number }のカードを得点にした。
}
innovation-log-returns = { $known ->
    [true] { $seat }が{ $cards }を戻した。
   *[false] { $seat }が時代{ $number }のカードを戻した。
}
innovation-log-junks = { $known ->
    [true] { $seat }が{ $cards }をジャンクした。
   *[false] { $seat }が時代{ $number }のカードをジャンクした。
}
innovation-log-junks_achievement = { $known ->
    [true] { $seat }がアチーブメント{ $cards }をジャンクした。
   *[false] { $seat }が時代{ $number }のアチーブメントをジャンクした。
}
innovation-log-junks_deck = { $seat }が時代{ $number }の山札をすべてジャンクした。
innovation-log-brings_in_age_0 = { $seat }が時代0のカード{ $number }枚をゲームに加えた。
innovation-log-begins_within = 全員のカードをすべて脇に置き、このゲームの中で新しいゲームを始めた。全員が時代{ $number }のカードを1枚ずつ引いてメルドする。
innovation-log-ends_within = ゲームの中のゲームが終わり、脇に置いたカードがすべて元に戻った。
innovation-log-restores = { $known ->
    [true] { $seat }が{ $cards }を獲得可能に戻した。
   *[false] { $seat }が時代{ $number }のアチーブメントを獲得可能に戻した。
}
innovation-log-rearranges = { $seat }が{ $colour }を上から{ $cards }の順に並べ替えた。
innovation-log-removes = { $known ->
    [true] { $seat }が{ $cards }をゲームから除外した。
   *[false] { $seat }が時代{ $number }のカードをゲームから除外した。
}
innovation-log-takes = { $known ->
    [true] { $seat }が{ $cards }を手札に加えた。
   *[false] { $seat }が時代{ $number }のカードを手札に加えた。
}
innovation-log-reveals = { $seat }が{ $cards }を公開した。
innovation-log-proves = { $word ->
    [score_pile] { $seat }が証明として得点置き場のカードを見せた：{ $cards }。
    [forecast] { $seat }が証明として予示のカードを見せた：{ $cards }。
   *[other] { $seat }が証明として手札を見せた：{ $cards }。
}
innovation-log-transfers = { $known ->
    [true] { $word ->
        [hand] { $seat }が{ $cards }を{ $whom }の手札に移した。
        [score_pile] { $seat }が{ $cards }を{ $whom }の得点置き場に移した。
        [safe] { $seat }が{ $cards }を{ $whom }の金庫に移した。
        [board] { $seat }が{ $cards }を{ $whom }のボードに移した。
       *[other] { $seat }が{ $cards }を{ $whom }に移した。
    }
   *[false] { $word ->
        [hand] { $seat }が時代{ $number }のカードを{ $whom }の手札に移した。
        [score_pile] { $seat }が時代{ $number }のカードを{ $whom }の得点置き場に移した。
        [safe] { $seat }が時代{ $number }のカードを{ $whom }の金庫に移した。
       *[other] { $seat }が時代{ $number }のカードを{ $whom }に移した。
    }
}
innovation-log-achieves = { $known ->
    [true] { $seat }が{ $cards }を獲得した。
   *[false] { $seat }が時代{ $number }のアチーブメントを獲得した。
}
innovation-log-foreshadows = { $known ->
    [true] { $seat }が{ $cards }を予示した。
   *[false] { $seat }が時代{ $number }のカードを予示した。
}
innovation-log-safeguards = { $known ->
    [true] { $seat }が{ $cards }を金庫に入れた。
   *[false] { $seat }が時代{ $number }のカードを金庫に入れた。
}
innovation-log-draws_and_melds = { $seat }が{ $cards }を引いてメルドした。
innovation-log-draws_and_tucks = { $seat }が{ $cards }を引いてタックした。
innovation-log-draws_and_scores = { $known ->
    [true] { $seat }が{ $cards }を引いて得点にした。
   *[false] { $seat }が時代{ $number }のカードを引いて得点にした。
}
innovation-log-draws_and_reveals = { $seat }が{ $cards }を引いて公開した。
innovation-log-draws_and_achieves = { $seat }が時代{ $number }のカードを引き、アチーブメントとして獲得した。
innovation-log-draws_and_foreshadows = { $known ->
    [true] { $seat }が{ $cards }を引いて予示した。
   *[false] { $seat }が時代{ $number }のカードを引いて予示した。
}
innovation-log-draws_and_safeguards = { $seat }が時代{ $number }のカードを引いて金庫に入れた。
innovation-log-draws_and_takes = { $known ->
    [true] { $seat }が{ $cards }を引き、手札に残した。
   *[false] { $seat }が時代{ $number }のカードを引き、手札に残した。
}
innovation-log-splays_left = { $seat }が{ $colour }を左にスプレイした。
innovation-log-splays_right = { $seat }が{ $colour }を右にスプレイした。
innovation-log-splays_up = { $seat }が{ $colour }を上にスプレイした。
innovation-log-splays_aslant = { $seat }が{ $colour }を斜めにスプレイした。
innovation-log-unsplays = { $seat }が{ $colour }のスプレイを解除した。
innovation-log-splays_left_of = { $seat }が{ $whom }の{ $colour }を左にスプレイした。
innovation-log-splays_right_of = { $seat }が{ $whom }の{ $colour }を右にスプレイした。
innovation-log-splays_up_of = { $seat }が{ $whom }の{ $colour }を上にスプレイした。
innovation-log-splays_aslant_of = { $seat }が{ $whom }の{ $colour }を斜めにスプレイした。
innovation-log-unsplays_of = { $seat }が{ $whom }の{ $colour }のスプレイを解除した。
innovation-log-activates = { $seat }が{ $cards }のドグマを使った。
innovation-log-demands = { $cards }の要求が{ $whom }に向けられた。
innovation-log-compels = { $cards }の強制が{ $whom }に向けられた。
innovation-log-is_immune = { $seat }はアイコンが足りているので対象外。
innovation-log-shares = { $word ->
    [echo] { $seat }が{ $cards }の共鳴効果を共有した。
   *[other] { $seat }が{ $cards }の第{ $number }効果を共有した。
}
innovation-log-executes = { $word ->
    [echo] { $seat }が{ $cards }の共鳴効果を実行した。
    [inspire] { $seat }が{ $cards }の感銘効果を実行した。
   *[other] { $seat }が{ $cards }の第{ $number }効果を実行した。
}
innovation-log-executes_card = { $seat }が{ $cards }を実行した。
innovation-log-endless = { $cards }は際限なく続くため、ここで打ち切った。
innovation-log-earns_bonus = 共有ボーナスで、{ $seat }が1枚引く。
innovation-log-claims = { $seat }が{ $cards }を獲得した。
innovation-log-draws_beyond = { $seat }が時代{ $number }を引こうとしたが、もう山札がない。ゲーム終了。
innovation-log-loses = { $seat }の敗北。
innovation-log-wins = { $word ->
    [points] { $seat }の勝ち。得点は{ $number }点。
    [achievements] { $seat }の勝ち。アチーブメントは{ $number }個。
   *[card] { $seat }の勝ち。
}

## ゲームの結果

innovation-end-won = { $tied ->
    [true] { $count ->
        [1] { $figure }点で同点、アチーブメントの多い{ $names }の勝ち（{ $second }個）
       *[other] { $names }の同時優勝。{ $figure }点、アチーブメント{ $second }個
    }
   *[false] { $by ->
        [points] { $names }の勝ち。得点は{ $figure }点
        [achievements] { $names }の勝ち。アチーブメントは{ $figure }個
       *[rule] { $count ->
            [0] 勝者なし
           *[other] カードの効果による{ $names }の勝ち
        }
    }
}
innovation-end-why-achievements = { $seat }が必要な{ $number }個のアチーブメントを獲得しました。
innovation-end-why-deck = { $seat }は時代{ $number }以上のカードを引くことになりましたが、残っていませんでした。
innovation-end-why-card = カードにある勝利の条件が満たされました。
innovation-end-why-last = ほかの全員が敗北しました。
innovation-end-row-age = 時代{ $number }
innovation-end-row-named = { $card }
innovation-end-row-more = 旗、噴水、カルマ
innovation-end-row-score = 時代{ $number }のカード
innovation-end-row-bonus = ボーナスとカルマ
innovation-end-by-points = 得点
innovation-end-by-achievements = アチーブメント

## ルールの出典

innovation-source = { $title }、「{ $section }」
innovation-source-whole = { $title }

## ゲームと卓のオプション

innovation-title = イノベーション
innovation-switch-edition = 版
innovation-switch-edition-third = 従来版（第3版）
innovation-switch-edition-fourth = 第4版
innovation-switch-edition-first = 初版
innovation-switch-teams = 2人ずつのチーム
innovation-switch-start_hand = 最初の手札
innovation-switch-start_hand-mixed = 全セットから
innovation-switch-start_hand-base = 基本セットから
innovation-switch-victory = アチーブメントによる勝利（第4版）
innovation-switch-victory-at_once = その場で
innovation-switch-victory-after_action = アクションの終わりに
innovation-switch-unseen_draw = 見えざるものの最初のドロー
innovation-switch-unseen_draw-hand = 手札に引くとき
innovation-switch-unseen_draw-any = 基本カードを引くときすべて
innovation-switch-artifacts = 歴史のアーティファクト
innovation-switch-relics = 遺物（歴史のアーティファクト）
innovation-switch-cities = 運命の都市
innovation-switch-echoes = 過去の共鳴
innovation-switch-figures = 砂の中の人物
innovation-switch-unseen = 見えざるもの
innovation-switch-card_counts = 自分に見えていないカードを表示

## 選べない理由と、選んだ結果

innovation-icon = { $icon ->
    [crown] 王冠
    [leaf] 葉
    [lightbulb] 電球
    [castle] 塔
    [factory] 工場
    [clock] 時計
    [person] 人物
    [prehistory] 先史
    [bonus] ボーナス{ $number }
    [echo] 共鳴効果
    [inspire] 感銘効果
    [flag] 旗
    [fountain] 噴水
    [plus] プラス
    [left] 左矢印
    [right] 右矢印
    [up] 上矢印
    [junk] ジャンク
    [uplift] アップリフト
    [unsplay] アンスプレイ
   *[other] { $icon }
}
innovation-hint-age = 時代{ $age }
innovation-hint-draws-out = 引ける山札がなく、ゲームが終わる
innovation-not-fitting = この効果では選べない。
innovation-reach-way = { $icon }{ $number }。{ $text }
innovation-reach-hits = { $seats }に要求
innovation-reach-hits-nobody = 要求の対象なし
innovation-reach-shared = { $count ->
   *[other] { $seats }と共有
}
innovation-reach-alone = あなただけ
innovation-reach-counted = { $pays ->
    [hit] { $seat }（{ $number }、手札を1枚戻さなければ）
    [shares] { $seat }（{ $number }、手札を1枚戻せば）
   *[no] { $seat }（{ $number }）
}
innovation-reach-and = 、
innovation-reach-or = 。
innovation-reach-karma-first = 先に{ $cards }のカルマを処理する。結果が変わることがある
innovation-hint-player = 得点{ $points }、手札{ $hand }
innovation-hint-card = 時代{ $age }、{ $colour }
innovation-hint-reach = { $text }
