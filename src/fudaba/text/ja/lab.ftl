### ルールラボ。シナリオファイルの誤り、ステップが成り立たない理由、経過の表示。
### docs/scenario_format.md を参照。

lab-two-sentences = { $first }{ $second }
lab-did-you-mean = 「{ $word }」のことですか。

## ファイルの誤り

lab-wrong-utf8 = UTF-8ではありません。
lab-wrong-yaml = YAMLとして読めません：{ $what }
lab-wrong-empty-file = このファイルにはシナリオがありません。
lab-wrong-too-large = 終わりがないか、要素が{ $most }個を超えています。
lab-wrong-tag = { $tag }のようなタグは使えません。
lab-wrong-long-number = 数が長すぎます：{ $number }…
lab-wrong-key-form = キーは1つの語でなければなりません。
lab-wrong-key-twice = キー「{ $key }」が2回あります。1つ目は{ $first }行目です。
lab-wrong-key = ここに「{ $key }」というキーはありません。使えるのは { $known } です。
lab-wrong-key-of-seat = 「{ $key }」は席ごとに書きます。例：A: { "{" }{ $key }: …{ "}" }
lab-wrong-key-of-setup = 「{ $key }」は席の中ではなく、席と並べて書きます。
lab-wrong-missing = キー「{ $key }」がありません。
lab-wrong-two-names = 「{ $key }」と「{ $other }」は同じものの別名です。どちらか一方だけ書いてください。
lab-wrong-empty = ここに何も書かれていません。
lab-wrong-type-word = ここには語を書きます。「{ $found }」は使えません。
lab-wrong-type-number = ここには0以上の整数を書きます。「{ $found }」は使えません。
lab-wrong-type-integer = ここには整数を書きます。「{ $found }」は使えません。
lab-wrong-type-flag = ここには true か false を書きます。「{ $found }」は使えません。
lab-wrong-type-list = ここにはリストを書きます。「{ $found }」は使えません。
lab-wrong-type-mapping = ここにはキーと値の組を書きます。「{ $found }」は使えません。
lab-wrong-type-answer = 「{ $found }」は答えになりません。
lab-wrong-times = 「{ $text }」の数が読めません。*のあとに1から999までの数を書いてください。
lab-wrong-no-token = そこに「{ $card }」のトークンは置かれません。使えるのは { $known } です。
lab-wrong-tokens = 「{ $card }」がゲームにないので、そのトークンには意味がありません。
lab-wrong-two-traits = 1つの山に特性は1つだけです。「{ $pile }」にはもう{ $trait }が付いています。
lab-wrong-trait = 特性が付くのは王国のアクションか財宝の山です。「{ $pile }」には付きません。
lab-wrong-suns = 太陽トークンは予言の上に置かれますが、このゲームに予言はありません。landscapesに予言を書いてください。
lab-wrong-many-suns = この人数のゲームで予言に置かれる太陽トークンは{ $number }個で、あとは減るだけです。
lab-wrong-one-card = 「{ $key }」にはカードを1枚書きます。
lab-wrong-nobody-takes = 「{ $key }」は{ $by }のためのものですが、このゲームにそれはありません。
lab-wrong-not-taken = 「{ $card }」は{ $by }のためのカードにはなりません。
lab-wrong-druid = ドルイドのために脇に置く祝福は{ $number }枚です。
lab-wrong-twice = 「{ $card }」が2回書かれています。
lab-wrong-alone = 1つのゲームには{ $first }と{ $second }のどちらか1枚しかありません。
lab-wrong-two-owners = { $card }は1枚だけで、もう{ $seat }が持っています。
lab-wrong-pile = このゲームに「{ $card }」の山はありません。
lab-wrong-dealt-option = オプション{ $option }はカードを選ぶものですが、ここではsetupがカードを決めているので、意味がありません。
lab-wrong-value = ここに「{ $value }」は使えません。使えるのは { $known } です。
lab-wrong-game = ラボに「{ $game }」というゲームはありません。あるのは { $known } です。
lab-wrong-rule = 「{ $rule }」というルールはありません。
lab-wrong-option = 「{ $option }」というオプションはありません。
lab-wrong-option-value = オプション { $option } を「{ $value }」にはできません。使えるのは { $known } です。
lab-wrong-seat = 「{ $seat }」という席はありません。
lab-wrong-seat-twice = 「{ $seat }」という席が2つあります。
lab-wrong-seat-label = 「{ $seat }」は別の意味をもつ語なので、席の名前にはできません。
lab-wrong-seats = { $game }は{ $least }〜{ $most }人用です。{ $number }人ではできません。
lab-wrong-setup = この局面はありえません：{ $what }
lab-wrong-step-form = 1つのステップには、席や「see」などのキーを1つだけ書きます。「{ $found }」は使えません。
lab-wrong-step = 「{ $key }」というステップはありません。使えるのは { $known } です。
lab-wrong-refused-form = ここには席1つとその答えを書きます。
lab-wrong-after-branch = branch のあとには何も書けません。
lab-wrong-no-phases = { $game }の手番にフェイズはありません。
lab-wrong-label = 「{ $label }」という選択肢は、このゲームにはありません。
lab-wrong-path = 「{ $path }」で見られるものはありません。
lab-wrong-card = 「{ $card }」というカードはありません。
lab-wrong-place = 「{ $card }」はそこには置けません。
lab-wrong-place-card = 「{ $card }」はカードなので、そこには置けません。
lab-wrong-place-landscape = 「{ $card }」はカードではないので、そこには置けません。「{ $key }」に書きます。
lab-wrong-not-their-turn = 「{ $key }」を指定できるのは、手番である最初の席だけです。
lab-wrong-deck = 「{ $card }」はこのデッキに入っていません。
lab-wrong-set = 「{ $card }」は「{ $set }」のもので、このゲームにそのセットは入っていません（options：{ $option }）。
lab-wrong-edition = 「{ $card }」はこのゲームにありません。この版にそのカードはありません。
lab-wrong-no-place = 「{ $place }」には何も置けません。それを使うセットがこのゲームに入っていません（options：{ $option }）。
lab-wrong-fourth-only = 「{ $word }」があるのは第4版だけです。
lab-wrong-other-deck = 「{ $card }」はこの山札のカードではありません。裏面は{ $back }です。
lab-wrong-too-many = 「{ $card }」が足りません。このデッキには{ $number }枚しかありません。
lab-wrong-front = 「{ $card }」は公開カードではないので、プレイヤーの前には置けません。
lab-wrong-bound = 「{ $card }」とは書けません。残りの手番を書けるのはBindだけで、1か2です。
lab-wrong-top = 「{ $card }」は場札になりません。
lab-wrong-top-as = 「{ $card }」とは書けません。ほかのカードの代わりになるのはAlmightyだけで、場札では場札になるカードの代わりに限ります。
lab-wrong-top-colour = 「{ $card }」はその色にはなりません。
lab-wrong-top-open = 「{ $card }」の色がありません。（赤）のように、かっこに入れて書いてください。
lab-wrong-top-as-open = 「{ $card }」が何の代わりかがありません。「Almighty as Draw 2（blue）」のように書いてください。
lab-wrong-round = { $rounds }ラウンドのゲームに第{ $number }ラウンドはありません。
lab-wrong-attack = 「{ $card }」では攻撃できません。
lab-wrong-attack-self = 自分を攻撃することはできません。
lab-wrong-attack-bind = Bindの攻撃に枚数はありません。

## 成り立たないステップ

lab-lines = { $lines }
lab-broke = エンジンがエラーで止まりました：{ $what }（{ $where }）。プログラムの不具合です。シナリオを添えて報告してください。
lab-broke-written = エンジンが止まった局面を { $file } に保存しました。このファイルを送ってください。
lab-failed-meanwhile = 今は{ $seat }の{ $turn ->
    [0] { "" }
   *[other] { $turn }番目の
}手番{ $phase ->
    [none] { "" }
    [action] のアクションフェイズ
    [buy] の購入フェイズ
    [night] の夜フェイズ
    [cleanup] のクリーンアップフェイズ
   *[other] （フェイズ：{ $phase }）
}です。最後の答えのあと、ゲームが先に進んでいます。
lab-failed-differs = { $what }：期待した値は { $expected }、実際は { $found }。
lab-failed-over = 質問があるはずでしたが、ゲームは終わっていて、何も聞かれていません。
lab-failed-other-seat = { $seat }への質問のはずでしたが、聞かれているのは{ $asked }です：{ $kind } { $options }
lab-failed-answer = { $what } { $asked }への質問は次のとおりです：{ $kind } { $options }
lab-failed-accepted = 「{ $label }」は認められないはずでしたが、認められます。
lab-failed-not-over = ゲームは終わっているはずでしたが、{ $asked }への質問があります：{ $kind } { $options }
lab-failed-broken = { $function }（{ $where }）が止まりました：{ $what }
lab-failed-endless = { $function }（{ $where }）が終わりません。{ $seconds }秒計算しても、まだ続いています。
lab-failed-unawaited = { $function }（{ $where }）がawaitなしで呼ばれているため、実行されませんでした。
lab-failed-no-text = { $message } の文がありません。カードと並ぶ文のファイルに書いてください。
lab-failed-not-written = { $function }（{ $where }）はまだ書かれていません：{ $what }
lab-failed-until-over = そこに至る前にゲームが終わりました。
lab-failed-until-endless = 質問を{ $number }回すませても、そこに至りません。
lab-unfit-not-offered = 「{ $label }」は選べません。
lab-unfit-several = 「{ $label }」だけでは { $options } のどれか決まりません。
lab-unfit-too-few = 「{ $label }」は{ $number }回しか選べません。
lab-unfit-count = { $number }個選んでいますが、選べるのは{ $least }個以上{ $most }個以下です。
lab-unfit-together = いくつも選べるのは、すべてが「{ $verb }」のときだけです。
lab-unfit-no-label = その答えだけを表す言い方がありません。選べるのは { $options } です。

## 成り立つ確認

lab-asked = { $asked }への質問：{ $kind } { $options }
lab-refused-over = ゲームは終わっています。
lab-refused-other = 聞かれているのは{ $asked }です（{ $kind }）。

## `fudaba lab ask`

lab-ask-after = ステップ{ $step }（{ $line }行目）のあと：{ $written }
lab-ask-fails = 成り立たないステップ{ $step }（{ $line }行目）：{ $written }
lab-ask-over = ゲームは終わっていて、何も聞かれていません。
lab-ask-who = { $asked }への質問：{ $kind }{ $about ->
    [none] { "" }
   *[other] （{ $about }）
}
lab-ask-for = { $owner }の代わりに決めます。
lab-ask-many = { $least }個以上{ $most }個以下{ $ordered ->
    [true] 、選ぶ順に意味あり
   *[other] { "" }
}、{ $none ->
    [true] noneも可
   *[other] noneは不可
}：
lab-ask-macros = いくつもの答えをまとめて：{ $macros }
lab-ask-step = ステップの例：{ $step }
lab-ask-no-step = ステップ{ $number }はありません。最後は{ $steps }です。
lab-ask-at = ステップは0から数えます。{ $number }はありません。

## 経過

lab-until-gave = 途中の答え：{ $answers }
lab-until-gave-more = 途中の答え：{ $answers }、ほか{ $number }件
lab-warned-title = 「{ $card }」は{ $edition ->
    [first] 初版
    [third] 第3版
   *[fourth] 第4版
}では「{ $title }」です。
lab-warned-deck = setupに{ $path }がないので、そこから引いたカードはシード「{ $seed }」で決まったものです。
lab-warned-no-deck = setupに{ $path }がないので、引くカードがありませんでした。
lab-opening = 最初のステップの前
lab-branch = 分岐：{ $name }
lab-summary = シナリオ{ $scenarios }件：成立{ $hold }件、不成立{ $fail }件
lab-summary-wrong = ファイルの誤り{ $number }件
lab-summary-read = 実行できるシナリオ{ $scenarios }件

## ルール一覧

lab-rules-unknown = 「{ $what }」というゲームもカードもルールもありません。
lab-rules-untested = { $rule }：このルールを挙げたテストがありません
lab-rules-no-test = このルールを挙げたテストはありません
lab-rules-none-on = 「{ $what }」だけについてのルールはありません。カードの文章がすべてです。
lab-rules-no-folder = ここにはテストのフォルダーがないので、--completeには--tests DIRが要ります
lab-rules-not-searched = テストは、プロジェクトのチェックアウトの中か--tests DIRのあるときに探します
lab-rules-title-alone = { $game }：ルール{ $rules }件
lab-rules-title = { $game }：ルール{ $rules }件、うちテストのあるもの{ $tested }件
lab-rules-id = ルール
lab-rules-words = 内容
lab-rules-tests = テスト
lab-rules-source = { $title }「{ $phrase }」
lab-rules-source-whole = { $title }
lab-cited = { $game }：ログ{ $lines }行のうち{ $percent }％がルール（{ $rules }種類）を示しています
lab-faq-title = 説明書のFAQの各文を何が受け持つか
lab-faq-set = セット
lab-faq-sentences = 全文
lab-faq-tests = テスト
lab-faq-without = 未処理
lab-faq-sum = 合計
lab-faq-reason-card = カード
lab-faq-reason-table = 卓上
lab-faq-reason-advice = 助言
lab-faq-reason-with = 他の文
lab-faq-reason-rule = ルール
lab-faq-reason-outdated = 旧版
lab-faq-none = FAQに「{ $what }」についての文はありません。ゲーム、セット、カードはIDで指定します。
lab-faq-open = { $id }：テストも台帳の行もありません

## ラボのページ

lab-page-too-long = サーバーで計算するには長すぎます。手元で fudaba lab run を使ってください。
lab-page-too-large = ここで扱えるシナリオは{ $most } kBまでです。
lab-page-too-much = 大きすぎて送れません。
lab-page-word = ここに書ける語は{ $most }文字までです。
lab-page-number = { $number }は大きすぎます。ここで書ける数は{ $most }までです。
lab-page-cards = カードが多すぎます。ここで並べられるのは{ $most }枚までです。
lab-page-lines = 経過が{ $most }行を超え、ページには長すぎます。手元で fudaba lab run を使ってください。
lab-page-not-read = ラボのページから送られた内容ではありません。
lab-page-busy = ラボが混み合っています。少し待ってからもう一度お試しください。
lab-page-broke = この局面でエンジンにエラーが起きました。プログラムの不具合です。シナリオを添えて報告してください。
lab-page-failed-time = サーバーで計算するには長すぎます。
lab-page-failed-memory = サーバーが使えるメモリーでは足りません。
lab-page-failed-lost = サーバーで何度か試しましたが、計算できませんでした。
lab-page-failed-unsendable = 入れ子が深すぎます。
lab-page-runs = このゲームはまだ終わっていません。終わればどの場面もラボで調べられます。
lab-page-no-moment = この場面はシナリオとして書き表せません。
lab-page-no-game = そのゲームはラボにありません。
