"""The base game."""
