### Innovation, Figures in the Sand: the decrees.

innovation-card-war = War
    .text = Red decree. Choose an age; return all top cards of that age from the boards of all other players.
innovation-card-rivalry = Rivalry
    .text = Purple decree. Choose another player; return three cards of their score pile and all their top figures.
innovation-card-trade = Trade
    .text = Green decree. Three times, draw a card one age higher than your highest top card and foreshadow it.
innovation-card-advancement = Advancement
    .text = Blue decree. Draw a card two ages higher than your highest top card.
innovation-card-expansion = Expansion
    .text = Yellow decree. Splay one of your colours up.
