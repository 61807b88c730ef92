"""The full screen: `shell` is what all games share; a game draws its table in the package of its name."""
