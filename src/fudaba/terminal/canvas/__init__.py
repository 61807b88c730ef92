"""What is drawn with, whatever is drawn.

* `paper`: a sheet of cells, on which wide characters keep their two; how text is cut, padded and wrapped
* `inks`: the colours, by day and by night
* `numerals`, `seal`: large figures in dots; the mark of a seat
* `widget`: a part of the screen that is drawn on a sheet of paper
"""
