### Innovation『運命の都市』、時代10。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-atlanta = アトランタ
innovation-card-bangalore = バンガロール
innovation-card-bangkok = バンコク
innovation-card-brussels = ブリュッセル
innovation-card-copenhagen = コペンハーゲン
innovation-card-dubai = ドバイ
innovation-card-lagos = ラゴス
innovation-card-seoul = ソウル
innovation-card-singapore = シンガポール
innovation-card-tel_aviv = テルアビブ
