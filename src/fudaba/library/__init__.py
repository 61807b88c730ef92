"""Fudaba as a library: what `import fudaba` offers, made of the rooms below.

* `directory`: which games, bots and options there are
* `cards`: what is printed on the cards, and a search
* `kingdoms`: kingdoms of Dominion in every form, and what they need on a real table
* `question`: what is asked, in words, answers by number or by label, and how many are legal
* `perft`: how many sequences of answers follow
* `match`: a game being played
* `simulation`, `scenarios`: thousands of games; a situation step by step
"""
