"""A simulator of whole turns in which nobody can react; equal to the rules, which know nothing of it."""
