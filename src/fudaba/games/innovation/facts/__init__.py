"""What is printed on the cards, how it is read, and how a card says what it does."""
