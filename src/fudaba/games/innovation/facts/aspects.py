"""The aspects of a player whose changes are recorded: the board, splays, icons, the rest."""

from __future__ import annotations

from typing import Final

BOARDS: Final = 0
SPLAYS: Final = 8
REST: Final = 16
ICON_COUNTS: Final = 24
"""What of a player may have changed: what lies on the board, how it is splayed, all else; and the icons
alone, by a karma effect. Each is the bit at which the seats begin in `InnovationState.unsettled`."""
ANYTHING: Final = (BOARDS, SPLAYS, REST, ICON_COUNTS)
