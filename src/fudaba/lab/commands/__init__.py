"""The commands `fudaba lab` and `fudaba rules`."""
