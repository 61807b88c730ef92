"""The special achievements of Echoes of the Past.

less: by how much each figure that they ask for is lower for a player.
"""

from __future__ import annotations

from fudaba.games.innovation.board.player import Player
from fudaba.games.innovation.dogma.echo import visible_echoes
from fudaba.games.innovation.facts.aspects import BOARDS, ICON_COUNTS, REST
from fudaba.games.innovation.facts.printed import COLOURS, FIRST, FOURTH, ICONS, THIRD
from fudaba.games.innovation.facts.registry import special


@special("echoes", counts=(BOARDS,))
def wealth(me: Player, less: int) -> bool:
    # No card has more than three bonuses, but karma effects may give more without a card.
    enough = me.t.house.figures or 3 * len(me.board) >= 8 - less
    return enough and len(me.bonuses) >= 8 - less


@special("echoes", FIRST, THIRD, counts=(REST,))
def destiny(me: Player, less: int) -> bool:
    return len(me.forecast) >= 7 - less


@special("echoes", FOURTH, counts=(REST,))
def destiny_fourth(me: Player, less: int) -> bool:
    return len(me.forecast) >= 5 - less


@special("echoes", counts=(BOARDS,))
def heritage(me: Player, less: int) -> bool:
    stacks = zip(COLOURS, me.t.stacks(me.seat), strict=True)
    return any(len(stack) >= 8 - less <= me.visible(colour, "hex") for colour, stack in stacks)


@special("echoes", counts=(BOARDS,))
def history(me: Player, less: int) -> bool:
    karmas = me.t.board(me.seat).echoing  # without them a small stack has too few
    stacks = zip(COLOURS, me.t.stacks(me.seat), strict=True)
    colours = [colour for colour, stack in stacks if karmas or len(stack) >= 4 - less]
    return any(len(visible_echoes(me.t, me.seat, colour)) >= 4 - less for colour in colours)


@special("echoes", counts=(BOARDS, ICON_COUNTS))
def supremacy(me: Player, less: int) -> bool:
    icons, colours = 3 - less, 4 - less
    counts = zip(ICONS, me.t.icons(me.seat), strict=True)
    candidates = [icon for icon, count in counts if count >= icons * colours]
    return any(sum(me.visible(colour, icon) >= icons for colour in COLOURS) >= colours for icon in candidates)
