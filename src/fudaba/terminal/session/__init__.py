"""A table, as somebody in front of a terminal meets it.

* `seats`, `game_session`, `game_file`: who sits where; a game being played, with bots and undo; its file
* `playback`: a record with all its moments
* `answer_in_progress`: an answer being put together by keys or typed words
* `game_view`: what a game may say about how it looks; one that says nothing can be played all the same
* `points`, `reasons`, `hint`: the score, why something is so, what a coach would do
* `preparation`, `review`: what bots prepare, and the review of a finished game, in processes beside the table
* `helpers`, `thinking`: hints and answers of bots that search, shared with such processes
* `plain`, `plain_question`: the line mode
"""
