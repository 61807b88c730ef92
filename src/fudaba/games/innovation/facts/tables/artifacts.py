"""The cards of Artifacts of History, as printed; `facts.printed` explains the columns."""

TABLE = """
   1 purple Ark of the Covenant        | 3   | hex castle castle castle          | castle | dogma
                                       | 4   | hex castle castle castle          | castle | dogma dogma
   1 blue   Basur Hoyuk Tokens         | 34  | crown hex leaf leaf               | leaf | dogma
   1 yellow Dancing Girl               | 34  | hex lightbulb lightbulb lightbulb | lightbulb | compel dogma
   1 green  Electrum Stater of Efesos  | 34  | crown hex castle crown            | crown | dogma
   1 red    Holmegaard Bows            | 34  | castle leaf hex leaf              | leaf | compel dogma
   1 green  Jiskairumoko Necklace      | 34  | hex crown castle castle           | castle | compel
   1 yellow Lurgan Canoe               | 34  | hex crown crown crown             | crown | dogma
   1 purple Mask of Warka              | 34  | castle castle hex castle          | castle | dogma
   1 red    Papyrus of Ani             | 34  | leaf leaf leaf hex                | leaf | dogma
   1 red    Pavlovian Tusk             | 34  | hex crown castle crown            | crown | dogma
   1 green  Priest-King                | 3   | castle hex castle castle          | castle | dogma dogma
                                       | 4   | castle hex castle castle          | castle | dogma
   1 blue   Sibidu Needle              | 34  | castle castle castle hex          | castle | dogma
   1 purple Tale of the Shipwrecked Sailor | 34  | hex castle lightbulb lightbulb    | lightbulb | dogma
   1 blue   Treaty of Kadesh           | 34  | crown castle hex castle           | castle | compel dogma
   1 yellow Xianrendong Shards         | 34  | hex leaf leaf leaf                | leaf | dogma
   2 red    Babylonian Chronicles      | 34  | hex castle castle castle          | castle | compel dogma
   2 green  Baghdad Battery            | 34  | crown lightbulb hex crown         | crown | dogma
   2 red    Chronicle of Zuo           | 3   | crown hex lightbulb lightbulb     | lightbulb | dogma
                                       | 4   | crown hex lightbulb lightbulb     | lightbulb | dogma dogma
   2 purple Cyrus Cylinder             | 3   | hex lightbulb lightbulb castle    | lightbulb | dogma
                                       | 4   | hex lightbulb lightbulb castle    | lightbulb | dogma dogma
   2 purple Dead Sea Scrolls           | 3   | hex castle lightbulb castle       | castle | dogma
                                       | 4   | hex castle lightbulb castle       | castle | dogma dogma
   2 yellow Holy Grail                 | 34  | leaf hex crown leaf               | leaf | dogma
   2 green  Holy Lance                 | 34  | castle leaf hex castle            | castle | compel dogma
   2 blue   Rosetta Stone              | 34  | castle castle castle hex          | castle | dogma
   2 blue   Seikilos Epitaph           | 34  | leaf leaf leaf hex                | leaf | dogma
   2 yellow Terracotta Army            | 34  | crown crown crown hex             | crown | compel dogma
3 yellow Along the River during the Qingming Festival|34|crown crown crown hex|crown|dogma
   3 blue   Dunhuang Star Chart        | 34  | lightbulb lightbulb hex lightbulb | lightbulb | dogma
   3 red    Excalibur                  | 34  | crown hex castle castle           | castle | compel
   3 green  Ife Head                   | 34  | crown crown hex crown             | crown | dogma
   3 red    Mjölnir Amulet             | 34  | hex castle castle lightbulb       | castle | compel
   3 yellow Moylough Belt Shrine       | 34  | castle leaf hex castle            | castle | compel
   3 purple Necronomicon               | 34  | hex leaf leaf leaf                | leaf | dogma
   3 green  Philosopher's Stone        | 34  | crown crown crown hex             | crown | dogma
   3 purple Shroud of Turin            | 34  | leaf hex leaf leaf                | leaf | dogma
   3 blue   Yata No Kagami             | 34  | lightbulb lightbulb hex castle    | lightbulb | dogma
   4 purple Abell Gallery Harpsichord  | 34  | leaf hex crown leaf               | leaf | dogma
   4 purple Cross of Coronado          | 34  | crown crown hex crown             | crown | dogma
   4 blue   Delft Pocket Telescope     | 34  | factory hex lightbulb lightbulb   | lightbulb | dogma
   4 red    East India Company Charter | 34  | crown factory factory hex         | factory | dogma
   4 red    Galleon Nuestra Señora De Atocha | 34  | factory factory crown hex         | factory | compel
   4 green  Hunt-Lenox Globe           | 3   | lightbulb lightbulb hex lightbulb | lightbulb | dogma
                                       | 4   | lightbulb lightbulb hex lightbulb | lightbulb | dogma dogma
   4 green  Molasses Reef Caravel      | 3   | lightbulb lightbulb lightbulb hex | lightbulb | dogma
                                       | 4   | lightbulb lightbulb lightbulb hex | lightbulb | dogma dogma
   4 yellow Mona Lisa                  | 34  | hex crown leaf leaf               | leaf | dogma
   4 yellow Moses                      | 34  | leaf leaf hex leaf                | leaf | compel dogma
   4 blue   Petition of Right          | 3   | lightbulb hex crown lightbulb     | lightbulb | compel
                                       | 4   | lightbulb hex crown lightbulb     | lightbulb | compel dogma
   5 purple Almira, Queen of Castile   | 34  | crown hex crown crown             | crown | dogma
   5 green  Barque-Longue La Belle     | 34  | factory hex factory crown         | factory | dogma
   5 blue   Boerhaave Microscope       | 34  | lightbulb factory lightbulb hex   | lightbulb | dogma
   5 red    Galley Whydah              | 34  | hex leaf lightbulb lightbulb      | lightbulb | compel
   5 yellow Gujin Tushu Jicheng        | 34  | lightbulb crown hex lightbulb     | lightbulb | dogma
   5 green  Hudson's Bay Company Archives | 34  | crown hex factory crown           | crown | dogma
   5 blue   Principia                  | 34  | lightbulb lightbulb hex lightbulb | lightbulb | dogma
   5 purple Sandham Room Cricket Bat   | 34  | leaf leaf factory hex             | leaf | dogma
   5 red    Ship of the Line Sussex    | 34  | factory factory hex factory       | factory | dogma
   5 yellow The Daily Courant          | 34  | factory factory crown hex         | factory | dogma
   6 green  Buttonwood Agreement       | 34  | factory crown factory hex         | factory | dogma
   6 red    Frigate Constitution       | 34  | hex factory factory factory       | factory | compel
   6 blue   Kilogram of the Archives   | 34  | factory hex factory lightbulb     | factory | dogma
   6 purple Marcha Real                | 34  | leaf leaf hex crown               | leaf | dogma
   6 purple Moonlight Sonata           | 3   | lightbulb lightbulb hex lightbulb | lightbulb | dogma
                                       | 4   | lightbulb lightbulb hex lightbulb | lightbulb | dogma dogma
   6 yellow Pride and Prejudice        | 34  | hex lightbulb leaf lightbulb      | lightbulb | dogma
   6 blue   Puffing Billy              | 34  | factory hex factory factory       | factory | dogma
   6 yellow Qianlong's Dragon Robe     | 34  | hex crown lightbulb lightbulb     | lightbulb | compel
   6 green  The Wealth of Nations      | 34  | crown factory hex crown           | crown | dogma
   6 red    U.S. Declaration of Independence | 34  | crown crown lightbulb hex         | crown | compel
   7 yellow Colt Paterson Revolver     | 34  | factory hex factory crown         | factory | compel
   7 blue   Corvette Challenger        | 34  | leaf lightbulb hex leaf           | leaf | dogma
   7 green  Hansen Writing Ball        | 34  | clock leaf clock hex              | clock | compel dogma
   7 green  International Prototype Metre Bar | 34  | crown hex crown factory           | crown | dogma
   7 red    Jedlik's Electromagnetic Self-Rotor | 3   | hex clock lightbulb lightbulb     | lightbulb | dogma
                                       | 4   | hex clock lightbulb lightbulb     | lightbulb | dogma dogma
   7 blue   Periodic Table             | 34  | lightbulb hex lightbulb lightbulb | lightbulb | dogma
   7 purple Roundhay Garden Scene      | 34  | leaf leaf leaf hex                | leaf | dogma
   7 yellow Singer Model 27            | 34  | hex factory clock clock           | clock | dogma
   7 red    Submarine H. L. Hunley     | 34  | factory factory factory hex       | factory | compel
   7 purple The Communist Manifesto    | 34  | crown crown hex leaf              | crown | dogma
   8 yellow Action Comics #1           | 34  | hex clock clock lightbulb         | clock | compel
   8 red    Battleship Bismarck        | 34  | hex factory factory factory       | factory | compel
8:11 red    Battleship Yamato          | 34  | hex                               | - | -
   8 blue   Earhart's Lockheed Electra 10E | 3   | clock hex clock clock             | clock | dogma
                                       | 4   | clock hex clock clock             | clock | dogma dogma
   8 purple Garland's Ruby Slippers    | 34  | hex clock clock clock             | clock | dogma
   8 green  Liner Titanic              | 3   | crown factory crown hex           | crown | dogma
                                       | 4   | crown factory crown hex           | crown | dogma dogma
   8 green  Meiji-Mura Stamp Vending Machine | 34  | leaf crown hex crown              | crown | dogma
   8 blue   Parnell Pitch Drop         | 34  | lightbulb lightbulb lightbulb hex | lightbulb | dogma
   8 yellow Plüsch Beweglich Rod Bear  | 34  | leaf leaf leaf hex                | leaf | dogma
8 purple '30 World Cup Final Ball = world_cup_final_ball_of_30|34|leaf leaf clock hex|leaf|compel dogma
   9 red    Crusader Rabbit            | 34  | hex leaf clock leaf               | leaf | compel dogma
   9 blue   Luna 3                     | 3   | factory hex factory factory       | factory | dogma
                                       | 4   | factory hex factory factory       | factory | dogma dogma
   9 yellow Magnavox Odyssey           | 34  | lightbulb leaf hex lightbulb      | lightbulb | dogma
   9 purple Marilyn Diptych            | 3   | crown crown crown hex             | crown | dogma
                                       | 4   | crown crown crown hex             | crown | dogma dogma
   9 green  Philips Compact Cassette   | 34  | hex leaf leaf leaf                | leaf | compel dogma
   9 yellow Rock Around the Clock      | 3   | leaf clock hex clock              | clock | dogma
                                       | 4   | leaf clock hex clock              | clock | dogma dogma
   9 green  Syncom 3                   | 34  | hex clock clock clock             | clock | dogma
   9 purple The Big Bang               | 34  | lightbulb hex lightbulb lightbulb | lightbulb | dogma
   9 red    Velcro Shoes               | 3   | factory factory clock hex         | factory | compel
                                       | 4   | factory factory clock hex         | factory | compel dogma
   9 blue   Yeager's Bell X-1A         | 34  | clock clock factory hex           | clock | dogma
  10 purple DeLorean DMC-12            | 34  | hex clock clock clock             | clock | dogma
  10 yellow Dolly the Sheep            | 3   | hex clock leaf clock              | clock | dogma
                                       | 4   | hex clock leaf clock              | clock | dogma dogma
  10 purple Dragon's Lair              | 3   | hex factory factory clock         | factory | compel
                                       | 4   | hex crown crown crown             | crown | compel
  10 blue   Higgs Boson                | 3   | lightbulb lightbulb lightbulb hex | lightbulb | dogma
                                       | 4   | person person person hex          | person | dogma
  10 red    Maldives                   | 34  | clock hex clock clock             | clock | compel dogma
  10 green  Musk's Tesla Roadster      | 3   | crown crown hex crown             | crown | dogma
                                       | 4   | factory factory hex clock         | factory | dogma
  10 blue   Rover Curiosity            | 34  | hex lightbulb lightbulb lightbulb | lightbulb | dogma
  10 green  Seikan Tunnel              | 34  | clock clock clock hex             | clock | dogma
  10 red    Tanker Exxon Valdez        | 34  | factory hex factory factory       | factory | compel
  10 yellow Where's Waldo?             | 3   | leaf clock hex leaf               | leaf | dogma
                                       | 4   | leaf person hex leaf              | leaf | dogma
  11 blue   Great Barrier Reef         | 4   | leaf hex leaf lightbulb           | leaf | dogma dogma
  11 green  Greenland                  | 4   | leaf clock hex leaf               | leaf | compel dogma
  11 purple Jumbo Kingdom              | 4   | hex crown crown lightbulb         | crown | dogma dogma
  11 blue   Martian Internet           | 4   | person person person hex          | person | dogma
  11 purple Oculus Quest               | 4   | lightbulb clock clock hex         | clock | compel
  11 red    Pizza Pacaya               | 4   | hex crown clock crown             | crown | compel
  11 red    Psyche                     | 4   | factory factory factory hex       | factory | dogma
  11 green  Sanskrit                   | 4   | lightbulb hex person lightbulb    | lightbulb | dogma
  11 yellow Tasmanian Tiger            | 4   | lightbulb hex lightbulb leaf      | lightbulb | dogma
  11 yellow What Does The Fox Say      | 4   | hex crown person person           | person | dogma
"""
