### Innovation, Artifacts of History, age 4: names, and what the cards do.

innovation-card-abell_gallery_harpsichord = Abell Gallery Harpsichord
    .text = For each age that exactly one of your top cards has, in ascending order, draw and score a card of that age.
innovation-card-cross_of_coronado = Cross of Coronado
    .text = Reveal your hand. If it is exactly five cards of five colours, you win.
innovation-card-delft_pocket_telescope = Delft Pocket Telescope
    .text = Return a card from your score pile. If you do, draw a 5 and a 6, and reveal one of them that has an icon in common with the returned card. If neither has, return both and do all of this again.
innovation-card-east_india_company_charter = East India Company Charter
    .text = Choose an age other than 5 and return all cards of it from every score pile. Draw and score a 5 for each player who returned any.
    .fourth = Choose an age other than 5 and return all cards of it from every score pile. Draw and score a 5 for each score pile from which any were returned. If you score only 5s, junk the deck of the chosen age.
innovation-card-tortugas_galleon = Tortugas Galleon
    .text = I compel you to move all of the highest cards of your score pile to mine. If any went, move one of your top cards of that age to my board.
innovation-card-galleon_nuestra_senora_de_atocha = Galleon Nuestra Señora De Atocha
    .text = I compel you to move all cards of an age that I choose from your score pile to mine. If any went, move one of your top cards of that age to my board.
innovation-card-hunt_lenox_globe = Hunt-Lenox Globe
    .text = With fewer than four hand cards, return all of your top cards that are not green and draw a 5 for each. Meld a hand card in any case.
    .fourth = With fewer than four hand cards, return all of your top cards that are not green and draw a 5 for each. Then meld a hand card.
innovation-card-molasses_reef_caravel = Molasses Reef Caravel
    .text = Return your hand and draw three 4s. Meld a blue hand card, score a hand card, and return a card from your score pile.
    .fourth = Return your hand. Then draw three 4s, meld a green hand card, and junk the deck of the age of your top green card.
innovation-card-mona_lisa = Mona Lisa
    .text = Choose a number and a colour. Draw five 4s and reveal your hand. If it has exactly that many cards of that colour, score them and splay the colour right; if not, return your hand.
innovation-card-moses = Moses
    .text = I compel you to move all of your top cards that have a crown to my score pile. Then score one of your top cards that has a crown.
innovation-card-petition_of_right = Petition of Right
    .text = I compel you to move a card from your score pile to mine for each of your top cards that has a castle.
    .fourth = I compel you to move a card from your score pile to mine for each of your colours that shows a castle. Then junk an available achievement whose age is the number of castles on your board.
