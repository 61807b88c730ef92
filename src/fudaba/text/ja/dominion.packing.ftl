### 実物の卓に必要なもの。

dominion-pack-title = 箱から出すもの（{ $seats }人）
dominion-pack-line = { $note ->
    [none] { $name }
   *[other] { $name }（{ $note }）
}
dominion-pack-semicolon = 、
dominion-pack-each = 各プレイヤー
dominion-pack-for = { $card }用
dominion-pack-group-basic = 基本カード
dominion-pack-group-kingdom = 王国カード
dominion-pack-group-outside = サプライ外の山
dominion-pack-group-start = 各プレイヤーのデッキ
dominion-pack-group-landscapes = 横向きカード
dominion-pack-group-shuffled = 切って裏向きに置く山
dominion-pack-group-aside = 脇に置くカード
dominion-pack-group-tokens = トークン
dominion-pack-group-mats = マット
dominion-pack-deck-boon = 祝福
dominion-pack-deck-hex = 呪詛
dominion-pack-deck-black_market = 闇市場デッキ：使っていない王国カードを1枚ずつ

dominion-material-coins = コイントークン
dominion-material-vp = 勝利点トークン
dominion-material-debt = 負債トークン
dominion-material-embargo = 抑留トークン
dominion-material-favors = 好意に使うコイントークン
dominion-material-suns = 太陽トークン
dominion-material-cubes = キューブ
dominion-material-journey = 旅トークン
dominion-material-plus_card = +1カードトークン
dominion-material-plus_action = +1アクショントークン
dominion-material-plus_buy = +1購入トークン
dominion-material-plus_coin = +1コイントークン
dominion-material-minus_cost = −2コストトークン
dominion-material-trashing = 廃棄トークン
dominion-material-estate = 屋敷トークン
dominion-material-minus_card = −1カードトークン
dominion-material-minus_coin = −1コイントークン
dominion-material-coffers_mat = 財源マット
dominion-material-villagers_mat = 村人マット
dominion-material-favors_mat = 好意マット
dominion-material-exile_mat = 追放マット
dominion-material-tavern_mat = 酒場マット
dominion-material-island_mat = 島マット
dominion-material-native_village_mat = 原住民の村マット
dominion-material-pirate_ship_mat = 海賊船マット
dominion-material-trade_route_mat = 交易路マット

dominion-form-names = コンマ区切りの名前（dominion.games）
dominion-form-lines = 1行に1つ
dominion-form-temple-gates = Temple Gatesのアプリ
# same in English
dominion-form-randomizer = dominionrandomizer.com
dominion-form-ids = ID
dominion-form-link = このページへのリンク
