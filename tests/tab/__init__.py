"""The table in a tab."""
