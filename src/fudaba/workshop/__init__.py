"""For those who add cards: where everything of a card is, and a start for a new one."""
