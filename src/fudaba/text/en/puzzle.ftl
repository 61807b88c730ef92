### Puzzles: a situation with a goal.

puzzle-help = Type an answer as it stands in the list; separate several with commas. Commands: hint, undo, again, solution, table, quit.
puzzle-solved = Solved!
puzzle-not-solved = Not solved: there is nothing left to do. ‘undo’ takes back one answer, ‘again’ all of them.
puzzle-best-so-far = You have reached { $number }. There is more.
puzzle-line-over = There is nothing left to do. ‘undo’ takes back one answer, ‘again’ all of them.
puzzle-no-more-hints = There are no more hints. ‘solution’ shows the solution.
puzzle-nothing-to-undo = There is nothing to undo.
puzzle-ask-ways = In how many ways? Type a number.
puzzle-ask-which = Which is right? Type its number.
puzzle-not-ways = That is not the number.
puzzle-not-all = These are not exactly the right answers. Type all of them, with ‘;’ between them.
puzzle-not-which = That is not what happens.

## What is wrong with a puzzle

puzzle-wrong-most = ‘{ $path }’ is not a number, so it has no highest value.
puzzle-wrong-outcomes = An exam needs at least two outcomes.
puzzle-wrong-which = Exactly one outcome must happen, but { $number } do.
puzzle-wrong-no-best = The puzzle does not say what the best result is (`best`). The solver found { $found }.
puzzle-wrong-best = The puzzle says that the best result is { $best }. The solver found { $found }.
puzzle-wrong-goal = The solver found no way to reach the goal.
puzzle-wrong-steps = The steps reach { $reached }, but the goal is { $wanted }.
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

## The maker of puzzles

puzzle-made-title-win = { $cards }: the last turn
puzzle-made-title-coins = { $cards }: the most coins
puzzle-made-title-score = { $cards }: the most points
puzzle-made-title-achievements = { $cards }: the most achievements
puzzle-made-title-rid = { $cards }: get rid of them
puzzle-made-task-win = Win this turn.
puzzle-made-task-coins = Have as many coins as you can this turn.
puzzle-made-task-score = Have as many points as you can at the end of this turn.
puzzle-made-task-achievements = Have as many achievements as you can this turn.
puzzle-made-task-rid = { $number ->
    [one] Get rid of all your cards in one of your turns, whatever B does.
   *[other] Get rid of all your cards within { $number } of your turns, whatever B does.
}
puzzle-made-hint-length = The solution has { $number ->
    [one] 1 answer
   *[other] { $number } answers
} that matter.
puzzle-made-hint-cards = You need { $cards }.
puzzle-made-hint-first = It begins with: { $label }.
puzzle-made-reason-most = All { $lines } ways to play were tried: only these answers reach { $best }. The steady bot reaches { $steady }.
puzzle-made-reason-reach = All { $lines } ways to play were tried: nothing else is sure to reach the goal. The steady bot misses it.
puzzle-made-found = { $found ->
    [one] 1 puzzle
   *[other] { $found } puzzles
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}.
puzzle-make-problem-game = Name a game: fudaba puzzle make GAME.
puzzle-make-problem-number = The numbers of puzzles and of games must be at least 1.
puzzle-make-problem-file = { $file } was not made by this command, or with another game, seed or other options. Name another file.
