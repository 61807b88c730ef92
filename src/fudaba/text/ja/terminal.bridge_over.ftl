### 端末での Bridge Over の卓。

terminal-bridge_over-in-force-red = 今は赤
terminal-bridge_over-in-force-green = 今は緑
terminal-bridge_over-in-force-blue = 今は青
terminal-bridge_over-in-force-yellow = 今は黄
terminal-bridge_over-defence = 防御
terminal-bridge_over-to-draw = 山札 { $cards }枚
terminal-bridge_over-discards = 捨て札 { $cards }枚
terminal-bridge_over-goes = { $direction ->
    [clockwise] 時計回り ↻
   *[counterclockwise] 反時計回り ↺
}
terminal-bridge_over-order = { $direction ->
    [clockwise] 時計回り：{ $order }
   *[counterclockwise] 反時計回り：{ $order }
}
terminal-bridge_over-cards-word = { $cards ->
   *[other] 枚
}
terminal-bridge_over-then = { " → " }
terminal-bridge_over-counts = { $cards }枚 · 失点{ $points }
terminal-bridge_over-counts-short = { $cards }枚 · { $points }
terminal-bridge_over-counts-least = { $cards }枚{ $points }
terminal-bridge_over-holds = { $cards }を持っている
terminal-bridge_over-hand-cards = 手札 { $cards }枚
terminal-bridge_over-hand-points = 手札の失点 { $points }
terminal-bridge_over-total = 失点 { $points }
