"""What the full screen is whatever is played; a game's part in it is its `session.game_view.GameView`.

* `ui_state`: what all parts draw from
* `panes`, `prompt`, `log`: head line, table, hand, score, keys; the question; the log
* `layout`: how these share the screen
* `dialogs`, `hint_dialog`, `review_dialog`: what lies over the table for a moment
* `shell`, `play`, `replay`, `review`: all of it; playing; looking at a record; its review
"""
