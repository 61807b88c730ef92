### What cannot be, and why: tables, records, files and answers. A game's own are in its file.

problem-near = { $problem }「{ $near }」のことですか。
problem-known = { $problem }使えるのは{ $known }です。
problem-at = { $place }：{ $problem }

## A table

problem-no-game = 「{ $game }」というゲームはありません。
problem-no-option = 「{ $option }」というオプションはありません。
problem-option-text = オプション「{ $option }」は文字で指定します（指定：{ $value }）。
problem-option-range = オプション「{ $option }」は{ $least }から{ $most }までの数です（指定：{ $value }）。
problem-option-value = オプション「{ $option }」は「{ $value }」にはできません。選べるのは{ $values }です。
problem-pair = オプションは{ $form }の形で指定します。「{ $given }」では読めません。
problem-seed = シードがUnicodeの文字ではありません。
problem-earlier = 前のシードでの回答の数が、順に増えていません。
problem-seats = { $game }は{ $least }人から{ $most }人用です。{ $number }人では遊べません。
problem-seats-before = そのゲームの席は{ $seats }つです。
problem-my-seat = 自分の席は、ちょうど1つにしてください。
problem-no-card = 「{ $card }」というカードはありません。
problem-no-kingdom = 「{ $card }」という王国はありません。
problem-no-set = 「{ $set }」というセットはありません。
problem-no-type = 「{ $type }」という種類はありません。
problem-no-contest = アリーナには、王国、配り、プロセスがそれぞれ1つ以上必要です。
problem-checkpoint-other = { $file }は条件の違うゲームの記録です（ボット、席数、オプション、シード、ルールのどれか）。別のファイルを指定してください。
problem-checkpoint-unreadable = { $file }からは続けられません：{ $error }
problem-few-bots = この卓で対戦するボットは{ $sides }つです。その数だけ、2種類以上を指定してください。
problem-no-bot = 「{ $bot }」というボットはいません。
problem-no-task = 「{ $task }」という課題はありません。
problem-bench-games = ゲームの数は1以上にしてください（指定は{ $number }）。
problem-bot-interactive = ボット「{ $bot }」は対話環境で定義されているため、ほかのプロセスに渡せません。ファイルに書くか、ワーカーを1つにしてください。
problem-bot-not-picklable = ボット「{ $bot }」はほかのプロセスに渡せません：{ $error }。モジュールの最上位で定義するか、ワーカーを1つにしてください。
problem-bots = ボットの指定は{ $number }席分ですが、席は{ $seats }つです。
problem-names = 名前は{ $number }人分ありますが、席は{ $seats }つです。
problem-draws-anew = 環境では毎回同じカードを使いますが、この王国は毎回ランダムにカードを選びます。

## A situation, as scenarios have it

problem-situation = 局面の記述が読めません（{ $what }）。
problem-situation-seats = 局面の記述が{ $seats }席分を超えています。
problem-situation-players = 局面の記述は{ $number }人分で、{ $seats }人分ではありません。
problem-no-seat-of = { $seats }人の卓に席{ $seat }はありません。
problem-no-card-here = この卓に「{ $card }」というカードはありません。
problem-too-few-cards = この卓に「{ $card }」は、それだけの枚数がありません。
problem-one-card = 「{ $card }」は1枚しかありません。
problem-bound-cards = カードが多すぎます。{ $most }枚までです。
problem-bound-number = { $number }は大きすぎます。ここで書ける数は{ $most }までです。
problem-bound-total = 局面にある数の合計が{ $most }を超えています。
problem-bound-depth = リストや組が{ $most }段を超えて入れ子になっています。
problem-bound-options = オプションが{ $most }個を超えています。
problem-bound-word = 名前、シード、またはオプションの値が{ $most }文字を超えています。
problem-bound-answers = 答えが{ $most }個を超えています。
problem-no-place = 「{ $place }」という場所はありません。

## An answer

problem-no-pick = 選択肢{ $pick }はありません。番号は0から{ $most }までです。
problem-pick-twice = 同じ選択肢が2度選ばれています。
problem-picks = { $number }個選ばれていますが、選べるのは{ $least }個から{ $most }個までです。
problem-together = 一度に複数選べるのは「{ $verb }」だけです。
numbers-from-to = { $least }～{ $most }
problem-not-offered = 「{ $label }」は選べません。
problem-several = 「{ $label }」は{ $meant }のどれとも読めます。
problem-offered = 「{ $label }」は{ $times }回しか選べません。
problem-action = アクション{ $action }（{ $name }）は今は選べません。

## A record

problem-in-file = { $file }：{ $problem }
problem-by-system = システムのエラー：{ $problem }
problem-not-json = JSONではありません（{ $what }）。
problem-format = 形式は「{ $found }」ですが、読めるのは「{ $format }」です。
problem-not-record = 記録ではありません（{ $what }）。
problem-other-game = これは{ $found }の記録で、{ $game }のものではありません。
problem-rules = ルールの第{ $found }版で作られていますが、今のルールは第{ $rules }版です。
problem-earlier-answers = シードが替わる前に{ $number }回の回答があったはずですが、ここには足りません。
problem-after-end = 回答{ $number }はゲームの終わりより後です。
problem-answer = 回答{ $number }：{ $problem }
problem-goes-on = 回答{ $number }の後は効果の途中で、そこから別のシードで続けることはできません。
problem-committed = シードが封印と合いません。
problem-not-ended = 最後の状態が記されていますが、回答はゲームの終わりに達していません。
problem-final = 最後の状態は{ $found }ですが、記録では{ $recorded }です。
problem-no-answers = これらの記録には回答がありません。

## Files

problem-no-file = ファイルがありません：{ $file }
problem-no-folder = フォルダーがありません：{ $folder }
problem-games-there = { $folder }にはすでにゲームがあります。別のフォルダーを指定してください。
problem-not-folder = { $file }はフォルダーではありません。
problem-file-kind = { $file }の拡張子から、書き出す形式が分かりません。
problem-file-there = { $file }はすでにあります。
problem-no-records = { $folder }に*.jsonがありません。
problem-import = { $file } にDominionSimの購入ルールがありません。<player> を含むXMLファイルが必要です。
problem-import-xml = { $file } は正しいXMLではありません：{ $what }
problem-import-none = { $file } に、名前に「{ $text }」を含むリストはありません。
problem-import-exists = { $file } はすでにあります。別のフォルダーを選ぶか、--force で置き換えてください。
problem-unreadable = { $file }が読めません（{ $what }）。
problem-not-text = { $file }はUTF-8の文字ではありません。
problem-not-toml = { $file }はTOMLではありません（{ $what }）。

## Simulations

problem-no-games = ゲームもワーカーも1つ以上必要です。
problem-workers = ワーカーは1から{ $most }までです（{ $number }にはできません）。
problem-which-bots = ボットが指定されていません。
problem-needs-extra = { $what }が必要です：{ $command }
problem-needs-polars = Parquetの書き出しにはPolarsが必要です：{ $command }
problem-no-class = { $file }にクラス「{ $name }」がありません。
problem-class-no-bot = { $file }の{ $name }はボットではありません。メソッドanswer(ask, view)がありません。
problem-several-bots = { $file }にはボットがいくつもあります。どれか1つを指定してください。
problem-file-no-bot = { $file }にボットがありません。シードで作られ、メソッドanswer(ask, view)を持つクラスが要ります。
problem-file-fails = { $file }はエラーで止まりました：{ $error }
problem-settled-two = どちらが強いかを決められるのは、ボットが2つのときだけです。
problem-solitaire-game = 1人で遊べるのはドミニオンだけです。
problem-solitaire-with = { $option } は --solitaire と一緒には使えません。
problem-needs-ray = クラスターにはRayが必要です：{ $command }
problem-no-cluster = { $address }にクラスターがありません：{ $error }

## Strategy files

problem-condition = 「{ $text }」は条件として読めません。
problem-long-condition = 「{ $text }」は長すぎます。条件に書ける要素は{ $most }個まで、入れ子は{ $deepest }段までです。
problem-must-texts = 「{ $word }」は文字、または文字の並びで書きます。
problem-name-and-lines = 「{ $word }」は{ $sort }の行と一緒には書けません。戦略の名前は「{ $instead }」で付けてください。
problem-no-choice = { $card }についての選択肢に「{ $word }」はありません。
problem-names-nothing = { $card }はカード名を指定させません。
problem-type-no-card = 「{ $type }」はカードではなく、カードの種類です。ここにはカードの名前を書いてください。
problem-no-condition = 「{ $text }」は条件ではありません。「coins >= 6」のように何かを比べてください。
problem-in-condition = 「{ $text }」は条件の中には書けません。
problem-no-figure = 「{ $figure }」という数値はありません。
problem-no-word = ここでは「{ $word }」を使えません。
problem-must-text = 「{ $word }」は文字で書きます。
problem-must-card = 「{ $word }」はカードの名前でなければなりません。
problem-must-time = 「{ $word }」は0以上の秒数でなければなりません。
problem-kingdom-twice = 王国はもう指定されています（{ $kingdom }）。「{ $option }」は外してください。
problem-must-number = 「{ $word }」は1以上の整数でなければなりません。
problem-deep-import = { $file }は{ $most }個を超えるファイルを通じて取り込まれています。
problem-no-file-name = { $file }という名前のファイルはありえません。
problem-imports-itself = 「{ $file }」は、直接または他のファイルを通じて自分自身を取り込んでいます。
problem-no-buy = { $word }が1つは必要です。
problem-no-number = 「{ $text }」は数ではなく条件です。
problem-must-bool = 「{ $word }」は true か false でなければなりません。
problem-not-tables = 「{ $word }」は表の並び{ $sort }でなければなりません。
problem-not-table = 「{ $word }」は表{ $sort }でなければなりません。
problem-own-word = 「{ $word }」は自分用の語にできません。
problem-no-way = { $card }は習性ではありません。
problem-not-bought = { $card }は購入できません。ここに書けるのはカード、イベント、プロジェクトだけです。
problem-not-buy = { $word }の表でなければなりません。

## New cards

problem-new-no-id = 名前「{ $name }」からidが作れません。英字で始めてください。
problem-new-name = 「{ $name }」はカードの名前にできません。英数字、空白、' + - ! ? だけが使えます。
problem-new-there = カード「{ $card }」はすでにあります。{ $command } を参照してください。
problem-new-template = { $game }には新しいカードのひな型がありません。
problem-new-checkout = { $folder }はこのプロジェクトのチェックアウトではありません。チェックアウトなしで自作カードを書くには --own ファイル を使います。
problem-new-in-file = カード「{ $card }」はすでに{ $file }にあります。
problem-new-unknown = { $game }に「{ $card }」という印刷されたカードはありません。
problem-new-unprinted = { $game }に「{ $card }」という印刷されたカードはありません。自作カードには --own FILE を付けてください。印刷されたカードなら、先に facts/catalogue.toml に加えてください。
problem-new-file = { $file }はカードのファイルにできません。名前は英数字と _ だけの1語で、.py で終わる必要があります。
problem-new-message = { $file }にメッセージ{ $pattern }がないため、新しいメッセージを置く場所が決まりません。

## The server

server-problem-listen = { $host }のポート{ $port }では待ち受けられません（{ $what }）。別のポートは --port で選べます。
server-problem-no-games = { $folder }にゲームはありません（{ $file }がありません）。
server-problem-write = { $folder }に書き込めません（{ $what }）。
server-problem-in-use = 別のサーバーが{ $folder }を使っています。
server-problem-address = { $database }:// はPostgreSQLのアドレスではありません。postgresql://user@host/name のように指定してください。
server-problem-address-wrong = データベースのアドレスを読めません（{ $what }）。postgresql://user@host/name のように指定してください。
server-problem-away = データベース { $database } に接続できません（{ $what }）
server-problem-empty = { $database }にゲームはありません。
server-problem-not-empty = { $database }にはすでにゲームがあります。
server-problem-old = { $database }はPostgreSQL { $version }です。{ $oldest }以降が必要です。
server-problem-encoding = { $database }の文字コードは{ $encoding }です。UTF8が必要です（CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0）。
server-problem-refused = データベース { $database } のエラー（{ $what }）
server-problem-database = { $file }はFudabaのデータベースではありません。
server-problem-later = { $file }は新しいバージョンのFudabaのものです（{ $version }。このバージョンで読めるのは{ $known_version }まで）。
server-problem-config = { $file }の設定を読めません（{ $what }）
server-problem-config-key = 「{ $key }」という設定はありません（{ $file }）。もしかして：{ $meant }
server-problem-no-rule = 「{ $rule }」というルールはありません。
server-problem-no-draws = { $game }には、卓ごとに選ぶカードはありません。
server-problem-no-lesson = { $game }に、そのような入門ゲームはありません。
server-problem-brought-along = 持ち込んだゲームはリプレイで見られますが、卓としては保存できません。
server-problem-slow = この卓を用意するには時間がかかりすぎます。
server-problem-lesson = { $game }の入門ゲームは、1人とボット{ $bots }体で遊びます。
server-problem-push-service = 「{ $service }」は通知サービスのアドレスではありません。push.example、*.push.example、https://push.example:8443 のように書いてください。

## The terminal

terminal-problem-which-game = ゲームが指定されていません。
terminal-problem-nobody = 「{ $word }」はあなたでも、知られているボットでもありません。
terminal-problem-name = 「{ $name }」は名前にできません。1文字以上、幅{ $most }文字までです。
terminal-problem-same-name = 2つの席を同じ「{ $name }」という名前にはできません。
terminal-problem-seats = 席の指定は{ $number }つですが、保存されたゲームの席は{ $seats }つです。
terminal-problem-fixed = 保存されたゲームは{ $given }では変えられません。
terminal-problem-answers = 記録の回答は0から{ $most }までで、{ $number }はありません。
terminal-problem-all-hands = 全員の手札を見られるのはゲームが終わってからです。
terminal-problem-at = --at は保存したゲームに使います。シナリオは常に終わりから続きます。
terminal-problem-at-what = --at には --from が必要です。
terminal-problem-scenario = シナリオ「{ $title }」は、続きを始める場面の前で失敗します。
terminal-problem-over = シナリオ「{ $title }」の終わりで、ゲームは終わっています。
terminal-problem-no-seat = 「{ $seat }」という席はありません。
terminal-problem-save-nameless = 名前のないファイルには保存できません。
terminal-problem-save-folder = { $file }には保存できません（フォルダー{ $folder }がありません）。
terminal-problem-save-unwritable = { $file }には保存できません（書き込めません）。
terminal-problem-save-odd = { $file }には保存できません（普通のファイルではありません）。
terminal-problem-save-other = { $file }には保存できません（記録でないファイルがもうあります）。

## 自作のカード

problem-own-cards = このゲームは { $files } のカードを使いますが、同じ内容では読み込まれていません。--cards で指定してください。
problem-cards-same-name = { $file }は、読み込み済みの{ $other }と同じ名前です。どちらかの名前を変えてください。
problem-cards-no-python = { $file }はPythonのファイルではありません。名前は .py で終わる必要があります。
problem-cards-fail = { $file }、{ $line }行目：{ $error }
problem-cards-stopped = { $function }（{ $where }）がエラーで止まりました：{ $what }
problem-cards-endless = { $function }（{ $where }）が{ $seconds }秒たっても終わりません。
problem-cards-no-text = { $message } のテキストがありません。カードの隣のテキストファイルに書いてください。
problem-cards-none = { $file }にカードの宣言がありません。
problem-cards-game = { $file }：自作のカードはドミニオン用だけです。{ $game }にはありません。
problem-cards-text = { $file }にテキストのないカードがあります。{ $beside }に { $message } を書いてください。
problem-cards-unwritten = { $message } はまだ書かれていません。
problem-cards-figure = { $card } の { $figure } は、コードか英語の文のどちらか一方にしかありません。
problem-cards-no-card = { $file }：{ $message } にあたるカードがこのファイルにありません。
problem-cards-fluent = { $file }の{ $line }行目はFluentではありません。{ $why }
problem-cards-message = { $file }、{ $line }行目：{ $message } はここでは使えません。もうあるか、{ $game }- で始まっていません。
problem-cards-name = { $file }：{ $card }の名前「{ $name }」は、別のカードの名前と同じです。
problem-cards-cluster = 自作のカードはクラスターに送れません。--workers を使ってください。

## システムの返事

system-enoent = ファイルまたはフォルダーがありません
system-eexist = その名前のファイルがすでにあります
system-eisdir = ファイルではなくフォルダーです
system-enotdir = パスの途中がフォルダーではなくファイルです
system-eacces = アクセス権がありません
system-eperm = 許可されていません
system-erofs = 読み取り専用のファイルシステムです
system-enospc = ディスクに空きがありません
system-enametoolong = 名前が長すぎます
system-eaddrinuse = 別のプログラムが使っています
system-eaddrnotavail = このマシンにそのアドレスはありません

## タブの中の卓

tab-problem-page = ブラウザー用の卓がまだビルドされていません。`make web`を実行してください。
tab-problem-folder = { $folder }にはほかのファイルがあります。新しいフォルダー、空のフォルダー、またはこのコマンドで作ったフォルダーを指定してください。
tab-problem-node = Pythonをブラウザー用にコンパイルするにはNodeが要ります。{ $command }
tab-problem-command = { $command }が失敗しました。{ $what }
