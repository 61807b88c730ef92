"""Moments, questions and answers in the game and in its twin world, in which cards lie elsewhere.

`new`: which card lies in the twin world where each card lies in the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.checks.recorder import Moment


def until_apart(here: Moment, there: Moment, viewer: int, new: Sequence[int]) -> tuple[bytes, bytes, bool]:
    """What is received in each world where they first differ, or else in the end; and whether they may go
    apart there: somebody else is asked in one world and only seems to be in the other, or is asked something
    else, or has another answer to a question with only one."""
    one, other = here.passed[:], there.passed[:]
    while one and other:
        a, b = one[0], other[0]
        if not _is_same_question(a.ask, b.ask):
            if a.received is None or b.received is None:
                del (one if a.received is None else other)[0]
                continue
        elif not _is_same_answer(a.ask, b.ask, new):
            return (a.received, b.received, True) if a.received and b.received else (b"0", b"0", True)
        seen = a.received or b"0", b.received or b"0"
        if seen[0] != seen[1]:
            return *seen, True
        del one[0], other[0]
    for left in one or other:
        if left.received is not None:
            pair = (left.received, there.received) if one else (here.received, left.received)
            return *pair, True
    kinds = [ask and (ask.owner, ask.decider, ask.kind) for ask in (here.ask, there.ask)]
    others = any(ask is not None and ask.decider != viewer for ask in (here.ask, there.ask))
    return here.received, there.received, kinds[0] != kinds[1] and others


def _is_same_question(one: Ask, other: Ask) -> bool:
    return (one.owner, one.decider, one.kind) == (other.owner, other.decider, other.kind)


def _is_same_answer(one: Ask, other: Ask, new: Sequence[int]) -> bool:
    """Whether the only answer to a question is that to the other, in a world in which cards lie elsewhere."""
    answers = one.forced() or (), other.forced() or ()
    if len(answers[0]) != len(answers[1]):
        return False
    chosen = [one.options[pick] for pick in answers[0]], [other.options[pick] for pick in answers[1]]
    return all(_stands_for(b, a, new) for a, b in zip(*chosen, strict=True))


def translated(
    ask: Ask, answer: Answer, other: Ask, new: list[int], meant: set[int], faces: Sequence[str]
) -> Answer | None:
    """The same answer to the twin world's question: the card that lies there, or one equal to it, since of
    equal cards only one is offered.

    From then on the card chosen instead stands for the one that was meant. None where there is no such
    answer, where the card is offered there by another word (the one in play, since another of its name is in
    the hand), or where that very card has already been chosen in this effect and another is offered in its
    place (a player who says at once which Treasures to play means that no other is there).

    meant: the cards chosen since the game was at rest, as they are in the twin world; more are put in. faces:
    of the cards at the table.
    """
    if ask.numbers is not None:
        place = -1 if other.numbers is None else other.numbers.place(ask.options[answer[0]].number)
        return None if place < 0 else (place,)
    picks: list[int] = []
    for pick in answer:
        option = ask.options[pick]
        left = [i for i in range(len(other.options)) if i not in picks]
        found = next((i for i in left if _stands_for(other.options[i], option, new)), None)
        if found is None and option.card >= 0 and any(o.card == new[option.card] for o in other.options):
            return None
        if found is None:
            equal = _with_face(option, faces[new[option.card]]) if option.card >= 0 else option.same
            found = next((i for i in left if other.options[i].same == equal), None)
            if found is not None and option.card >= 0 and (card := other.options[found].card) >= 0:
                if new[option.card] in meant:
                    return None
                at = new.index(card)
                new[option.card], new[at] = card, new[option.card]
        if found is None:
            return None
        meant.add(other.options[found].card)
        picks.append(found)
    return tuple(picks)


def _with_face(option: Option, face: str) -> tuple[object, ...]:
    """What makes an option equal to this one, but for a card with another face."""
    verb, own, word, seat, number = option.same
    return verb, face if own else own, word, seat, number


def _stands_for(other: Option, option: Option, new: Sequence[int]) -> bool:
    if option.card < 0:
        return other.card < 0 and other.same == option.same
    verb, _, word, seat, number = option.same
    return other.card == new[option.card] and (verb, word, seat, number) == (
        other.verb,
        other.word,
        other.seat,
        other.number,
    )
