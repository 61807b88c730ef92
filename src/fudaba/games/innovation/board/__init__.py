"""The table as it lies: its state, its cards and places, what can be counted there."""
