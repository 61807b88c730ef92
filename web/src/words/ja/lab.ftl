### ラボ: 状況を手で並べ、一手ずつ進める。

lab = ルールラボ
lab-about = 好きな局面を作って1手ずつ進め、どのルールが何を決めるかを確かめます。別の答えも試せます。全体を1つのリンクで共有できます。局面はリンク自体に入っていて、サーバーには何も保存されません。
lab-new = 自分で局面を作る
lab-file = ファイルから
lab-file-about = シナリオファイル（「fudaba lab run」用）か、保存したゲームの記録です。ここにドロップしても開けます。
lab-file-choose = ファイルを選ぶ
lab-elsewhere = 別の入口
lab-elsewhere-about = どのカードにもルールにも、それを示すシナリオがあります。終わったゲームのログは、どの行からもここで開けます。
lab-untitled = 自分の局面

## 机

lab-panels = 卓の横に表示するもの
lab-panel-table = 卓
lab-panel-steps = 手順
lab-panel-set-up = 配置
lab-panel-text = テキスト
lab-seats-of = { $count }席
lab-undo = 元に戻す
lab-save = ファイルに保存
lab-other = 別のものを開く
lab-copy = リンクをコピー
lab-copied = リンクをコピーしました。シナリオ全体（{ $letters }文字）が入っています。
lab-copy-by-hand = ここからリンクをコピーしてください。
lab-others = ほかのシナリオ
lab-line-at = テキストの{ $line }行目
lab-line = { $line }行目：
lab-still-shown = 直前の正しい局面を表示しています。
lab-mend = テキストで修正
lab-eyes-open = 選ぶ人の視点（全員の手札）
lab-until = 自動で進める
lab-until-turn = { $seat }の次の手番まで
lab-broken-link = このリンクは読み込めません。末尾が切れているのかもしれません。
lab-none-shown = これを示すシナリオはまだありません。

## 手順

lab-asked = ここでのステップの答え方
lab-asked-many = { $kind }：{ $least }個以上{ $most }個以下{ $ordered ->
    [true] 、順番どおり
   *[other] { "" }
}、{ $none ->
    [true] noneも可
   *[other] noneは不可
}
lab-branches = 分岐
lab-begin = 開始局面
lab-steps-of = { $steps ->
    [0] まだ手順がありません
   *[other] { $steps }手
}
lab-checks-hold = 確認{ $checks }件：すべて成功
lab-checks-fail = 確認{ $checks }件：失敗した手順あり
lab-failed = 失敗した手順があります
lab-show-step = この手順の後の卓を見る
lab-otherwise = 別の答えを試す
lab-cut = この手順から後を削除

## テキスト

lab-text = シナリオのテキスト
lab-run = 実行
lab-run-key = Ctrl+Enterでも実行

## 並べる

lab-title = タイトル
lab-no-form = これは画面では配置できません。テキストで編集してください。
lab-dealt = このシナリオはゲームの最初の配札から始まるため、配置するものがありません。テキストは編集できます。
lab-seat = { $seat }の席
lab-to-act = 手番
lab-table = 卓
lab-options = 選択ルール
lab-more = { $place }：場所やカウンターを追加
lab-more-here = 追加…
lab-usual = 標準
lab-add = カードを追加
lab-add-to = { $place }：カードを追加
lab-top = 一番上
lab-fewer = 1枚減らす
lab-more-of = 1枚増やす
lab-before = 前へ
lab-after = 後ろへ
lab-away = 削除
lab-away-of = { $card }を削除
lab-seat-more = 席を追加
lab-seat-fewer = { $seat }の席を削除

## 状況にあるもの

lab-key-hand = 手札
lab-key-deck = 山札
lab-key-discard = 捨て札
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
lab-key-turns = 終えたターン数
lab-key-phase = フェイズ
lab-key-supply = 山
lab-key-landscapes = 横向きカード
lab-key-traits = 特性
lab-key-trash = 廃棄置き場
lab-key-piles = 山の上のトークン
lab-key-turn = ターン
lab-key-started = 最初のプレイヤー
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
lab-key-pile = 山札
lab-key-direction = 向き
lab-key-drawn = カードを引いた後
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
lab-key-specials = 特殊アチーブメント
lab-key-junk = ジャンク
lab-key-board = ボード
lab-key-splay = スプレイ
lab-key-score = 得点置き場
lab-key-forecast = 予示
lab-key-safe = 金庫
lab-key-display = 展示中
lab-key-exhibits = 博物館
lab-key-tucked = この手番にタックした枚数
lab-key-scored = この手番に得点にした枚数
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
lab-word-cleanup = クリーンアップフェイズ
lab-word-setup = 最初の手札を引く前
lab-word-up = 表向き
lab-word-down = 裏向き
lab-word-clockwise = 時計回り
lab-word-counterclockwise = 反時計回り
lab-word-none = なし
lab-word-left = 左
lab-word-right = 右
lab-word-aslant = 斜め
lab-word-0 = 手番の開始時
lab-word-1 = 1番目
lab-word-2 = 2番目

lab-working = 処理中…
lab-imagined = このゲームは続いています。再現できる最新の局面を、あなたに分かる範囲で表示します。見えないカードはランダムに置かれています。
lab-compare = 答えを比べる
lab-compared = それぞれの答えの結果
lab-compared-answer = 答え
lab-compared-does = 起こること
lab-compared-changes = 変化
lab-check = 確認を追加
lab-check-is = { $path }の正しい値
lab-check-add = 確認を追加
lab-compared-nothing = すぐには何も起こらない
