"""The bots of Innovation.

`random` is the one for every game. `sensible` in the order in which to read it: `world` (a table as it may
be, made of a view), `worth` (what a position is worth), `ways` (the answers that are weighed), `sensible`
(how it looks ahead from a question).
"""

from __future__ import annotations

from fudaba.bots.innovation.sensible import Sensible
from fudaba.bots.innovation.strong import Strong

__all__ = ["Sensible", "Strong"]
