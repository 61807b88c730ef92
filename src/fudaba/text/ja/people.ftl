### People who keep a name: what the server says of it.

people-site-number = 数字のアドレスでは名前を登録できません。このサーバーを名前で開いてください（同じ機械の上なら localhost）。
people-site-name = このアドレスでは名前を登録できません。サーバーがこれを自分の名前として知らないためです。運営者が --name で指定し、プロキシを HTTPS にする必要があります。
people-late = 時間がかかりすぎました。もう一度はじめからお願いします。
people-not-proven = パスキーで本人と確認できませんでした。
people-unknown-passkey = このサーバーはそのパスキーを知りません。名前が削除されたのかもしれません。
people-no-code = 残っているコードのどれでもありません。
people-taken = この名前、またはよく似た名前は、すでに使われています。
people-guest = 今はゲストです。まずパスキーで入ってください。
people-prove = もう一度、本人であることを示してください。入れる人を変える操作です。
people-many-devices = 登録できる端末はこれ以上ありません。先に一つ外してください。
people-no-device = そのような端末はありません。
people-last-device = 紙のコードがないあいだは、最後の端末を外せません。誰も入れなくなるからです。
people-not-written = 書き込めなかったので、何も変わっていません。もう一度お試しください。
people-nobody = その名前の人はいません。

## Rated games

rated-guest = レーティング対局には登録した名前が必要です。先に名前を登録するか、パスキーで入ってください。
rated-agree = この対局はレーティングに数えられます。それでよければ、もう一度座ってください。
rated-not = この対局はレーティングに数えられません。
rated-twice = この卓にはもう席があります。レーティング対局で自分とは対局できません。
rated-undo = レーティング対局では、同意による待ったはできません。別の決まりを選んでください。
rated-open = レーティング対局では、全員の手札を見ることはできません。
rated-after = レーティング対局は最初から始まります。
rated-bots = レーティング対局の卓では、ボットは最初からいるか、いないかのどちらかです。

## Company, and order

company-no-link = このリンクでは友だちになれません。すでに使われたか、一週間より古いか、自分のものです。
company-many = これ以上は登録できません。
company-apart = この卓には座れません。
order-banned = 運営者により、入ることができません。
order-muted = 運営者により、卓で発言できません。
order-closed = 運営者がこの卓を閉じました: { $reason }

## 手番を知らせるブラウザー

push-title = あなたの番です
push-body = { $game }（{ $others }）
push-none = このサーバーはブラウザーに通知を送れません。必要なものを運営者が入れていません。
push-off = このサーバーでは、運営者がブラウザーへの通知を止めています。
push-elsewhere = このブラウザーの通知サービスには、このサーバーから送れません。運営者が許可すれば送れます。
