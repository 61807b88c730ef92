"""Kingdoms of Dominion: in every form, at random, and what they need on a real table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, Final

from fudaba.games.dominion.board import kingdom as of_board
from fudaba.games.dominion.game import GAME
from fudaba.games.dominion.setup.packing import Item
from fudaba.kernel.game import setup_of
from fudaba.text.dominion.kingdom_lists import read_list
from fudaba.text.dominion.kingdom_writer import FORMS, LANGUAGES, write_kingdom
from fudaba.text.dominion.packing_list import Row, packing_rows, packing_text
from fudaba.text.names import options_by_id

KINGDOM_FORMS: Final = tuple(FORMS)
"""The forms in which a kingdom can be written."""
NAME_LANGUAGES: Final = tuple(LANGUAGES)
"""The languages in which the names in it can be written."""


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A kingdom of Dominion, with what its cards bring along."""

    name: str
    """Its id, if it has a name."""
    cards: tuple[str, ...]
    """The ids of its Kingdom cards."""
    landscapes: tuple[str, ...]
    """The ids of its Events, Projects, Ways and so on, also of an Ally or Prophecy."""
    piles: Mapping[str, str]
    """The piles chosen for some of them: of a Trait, the one that it lies with; of Young Witch
    her Bane; of Way of the Mouse and Riverboat the card set aside."""
    brought: Mapping[str, str]
    """What comes in besides, by id: the card or set that it comes in for, "" for what was asked for."""
    colonies: bool
    """Whether Platinum and Colony are used."""
    shelters: bool
    """Whether Shelters are used."""
    left: Mapping[str, str]
    """What a list chose and every table draws anew (Druid's Boons, Obelisk's pile), by the card."""
    options: Mapping[str, Any]
    """The options with which a table has this kingdom: `fudaba.new_game("dominion", **kingdom.options)`."""
    _laid: of_board.Kingdom = field(repr=False)
    _seed: str = field(repr=False)

    def write(self, form: str = "names", lang: str = "en") -> str:
        """The kingdom in one of `KINGDOM_FORMS`, its names in one of `NAME_LANGUAGES`.

        Raises `BadSetup` for an unknown form.
        """
        return write_kingdom(self._laid, form, lang)

    def packing(self, seats: int = 2) -> list[Item]:
        """What so many players take out of the box for it. Raises `BadSetup` for a wrong number of them."""
        return GAME.packed(self.options, self._seed, seats)

    def packing_rows(self, seats: int = 2, lang: str = "en") -> list[tuple[str, list[Row]]]:
        """The same in words: the heading of each part, and its lines."""
        return packing_rows(self.packing(seats), lang)

    def packing_text(self, seats: int = 2, lang: str = "en") -> str:
        """The same as text, to be printed."""
        return packing_text(self.packing(seats), lang)


def kingdom(text: str = "", *, seed: str | int | None = None, **options: Any) -> Kingdom:
    """A kingdom of Dominion: as it is listed in whatever form, or one at random.

    text: a list, another tool's address, or a kingdom's name; "" for a random one. seed: fixes what is drawn
    at random; by default another one each time. options: those of the table (`list_options`).

    Raises `BadSetup` for what cannot be.

    >>> import fudaba
    >>> fudaba.kingdom("Keller, Burggraben, Inspiring (Moat)").write()
    'Cellar, Moat, Inspiring (Moat)'
    >>> len(fudaba.kingdom(feel="no_attacks", seed=1).cards)
    10
    """
    given = options_by_id(GAME, {**options, **({"kingdom": text} if text.strip() else {})})
    seed = token_hex(8) if seed is None else str(seed)
    setup = setup_of(GAME, seats=GAME.seats[0], seed=seed, options=given)
    laid = GAME.laid_out(setup.options, seed)
    kept = GAME.same_again(setup.options, seed)
    return Kingdom(
        name=laid.name,
        cards=laid.cards,
        landscapes=laid.landscapes,
        piles=dict(laid.traits) | {by: id for id, by in (*laid.added, *laid.aside)},
        brought=dict((*laid.aside, *laid.brought)),
        colonies=laid.colonies,
        shelters=laid.shelters,
        left=read_list(text).left if text.strip() else {},
        options={name: value for name, value in kept.items() if value != _USUAL[name]},
        _laid=laid,
        _seed=seed,
    )


_USUAL: Final = {switch.name: switch.default for switch in GAME.switches}
