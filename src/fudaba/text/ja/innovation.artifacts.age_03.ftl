### Innovation『歴史のアーティファクト』、時代3。名前と働き。名前はすべて当方の訳。

innovation-card-along_the_river_during_the_qingming_festival = 清明上河図
    .text = 時代4を1枚引いて公開する。黄ならタックし、紫なら得点にする。それ以外なら手札に加え、この効果を繰り返す。
innovation-card-dunhuang_star_chart = 敦煌星図
    .text = 手札をすべて戻し、戻した枚数と同じ時代のカードを1枚引く。
innovation-card-excalibur = エクスカリバー
    .text = 強制: 同じ色の私の一番上のカードより時代の高い一番上のカードを1枚、私の場に移せ。
innovation-card-beauvais_cathedral_clock = ボーヴェ大聖堂の天文時計
    .text = 時代4を1枚引いて公開し、その色を右にスプレイする。
innovation-card-ife_head = イフェの頭像
    .text = スプレイしていない自分の色を1つ右にスプレイする。その色の自分のカードの枚数と同じ時代の獲得可能なアチーブメントを1つジャンクする。できなければ、その時代のカードを1枚引く。
innovation-card-mjolnir_amulet = ミョルニルの護符
    .text = 強制: 一番上のカードを1枚選び、自分の場にあるその色のカードをすべて私の得点置き場に移せ。
innovation-card-moylough_belt_shrine = モイロックの帯の聖遺物箱
    .text = 強制: 手札をすべて公開し、私が選ぶ1枚を私の場に移せ。
    .fourth = 強制: 手札をすべて公開し、私が選ぶ1枚を私の場に移せ。移したら、その時代の山札をすべてジャンクせよ。
innovation-card-necronomicon = ネクロノミコン
    .text = 時代3を1枚引いて公開する。黄なら、手札をすべて戻す。緑なら、自分のスプレイをすべて解除する。赤なら、得点置き場のカードをすべて戻す。青なら、時代9を1枚引く。
innovation-card-philosophers_stone = 賢者の石
    .text = 手札を1枚戻し、その時代と同じ枚数の手札を得点にする。
    .fourth = 手札を1枚戻し、その時代と同じ枚数の手札を得点にする。そのあと、得点にしたカードの時代の合計と同じ時代の山札をすべてジャンクする。
innovation-card-shroud_of_turin = トリノの聖骸布
    .text = 手札を1枚戻す。戻したら、同じ色の自分の一番上のカードと、同じ色の得点置き場のカード1枚を戻す。3枚とも戻したら、条件を問わず、アチーブメントを1つ獲得する。
innovation-card-charter_of_liberties = 自由憲章
    .text = 手札を1枚タックする。タックしたら、その色を左にスプレイし、いずれかの場でスプレイしている色を1つ選び、その一番上のカードの要求以外のドグマ効果を自分だけ実行する。
innovation-card-yata_no_kagami = 八咫鏡
    .text = 手札を1枚公開する。公開したら、その色を左にスプレイし、いずれかの場にあるその色の一番上のカード(八咫鏡以外)を1枚選び、自己実行する。
