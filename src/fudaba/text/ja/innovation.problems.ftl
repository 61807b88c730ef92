### Why a table of Innovation cannot be.

innovation-problem-teams = チーム戦は4人で遊びます。
innovation-problem-unseen = 「見えざるもの」があるのは第4版だけです。
innovation-problem-expansions = 拡張は第3版か第4版で遊びます。
innovation-problem-relics = 遺物は第3版の「歴史のアーティファクト」のものです。
innovation-problem-no-deck = この卓に「{ $deck }」の山札はありません。
innovation-problem-no-colour = 「{ $colour }」という色はありません。
innovation-problem-colour = 「{ $card }」の色は{ $colour }ではありません。
innovation-problem-display = 公開中のアーティファクトは1枚だけです。
innovation-problem-museums = この卓に博物館はそれほど多くありません。
innovation-problem-no-splay = 「{ $colour }」を「{ $direction }」にスプレイすることはできません。
innovation-problem-splay = { $colour }は2枚に満たないのでスプレイできません。
