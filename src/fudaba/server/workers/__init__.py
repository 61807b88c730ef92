"""Processes beside the event loop: bots, earlier moments of a game, jobs of the lab."""
