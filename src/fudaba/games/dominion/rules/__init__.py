"""The rules of playing, gaining, costs, extra turns and scoring, one idea a module."""
