### Innovation, Cities of Destiny, age 6: names. What a city does is told by its icons.

innovation-card-berlin = Berlin
innovation-card-bombay = Bombay
innovation-card-dublin = Dublin
innovation-card-edinburgh = Edinburgh
innovation-card-new_york_city = New York City
innovation-card-paris = Paris
innovation-card-philadelphia = Philadelphia
innovation-card-rio_de_janeiro = Rio De Janeiro
innovation-card-tehran = Tehran
innovation-card-vienna = Vienna
