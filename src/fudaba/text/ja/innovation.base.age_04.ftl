### Innovation基本セット、時代4。名前と働き。日本語版の名前と断りのないものは当方の訳。

innovation-card-anatomy = 解剖学
    .text = 要求: 得点置き場のカードを1枚戻せ。戻したら、それと同じ時代の一番上のカードを1枚戻せ。
    .fourth = 要求で一番上のカードが戻ったら、時代4の山札をすべてジャンクする。
innovation-card-colonialism = 植民地主義
    .text = 時代3を1枚引いてタックする。王冠があれば、この効果をくり返す。
    .fourth = 同じ。ただし緑をタックするたび、先に時代5の山札をすべてジャンクする。
innovation-card-enterprise = 企業
    .text = 要求: 王冠を持つ紫以外の一番上のカードを1枚、私の場に移せ。移したら、時代4を1枚引いてメルドせよ。そのあと、緑を右にスプレイしてもよい。
innovation-card-experimentation = 実験
    .text = 時代5を1枚引いてメルドする。
innovation-card-gunpowder = 火薬
    .text = 要求: 塔を持つ一番上のカードを1枚、私の得点置き場に移せ。そのあと、要求でカードが移ったなら、時代2を1枚引いて得点にする。
innovation-card-invention = 発明
    .text = 左にスプレイしている色を1つ、右にスプレイしてもよい。したら、時代4を1枚引いて得点にする。そのあと、5色すべてがスプレイされていれば、驚異を獲得する。
innovation-card-navigation = 航海術
    .text = 要求: 得点置き場の時代2か3を1枚、私の得点置き場に移せ。
innovation-card-perspective = 遠近法
    .text = 手札を1枚戻してもよい。戻したら、自分の場の電球2つにつき、手札を1枚得点にする。
    .fourth = 自分の場で電球が見えている色1つにつき、手札を1枚得点にする。
innovation-card-printing_press = 印刷機
    .text = 得点置き場のカードを1枚戻してもよい。戻したら、自分の一番上の紫より2つ上の時代のカードを引く。そのあと、青を右にスプレイしてもよい。
innovation-card-reformation = 宗教改革
    .text = 自分の場の葉2つにつき、手札を1枚タックしてもよい。そのあと、黄か紫を右にスプレイしてもよい。
    .fourth = 自分の場で葉が見えている色1つにつき1枚まで、手札をタックしてもよい。
