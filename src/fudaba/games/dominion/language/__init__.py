"""The words in which cards are written, and how a card is declared."""
