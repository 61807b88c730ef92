"""What players of these sets and this edition may be asked to choose, by what the cards say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.vocabulary import CardVerb, Instruction
from fudaba.kernel.table import Table
from fudaba.research.mentions import mentioned
from fudaba.research.reader import Offered

CARDS: Final = "fudaba.games.innovation.cards"
ALWAYS: Final = frozenset({"achieve", "dogma", "draw", "meld", "may", "order", "pass", "player"})
OF_SETS: Final = {
    "artifacts": ("return", "steal", "dig", "achieve", "take"),
    "cities": ("city", "endorse", "return", "junk", "tuck"),
    "echoes": ("promote", "foreshadow", "return"),
    "figures": ("claim", "decree", "fade", "inspire", "remove", "promote", "foreshadow"),
    "unseen": ("achieve_secret", "safeguard"),
}
"""What the rules of an expansion ask."""
PARLEY: Final = ("parley", "return")
METHODS: Final = {
    "return": ("return_",),
    "restore": ("make_available",),
    "transfer": ("transfer", "keep", "exchange", "exchange_with"),
    "choose": (),
    "colour": ("choose_colour", "choose_colours", "may_splay"),
    "value": ("choose_value", "one_value", "junk_achievement", "claim"),
    "icon": ("choose_icon",),
    "type": ("choose_type",),
    "name": ("name",),
}
"""What players do (`me`) that asks with these verbs, where that is not called as the verb is; any verb may
stand in a card's code as a text."""


def offers(table: Table) -> Offered:
    """What may be offered at a table like this one: see `reader.Reader`."""
    assert isinstance(table, Innovation)
    return Offers(table.cards, table.house.sets, fourth=table.house.fourth, far=table.seats > 3)


def _functions(piece: Piece) -> Iterator[object]:
    """All that a card does, and what a special achievement asks for."""
    yield from (effect.run for effect in piece.effects)
    for karma in piece.karmas:
        yield from (karma.run, karma.fits)
    if piece.special is not None:
        yield piece.special.issued
        yield from piece.special.conditions.values()


def _by_rules(cards: Iterable[Piece], *, fourth: bool) -> dict[str, frozenset[str]]:
    """By verb, the faces of which alone the rules ever ask."""
    pieces = [*cards]
    valued = {piece.face for piece in pieces if piece.valued}
    activated = {piece.face for piece in pieces if piece.featured and not (fourth and piece.set == "cities")}
    return {
        "achieve_secret": frozenset(piece.back for piece in pieces),
        "city": frozenset(piece.face for piece in pieces if piece.set == "cities"),
        "claim": frozenset(valued),
        "decree": frozenset(piece.face for piece in pieces if piece.special and piece.special.issued),
        "dogma": frozenset(piece.face for piece in pieces if piece.featured),
        "endorse": frozenset(activated),
        "fade": frozenset(piece.face for piece in pieces if piece.set == "figures"),
        "promote": frozenset(valued),
        "steal": frozenset(piece.face for piece in pieces if piece.set == "artifacts"),
    }


class Offers:
    """What may be offered with these cards and sets."""

    def __init__(self, cards: Iterable[Piece], sets: Iterable[str], *, fourth: bool, far: bool) -> None:
        """fourth: whether it is that edition, in which an icon may be chosen; far: whether players may sit
        far away."""
        pieces = [*cards]
        said = mentioned([function for piece in pieces for function in _functions(piece)], CARDS)
        self._names, self._texts = said
        by_rules = {verb for name in sets for verb in OF_SETS.get(name, ())}
        if fourth:
            by_rules |= {"icon"}
        if far:
            by_rules |= {*PARLEY}
        self._always = ALWAYS | by_rules
        self._faces = _by_rules(pieces, fourth=fourth)
        self._known = {*get_args(CardVerb), *get_args(Instruction), *METHODS}

    def __call__(self, verb: str, face: str, word: str, number: int) -> bool:
        """Whether such an option may be offered."""
        if verb == "order" and number >= 0:
            return False
        if face and verb in self._faces and verb not in self._texts and face not in self._faces[verb]:
            return False
        if verb in self._always or verb not in self._known:
            return True
        return verb in self._texts or not self._names.isdisjoint(METHODS.get(verb, (verb,)))
