"""Distilling: what a search over the own turn finds with a list becomes lines of that list.

`contenders` is a list as it is played, `pool` the lines and conditions that are tried, `watching` plays games
with the search and writes down what each line would have brought, `choosing` takes the lines that brought
most, `races` plays whole games with them, `distillation` is all of that, `command` is `fudaba distil`.
"""
