"""The table in a terminal: a full-screen one (Textual), and a plain line mode for pipes and screen readers.

No room of a game's rules: everything shown comes from a `View`, every word from `fudaba.text`. What a
single game looks like is in the module of its name (`bridge_over.py`); the rest knows no game.

* `command`: the commands `play` and `replay`
* `seats`, `sitting`, `keeping`: who sits where; a game being played, with bots and undo; its file
* `scene`, `choosing`, `points`: what one viewer sees now; an answer being put together; the score
* `plain`: the line mode
* `paper`, `inks`, `figures`, `seal`: a sheet of cells to draw on, the colours, large numerals, the seal
* `board`, `bridge_over…`: what a game draws
* `desk`, `around`, `panes`, `slip`, `log`, `sheets`, `shell`: the parts of the full screen, and all of it
* `table`, `replay`, `film`: playing and replaying
"""
