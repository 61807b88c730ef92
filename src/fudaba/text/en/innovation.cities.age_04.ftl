### Innovation, Cities of Destiny, age 4: names. What a city does is told by its icons.

innovation-card-beijing = Beijing
innovation-card-calicut = Calicut
innovation-card-florence = Florence
innovation-card-frankfurt = Frankfurt
innovation-card-lisbon = Lisbon
innovation-card-madrid = Madrid
innovation-card-manila = Manila
innovation-card-milan = Milan
innovation-card-seville = Seville
innovation-card-tenochtitlan = Tenochtitlan
