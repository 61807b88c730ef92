### ドミニオンの卓で使う言葉。質問、選択肢、ログ。カードは dominion.<拡張>.ftl、ルールは dominion.rules.ftl にある。

## 置き場所、フェイズ、持っているもの

dominion-place-deck = 山札
dominion-place-hand = 手札
dominion-place-discard = 捨て札
dominion-place-play = 場
dominion-place-aside = 脇
dominion-place-face_down = 脇に裏向き
dominion-place-exile = 追放マット
dominion-place-tavern = 酒場マット
dominion-place-island = 島マット
dominion-place-native_village = 原住民の村マット

dominion-phase-start = ターンの開始時
dominion-phase-action = アクションフェイズ
dominion-phase-buy = 購入フェイズ
dominion-phase-night = 夜フェイズ
dominion-phase-cleanup = クリーンアップ
dominion-phase-between = ターンの合間
dominion-phase-setup = ゲーム開始前
dominion-phase-over = ゲーム終了

dominion-counter-actions = アクション
dominion-counter-buys = 購入
dominion-counter-coins = コイン
dominion-counter-potions = ポーション
dominion-counter-vp = 勝利点
dominion-counter-coffers = 財源
dominion-counter-villagers = 村人
dominion-counter-favors = 好意
dominion-counter-debt = 負債

# 同じカードが何枚あるか。
dominion-several = { $card }{ $number }枚

## 選択肢。短い形

dominion-option-card = { $card }
dominion-option-play = { $card }を使用
dominion-option-holding = { $card }（{ $held }）
# What tells cards of one name apart where one of them is chosen.
dominion-apart = { $card }（{ $how }）
dominion-apart-last_turn = 前のターンに使用
dominion-apart-stays = 場に残る
dominion-apart-face_down = 裏向き
dominion-apart-invested = 投資
dominion-apart-effects = 残る効果{ $number }つ
dominion-option-buy = { $card }を購入
dominion-option-use = { $word ->
    [villagers] 村人を使う
    [action] アクションを購入として使う
   *[coffers] 財源を使う
}
dominion-option-pay_debt = { $number ->
    [1] 負債を1支払う
   *[other] 負債を支払う
}
dominion-option-end_phase = フェイズ終了
dominion-option-end_turn = ターン終了
dominion-macro-treasures = 財宝カードをすべて使用
dominion-option-absent = このゲームにないカード
dominion-option-none = なし
dominion-option-may = { $word ->
    [yes] はい
   *[no] いいえ
}
dominion-option-number = { $number }
dominion-option-player = { $player }

# 効果の選択。数字のもの、カード名のもの、その他の指示の始まりの言葉。
dominion-plus-cards = +{ $number }カード
dominion-plus-actions = +{ $number }アクション
dominion-plus-buys = +{ $number }購入
dominion-plus-coins = +{ $number }コイン
dominion-plus-potions = +{ $number }ポーション
dominion-plus-vp = +{ $number }勝利点
dominion-plus-coffers = +{ $number }財源
dominion-plus-villagers = +{ $number }村人
dominion-plus-favors = +{ $number }好意
dominion-plus-several = { $figures }
dominion-gain-one = { $kind }を獲得
dominion-word-trash = 廃棄
dominion-word-discard = 捨て札にする
dominion-word-put_back = 戻す
dominion-word-topdeck = 山札の上に置く
dominion-word-set_aside = 脇に置く
dominion-word-put_in_hand = 手札に加える
dominion-word-play = 使用する
dominion-word-gain = 獲得する
dominion-word-trash_this = これを廃棄
dominion-word-gain_from_trash = 廃棄置き場から獲得
dominion-word-now = 今
dominion-word-next_turn = 次のターン
dominion-word-nothing = 何もしない

## 選択肢。卓で読む長い形

dominion-choice-play = { $card }を使用する
dominion-choice-buy = { $card }を購入する
dominion-choice-use-villagers = 村人を1枚使う（+1アクション）
dominion-choice-use-action = アクションを1つ使う（+1購入）
dominion-choice-use-coffers = 財源を1枚使う（+1コイン）
dominion-choice-pay_debt = { $number ->
    [1] 負債を1支払う
   *[other] 負債を支払えるだけ支払う
}
dominion-choice-end_phase = アクションフェイズを終了する
dominion-choice-end_turn = ターンを終了する
dominion-choice-none = 選ばない
dominion-choice-may = { $word ->
    [yes] はい
   *[no] いいえ
}

## 質問

dominion-ask-other = { $decider }が選んでいます。
dominion-ask-other-for = { $decider }が{ $owner }の代わりに選んでいます。
dominion-ask-for = { $owner }の代わりに選んでください。{ $question }
dominion-ask-befalls = { $whom }に関わる選択です。{ $question }

# 何枚選ぶか。
dominion-so-many = { $many ->
    [one] 1枚
    [maybe] 1枚まで
    [any] 好きな枚数
    [up_to] { $most }枚まで
    [exactly] { $least }枚
   *[between] { $least }枚から{ $most }枚
}

dominion-ask-action = アクションフェイズ（残り{ $number }アクション）。カードを使用してください。
dominion-ask-buy = { $number ->
    [0] 購入フェイズ。財宝を使用するか、カードを購入してください。
   *[other] 購入フェイズ（残り{ $number }コイン）。
}
dominion-ask-night = 夜フェイズ。カードを使用してください。
dominion-ask-action-seen = { $decider }のアクションフェイズ（残り{ $number }アクション）
dominion-ask-buy-seen = { $number ->
    [0] { $decider }の購入フェイズ
   *[other] { $decider }の購入フェイズ（残り{ $number }コイン）
}
dominion-ask-night-seen = { $decider }の夜フェイズ
dominion-ask-instructions = { $card }をそのまま使用しますか？それとも習性として使用しますか？
dominion-ask-order = 複数の能力が同時に発生しました。次に処理するものを選んでください。
dominion-ask-react = 使う能力を選んでください（使わなくてもよい）。
dominion-ask-react-about = { $card }：使う能力を選んでください（使わなくてもよい）。
dominion-ask-option = { $many ->
    [one] { $card }：1つ選んでください。
    [maybe] { $card }：選ぶ場合は1つ選んでください。
    [between] { $card }：{ $least }つか{ $most }つを選んでください。
   *[other] { $card }：{ $most }つ選んでください。
}
dominion-ask-option-about = { $kind }：{ $card }をどうしますか？
dominion-ask-turn = 次に行うターンを選んでください。
dominion-ask-name = { $card }：カード名を1つ指定してください。
dominion-ask-number = { $card }：数を選んでください。
dominion-ask-player = { $card }：プレイヤーを選んでください。
dominion-ask-play = { $card }：使用するカードを{ dominion-so-many }選んでください。
dominion-ask-trash = { $card }：廃棄するカードを{ dominion-so-many }選んでください。
dominion-ask-discard = { $card }：捨て札にするカードを{ dominion-so-many }選んでください。
dominion-ask-discard-actions_1 = { $card }：捨て札にすると+1アクション。カードを{ dominion-so-many }選んでください。
dominion-ask-discard-buys_1 = { $card }：捨て札にすると+1購入。カードを{ dominion-so-many }選んでください。
dominion-ask-discard-cards_1 = { $card }：捨て札にするカードを{ dominion-so-many }選んでください。1枚につき+1カード。
dominion-ask-discard-coins_1 = { $card }：捨て札にするカードを{ dominion-so-many }選んでください。1枚につき+$1。
dominion-ask-gain = { $card }：獲得するカードを{ dominion-so-many }選んでください。
dominion-ask-topdeck = { $many ->
    [one] { $card }：山札の上に置くカードを1枚選んでください。
    [maybe] { $card }：山札の上に置くカードを1枚まで選んでください。
   *[other] { $card }：山札の上に置くカードを{ dominion-so-many }選んでください。最後のカードが一番上になります。
}
dominion-ask-set_aside = { $card }：脇に置くカードを{ dominion-so-many }選んでください。
dominion-ask-reveal = { $card }：公開するカードを{ dominion-so-many }選んでください。
dominion-ask-put_in_hand = { $card }：手札に加えるカードを{ dominion-so-many }選んでください。
dominion-ask-pass = { $card }：渡すカードを{ dominion-so-many }選んでください。
dominion-ask-exile = { $card }：追放するカードを{ dominion-so-many }選んでください。
dominion-ask-return = { $card }：山に戻すカードを{ dominion-so-many }選んでください。
dominion-ask-put_at_bottom = { $card }：山札の一番下に置くカードを{ dominion-so-many }選んでください。
dominion-ask-put_under_market = { $card }：闇市場デッキの下に置くカードを{ dominion-so-many }選んでください。最後のカードが一番下になります。
dominion-ask-put_in_deck = { $card }：山札の好きな位置に入れるカードを{ dominion-so-many }選んでください。
dominion-ask-number-cards_above = { $card }：その上に何枚のカードを置きますか？
dominion-ask-choose = { $card }：カードを{ dominion-so-many }選んでください。

dominion-may-set_aside = { $card }を脇に置きますか？
dominion-may-trash_this = { $card }を廃棄しますか？
dominion-may-discard = { $card }を捨て札にしますか？
dominion-may-topdeck = { $card }を山札の上に置きますか？
dominion-may-play = { $card }を使用しますか？
dominion-may-discard_from_exile = 追放マットの{ $card }をすべて捨て札にしますか？

## ログ

dominion-log-kingdom = 王国カード：{ $cards }。
dominion-log-kingdom-named = 王国「{ $name }」：{ $cards }。
dominion-log-landscapes = ランドスケープ：{ $cards }。
dominion-log-lies_with = { $kind }が{ $cards }の山に付いた。
dominion-log-uses_colonies = { $word ->
    [lot] ランダムに決めた結果、白金貨と植民地を使う。
   *[asked] 白金貨と植民地を使う。
}
dominion-log-uses_shelters = { $word ->
    [lot] ランダムに決めた結果、屋敷の代わりに避難所を使う。
   *[asked] 屋敷の代わりに避難所を使う。
}
dominion-log-brings = { $cards }があるので{ $kind }を使う。
dominion-log-brings-boon = { $cards }があるので祝福を使う。
dominion-log-brings-hex = { $cards }があるので呪詛を使う。
dominion-log-sets_out = 脇に用意するカード：{ $cards }。
dominion-log-may_be_sold = 切った闇市場デッキ：{ $cards }。
dominion-log-turn = { $seat }の第{ $number }ターン
dominion-log-turn-extra = { $seat }の追加ターン（{ $kind }）
dominion-log-turn-controlled = { $seat }の追加ターン（{ $kind }）。{ $whom }が操作する
dominion-log-skips_turn = { $seat }はターンを1回飛ばした。
dominion-log-will_skip = { $seat }は次のターンを飛ばす。
dominion-log-plays = { $seat }は{ $cards }を使用した。
# 続けて使用したカードと、それで得たもの。$givesは何か得たかどうか。
dominion-log-row = { $gives ->
    [true] { $seat }は{ $cards }を使用した（{ $figures }）。
   *[false] { $seat }は{ $cards }を使用した。
}
# クリーンアップと、切り直し、次の手札。
dominion-row-cleans_up = { $how ->
    [both] { $seat }のクリーンアップ（山札を切り直し、{ $draws }）。
    [shuffles] { $seat }のクリーンアップ（山札を切り直す）。
   *[draws] { $seat }のクリーンアップ（{ $draws }）。
}
dominion-row-several = { $card }{ $number }枚
dominion-row-draws = { $known ->
    [true] { $cards }を引く
   *[false] { $number }枚引く
}
dominion-log-plays_again = { $seat }は{ $cards }をもう一度使用した。
dominion-log-plays_there = { $seat }は{ $cards }をその場所に置いたまま使用した。
dominion-log-uses_way = { $seat }は代わりに{ $kind }に従った。
dominion-log-follows_instead = { $seat }は{ $cards }の代わりに{ $kind }に従った。
dominion-log-ability = { $seat }の{ $kind }：
dominion-log-names-absent = { $seat }はこのゲームにないカードを指定した。
dominion-log-names = { $seat }は{ $kind }を指定した。
dominion-log-endless = { $cards }は際限なく続くため、ここで打ち切った。
dominion-log-is_unaffected = { $seat }は影響を受けなかった。
dominion-log-gets_actions = { $seat }は+{ $number }アクションを得た。
dominion-log-gets_buys = { $seat }は+{ $number }購入を得た。
dominion-log-gets_coins = { $seat }は+{ $number }コインを得た。
dominion-log-gets_potions = { $seat }は+{ $number }ポーションを得た。
dominion-log-takes_vp = { $seat }は+{ $number }勝利点を得た。
dominion-log-takes_coffers = { $seat }は+{ $number }財源を得た。
dominion-log-takes_villagers = { $seat }は+{ $number }村人を得た。
dominion-log-takes_favors = { $seat }は+{ $number }好意を得た。
dominion-log-spends_favors = { $seat }は好意を{ $number }枚使った。
dominion-log-takes_state = { $seat }は{ $kind }を受け取った。
dominion-log-returns_state = { $seat }は{ $kind }を戻した。
dominion-log-turns_up = { $cards }を表向きにした。
dominion-log-receives = { $seat }は{ $cards }を受けた。
dominion-log-takes_debt = { $seat }は負債{ $number }を受け取った。
dominion-log-uses_coffers = { $seat }は財源を1枚使い、+1コインを得た。
dominion-log-uses_villagers = { $seat }は村人を1枚使い、+1アクションを得た。
dominion-log-pays_debt = { $seat }は負債を{ $number }支払った。
dominion-log-pays = { $seat }は{ $number }コインを支払った。
dominion-log-makes_cheaper = このターン、カードのコストが{ $number }下がった。
dominion-log-returns_minus_card = { $seat }は−1カードトークンを戻し、引くカードが1枚減った。
dominion-log-returns_minus_coin = { $seat }は−1コイントークンを戻し、得るコインが1減った。
dominion-log-draws = { $known ->
    [true] { $seat }は{ $cards }を引いた。
   *[false] { $seat }は{ $number }枚引いた。
}
dominion-log-shuffles = { $seat }は捨て札を切り直した（山札{ $number }枚）。
dominion-log-buys = { $seat }は{ $cards }を購入した。
dominion-log-gains = { $seat }は{ $cards }を獲得した。
dominion-log-gains_to = { $seat }は{ $cards }を獲得した（{ $place }）。
dominion-log-trashes = { $seat }は{ $cards }を廃棄した。
dominion-log-discards = { $seat }は{ $cards }を捨て札にした。
dominion-log-exiles = { $seat }は{ $cards }を追放した。
dominion-log-reveals = { $seat }は{ $cards }を公開した。
dominion-log-looks_at = { $known ->
    [true] { $seat }は{ $cards }を見た。
   *[false] { $seat }はカードを{ $number }枚見た。
}
dominion-log-sets_aside = { $known ->
    [true] { $seat }は{ $cards }を脇に置いた。
   *[false] { $seat }はカードを1枚脇に置いた。
}
dominion-log-puts_in_hand = { $known ->
    [true] { $seat }は{ $cards }を手札に加えた。
   *[false] { $number ->
        [0] { $seat }はカードを1枚手札に加えた。
       *[other] { $seat }はカードを{ $number }枚手札に加えた。
    }
}
dominion-log-puts = { $known ->
    [true] { $seat }は{ $cards }を移した（{ $place }）。
   *[false] { $seat }はカードを1枚移した（{ $place }）。
}
dominion-log-topdecks = { $known ->
    [true] { $seat }は{ $cards }を山札の上に置いた。
   *[false] { $seat }はカードを1枚山札の上に置いた。
}
dominion-log-puts_at_bottom = { $known ->
    [true] { $seat }は{ $cards }を山札の一番下に置いた。
   *[false] { $seat }はカードを1枚山札の一番下に置いた。
}
dominion-log-puts_under_market = { $seat }はカード{ $number }枚を闇市場デッキの下に置いた。
dominion-log-puts_in_deck = { $known ->
    [true] { $seat }は{ $cards }を山札の上から{ $number }枚の下に入れた。
   *[false] { $seat }はカードを1枚、山札の上から{ $number }枚の下に入れた。
}
dominion-log-shuffles_into_deck = { $known ->
    [true] { $seat }は{ $cards }を山札に混ぜてシャッフルした。
   *[false] { $seat }は{ $number }枚を山札に混ぜてシャッフルした。
}
dominion-log-passes = { $known ->
    [true] { $seat }は{ $whom }に{ $cards }を渡した。
   *[false] { $seat }は{ $whom }にカードを1枚渡した。
}
dominion-log-rotates = { $kind }の山が循環し、{ $cards }が一番上になった。
dominion-log-puts_deck_into_discards = { $seat }は山札{ $number }枚を捨て札に置いた。
dominion-log-returns = { $seat }は{ $cards }を山に戻した。
dominion-log-exchanges = { $seat }は{ $given }を{ $taken }と交換した。
dominion-log-cleans_up = { $seat }のクリーンアップ。
dominion-log-stays = { $seat }の{ $cards }は場に残った。
dominion-log-loses = { $kind }（{ $seat }）の残っていた効果が失われた。
dominion-log-ends = { $word ->
    [gone] ゲーム終了。終了条件の山がなくなった。
    [piles] ゲーム終了。規定の数の山がなくなった。
    [still] ゲーム終了。100ラウンドの間、サプライのカードが減らなかった。
   *[after] ゲーム終了。艦隊による最後のターンが終わった。
}

## ゲームの結果

dominion-end-won = { $by ->
    [turns] { $count ->
        [1] { $figure }点で同点、ターン数の少ない{ $names }の勝ち
       *[other] { $names }の同時優勝。ともに{ $figure }点で、ターン数も同じ
    }
   *[points] { $names }の勝ち。{ $figure }点
}
dominion-end-why-gone = { $known ->
    [true] { $seat }の第{ $number }ターンに、最後の{ $cards }が獲得されました。
   *[false] { $cards }がなくなり、艦隊によるターンも終わりました。
}
dominion-end-why-piles = { $known ->
    [true] { $seat }の第{ $number }ターンの終了時に、{ $cards }の山がなくなっていました。
   *[false] { $cards }の山がなくなり、艦隊によるターンも終わりました。
}
dominion-end-why-still = 100ラウンドの間、サプライのカードが減りませんでした。
dominion-end-why-after = 艦隊による最後のターンが終わりました。
dominion-end-row-card = { $card }
dominion-end-row-tokens = 勝利点トークン
dominion-end-by-points = 勝利点
dominion-end-by-turns = ターン数

## ルールの出典

dominion-source = { $title }、「{ $section }」
dominion-source-whole = { $title }

## トークン

dominion-token-vp = 勝利点{ $count }
dominion-token-debt = 負債{ $count }
dominion-token-trait = { $card }
dominion-token-sun = 太陽{ $count }
dominion-token-minus_card = −1カード
    .name = −1カードトークン
dominion-token-minus_coin = −$1
    .name = −1コイントークン
dominion-token-skips = 飛ばすターン{ $count }
    .name = 飛ばすターン

## 選べない理由と、選んだ結果

dominion-cost = { $debt ->
    [0] { $potions ->
        [0] { $coins }コイン
       *[other] { $coins }コイン＋ポーション
    }
   *[other] { $coins ->
        [0] 負債{ $debt }
       *[other] { $coins }コイン＋負債{ $debt }
    }
}
dominion-hint-cost = { $cost }
dominion-hint-pile = { $cost }、残り{ $left }
dominion-hint-hand = { $cards ->
   *[other] 手札{ $cards }枚
}
dominion-not-no-action = アクションカードではない。
dominion-not-no-treasure = 財宝カードではない。
dominion-not-no-night = 夜行カードではない。
dominion-not-no-actions = アクションが残っていない。
dominion-not-bought = 何かを購入した後は、財宝を使用できない。
dominion-not-buys = 購入権が残っていない。
dominion-not-owned = すでに持っている。
dominion-not-cubes = 置けるキューブが残っていない。
dominion-not-once = すでに購入した。購入できるのは1回だけ。
dominion-not-cost = コスト{ $cost }、手元は{ $has }。
dominion-not-other = 今は選べない。
dominion-not-for-sale = 今は購入できない。
dominion-not-forbidden = 効果により使用できない。
dominion-not-empty = 山が空。
dominion-not-debt = 先に負債を支払う必要がある。
dominion-not-beside = サプライの山ではない。
