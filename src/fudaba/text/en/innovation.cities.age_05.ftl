### Innovation, Cities of Destiny, age 5: names. What a city does is told by its icons.

innovation-card-algiers = Algiers
innovation-card-amsterdam = Amsterdam
innovation-card-boston = Boston
innovation-card-gdansk = Gdansk
innovation-card-hoi_an = Hoi An
innovation-card-naples = Naples
innovation-card-osaka = Osaka
innovation-card-stockholm = Stockholm
innovation-card-tokyo = Tokyo
innovation-card-zurich = Zurich
