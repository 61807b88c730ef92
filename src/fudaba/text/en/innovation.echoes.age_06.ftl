### Echoes of the Past, age 6: names and effects.

innovation-card-bifocals = Bifocals
    .text = Echo: draw and foreshadow a card of any age. You may return a card from your forecast to draw and foreshadow one of its age. You may splay green right.
    .fourth = Echo: return a card from your forecast. Draw and foreshadow a 7; if Bifocals was foreseen, also a card of the lowest age that is available as an achievement. You may splay green right to splay any colour up.
innovation-card-dentures = Dentures
    .text = Echo: draw and tuck a 6. Score the two highest cards of the colour tucked last by Dentures, but not its bottom card. If there is none to score, draw and tuck a 6 and repeat this. You may splay blue right.
innovation-card-hot_air_balloon = Hot Air Balloon
    .text = Echo: draw and score a 7. You may achieve a top card from another board for which you are eligible, if its owner has an achievement of that age; if you do, transfer your top green card there, else draw and meld a 7.
    .fourth = Echo: draw and score a 7. You may achieve an opponent's top card for which you are eligible, if that opponent has an achievement of its age; if you do, transfer your top green card there, else draw and meld a 7.
innovation-card-indian_clubs = Indian Clubs
    .text = Demand: return two cards from your score pile. Then: for each age in your score pile, score a card of that age from your hand.
    .fourth = Demand: return two cards from your score pile; if Indian Clubs was foreseen, return all of it. Then: for each age in your score pile, score a card of that age from your hand.
innovation-card-kaleidoscope = Kaleidoscope
    .text = Draw and meld a 7. You may splay its colour right.
    .fourth = Draw and meld a 7. You may splay its colour right. Junk an available achievement whose age is the number of lightbulbs on your board; if Kaleidoscope was foreseen, all lower ones as well.
innovation-card-loom = Loom
    .text = Echo: score your lowest top card. You may return two cards of different ages from your score pile to draw and tuck three 6s. With five or more hexagons visible in one colour, claim Heritage.
innovation-card-morphine = Morphine
    .text = Echo: score a card of an odd age from your hand. Demand: return all cards of odd ages from your hand, and draw a 6. Then: draw a card one age above the highest that the demand returned. You may splay red right.
innovation-card-shrapnel = Shrapnel
    .text = Demand: draw and tuck a 6. Transfer your two highest cards of its colour to my score pile, and my bottom card of that colour to yours.
    .fourth = Demand: draw and tuck a 6. Transfer your two highest cards of its colour to my score pile, and score my bottom card of that colour.
innovation-card-steamboat = Steamboat
    .text = Demand: draw and reveal a 6. If it is blue or yellow, transfer it and your whole hand to mine. If it is red or green, keep it and transfer two cards from your score pile to mine. If it is purple, keep it.
innovation-card-stethoscope = Stethoscope
    .text = Echo: meld a blue or yellow card from your hand. Draw a 7; after a blue card also an 8. You may splay yellow right.
    .fourth = Echo: meld a blue or yellow card from your hand. Draw a 7; after a blue card also an 8 and, if Stethoscope was foreseen, a 9. You may splay yellow right.
