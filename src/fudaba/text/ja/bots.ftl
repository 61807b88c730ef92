### ボット：強さと、その意味

bot-gentle = やさしい
bot-gentle-about = ひととおり遊べるが、ときどき寄り道をする。はじめての一戦に。
bot-steady = 着実
bot-steady-about = 作戦どおりに、待たせずに打つ。
bot-strong = 強い
bot-strong-about = このあとの展開をいくつも試し、一秒ほど考えて、いちばん勝てる手を打つ。
