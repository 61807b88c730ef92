"""Printed facts and places: true of every game, whatever is on the table."""
