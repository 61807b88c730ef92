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
cli-new-added = { $file }に書き足しました
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

## コマンドのヘルプ。cli-command-…: 何のためかを1行で、cli-about-…: 詳しく

cli-usage = 使い方:
cli-commands = コマンド
cli-arguments = 引数
cli-options = オプション
cli-help = このヘルプを表示して終わる
cli-version = バージョンを表示して終わる
cli-about = 奥深いカードゲームの卓。裁定のひとつひとつまで正確に。
cli-command-serve = ブラウザの卓（人ともボットとも）
cli-about-serve = ブラウザの卓を開きます。ゲームはフォルダに保存され、サーバーを起動し直すとすべて続きから始まります。Ctrl-Cで正しく止まります。持ち時間は止まり、何も失われません。
cli-command-tables = サーバーが保存しているゲーム: 一覧、バックアップ、書き出し、読み込み、複製
cli-about-tables = サーバーが保存しているゲームを管理します。`backup` と `export` はサーバーの稼働中にも使えます。
cli-command-tables-list = すべての卓の一覧
cli-command-tables-backup = すべてを1つのファイルに複製
cli-command-tables-export = ゲームの記録をフォルダに書き出す
cli-command-tables-import = 記録からゲームを読み込む（サーバーは止めておく）
cli-command-tables-copy = 保存されたすべてを別のデータベースへ（サーバーは止めておく）
cli-about-tables-copy = 保存されたすべてを、空のデータベースへ複製します。フォルダからPostgreSQLへ、またはその逆です。すべて複製されるか、何も複製されないかのどちらかです。どちらも、サーバーが使っていてはいけません。
cli-command-doctor = このマシンでサーバーを開けるか。何が悪く、どうすればよいか
cli-about-doctor = サーバーに必要なものを調べます。Python、フォルダ、データベース、ポート、時計、ブラウザ用のファイル、--url があれば前に置いたプロキシも。何も変更しません。問題があれば終了コードは1です。
cli-command-people = サーバーに名前をもつ人、レーティング、発言停止、立入禁止、卓の閉鎖、通報
cli-about-people = サーバーを使う人々を管理します。稼働中にも使え、ここで決めたことは15秒ほどで効きます。すべて記録されます。
cli-command-people-list = 名前をもつ人すべてと、その人について決めたこと
cli-command-people-reports = 寄せられた通報
cli-command-people-log = 決めたことと、取り消したことのすべて
cli-command-people-ratings = ゲームごとの人とボットの強さ、強い順
cli-command-people-close = 卓を永久に閉じる
cli-command-people-mute = 卓での発言を禁じる
cli-command-people-ban = 立ち入りを禁じる（人はすぐに退出）
cli-command-people-lift = 発言停止や立入禁止を取り消す
cli-command-people-rate-bots = ボットどうしを戦わせ、対戦する人のためにレーティングをつける
cli-about-people-rate-bots = `fudaba arena` と同じく、ボットを2体ずつ、同じ王国と同じ配りで両方の席から戦わせ、レーティング卓と同じように評価します。人がボットに勝ち負けした結果が、それに見合って数えられるようになります。今のレーティングから続けます。サーバーは稼働中でもかまいません。
cli-command-play = 端末で遊ぶ。相手はボット、または同じ画面の人
cli-about-play = ゲームを遊びます。端末では全画面です（? でキーの一覧）。--plain をつけるか、入出力が端末でなければ、文字の行になります。Ctrl-Cかqでゲームを離れ、記録を保存します。--resume でその続きから始められます。
cli-command-replay = 保存したゲームを1手ずつ見る
cli-about-replay = 保存したゲームを見ます。前へ、後ろへ、手番ごとに、だれの視点からでも。--plain をつけると、ゲーム全体を文章で伝えます。
cli-command-lab = シナリオを実行し、何がなぜ起きるかをルールごとに見る
cli-about-lab = ルールラボ: シナリオファイルを実行し、何がなぜ起きるかをルールごとに見ます。
cli-command-lab-run = シナリオを実行し、各ステップを説明する
cli-about-lab-run = シナリオを実行し、何がなぜ起きたか、どのルールによるかを、ステップごとに伝えます。
cli-command-lab-check = シナリオファイルを読むだけで、誤りを伝える
cli-about-lab-check = シナリオファイルを実行せずに読み、誤りを伝えます。
cli-command-lab-from = 保存したゲームの一場面をシナリオとして書き出す
cli-about-lab-from = 保存したゲームの一場面をシナリオファイルとして書き出します。ラボで調べるためにも、そこから遊ぶ（`fudaba play --from`）ためにも使えます。
cli-command-rules = ルールの一覧（出典とテストつき）。1つのルール、1枚のカードについてのルールも
cli-about-rules = ルールの目録: 各ルールの内容、書かれている場所、それを名指しするテスト。
cli-command-simulate = ボットに何ゲームも遊ばせて数える
cli-about-simulate = ボットに何ゲームも遊ばせます。席はゲームごとに入れ替わります。勝者が複数のゲームは引き分けで、だれの勝ちにもなりません。同じシードなら、プロセスの数によらず同じ結果です。Ctrl-Cで止まり、そこまでの結果を表示します。
cli-command-arena = ボットを同じ王国で戦わせて評価する
cli-about-arena = ボットを同じ王国と同じ配りで、それぞれすべての席から戦わせ、だれがだれより上の順位かで評価します（ブラッドリー・テリー法、イロの単位、95%区間）。2人の卓では2体ずつ当たり、どちらが強いか決まれば止めます。それより大きな卓では、決着は2体の間でしか言えないので、どの組も最後まで戦います。チーム戦では1体がチームの全席に座ります。同じシードなら、プロセスの数によらず同じ結果です。Ctrl-Cで、そこまでの結果を表示します。
cli-command-records = 保存されたゲームを、調べるためのデータに
cli-about-records = 保存されたゲームをデータにします。
cli-command-records-export = 回答ごとに1行をParquetで書き出す
cli-about-records-export = 記録をもう一度実行し、回答ごとに1行を書き出します。決めた人が知っていたこと、選べたこと、選んだこと、そしてゲームの結果です。シードは書きません。実行できないものは名前を挙げて除き、その場合の終了コードは1です。
cli-command-study = ドミニオンの王国で最もよい方針を探す
cli-about-study = ドミニオンの王国での方針を、掛け合わせと競争によって探し、よいものどうしを戦わせます。どれをどの割合で使うか、各カードにどれだけの価値があるか、ゲームがどう進むかを伝えます。同じシードなら、プロセスの数によらず同じ結果です。Ctrl-Cで止めても、そこまでにわかったことは残ります。
cli-command-review = 終わったゲームを振り返る: どこで負けたか、どうすればよかったか
cli-about-review = ゲームを振り返ります。各プレイヤーが知りえたことによる勝率の動きと、最も損をした回答を、よりよい回答とともに示します。確かなことだけを示します（損失の95%区間が0を含まないもの）。結果は記録の隣に NAME.review.json として残します。
cli-command-where = カードのすべての在りか: コード、文、テスト、ルール
cli-about-where = カードのコード、文、シナリオとテスト、ルールがどこにあるかを示します。
cli-command-new-card = 新しいカードを書き始める: 関数、文、失敗するシナリオ
cli-about-new-card = チェックアウトに新しいカードの書き始めを作ります。関数、両言語の文、そしてカードが文のとおりに働くまで失敗するシナリオです。
cli-command-verify = 記録をもう一度実行: 同じ終局か、封印どおりのシードか
cli-about-verify = 記録されたゲームを、その回答で最初から実行します。最後の状態のダイジェストを表示します。シードが封印されたものでない、回答が合法でない、結果が違う、のどれかなら失敗です。
cli-command-cards = ゲームのカード一覧: 名前、コスト、種類、文。まだないカードも
cli-about-cards = あるカードをすべて両言語で一覧にし、印刷されたカードのうちいくつあるかをセットごとに数えます。
