### Innovation『運命の都市』、時代8。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-buenos_aires = ブエノスアイレス
innovation-card-chicago = シカゴ
innovation-card-chongqing = 重慶
innovation-card-hamburg = ハンブルク
innovation-card-kuala_lumpur = クアラルンプール
innovation-card-kyiv = キーウ
innovation-card-los_angeles = ロサンゼルス
innovation-card-sao_paulo = サンパウロ
innovation-card-shanghai = 上海
innovation-card-vancouver = バンクーバー
