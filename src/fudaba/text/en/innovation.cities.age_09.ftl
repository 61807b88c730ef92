### Innovation, Cities of Destiny, age 9: names. What a city does is told by its icons.

innovation-card-dallas = Dallas
innovation-card-guadalajara = Guadalajara
innovation-card-hong_kong = Hong Kong
innovation-card-houston = Houston
innovation-card-miami = Miami
innovation-card-moscow = Moscow
innovation-card-perth = Perth
innovation-card-santiago = Santiago
innovation-card-sydney = Sydney
innovation-card-taipei = Taipei
