"""The rules that each expansion adds, one module an expansion; `meld_action` and `turn` say when.

Every function here does nothing at a table without its set.
"""
