### Echoes of the Past, age 11: names and effects.

innovation-card-algocracy = Algocracy
    .text = Choose an icon. All cards that have it as their featured icon go from all hands and score piles to the hand of the player who alone has most of it.
innovation-card-deepfake = Deepfake
    .text = On your turn, transfer a top card from any board to yours, then super-execute a top card of yours other than Deepfake. If the transferred card is still on top, it goes back.
innovation-card-digital_pet = Digital Pet
    .text = Demand: draw and reveal an 11. Return all cards of its colour from your board and score pile.
innovation-card-drone = Drone
    .text = Draw and reveal a 10. If you have fewer than six cards of its colour on your board, splay it aslant. Otherwise return the five bottom cards of that colour from all boards and repeat this.
innovation-card-esports = Esports
    .text = For each of your top cards that is not yellow, the lowest first, draw and score a card of its age. If you do and Esports was foreseen, you win.
innovation-card-exoskeleton = Exoskeleton
    .text = Demand: transfer all but the lowest cards of your hand to my score pile. Then: you may achieve a card from any hand for which you are eligible; if Exoskeleton was foreseen, repeat that.
innovation-card-meritocracy = Meritocracy
    .text = Demand: choose the standard icon of which I have most. Transfer all cards on your board on which it is visible to mine, or if Meritocracy was foreseen, to my achievements.
innovation-card-robocar = Robocar
    .text = Choose an opponent, who chooses a card of your hand without seeing it. Meld it; on your turn, self-execute it and repeat this.
innovation-card-streaming = Streaming
    .text = Choose one of your colours, and achieve its top card if you are eligible, or score it. If Streaming was foreseen, repeat this with the same colour.
innovation-card-touchscreen = Touchscreen
    .text = Splay each of your colours by its number of cards: two or three aslant, four or five up, six or seven right, more left. If you splay five colours, you win.
