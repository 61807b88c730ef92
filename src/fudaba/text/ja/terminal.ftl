### 端末の卓。全画面と一行ずつの表示。

## どこでも使うことば

# 名前が決められていないときの席の名前。頭文字がすべて違う六つ。
terminal-names = あや けん ちか だい えみ ふみ
terminal-other-language = F2 English
terminal-sealed = シャッフルの封印：{ $seal }
terminal-over = ゲーム終了
terminal-verdict = { $verdict }。
# 数の行と、その但し書き。
terminal-remarked = { $name }（{ $note }）
# 枚数と、その合計点。
terminal-counted = { $number }枚 = { $points }
terminal-winner = 勝ち
terminal-round = 第{ $round }ラウンド
terminal-total = 合計
terminal-round-over = 第{ $round }ラウンド終了
terminal-points-so-far = これまでの点数
terminal-seed = 封印を開いた。シードは { $seed }
terminal-seed-seal = 最初に示した封印：{ $seal }
terminal-verify = { $file } に保存した。シャッフルの検証：fudaba verify { $file }
terminal-verify-unsaved = 記録は保存していない。記録があれば fudaba verify でシャッフルを検証できる。
terminal-review-later = ミスとより良い答えを見るには：{ $command }
terminal-review-comes = ゲームを検討している。数分かかることもある。
terminal-review-share = 検討は{ $share }％完了。
terminal-review-left = { $minutes ->
   *[other] 残り約{ $minutes }分。
}
terminal-review-suspects = ミスかもしれない答え（まだ詳しくは調べていない）：
terminal-review-ready = 検討が終わった：v
terminal-review-stopped = 検討はまだ終わっていない。あとで見るには：{ $command }
terminal-review-failed = 検討は問題が起きて止まった。
terminal-saved = { $file } に保存した。続けるには：{ $command }
terminal-source = 出典：{ $source }
terminal-why = なぜ？
terminal-no-rule = この行にはルールの記録がない。
terminal-no-hint = ヒントは、自分が選ぶ番のときに見られる。
terminal-hint-agreed = この画面にはほかの人もいる。全員がよければ、もう一度ヒントを求める。
# 同じ画面の他の人に知らせる。
terminal-hint-taken = { $times ->
    [1] { $seat }はヒントを見た。
   *[other] { $seat }はヒントを{ $times }回見た。
}
terminal-hint-first = { $game ->
    [bridge_over] 最初の見積もり：{ $answer }（ラウンド勝率{ $chance }％、{ $least }〜{ $most }％）。コーチはまだ考えている…
   *[other] 最初の見積もり：{ $answer }（勝率{ $chance }％、{ $least }〜{ $most }％）。コーチはまだ考えている…
}
terminal-hint-more = これは最初の見積もり。コーチはまだ考えている…
terminal-hint-comes = コーチが考えている…
terminal-not-an-answer = 正しい答えではない。
terminal-not-now = 今は選べない。{ $text }（{ $rule }）
terminal-not-now-plain = 今は選べない。{ $text }

## 質問の札

terminal-crumb = { $seat }：{ $cards }
terminal-crumb-then = { "  ›  " }
# 専用の画面のないゲームの場所
terminal-chosen = { $least ->
    [0] { $count }枚選択中。{ $most }枚まで。Enterで決定。
   *[other] { $most }枚中{ $count }枚選択中。Enterで決定。
}
# same in English
terminal-shortcut = p  { $label }
terminal-filter = 検索：{ $text }
terminal-none-found = 見つからない。Escで元に戻る。
terminal-number = /  { $least }から{ $most }までの数を入力して、Enter
terminal-waits = Enter：すぐに先へ進む
terminal-undo = u  { $after ->
    [0] 自分の答えを取り消す
   *[other] 自分の答えと、そのあとの{ $after }手を取り消す
}
terminal-undone = { $count ->
    [1] 自分の答えを取り消した。
   *[other] { $count }手を取り消した。
}
terminal-undo-off = この卓では取り消せない。
terminal-undo-over = ゲームが終わったので取り消せない。
terminal-chose-nothing = 何も選ばなかった。
terminal-undo-nothing = 取り消す手はまだない。
terminal-undo-revealed = 自分の答えのあとに新しくわかったことがあるので、取り消せない。
terminal-undo-others = ほかの人が答えたので、取り消せない。

## 画面のほかの部分

terminal-log = ログ
terminal-log-note = 効果の由来ごとに表示 · w なぜ？
terminal-last-keys = w なぜ？ l ログ
terminal-foot-play-long = 1-9 答える · u 取消 · w なぜ？ · i カード · c 一覧 · l ログ · t 点数 · Tab 矢印 見てまわる · F3 明暗 · ? ヘルプ · q 離れる
terminal-foot-play-short = 1-9 答える  u 取消  w なぜ？  i 説明  c 一覧  t 点数  ? ヘルプ  q 離れる
# same in English
terminal-foot-play-least = 1-9 · u · w · i · l · t · ? · q
terminal-foot-over-long = v 検討 · t 結果 · w なぜ？ · i カード · c 一覧 · l ログ · Tab 矢印 見てまわる · F3 明暗 · ? ヘルプ · q 離れる
terminal-foot-over-short = v 検討  t 結果  w なぜ？  i 説明  c 一覧  l ログ  ? ヘルプ  q 離れる
terminal-foot-over-least = v 検討 · t · w · i · l · ? · q
terminal-foot-replay-long = ← → 1つ · [ ] 手番 · Home End · g 移動 · Space 再生 · p 視点 · f ここから遊ぶ · w なぜ？ · i カード · t 点数 · ? ヘルプ · q 離れる
terminal-foot-replay-short = ← → 1つ · [ ] 手番 · Space 再生 · p 視点 · f ここから遊ぶ · ? ヘルプ · q 離れる
# same in English
terminal-foot-replay-least = ← → · [ ] · g · p · ? · q
terminal-sheet-keys = Enter：卓に戻る
terminal-cards-keys = Enter：卓に戻る   /：検索
terminal-end-keys = Enter：卓を見る   v：検討   s：記録を保存   q：離れる
terminal-end-keys-kept = Enter：卓を見る   v：検討   q：離れる
terminal-review = 検討
terminal-review-keys = Enter：卓に戻る（検討は続く）
terminal-curtain = { $seat }に交代してください。準備ができたらEnter。
terminal-curtain-undo = { $seat }：uで自分の答えを取り消せる
terminal-cards = この卓のカード
terminal-help = キーの一覧
# 一行に1つ。押すキー、縦線、その働き。
terminal-keys-play =
    1-9, 0, a-z | 質問やカードに書かれたキーの選択肢を選ぶ
    Enter, Space | 決定。フォーカスのある選択肢を選ぶ。ボットの番をすぐに進める
    Tab | 質問、手札、ログ、卓の間を移る
    ← → ↑ ↓ | 選択肢、手札、ログ、卓のカードを順に見る
    / | 多くの選択肢や、カードの一覧から検索
    Esc | 選択を取り消す。質問に戻る
    u | 直前の答えを取り消す（卓の設定の範囲で）
    w | なぜ？ 質問、ログの行、選べないカードのルール
    i、クリック | フォーカスのあるカードを読む（選べないカードも）
    c | この卓のすべてのカード
    h | ヒント。コーチのおすすめと勝率
    p | よく使う答えを一度に（質問の下に出ているとき）
    v | ゲーム終了後の検討
    l | ログ
    t | これまでの点数
    L, F2 | 日本語、English
    F3 | 明暗の切り替え
    q, Ctrl-C | 離れる。ゲームは保存され、後で続けられる
terminal-keys-replay =
    ← → | 前の答え、次の答え
    { "[" } ], Ctrl ← → | 前の手番、次の手番
    Home, End | 最初、最後
    g, 数字, Enter | その番号の答えへ移る
    Space | 再生、停止
    p | 視点。各席、公開情報、全員の手札
    f | ここからボットを相手に、新しいゲームとして遊ぶ
    w | なぜ？ ログの行のルール
    Tab, ↑ ↓ ← → | ログや卓のカードを順に見る
    i | 卓やログのカードを読む
    c | この卓のすべてのカード
    l | ログ
    t | これまでの点数
    L, F2 | 日本語、English
    F3 | 明暗の切り替え
    q, Ctrl-C | 離れる

## 再生

terminal-replay-at = { $answers }個中{ $at }個目の答え
terminal-replay-by = 次は{ $seat }
terminal-replay-answer = 次は{ $seat }の「{ $label }」
terminal-replay-end = 終わり
terminal-replay-as-seat = { $seat }の視点
terminal-replay-as-public = 公開情報
terminal-replay-as-all = 全員の手札
terminal-replay-goto = 移る先の答え：{ $text }
terminal-replay-plays = 再生中。Spaceで停止
terminal-replay-all-refused = 全員の手札を見られるのは、ゲームの終了後だけ。

## 一行ずつの表示

terminal-plain-seat-you = { $seat }：あなた
terminal-plain-seat-bot = { $seat }：ボット「{ $bot }」
# 全画面で、プレイヤー名の横に。
terminal-seat-bot = ボット・{ $level }
terminal-plain-keys = キー、番号、言葉のどれかで答える。ほかに ? ヘルプ、s 状況、w なぜ？、i カード、c 一覧、t 点数、h ヒント、u 取消、L English、q 離れる。ゲーム終了後は v 検討。
# same in English
terminal-plain-option = { $key }. { $label }
terminal-plain-option-hint = { $key }. { $label }（{ $hint }）
# same in English
terminal-plain-prompt = { $seat }>
terminal-plain-over-prompt = v：このゲームの検討。Enter：離れる。>
terminal-plain-review-stop = Ctrl-Cでやめて離れる。
terminal-plain-unknown = 「{ $text }」という選択肢はない。
terminal-menu = どのゲームで遊びますか？
terminal-menu-bridge_over = Bridge Over：色、数字、効果で手札をなくす
terminal-menu-dominion = ドミニオン：10種類の王国カードでデッキを作る
terminal-menu-innovation = イノベーション：ドグマとアチーブメントで時代を進める
terminal-menu-level = ボットの強さは？（Enterで着実）
terminal-menu-cards = どのカードで？（Enterで1）
terminal-menu-kingdom = { $kingdom }：基本セットの10種類
terminal-menu-any = すべてのセットからランダムに10種類
terminal-menu-prompt = 1から{ $most }、やめるならq:
terminal-menu-left = ゲームは始まっていません
terminal-plain-words-help = ヘルプ, 使い方
terminal-plain-words-leave = 終了, やめる
terminal-plain-words-why = なぜ, なぜ？, 理由
terminal-plain-words-undo = 取消, 取り消し, 戻す
terminal-plain-words-hint = ヒント
terminal-plain-words-points = 点数
terminal-plain-words-review = 検討
terminal-plain-words-situation = 状況, 卓
terminal-plain-words-cards = 一覧
terminal-plain-words-card = カード
terminal-plain-no-rule = 前の答えの後に、ルールやカードによる出来事はない。
terminal-plain-because-card = { $card }：{ $text }
terminal-plain-unclear = 選んだ数が多すぎるか、少なすぎる。
terminal-plain-no-card = 「{ $text }」というカードはない。
terminal-plain-curtain = { $seat }に交代してください。準備ができたらEnter。
terminal-plain-some = 複数はコンマで区切る。{ $least }枚から{ $most }枚まで。何も選ばないなら空行。
terminal-plain-some-least = 複数はコンマで区切る。{ $least }枚から{ $most }枚まで。
terminal-plain-number = { $least }から{ $most }までの数を入力する。
terminal-plain-help =
    1, 2, … または言葉：選択肢を選ぶ。複数はコンマで区切る
    s：卓の状況
    w：なぜ？ 前の答えより後の行のルール
    i：卓のカードを読む。iの後にカード名でそのカードを読む
    c：この卓のすべてのカード
    h：ヒント。コーチのおすすめと勝率
    銅貨*3：同じものを3つ
    t：これまでの点数
    u：直前の答えを取り消す（卓の設定の範囲で）
    v：ゲーム終了後の検討。損の大きかったミスと、より良い答え
    L：日本語と英語を切り替える
    q：離れる。ゲームは保存され、後で続けられる
terminal-plain-because = { $rule }：{ $text }（{ $source }）
