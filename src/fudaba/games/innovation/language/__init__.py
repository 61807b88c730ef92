"""The words in which cards are written, `me` above all."""
