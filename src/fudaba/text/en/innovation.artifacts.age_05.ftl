### Innovation, Artifacts of History, age 5: names, and what the cards do.

innovation-card-almira_queen_of_castile = Almira, Queen of Castile
    .text = Meld a hand card, and claim an achievement of its age, eligible or not.
    .fourth = If you meld none, junk the deck of the age of the lowest available achievement.
innovation-card-barque_longue_la_belle = Barque-Longue La Belle
    .text = Draw and meld a 5. If it is not green, do it again.
innovation-card-boerhaave_microscope = Boerhaave Microscope
    .text = Return the lowest card of your hand and your lowest top card. Draw and score a card whose age is the sum of their ages.
innovation-card-galley_whydah = Galley Whydah
    .text = I compel you to choose a colour of which you show more cards than I do, and to move all of its cards to my board, the bottom card first.
    .fourth = Before, all cards of that colour on my board are moved to my score pile.
innovation-card-gujin_tushu_jicheng = Gujin Tushu Jicheng
    .text = If this card is on your board, choose a top card of another player and execute its effects as if they were on this card, for yourself only.
    .fourth = If it is your turn, choose another top card of another player and super-execute it.
innovation-card-hudsons_bay_company_archives = Hudson's Bay Company Archives
    .text = Score the bottom card of each of your colours. Meld a card from your score pile and splay its colour right.
    .fourth = Then junk the deck of the melded card's age.
innovation-card-principia = Principia
    .text = Return all of your top cards that are not blue. For each, in ascending order, draw and meld a card one age higher.
innovation-card-sandham_room_cricket_bat = Sandham Room Cricket Bat
    .text = Draw and reveal a 6. If it is red, claim an achievement, eligible or not.
    .fourth = If it is not red, junk an available standard achievement.
innovation-card-ship_of_the_line_sussex = Ship of the Line Sussex
    .text = With an empty score pile, choose a colour and score all of your cards of it. Otherwise return your score pile.
innovation-card-the_daily_courant = The Daily Courant
    .text = Draw a card of any age and put it on top of its deck. You may execute the effects of another of your top cards as if they were on this card, for yourself only.
    .fourth = Draw, reveal and return a 6. Draw and meld a card of the age of your top card of its colour, and self-execute it.
