"""Twelve matches of Dominion that players would recognise, and the general path in all games, beside a peer.

`python -m benchmarks.matches` measures them in CPU time and holds each to its budget. One match is played in
two ways; see `suite`.
"""
