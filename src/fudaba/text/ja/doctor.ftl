### `fudaba doctor`: what it finds on a machine that is to serve, and what to do.

doctor-ok = 良好
doctor-warning = 注意
doctor-problem = 問題

## The machine

doctor-config = 設定ファイル{ $file }は読めます。
doctor-config-open = { $file }にはパスワードが書かれていますが、このマシンのほかの利用者も読めます。chmod 600 { $file } で読めなくしてください。
doctor-python = Python { $version } です。
doctor-python-old = Python { $version } は古すぎます。{ $oldest } 以降を入れ、そこに Fudaba を入れ直してください。
doctor-compiled = ルールは機械語で動いています。
doctor-compiled-next = 機械語は次の起動から使えます。
doctor-compiled-off = ルールは通常のPythonで動いています（{ $variable } が 0 です）。
doctor-compiled-not-yet = ルールは通常のPythonで動いています。fudaba serve が高速な機械語をバックグラウンドでコンパイルします。
doctor-compiled-failed = ルールは通常のPythonで動いています。機械語のコンパイルに失敗しました（ログ：{ $log }）。ソース、Python、コンパイラーのいずれかが変わると、サーバーがもう一度試します。今すぐ試すには：{ $command }
doctor-compiled-impossible = ルールは通常のPythonで動いています。機械語を使うには{ $reason ->
    [compiler] Cコンパイラーをインストールしてください
    [folder] サーバーを動かすユーザーが { $folder } に書き込めるようにするか、{ $variable } で別のキャッシュフォルダーを指定してください
   *[headers] PythonのCヘッダー（Debian、Ubuntu：python3-dev）をインストールしてください
}。
doctor-folder = フォルダー { $folder } に書き込めます。
doctor-folder-new = フォルダー { $folder } はまだありません。サーバーが作ります。
doctor-folder-closed = フォルダー { $folder } に書き込めません。{ $place } が許していません。サーバーを動かすユーザーに権限を与えるか、--data で別の場所を指定してください。
doctor-room = { $folder } の空きは { $free } MiB です。
doctor-room-little = { $folder } の空きが { $free } MiB しかありません。空きを増やしてください。書き込めない回答は無効になります。
doctor-database-none = データベースはまだありません。サーバーが { $file } を作ります。
doctor-database = データベース { $file } は正常です。バージョンは { $version } です。
doctor-database-earlier = データベース { $file } は正常で、バージョンは { $version } です。サーバーは起動時に { $present } へ移します。その前にバックアップを取ってください。
doctor-database-later = データベース { $file } のバージョンは { $version } ですが、この Fudaba が扱えるのは { $present } までです。書き込んだ Fudaba か、それより新しいものを入れてください。
doctor-database-log = { $file } のとなりに、まだ取り込まれていないログがあるため、読みませんでした。サーバーを一度起動すると取り込まれます。そのあとで調べ直してください。
doctor-database-unreadable = データベース { $file } を読めません（{ $what }）。所有者と権限を確かめ、正しければバックアップから戻してください。
doctor-database-damaged = データベース { $file } が壊れています（{ $what }）。サーバーを止め、写しを取り、「fudaba tables export」で読めるものを救い出してから、バックアップを戻してください。
doctor-postgres = データベース { $database }（PostgreSQL { $postgres }）に書き込めます。バージョンは { $version } です。
doctor-postgres-none = { $database }（PostgreSQL { $postgres }）に Fudaba のものはまだありません。サーバーが作ります。
doctor-postgres-earlier = データベース { $database } のバージョンは { $version } です。サーバーは起動時に { $present } へ移します。その前にバックアップを取ってください。
doctor-postgres-later = データベース { $database } のバージョンは { $version } ですが、この Fudaba が扱えるのは { $present } までです。書き込んだ Fudaba か、それより新しいものを入れてください。
doctor-postgres-address = PostgreSQLのアドレスではありません。postgresql://user@host/name のように指定してください。
doctor-postgres-away = データベース { $database } に接続できません（{ $what }）。動いているかどうか、ホスト、ポート、ユーザー、パスワードを確かめてください。
doctor-postgres-old = { $database } は PostgreSQL { $postgres } です。{ $oldest } 以降を入れてください。
doctor-postgres-encoding = { $database } の文字コードは { $encoding } です。UTF8 で作ってください：CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0
doctor-postgres-read-only = データベース { $database } は読み出し専用です。写しではなく、書き込める方を指定してください。
doctor-postgres-closed = このユーザーは { $database } に何も作れません。GRANT CREATE ON DATABASE … TO … か ALTER DATABASE … OWNER TO … で権限を与えてください。
doctor-postgres-safe = { $database } が受け取ったものは、マシンが落ちても残ります。
doctor-postgres-unsafe = { $database } の「{ $setting }」が切られています。マシンが落ちると、受け付けた答えが失われます。postgresql.conf で有効にしてください。
doctor-postgres-clocks = このマシンと { $database } の時計は合っています。
doctor-postgres-clock = このマシンと { $database } の時計が { $apart } 秒ずれています。両方を NTP で合わせてください。
doctor-clock = 時計は動いています。今は { $now }（協定世界時）です。
doctor-clock-stands = 時計の進み方がおかしいです。0.02 秒のあいだに { $passed } 秒進みました。ゲームの時間はこの時計で計るので、マシンの時刻源を調べてください。
doctor-clock-year = 時計によると { $year } 年です。証明書や記録に関わるので、できれば NTP で合わせてください。
doctor-browser = ブラウザー用の画面は作成済みです（{ $folder }）。
doctor-browser-none = ブラウザー用の画面が作成されていません（{ $folder }）。ソースからなら「make web」を実行し、そうでなければ Fudaba を入れ直してください。
doctor-browser-part = ブラウザー用の画面のうち { $file } がありません。ソースからなら「make web」を実行し、そうでなければ Fudaba を入れ直してください。
doctor-push = ページを閉じていても手番を知らせられます（このサーバーに HTTPS で来るブラウザー）。通知サービスからの問い合わせ先は { $contact } です。
doctor-push-off = ページを閉じているときの通知は、設定で止めてあります。
doctor-push-none = ページを閉じているときに手番を知らせる機能は入っていません。使うなら pip install 'fudaba-core[push]' を実行してください。

## The port

doctor-port-free = ポート { $port } は空いています。
doctor-port-serves = ポート { $port } で Fudaba { $version } が正常に動いています。
doctor-port-ill = ポート { $port } で Fudaba { $version } が動いていますが、状態は「{ $status }」です。/health とログを見てください。
doctor-port-name = ポート { $port } で何かが応答しますが、呼んだ名前には答えません。--name を付けた Fudaba なら、--url でそのアドレスを指定してください。
doctor-port-taken = ポート { $port } は別のプログラムが使っています。それを終わらせるか、--port で別の番号を選んでください。
doctor-port-closed = ポート { $port } は使えません（{ $what }）。--port で 1024 から 65535 までの別の番号を選んでください。

## The proxy

doctor-url = { $url } はアドレスではありません。https://cards.example のように、ブラウザーで使う形で指定してください。
doctor-proxy-silent = { $url } で Fudaba が応答しません（{ $what }）。サーバーとプロキシが動いているか、プロキシの転送先、証明書を確かめてください。
doctor-proxy-name = { $url } では、サーバーが別の名前だと答えます。プロキシに Host を渡させ、サーバーを --name { $host } で起動してください。
doctor-proxy-host = プロキシは名前 { $host } を渡しています。
doctor-proxy-other-host = サーバーは { $wanted } ではなく { $host } と呼ばれているため、自分のページをよそのものとみなします。プロキシに Host を渡させてください。
doctor-proxy-address = サーバーは接続元のアドレスを知っています。あなたのアドレスは { $address } です。
doctor-proxy-no-address = サーバーに接続元のアドレスが伝わりません。X-Forwarded-For がないため、全員が1つのアドレスとみなされます。プロキシに渡させてください。
doctor-proxy-not-believed = プロキシは接続元のアドレスを伝えていますが、サーバーが信用していません。--behind-proxy { $address } で起動してください。
doctor-proxy-forged = 誰でも好きなアドレスを名乗れます。接続元が自分で書いた X-Forwarded-For が信用されています。プロキシに本当のアドレスを加えさせ、--behind-proxy にはプロキシだけを指定してください。
doctor-proxy-websocket = WebSocket は通ります。
doctor-proxy-no-websocket = WebSocket が通りません（{ $what }）。プロキシからサーバーへは HTTP/1.1 を使い、Upgrade と Connection を渡させてください。
doctor-people = { $host } では、パスキーでアカウントを作成できます。
doctor-people-plain = { $host } では誰もアカウントを作成できません。パスキーには HTTPS が要ります。プロキシを HTTPS にし、その URL を --url に渡してください。
doctor-people-name = { $host } では誰もアカウントを作成できません。サーバーに設定されていない名前だからです。--name { $host } を付けて起動してください。
