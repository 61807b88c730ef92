### Innovation, Cities of Destiny, age 2: names. What a city does is told by its icons.

innovation-card-alexandria = Alexandria
innovation-card-carthage = Carthage
innovation-card-luoyang = Luoyang
innovation-card-marseille = Marseille
innovation-card-nanjing = Nanjing
innovation-card-nineveh = Nineveh
innovation-card-rome = Rome
innovation-card-sparta = Sparta
innovation-card-teotihuacan = Teotihuacan
innovation-card-tikal = Tikal
