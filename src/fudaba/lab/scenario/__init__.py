"""A scenario: how it is read, what its labels mean, how it is written."""
