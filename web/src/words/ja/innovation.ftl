### イノベーションの卓。

innovation-title = イノベーション、{ $edition ->
    [first] 初版
    [fourth] 第4版
   *[third] 第3版
}、{ $players }人
innovation-turn-of = { $seat }の手番
innovation-action = アクション{ $action }/{ $actions }
innovation-begins = 最初のカード
innovation-begins-now = 選択中
innovation-over = ゲーム終了
innovation-achievements = アチーブメント
innovation-price = { $points }点
innovation-yours = 可能
innovation-score = 得点
innovation-claimed = アチーブメント
innovation-hand = 手札
innovation-hand-of = 手札{ $cards }枚
innovation-to-act = 手番
innovation-lost = 敗退
innovation-stack = { $cards }枚{ $splay ->
    [left] 、左にスプレイ
    [right] 、右にスプレイ
    [up] 、上にスプレイ
    [aslant] 、斜めにスプレイ
   *[none] {""}
}
innovation-card-told = { $card }、時代{ $age }、{ $colour }：{ $icons }
innovation-icon-crown = 王冠
innovation-icon-leaf = 葉
innovation-icon-lightbulb = 電球
innovation-icon-castle = 塔
innovation-icon-factory = 工場
innovation-icon-clock = 時計
innovation-icon-person = 人
innovation-icon-prehistory = 先史
innovation-if-dogma = 「{ $card }」のドグマを使うと
innovation-counts = { $icon }の数で決まる（このアクション中は固定）
innovation-demand = 要求
innovation-compel = 強制
innovation-shared = 共有
innovation-hit = 受ける
innovation-safe = 無事
innovation-shares = 共有
innovation-no = なし
innovation-you = あなた
innovation-fewer = { $count } < { $mine }
innovation-as-many = { $count } ≥ { $mine }
innovation-may-share = 共有可
innovation-for-a-card = 手札1枚
innovation-unless-card = か手札1枚
innovation-far-away = 遠い席
innovation-launch-pays = 遠い席のカードなので、手札を1枚戻す。
innovation-karma-first = 先に{ $cards }のカルマが働き、結果が変わることがある。
innovation-then = 共有した人の効果で何かが変われば、あなたはカードを1枚引く。
innovation-do-draw = ドロー
innovation-do-meld = メルド
innovation-do-dogma = ドグマ
innovation-do-endorse = 支持
innovation-do-achieve = 達成
innovation-do-return = 返却
innovation-do-score = 得点にする
innovation-do-tuck = 下に差し込む
innovation-do-transfer = 渡す
innovation-place-revealed = 公開
innovation-place-display = 展示中
innovation-place-exhibits = 展示品
innovation-place-museums = 博物館
innovation-place-forecast = 予示
innovation-place-safe = 金庫
# ゲームの中のゲームを遊んでいる間、手番の表示に添える
innovation-within = ゲームの中のゲーム
innovation-museums-free = { $count ->
   *[other] 空いている博物館 { $count }
}
innovation-only-fourth = 第4版のみ
innovation-not-first = 初版では使えません
innovation-relics-need = 第3版のアーティファクトと一緒に
innovation-expansions = 拡張
innovation-boards = ほかの人の場
innovation-board-open = { $seat }の場を見る
innovation-board-close = { $seat }の数だけを見る
innovation-far = ほかのプレイヤーのボードのカード{ $cards }枚も、手札を1枚戻せば使えます。
innovation-needed = { $goal }個で勝ち
innovation-claimed-by = { $seat }が獲得
innovation-place-score_pile = 得点置き場
innovation-deck-left = 山札の残り{ $cards }枚
