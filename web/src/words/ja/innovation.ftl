### イノベーションの卓。

innovation-title = イノベーション、{ $edition ->
    [first] 初版
    [fourth] 第4版
   *[third] 第3版
}、{ $players }人
innovation-turn-of = { $seat }の手番
innovation-action = アクション{ $action }/{ $actions }
innovation-begins = ゲーム開始前
innovation-begins-now = 最初のカードを選択中
innovation-over = ゲーム終了
innovation-achievements = アチーブメント
innovation-near = { $need }のうち{ $have }
innovation-price = { $points }点
innovation-yours = 獲得可能
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
innovation-card-text = { $card }、時代{ $age }、{ $colour }：{ $icons }
innovation-icon-crown = 王冠
innovation-icon-leaf = 葉
innovation-icon-lightbulb = 電球
innovation-icon-castle = 塔
innovation-icon-factory = 工場
innovation-icon-clock = 時計
innovation-icon-person = 人物
innovation-icon-prehistory = 先史
innovation-if-dogma = 「{ $card }」のドグマを使うと
innovation-counts = アクション開始時の{ $icon }の数で決まる
innovation-demand = 要求
innovation-compel = 強制
innovation-shared = 共有
innovation-hit = 従う
innovation-safe = 対象外
innovation-shares = 共有
innovation-no = なし
innovation-you = あなた
innovation-fewer = { $count } < { $mine }
innovation-as-many = { $count } ≥ { $mine }
innovation-may-share = 共有可
innovation-for-a-card = 手札1枚
innovation-unless-card = か手札1枚
innovation-far-away = 遠い席
innovation-launch-pays = 遠い席のカードなので、手札を1枚戻す必要がある。
innovation-karma-first = 先に{ $cards }のカルマを処理する。結果が変わることがある。
innovation-then = ほかのプレイヤーの共有で何かが変われば、あなたは1枚引く。
innovation-do-draw = ドロー
innovation-do-meld = メルド
innovation-do-dogma = ドグマ
innovation-do-endorse = 支持
innovation-do-achieve = 獲得
innovation-do-return = 戻す
innovation-do-score = 得点にする
innovation-do-tuck = タックする
innovation-do-transfer = 移す
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
innovation-not-first = 初版では使えない
innovation-relics-need = 第3版のアーティファクトが必要
innovation-expansions = 拡張
innovation-boards = ほかのプレイヤーのボード
innovation-board-open = { $seat }のボードを見る
innovation-board-close = { $seat }のボードを閉じる
innovation-far = ほかのプレイヤーのボードのカード{ $cards }枚も、手札を1枚戻せば使えます。
innovation-press = 手札を押すとメルド、自分の山の一番上のカードを押すとドグマを選べます。
innovation-press-hand = 手札を押すとメルドを選べます。
innovation-press-board = 自分の山の一番上のカードを押すとドグマを選べます。
innovation-unseen-age = 時代{ $age }
innovation-unseen-age-of = { $set }の時代{ $age }
innovation-unseen-count = { $cards }枚、うち山札{ $deck }枚
innovation-known = { $seat }の{ $place ->
    [hand] 手札
    [score_pile] 得点置き場
    [forecast] 予示
    [safe] 金庫
   *[achievements] アチーブメント
}
innovation-known-count = { $cards }枚
innovation-known-count-deck = { $cards ->
    [1] { $cards }枚
   *[other] { $cards }枚（下から順に）
}
innovation-known-deck = 時代{ $age }の山札
innovation-known-deck-of = { $set }の時代{ $age }の山札
innovation-known-place = { $place ->
    [available] 獲得できるアチーブメント
    [box] ゲームから除かれたカード
    [junk] ジャンク
   *[aside] ゲームの中のゲームの間、脇に置いたカード
}
innovation-unseen-about = どこにあるか分からないカードのすべてです。この卓では全員が自分の一覧を見られます。
innovation-known-title = 裏向きだが分かっているカード
innovation-known-about = そこに置かれる前に見えていたカードや、見せられたカードです。山札のカードは、シャッフルされるまで分かります。それ以外の場所では、同じ裏面のカードが裏向きのまま出ていくと、どれが出たのか分からないため一覧から消えます。
innovation-needed = { $goal }個で勝ち
innovation-claimed-by = { $seat }が獲得
innovation-place-score_pile = 得点置き場
innovation-deck-left = 山札の残り{ $cards }枚
