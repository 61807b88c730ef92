"""A scenario being run: its steps, their checks, what it did; a moment of a game as a scenario."""
