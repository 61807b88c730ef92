"""The printed tables of the cards, one module a set; `facts.printed` reads them."""
