### People who keep a name: what the server says of it.

people-site-number = 数字のアドレスではアカウントを作成できません。このサーバーを名前で開いてください（同じマシンなら localhost）。
people-site-name = サーバーに設定されていないアドレスなので、アカウントを作成できません。運営者が --name で指定し、HTTPSのプロキシを使う必要があります。
people-late = 時間がかかりすぎました。もう一度最初からお試しください。
people-not-proven = パスキーを確認できませんでした。
people-unknown-passkey = このパスキーは登録されていません。アカウントが削除されたのかもしれません。
people-no-code = 正しい復旧コードではありません。
people-taken = この名前、またはよく似た名前は、すでに使われています。
people-guest = 今はゲストです。先にパスキーでログインしてください。
people-prove = もう一度本人確認をしてください。ログインできる端末を変更する操作です。
people-many-devices = 端末の数が上限に達しています。先に1つ削除してください。
people-no-device = そのような端末はありません。
people-last-device = 復旧コードがない間は、最後の端末を削除できません。ログインできなくなるためです。
people-not-written = 保存できなかったため、何も変わっていません。もう一度お試しください。
people-nobody = その名前のアカウントはありません。
people-no-game = その名前のゲームはありません。

## Rated games

rated-guest = レーティング戦にはアカウントが必要です。アカウントを作成するか、パスキーでログインしてください。
rated-agree = これはレーティング戦です。よければもう一度参加してください。
rated-not = これはレーティング戦ではありません。
rated-twice = この卓にはすでに席があります。レーティング戦で自分とは対戦できません。
rated-undo = レーティング戦では、同意による取り消しはできません。別の設定を選んでください。
rated-open = レーティング戦では、観戦者に全員の手札を見せられません。
rated-after = レーティング戦は、別のゲームの続きにはできません。
rated-bots = レーティング戦のボットは、卓を作るときに決める必要があります。

## Company, and order

company-no-link = このリンクは使えません。使用済みか、1週間を過ぎているか、自分のリンクです。
company-many = 一覧の上限に達しています。
company-apart = この卓には参加できません。
order-banned = 運営者により、このサーバーの利用が制限されています。
order-muted = 運営者により、卓での発言が停止されています。
order-closed = 運営者がこの卓を閉じました：{ $reason }
moderation-nothing = このアドレスには何もありません。
moderation-moderator = モデレーターに対しては、運営者だけができます。
moderation-over = この卓のゲームはすでに終わっています。
moderation-none = そのような制限はありません。
moderation-reason = 読める理由を入力してください。
moderation-no-more = あなたはもうモデレーターではありません。

## 手番を知らせるブラウザー

push-title = あなたの番です
push-body = { $game }（{ $others }）
push-none = このサーバーは通知を送れません。必要なものがインストールされていません。
push-off = このサーバーでは、運営者がブラウザーへの通知を止めています。
push-elsewhere = このブラウザーの通知サービスには、このサーバーから送れません。運営者が許可すれば送れます。
