### Innovation, Cities of Destiny, age 11: names. What a city does is told by its icons.

innovation-card-beirut = Beirut
innovation-card-brisbane = Brisbane
innovation-card-guangzhou = Guangzhou
innovation-card-lima = Lima
innovation-card-nairobi = Nairobi
innovation-card-prague = Prague
innovation-card-riyadh = Riyadh
innovation-card-seattle = Seattle
innovation-card-shenzhen = Shenzhen
innovation-card-warsaw = Warsaw
