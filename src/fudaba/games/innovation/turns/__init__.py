"""A turn: its actions, and a game within the game."""
