"""What is drawn with, whatever is drawn.

* `cells`: a canvas of cells, on which wide characters keep their two
* `palette`: the colours, by day and by night
* `numerals`, `seal`: large figures in dots; the mark of a seat
* `widget`: a part of the screen that is drawn on a canvas
"""
