### Innovation『運命の都市』、時代6。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-berlin = ベルリン
innovation-card-bombay = ボンベイ
innovation-card-dublin = ダブリン
innovation-card-edinburgh = エディンバラ
innovation-card-new_york_city = ニューヨーク
innovation-card-paris = パリ
innovation-card-philadelphia = フィラデルフィア
innovation-card-rio_de_janeiro = リオデジャネイロ
innovation-card-tehran = テヘラン
innovation-card-vienna = ウィーン
