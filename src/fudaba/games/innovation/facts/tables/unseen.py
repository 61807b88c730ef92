"""The cards of The Unseen, as printed; `facts.printed` explains the columns."""

TABLE = """
   1 red    Assassination            | 4   | crown hex crown castle            | crown | demand dogma
   1 green  Dance                    | 4   | leaf leaf hex leaf                | leaf | dogma
   1 blue   Espionage                | 4   | castle hex castle castle          | castle | demand
   1 yellow Handshake                | 4   | hex crown castle castle           | castle | demand
   1 red    Maze                     | 4   | castle castle hex castle          | castle | demand
   1 purple Myth                     | 4   | hex castle castle castle          | castle | dogma
   1 blue   Palmistry                | 4   | leaf castle hex castle            | castle | dogma dogma
   1 red    Pilgrimage               | 4   | leaf leaf hex leaf                | leaf | dogma dogma
   1 purple Polytheism               | 4   | hex lightbulb lightbulb castle    | lightbulb | dogma dogma
   1 blue   Proverb                  | 4   | hex crown castle castle           | castle | dogma
   1 green  Rumor                    | 4   | crown crown hex crown             | crown | dogma dogma
   1 green  Silk                     | 4   | crown crown leaf hex              | crown | dogma dogma
   1 purple Symbology                | 4   | lightbulb lightbulb hex castle    | lightbulb | dogma
   1 yellow Tomb                     | 4   | crown hex castle castle           | castle | dogma dogma
   1 yellow Woodworking              | 4   | leaf leaf hex lightbulb           | leaf | dogma
   2 blue   Astrology                | 4   | crown crown hex leaf              | crown | dogma dogma
   2 green  Cipher                   | 4   | hex lightbulb lightbulb castle    | lightbulb | dogma dogma
   2 green  Counterfeiting           | 4   | lightbulb crown crown hex         | crown | dogma dogma
   2 yellow Exile                    | 4   | leaf hex leaf castle              | leaf | demand dogma
   2 yellow Fingerprints             | 4   | leaf lightbulb hex leaf           | leaf | dogma dogma
   2 blue   Meteorology              | 4   | lightbulb lightbulb leaf hex      | lightbulb | dogma dogma
   2 red    Padlock                  | 4   | crown castle hex castle           | castle | demand dogma
   2 red    Password                 | 4   | hex crown castle castle           | castle | dogma
   2 purple Propaganda               | 4   | crown hex castle castle           | castle | demand dogma
   2 purple Steganography            | 4   | hex castle castle castle          | castle | dogma
   3 blue   Brethren of Purity       | 4   | lightbulb lightbulb leaf hex      | lightbulb | dogma
   3 green  Cliffhanger              | 4   | lightbulb leaf leaf hex           | leaf | dogma
   3 yellow Freemasons               | 4   | crown hex crown castle            | crown | dogma dogma
   3 red    Knights Templar          | 4   | hex leaf castle castle            | castle | demand dogma
   3 purple Masquerade               | 4   | crown crown hex castle            | crown | dogma dogma
   3 red    Red Envelope             | 4   | leaf crown hex crown              | crown | dogma dogma
   3 yellow Secret Police            | 4   | castle castle castle hex          | castle | demand dogma
   3 blue   Secret Secretorum        | 4   | lightbulb hex lightbulb crown     | lightbulb | dogma
   3 green  Smuggling                | 4   | crown crown hex crown             | crown | demand
   3 purple Taqiyya                  | 4   | lightbulb leaf hex leaf           | leaf | dogma dogma
   4 yellow April Fool's Day         | 4   | hex lightbulb leaf leaf           | leaf | dogma dogma
   4 green  Blackmail                | 4   | hex factory factory leaf          | factory | demand
   4 purple Confession               | 4   | crown crown crown hex             | crown | dogma dogma
   4 green  El Dorado                | 4   | crown crown hex crown             | crown | dogma
   4 yellow Heirloom                 | 4   | factory crown factory hex         | factory | dogma
   4 purple Legend                   | 4   | hex leaf leaf lightbulb           | leaf | dogma
   4 red    Ninja                    | 4   | crown leaf hex leaf               | leaf | demand dogma
   4 blue   Quackery                 | 4   | hex lightbulb factory lightbulb   | lightbulb | dogma dogma
   4 red    Spanish Inquisition      | 4   | lightbulb hex lightbulb lightbulb | lightbulb | demand dogma
   4 blue   The Prophecies           | 4   | lightbulb lightbulb hex lightbulb | lightbulb | dogma
   5 green  Buried Treasure          | 4   | crown crown hex crown             | crown | dogma
   5 red    Cabal                    | 4   | hex factory factory crown         | factory | demand dogma
   5 yellow Chartreuse               | 4   | leaf factory hex leaf             | leaf | dogma dogma
   5 yellow Gallery                  | 4   | crown lightbulb crown hex         | crown | dogma dogma
   5 purple Pantheism                | 4   | hex leaf lightbulb lightbulb      | lightbulb | dogma dogma
   5 purple Pen Name                 | 4   | factory hex factory lightbulb     | factory | dogma
   5 blue   Popular Science          | 4   | lightbulb crown lightbulb hex     | lightbulb | dogma dogma dogma
   5 blue   Probability              | 4   | hex lightbulb lightbulb lightbulb | lightbulb | dogma dogma
   5 green  Secret History           | 4   | factory crown factory hex         | factory | demand dogma
   5 red    Witch Trial              | 4   | factory factory factory hex       | factory | demand
   6 yellow Attic                    | 4   | factory hex factory crown         | factory | dogma dogma dogma
   6 green  Hiking                   | 4   | leaf leaf hex leaf                | leaf | dogma
   6 purple Illuminati               | 4   | lightbulb hex lightbulb lightbulb | lightbulb | dogma
   6 blue   Placebo                  | 4   | lightbulb lightbulb factory hex   | lightbulb | dogma
   6 blue   Reconnaissance           | 4   | factory hex factory lightbulb     | factory | demand dogma
   6 red    Red Herring              | 4   | crown hex crown crown             | crown | dogma dogma
   6 yellow Sabotage                 | 4   | hex factory factory factory       | factory | demand
   6 red    Sniping                  | 4   | factory factory hex factory       | factory | demand
   6 green  Swiss Bank Account       | 4   | crown crown crown hex             | crown | dogma dogma
   6 purple Triad                    | 4   | lightbulb leaf hex lightbulb      | lightbulb | dogma
   7 green  Black Market             | 4   | hex crown factory crown           | crown | dogma
   7 red    Camouflage               | 4   | factory hex factory leaf          | factory | dogma dogma
   7 blue   Counterintelligence      | 4   | lightbulb lightbulb hex lightbulb | lightbulb | demand dogma
   7 purple Fortune Cookie           | 4   | hex leaf leaf crown               | leaf | dogma
   7 yellow Mafia                    | 4   | factory hex factory factory       | factory | demand dogma dogma
   7 green  Plot Voucher             | 4   | lightbulb lightbulb leaf hex      | lightbulb | dogma
   7 blue   Private Eye              | 4   | leaf leaf lightbulb hex           | leaf | demand dogma dogma
   7 red    Safe Deposit Box         | 4   | hex crown clock crown             | crown | dogma
   7 purple Slot Machine             | 4   | factory clock clock hex           | clock | dogma
   7 yellow Subway                   | 4   | leaf clock clock hex              | clock | dogma
   8 blue   Blacklight               | 4   | hex factory factory factory       | factory | dogma
   8 red    Concealment              | 4   | hex factory factory clock         | factory | demand dogma
   8 red    Enigma Machine           | 4   | clock clock hex clock             | clock | dogma dogma
   8 green  Handbag                  | 4   | hex crown clock crown             | crown | dogma
   8 green  Hitchhiking              | 4   | factory clock clock hex           | clock | dogma
   8 yellow Jackalope                | 4   | leaf hex leaf leaf                | leaf | demand dogma
   8 purple Joy Buzzer               | 4   | hex factory factory factory       | factory | demand dogma
   8 purple Opus Dei                 | 4   | leaf lightbulb lightbulb hex      | lightbulb | dogma dogma
   8 blue   Scouting                 | 4   | leaf lightbulb lightbulb hex      | lightbulb | dogma
   8 yellow Shangri-La               | 4   | hex crown leaf leaf               | leaf | dogma
   9 green  Area 51                  | 4   | lightbulb hex lightbulb lightbulb | lightbulb | dogma dogma dogma
   9 purple Clown Car                | 4   | crown crown hex leaf              | crown | demand
   9 blue   Consulting               | 4   | hex factory factory crown         | factory | dogma
   9 blue   Fermi Paradox            | 4   | hex clock clock lightbulb         | clock | dogma dogma
   9 red    Iron Curtain             | 4   | hex leaf clock leaf               | leaf | dogma
   9 yellow Magic 8-Ball             | 4   | hex leaf leaf leaf                | leaf | dogma
   9 red    McCarthyism              | 4   | factory clock clock hex           | clock | demand dogma dogma
   9 yellow Surveillance             | 4   | lightbulb clock clock hex         | clock | demand dogma
   9 green  Teleprompter             | 4   | leaf clock clock hex              | clock | dogma
   9 purple Urban Legend             | 4   | factory hex factory factory       | factory | dogma dogma
  10 green  Cryptocurrency           | 4   | crown factory factory hex         | factory | dogma dogma
  10 green  Denver Airport           | 4   | crown crown hex person            | crown | dogma dogma
  10 red    Fight Club               | 4   | hex person person leaf            | person | demand dogma
  10 blue   Hacking                  | 4   | hex person person lightbulb       | person | demand
  10 blue   Inhomogeneous Cosmology  | 4   | clock hex clock clock             | clock | dogma dogma
  10 purple Order of the Occult Hand | 4   | hex factory lightbulb lightbulb   | lightbulb | dogma dogma dogma
  10 yellow Ride-Hailing             | 4   | clock clock clock hex             | clock | dogma dogma
  10 red    Secret Santa             | 4   | lightbulb lightbulb hex person    | lightbulb | demand dogma
  10 purple 3D Printing = three_d_printing | 4   | lightbulb clock clock hex         | clock | dogma
  10 yellow Whatchamacallit          | 4   | hex leaf factory leaf             | leaf | dogma
  11 blue   Astrobiology             | 4   | leaf leaf person hex              | leaf | dogma
  11 red    Cloaking                 | 4   | hex lightbulb factory lightbulb   | lightbulb | demand
  11 red    Dark Web                 | 4   | factory hex clock clock           | clock | dogma dogma
  11 yellow Escape Room              | 4   | clock crown clock hex             | clock | demand dogma
  11 yellow Fashion Mask             | 4   | hex leaf leaf leaf                | leaf | dogma dogma
  11 green  Green Hydrogen           | 4   | factory factory factory hex       | factory | dogma
  11 purple Holography               | 4   | person person hex person          | person | dogma
  11 purple Metaverse                | 4   | lightbulb person person hex       | person | dogma
  11 green  Mystery Box              | 4   | hex crown crown crown             | crown | dogma
  11 blue   Quantum Computers        | 4   | clock clock hex clock             | clock | demand dogma
"""
