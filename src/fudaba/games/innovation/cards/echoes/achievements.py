"""The special achievements of Echoes of the Past."""

from __future__ import annotations

from fudaba.games.innovation.player import Player
from fudaba.games.innovation.printed import COLOURS, FIRST, FOURTH, ICONS, THIRD
from fudaba.games.innovation.registry import special


@special("echoes")
def wealth(me: Player) -> bool:
    return len(me.board) >= 8 and len(me.bonuses) >= 8


@special("echoes", FIRST, THIRD)
def destiny(me: Player) -> bool:
    return len(me.forecast) >= 7


@special("echoes", FOURTH)
def destiny_fourth(me: Player) -> bool:
    return len(me.forecast) >= 5


@special("echoes")
def heritage(me: Player) -> bool:
    return any(len(me.stack(colour)) >= 8 and me.visible(colour, "hex") >= 8 for colour in COLOURS)


@special("echoes")
def history(me: Player) -> bool:
    return any(len(me.stack(colour)) >= 4 and me.visible(colour, "echo") >= 4 for colour in COLOURS)


@special("echoes")
def supremacy(me: Player) -> bool:
    candidates = [icon for icon in ICONS if me.icons(icon) >= 12]
    return any(sum(me.visible(colour, icon) >= 3 for colour in COLOURS) >= 4 for icon in candidates)
