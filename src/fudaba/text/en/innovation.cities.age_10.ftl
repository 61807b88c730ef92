### Innovation, Cities of Destiny, age 10: names. What a city does is told by its icons.

innovation-card-atlanta = Atlanta
innovation-card-bangalore = Bangalore
innovation-card-bangkok = Bangkok
innovation-card-brussels = Brussels
innovation-card-copenhagen = Copenhagen
innovation-card-dubai = Dubai
innovation-card-lagos = Lagos
innovation-card-seoul = Seoul
innovation-card-singapore = Singapore
innovation-card-tel_aviv = Tel Aviv
