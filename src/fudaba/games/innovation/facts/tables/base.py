"""The cards of the base game, as printed; `facts.printed` explains the columns."""

TABLE = """
   0 blue   Curing            | 4   | crown hex prehistory crown          | crown | dogma dogma
   0 red    Fire              | 4   | prehistory lightbulb prehistory hex | prehistory | demand dogma
   0 blue   First Aid         | 4   | lightbulb leaf hex leaf             | leaf | dogma
   0 green  Fishing           | 4   | prehistory hex prehistory crown     | prehistory | dogma
   0 green  Foraging          | 4   | leaf hex leaf prehistory            | leaf | dogma
   0 yellow Fresh Water       | 4   | prehistory leaf hex leaf            | leaf | dogma
   0 green  Hunting           | 4   | prehistory prehistory hex castle    | prehistory | demand
   0 blue   Knots             | 4   | leaf hex lightbulb lightbulb        | lightbulb | dogma
   0 yellow Shelter           | 4   | hex lightbulb castle castle         | castle | demand
   0 yellow Skinning          | 4   | hex leaf prehistory prehistory      | prehistory | dogma
   0 purple Speak with Bird   | 4   | hex leaf leaf castle                | leaf | dogma
   0 red    Stone Knives      | 4   | hex castle crown castle             | castle | demand dogma
   0 purple Tanning           | 4   | crown crown hex castle              | crown | dogma dogma
   0 purple Tracking          | 4   | crown hex crown prehistory          | crown | dogma
   0 red    Trapping          | 4   | hex prehistory prehistory leaf      | prehistory | demand
   1 yellow Agriculture       | 134 | hex leaf leaf leaf                  | leaf | dogma
   1 red    Archery           | 13  | castle lightbulb hex castle         | castle | demand
                              | 4   | castle lightbulb hex castle         | castle | demand dogma
   1 purple City States       | 134 | hex crown crown castle              | crown | demand
   1 green  Clothing          | 134 | hex crown leaf leaf                 | leaf | dogma dogma
   1 purple Code of Laws      | 134 | hex crown crown leaf                | crown | dogma
   1 yellow Domestication     | 134 | castle crown hex castle             | castle | dogma
   1 yellow Masonry           | 13  | castle hex castle castle            | castle | dogma
                              | 4   | castle hex castle castle            | castle | dogma dogma
   1 red    Metalworking      | 134 | castle castle hex castle            | castle | dogma
   1 purple Mysticism         | 134 | hex castle castle castle            | castle | dogma
   1 red    Oars              | 134 | castle crown hex castle             | castle | demand dogma
   1 blue   Pottery           | 134 | hex leaf leaf leaf                  | leaf | dogma dogma
   1 green  Sailing           | 134 | crown crown hex leaf                | crown | dogma
   1 green  The Wheel         | 134 | hex castle castle castle            | castle | dogma
   1 blue   Tools             | 134 | hex lightbulb lightbulb castle      | lightbulb | dogma dogma
   1 blue   Writing           | 134 | hex lightbulb lightbulb crown       | lightbulb | dogma
   2 blue   Calendar          | 134 | hex leaf leaf lightbulb             | leaf | dogma
   2 yellow Canal Building    | 134 | hex crown leaf crown                | crown | dogma
   2 red    Construction      | 134 | castle hex castle castle            | castle | demand dogma
   2 green  Currency          | 134 | leaf crown hex crown                | crown | dogma
   2 yellow Fermenting        | 13  | leaf leaf hex castle                | leaf | dogma
                              | 4   | leaf leaf hex castle                | leaf | dogma dogma
   2 green  Mapmaking         | 134 | hex crown crown castle              | crown | demand dogma
   2 blue   Mathematics       | 134 | hex lightbulb crown lightbulb       | lightbulb | dogma
   2 purple Monotheism        | 134 | hex castle castle castle            | castle | demand dogma
   2 purple Philosophy        | 134 | hex lightbulb lightbulb lightbulb   | lightbulb | dogma dogma
   2 red    Road Building     | 134 | castle castle hex castle            | castle | dogma
   3 blue   Alchemy           | 134 | hex leaf castle castle              | castle | dogma dogma
   3 green  Compass           | 134 | hex crown crown leaf                | crown | demand
   3 purple Education         | 134 | lightbulb lightbulb lightbulb hex   | lightbulb | dogma
   3 red    Engineering       | 134 | castle hex lightbulb castle         | castle | demand dogma
   3 purple Feudalism         | 134 | hex castle leaf castle              | castle | demand dogma
   3 yellow Machinery         | 13  | leaf leaf hex castle                | leaf | demand dogma
                              | 4   | leaf leaf hex castle                | leaf | demand dogma dogma
   3 yellow Medicine          | 13  | crown leaf leaf hex                 | leaf | demand
                              | 4   | crown leaf leaf hex                 | leaf | demand dogma
   3 red    Optics            | 134 | crown crown crown hex               | crown | dogma
   3 green  Paper             | 134 | hex lightbulb lightbulb crown       | lightbulb | dogma dogma
   3 blue   Translation       | 134 | hex crown crown crown               | crown | dogma dogma
   4 yellow Anatomy           | 134 | leaf leaf leaf hex                  | leaf | demand
   4 red    Colonialism       | 134 | hex factory lightbulb factory       | factory | dogma
   4 purple Enterprise        | 134 | hex crown crown crown               | crown | demand dogma
   4 blue   Experimentation   | 134 | hex lightbulb lightbulb lightbulb   | lightbulb | dogma
   4 red    Gunpowder         | 134 | hex factory crown factory           | factory | demand dogma
   4 green  Invention         | 134 | hex lightbulb lightbulb factory     | lightbulb | dogma dogma
   4 green  Navigation        | 134 | hex crown crown crown               | crown | demand
   4 yellow Perspective       | 134 | hex lightbulb lightbulb leaf        | lightbulb | dogma
   4 blue   Printing Press    | 134 | hex lightbulb lightbulb crown       | lightbulb | dogma dogma
   4 purple Reformation       | 134 | leaf leaf hex leaf                  | leaf | dogma dogma
   5 purple Astronomy         | 134 | crown lightbulb lightbulb hex       | lightbulb | dogma dogma
   5 green  Banking           | 134 | factory crown hex crown             | crown | demand dogma
   5 blue   Chemistry         | 134 | factory lightbulb factory hex       | factory | dogma dogma
   5 red    Coal              | 134 | factory factory factory hex         | factory | dogma dogma dogma
   5 green  Measurement       | 134 | lightbulb leaf lightbulb hex        | lightbulb | dogma
   5 blue   Physics           | 134 | factory lightbulb lightbulb hex     | lightbulb | dogma
   5 purple Societies         | 134 | crown hex lightbulb crown           | crown | demand
   5 yellow Statistics        | 134 | leaf lightbulb leaf hex             | leaf | demand dogma
   5 yellow Steam Engine      | 134 | hex factory crown factory           | factory | dogma
   5 red    The Pirate Code   | 134 | crown factory crown hex             | crown | demand dogma
   6 blue   Atomic Theory     | 134 | lightbulb lightbulb lightbulb hex   | lightbulb | dogma dogma
   6 yellow Canning           | 134 | hex factory leaf factory            | factory | dogma dogma
   6 green  Classification    | 134 | lightbulb lightbulb lightbulb hex   | lightbulb | dogma
   6 purple Democracy         | 134 | crown lightbulb lightbulb hex       | lightbulb | dogma
   6 purple Emancipation      | 134 | factory lightbulb factory hex       | factory | demand dogma
   6 blue   Encyclopedia      | 13  | hex crown crown crown               | crown | dogma
                              | 4   | hex crown crown crown               | crown | dogma dogma
   6 red    Industrialization | 134 | crown factory factory hex           | factory | dogma dogma
   6 red    Machine Tools     | 134 | factory factory hex factory         | factory | dogma
   6 green  Metric System     | 134 | hex factory crown crown             | crown | dogma dogma
   6 yellow Vaccination       | 134 | leaf factory leaf hex               | leaf | demand dogma
   7 green  Bicycle           | 134 | crown crown clock hex               | crown | dogma
   7 red    Combustion        | 1   | crown crown factory hex             | crown | demand
                              | 34  | crown crown factory hex             | crown | demand dogma
   7 green  Electricity       | 134 | lightbulb factory hex factory       | factory | dogma
   7 blue   Evolution         | 134 | lightbulb lightbulb lightbulb hex   | lightbulb | dogma
   7 red    Explosives        | 134 | hex factory factory factory         | factory | demand
   7 purple Lighting          | 134 | hex leaf clock leaf                 | leaf | dogma
   7 blue   Publications      | 134 | hex lightbulb clock lightbulb       | lightbulb | dogma dogma
   7 purple Railroad          | 13  | clock factory clock hex             | clock | dogma dogma
                              | 4   | clock factory clock hex             | clock | dogma dogma dogma
   7 yellow Refrigeration     | 134 | hex leaf leaf crown                 | leaf | demand dogma
   7 yellow Sanitation        | 13  | leaf leaf hex leaf                  | leaf | demand
                              | 4   | leaf leaf hex leaf                  | leaf | demand dogma
   8 yellow Antibiotics       | 134 | leaf leaf leaf hex                  | leaf | dogma
   8 green  Corporations      | 134 | hex factory factory crown           | factory | demand dogma
   8 purple Empiricism        | 134 | lightbulb lightbulb lightbulb hex   | lightbulb | dogma dogma
   8 red    Flight            | 134 | crown hex clock crown               | crown | dogma dogma
   8 green  Mass Media        | 134 | lightbulb hex clock lightbulb       | lightbulb | dogma dogma
   8 red    Mobility          | 134 | hex factory clock factory           | factory | demand
   8 blue   Quantum Theory    | 134 | clock clock clock hex               | clock | dogma
   8 blue   Rocketry          | 134 | clock clock clock hex               | clock | dogma
   8 yellow Skyscrapers       | 134 | hex factory crown crown             | crown | demand
   8 purple Socialism         | 13  | leaf hex leaf leaf                  | leaf | dogma
                              | 4   | leaf hex leaf leaf                  | leaf | dogma dogma
   9 green  Collaboration     | 134 | hex crown clock crown               | crown | demand dogma
   9 red    Composites        | 134 | factory factory hex factory         | factory | demand
   9 blue   Computers         | 134 | clock hex clock factory             | clock | dogma dogma
   9 yellow Ecology           | 13  | leaf lightbulb lightbulb hex        | lightbulb | dogma
                              | 4   | leaf lightbulb lightbulb hex        | lightbulb | dogma dogma
   9 red    Fission           | 134 | hex clock clock clock               | clock | demand dogma
   9 blue   Genetics          | 134 | lightbulb lightbulb lightbulb hex   | lightbulb | dogma
   9 green  Satellites        | 134 | hex clock clock clock               | clock | dogma dogma dogma
   9 purple Services          | 134 | hex leaf leaf leaf                  | leaf | demand
   9 purple Specialization    | 134 | hex factory leaf factory            | factory | dogma dogma
   9 yellow Suburbia          | 13  | hex crown leaf leaf                 | leaf | dogma
                              | 4   | hex crown leaf leaf                 | leaf | dogma dogma
  10 purple A. I.             | 134 | lightbulb lightbulb clock hex       | lightbulb | dogma dogma
  10 blue   Bioengineering    | 134 | lightbulb clock clock hex           | clock | dogma dogma
  10 green  Databases         | 134 | hex clock clock clock               | clock | demand
  10 yellow Globalization     | 134 | hex factory factory factory         | factory | demand dogma
  10 red    Miniaturization   | 134 | hex lightbulb clock lightbulb       | lightbulb | dogma
  10 red    Robotics          | 13  | hex factory clock factory           | factory | dogma
                              | 4   | hex factory person factory          | factory | dogma dogma
  10 green  Self Service      | 13  | hex crown crown crown               | crown | dogma dogma
                              | 4   | hex crown person crown              | crown | dogma dogma
  10 blue   Software          | 13  | clock clock clock hex               | clock | dogma dogma
                              | 4   | clock person clock hex              | clock | dogma dogma
  10 yellow Stem Cells        | 13  | hex leaf leaf leaf                  | leaf | dogma
                              | 4   | hex leaf leaf leaf                  | leaf | dogma dogma
  10 purple The Internet      | 13  | hex clock clock lightbulb           | clock | dogma dogma dogma
                              | 4   | hex clock person person             | person | dogma dogma dogma
  11 red    Astrogeology      | 4   | crown hex factory factory           | factory | dogma dogma
  11 blue   Climatology       | 4   | leaf hex leaf leaf                  | leaf | demand dogma
  11 purple Escapism          | 4   | person hex person person            | person | dogma
  11 red    Fusion            | 4   | clock clock clock hex               | clock | dogma
  11 green  Hypersonics       | 4   | factory factory lightbulb hex       | factory | demand
  11 yellow Near-Field Comm   | 4   | hex crown person person             | person | demand dogma
  11 yellow Reclamation       | 4   | crown leaf hex leaf                 | leaf | dogma
  11 blue   Solar Sailing     | 4   | clock lightbulb lightbulb hex       | lightbulb | dogma
  11 green  Space Traffic     | 4   | crown crown clock hex               | crown | dogma
  11 purple Whataboutism      | 4   | lightbulb hex person lightbulb      | lightbulb | demand
"""
