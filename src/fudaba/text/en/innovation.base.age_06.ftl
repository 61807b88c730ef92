### Innovation, base game, age 6: names, and what the cards do.

innovation-card-atomic_theory = Atomic Theory
    .text = You may splay blue right. Then draw and meld a 7.
innovation-card-canning = Canning
    .text = You may draw and tuck a 6. If you do, score all your top cards without a factory. Then you may splay yellow right.
innovation-card-classification = Classification
    .text = Reveal a hand card. Take all cards of its colour from the hands of all opponents, then meld all cards of that colour from yours.
innovation-card-democracy = Democracy
    .text = You may return any number of hand cards. If by now you have returned more for Democracy than any opponent in this action, draw and score an 8.
innovation-card-emancipation = Emancipation
    .text = I demand that you move a hand card to my score pile. If you do, draw a 6. Then you may splay red or purple right.
innovation-card-encyclopedia = Encyclopedia
    .text = You may meld all the highest cards of your score pile.
    .fourth = You may meld all cards of one age from your score pile. Then you may junk an available achievement of age 5, 6 or 7.
innovation-card-industrialization = Industrialization
    .text = Draw and tuck a 6 for each of your colours that shows a factory. Then you may splay red or purple right.
    .first = Draw and tuck a 6 for every two factories on your board. Then you may splay red or purple right.
    .fourth = Draw and tuck three cards of age 6; then, if you alone have the most clocks, return your top red card. Then you may splay red or purple right.
innovation-card-machine_tools = Machine Tools
    .text = Draw and score a card of the same age as the highest one in your score pile.
innovation-card-metric_system = Metric System
    .text = If green is splayed right, you may splay any one colour right. Then you may splay green right.
innovation-card-vaccination = Vaccination
    .text = I demand that you return all the lowest cards of your score pile and, if you do, draw and meld a 6. Then, if any card was returned by the demand, draw and meld a 7.
    .fourth = I demand that you choose a card in your score pile and return all cards of its age from there. If you do, draw and meld a 6. Then, if any card was returned by the demand, draw and meld a 7.
