### The special achievements of Echoes of the Past: names, and when they are claimed.

innovation-card-wealth = Wealth
    .text = Claimed as soon as you have at least eight visible bonuses on your board.
    .fourth = Claimed at the end of an action if you have at least eight visible bonuses on your board.
innovation-card-destiny = Destiny
    .text = Claimed as soon as you have at least seven cards in your forecast.
    .fourth = Claimed at the end of an action if you have at least five cards in your forecast.
innovation-card-heritage = Heritage
    .text = Claimed as soon as at least eight hexagons are visible in one of your colours.
    .fourth = Claimed at the end of an action if at least eight hexagons are visible in one of your colours.
innovation-card-history = History
    .text = Claimed as soon as at least four echo effects are visible in one of your colours.
    .fourth = Claimed at the end of an action if at least four echo effects are visible in one of your colours.
innovation-card-supremacy = Supremacy
    .text = Claimed as soon as at least three icons of one kind are visible in each of four of your colours, the same kind in all of them.
    .fourth = Claimed at the end of an action if at least three icons of one kind are visible in each of four of your colours, the same kind in all of them.
