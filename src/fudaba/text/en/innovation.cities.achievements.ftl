### The special achievements of Cities of Destiny: names, and when they are claimed.

innovation-card-tradition = Tradition
    .text = Claimed as soon as you meld a city with an arrow to the left on a colour that is splayed left already.
innovation-card-repute = Repute
    .text = Claimed as soon as you meld a city with an arrow to the right on a colour that is splayed right already.
innovation-card-fame = Fame
    .text = Claimed as soon as you meld a city with an arrow upwards on a colour that is splayed up already.
innovation-card-glory = Glory
    .text = Claimed as soon as you tuck a city with a flag.
    .fourth = Claimed as soon as you junk a city with a flag from your hand.
innovation-card-victory = Victory
    .text = Claimed as soon as you tuck a city with a fountain.
    .fourth = Claimed as soon as you junk a city with a fountain from your hand.
