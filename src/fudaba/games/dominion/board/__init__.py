"""The table as it lies: its state, its box, its zones and counters. No rule, and no words of cards."""
