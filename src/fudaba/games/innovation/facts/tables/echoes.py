"""The cards of Echoes of the Past, as printed; `facts.printed` explains the columns."""

TABLE = """
   1 red    Bangle            | 3   | hex castle echo bonus_1           | castle | echo dogma
                              | 4   | hex castle echo bonus_1           | castle | echo dogma dogma
   1 purple Bell              | 3   | castle hex castle echo            | castle | echo dogma
                              | 4   | castle hex castle echo            | castle | echo dogma dogma
   1 red    Candles           | 34  | echo bonus_1 hex lightbulb        | lightbulb | echo demand
   1 yellow Chopsticks        | 34  | hex leaf leaf echo                | leaf | echo dogma
   1 green  Comb              | 34  | castle castle leaf hex            | castle | dogma
   1 blue   Dice              | 3   | hex bonus_1 crown crown           | crown | dogma
                              | 4   | hex bonus_1 crown crown           | crown | dogma dogma
   1 purple Flute             | 34  | bonus_1 hex crown echo            | crown | echo demand dogma
   1 green  Ice Skates        | 3   | castle crown hex crown            | crown | dogma
                              | 4   | castle crown hex crown            | crown | dogma dogma
   1 yellow Noodles           | 34  | castle hex castle bonus_1         | castle | dogma dogma
   1 blue   Perfume           | 34  | echo castle bonus_1 hex           | castle | echo demand
   1 red    Plumbing          | 34  | echo bonus_2 hex castle           | castle | echo dogma
   1 purple Puppet            | 34  | hex castle bonus_3 castle         | castle | dogma
   1 blue   Ruler             | 34  | lightbulb hex lightbulb echo      | lightbulb | echo dogma
   1 yellow Soap              | 34  | leaf bonus_2 hex leaf             | leaf | dogma
   1 green  Umbrella          | 34  | leaf leaf hex echo                | leaf | echo dogma
   2 purple Chaturanga        | 3   | crown bonus_3 crown hex           | crown | dogma
                              | 4   | crown bonus_3 crown hex           | crown | dogma dogma
   2 red    Crossbow          | 34  | bonus_3 hex castle castle         | castle | demand dogma
   2 green  Glassblowing      | 3   | hex crown crown echo              | crown | echo dogma
                              | 4   | hex crown crown echo              | crown | echo dogma dogma
   2 red    Horseshoes        | 34  | hex bonus_2 echo castle           | castle | echo demand
   2 blue   Lever             | 34  | lightbulb hex echo lightbulb      | lightbulb | echo dogma
   2 blue   Linguistics       | 34  | lightbulb lightbulb echo hex      | lightbulb | echo dogma
   2 purple Pagoda            | 34  | castle bonus_2 hex castle         | castle | dogma
   2 green  Scissors          | 34  | echo hex bonus_2 castle           | castle | echo dogma dogma
   2 yellow Toothbrush        | 34  | bonus_2 echo hex leaf             | leaf | echo dogma dogma
   2 yellow Watermill         | 3   | leaf leaf leaf hex                | leaf | dogma
                              | 4   | leaf leaf leaf hex                | leaf | dogma dogma
   3 blue   Almanac           | 3   | hex leaf bonus_4 echo             | leaf | echo dogma
                              | 4   | hex leaf bonus_4 echo             | leaf | echo dogma dogma
   3 green  Charitable Trust  | 34  | echo hex crown bonus_3            | crown | echo dogma
   3 yellow Deodorant         | 3   | crown echo crown hex              | crown | echo dogma
                              | 4   | crown echo crown hex              | crown | echo dogma dogma
   3 green  Homing Pigeons    | 34  | bonus_3 leaf hex leaf             | leaf | demand dogma
   3 red    Katana            | 34  | castle castle hex castle          | castle | demand
   3 red    Liquid Fire       | 34  | hex lightbulb lightbulb lightbulb | lightbulb | demand
   3 blue   Magnifying Glass  | 34  | lightbulb hex bonus_3 echo        | lightbulb | echo dogma dogma
   3 purple Novel             | 3   | hex bonus_3 crown echo            | crown | echo dogma dogma
                              | 4   | hex bonus_3 crown echo            | crown | echo dogma dogma dogma
   3 yellow Sandpaper         | 3   | crown crown hex leaf              | crown | dogma
                              | 4   | crown crown hex leaf              | crown | dogma dogma dogma
   3 purple Sunglasses        | 34  | hex bonus_3 echo castle           | castle | echo dogma
   4 yellow Barometer         | 34  | leaf echo leaf hex                | leaf | echo dogma dogma
   4 green  Chintz            | 3   | crown hex crown bonus_4           | crown | dogma dogma
                              | 4   | crown hex crown bonus_4           | crown | dogma dogma dogma
   4 purple Clock             | 34  | echo bonus_5 hex lightbulb        | lightbulb | echo demand
   4 green  Globe             | 3   | factory bonus_4 factory hex       | factory | dogma
                              | 4   | factory bonus_4 factory hex       | factory | dogma dogma
   4 red    Kobukson          | 3   | bonus_5 factory hex echo          | factory | echo demand dogma
                              | 4   | bonus_5 factory hex echo          | factory | echo demand dogma dogma
   4 yellow Pencil            | 34  | hex echo lightbulb bonus_4        | lightbulb | echo dogma
   4 red    Shuriken          | 34  | crown crown hex crown             | crown | demand dogma
   4 blue   Slide Rule        | 34  | lightbulb lightbulb lightbulb hex | lightbulb | dogma dogma
   4 blue   Telescope         | 34  | hex bonus_4 lightbulb echo        | lightbulb | echo dogma
   4 purple Toilet            | 34  | echo leaf hex leaf                | leaf | echo demand dogma
   5 red    Coke              | 3   | echo factory factory hex          | factory | echo dogma
                              | 4   | echo factory factory hex          | factory | echo dogma dogma
   5 blue   Lightning Rod     | 3   | echo factory hex bonus_6          | factory | echo demand dogma
                              | 4   | echo factory hex bonus_6          | factory | echo demand dogma dogma
   5 red    Octant            | 34  | crown crown hex crown             | crown | demand dogma
   5 green  Palampore         | 34  | factory hex factory bonus_5       | factory | dogma dogma dogma
   5 purple Piano             | 34  | bonus_5 echo hex lightbulb        | lightbulb | echo dogma
   5 yellow Pressure Cooker   | 3   | bonus_5 hex lightbulb lightbulb   | lightbulb | dogma
                              | 4   | bonus_5 hex lightbulb lightbulb   | lightbulb | dogma dogma
   5 green  Seed Drill        | 34  | lightbulb leaf leaf hex           | leaf | demand dogma
   5 yellow Stove             | 34  | hex bonus_6 factory echo          | factory | echo dogma dogma
   5 blue   Thermometer       | 34  | hex echo bonus_5 lightbulb        | lightbulb | echo dogma
   5 purple Tuning Fork       | 34  | echo lightbulb lightbulb hex      | lightbulb | echo dogma
   6 blue   Bifocals          | 34  | echo hex crown crown              | crown | echo dogma dogma
   6 yellow Dentures          | 34  | echo factory factory hex          | factory | echo dogma dogma
   6 green  Hot Air Balloon   | 34  | lightbulb echo hex bonus_7        | lightbulb | echo dogma
   6 purple Indian Clubs      | 34  | hex leaf bonus_6 leaf             | leaf | demand dogma
   6 purple Kaleidoscope      | 3   | bonus_6 lightbulb hex lightbulb   | lightbulb | dogma
                              | 4   | bonus_6 lightbulb hex lightbulb   | lightbulb | dogma dogma
   6 red    Loom              | 34  | factory bonus_6 hex echo          | factory | echo dogma dogma
   6 yellow Morphine          | 34  | lightbulb hex bonus_7 echo        | lightbulb | echo demand dogma dogma
   6 red    Shrapnel          | 34  | factory factory factory hex       | factory | demand
   6 green  Steamboat         | 34  | hex bonus_6 crown crown           | crown | demand
   6 blue   Stethoscope       | 34  | lightbulb echo lightbulb hex      | lightbulb | echo dogma dogma
   7 yellow Elevator          | 34  | bonus_7 echo clock hex            | clock | echo dogma
   7 yellow Fertilizer        | 34  | leaf hex factory leaf             | leaf | dogma dogma
   7 purple Ice Cream         | 34  | hex bonus_8 leaf echo             | leaf | echo demand dogma
   7 green  Jeans             | 3   | echo leaf hex bonus_8             | leaf | echo dogma
                              | 4   | echo leaf hex bonus_8             | leaf | echo dogma dogma dogma
   7 red    Machine Gun       | 34  | factory factory echo hex          | factory | echo demand dogma
   7 blue   Photography       | 34  | echo lightbulb hex bonus_7        | lightbulb | echo demand dogma
   7 red    Rubber            | 3   | hex echo factory bonus_7          | factory | echo dogma dogma
                              | 4   | hex echo factory bonus_7          | factory | echo dogma dogma dogma
   7 purple Saxophone         | 34  | bonus_7 crown hex crown           | crown | dogma dogma
   7 green  Telegraph         | 3   | hex clock clock lightbulb         | clock | dogma dogma
                              | 4   | hex clock clock lightbulb         | clock | dogma dogma dogma
   7 blue   Typewriter        | 34  | lightbulb hex crown crown         | crown | dogma
   8 yellow Air Conditioner   | 3   | hex echo bonus_9 leaf             | leaf | echo demand
                              | 4   | hex echo bonus_9 leaf             | leaf | echo demand dogma
   8 red    Bandage           | 34  | leaf echo hex leaf                | leaf | echo demand
   8 purple Crossword         | 3   | crown bonus_8 hex crown           | crown | dogma
                              | 4   | crown bonus_8 hex crown           | crown | dogma dogma
   8 green  Nylon             | 34  | bonus_8 factory factory hex       | factory | dogma dogma
   8 red    Parachute         | 3   | factory hex clock clock           | clock | demand
                              | 4   | factory hex clock clock           | clock | demand dogma
   8 blue   Radio Telescope   | 34  | hex lightbulb lightbulb lightbulb | lightbulb | dogma
   8 green  Sliced Bread      | 34  | echo hex bonus_9 crown            | crown | echo dogma
   8 purple Television        | 34  | bonus_8 hex clock echo            | clock | echo dogma
   8 yellow Tractor           | 3   | echo clock clock hex              | clock | echo dogma
                              | 4   | echo clock clock hex              | clock | echo dogma dogma dogma
   8 blue   X-Ray             | 3   | hex leaf echo bonus_8             | leaf | echo dogma dogma
                              | 4   | hex leaf echo bonus_8             | leaf | echo dogma dogma dogma
   9 yellow ATM               | 3   | crown hex echo bonus_9            | crown | echo demand dogma
                              | 4   | crown hex echo bonus_9            | crown | echo demand dogma dogma
   9 blue   Calculator        | 34  | clock hex clock lightbulb         | clock | dogma dogma
   9 green  Credit Card       | 34  | echo crown bonus_9 hex            | crown | echo dogma dogma
   9 green  Email             | 34  | echo clock clock hex              | clock | echo dogma dogma
   9 red    Helicopter        | 34  | factory factory factory hex       | factory | dogma
   9 red    Jet               | 3   | hex echo clock bonus_10           | clock | echo demand
                              | 4   | hex echo clock bonus_10           | clock | echo demand dogma
   9 purple Karaoke           | 34  | hex leaf bonus_9 echo             | leaf | echo dogma dogma
   9 blue   Laser             | 3   | lightbulb lightbulb hex leaf      | lightbulb | dogma
                              | 4   | lightbulb lightbulb hex leaf      | lightbulb | dogma dogma
   9 purple Rock              | 34  | leaf bonus_9 hex leaf             | leaf | demand dogma
   9 yellow Wristwatch        | 3   | hex factory bonus_10 echo         | factory | echo dogma
                              | 4   | hex factory bonus_10 echo         | factory | echo dogma dogma
  10 blue   Artificial Heart  | 34  | hex leaf leaf bonus_11            | leaf | dogma
  10 green  Barcode           | 34  | factory factory hex factory       | factory | demand dogma
  10 red    Camcorder         | 34  | hex clock clock factory           | clock | demand dogma
  10 yellow Cell Phone        | 3   | clock hex bonus_10 clock          | clock | dogma dogma dogma
                              | 4   | clock hex bonus_10 echo           | clock | echo dogma dogma dogma
  10 green  GPS               | 34  | crown hex clock clock             | clock | demand dogma dogma
  10 blue   Human Genome      | 3   | lightbulb lightbulb bonus_10 hex  | lightbulb | dogma
                              | 4   | lightbulb echo bonus_10 hex       | lightbulb | echo dogma
  10 yellow MP3               | 3   | crown bonus_10 hex crown          | crown | dogma dogma
                              | 4   | person bonus_10 echo hex          | person | echo dogma dogma
  10 purple Puzzle Cube       | 3   | lightbulb lightbulb hex lightbulb | lightbulb | dogma dogma
                              | 4   | echo crown hex crown              | crown | echo dogma dogma
  10 red    Social Networking | 3   | hex bonus_10 clock clock          | clock | demand dogma
                              | 4   | hex bonus_10 person echo          | person | echo demand dogma
  10 purple Sudoku            | 3   | lightbulb hex lightbulb bonus_11  | lightbulb | dogma
                              | 4   | lightbulb hex echo bonus_11       | lightbulb | echo dogma
  11 green  Algocracy         | 4   | hex clock clock bonus_11          | clock | dogma
  11 purple Deepfake          | 4   | hex lightbulb person person       | person | dogma
  11 yellow Digital Pet       | 4   | hex leaf clock leaf               | leaf | demand
  11 red    Drone             | 4   | leaf clock clock hex              | clock | dogma
  11 yellow Esports           | 4   | bonus_12 person hex person        | person | dogma
  11 red    Exoskeleton       | 4   | factory hex clock factory         | factory | demand dogma
  11 purple Meritocracy       | 4   | lightbulb hex lightbulb bonus_12  | lightbulb | demand
  11 green  Robocar           | 4   | factory factory bonus_11 hex      | factory | dogma
  11 blue   Streaming         | 4   | bonus_11 crown crown hex          | crown | dogma
  11 blue   Touchscreen       | 4   | hex bonus_11 lightbulb lightbulb  | lightbulb | dogma
"""
