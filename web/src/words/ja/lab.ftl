### ラボ: 状況を手で並べ、一手ずつ進める。

mast-lab = ラボ
lab = ルールラボ
lab-about = 好きな状況を並べて一手ずつ進め、どのルールが何を決めているかを確かめます。別の答えも試せます。全体を一つのリンクにして送れます。状況はリンクそのものに入っていて、サーバーには何も残りません。
lab-new = 自分で並べる
lab-file = ファイルから
lab-file-about = 「fudaba lab run」にかけられるシナリオファイル、または保存したゲームの記録です。ここに落としても開けます。
lab-file-choose = ファイルを選ぶ
lab-elsewhere = ほかの所から
lab-elsewhere-about = どのカードにもルールにも、それを示すシナリオがあります。終わったゲームのログは、どの行からもここで開けます。
lab-open = ラボで開く
lab-open-shown = ラボで見る
lab-untitled = 自分の状況

## 机

lab-panels = 卓の横に出すもの
lab-panel-table = 卓
lab-panel-steps = 手順
lab-panel-set-up = 並べる
lab-panel-text = テキスト
lab-seats-of = { $count }席
lab-undo = 元に戻す
lab-save = ファイルに保存
lab-other = 別のものを開く
lab-copy = リンクをコピー
lab-copied = リンクをコピーしました。シナリオ全体が{ $letters }文字に入っています。
lab-copy-by-hand = これがリンクです。ここからコピーしてください。
lab-others = ほかのシナリオ
lab-line = { $line }行目:
lab-still-shown = 卓には、最後にありえた状況をそのまま出しています。
lab-mend = テキストで直す
lab-eyes-open = 決める人（全員の手札を公開）
lab-until = 自動で進める
lab-until-turn = { $seat }の次の手番まで
lab-broken-link = このリンクは壊れていて、中身を読めません。終わりが切れているのかもしれません。
lab-no-server = サーバーにつながりません。何も失われていません。もう一度試してください。
lab-no-answer = サーバーがこれを扱えませんでした。
lab-none-shown = これを示すシナリオは、ここにはありません。

## 手順

lab-asked = ここでのステップの答え方
lab-asked-many = { $kind }: { $least }個以上{ $most }個以下{ $ordered ->
    [true] 、選ぶ順に意味あり
   *[other] { "" }
}、{ $none ->
    [true] noneも可
   *[other] noneは不可
}
lab-branches = 分岐
lab-begin = 初めの状況
lab-steps-of = { $steps ->
    [0] まだ答えはありません
   *[other] { $steps }手
}
lab-checks-hold = 確認{ $checks }件、すべて合っています
lab-checks-fail = 確認{ $checks }件、合わない手順があります
lab-failed = 通らない手順があります
lab-show-step = この手順の後の卓を見る
lab-otherwise = 別の答え
lab-cut = ここから先を消す

## テキスト

lab-text = シナリオのテキスト
lab-run = 実行
lab-run-key = Ctrl+Enterでも実行

## 並べる

lab-title = 題
lab-no-form = これは手では並べられません。テキストで直してください。
lab-dealt = このシナリオはゲームの最初の配札から始まるので、並べ直すものがありません。テキストは直せます。
lab-seat = { $seat }の席
lab-to-act = 手番
lab-table = 場
lab-options = 選択ルール
lab-more = { $place }: ほかの場所や数
lab-more-here = ほかのもの…
lab-usual = 通常
lab-add = カードを加える
lab-add-to = { $place }: カードを加える
lab-top = 上
lab-fewer = 1枚減らす
lab-more-of = 1枚増やす
lab-before = 前へ
lab-after = 後ろへ
lab-away = 取り除く
lab-away-of = { $card }を取り除く
lab-seat-more = 席を増やす
lab-seat-fewer = { $seat }の席をなくす

## 状況にあるもの

lab-key-hand = 手札
lab-key-deck = 山札
lab-key-discard = 捨札
lab-key-play = 場に出ているカード
lab-key-aside = 脇に置いたカード
lab-key-face_down = 脇（裏向き）
lab-key-exile = 追放
lab-key-tavern = 酒場マット
lab-key-island = 島マット
lab-key-native_village = 原住民の村マット
lab-key-actions = アクション
lab-key-buys = 購入
lab-key-coins = コイン
lab-key-potions = ポーション
lab-key-coffers = 財源
lab-key-villagers = 村人
lab-key-favors = 好意
lab-key-vp = 勝利点トークン
lab-key-debt = 負債
lab-key-projects = プロジェクト
lab-key-artifacts = アーティファクト
lab-key-states = 状態
lab-key-boons = 祝福
lab-key-tokens = その他のトークン
lab-key-turns = 済んだ手番
lab-key-phase = フェイズ
lab-key-supply = 山
lab-key-landscapes = 横向きカード
lab-key-traits = 特性
lab-key-trash = 廃棄置き場
lab-key-piles = 山の上のトークン
lab-key-turn = 何手番目
lab-key-started = 最初の手番の席
lab-key-black_market = 闇市場デッキ
lab-key-hexes = 呪詛
lab-key-druid = ドルイド用
lab-key-mouse = ネズミの習性用
lab-key-riverboat = 川船用
lab-key-bane = 災いカード
lab-key-ferried = 渡し守用
lab-key-renewed = 神風用
lab-key-suns = 太陽トークン
lab-key-top = 一番上のカード
lab-key-pile = 引き札
lab-key-direction = 向き
lab-key-drawn = 引いた後
lab-key-round = ラウンド
lab-key-attack = 攻撃
lab-key-from = 誰から
lab-key-on = 誰へ
lab-key-card = カード
lab-key-cards = 枚数
lab-key-front = 前に置いたカード
lab-key-points = 得点
lab-key-action = アクション
lab-key-decks = 山札
lab-key-achievements = アチーブメント
lab-key-specials = 特別アチーブメント
lab-key-junk = ジャンク
lab-key-board = ボード
lab-key-splay = スプレイ
lab-key-score = 得点置き場
lab-key-forecast = 予示
lab-key-safe = 金庫
lab-key-display = 展示中
lab-key-exhibits = 博物館
lab-key-tucked = この手番に下に差し込んだ枚数
lab-key-scored = この手番に得点した枚数
lab-key-1 = 時代1
lab-key-2 = 時代2
lab-key-3 = 時代3
lab-key-4 = 時代4
lab-key-5 = 時代5
lab-key-6 = 時代6
lab-key-7 = 時代7
lab-key-8 = 時代8
lab-key-9 = 時代9
lab-key-10 = 時代10
lab-key-11 = 時代11

lab-word-action = アクションフェイズ
lab-word-buy = 購入フェイズ
lab-word-night = 夜フェイズ
lab-word-cleanup = 片付けフェイズ
lab-word-setup = 最初の手札の前
lab-word-up = 表向き
lab-word-down = 裏向き
lab-word-clockwise = 時計回り
lab-word-counterclockwise = 反時計回り
lab-word-none = なし
lab-word-left = 左
lab-word-right = 右
lab-word-aslant = 斜め
lab-word-0 = 手番の始め
lab-word-1 = 1つ目
lab-word-2 = 2つ目

lab-working = ラボが計算しています…
lab-imagined = このゲームは続いています。並べられる最後の場面を、あなたが知っているとおりに置き、見えないカードは抽選で置きました。
lab-now = この局面をラボで
lab-compare = 答えを見比べる
lab-compared = それぞれの答えでどうなるか
lab-compared-answer = 答え
lab-compared-does = 起こること
lab-compared-changes = 変わるもの
lab-check = 手で確認を加える
lab-check-is = { $path }の値
lab-check-add = 確認を加える
lab-compared-nothing = すぐには何も起こらない
