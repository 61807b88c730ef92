"""The cards of Figures in the Sand."""
