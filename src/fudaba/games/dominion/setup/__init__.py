"""Before a game: which kingdom it is, what its cards bring with them, and how it is laid out."""
