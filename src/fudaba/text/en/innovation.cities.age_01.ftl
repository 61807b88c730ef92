### Innovation, Cities of Destiny, age 1: names. What a city does is told by its icons.

innovation-card-athens = Athens
innovation-card-atlantis = Atlantis
innovation-card-babylon = Babylon
innovation-card-chang_an = Chang' An
innovation-card-damascus = Damascus
innovation-card-ephesus = Ephesus
innovation-card-hattusa = Hattusa
innovation-card-jerusalem = Jerusalem
innovation-card-linzi = Linzi
innovation-card-memphis = Memphis
innovation-card-mohenjo_daro = Mohenjo-Daro
innovation-card-thebes = Thebes
innovation-card-troy = Troy
innovation-card-uruk = Uruk
innovation-card-yin = Yin
