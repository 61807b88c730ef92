"""What is printed on the cards, one module for each set; `printed` reads them."""
