"""The cards of Figures in the Sand, as printed; `facts.printed` explains the columns."""

TABLE = """
   1 blue   Daedalus                | 3   | echo hex castle castle          | castle | echo each each
                                    | 4   | person hex castle castle        | castle | each
   1 green  Fu Xi                   | 3   | echo crown hex crown            | crown | echo issue each
                                    | 4   | person crown hex crown          | crown | issue would
   1 red    Gilgamesh               | 3   | inspire hex bonus_1 castle      | castle | inspire each
                                    | 4   | person hex bonus_1 castle       | castle | each each
   1 red    Hammurabi               | 3   | lightbulb inspire hex bonus_2   | lightbulb | inspire would
                                    | 4   | lightbulb person hex bonus_2    | lightbulb | would
   1 green  Hatshepsut              | 3   | bonus_1 crown inspire hex       | crown | inspire would
                                    | 4   | bonus_1 crown person hex        | crown | would
   1 purple Homer                   | 3   | hex inspire bonus_2 castle      | castle | inspire would
                                    | 4   | hex person bonus_2 castle       | castle | would would
   1 blue   Huang Di                | 3   | lightbulb lightbulb echo hex    | lightbulb | echo issue each
                                    | 4   | lightbulb lightbulb person hex  | lightbulb | issue would
   1 blue   Imhotep                 | 3   | castle hex castle echo          | castle | echo would
                                    | 4   | castle hex castle person        | castle | would
   1 purple Ptahhotep               | 3   | hex inspire castle castle       | castle | inspire would
                                    | 4   | hex person castle castle        | castle | would
   1 green  Sargon of Akkad         | 3   | bonus_1 crown hex inspire       | crown | inspire would
                                    | 4   | bonus_1 crown hex person        | crown | would
   1 yellow Shennong                | 3   | leaf leaf hex inspire           | leaf | inspire would
                                    | 4   | leaf leaf hex person            | leaf | would
   1 purple Sinuhe                  | 3   | echo leaf leaf hex              | leaf | echo issue each
                                    | 4   | person leaf leaf hex            | leaf | issue each
   1 yellow Sneferu                 | 3   | hex castle castle inspire       | castle | inspire issue each
                                    | 4   | hex castle castle person        | castle | issue would
   1 yellow Sunshu Ao               | 3   | hex bonus_1 inspire castle      | castle | inspire would
                                    | 4   | hex bonus_1 person castle       | castle | would would would
   1 red    Tigernmas               | 3   | hex leaf inspire leaf           | leaf | inspire issue each
                                    | 4   | hex leaf person leaf            | leaf | issue each
   2 red    Alexander the Great     | 3   | bonus_2 inspire hex castle      | castle | inspire when would
                                    | 4   | bonus_2 person hex castle       | castle | when would
   2 blue   Archimedes              | 3   | lightbulb hex echo lightbulb    | lightbulb | echo issue would
                                    | 4   | lightbulb hex person lightbulb  | lightbulb | issue would
   2 green  Augustus Caesar         | 3   | castle hex castle inspire       | castle | inspire would
                                    | 4   | castle hex castle person        | castle | would
   2 yellow Cai Lun                 | 3   | echo crown crown hex            | crown | echo would each
                                    | 4   | person crown crown hex          | crown | would each
   2 purple Confucius               | 3   | hex leaf echo bonus_3           | leaf | echo would
                                    | 4   | hex leaf person bonus_3         | leaf | would
   2 purple Plato                   | 3   | lightbulb hex lightbulb inspire | lightbulb | inspire issue each
                                    | 4   | lightbulb hex lightbulb person  | lightbulb | issue would
   2 green  Ptolemy                 | 3   | hex crown inspire crown         | crown | inspire issue each
                                    | 4   | hex crown person crown          | crown | issue each
   2 red    Sun Tzu                 | 3   | inspire castle hex castle       | castle | inspire issue would
                                    | 4   | person castle hex castle        | castle | issue would
   2 yellow Ximen Bao               | 3   | inspire bonus_2 hex leaf        | leaf | inspire issue each
                                    | 4   | person bonus_2 hex leaf         | leaf | issue would
   2 blue   Zhang Heng              | 3   | leaf echo bonus_2 hex           | leaf | echo each
                                    | 4   | leaf person bonus_2 hex         | leaf | would
   3 purple Al-Kindi                | 3   | hex crown crown inspire         | crown | inspire would
                                    | 4   | hex crown crown person          | crown | would would
   3 blue   Alhazen                 | 3   | lightbulb lightbulb echo hex    | lightbulb | echo each
                                    | 4   | lightbulb lightbulb person hex  | lightbulb | would
   3 yellow Avicenna                | 3   | inspire leaf hex leaf           | leaf | inspire issue would
                                    | 4   | person leaf hex leaf            | leaf | issue would
   3 purple Murasaki Shikibu        | 3   | lightbulb hex bonus_4 inspire   | lightbulb | inspire issue would
                                    | 4   | lightbulb hex bonus_4 person    | lightbulb | issue would
   3 yellow Rhazes                  | 3   | hex leaf leaf echo              | leaf | echo would
                                    | 4   | hex leaf leaf person            | leaf | would
   3 red    Saladin                 | 3   | bonus_3 hex echo castle         | castle | echo issue would
                                    | 4   | bonus_3 hex person castle       | castle | issue would
   3 blue   Sejong the Great        | 3   | echo bonus_3 hex lightbulb      | lightbulb | echo issue would
                                    | 4   | person bonus_3 hex lightbulb    | lightbulb | issue would
   3 green  Shen Kuo                | 3   | crown hex inspire crown         | crown | inspire each
                                    | 4   | crown hex person crown          | crown | would would each
   3 green  Su Song                 | 3   | crown inspire hex bonus_3       | crown | inspire issue would
                                    | 4   | crown person hex bonus_3        | crown | issue would
   3 red    Tran Huang Dao          | 3   | hex echo castle castle          | castle | echo each
                                    | 4   | hex person castle castle        | castle | would each
   4 red    Amina Sukhera           | 3   | factory inspire factory hex     | factory | inspire when each
                                    | 4   | factory person factory hex      | factory | would each
   4 green  Galileo Galilei         | 3   | hex crown crown echo            | crown | echo would
                                    | 4   | hex crown crown person          | crown | would would
   4 blue   Johannes Kepler         | 3   | hex lightbulb echo lightbulb    | lightbulb | echo would
                                    | 4   | hex lightbulb person lightbulb  | lightbulb | would
   4 yellow Leonardo Da Vinci       | 3   | echo bonus_5 hex leaf           | leaf | echo would would
                                    | 4   | person bonus_5 hex leaf         | leaf | would
   4 yellow Michelangelo            | 3   | crown hex inspire crown         | crown | inspire each
                                    | 4   | crown hex person crown          | crown | each
   4 purple Niccolo Machiavelli     | 3   | echo lightbulb lightbulb hex    | lightbulb | echo each
                                    | 4   | person lightbulb lightbulb hex  | lightbulb | each would
   4 green  Pedro Alvarez Cabral    | 3   | bonus_4 leaf hex inspire        | leaf | inspire issue each
                                    | 4   | bonus_4 leaf hex person         | leaf | issue would
   4 blue   Taki ad-Din             | 3   | inspire leaf leaf hex           | leaf | inspire issue would
                                    | 4   | person leaf leaf hex            | leaf | issue would
   4 purple William Shakespeare     | 3   | bonus_4 inspire hex lightbulb   | lightbulb | inspire issue each
                                    | 4   | bonus_4 person hex lightbulb    | lightbulb | issue issue
   4 red    Yi Sun-Sin              | 3   | bonus_4 hex factory echo        | factory | echo would
                                    | 4   | bonus_4 hex factory person      | factory | would
   5 yellow Antonie Van Leeuwenhoek | 3   | echo lightbulb hex lightbulb    | lightbulb | echo each
                                    | 4   | person lightbulb hex lightbulb  | lightbulb | each would
   5 green  Bartholomew Roberts     | 3   | inspire hex crown bonus_6       | crown | inspire would
                                    | 4   | person hex crown bonus_6        | crown | would would
   5 purple Bartolomeo Cristofori   | 3   | leaf inspire hex leaf           | leaf | inspire would
                                    | 4   | leaf person hex leaf            | leaf | would
   5 blue   Christiaan Huygens      | 3   | echo lightbulb lightbulb hex    | lightbulb | echo would
                                    | 4   | person lightbulb lightbulb hex  | lightbulb | would
   5 yellow Christopher Polhem      | 3   | hex factory factory inspire     | factory | inspire issue each
                                    | 4   | hex factory factory person      | factory | issue each
   5 blue   Isaac Newton            | 3   | hex lightbulb echo lightbulb    | lightbulb | echo would
                                    | 4   | hex lightbulb person lightbulb  | lightbulb | would would
   5 purple Johannes Vermeer        | 3   | bonus_5 hex inspire crown       | crown | inspire would
                                    | 4   | bonus_5 hex person crown        | crown | would would
   5 red    Peter the Great         | 3   | factory inspire bonus_5 hex     | factory | inspire when would
                                    | 4   | factory person bonus_5 hex      | factory | issue would
   5 green  Samuel de Champlain     | 3   | crown bonus_5 hex inspire       | crown | inspire would
                                    | 4   | crown bonus_5 hex person        | crown | would would
   5 red    Shivaji                 | 3   | echo factory factory hex        | factory | echo issue would
                                    | 4   | person factory factory hex      | factory | would would
   6 green  Adam Smith              | 3   | inspire hex crown crown         | crown | inspire each
                                    | 4   | person hex crown crown          | crown | each would
   6 blue   Benjamin Franklin       | 3   | lightbulb echo hex bonus_6      | lightbulb | echo issue would
                                    | 4   | lightbulb person hex bonus_6    | lightbulb | issue would
   6 blue   Carl Friedrich Gauss    | 3   | lightbulb lightbulb echo hex    | lightbulb | echo would
                                    | 4   | lightbulb lightbulb person hex  | lightbulb | would would
   6 purple Catherine the Great     | 3   | inspire lightbulb lightbulb hex | lightbulb | inspire each would
                                    | 4   | person lightbulb lightbulb hex  | lightbulb | each would
   6 yellow Edward Jenner           | 3   | inspire leaf leaf hex           | leaf | inspire would
                                    | 4   | person leaf leaf hex            | leaf | would would
   6 green  John Harrison           | 3   | bonus_6 crown hex inspire       | crown | inspire issue would
                                    | 4   | bonus_6 crown hex person        | crown | issue would
   6 yellow John Loudon McAdam      | 3   | hex factory inspire factory     | factory | inspire issue each
                                    | 4   | hex factory person factory      | factory | issue each
   6 purple Ludwig Van Beethoven    | 3   | hex inspire bonus_7 crown       | crown | inspire issue would
                                    | 4   | hex person bonus_7 crown        | crown | issue would
   6 red    Napoleon Bonaparte      | 3   | hex bonus_6 factory echo        | factory | echo issue would
                                    | 4   | hex bonus_6 factory person      | factory | issue would
   6 red    Tecumseh                | 3   | factory hex echo factory        | factory | echo would
                                    | 4   | factory hex person factory      | factory | would
   7 green  Alfred Nobel            | 3   | crown hex crown inspire         | crown | inspire each
                                    | 4   | crown hex crown person          | crown | each would
   7 blue   Charles Darwin          | 3   | echo bonus_8 hex lightbulb      | lightbulb | echo issue would
                                    | 4   | person bonus_8 hex lightbulb    | lightbulb | issue would
   7 purple Emperor Meiji           | 3   | hex clock clock inspire         | clock | inspire would each
                                    | 4   | hex clock clock person          | clock | would each
   7 yellow Florence Nightingale    | 3   | hex leaf inspire bonus_7        | leaf | inspire issue would
                                    | 4   | hex leaf person bonus_7         | leaf | issue would
   7 green  George Stephenson       | 3   | bonus_7 echo factory hex        | factory | echo would
                                    | 4   | bonus_7 person factory hex      | factory | would would
   7 blue   James Clerk Maxwell     | 3   | hex inspire bonus_7 clock       | clock | inspire each
                                    | 4   | hex person bonus_7 clock        | clock | each would
   7 red    John Ericsson           | 3   | hex factory factory inspire     | factory | inspire when each
                                    | 4   | hex factory factory person      | factory | would would
   7 purple Queen Victoria          | 3   | lightbulb lightbulb echo hex    | lightbulb | echo issue would
                                    | 4   | lightbulb lightbulb person hex  | lightbulb | issue would
   7 red    Robert E. Lee           | 3   | echo hex leaf leaf              | leaf | echo issue each
                                    | 4   | person hex leaf leaf            | leaf | would each
   7 yellow Rowland Hill            | 3   | inspire crown hex crown         | crown | inspire would
                                    | 4   | person crown hex crown          | crown | would
   8 blue   Albert Einstein         | 3   | hex lightbulb echo bonus_8      | lightbulb | echo issue each
                                    | 4   | hex lightbulb person bonus_8    | lightbulb | issue would
   8 yellow Caresse Crosby          | 3   | leaf hex bonus_8 inspire        | leaf | inspire would would
                                    | 4   | leaf hex bonus_8 person         | leaf | would
   8 purple Duke Ellington          | 3   | lightbulb bonus_9 inspire hex   | lightbulb | inspire would would
                                    | 4   | lightbulb bonus_9 person hex    | lightbulb | would would
   8 green  Emmy Noether            | 3   | inspire clock clock hex         | clock | inspire each
                                    | 4   | person clock clock hex          | clock | each would
   8 red    Erwin Rommel            | 3   | factory hex factory echo        | factory | echo issue would
                                    | 4   | factory hex factory person      | factory | issue would
   8 purple H.G. Wells              | 3   | leaf inspire hex leaf           | leaf | inspire would
                                    | 4   | leaf person hex leaf            | leaf | would
   8 red    John Von Neumann        | 3   | hex clock clock echo            | clock | echo when each
                                    | 4   | hex clock clock person          | clock | would would
   8 green  J.P. Morgan             | 3   | crown echo hex crown            | crown | echo issue each
                                    | 4   | crown person hex crown          | crown | issue would
   8 blue   Marie Curie             | 3   | factory echo hex factory        | factory | echo each
                                    | 4   | factory person hex factory      | factory | each would
   8 yellow Nikola Tesla            | 3   | bonus_8 inspire lightbulb hex   | lightbulb | inspire issue would
                                    | 4   | bonus_8 person lightbulb hex    | lightbulb | issue would
   9 yellow Che Guevara             | 3   | hex leaf echo leaf              | leaf | echo when would
                                    | 4   | hex leaf person leaf            | leaf | would
   9 blue   Grace Hopper            | 3   | lightbulb hex bonus_9 inspire   | lightbulb | inspire would
                                    | 4   | lightbulb hex bonus_9 person    | lightbulb | would
   9 green  Hedy Lamarr             | 3   | clock echo clock hex            | clock | echo issue each
                                    | 4   | clock person clock hex          | clock | each would
   9 red    Mikhail Kalashnikov     | 3   | inspire factory factory hex     | factory | inspire would
                                    | 4   | person factory factory hex      | factory | would
   9 red    Nelson Mandela          | 3   | leaf inspire hex leaf           | leaf | inspire would each
                                    | 4   | leaf person hex leaf            | leaf | would each
   9 purple Pelé                    | 3   | hex bonus_10 inspire crown      | crown | inspire issue would
                                    | 4   | hex bonus_10 person crown       | crown | issue would
   9 purple Rod Serling             | 3   | crown hex echo bonus_9          | crown | echo would
                                    | 4   | crown hex person bonus_9        | crown | would
   9 yellow Ruth Handler            | 3   | bonus_9 inspire hex factory     | factory | inspire would
                                    | 4   | bonus_9 person hex factory      | factory | would
   9 green  Taiichi Ohno            | 3   | hex clock clock echo            | clock | echo would
                                    | 4   | hex clock clock person          | clock | would
   9 blue   Wernher Von Braun       | 3   | inspire lightbulb lightbulb hex | lightbulb | inspire each
                                    | 4   | person lightbulb lightbulb hex  | lightbulb | would each
  10 yellow Alex Trebek             | 3   | lightbulb hex inspire lightbulb | lightbulb | inspire would
                                    | 4   | lightbulb hex person lightbulb  | lightbulb | would
  10 red    Jackie Chan             | 3   | inspire clock clock hex         | clock | inspire would
                                    | 4   | person clock clock hex          | clock | would would
  10 red    Margaret Thatcher       | 3   | factory factory echo hex        | factory | echo would
                                    | 4   | factory factory person hex      | factory | issue would
  10 purple Martin Scorsese         | 3   | factory hex bonus_10 echo       | factory | echo would
                                    | 4   | factory hex bonus_10 person     | factory | would
  10 green  Muhammad Yunus          | 3   | crown inspire hex crown         | crown | inspire would
                                    | 4   | crown person hex crown          | crown | issue would
  10 green  Sergey Brin             | 3   | hex clock clock inspire         | clock | inspire each
                                    | 4   | hex clock clock person          | clock | each would
  10 yellow Shigeru Miyamoto        | 3   | hex bonus_10 clock echo         | clock | echo would
                                    | 4   | hex bonus_10 clock person       | clock | would
  10 blue   Stephen Hawking         | 3   | bonus_11 inspire lightbulb hex  | lightbulb | inspire each
                                    | 4   | bonus_11 person lightbulb hex   | lightbulb | would would
  10 blue   Susan Blackmore         | 3   | inspire lightbulb hex lightbulb | lightbulb | inspire would
                                    | 4   | person lightbulb hex lightbulb  | lightbulb | would would
  10 purple Yuna Kim                | 3   | hex leaf echo bonus_10          | leaf | echo would
                                    | 4   | hex leaf person bonus_10        | leaf | would would
  11 green  Bear Grylls             | 4   | hex leaf leaf person            | leaf | when
  11 green  Boyan Slat              | 4   | lightbulb hex person lightbulb  | lightbulb | would
  11 purple Emma Watson             | 4   | hex person person person        | person | when would
  11 blue   Giuseppe Scionti        | 4   | factory factory person hex      | factory | would
  11 yellow Greta Thunberg          | 4   | hex leaf person leaf            | leaf | would
  11 blue   Konstantin Novoselov    | 4   | person clock hex clock          | clock | would
  11 purple Lily Hevesh             | 4   | person person hex bonus_11      | person | would
  11 red    Max Verstappen          | 4   | bonus_12 person clock hex       | clock | would
  11 red    Sheikh Tamim            | 4   | crown crown hex person          | crown | would
  11 yellow Therese Kirongozi       | 4   | crown bonus_11 hex person       | crown | would
"""
