### The special achievements of Innovation's base game: names, and when they are claimed.

innovation-card-empire = Empire
    .text = Claimed as soon as you have at least three of each of these icons: crown, leaf, lightbulb, castle, factory, clock.
    .fourth = Claimed at the end of an action if you have at least three of each of these icons: crown, leaf, lightbulb, castle, factory, clock.
innovation-card-monument = Monument
    .text = Claimed as soon as you have tucked six cards, or scored six cards, in one turn.
    .fourth = Claimed at the end of an action if at least four of your top cards have a demand.
innovation-card-wonder = Wonder
    .text = Claimed as soon as you have all five colours, each of them splayed right or up.
    .fourth = Claimed at the end of an action if you have all five colours, each of them splayed right, up or aslant.
innovation-card-world = World
    .text = Claimed as soon as you have at least twelve clocks on your board.
    .fourth = Claimed at the end of an action if you have at least twelve clocks on your board.
innovation-card-universe = Universe
    .text = Claimed as soon as you have five top cards, each of age 8 or higher.
    .fourth = Claimed at the end of an action if you have five top cards, each of age 8 or higher.
