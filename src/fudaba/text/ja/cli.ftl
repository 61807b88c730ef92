### コマンドの文。

cli-own-cards = { $file }のカード: { $cards }。このファイルはプログラムで、すでに実行されました。信頼できるファイルだけを読み込んでください。

## 記録

cli-verified = { $file }：検証できました
cli-verified-over = 回答{ $answers }、終局まで
cli-verified-running = 回答{ $answers }、まだ途中
cli-verified-seed = シード
cli-verified-seal = 封印
cli-verified-earlier = 続き
cli-verified-after = 回答{ $answers }のあとからシード{ $seed }
cli-verified-state = 最後の状態

## カード

cli-cards = { $game }：{ $names }種
cli-cards-counted = { $game }：{ $names }種、{ $cards }枚
cli-card-age = 時代{ $age }
cli-card-count = { $count }枚
cli-card-icons = アイコン：{ $icons }
# same in English
cli-card-then = { " · " }
cli-sets = { $game }：{ $known }種のうち{ $there }種があります
cli-sets-editions = { $game }、版ごとに数えて：{ $known }種のうち{ $there }種があります
cli-set-there = { $there } / { $known }
cli-set-absent = ないもの：{ $ids }

## カードのありか、新しいカード

cli-where-code = コード
cli-where-text = 文 { $lang }
cli-where-scenarios = シナリオ
cli-where-test = テスト
cli-where-rule = ルール
cli-where-ruling = 裁定
cli-where-lines = { $lines }行
cli-new-wrote = { $file }を書きました
cli-new-now = 次はカードの効果を書いてください。書くまで { $command } は失敗します。

## 保存されたゲーム

cli-records-rows = { $file }：{ $rows }行
cli-serve-at = Fudaba は { $address } で動いています（Ctrl-Cで止まります）
cli-tables-moves = { $moves }手
cli-tables-bytes = { $file }：{ $bytes }バイト
cli-tables-copied = 卓{ $tables }、{ $moves }手
cli-people-none = { $who }に{ $kind }はありません。
cli-people-lifted = { $who }  { $kind }を解きました
cli-people-no-table = { $table }：そのような卓はありません。
cli-people-table-state = { $table }：いま{ $state }です。
cli-people-closing = { $table }：15秒ほどで、またはサーバーの起動時に閉じます
cli-people-nobody = { $who }という名前の人はいません。アドレスでもありません。
cli-people-report = { $by }から{ $against }について
cli-people-at = 卓{ $table }
cli-people-until = { $kind }、{ $end }まで
cli-people-played = { $games }回
cli-people-none-rated = 終わったゲームがないため、評価は変わりません。
cli-people-left-out = エラーで終わった{ $games }回を除きました。
