"""Puzzles: a situation with a goal. The rules judge every line, and a solver finds the best one.

`puzzle` is a puzzle, `reader` reads its file (a scenario with a goal, see docs/puzzles.md). `line` is one
way to play it, `goals` says what that is worth, `solver` which line is best. `attempt` is somebody's try,
`collection/` our own puzzles, `maker` finds new ones, and `command` is `fudaba puzzle`.
"""
