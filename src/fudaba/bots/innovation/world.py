"""A table as it may be for all that one player knows, to try answers on.

It is made of what `View.data` tells and nothing else: what is known lies where it is known to lie, and among
the cards that the player does not see chance decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple, Self

from fudaba.games.innovation import registry
from fudaba.games.innovation.ending import DogmaComplete, GameOver, Lost, end
from fudaba.games.innovation.house_rules import HouseRules
from fudaba.games.innovation.me import Me
from fudaba.games.innovation.playing import InnovationTable
from fudaba.games.innovation.printed import EXPANSIONS
from fudaba.games.innovation.registry import Effect
from fudaba.games.innovation.running import Running
from fudaba.games.innovation.shown import Public
from fudaba.games.innovation.vocabulary import InnovationAsk
from fudaba.kernel.cards import only
from fudaba.kernel.seen import Seen, SeenZone
from fudaba.kernel.shown import of_kind
from fudaba.kernel.table import Effects


class Scene(NamedTuple):
    """An effect that is to be carried out once more. seat: who executes it, or suffers the demand."""

    launcher: int
    card: int
    effect: Effect
    seat: int


class World(InnovationTable):
    """An imagined table. With a scene, it carries that out and is at its end."""

    __slots__ = ("played", "scene")

    scene: Scene | None
    played: bool

    def clone(self) -> Self:
        """A copy to try things on."""
        new = super().clone()
        new.scene = self.scene
        new.played = self.played
        return new

    def step(self) -> InnovationAsk | Effects | None:
        """What comes next at a table; with a scene, that alone."""
        if self.scene is None:
            return super().step()
        return None if self.played else self._play(self.scene)

    async def _play(self, scene: Scene) -> None:
        launcher, card, effect, seat = scene
        featured = self.cards[card].featured
        counts = [self.count(each, featured) if featured else 0 for each in range(self.seats)]
        running = Running(launcher, card, featured, counts)
        try:
            if effect.kind in (registry.DEMAND, registry.COMPEL):
                me = Me(self, launcher, running, demanding=True)
                await effect.run(me, me.as_seat(seat))
            else:
                await effect.run(Me(self, seat, running))
        except GameOver as over:
            await end(self, over)
        except (Lost, DogmaComplete):
            pass  # its player is out, or the dogma is complete: nothing more comes of it
        self.played = True


def imagine(data: Seen, chance: Random) -> World:
    """A table that looks to the viewer as `View.data` says, its first question not yet asked."""
    public = of_kind(data.public, Public)
    chosen = {name: name in public.sets for name in EXPANSIONS}
    house = HouseRules(
        edition=public.edition,
        teams=public.teams,
        start_hand="mixed",
        relics=public.relics,
        **chosen,
    )
    world = World(house, data.seats, chance.randbytes(32))
    world.scene = None
    world.played = False
    _lay(world, data, chance)
    s = world.state
    s.splays = [splay for own in public.splays for splay in own]
    s.turn, s.turns = public.turn, public.turns
    s.action, s.actions = public.action, public.actions
    s.phase = public.phase
    s.within = public.within
    s.tucked, s.scored, s.lost = list(public.tucked), list(public.scored), list(public.lost)
    s.tucked_in = [frozenset(colours) for colours in public.tucked_in]
    s.drawn = list(public.drawn)
    s.once = tuple(public.once)
    return world


def _lay(world: World, data: Seen, chance: Random) -> None:
    """Put every card where it is seen, the others at random where one with their back lies."""
    s = world.state
    zones = {zone.number: data.zone(zone.name, zone.owner) for zone in s.layout}
    number = {card.face: place for place, card in enumerate(world.cards)}
    seen = {face for entry in zones.values() for face in _faces(entry)}
    unseen: dict[str, list[int]] = {}
    for card, piece in enumerate(world.cards):
        if piece.face not in seen:
            unseen.setdefault(piece.back, []).append(card)
    for cards in unseen.values():
        chance.shuffle(cards)
    for zone, entry in zones.items():
        lying = [number[face] for face in _faces(entry)]
        s.known.update(dict.fromkeys((number[face] for face in entry.known), only(data.viewer)))
        lying += [unseen[back].pop() for back in entry.backs]
        if not entry.cards:
            chance.shuffle(lying)
        s.zones[zone] = lying
        for card in lying:
            s.where[card] = zone


def _faces(entry: SeenZone) -> list[str]:
    return [*entry.faces, *entry.known]


def scenes(world: World, face: str, seat: int) -> Iterable[Scene]:
    """The effects of a card that may be asking this player something now, the likeliest first.

    The player whose turn it is has activated it, as far as the player can tell.
    """
    card = next((place for place, piece in enumerate(world.cards) if piece.face == face), -1)
    if card < 0:
        return
    launcher = world.state.turn
    piece = world.cards[card]
    later = []
    for effect in piece.effects:
        demands = effect.kind in (registry.DEMAND, registry.COMPEL)
        scene = Scene(launcher, card, effect, seat)
        if demands == (seat != launcher):
            yield scene
        elif not demands:
            later.append(scene)
    yield from later
