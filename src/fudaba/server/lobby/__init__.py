"""All tables of a server: opening, seats before the game, listing, hibernation, the daily game."""
