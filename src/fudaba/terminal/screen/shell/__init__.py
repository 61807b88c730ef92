"""What the full screen is whatever is played; a game's part in it is its `session.board.GameView`.

* `ui_state`: what all parts draw from
* `panes`, `prompt`, `log`: head line, table, hand, score, keys; the question; the log
* `around`: how these share the screen
* `dialogs`, `hint_sheet`: what lies over the table for a moment
* `shell`, `play`, `replay`: all of it; playing; looking at a record
"""
