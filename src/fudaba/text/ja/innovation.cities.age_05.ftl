### Innovation『運命の都市』、時代5。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-algiers = アルジェ
innovation-card-amsterdam = アムステルダム
innovation-card-boston = ボストン
innovation-card-gdansk = グダニスク
innovation-card-hoi_an = ホイアン
innovation-card-naples = ナポリ
innovation-card-osaka = 大坂
innovation-card-stockholm = ストックホルム
innovation-card-tokyo = 東京
innovation-card-zurich = チューリッヒ
