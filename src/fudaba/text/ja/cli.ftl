### コマンドの文。

cli-own-cards = { $file }のカード：{ $cards }。このファイルはプログラムで、すでに実行されました。信頼できるファイルだけを読み込んでください。

## 記録

cli-verified = { $file }：検証できました
cli-verified-over = 回答{ $answers }個、終了まで
cli-verified-running = 回答{ $answers }個、途中まで
cli-verified-seed = シード
cli-verified-seal = 封印
cli-verified-brought = 持ち込んだゲームで、封印なし（シャッフル{ $shuffles }回分の記載あり）
cli-verified-earlier = 続き
cli-verified-after = 回答{ $answers }の後からシード{ $seed }
cli-verified-state = 最後の状態

## カード

cli-cards = { $game }：{ $names }種類
cli-cards-counted = { $game }：{ $names }種類、{ $cards }枚
cli-card-age = 時代{ $age }
cli-card-and = 、
cli-card-count = { $count }枚
cli-card-icons = アイコン：{ $icons }
# same in English
cli-card-then = { " · " }
cli-sets = { $game }：{ $known }種類中{ $there }種類があります
cli-sets-editions = { $game }（版ごと）：{ $known }種類中{ $there }種類があります
cli-set-there = { $there } / { $known }
cli-set-absent = ないもの：{ $ids }

## カードのありか、新しいカード

cli-where-code = コード
cli-where-text = テキスト { $lang }
cli-where-list = 一覧
cli-where-scenarios = シナリオ
cli-where-test = テスト
cli-where-rule = ルール
cli-where-ruling = 裁定
cli-where-lines = { $lines }行
cli-new-wrote = { $file }を作成しました
cli-new-added = { $file }に追加しました
cli-new-now = 次にカードの効果を書いてください。書き終わるまで { $command } は失敗します。

## 保存されたゲーム

cli-records-rows = { $file }：{ $rows }行
cli-tab-fetch = Pyodideの必要な部分を（まだなければ）取得しています…
cli-tab-compile = Pythonをブラウザー用にコンパイルしています…
cli-tab-data = カード、ルール、シナリオを書き出しています…
cli-tab-page = ページを置いています…
cli-tab-made = { $folder }：{ $files }ファイル、{ $megabytes } MB。試すには：python -m http.server -d { $folder }
cli-serve-compiling = 高速な機械語をバックグラウンドでコンパイルしています。次の起動から使われます。
cli-serve-compiling-share = 機械語：{ $percent }%完了
cli-serve-compiled = 機械語の準備ができました。次の起動から使われます。
cli-serve-not-compiled = 機械語は使えません（{ $reason ->
    [compiler] Cコンパイラーがありません
    [headers] PythonのCヘッダーがありません
    [folder] { $folder } に書き込めません
    [tools] mypycをインストールできませんでした。ログ：{ $log }
    [games] ゲームの結果が異なりました。ログ：{ $log }
    [busy] 別のプロセスがコンパイル中です
    [room] ディスクに空きがありません
   *[build] コンパイルに失敗しました。ログ：{ $log }
}）。速度以外に違いはありません。
cli-serve-at = Fudaba は { $address } で動いています（Ctrl-Cで停止）
cli-tables-moves = { $moves }手
cli-tables-bytes = { $file }：{ $bytes }バイト
cli-tables-copied = 卓{ $tables }、{ $moves }手
cli-people-none = { $who }に{ $kind }はありません。
cli-people-lifted = { $who }  { $kind }を解きました
cli-people-no-table = { $table }：そのような卓はありません。
cli-people-table-state = { $table }：いま{ $state }です。
cli-people-closing = { $table }：15秒ほどで、またはサーバーの起動時に閉じます
cli-people-moderator = モデレーター
cli-people-operator = 運営者
cli-people-role = { $who }：役割 { $role }
cli-people-no-name = { $who }はアドレスです。役割を持てるのはアカウントだけです。
cli-people-nobody = { $who }というアカウントはありません。アドレスでもありません。
cli-people-report = { $by }さんからの報告：{ $against }さんについて
cli-people-at = 卓{ $table }
cli-people-until = { $kind }、{ $end }まで
cli-people-played = { $games }回
cli-people-none-rated = 終わったゲームがないため、レーティングは変わりません。
cli-people-left-out = エラーで終わった{ $games }回を除きました。

## コマンドのヘルプ。cli-command-…: 何のためかを1行で、cli-about-…: 詳しく

cli-usage = 使い方：
cli-commands = コマンド
cli-arguments = 引数
cli-options = オプション
cli-help = このヘルプを表示して終了
cli-version = バージョンを表示して終了
cli-about = ドミニオン、イノベーション、Bridge Overを遊び、ルールを調べ、ボットで研究します。
cli-command-serve = ブラウザーで遊べるサーバーを起動する（人ともボットとも）
cli-about-serve = ブラウザーで遊べるサーバーを起動します。ゲームはフォルダーに保存され、再起動後も続きから遊べます。Ctrl-Cで安全に停止します。持ち時間は止まり、何も失われません。
cli-command-tables = サーバーのゲームを管理する：一覧、バックアップ、書き出し、読み込み、複製
cli-about-tables = サーバーが保存しているゲームを管理します。`backup` と `export` はサーバーの稼働中にも使えます。
cli-command-tables-list = すべての卓の一覧
cli-command-tables-backup = すべてを1つのファイルに複製
cli-command-tables-export = ゲームの記録をフォルダーに書き出す
cli-command-tables-import = 記録からゲームを読み込む（サーバーは止めておく）
cli-command-tables-copy = 保存されたすべてを別のデータベースへ（サーバーは止めておく）
cli-about-tables-copy = 保存されたすべてを、空のデータベースへ複製します。フォルダーからPostgreSQLへ、またはその逆です。すべて複製されるか、何も複製されないかのどちらかです。どちらも、サーバーが使っていてはいけません。
cli-command-tab = サーバーなしでブラウザーのタブの中で動く卓を、静的なファイルのフォルダーとして作る
cli-about-tab = 卓のすべてを1つのフォルダーに作ります。どのウェブホストにも置け（下位のパスでも可）、ブラウザーだけで、オフラインでも動きます。Pyodideのうち必要なものは、Fudabaが定めたバージョンとハッシュで1度だけ取得します。
cli-command-doctor = サーバーを動かせるか調べ、問題があれば直し方を示す
cli-about-doctor = サーバーに必要なものを調べます。Python、フォルダー、データベース、ポート、時計、ブラウザー用のファイル、--url があればその前のプロキシも対象です。何も変更しません。問題があれば終了コードは1です。
cli-command-people = アカウントを管理する：レーティング、発言停止、利用停止、卓の閉鎖、報告
cli-about-people = サーバーのアカウントを管理します。稼働中にも使え、変更は15秒ほどで反映されます。すべて記録されます。
cli-command-people-list = アカウントの一覧（発言停止と利用停止も）
cli-command-people-reports = 届いた報告の一覧
cli-command-people-log = 決定した人とともに、すべての決定を表示（発言停止、利用停止、閉じた卓、役割）
cli-command-people-ratings = ゲームごとの人とボットの強さ、強い順
cli-command-people-close = 卓を閉鎖する
cli-command-people-mute = 卓での発言を禁じる
cli-command-people-ban = 利用を停止する（人はすぐに退出）
cli-command-people-lift = 発言停止や利用停止を解除する
cli-command-people-role = アカウントをモデレーターにする、または取り消す
cli-command-people-rate-bots = ボットどうしを対戦させ、レーティングを付ける
cli-about-people-rate-bots = `fudaba arena` と同じく、ボットを2体ずつ、同じ王国と同じ配りで両方の席から対戦させ、レーティング戦と同じように評価します。これで、ボットに対する人の勝敗も正しく評価されます。今のレーティングから続けます。サーバーは稼働中でもかまいません。
cli-command-play = 端末で遊ぶ。相手はボット、または同じ画面の人
cli-about-play = ゲームを遊びます。端末では全画面です（?キーで一覧）。--plain をつけるか、入出力が端末でなければ、文字の行になります。Ctrl-Cかqでゲームを離れ、記録を保存します。--resume でその続きから始められます。
cli-command-replay = 保存したゲームを1つずつ見る
cli-about-replay = 保存したゲームを見ます。前へ、後ろへ、手番ごとに、誰の視点からでも見られます。--plain を付けると、ゲーム全体を文章で表示します。
cli-command-lab = シナリオを実行し、何がなぜ起きるかをルールごとに見る
cli-about-lab = ルールラボ：シナリオファイルを実行し、何がなぜ起きるかをルールごとに見ます。
cli-command-lab-run = シナリオを実行し、各ステップを説明する
cli-about-lab-run = シナリオを実行し、何がなぜ起きたか、どのルールによるかを、ステップごとに説明します。
cli-command-lab-ask = シナリオの現在の質問と、その答え方をすべて表示する
cli-about-lab-ask = シナリオを進んだところまで実行し、そこでの質問を、すべての選択肢、選べる個数、noneの可否とともに表示します。
cli-command-lab-check = シナリオファイルを実行せずに調べる
cli-about-lab-check = シナリオファイルを実行せずに読み、誤りを報告します。
cli-command-lab-from = 保存したゲームの一場面をシナリオとして書き出す
cli-about-lab-from = 保存したゲームの一場面をシナリオファイルとして書き出します。ラボで調べるためにも、そこから遊ぶ（`fudaba play --from`）ためにも使えます。
cli-command-lab-link = 場面をそのまま含むリンクを表示する
cli-about-lab-link = ラボがシナリオファイルを表示するアドレスを出力します。場面のすべてがアドレスに入っています。通常は、サーバーの要らないタブの中の卓を指します。
cli-command-puzzle = パズルを解く（目標のある局面をルールが判定する）
cli-about-puzzle = 付属のパズルやファイルのパズルを解きます。目標のある局面で、どの手順もルールが判定します。名前を付けないと一覧を表示します。すべて解けた（証明できた）ときの終了コードは0、それ以外は1です。
cli-command-kingdom = 王国を読み込むか選び、他のツールの書式で書き出し、箱から出すものを一覧にする
cli-about-kingdom =
    ドミニオンの王国。どんな書式の一覧でも読み込める。一覧がなければランダムに選ぶ。

    fudaba kingdom "Keller, Burggraben, Young Witch (Moat), Inspiring (Cellar), No Colonies"
    fudaba kingdom "First Game" --box --seats 4
    fudaba kingdom --sets seaside,empires --mix 1 --feel no_attacks --form temple-gates
cli-command-rules = ルールの一覧（出典とテストつき）。1つのルール、1枚のカードについてのルールも
cli-about-rules = ルールの目録：各ルールの内容、書かれている場所、それを名指しするテスト。
cli-command-simulate = ボットに何ゲームも対戦させて集計する
cli-about-simulate = ボットに何ゲームも対戦させます。席はゲームごとに入れ替わります。複数の側が勝ったゲームは引き分けです。同じシードなら、プロセスの数によらず同じ結果です。Ctrl-Cで止まり、そこまでの結果を表示します。
cli-command-arena = ボットを同じ王国で対戦させ、レーティングを付ける
cli-about-arena = ボットを同じ王国と同じ配りで、それぞれすべての席から対戦させ、誰が誰より上位かでレーティングを付けます（ブラッドリー・テリー法、イロ方式、95％区間）。2人の卓では、どちらが強いか分かればその組を終えます。それより大きな卓では、すべてのゲームを行います。チーム戦では1体がチームの全席を受け持ちます。同じシードなら、プロセスの数によらず同じ結果です。Ctrl-Cで止まり、そこまでの結果を表示します。
cli-command-records = 保存されたゲームを、調べるためのデータに
cli-about-records = 保存されたゲームをデータにします。
cli-command-logs = ほかで遊んだドミニオンのログを読む
cli-about-logs = ほかのクライアントからコピーしたドミニオンのログを読みます。多くのゲームの集計と、自分のターンの局面を作れます。
cli-command-logs-read = 1ゲームを読み、デッキを表示する
cli-about-logs-read = 1ゲームのログを読みます。ファイルが複数なら、同じゲームの別のプレイヤーのログとして合わせます。読めない行は一覧にします。
cli-command-logs-stats = 多くのゲームのカード、序盤、勝敗を集計する
cli-about-logs-stats = 多くのログを読んで集計します。獲得したカード、序盤の購入、席順、王国、対戦相手と、それぞれの勝率です。ログでないファイルは一覧にし、その場合の終了コードは1です。
cli-command-logs-positions = 自分のターンを局面として書き出す
cli-about-logs-positions = 手札の名前が分かるプレイヤーの各ターンを、そこから遊べる局面として書き出し、ラボで開くアドレスを表示します。分かっていることと仮定したことも書きます。
cli-command-logs-replay = ゲーム全体の記録ファイルを作る
cli-about-logs-replay = ログのとおりに進む選択とシャッフルを探し、ゲームの記録ファイルを書き出します。持ち込んだゲームなので封印はなく、シードでは証明されません。最後まで進めないときは、そこまでのターンを残し、止まった行を表示します。その場合の終了コードは1です。
cli-command-records-export = 回答ごとに1行をParquetで書き出す
cli-about-records-export = 記録をもう一度実行し、回答ごとに1行を書き出します。決めた人が知っていたこと、選べたこと、選んだこと、そしてゲームの結果です。シードは書きません。実行できないものは名前を挙げて除き、その場合の終了コードは1です。
cli-command-records-dataset = ボット同士のゲームをデータセットにする
cli-about-records-dataset = ボット同士でゲームをし、回答ごとに1行をParquetファイルとしてフォルダーに書き出し、データの説明書を付けます。Ctrl-Cのあと、同じコマンドで続きから始まります。--gamesを大きくすると、ゲームが増えます。エラーで止まったゲームは「failed」フォルダーに残り、その場合の終了コードは1です。
cli-command-config = 自分の既定値を表示し、そのファイルを確かめる
cli-about-config = 有効な自分の既定値を表示し、ファイル全体を確かめます。コマンドラインの引数が優先されます。
cli-command-study = ドミニオンの王国で最良の作戦を探す
cli-about-study = ドミニオンの王国で良い作戦を探し、上位の作戦どうしを対戦させます。どの作戦をどの割合で使うか、各カードの価値、ゲームの進み方を表示します。同じシードなら、プロセスの数によらず同じ結果です。Ctrl-Cで止めても、そこまでの結果を表示します。
cli-command-distil = ドミニオンの作戦から探索で見つかったことを、ファイルの行にする
cli-about-distil = 手番を探索しながら作戦同士を対戦させ、探索で見つかったより良い回答を、何を先に（最後に）使い、選び、捨て札にし、残すかの行にします。行を加えて元の作戦に勝ち越したときだけ、その行を使います。シードが同じなら、プロセスの数によらず同じ行になります。対戦の途中でCtrl-Cを押すと、そこまでの対戦から行を作ります。その後で押すと止まり、そこまでの結果を示します。
cli-command-import = DominionSimの購入ルールを戦略ファイルに変換する
cli-about-import = DominionSimが保存する購入ルール（XML）を戦略ファイルに変換します。対応する語のない条件を持つルールは除き、その名前を表示します。--out がなければ、リストが1つのときは内容を、複数のときは一覧を表示します。
cli-arg-import-file = DominionSimのXMLファイル（1人分またはまとめたもの）
cli-arg-import-out = 書き出すフォルダー（リストごとに1ファイル）
cli-arg-import-only = 名前にこの文字列を含むリストだけ
cli-arg-import-force = すでにあるファイルを置き換える
cli-import-list = { $name }：ルール{ $rules }件{ $left ->
    [0] {""}
   *[other] 、除外{ $left }件
}
cli-import-whole = { $lists }件のうち{ $whole }件は、ルールをすべて変換できました。
cli-import-lacking = 対応する語がないもの（ルールの数）：{ $words }
cli-import-choose = リストは{ $lists }件です。--only で選ぶか、--out DIR ですべて書き出してください。
cli-import-wrote = { $file } に書き出しました（ルール{ $rules }件）
cli-import-left-out = { $name }：{ $rule } を除きました（対応する語がありません）
cli-command-completion = シェルの補完スクリプトを出力する
cli-about-completion = Fudaba のコマンドとオプションをシェルで補完するためのスクリプトを出力します。bash では ~/.bashrc に eval "$(fudaba completion bash)" と書きます（zsh では同様に ~/.zshrc）。fish では fudaba completion fish > ~/.config/fish/completions/fudaba.fish
cli-arg-completion-shell = bash、zsh、fish、powershell のどれか
cli-command-bench-agent = 決まった課題でエージェントの強さを測る
cli-about-bench-agent = エージェントを比べるための共通の課題で測ります。勝ったゲームの割合を95%区間とともに示します。同じエージェントなら、同じ成績になります。成績は順位表に残せます。
cli-command-review = 終わったゲームを検討する：どこで負けたか、どうすれば良かったか
cli-about-review = ゲームを検討します。各プレイヤーの勝率の推移（そのプレイヤーに分かったことだけで計算）と、損の大きかったミスを、より良い答えとともに示します。明らかなミスだけを示します（損失の95％区間が0より上）。損失は勝率の低下、またはドミニオンではそのターンに得たものの差です。結果は記録の隣に NAME.review.json として保存します。Ctrl-C で止めると、それまでに分かったことを表示します。同じコマンドで続きから始まります。
cli-command-where = カードのコード、テキスト、テスト、ルールの場所を示す
cli-about-where = カードのコード、テキスト、シナリオとテスト、ルールの場所を示します。
cli-command-new-card = 新しいカードを書き始める：関数、テキスト、失敗するシナリオ
cli-about-new-card = チェックアウトに新しいカードのひな型を作ります。関数、両言語のテキスト、そしてカードが完成するまで失敗するシナリオです。
cli-command-verify = ゲームの記録を検証する：合法な回答、同じ結果、封印どおりのシード
cli-about-verify = 記録されたゲームを再現して検証します。最後の状態のダイジェストを表示します。シードが封印と合わない、合法でない回答がある、結果が違う、のどれかなら失敗です。
cli-command-cards = ゲームのカード一覧：コスト、種類、テキスト
cli-about-cards = 使えるカードを両言語で一覧にし、印刷されたカードのうちいくつ使えるかをセットごとに数えます。

## コマンドの引数。ヘルプで

cli-arg-lang = 表示の言語（指定がなければFUDABA_LANG、それもなければシステムの言語）
cli-arg-option = 卓のオプション（何度でも指定可）
cli-arg-table-help = このヘルプを表示して終了。ゲーム名の後では、そのゲームのヘルプ
cli-arg-cards = 自作カードのPythonファイル（テキストは隣に置く、何度でも指定可）。プログラムとして実行されるので、信頼できるファイルだけを指定すること
cli-arg-workers = プロセスの数（既定：コアの数）
cli-arg-cluster = 代わりにRayのクラスター: auto、またはアドレス
cli-arg-json = { $shape } を出力する
cli-arg-records-force = すでにあるファイルを上書きする
cli-arg-dataset-out = データセットのフォルダー
cli-arg-dataset-bots = ボット、コンマ区切り（既定：すべての席に{ $usual }）
cli-arg-dataset-part = 1ファイルのゲーム数（既定：{ $usual }）
cli-arg-dataset-force = 別のデータセットがあるフォルダーで、初めからやり直す
cli-arg-tests = テストのあるフォルダー（既定：tests、あれば）
cli-arg-switch-list = コンマで区切る（既定：{ $usual }）
cli-arg-switch-none = なし
cli-arg-switch-values = { $values }（既定：{ $usual }）
cli-arg-switch-range = { $least }〜{ $most }
cli-arg-switch-rule = { $values }（{ $rule }）
cli-arg-switch-of = { $name }（{ $game }）：{ $values }
cli-arg-switch = { $name }：{ $values }
cli-arg-switch-ruling = { $name }：{ $values }。{ $ruling }
cli-arg-game = 次のどれか：{ $games }
cli-arg-cards-game = ゲーム（既定：すべて）
cli-arg-cards-card = このカードだけ。名前またはIDで
cli-arg-cards-set = このセットのカードだけ
cli-arg-record = ゲームの記録
cli-arg-agent = エージェント。方策かボットを書いたPythonファイル、またはボットの名前
cli-arg-tasks = 課題（カンマ区切り）。省略するとすべて
cli-arg-bench-games = 課題ごとのゲームの数（既定： { $usual }）
cli-arg-board = 成績を書き込む順位表のファイル
cli-bench-score = { $task }: { $games }ゲームの{ $won }%に勝ち（{ $low }〜{ $high }）
cli-arg-simulate-bots = 席ごとにボットを1体、空白またはコンマで区切る。ボットの名前か作戦ファイル
cli-arg-simulate-games = ゲームの数（既定：{ $usual }）
cli-arg-seed = 乱数のシード（既定：{ $usual }）
cli-arg-save-errors = エラーになったゲームの記録を保存するフォルダー
cli-arg-save-games = 終わったすべてのゲームの記録を保存するフォルダー
cli-arg-until-settled = ボット2体のとき：どちらが強いか分かれば止める（5％以上の差、誤り5％）
cli-arg-solitaire = 対戦の代わりに、ボットを1体ずつ1人で遊ばせる（ドミニオン）：属州を獲得した手番と、手番ごとのコインと購入
cli-arg-curves = 手番ごとの数字と獲得したカードも表にする
cli-arg-out = 名前の終わりに応じて、下の .csv、.parquet、.html を書き出す
cli-arg-csv = 各ゲームのプレイヤーごとに1行を書き出す
cli-arg-simulate-parquet = 同じものをParquetで
cli-arg-html = グラフのあるページを書き出す
cli-arg-arena-bots = ボットの名前か、そのゲームの作戦ファイルを、コンマで区切って（既定：各レベル）。何度か挙げたボットは、1つの卓に同じ数だけ座れる
cli-arg-arena-seats = 卓の席の数（既定：{ $usual }）
cli-arg-arena-kingdoms = 王国の数（既定：{ $usual }）
cli-arg-arena-on = 代わりに、これらの王国で。それぞれ --kingdom と同じ書き方
cli-arg-arena-deals = 王国ごとの配りの数（既定：{ $usual }）
cli-arg-arena-all = どちらが強いか分かっても、すべてのゲームを行う
cli-arg-arena-resume = 終わったゲームをこのファイルに書き加え、すでにあるものの続きから始める
cli-arg-arena-parquet = ゲームごとに1行を書き出す
cli-arg-review-seat = このプレイヤーの回答だけ
cli-arg-review-care = シミュレーションの回数を何倍にするか（既定：{ $usual }）
cli-arg-review-again = 保存された結果があっても、もう一度調べる
cli-arg-rules-what = ゲーム、ルールのID、またはカード
cli-arg-rules-complete = テストのないルールがあれば失敗とする
cli-arg-rules-cited = 代わりに、ゲームの記録（`simulate --save-games` のもの）の行のうち、ルールを挙げているものを数える。98％に満たないゲームがあれば失敗
cli-arg-rules-faq = 代わりに、ルールブックのFAQの文を、何が確かめているかで数える。ゲーム、セット（--set）、カードのID、または1文（FAQ-moat-3）について
cli-arg-rules-set = --faq とともに：1つの拡張についての文を1つずつ
cli-arg-lab-files = シナリオファイル、*.yaml のあるフォルダー、または入力を読む -
cli-arg-lab-brief = シナリオごとに1行だけ、ステップなし
cli-arg-lab-as = この席に分かることだけを表示（既定：all、すべて）
cli-arg-puzzle = 一覧にあるパズルの名前、またはパズルのファイル（docs/puzzles.md）。`make GAME` はボット同士のゲームから新しいパズルを探す
cli-arg-puzzle-today = 今日のパズルを解く
cli-arg-puzzle-prove = 解く代わりにソルバーで証明する（名前がなければ付属のすべて）
cli-arg-puzzle-positions = ソルバーが調べる局面の数（既定値：{ $usual }）。makeでは1局面あたり（既定値：{ $making }）
cli-arg-puzzle-count = make用：探すパズルの数（既定値：{ $usual }）
cli-arg-puzzle-seed = make用：ゲームのシード（既定値：{ $usual }）
cli-arg-puzzle-games = make用：ゲーム数の上限（既定値：{ $usual }）
cli-arg-puzzle-sets = make用：ドミニオンの王国カードを選ぶセット
cli-arg-puzzle-out = make用：書き込むファイル（既定では表示）。すでにあれば続きから探す
cli-arg-kingdom-list = カードと横向きカードの一覧（書式、言語、順番は自由）、他のツールのアドレス、王国の名前、またはファイル。-なら標準入力
cli-arg-kingdom-seed = ランダムに選ぶものを決める
cli-arg-kingdom-form = 1つの書式で表示する：{ $forms }
cli-arg-kingdom-names = 表示するカード名の言語：{ $languages }
cli-arg-kingdom-box = 箱から出すものを一覧にする
cli-arg-kingdom-seats = 一覧の対象となる人数
cli-arg-lab-ask-at = ステップNのあと（分岐も通して数える）。0は最初のステップの前
cli-arg-tab-out = 作るフォルダー。以前に作ったものは置き換える
cli-arg-tab-cache = 取得したものを保存する場所
cli-arg-lab-link-file = シナリオファイル。- なら入力またはパイプから読む
cli-arg-lab-link-to = ページのある場所
cli-arg-lab-link-server = タブの中の卓ではなく、サーバーである
cli-arg-lab-link-embed = 自分のページに埋め込むためのiframeを出力する
cli-arg-lab-at = 最初のN個の回答の後（既定：すべて）
cli-arg-records-sources = 記録、記録のフォルダー（`simulate --save-games` のもの）、またはサーバーがゲームを保存する場所（フォルダーか postgresql://…）。サーバーからは終わったゲームだけを読む
cli-arg-records-parquet = 書き出すファイル
cli-arg-records-as = 代わりに、別のクライアントの形でログを書き出す
cli-arg-records-viewer = --asのとき：ログを見るプレイヤー。名前か1からの番号（既定：何も隠さない）
cli-arg-records-out = --asのとき：書き出すフォルダー。1ゲームに1ファイル（既定：表示する）
cli-arg-logs-files = ログ（テキストかHTML）、*.txtのフォルダー、または標準入力の-
cli-arg-logs-kingdom = ログに記載のない王国カードとランドスケープ（名前かidをコンマで区切る）
cli-arg-logs-player = このプレイヤーのゲームやターンだけ
cli-arg-logs-parquet = プレイヤーとゲームごとに1行のParquetも書き出す
cli-arg-logs-rows = 各表の行数（既定：{ $usual }）
cli-arg-logs-out = 局面をシナリオファイルとして書き出すフォルダー
cli-arg-logs-to = 書き出す記録ファイル
cli-arg-logs-seconds = ログを1回たどる時間の上限（秒、既定：{ $usual }）
cli-arg-records-whole-view = 列viewを加える：決めた人に見えたすべてをJSONで。1行に約3kB
cli-arg-serve-host = 待ち受けるアドレス（既定：127.0.0.1。0.0.0.0ならほかのマシンからも）
cli-arg-serve-port = ポート（既定：{ $usual }）
cli-arg-serve-between = --database と併用：同じデータベースを使うほかのサーバーから見た、このマシンのアドレス（既定：127.0.0.1、同じマシンのサーバー用）
cli-arg-serve-open = ブラウザーで開く
cli-arg-serve-workers = ボット用のプロセスの数（既定：コアの数より1つ少ない数、最大{ $most }）
cli-arg-serve-name = このサーバーのホスト名（何度でも指定可）
cli-arg-serve-origin = 接続を許可するほかのページ（何度でも指定可）
cli-arg-serve-behind-proxy = このプロキシが伝える接続元のアドレスを信頼する
cli-arg-serve-sockets = アドレスごとの接続数の上限
cli-arg-serve-pace = ボットが答えるまでの秒数
cli-arg-serve-no-compile = 高速化のための機械語をバックグラウンドでコンパイルしない
cli-arg-serve-metrics = Prometheus用の数値を /metrics に出す。このマシンだけに、または誰にでも
cli-arg-serve-data = ゲームを保存するフォルダー（既定：{ $usual }）
cli-arg-serve-database = 代わりに保存するPostgreSQL: postgresql://…
cli-arg-serve-config = 設定と上限のTOMLファイル。コマンドラインの指定を優先（一覧は packaging/fudaba.toml）
cli-arg-tables-backup = 書き出すファイル。まだないこと
cli-arg-tables-export = 書き出すフォルダー
cli-arg-tables-running = 進行中のゲームも、シードとともに
cli-arg-tables-import = 記録（`tables export` や終わったゲームのもの）
cli-arg-tables-from = フォルダー、または postgresql://…
cli-arg-tables-to = 同じく。空であること
cli-arg-doctor-url = ブラウザーが、プロキシを通して稼働中のサーバーに接続するアドレス
cli-arg-people-table = 卓のアドレス、またはその終わり：/t/…
cli-arg-people-who = アカウント名、またはアドレス（IPv6はネットワーク：/64）
cli-arg-people-days = 日数（既定：無期限）
cli-arg-people-reason = 理由。本人に表示される
cli-arg-people-reason-table = 理由。卓の全員に表示される
cli-arg-people-kind = 解除するもの
cli-arg-people-name = アカウント名、またはperson:ID
cli-arg-people-role = moderator：/moderationのページを使える、none：取り消す
cli-arg-people-bots = ボットの名前をコンマで区切って（既定：各レベル）
cli-arg-study-kingdom = 王国の名前、または王国カードとランドスケープをコンマで区切って
cli-arg-study-games = 探すために遊ぶゲームの数（既定：{ $usual }）
cli-arg-study-deals = 作戦2つずつを、両方の席からいくつの配りで戦わせるか（既定：{ $usual }）
cli-arg-study-time = この秒数が過ぎたら、進行中の世代を終えて探すのをやめる
cli-arg-study-plan = 最もよい作戦を作戦ファイルとして書き出す
cli-arg-distil-list = 作戦のファイル、またはFudabaに付属する作戦の名前
cli-arg-distil-into = 行を加えて勝ち越したとき、その作戦を書き出すファイル
cli-arg-distil-games = 探索しながら対戦する回数（既定：{ $usual }）
cli-arg-distil-deals = 採否を決める対戦の配り、それぞれ両方の席から（既定：{ $usual }）
cli-arg-distil-against = この作戦とも対戦する：そのまま、行を加えて、手番を探索して
cli-arg-distil-compared = そのそれぞれの配り、両方の席から（既定：{ $usual }）
cli-arg-play-resume = 保存したゲームの続きから始める。同じところに保存する
cli-arg-play-from = 保存したゲーム、またはシナリオ（.yaml）の終わりから、新しいゲームを始める。誰も知らなかったカードは切り直す
cli-arg-play-at = --from とともに：最初のN回の回答のあとから
cli-arg-play-save = 保存先（既定：ここに新しいファイル fudaba-<ゲーム>-<日付>-<時刻>.json）
cli-arg-play-no-save = 終わったゲームの記録を残さない。途中で離れたゲームは保存する
cli-arg-play-seats = 席の割り当て、手番の順に：'you'（何人でも）、'bot'、ボットの名前、またはボットのPythonファイル（既定：あなたと、ゲームに合った数のボット）
cli-arg-play-level = ボットの強さ：gentleはときどき間違え、steadyは作戦どおりに答え（既定）、strongは1秒ほど先を読む
cli-arg-play-names = 席の名前をコンマで区切って
cli-arg-play-seed = 乱数のシード（既定：ランダム）
cli-arg-play-undo = 取り消せるもの：自分の最後の回答（own、既定。その後に何も公開されていない場合だけ）、すべて（free）、なし（off）
cli-arg-play-fast = ボットはすぐに答える
cli-arg-play-confirm = キーは選ぶだけで、Enterで答える
cli-arg-replay-as = 視点：席の名前か番号、'public'（公開情報、既定）、'all'（全員の手札、終わったゲームだけ）
cli-arg-replay-at = 最初のN回の回答のあとから始める
cli-arg-theme = 配色（既定：端末に合わせる）
cli-arg-plain = 文字の行で表示する。パイプやスクリーンリーダー用
cli-arg-where-card = IDまたは名前。例："Draw 2"
cli-arg-where-game = その名前のカードが複数のゲームにあるとき
cli-arg-new-card-name = カードに書かれたとおりに。例："Late Guest"
cli-arg-new-card-root = チェックアウトのフォルダー（既定：ここ）
cli-arg-new-card-own = 自作のカードを、チェックアウトではなく、このPythonのファイルとその隣のファイルに書く
cli-table-options = 卓のオプション
cli-table-options-of = ゲームごとのオプションは、ゲーム名を付けたヘルプにあります：{ $command }
cli-example = 例：{ $command }
cli-more-lab-run =
    例：
      fudaba lab run tests/scenarios/bridge_over/example.yaml --lang ja

    シナリオファイルの形（詳しくは docs/scenario_format.md）：

    { $scenario }
    終了コード： 0 すべて成功、1 失敗したシナリオや未完成の自作カードがある、2 誤ったファイルがある
cli-more-rules =
    例：
      fudaba rules bridge_over
      fudaba rules BRG-030 --lang ja
      fudaba rules Enchantress
      fudaba rules --json --complete
      fudaba rules dominion --faq --set seaside
      fudaba rules --cited games/

    終了コード： 0 成功。1 存在しないルールを挙げたテストがある、または（--complete）テストのないルールや文がある。
    2 そのゲーム、ルール、カードがない、または（--complete）テストのフォルダーがない
cli-more-config =
    # ファイル：FUDABA_CONFIG、なければ設定フォルダーのconfig.toml
    lang = "ja"
    workers = 2

    { "[" }simulate]
    games = 1000

    { "[" }records.export]
    force = true

    # キー：引数の長い名前。lang、workers、clusterは、
    # それを取るすべてのコマンドに効く
cli-more-records-export = 列：

## `fudaba records export` の列

records-column-game_id = ゲームの名前：ファイル名、またはサーバーの卓の名前
records-column-game = ゲームの名前
records-column-rules = ルールの版
records-column-seats = プレイヤーの数
records-column-options = 卓のオプション、JSON
records-column-number = ゲームの何番目の回答か、0から
records-column-turn = 始まった手番の数、全員の合計
records-column-own_turn = 回答した人の手番の数（追加の手番を除く）
records-column-seat = 回答した席
records-column-player = 回答した人の名前
records-column-owner = ルール上、選ぶ席
records-column-kind = 質問の種類
records-column-about = 質問したカード。なければ空
records-column-least = 選ぶ数の下限
records-column-most = 選ぶ数の上限
records-column-offered = 選択肢：動詞、カード、言葉、プレイヤー、または数
records-column-chosen = 選んだものの番号、順に
records-column-hand = 回答した人に見えた自分の手札
records-column-public = 公開のカウンター、JSON
records-column-private = 回答した人だけに分かるカウンター、JSON
records-column-score = 回答した人の順位を決めた最後の数値。終わらなかったゲームではnull
records-column-won = 回答した人が（単独で、またはほかの人と）勝ったか。終わらなかったゲームではnull
records-column-winners = 勝った席

## コマンドが断ること

cli-needs-extra = { $command } には追加機能 '{ $extra }' が必要です。インストール方法：pip install 'fudaba-core[{ $extra }]'
cli-refused-near = { $given } はありません。もしかして：{ $near }
cli-refused-choice = { $given } はありません。次のどれかを選んでください：{ $known }
cli-refused-required = 引数が足りません：{ $arguments }
cli-refused-unrecognized = 不明な引数です：{ $arguments }
cli-refused-value = { $argument }：{ $value } は正しい値ではありません
cli-refused-no-value = { $argument }：値がありません
cli-refused-together = { $argument } と { $other } は同時に指定できません
cli-kingdom-named = { $name }：
cli-kingdom-brought = + { $card }（{ $cause }用）
cli-kingdom-used = + { $card }
cli-kingdom-left = { $card }：この選択は卓ごとにランダムに決まり、一覧の指定は使われない：{ $chosen }
cli-progress = { $share }
cli-progress-counted = { $total }のうち{ $done }（{ $share }）
records-problem-there = { $file }はすでにあります。--forceで上書きできます。
records-problem-no-dataset = { $folder }にはほかのものがあります。新しいフォルダーを指定してください。
records-problem-other-dataset = { $folder }には別のデータセットがあります。異なる点：{ $what }。別のフォルダーを指定するか、--forceで初めからやり直してください。
records-dataset-stopped = { $asked }ゲームのうち{ $games }ゲームで止まりました。同じコマンドで続きから始まります。
records-dataset-made = { $folder }：{ $games }ゲーム、うちエラーで止まったもの{ $failed }
records-card-title = { $game }：{ $bots }のゲーム
records-card-what = { $games }ゲーム、{ $rows }行（回答ごとに1行）。1ゲームの手番は全員の合計で平均{ $turns }。作成したコマンド：
records-card-how = Fudaba { $fudaba }、ルールの版{ $rules }、列の版{ $schema }。エラーで止まり、含まれないゲーム：{ $failed }。どのゲームもシードで決まり、席はゲームごとに入れ替わります。
records-card-player = プレイヤー
records-card-games = 座った回数
records-card-won = 勝ち（同点を含む）
records-card-read = 読み込み：
records-card-column = 列
records-card-meaning = 内容
records-card-hidden = 1行には、回答した人が知り得たことだけがあります。ゲームのシードは行にありません。
config-none = 自分の既定値はありません。{ $file }に書いてください。
config-file = { $file }：
config-in-force = { $file }による既定値：{ $given }
config-problem-toml = { $file }を読めません：{ $what }
config-problem-command = { $file }の{ $line }行目：「{ $key }」というコマンドはありません。
config-problem-table = { $file }の{ $line }行目：「{ $key }」は[{ $key }]のような表でなければなりません。
config-problem-key = { $file }の{ $line }行目：「fudaba { $command }」に「{ $key }」という引数はありません。
config-problem-value = { $file }の{ $line }行目：「{ $key }」を{ $value }にはできません。
