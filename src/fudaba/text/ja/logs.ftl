### ほかで遊んだドミニオンのゲーム：ログ。

logs-written = { $folder }に{ $number }件のログを書き出しました。
logs-read = { $players }：{ $turns }ターン、{ $lines }行
logs-read-merged = このゲームの{ $number }つのログを合わせました。
logs-read-viewers = 引いたカードが分かるプレイヤー：{ $players }
logs-read-no-viewers = 引いたカードが分かるプレイヤーはいません。
logs-read-no-kingdom = ログには王国の記載がありません。--kingdomで指定してください。
logs-read-resigned = { $player }は投了しました。
logs-read-not-ended = ログにはゲームの終了の記載がありません。
logs-unknown = 読めない行が{ $number }行あります：
logs-deck = { $player }：{ $size }枚、財宝は合わせて{ $money }コイン：{ $cards }
logs-games = { $number }ゲーム
logs-table-cards = 獲得したカード：ゲーム数、勝率
logs-table-openings = 序盤の購入：ゲーム数、勝率
logs-table-first = 席順：ゲーム数、勝率
logs-table-kingdom = 王国カード：ゲーム数、勝率
logs-table-opponents = 対戦相手：ゲーム数、勝率
logs-table-players = プレイヤー：ゲーム数、勝率
logs-first = 先手
logs-later = 後手

## 局面

logs-position = { $player }、{ $number }ターン目
logs-positions-knows = 分かっていること：{ $text }
logs-positions-assumes = 仮定したこと：{ $text }
logs-knows-hand = 手札はログのとおりです。
logs-knows-owned = 各プレイヤーの持つカードはログから分かります。
logs-knows-others = ログから全員の手札が分かります。
logs-knows-kingdom = 王国は指定されました。
logs-assumes-order = 山札の順はランダムです。
logs-assumes-others = ほかのプレイヤーの手札は、持っているカードからランダムに選びました。
logs-assumes-kingdom = サプライには、ログに出てくる山だけがあります。
logs-assumes-durations = 持続カードは場に置きましたが、この後の効果は入っていません。
logs-assumes-mixed = 混合の山は減っておらず、順はランダムです。
logs-assumes-misfit = これより前に、ログとデッキの枚数が合わないところがあります。

## リプレイ

logs-replay-whole = { $file }：ゲーム全体（{ $turns }ターン）
logs-replay-part = { $file }：{ $of }ターン中{ $turns }ターン
logs-replay-stops-answers = { $line }行目「{ $text }」で止まりました。そこへ進む選択が見つかりません。
logs-replay-stops-time = { $line }行目「{ $text }」で止まりました。時間内に、そこへ進む選択が見つかりませんでした。--secondsで延ばせます。

## ログの問題

logs-problem-no-kingdom = ログには王国の記載がありません。--kingdomで指定してください。

logs-problem-empty = 文字がありません。
logs-problem-none = ドミニオンのログではありません。ゲームのログ全体を、最初の行からコピーしてください。
logs-problem-several = { $number }ゲーム分のログが入っています。1ゲーム分にするか、`fudaba logs stats`を使ってください。
logs-problem-long = 長すぎます（{ $number }文字）。読めるのは{ $most }文字までです。
logs-problem-lines = 長すぎます（{ $number }行）。読めるのは{ $most }行までです。
logs-problem-other-players = プレイヤーが違います：{ $one }と{ $other }。
logs-problem-other-game = 別のゲームのログです：#{ $one }と#{ $other }。
logs-problem-not-one-game = 違いが大きすぎて、同じゲームのログとは思えません。
logs-problem-no-hands = このプレイヤーの手札がログにないため、局面を作れません。
logs-problem-one-player = ログに出てくるプレイヤーが1人だけです。
logs-problem-no-games = 読めるゲームがありません。
logs-problem-no-files = { $folder }に*.txtのファイルがありません。
logs-problem-game = このログの形で書けるのはドミニオンだけです（指定：{ $game }）。
logs-problem-situation = 途中から始まるゲームは、このログの形では書けません。
logs-problem-seat = 席{ $seat }はありません。席は{ $seats }つです。
logs-problem-viewer = 「{ $viewer }」というプレイヤーはいません。
logs-problem-no-form = 書き出す形を指定してください：--parquet FILEか、--as dominion-online。
logs-problem-two-forms = --parquetと--asは、どちらか一方だけを指定してください。

## ほかで遊んだゲームのページ

bring-page-turns = このゲームは{ $most }ターンを超えているため、ページには表示できません。手元で fudaba logs read を使ってください。
bring-page-no-kingdom = 再現には王国が必要ですが、ログには書かれていません。上の欄に王国カードを並べてください。
bring-page-too-much = 一度に送るには多すぎます。ログは1 MBまでです。
bring-page-not-read = リクエストを読み取れませんでした。
bring-page-not-asked = このターンの最初には、決めることがありません。
