"""The table in a terminal: a full-screen one (Textual), and a plain line mode for pipes and screen readers.

No room of a game's rules: everything shown comes from a `View`, every word from `fudaba.text`. Three
floors, each of which knows only those above it in this list:

* `canvas`: cells to draw on, colours, numerals, the seal. It knows no game and no table.
* `session`: a game being played or looked at through somebody's eyes; its questions, keys, score and file;
  the line mode; and `board`, which is all that a game can say about how it looks.
* `screen`: the full screen. `shell` has what all games share, and each game has a package of its own.

`command` has the commands `play` and `replay`.
"""
