### Innovation『運命の都市』、時代9。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-dallas = ダラス
innovation-card-guadalajara = グアダラハラ
innovation-card-hong_kong = 香港
innovation-card-houston = ヒューストン
innovation-card-miami = マイアミ
innovation-card-moscow = モスクワ
innovation-card-perth = パース
innovation-card-santiago = サンティアゴ
innovation-card-sydney = シドニー
innovation-card-taipei = 台北
