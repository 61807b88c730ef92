"""What changes a table: drawing, moving cards, splaying, achievements and the end of the game."""
