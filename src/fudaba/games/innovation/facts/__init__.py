"""The printed facts of the cards, one module a set; `printed` reads them."""
