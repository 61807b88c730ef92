"""A table as it may be for all that one player knows, to try answers on.

It is made of what `View.data` tells and nothing else: what is known lies where it is known to lie, and among
the cards that the player does not see chance decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple, Self

from mypy_extensions import mypyc_attr

from fudaba.games.innovation.board.pieces import pieces
from fudaba.games.innovation.dogma import parley
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.house_rules import HouseRules
from fudaba.games.innovation.facts.printed import EXPANSIONS
from fudaba.games.innovation.facts.registry import CardEffect
from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules.ending import DogmaComplete, GameOver, PlayerLost, end, unsteady
from fudaba.kernel.cards import only
from fudaba.kernel.seen import Seen
from fudaba.kernel.shown import of_kind
from fudaba.kernel.table import Effects


class Scene(NamedTuple):
    """An effect that is to be carried out once more."""

    launcher: int
    """The seat that activated the card."""
    card: int
    """The number of the card."""
    effect: CardEffect
    """Which effect of the card it is."""
    seat: int
    """Who executes it, or suffers the demand."""
    price: str = ""
    """What the player is asked to pay for before it: "share", "avoid", or "" for nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` alone makes a copy
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
        launcher, card, effect, seat, price = scene
        featured = self.cards[card].featured
        counts = [self.count(each, featured) if featured else 0 for each in range(self.seats)]
        running = RunningCard(launcher, card, featured, counts)
        demands = effect.kind in (registry.DEMAND, registry.COMPEL)
        try:
            if price and await parley.pays(self, running, seat, price) == demands:
                pass  # the demand is avoided, or the effect is not shared
            elif demands:
                me = Me(self, launcher, running, demanding=True)
                await effect.run(me, me.as_seat(seat))
            else:
                await effect.run(Me(self, seat, running))
        except GameOver as over:
            await end(self, over)
        except (PlayerLost, DogmaComplete):
            pass  # its player is out, or the dogma is complete: nothing more comes of it
        self.played = True


class Imagined:
    """What is known of a table by `View.data`, and the tables that look so to the viewer, by chance."""

    def __init__(self, data: Seen) -> None:
        public = of_kind(data.public, Public)
        chosen = {name: name in public.sets for name in EXPANSIONS}
        house = HouseRules(
            edition=public.edition,
            teams=public.teams,
            start_hand="mixed",
            victory=public.victory,
            unseen_draw=public.unseen_draw,
            relics=public.relics,
            **chosen,
        )
        world = self.known = World(house, data.seats, bytes(32))
        world.scene = None
        world.played = False
        self.hidden: list[tuple[int, list[int], Sequence[str]]] = []
        """Where cards lie that are not seen: the zone, those known to be there, the backs of the others."""
        self.unseen: dict[str, list[int]] = {}
        """The cards that are not seen anywhere, by their backs."""
        self._lay(data)
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
        # What comes by itself has come: it is asked again only once something changes. Boards are counted
        # here, once for all tables made of this one.
        s.unsettled = s.unclaimed = unsteady(world)
        for seat in range(world.seats):
            if "icons" not in world.board(seat).values:
                world.icons(seat)

    def _lay(self, data: Seen) -> None:
        """Put every card that is seen where it is seen."""
        world = self.known
        s = world.state
        number = _numbers(world.house.edition, world.house.sets, world.house.relics)
        left = dict.fromkeys(range(len(world.cards)))
        for zone in s.layout:
            entry = data.zone(zone.name, zone.owner)
            lying = [number[face] for face in (*entry.faces, *entry.known)]
            if entry.known:
                s.known.update(dict.fromkeys((number[face] for face in entry.known), only(data.viewer)))
            for card in lying:
                s.where[card] = zone.number
                del left[card]
            s.zones[zone.number] = lying
            if entry.backs or entry.known:
                self.hidden.append((zone.number, lying, entry.backs))
        for card in left:
            self.unseen.setdefault(world.cards[card].back, []).append(card)

    def world(self, rng: Random) -> World:
        """A table that looks like that, its first question not yet asked."""
        world = self.known.clone()
        s = world.state
        s.rekey(rng.randbytes(32))
        unseen = {back: cards[:] for back, cards in self.unseen.items()}
        for cards in unseen.values():
            rng.shuffle(cards)
        where = s.where
        for zone, known, backs in self.hidden:
            lying = known + [unseen[back].pop() for back in backs]
            rng.shuffle(lying)
            s.zones[zone] = lying
            for card in lying:
                where[card] = zone
        return world


@cache
def _numbers(edition: str, sets: tuple[str, ...], relics: bool) -> dict[str, int]:
    """The number of each card, by its face."""
    return {piece.face: number for number, piece in enumerate(pieces(edition, sets, relics))}


def imagine(data: Seen, rng: Random) -> World:
    """A table that looks to the viewer as `View.data` says, its first question not yet asked."""
    return Imagined(data).world(rng)


def scenes(world: World, face: str, seat: int, price: str = "") -> Iterable[Scene]:
    """The effects of a card that may be asking this player something now, the likeliest first.

    The player whose turn it is has activated it, as far as the player can tell; that player may be asked in
    what is demanded of others, too. price: see `Scene`.
    """
    card = next((place for place, piece in enumerate(world.cards) if piece.face == face), -1)
    if card < 0:
        return
    launcher = world.state.turn
    piece = world.cards[card]
    later = []
    for effect in piece.effects:
        demands = effect.kind in (registry.DEMAND, registry.COMPEL)
        scene = Scene(launcher, card, effect, seat, price)
        if demands == (price == "avoid" if price else seat != launcher):
            yield scene
        elif not demands and not price:
            later.append(scene)
    yield from later
    if seat == launcher and not price:
        for effect in piece.effects:
            if effect.kind in (registry.DEMAND, registry.COMPEL):
                for victim in world.opponents(launcher):
                    yield Scene(launcher, card, effect, victim)
