### Innovation, Cities of Destiny, age 7: names. What a city does is told by its icons.

innovation-card-johannesburg = Johannesburg
innovation-card-london = London
innovation-card-lyon = Lyon
innovation-card-melbourne = Melbourne
innovation-card-montreal = Montreal
innovation-card-munich = Munich
innovation-card-san_francisco = San Francisco
innovation-card-st_petersburg = St. Petersburg
innovation-card-toronto = Toronto
innovation-card-washington = Washington
