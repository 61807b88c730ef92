### Innovation『運命の都市』、時代4。名前の訳は当方のもの。都市の働きはアイコンから述べる。

innovation-card-beijing = 北京
innovation-card-calicut = カリカット
innovation-card-florence = フィレンツェ
innovation-card-frankfurt = フランクフルト
innovation-card-lisbon = リスボン
innovation-card-madrid = マドリード
innovation-card-manila = マニラ
innovation-card-milan = ミラノ
innovation-card-seville = セビリア
innovation-card-tenochtitlan = テノチティトラン
