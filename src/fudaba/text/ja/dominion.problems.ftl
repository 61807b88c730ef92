### Why a table of Dominion cannot be.

dominion-problem-at-kingdom = 王国：{ $problem }
dominion-problem-at-require = 必ず入れるカード：{ $problem }
dominion-problem-at-ban = 使わないカード：{ $problem }
dominion-problem-at-sets = 使う拡張セット：{ $problem }
dominion-problem-absent = 「{ $card }」はまだありません。あるカードは fudaba cards dominion でわかります。
dominion-problem-not-kingdom = 「{ $card }」は王国カードでもランドスケープでもありません。
dominion-problem-twice = 「{ $card }」が2回書かれています。
dominion-problem-no-cards = 王国には王国カードが1種類は必要です。
dominion-problem-kingdom-absent = 王国「{ $kingdom }」はまだ遊べません。カードがそろっていません。
dominion-problem-pile-missing = 「{ $card }：」の後に山の名前がありません。
dominion-problem-no-pile = 「{ $card }」に山は選べません。
dominion-problem-trait-pile = 「{ $card }」は王国に書かれたアクションか財宝に付きます。「{ $pile }」には付けられません。
dominion-problem-pile = 「{ $pile }」は「{ $card }」の山にできません。できるのは、たとえば{ $fitting }です。
dominion-problem-lacking = 「{ $card }」に要る「{ $lacking }」がまだありません。
dominion-problem-one-ally = 「{ $card }」と「{ $other }」は同時には使えません。同盟は1枚だけです。
dominion-problem-one-prophecy = 「{ $card }」と「{ $other }」は同時には使えません。予言は1枚だけです。
dominion-problem-listed = 「{ $option }」はランダムに決める王国のための設定ですが、この王国は指定されています。
dominion-problem-banned = 「{ $card }」が、必ず入れるカードと使わないカードの両方にあります。
dominion-problem-too-many = 必ず入れる王国カードが{ $number }種類ありますが、王国は{ $most }種類です。
dominion-problem-too-few = { $number ->
    [0] ランダムに選べる王国カードが、ほかにありません。
   *[other] { $free }種類をランダムに選ぶのに、王国カードが{ $number }種類しか残っていません。
}
dominion-problem-spread = これらのカードでは、コストの条件（{ $spread }）に合う王国ができません。
dominion-problem-feel = このカードでは、指定した傾向の王国（{ $feel }）を作れません。
dominion-problem-form = 王国の書式「{ $form }」はありません。
dominion-problem-set-absent = セット「{ $set }」のカードはまだありません。
dominion-problem-landscapes-over = 必ず入れるランドスケープが{ $having }枚ありますが、枚数は{ $number }枚の設定です。
dominion-problem-landscapes-of-sets = { $sets }のランドスケープは{ $having }枚しかなく、{ $number }枚にはできません。
dominion-problem-landscapes-few = ランドスケープは{ $having }枚しかなく、{ $number }枚にはできません。
dominion-problem-option-absent = 「{ $option }」：まだありません。
dominion-problem-none-left = 「{ $card }」に要る山にできる王国カードが残っていません。
dominion-problem-trait = 特性には、それぞれ別のアクションか財宝の山が要ります。
dominion-problem-phase = 状況は「{ $phase }」のフェイズからは始められません。
dominion-problem-boon = 「{ $card }」はこのゲームの祝福ではありません。
dominion-problem-token = そこに置くトークン「{ $token }」はありません。
dominion-problem-no-such-pile = このゲームに「{ $card }」の山はありません。
dominion-problem-own-sort = 「{ $card }」は自作にできません。祝福、呪詛、同盟、予言はどのゲームでも引かれるからです。
dominion-problem-own-set = 「{ $card }」のセット「{ $set }」は、すでに出ているセットです。自作のカードのセットには別の名前を付けてください。
dominion-problem-own-figure = 「{ $card }」の{ $figure }は0以上の数です（{ $given }ではなく）。
dominion-problem-own-function = 「{ $card }」は関数（{ $takes }）でなければなりません。
dominion-problem-many-liked = 好きなカードや禁止するカードが{ $count }枚あり、多すぎます。一つのリストに{ $most }枚までです。
