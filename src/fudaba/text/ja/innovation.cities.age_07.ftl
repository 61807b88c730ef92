### Innovation『運命の都市』、時代7。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-johannesburg = ヨハネスブルグ
innovation-card-london = ロンドン
innovation-card-lyon = リヨン
innovation-card-melbourne = メルボルン
innovation-card-montreal = モントリオール
innovation-card-munich = ミュンヘン
innovation-card-san_francisco = サンフランシスコ
innovation-card-st_petersburg = サンクトペテルブルク
innovation-card-toronto = トロント
innovation-card-washington = ワシントン
