"""The table of Dominion in sentences: tokens, effects that wait, and the facts of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache

from fudaba.games.dominion import GAME
from fudaba.games.dominion.facts.kinds import Cost
from fudaba.games.dominion.facts.shown import Facts, Landscape, Lying, Pending, Pile, Public
from fudaba.kernel.view import SPECTATOR
from fudaba.text import Words
from fudaba.text.scene import Scene, my_seat, others_of

MATS = ("aside", "exile", "tavern", "island", "native_village", "face_down")
"""Where a player's cards lie besides deck, hand, discards and play."""


def counters(scene: Scene) -> Public:
    """What everybody may know besides the zones."""
    return scene.public_as(Public)


@cache
def _facts() -> dict[str, Facts]:
    return {facts.id: facts for facts in GAME.facts() if facts.sort != "group"}


def facts_of(id: str) -> Facts:
    """What is printed on a card or landscape. Raises KeyError for what is none."""
    return _facts()[id]


def is_card(id: str) -> bool:
    """Whether there is a card or landscape of this id."""
    return id in _facts()


def cost_word(words: Words, coins: int, potions: int, debt: int) -> str:
    """A cost in few letters: "$5", "$3P", "8D"."""
    return words.say("dominion-cost", coins=coins, potions=potions, debt=debt)


def token(words: Words, lying: Lying) -> str:
    """Tokens where they lie, in a few words; "" for what nobody is told."""
    # text: dominion-token-*
    if not lying.says:
        return ""
    return words.say(f"dominion-token-{lying.says}", count=lying.count, card=kind(words, lying.token))


def kind(words: Words, id: str) -> str:
    """The name of a card; of one that has only been begun, its id."""
    message = f"dominion-card-{id}"
    return words.say(message) if words.has(message) else id


def titles(scene: Scene) -> list[str]:
    """The kingdom's name, where it has one, and which turn it is."""
    say, public = scene.words.say, counters(scene)
    turn = public.turns[public.turn]
    text = say("dominion-table-title", turn=turn)
    if not public.kingdom:
        return [text]
    # text: dominion-kingdom-*
    named = say(f"dominion-kingdom-{public.kingdom}")
    return [say("dominion-table-title-named", kingdom=named, turn=turn), text]


def hand(scene: Scene) -> list[str]:
    """The different cards in the hand, in the order in which the first of each came."""
    return list(dict.fromkeys(scene.faces("hand", my_seat(scene))))


def top(scene: Scene) -> str:
    """The card that was put into play last, or the first of the kingdom."""
    return next(reversed(scene.faces("play", counters(scene).turn)), counters(scene).piles[0].id)


def cards(scene: Scene) -> list[str]:
    """Everything in the Supply, what else has a pile, the landscapes, and what is set aside for everybody."""
    piles = [pile.top or pile.id for pile in counters(scene).piles]
    landscapes = [landscape.id for landscape in counters(scene).landscapes]
    return [*piles, *landscapes, *scene.faces("common")]


def type_word(words: Words, type: str) -> str:
    """A type's name."""
    # text: dominion-type-*
    return words.say(f"dominion-type-{type}")


def type_words(words: Words, types: Iterable[str]) -> str:
    """Types as they are printed: "Action · Duration"."""
    return words.say("dominion-table-types").join(type_word(words, type) for type in types)


# What a player has.


def tokens(scene: Scene, seat: int) -> Iterator[str]:
    """The tokens that a player has, each in a few words."""
    say, public = scene.words.say, counters(scene)
    counts = {
        "vp": public.vp,
        "coffers": public.coffers,
        "villagers": public.villagers,
        "favors": public.favors,
        "debt": public.debt,
    }
    for name, of_seats in counts.items():
        if number := of_seats[seat]:
            # text: dominion-table-token-*
            yield say(f"dominion-table-token-{name}", number=number)
    piles = {pile.zone: pile.top or pile.id for pile in public.piles}
    for lying in public.tokens:
        if lying.seat != seat or not (text := token(scene.words, lying)):
            continue
        if lying.zone in piles:
            text = say("dominion-table-token-on", token=text, card=scene.narrator.card(piles[lying.zone]))
        yield text
    owned = [id for id, owner in public.owned if owner == seat]
    if owned:
        yield say("dominion-table-owns", cards=scene.narrator.cards(owned))


def on_pile(scene: Scene, pile: Pile) -> Iterator[str]:
    """What lies on a pile or with it for everybody: a Trait, VP and other tokens, each in a few words."""
    for lying in counters(scene).tokens:
        if lying.zone == pile.zone and lying.seat < 0 and (text := token(scene.words, lying)):
            yield text


def on_landscape(scene: Scene, id: str) -> Iterator[str]:
    """What lies on a landscape, each in a few words."""
    for lying in counters(scene).tokens:
        if lying.card == id and (text := token(scene.words, lying)):
            yield text


def mats(scene: Scene, seat: int) -> Iterator[str]:
    """What lies on a player's mats, each in a few words, and where cards are told by their backs."""
    for name in ("hand", "deck", "face_down"):
        for back, count in sorted(Counter(scene.zone(name, seat).backs).items()):
            # text: dominion-place-*
            place = scene.words.say(f"dominion-place-{name}")
            # text: dominion-table-back-*
            yield scene.words.say(f"dominion-table-back-{back}", place=place, count=count)
    for name in MATS:
        count = scene.zone(name, seat).count
        if not count:
            continue
        faces = scene.faces(name, seat)
        # text: dominion-place-*
        place = scene.words.say(f"dominion-place-{name}")
        yield scene.words.say(
            "dominion-table-mat",
            place=place,
            cards=scene.narrator.cards(faces) if faces else "",
            count=count,
            known=bool(faces),
        )


def pending(scene: Scene, seat: int, *, without: Collection[str] = ()) -> list[str]:
    """What waits that is this player's: from which card, and for what; but not the first of each of some."""
    say = scene.words.say
    left_out = {(card, _when(scene, card, seat)) for card in without}
    waits = Counter((w.card, w.to, w.this_turn) for w in _waiting(scene, seat))
    parts = []
    for (card, to, this_turn), number in waits.items():
        if (card, to) in left_out and not this_turn:
            continue
        message = "dominion-table-pending-turn" if this_turn else "dominion-table-pending"
        parts.append(say(message, card=scene.narrator.card(card), number=number, when=_moment(scene, to)))
    return parts


def staying(scene: Scene, seat: int) -> dict[str, str]:
    """The cards in play from which something is still to come after this turn, and when it comes."""
    in_play = scene.faces("play", seat)
    stays = {card: _when(scene, card, seat) for card in in_play}
    return {card: _moment(scene, to) for card, to in stays.items() if to}


def _waiting(scene: Scene, seat: int) -> list[Pending]:
    return [waiting for waiting in counters(scene).pending if waiting.seat == seat and waiting.card]


def _when(scene: Scene, card: str, seat: int) -> str:
    """The act that the first thing waits for which is still to come from a card after this turn."""
    waits = (w.to for w in _waiting(scene, seat) if w.card == card and not w.this_turn)
    return next(waits, "")


def _moment(scene: Scene, act: str) -> str:
    # text: dominion-when-*
    name = f"dominion-when-{act}"
    return scene.words.say(name if scene.words.has(name) else "dominion-when-other")


def places(scene: Scene, seat: int) -> str:
    """How many cards a player has in hand, deck and discard pile, and what lies on the last."""
    counts = {
        "hand": scene.zone("hand", seat).count,
        "deck": scene.zone("deck", seat).count,
        "discards": scene.zone("discard", seat).count,
    }
    shown = scene.faces("discard", seat)
    if not shown:
        return scene.words.say("dominion-table-places", **counts)
    return scene.words.say("dominion-table-places-top", top=scene.narrator.card(shown[-1]), **counts)


def turn_words(scene: Scene) -> str:
    """Whose turn it is, which, and by what."""
    say, public = scene.words.say, counters(scene)
    seat, by = scene.narrator.seat(public.turn), public.by
    if public.over:
        return say("terminal-over")
    if not by:
        return say("dominion-table-turn", seat=seat, turn=public.turns[public.turn])
    controller = public.controller
    return say(
        "dominion-table-turn-extra",
        seat=seat,
        card=scene.narrator.card(by),
        by=scene.narrator.seat(controller),
        controlled=controller >= 0,
    )


def figures(scene: Scene) -> list[tuple[int, str]]:
    """What the player whose turn it is has left: the number, and the word of what."""
    public = counters(scene)
    counts = [(public.actions, "actions"), (public.buys, "buys"), (public.coins, "coins")]
    return [*counts, (public.potions, "potions")] if public.potions else counts


def left(scene: Scene) -> str:
    """The same in a few words."""
    say = scene.words.say
    parts = [say("dominion-table-figures-left", number=number, what=what) for number, what in figures(scene)]
    return say("dominion-table-and").join(parts)


# Sentences.


def situation(scene: Scene) -> list[str]:
    """The turn, the Supply by cost, the landscapes, and each player, the viewer last."""
    say = scene.words.say
    now = turn_words(scene)
    if not counters(scene).over:
        now = say("dominion-table-now", turn=now, phase=phase(scene), left=left(scene))
    parts = [titles(scene)[0], now]
    for cost, piles in by_cost(scene, supply=True):
        parts.append(say("dominion-table-piles", cost=cost, piles=", ".join(_counted(scene, piles))))
    if others := [pile for _, piles in by_cost(scene, supply=False) for pile in piles]:
        parts.append(say("dominion-table-extra", piles=", ".join(_counted(scene, others))))
    if lying := counters(scene).landscapes:
        parts.append(say("dominion-table-landscapes", cards=", ".join(landscapes(scene, lying))))
    if aside := scene.faces("common"):
        parts.append(say("dominion-table-set-out", cards=scene.narrator.cards(aside)))
    if trash := scene.faces("trash"):
        parts.append(say("dominion-table-trash", cards=scene.narrator.cards(trash)))
    for seat in (*others_of(scene, my_seat(scene)), my_seat(scene)):
        parts += _seat_lines(scene, seat)
    if mine := _hand_line(scene):
        parts.append(mine)
    return parts


def _counted(scene: Scene, piles: Iterable[Pile]) -> list[str]:
    return [
        _with_tokens(scene, f"{scene.narrator.card(pile.top or pile.id)} {pile.count}", on_pile(scene, pile))
        for pile in piles
    ]


def landscapes(scene: Scene, lying: Iterable[Landscape]) -> list[str]:
    """Landscapes with what they cost, and what lies on them."""
    parts = []
    for one in lying:
        name = scene.narrator.card(one.id)
        priced = f"{name} {cost_word(scene.words, *one.cost)}" if one.cost else name
        parts.append(_with_tokens(scene, priced, on_landscape(scene, one.id)))
    return parts


def _with_tokens(scene: Scene, card: str, lying: Iterable[str]) -> str:
    """A pile or landscape in a list, with what lies there."""
    say = scene.words.say
    tokens = say("dominion-table-and").join(lying)
    return say("dominion-table-lying", card=card, tokens=tokens) if tokens else card


def _seat_lines(scene: Scene, seat: int) -> Iterator[str]:
    say, name = scene.words.say, scene.narrator.seat(seat)
    yield say("dominion-table-seat", seat=name, text=places(scene, seat))
    if in_play := scene.faces("play", seat):
        yield say("dominion-table-play", seat=name, cards=scene.narrator.cards(in_play))
    for text in (*tokens(scene, seat), *mats(scene, seat), *pending(scene, seat)):
        yield say("dominion-table-more", seat=name, text=text)


def _hand_line(scene: Scene) -> str:
    seat = my_seat(scene)
    faces = scene.faces("hand", seat) if scene.viewer != SPECTATOR else []
    if not faces:
        return ""
    message = "dominion-table-hand" if seat == scene.viewer else "dominion-table-hand-of"
    return scene.words.say(message, seat=scene.narrator.seat(seat), cards=scene.narrator.cards(faces))


def brief(scene: Scene) -> list[str]:
    """What is left to spend, what is in play, and the hand."""
    in_play = scene.faces("play", counters(scene).turn)
    parts = [scene.words.say("dominion-table-left", seat=turn_words(scene), left=left(scene))]
    if in_play:
        seat = scene.narrator.seat(counters(scene).turn)
        parts.append(scene.words.say("dominion-table-play", seat=seat, cards=scene.narrator.cards(in_play)))
    return [*parts, *filter(None, [_hand_line(scene)])]


def phase(scene: Scene) -> str:
    """The phase's name."""
    # text: dominion-phase-*
    return scene.words.say(f"dominion-phase-{counters(scene).phase}")


# The Supply.


def by_cost(scene: Scene, *, supply: bool) -> list[tuple[str, list[Pile]]]:
    """The piles of one cost together, the dearest first; those of the Supply, or the others."""
    found: dict[Cost, list[Pile]] = {}
    for pile in counters(scene).piles:
        if pile.supply == supply:
            found.setdefault(pile.cost, []).append(pile)
    ordered = sorted(found.items(), key=lambda item: (item[0][0] + item[0][2], item[0][1]), reverse=True)
    return [(cost_word(scene.words, *cost), piles) for cost, piles in ordered]


def card_facts(scene: Scene, face: str) -> str:
    """Types, cost now, how many are left, and what it is worth."""
    say, own = scene.words.say, facts_of(face)
    parts = [type_words(scene.words, own.types)]
    for pile in counters(scene).piles:
        if face in (pile.top, pile.id):
            cost = cost_word(scene.words, *pile.cost)
            parts.append(say("dominion-table-fact-pile", cost=cost, left=pile.count))
            parts += on_pile(scene, pile)
    for one in counters(scene).landscapes:
        if one.id == face and one.cost:
            parts.append(say("dominion-table-fact-cost", cost=cost_word(scene.words, *one.cost)))
    if own.worth:
        parts.append(say("dominion-table-worth", points=own.worth))
    parts += [
        say("dominion-table-fact-brings", cards=scene.narrator.card(by))
        for id, by in counters(scene).brought
        if id == face and is_card(by)
    ]
    return say("dominion-table-and").join(parts)
