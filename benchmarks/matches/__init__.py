"""Twelve matches of Dominion that players would recognise (one of them in two ways), and the general path in all
games, beside a peer.

`python -m benchmarks.matches` measures them in CPU time and holds each to its budget.
"""
