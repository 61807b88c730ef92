"""Innovation, as agents see it: `figures` are what they read, `offers` what they may be asked."""

from __future__ import annotations

from fudaba.research.games.innovation.figures import counters
from fudaba.research.games.innovation.offers import offers
from fudaba.research.reader import Reader

READER = Reader("Innovation", counters, offers=offers, counting=("value",))
