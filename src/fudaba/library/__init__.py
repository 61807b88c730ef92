"""Fudaba as a library: what `import fudaba` offers, made of the rooms below.

* `directory`: which games, bots, cards and options there are
* `question`: what is asked, in words, and answers by number or by label
* `match`: a game being played
* `simulation`, `scenarios`: thousands of games; a situation step by step
"""
