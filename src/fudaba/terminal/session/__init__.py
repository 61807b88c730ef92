"""A table, as somebody in front of a terminal meets it.

* `seats`, `game_session`, `game_file`: who sits where; a game being played, with bots and undo; its file
* `playback`: a record with all its moments
* `scene`: what one viewer sees now
* `choosing`: an answer being put together by keys or typed words
* `board`: what a game may say about how it looks; one that says nothing can be played all the same
* `points`, `reasons`, `hinting`: the score, why something is so, what a coach would do
* `beside`, `reviewing`: what bots prepare, and the review of a finished game, in processes beside the table
* `plain`: the line mode
"""
