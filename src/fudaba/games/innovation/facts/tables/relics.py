"""The relics: of five sets the lost card, in the third edition; `facts.printed` explains
the columns."""

TABLES = {
    "cities": "3 green Timbuktu | 3 | lightbulb crown crown crown plus hex | crown | -",
    "base": "4 blue Complex Numbers | 3 | factory hex lightbulb lightbulb | lightbulb | dogma",
    "artifacts": "5 purple Newton-Wickins Telescope | 3 | factory lightbulb factory hex | factory | dogma",
    "figures": "6 red Ching Shih | 3 | clock clock hex leaf | clock | when would",
    "echoes": "7 yellow Safety Pin | 3 | hex echo leaf leaf | leaf | echo demand",
}
