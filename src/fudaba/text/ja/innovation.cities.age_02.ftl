### Innovation『運命の都市』、時代2。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-alexandria = アレクサンドリア
innovation-card-carthage = カルタゴ
innovation-card-luoyang = 洛陽
innovation-card-marseille = マルセイユ
innovation-card-nanjing = 南京
innovation-card-nineveh = ニネヴェ
innovation-card-rome = ローマ
innovation-card-sparta = スパルタ
innovation-card-teotihuacan = テオティワカン
innovation-card-tikal = ティカル
