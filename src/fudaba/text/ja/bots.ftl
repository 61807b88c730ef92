### ボット：強さと、その意味

bot-gentle = やさしい
bot-gentle-about = ルールどおりに遊び、ときどき間違える。はじめてのゲームに。
bot-steady = 着実
bot-steady-about = 作戦どおりに、すぐ答える。
bot-strong = 強い
bot-strong-about = 1秒ほど先を読み、いちばん勝てる答えを選ぶ。
