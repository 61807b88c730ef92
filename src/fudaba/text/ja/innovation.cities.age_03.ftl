### Innovation『運命の都市』、時代3。日本語版の名前と断りのないものは当方の訳。都市の働きはアイコンから述べる。

innovation-card-baghdad = バグダード
innovation-card-barcelona = バルセロナ
innovation-card-constantinople = コンスタンティノープル
innovation-card-cordoba = コルドバ
innovation-card-delhi = デリー
innovation-card-hangzhou = 杭州
innovation-card-jakarta = ジャカルタ
innovation-card-kaifeng = 開封
innovation-card-mecca = メッカ
innovation-card-venice = ヴェネツィア
# 日本語版の名前
innovation-card-timbuktu = ティンブクトゥ
