### Puzzles.

puzzles = Puzzles
puzzles-about = Each is a position with a goal. The rules judge every line, so any line that reaches the goal is right. No account is needed; what you have solved is remembered on this device.
puzzles-solved = { $solved } of { $all } solved
puzzle-today = Today’s puzzle
puzzle-solved = Solved
puzzle-others = All puzzles
puzzle-task = Task
puzzle-wrong = That’s not it.
puzzle-over = Not solved: the line ends here. Take back an answer or start again.
puzzle-reached = Reached so far: { $number }
puzzle-undo = Take back
puzzle-again = Start again
puzzle-hint = Hint
puzzle-solution = Show the solution
puzzle-ways = How many ways?
puzzle-say = Answer
puzzle-name-all = Choose every right answer at the table, then send them together.
puzzle-say-all = These are all
puzzle-nothing = none
puzzle-back = Back
puzzle-next = Next step
puzzle-step = Step { $step } of { $all }
