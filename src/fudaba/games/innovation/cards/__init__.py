"""The cards, a package for each set and in it a module for each age; the special achievements besides.

`facts.registry` says how a card is declared, `me` has the verbs, `choices` how to choose.
"""
