### Puzzles: a situation with a goal.

puzzle-help = Type an answer as it stands in the list, several with commas between them. hint, undo, again, solution, table, quit do what they say.
puzzle-solved = Solved!
puzzle-not-solved = Not solved: the line has ended. ‘undo’ takes back one answer, ‘again’ all of them.
puzzle-best-so-far = You have reached { $number }. There is more.
puzzle-line-over = The line has ended. ‘undo’ takes back one answer, ‘again’ all of them.
puzzle-no-more-hints = There are no more hints. ‘solution’ shows the solution.
puzzle-nothing-to-undo = There is nothing to take back.
puzzle-ask-ways = In how many ways? Type a number.
puzzle-ask-which = Which is right? Type its number.
puzzle-not-ways = That is not the number.
puzzle-not-all = These are not exactly the right answers. Type all of them, with ‘;’ between them.
puzzle-not-which = That is not what happens.

## What is wrong with a puzzle

puzzle-wrong-most = ‘{ $path }’ is not a number, so there cannot be the most of it.
puzzle-wrong-outcomes = An exam needs two outcomes at least.
puzzle-wrong-which = Exactly one of the outcomes should come about; { $number } do.
puzzle-wrong-no-best = The puzzle does not say what the best is (`best`). The solver found { $found }.
puzzle-wrong-best = The puzzle says that the best is { $best }. The solver found { $found }.
puzzle-wrong-goal = The solver found no line that reaches the goal.
puzzle-wrong-steps = The steps reach { $reached }; { $wanted } is the goal.
puzzle-problem-none = There is neither a file nor a puzzle ‘{ $name }’; `fudaba puzzle` lists all puzzles.
puzzle-problem-positions = The number of positions must be at least 1.

## Proofs

puzzle-proof-proved = { $title }: proved. Best: { $value }; { $positions ->
    [one] 1 position.
   *[other] { $positions } positions.
}
puzzle-proof-open = { $title }: holds as far as was searched. Best found: { $value }; { $positions ->
    [one] 1 position.
   *[other] { $positions } positions.
}
puzzle-proof-rules = { $title }: holds by the rules.
puzzle-proof-wrong = { $title }: wrong. { $message }

## The page of puzzles

puzzle-page-none = There is no puzzle ‘{ $name }’.
puzzle-page-not-read = This request could not be read.
puzzle-page-many = A file here can have up to { $most } puzzles.
puzzle-page-not-in-file = The file has no such puzzle.
