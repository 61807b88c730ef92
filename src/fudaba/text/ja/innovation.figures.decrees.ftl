### Innovation『砂の中の人物』の法令。名前の訳は当方のもの。

innovation-card-war = 戦争
    .text = 赤の法令。時代を1つ選び、ほかの全プレイヤーの場から、その時代の一番上のカードをすべて戻す。
innovation-card-rivalry = 対抗
    .text = 紫の法令。ほかのプレイヤーを1人選び、その得点置き場のカード3枚と、一番上の人物すべてを戻す。
innovation-card-trade = 交易
    .text = 緑の法令。一番上のカードのうち最も高い時代より1つ上の時代のカードを引いて予示することを、3回行う。
innovation-card-advancement = 発展
    .text = 青の法令。一番上のカードのうち最も高い時代より2つ上の時代のカードを1枚引く。
innovation-card-expansion = 拡大
    .text = 黄の法令。自分の色1つを上にスプレイする。
