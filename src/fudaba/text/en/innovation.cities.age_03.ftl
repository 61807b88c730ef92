### Innovation, Cities of Destiny, age 3: names. What a city does is told by its icons.

innovation-card-baghdad = Baghdad
innovation-card-barcelona = Barcelona
innovation-card-constantinople = Constantinople
innovation-card-cordoba = Cordoba
innovation-card-delhi = Delhi
innovation-card-hangzhou = Hangzhou
innovation-card-jakarta = Jakarta
innovation-card-kaifeng = Kaifeng
innovation-card-mecca = Mecca
innovation-card-venice = Venice
innovation-card-timbuktu = Timbuktu
