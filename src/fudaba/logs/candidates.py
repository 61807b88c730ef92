"""Answers to a question that a log makes likely, the likeliest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Final

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.logs.atoms import Atom

AHEAD: Final = 7
"""How many atoms are looked at."""
MOST: Final = 90
"""How many answers to one question are tried."""
_VERBS: Final = {
    "play": "plays",
    "buy": "buys",
    "discard": "discards",
    "trash": "trashes",
    "gain": "gains",
    "reveal": "reveals",
    "topdeck": "topdecks",
    "exile": "exiles",
    "set_aside": "sets_aside",
    "pass": "passes",
    "return": "returns",
    "put_in_hand": "puts_in_hand",
    "receive": "receives",
    "name": "names",
}
"""What an option does, and how a log says so."""

Guide = Sequence[tuple[object, ...]]


def candidates(
    ask: Ask[Any, Any],
    ahead: Sequence[Atom],
    needed: Counter[str],
    guide: Guide | None = None,
    free: Mapping[int, int] | None = None,
) -> list[Answer]:
    """Answers to be tried. ahead: what comes next in the log. needed: the faces that the player still shows
    this turn. guide: the options that were chosen here before. free: the cards that the log has not named
    since they were shuffled, with the shuffle; of equal cards these come last, so that they stay free."""
    found: dict[object, Answer] = {}
    free = free or {}
    by_card = sorted(range(len(ask.options)), key=lambda pick: free.get(ask.options[pick].card, -1))
    for answer in _in_order(ask, ahead[:AHEAD], needed, guide, by_card):
        key = tuple(ask.options[pick].same for pick in answer)
        found.setdefault(key if ask.ordered else tuple(sorted(map(repr, key))), answer)
        if len(found) >= MOST:
            break
    return list(found.values())


def _in_order(
    ask: Ask[Any, Any],
    ahead: Sequence[Atom],
    needed: Counter[str],
    guide: Guide | None,
    picks: Sequence[int],
) -> Iterator[Answer]:
    if guide is not None:
        guided = _guided(ask, guide, picks)
        if guided is not None:
            yield guided
    if ask.numbers is not None:
        yield from _numbers(ask, ahead)
        return
    ranked = _ranked(ask, ahead, needed, picks)
    most = min(ask.most, len(ask.options))
    if ask.least <= 1 <= most:
        yield from ((pick,) for pick in ranked)
    if most > 1:
        yield from _several(ask, ahead, needed, most, picks)
    if ask.least == 0:
        yield ()
    if most > 1:
        yield from _all_others(ask, ranked, most)


def _guided(ask: Ask[Any, Any], guide: Guide, order: Sequence[int]) -> Answer | None:
    """The same options as before, as far as they are offered."""
    if ask.numbers is not None:
        place = ask.numbers.place(int(str(guide[0][-1]))) if guide else -1
        return (place,) if place >= 0 else None
    picks: list[int] = []
    for same in guide:
        pick = next((n for n in order if ask.options[n].same == same and n not in picks), None)
        if pick is None:
            return None
        picks.append(pick)
    return tuple(picks) if ask.least <= len(picks) <= ask.most else None


def _numbers(ask: Ask[Any, Any], ahead: Sequence[Atom]) -> Iterator[Answer]:
    numbers = ask.numbers
    assert numbers is not None
    likely = [atom.number for atom in ahead if atom.number] + [atom.size for atom in ahead]
    for number in (*likely, numbers.least, numbers.most, *range(numbers.least, numbers.least + 20)):
        if (place := numbers.place(number)) >= 0:
            yield (place,)


def _ranked(
    ask: Ask[Any, Any], ahead: Sequence[Atom], needed: Counter[str], picks: Sequence[int]
) -> list[int]:
    """The options by where the log speaks of them first; of those of which it does not, the ones that the
    player shows later last."""

    def rank(pick: int) -> tuple[int, int]:
        option = ask.options[pick]
        for place, atom in enumerate(ahead):
            if _speaks_of(atom, option):
                verb = _VERBS.get(str(option.verb))
                return place, 0 if verb is None or verb == atom.kind else 1
        return len(ahead), needed[option.face] if option.face else 0

    return sorted(picks, key=rank)


def _speaks_of(atom: Atom, option: Option[Any]) -> bool:
    if option.face:
        return option.face in atom.named
    return option.number >= 0 and option.number in (atom.number, atom.size)


def _several(
    ask: Ask[Any, Any], ahead: Sequence[Atom], needed: Counter[str], most: int, order: Sequence[int]
) -> Iterator[Answer]:
    """As many cards as one deed of the log has, or several of one kind in a row."""
    for first in range(len(ahead)):
        wanted: Counter[str] = Counter()
        hidden = 0
        for atom in ahead[first:]:
            if atom.kind != ahead[first].kind or atom.seat != ahead[first].seat:
                break
            wanted += atom.named
            hidden += atom.hidden
            picks = _covering(ask, wanted, hidden, needed, order)
            if picks is not None and ask.least <= len(picks) <= most:
                yield picks
                if ask.ordered:
                    yield from list(permutations(picks))[1:24]


def _covering(
    ask: Ask[Any, Any], wanted: Counter[str], hidden: int, needed: Counter[str], order: Sequence[int]
) -> Answer | None:
    """Options that have these faces, and some others for what is hidden; None where there are none."""
    picks: list[int] = []
    for face, number in wanted.items():
        having = [pick for pick in order if ask.options[pick].face == face]
        if len(having) < number:
            return None
        picks += having[:number]
    others = [pick for pick in reversed(order) if pick not in picks]
    others.sort(key=lambda pick: needed[ask.options[pick].face])
    if len(others) < hidden:
        return None
    return (*picks, *others[:hidden])


def _all_others(ask: Ask[Any, Any], ranked: Sequence[int], most: int) -> Iterator[Answer]:
    choose: Iterable[tuple[int, ...]]
    for number in sorted(
        {ask.least, most, *range(ask.least, most + 1)}, key=lambda n: n not in (ask.least, most)
    ):
        if number > 0:
            choose = permutations(ranked, number) if ask.ordered else combinations(ranked, number)
            for count, picks in enumerate(choose):
                if count >= MOST:
                    break
                yield tuple(picks)
