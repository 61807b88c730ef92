### The relics and museums of Artifacts of History: names, and what they do.

innovation-card-complex_numbers = Complex Numbers
    .text = You may reveal a hand card with exactly the same icons, each as often, as one of your top cards. If you do, claim an achievement of its age, eligible or not.
innovation-card-newton_wickins_telescope = Newton-Wickins Telescope
    .text = You may return as many cards of your score pile as you like. If you do, draw a card whose age is their number and meld it; return it if it has a clock.
innovation-card-safety_pin = Safety Pin
    .text = Echo: draw and score a 7. I demand that you return all hand cards of age 7 or higher and then draw a 6.

innovation-card-ching_shih = Ching Shih
    .text = Karma: when you meld this figure from the hand, take an achievement of an opponent. If you would score a card that is no figure, instead take a card of its age from an opponent's score pile into yours.

innovation-card-museum_1 = Museum 1
    .text = Holds one artifact. Once all museums are taken, the one player who has the most of them achieves one.
innovation-card-museum_2 = Museum 2
    .text = Holds one artifact. Once all museums are taken, the one player who has the most of them achieves one.
innovation-card-museum_3 = Museum 3
    .text = Holds one artifact. Once all museums are taken, the one player who has the most of them achieves one.
innovation-card-museum_4 = Museum 4
    .text = Holds one artifact. Once all museums are taken, the one player who has the most of them achieves one.
innovation-card-museum_5 = Museum 5
    .text = Holds one artifact. Once all museums are taken, the one player who has the most of them achieves one.
