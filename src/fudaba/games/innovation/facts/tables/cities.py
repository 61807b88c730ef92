"""The cards of Cities of Destiny, as printed; `facts.printed` explains the columns."""

TABLE = """
   1 red    Athens         | 34  | lightbulb lightbulb lightbulb leaf plus hex        | lightbulb | -
   1 blue   Atlantis       | 34  | leaf leaf leaf leaf castle hex                     | leaf | -
   1 green  Babylon        | 3   | lightbulb lightbulb lightbulb crown plus hex       | lightbulb | -
                           | 4   | lightbulb lightbulb lightbulb crown uplift hex     | lightbulb | -
   1 red    Chang' An      | 34  | leaf leaf leaf crown plus hex                      | leaf | -
   1 yellow Damascus       | 34  | crown crown crown crown castle hex                 | crown | -
   1 purple Ephesus        | 34  | crown crown crown castle plus hex                  | crown | -
   1 purple Hattusa        | 34  | leaf leaf leaf castle castle hex                   | leaf | -
   1 green  Jerusalem      | 34  | castle lightbulb lightbulb castle castle hex       | castle | -
   1 yellow Linzi          | 34  | castle crown crown castle castle hex               | castle | -
   1 green  Memphis        | 34  | castle leaf castle castle castle hex               | castle | -
   1 purple Mohenjo-Daro   | 34  | leaf leaf leaf castle plus hex                     | leaf | -
   1 red    Thebes         | 34  | crown crown crown lightbulb lightbulb hex          | crown | -
   1 blue   Troy           | 3   | crown crown crown castle castle hex                | crown | -
                           | 4   | crown crown crown castle junk hex                  | crown | -
   1 yellow Uruk           | 34  | castle crown castle castle castle hex              | castle | -
   1 blue   Yin            | 34  | castle leaf leaf castle castle hex                 | castle | -
   2 blue   Alexandria     | 34  | crown bonus_2 crown lightbulb plus hex             | crown | -
   2 blue   Carthage       | 34  | crown lightbulb crown crown plus hex               | crown | -
   2 purple Luoyang        | 3   | lightbulb lightbulb leaf bonus_2 plus hex          | lightbulb | -
                           | 4   | lightbulb lightbulb leaf bonus_2 uplift hex        | lightbulb | -
   2 green  Marseille      | 34  | crown bonus_2 crown castle crown hex               | crown | -
   2 green  Nanjing        | 34  | bonus_3 crown castle castle castle hex             | castle | -
   2 yellow Nineveh        | 34  | leaf leaf crown bonus_2 leaf hex                   | leaf | -
   2 purple Rome           | 34  | bonus_2 lightbulb lightbulb castle lightbulb hex   | lightbulb | -
   2 red    Sparta         | 3   | castle factory factory castle castle hex           | castle | -
                           | 4   | castle factory castle castle junk hex              | castle | -
   2 yellow Teotihuacan    | 34  | leaf leaf bonus_3 castle leaf hex                  | leaf | -
   2 red    Tikal          | 34  | castle leaf bonus_4 castle castle hex              | castle | -
   3 green  Baghdad        | 34  | crown crown lightbulb bonus_3 arrow_left hex       | crown | -
   3 red    Barcelona      | 34  | bonus_4 castle crown castle plus hex               | castle | -
   3 purple Constantinople | 34  | castle crown bonus_3 castle arrow_left hex         | castle | -
   3 blue   Cordoba        | 34  | factory factory factory lightbulb arrow_left hex   | factory | -
   3 red    Delhi          | 34  | lightbulb leaf lightbulb lightbulb arrow_left hex  | lightbulb | -
   3 blue   Hangzhou       | 3   | lightbulb lightbulb lightbulb castle plus hex      | lightbulb | -
                           | 4   | lightbulb lightbulb lightbulb castle uplift hex    | lightbulb | -
   3 yellow Jakarta        | 3   | crown crown leaf leaf leaf hex                     | leaf | -
                           | 4   | leaf crown leaf leaf junk hex                      | leaf | -
   3 yellow Kaifeng        | 34  | castle leaf castle castle arrow_left hex           | castle | -
   3 purple Mecca          | 34  | leaf bonus_5 crown leaf leaf hex                   | leaf | -
   3 green  Venice         | 34  | factory crown crown crown plus hex                 | crown | -
   4 yellow Beijing        | 34  | castle castle castle leaf arrow_left hex           | castle | -
   4 green  Calicut        | 34  | bonus_5 crown leaf leaf leaf hex                   | leaf | -
   4 purple Florence       | 34  | crown lightbulb lightbulb bonus_4 arrow_left hex   | lightbulb | -
   4 blue   Frankfurt      | 34  | lightbulb lightbulb plus factory plus hex          | lightbulb | -
   4 yellow Lisbon         | 34  | factory factory plus leaf plus hex                 | factory | -
   4 blue   Madrid         | 34  | lightbulb lightbulb lightbulb crown arrow_left hex | lightbulb | -
   4 green  Manila         | 34  | crown bonus_4 crown leaf arrow_left hex            | castle | -
   4 red    Milan          | 3   | factory factory plus lightbulb plus hex            | factory | -
                           | 4   | factory factory uplift lightbulb plus hex          | factory | -
   4 purple Seville        | 3   | crown crown crown lightbulb lightbulb hex          | crown | -
                           | 4   | crown crown crown lightbulb junk hex               | crown | -
   4 red    Tenochtitlan   | 34  | castle castle bonus_4 lightbulb arrow_left hex     | castle | -
   5 red    Algiers        | 34  | crown lightbulb lightbulb bonus_5 flag hex         | lightbulb | -
   5 green  Amsterdam      | 3   | castle leaf plus castle plus hex                   | castle | -
                           | 4   | castle leaf uplift castle plus hex                 | castle | -
   5 blue   Boston         | 34  | factory lightbulb plus lightbulb plus hex          | lightbulb | -
   5 purple Gdansk         | 34  | crown bonus_5 factory crown flag hex               | crown | -
   5 yellow Hoi An         | 34  | bonus_7 crown crown leaf crown hex                 | crown | -
   5 blue   Naples         | 34  | lightbulb lightbulb plus leaf plus hex             | lightbulb | -
   5 yellow Osaka          | 34  | leaf leaf lightbulb lightbulb lightbulb hex        | lightbulb | -
   5 green  Stockholm      | 34  | factory crown bonus_5 crown flag hex               | crown | -
   5 purple Tokyo          | 34  | castle castle clock castle flag hex                | castle | -
   5 red    Zurich         | 3   | factory factory factory lightbulb flag hex         | factory | -
                           | 4   | factory factory factory lightbulb junk hex         | factory | -
   6 blue   Berlin         | 34  | factory factory arrow_right lightbulb flag hex     | factory | -
   6 green  Bombay         | 34  | bonus_6 crown leaf leaf arrow_right hex            | leaf | -
   6 yellow Dublin         | 3   | factory leaf arrow_right factory flag hex          | factory | -
                           | 4   | factory leaf arrow_right factory junk hex          | factory | -
   6 blue   Edinburgh      | 34  | lightbulb factory plus lightbulb plus hex          | lightbulb | -
   6 purple New York City  | 3   | lightbulb crown plus crown plus hex                | crown | -
                           | 4   | lightbulb crown uplift crown plus hex              | crown | -
   6 yellow Paris          | 34  | leaf leaf clock bonus_7 flag hex                   | leaf | -
   6 red    Philadelphia   | 34  | factory clock plus clock plus hex                  | clock | -
   6 green  Rio De Janeiro | 34  | factory bonus_7 factory crown flag hex             | factory | -
   6 red    Tehran         | 34  | factory crown arrow_right crown flag hex           | crown | -
   6 purple Vienna         | 34  | lightbulb lightbulb bonus_6 crown arrow_right hex  | lightbulb | -
   7 blue   Johannesburg   | 3   | bonus_7 bonus_7 lightbulb crown crown hex          | crown | -
                           | 4   | bonus_7 bonus_7 lightbulb crown bonus_7 hex        | crown | -
   7 green  London         | 3   | factory clock plus clock arrow_right hex           | clock | -
                           | 4   | factory clock uplift clock arrow_right hex         | clock | -
   7 red    Lyon           | 34  | crown factory arrow_right factory flag hex         | factory | -
   7 yellow Melbourne      | 3   | bonus_7 bonus_7 leaf crown crown hex               | crown | -
                           | 4   | bonus_7 bonus_7 leaf crown bonus_7 hex             | crown | -
   7 red    Montreal       | 3   | factory factory plus crown plus hex                | factory | -
                           | 4   | factory factory plus crown junk hex                | factory | -
   7 blue   Munich         | 34  | lightbulb clock plus lightbulb arrow_right hex     | lightbulb | -
   7 purple San Francisco  | 34  | crown lightbulb bonus_9 crown bonus_9 hex          | crown | -
   7 yellow St. Petersburg | 34  | leaf factory arrow_right leaf flag hex             | leaf | -
   7 green  Toronto        | 3   | bonus_7 bonus_7 clock leaf clock hex               | clock | -
                           | 4   | bonus_7 bonus_7 clock leaf bonus_7 hex             | clock | -
   7 purple Washington     | 34  | factory lightbulb arrow_right lightbulb flag hex   | lightbulb | -
   8 purple Buenos Aires   | 3   | bonus_9 clock bonus_9 lightbulb clock hex          | clock | -
                           | 4   | bonus_9 clock bonus_9 lightbulb bonus_9 hex        | clock | -
   8 yellow Chicago        | 3   | bonus_8 bonus_8 clock leaf leaf hex                | leaf | -
                           | 4   | bonus_8 bonus_8 clock leaf bonus_8 hex             | leaf | -
   8 blue   Chongqing      | 3   | factory factory plus lightbulb plus hex            | factory | -
                           | 4   | factory factory uplift lightbulb plus hex          | factory | -
   8 green  Hamburg        | 3   | crown clock clock clock fountain hex               | clock | -
                           | 4   | crown clock clock clock junk hex                   | clock | -
   8 red    Kuala Lumpur   | 34  | factory factory clock factory fountain hex         | factory | -
   8 blue   Kyiv           | 34  | factory clock plus factory plus hex                | crown | -
   8 red    Los Angeles    | 3   | bonus_9 factory bonus_9 lightbulb factory hex      | factory | -
                           | 4   | bonus_9 factory bonus_9 lightbulb bonus_9 hex      | factory | -
   8 green  São Paulo      | 3   | bonus_8 bonus_8 crown leaf leaf hex                | leaf | -
                           | 4   | bonus_8 bonus_8 crown leaf bonus_8 hex             | leaf | -
   8 yellow Shanghai       | 34  | leaf crown leaf leaf fountain hex                  | leaf | -
   8 purple Vancouver      | 34  | crown lightbulb plus lightbulb plus hex            | lightbulb | -
   9 red    Dallas         | 34  | factory clock plus clock arrow_up hex              | clock | -
   9 yellow Guadalajara    | 34  | leaf clock plus clock arrow_up hex                 | clock | -
   9 purple Hong Kong      | 3   | factory clock plus factory arrow_up hex            | factory | -
                           | 4   | factory clock uplift factory arrow_up hex          | factory | -
   9 blue   Houston        | 3   | bonus_10 clock bonus_10 crown clock hex            | clock | -
                           | 4   | bonus_10 clock bonus_10 crown bonus_10 hex         | clock | -
   9 yellow Miami          | 3   | bonus_9 crown bonus_9 leaf leaf hex                | leaf | -
                           | 4   | bonus_9 crown bonus_9 leaf bonus_9 hex             | leaf | -
   9 purple Moscow         | 3   | leaf lightbulb plus leaf fountain hex              | leaf | -
                           | 4   | leaf lightbulb junk leaf fountain hex              | leaf | -
   9 red    Perth          | 3   | bonus_10 factory bonus_10 crown factory hex        | factory | -
                           | 4   | bonus_10 factory bonus_10 crown bonus_10 hex       | factory | -
   9 green  Santiago       | 3   | bonus_9 bonus_9 clock lightbulb lightbulb hex      | factory | -
                           | 4   | bonus_9 bonus_9 clock lightbulb bonus_9 hex        | factory | -
   9 green  Sydney         | 34  | lightbulb crown arrow_up crown fountain hex        | crown | -
   9 blue   Taipei         | 34  | clock clock arrow_up lightbulb fountain hex        | clock | -
  10 blue   Atlanta        | 3   | bonus_10 bonus_10 clock lightbulb clock hex        | clock | -
                           | 4   | bonus_10 clock clock lightbulb plus hex            | clock | -
  10 blue   Bangalore      | 3   | leaf leaf arrow_up lightbulb fountain hex          | leaf | -
                           | 4   | leaf leaf arrow_up lightbulb unsplay hex           | leaf | -
  10 green  Bangkok        | 3   | clock crown bonus_11 crown bonus_11 hex            | crown | -
                           | 4   | clock crown bonus_11 bonus_11 bonus_11 hex         | crown | -
  10 purple Brussels       | 3   | factory clock fountain factory fountain hex        | factory | -
                           | 4   | factory person factory factory junk hex            | factory | -
  10 yellow Copenhagen     | 3   | leaf clock arrow_up leaf fountain hex              | leaf | -
                           | 4   | leaf clock arrow_up leaf unsplay hex               | leaf | -
  10 yellow Dubai          | 3   | bonus_10 bonus_10 clock crown crown hex            | crown | -
                           | 4   | bonus_10 crown clock crown plus hex                | crown | -
  10 purple Lagos          | 3   | leaf lightbulb arrow_up lightbulb fountain hex     | lightbulb | -
                           | 4   | leaf lightbulb arrow_up lightbulb unsplay hex      | lightbulb | -
  10 red    Seoul          | 3   | leaf clock arrow_up clock fountain hex             | clock | -
                           | 4   | person person arrow_up person unsplay hex          | clock | -
  10 red    Singapore      | 3   | bonus_10 bonus_10 factory crown factory hex        | factory | -
                           | 4   | factory bonus_10 factory crown plus hex            | factory | -
  10 green  Tel Aviv       | 3   | lightbulb clock arrow_up clock fountain hex        | clock | -
                           | 4   | lightbulb clock arrow_up clock unsplay hex         | clock | -
  11 green  Beirut         | 4   | crown person crown bonus_11 unsplay hex            | - | -
  11 purple Brisbane       | 4   | person bonus_11 bonus_11 leaf bonus_11 hex         | - | -
  11 red    Guangzhou      | 4   | crown factory fountain factory fountain hex        | - | -
  11 purple Lima           | 4   | lightbulb leaf bonus_11 lightbulb unsplay hex      | - | -
  11 yellow Nairobi        | 4   | factory leaf fountain leaf fountain hex            | - | -
  11 blue   Prague         | 4   | lightbulb lightbulb fountain clock fountain hex    | - | -
  11 green  Riyadh         | 4   | clock bonus_12 crown bonus_12 bonus_12 hex         | - | -
  11 blue   Seattle        | 4   | factory factory bonus_11 person unsplay hex        | - | -
  11 yellow Shenzhen       | 4   | bonus_11 clock clock clock unsplay hex             | - | -
  11 red    Warsaw         | 4   | clock bonus_11 lightbulb clock unsplay hex         | - | -
"""
