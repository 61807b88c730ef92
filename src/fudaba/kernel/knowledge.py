"""The places of all cards, and who knows which of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from fudaba.kernel.cards import EVERYBODY, Zone

if TYPE_CHECKING:
    from collections.abc import Sequence


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a move, or a card that is shown, tells whom; the part of a `State` that this is about."""

    __slots__ = ("answering", "control", "known", "layout", "light", "revealed", "where", "zones")

    layout: tuple[Zone, ...]
    """All zones, and who sees into each."""
    zones: list[list[int]]
    """Card numbers by zone, the last of each list on top."""
    where: list[int]
    """Each card's zone."""
    known: dict[int, int]
    """Who knows the face of a card in a hidden place, by card."""
    control: list[int]
    """Who decides for each seat."""
    revealed: bool
    """Whether something came to light that `answering` had not known, since this was last False."""
    answering: int
    """The seat that answers."""
    light: dict[int, int] | None
    """Who has rightly seen which card since this was last emptied, for tests of leaks; None without."""

    def _tells_alike(self, cards: Sequence[int], among: Sequence[int], source: int, to: int) -> bool:
        """Whether all these moves tell the same, since of those `among` which the cards lie nobody knows one
        by having been shown it; then it has been noted."""
        if self.light is not None or (self.known and not self.known.keys().isdisjoint(among)):
            return False
        if not self.revealed and cards:
            self._note(cards[0], source, to)
        return True

    def _note(self, card: int, source: int, to: int) -> None:
        """What a move tells whom."""
        sees = self.layout[source].audience
        if self.known:
            sees |= self.known.pop(card, 0)
        audience = self.layout[to].audience
        if self.light is not None or (audience & ~sees and not sees >> self.answering & 1):
            self._lights(card, sees, audience)

    def show(self, card: int, audience: int = EVERYBODY) -> None:
        """Let these seats see the face of a card where it lies. They know it until it moves."""
        known = self.known.get(card, 0)
        sees = self.layout[self.where[card]].audience | known
        self._lights(card, sees, audience)
        if audience & ~sees:
            self.known[card] = known | audience

    def show_all(self, zone: int) -> None:
        """Let everybody see the faces of all cards in a zone, where they lie."""
        if not self.zones[zone]:
            return
        if self.revealed and self.light is None:
            self.known.update(dict.fromkeys(self.zones[zone], EVERYBODY))
            return
        for card in self.zones[zone]:
            self.show(card)

    def _lights(self, card: int, sees: int, audience: int) -> None:
        """Note that `audience` sees a card that those of `sees` knew already."""
        if audience & ~sees and not sees >> self.answering & 1:
            deciding = self.answering
            for seat, decider in enumerate(self.control):
                if decider == deciding and sees >> seat & 1:
                    break  # seen through the eyes of a player for whom they decide
            else:
                self.revealed = True
        if self.light is not None:
            self.light[card] = self.light.get(card, 0) | sees | audience

    def _forget(self, source: int, to: int) -> None:
        """Take from those who see neither place what they knew of the cards left behind.

        One of the cards has gone, and they cannot tell which; were the others still known to be
        there, or known to be gone, it would tell them. (The top card of a pile, which everybody sees go,
        is taken by `draw`.)
        """
        if not self.known:
            return
        watching = self.layout[source].audience | self.layout[to].audience
        if watching == EVERYBODY:
            return
        where = self.where
        for card in [card for card in self.known if where[card] == source]:
            if known := self.known.pop(card) & watching:
                self.known[card] = known
