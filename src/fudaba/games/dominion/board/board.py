"""The table as rules see it: what a card is now, what listens to an act that is asked about, and options.

What comes next in a game, and how abilities are carried out, is told above: `table.Dominion`.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fudaba.games.dominion.board.places import Places
from fudaba.games.dominion.board.state import TurnDeed
from fudaba.games.dominion.board.subscriptions import AnyOf
from fudaba.games.dominion.facts.act_names import ActName
from fudaba.games.dominion.facts.kinds import Kind, Of, OfPile
from fudaba.games.dominion.facts.vocabulary import Deed, DominionOption, QuestionKind, Verb
from fudaba.kernel import player
from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.ask import Option
from fudaba.kernel.cards import Ref, new_tuple
from fudaba.kernel.handful import Cards
from fudaba.kernel.resolution import all_triggered, happen, triggered

C = TypeVar("C", bound=Cards[Any], default=Any)
NOT_APART: Final[Mapping[int, str]] = MappingProxyType({})
"""The words of cards that are told apart, where none are."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `__new__` alone makes a copy
class Board(Places):
    """What the rules work with. Seats and cards are numbers; a kind is what is printed on a card."""

    __slots__ = ()

    # What a card is now.

    def types(self, kind: Kind) -> int:
        """A card's types, with those that it has besides the printed ones just now.

        What one rule has added counts for the others, in whichever order they stand.
        """
        types, before, rules = kind.types, -1, self.box.changes_types
        if not rules:
            return types
        while types != before:
            before = types
            for rule in rules:
                assert rule.also_types is not None
                types |= rule.also_types(self, kind, types)
            if len(rules) == 1:
                break
        return types

    def note_played(self, seat: int, cards: Iterable[int]) -> None:
        """Remember that these cards of the hand were played, without plays of their own."""
        done, kinds, phase, changes = self.state.done, self.cards, self.state.phase, self.box.changes_types
        for card in cards:
            kind = kinds[card]
            types = self.types(kind) if changes else kind.types
            done.append(new_tuple(TurnDeed, ("play", seat, card, phase, 0, True, -1, types)))

    def is_type(self, card: int, *types: int) -> bool:
        """Whether a card has one of these types now."""
        has = self.types(self.cards[card]) if self.box.changes_types else self.cards[card].types
        for type in types:  # noqa: SIM110 - asked often, and `any` is much slower
            if has & type:
                return True
        return False

    def is_of(self, card: int, of: Of) -> bool:
        """Whether a card is one of those that an ability can be about."""
        if isinstance(of, str):
            return self.cards[card].id == of
        if isinstance(of, OfPile):
            return (pile := self.came_from(card)) is not None and (of.trait, pile.zone) in self.state.marks
        return bool((self.types(self.cards[card]) if self.box.changes_types else self.cards[card].types) & of)

    # Who follows instructions.

    def me(self, seat: int, play: int = 0, this: Ref | None = None) -> Player:
        """A player, with the play and the card that they follow, as cards want them."""
        raise NotImplementedError

    # Who listens.

    def listens(self, acts: ActName | AnyOf, card: int = -1, seat: int = -1) -> bool:
        """Whether anything may listen to such an act now; see `table.Dominion.listens`."""
        raise NotImplementedError

    def waits_for(self, act: ActName) -> bool:
        """Whether an effect waits for such acts."""
        return self.waited_for(act)

    def is_printed(self, act: Act) -> bool:
        """Whether something that is printed on a card may listen to this act now."""
        raise NotImplementedError

    def about(self, act: Act) -> list[Ability]:
        """What listens to an act that is never carried out, and is about this one."""
        if not self.listens_to(act):
            return []
        waiting = [ability for ability in self.state.abilities if ability.to == act.name]
        return [a for a in (*waiting, *self.printed_abilities(act)) if self.concerns(a, act)]

    def forbids(self, act: Act) -> bool:
        """Whether something that listens says that this may not be done now."""
        return bool(self.about(act))

    def happen(self, act: Act) -> Coroutine[Any, Any, Act | None]:
        """Let an act be replaced, done and answered. Returns what happened in the end, None for nothing."""
        return happen(self, act)

    def answered(self, act: Act) -> Coroutine[Any, Any, None]:
        """Let an act that has been done be answered."""
        return triggered(self, act)

    def all_answered(self, acts: Sequence[Act]) -> Coroutine[Any, Any, None]:
        """Let acts that have been done at once be answered, in an order that the players choose."""
        return all_triggered(self, acts)

    # Offering.

    def ability_option(self, ability: Ability) -> DominionOption:
        """An ability is told by its card, one that has none by the word that is its first argument."""
        if ability.source is None and ability.args:
            return Option("order", word=str(ability.args[0]))
        card = ability.source.card if ability.source else -1
        return Option("order", card, self.cards[card].id if card >= 0 else "")

    def ability_options(self, abilities: Sequence[Ability], verb: Verb = "order") -> list[DominionOption]:
        """Abilities as options: those of one name are told apart by what they hold, where that differs.

        Two Ghosts that have set the same aside are one choice, two with a Smithy and a Village are not.
        """
        options = [self.ability_option(ability) for ability in abilities]
        held = ["+".join(sorted(self.cards[card].id for card in self.held(each))) for each in abilities]
        differ: dict[str, set[str]] = {}
        for option, holds in zip(options, held, strict=True):
            differ.setdefault(option.face, set()).add(holds)
        return [
            Option(verb, option.card, option.face, holds if len(differ[option.face]) > 1 else option.word)
            for option, holds in zip(options, held, strict=True)
        ]

    def held(self, ability: Ability) -> list[int]:
        """The cards that an ability refers to, as far as they still lie where they lay."""
        return [ref.card for ref in _refs(ability.args) if self.state.finds(ref)]

    def options(
        self, verb: Verb, cards: Iterable[int], *, each: bool = False, apart: Mapping[int, str] = NOT_APART
    ) -> list[DominionOption]:
        """Cards as options: one for each kind, or each card by itself where several may be chosen.

        Of equal cards the one that others know of comes first, so that nobody learns that there
        were two. apart: the words of cards that are not equal to others of their name (`rules/apart.py`).
        """
        known, kinds = self.state.known, self.cards
        ordered = sorted(cards, key=lambda card: card not in known) if known else [*cards]
        if apart:
            if not each:
                named = {(kinds[card].id, apart.get(card, "")): card for card in reversed(ordered)}
                ordered = [*named.values()][::-1]
            return [Option(verb, card, kinds[card].id, apart.get(card, "")) for card in ordered]
        if not each and len(ordered) > 1:
            ordered = [*{kinds[card].id: card for card in reversed(ordered)}.values()][::-1]
        ready = self.box.options.setdefault(verb, {})
        return [ready.get(card) or self._option(verb, card) for card in ordered]

    def _option(self, verb: Verb, card: int) -> DominionOption:
        """A card as an option, made once for a box."""
        option: DominionOption = Option(verb, card, self.cards[card].id)
        self.box.options[verb][card] = option
        return option

    def options_to_play(self, cards: Iterable[int]) -> list[DominionOption]:
        """Each of these cards as one to be played, in this order."""
        ready = self.box.options.setdefault("play", {})
        return [ready.get(card) or self._option("play", card) for card in cards]

    def each_once(self, options: Iterable[DominionOption]) -> list[DominionOption]:
        """The options without those that are the same choice as an earlier one."""
        return list({option.same: option for option in reversed(list(options))}.values())[::-1]


def _refs(args: object) -> Iterator[Ref]:
    """The cards that plain arguments refer to."""
    if isinstance(args, Ref):
        yield args
    elif isinstance(args, tuple):
        for each in args:
            yield from _refs(each)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(player.Player[C, Deed, QuestionKind, Verb]):
    """A player, and the play and card whose instructions they follow. C: what its cards are held in."""

    __slots__ = ("play", "seat", "t", "this")

    t: Board
    """The table."""
    seat: int
    """The player's seat."""
    play: int
    """The number of the play, 0 outside a play."""
    this: Ref | None
    """The card, as it lay once it was played, or where its ability began."""

    def __init__(self, t: Board, seat: int, play: int = 0, this: Ref | None = None) -> None:
        self.t = t
        self.seat = seat
        self.play = play
        self.this = this
