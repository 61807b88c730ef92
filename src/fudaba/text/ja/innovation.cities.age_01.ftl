### Innovation『運命の都市』、時代1。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-athens = アテネ
innovation-card-atlantis = アトランティス
innovation-card-babylon = バビロン
innovation-card-chang_an = 長安
innovation-card-damascus = ダマスカス
innovation-card-ephesus = エフェソス
innovation-card-hattusa = ハットゥシャ
innovation-card-jerusalem = エルサレム
innovation-card-linzi = 臨淄
innovation-card-memphis = メンフィス
innovation-card-mohenjo_daro = モヘンジョダロ
innovation-card-thebes = テーベ
innovation-card-troy = トロイア
innovation-card-uruk = ウルク
innovation-card-yin = 殷
