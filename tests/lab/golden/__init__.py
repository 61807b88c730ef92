"""Traces as they should look; `python -m tests.lab.golden` writes them anew, to be looked at."""
