"""Echoes of the Past."""
