"""The Unseen, which only the fourth edition has."""
