"""Turns in which nobody has anything to say, done at once; tests hold them to the ordinary way."""
