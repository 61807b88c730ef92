"""Counts, for each slot of Dominion's `Kind`, the cards and landscapes that have something in it.

python tools/kind_slots.py

Writes a table in Markdown, for docs/dominion.md. A slot that only one card has would be that card's name in a
core module: it belongs into an act that the card listens to, or into a declaration that others share.
"""

from __future__ import annotations

import sys
from collections import Counter

from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS, Kind
from fudaba.kernel import own_cards
from fudaba.kernel.plain import slots_of


def uses() -> Counter[str]:
    """How many cards and landscapes have something in each slot, cards of one's own left out."""
    named("dominion")  # declares them all
    own = own_cards.ids("dominion")
    kinds = [kind for id, kind in KINDS.items() if id not in own]
    bare = Kind("", "")
    counted = Counter(dict.fromkeys(slots_of(Kind), 0))
    for slot in counted:
        counted[slot] = sum(getattr(kind, slot) != getattr(bare, slot) for kind in kinds)
    return counted


def main() -> int:
    """Write the table."""
    rows = [("slot of `Kind`", "cards and landscapes"), ("---", "---")]
    rows += [(f"`{slot}`", str(count)) for slot, count in uses().most_common()]
    sys.stdout.writelines(f"| {slot} | {count} |\n" for slot, count in rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
