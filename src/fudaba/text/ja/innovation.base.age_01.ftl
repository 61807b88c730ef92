### Innovation基本セット、時代1。名前と働き。日本語版の名前と断りのないものは当方の訳。

innovation-card-agriculture = 農業
    .text = 手札を1枚戻してもよい。戻したら、それより1つ上の時代のカードを引いて得点にする。
innovation-card-archery = 弓術
    .text = 要求: 時代1を1枚引き、そのあと手札のうち最も時代の高いカードを私の手札に移せ。
    .fourth = 同じ要求のあと、時代1か2の獲得可能なアチーブメントを1枚ジャンクする。
innovation-card-city_states = 都市国家
    .text = 要求: 塔が4つ以上あるなら、塔を持つ一番上のカードを1枚、私の場に移せ。移したら、時代1を1枚引け。
innovation-card-clothing = 衣服
    .text = 自分の場にない色の手札を1枚メルドする。そのあと、自分の場にあってどの対戦相手の場にもない色1つにつき、時代1を1枚引いて得点にする。
innovation-card-code_of_laws = 法典
    .text = 自分の場にある色の手札を1枚タックしてもよい。タックしたら、その色を左にスプレイしてもよい。
# 日本語版の名前
innovation-card-domestication = 牧畜
    .text = 手札のうち最も時代の低いカードをメルドし、時代1を1枚引く。
innovation-card-masonry = 石工術
    .text = 塔を持つ手札を何枚でもメルドしてもよい。それが4枚以上なら、記念碑を獲得する。
    .fourth = 塔を持つ手札を何枚でもメルドしてもよい。そのあと、自分の場の赤がちょうど3枚なら、記念碑を獲得する。
innovation-card-metalworking = 金属加工
    .text = 時代1を1枚引いて公開する。塔があれば得点にしてこの効果をくり返し、なければ手札に加える。
innovation-card-mysticism = 神秘主義
    .text = 時代1を1枚引いて公開する。同じ色が自分の場にあれば、メルドして時代1をもう1枚引く。なければ手札に加える。
innovation-card-oars = 櫂
    .text = 要求: 王冠を持つ手札を1枚、私の得点置き場に移せ。移したら、時代1を1枚引き、この要求をくり返せ。そのあと、要求で1枚も移らなかったら、時代1を1枚引く。
    .first = 要求はくり返さない。
# 日本語版の名前
innovation-card-pottery = 陶器
    .text = 手札を3枚まで戻してもよい。戻したら、その枚数と同じ時代のカードを引いて得点にする。そのあと、時代1を1枚引く。
innovation-card-sailing = 帆走
    .text = 時代1を1枚引いてメルドする。
# 日本語版の名前
innovation-card-the_wheel = 車輪
    .text = 時代1を2枚引く。
innovation-card-tools = 道具
    .text = 手札を3枚戻してもよい。3枚とも戻したら、時代3を引いてメルドする。そのあと、手札の時代3を1枚戻してもよい。戻したら、時代1を3枚引く。
innovation-card-writing = 文字
    .text = 時代2を1枚引く。
