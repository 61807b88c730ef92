"""What the environments must be told of each game: a module named after it, with a `READER`.

`reader.Reader` says what that is. A game from elsewhere has it in its own module `research`, or does without.
"""
