"""Contests between bots, their ratings, and checkpoints to resume from."""
