### Innovation『運命の都市』、時代11。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-beirut = ベイルート
innovation-card-brisbane = ブリスベン
innovation-card-guangzhou = 広州
innovation-card-lima = リマ
innovation-card-nairobi = ナイロビ
innovation-card-prague = プラハ
innovation-card-riyadh = リヤド
innovation-card-seattle = シアトル
innovation-card-shenzhen = 深圳
innovation-card-warsaw = ワルシャワ
