"""What the words of a choice are worth: "+2 Cards", "trash", "gain a Silver", yes and no."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.hints import ARTIFACTS, SAYS
from fudaba.bots.dominion.mats import is_for_a_great_turn, is_great
from fudaba.bots.dominion.play_policy import does_good, in_trash
from fudaba.bots.dominion.prospects import (
    a_card,
    best_purchase,
    coins_worth,
    idle_actions,
    money_of,
    spends,
)
from fudaba.bots.dominion.sight import Sight
from fudaba.bots.dominion.strategy import Strategy
from fudaba.bots.dominion.trash_policy import early, is_junk, made, rid_of, uses_of
from fudaba.bots.dominion.worth import JUNK, coins_of, is_dead, keeps, types_of
from fudaba.games.dominion.cards.seaside_first import PIRATE_SHIP
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECKS, NATIVE_VILLAGE, place
from fudaba.games.dominion.facts.types import TREASURE
from fudaba.games.dominion.facts.vocabulary import DominionOption

_EACH: Final = {
    "cards": 1.6,
    "coins": 1.2,
    "buys": 0.4,
    "vp": 0.9,
    "coffers": 1.1,
    "villagers": 0.6,
    "favors": 0.4,
}
"""What one of each figure is worth."""
BEHIND: Final = -24.0
"""So far behind there is nothing more to wait for."""
GREAT: Final = 20.0
"""What a great turn is worth beside all else that may be chosen."""
FEW: Final = 5
"""So many cards that give a new hand are gathered before all else."""
GOOD_BUY: Final = 6
"""What costs so much, and can be bought, is not put at risk for a new hand."""
DEAR: Final = 8
"""What costs so much is bought rather than a new hand taken."""
PAYS: Final = 0.7
"""What is got for cards that may be discarded is worth so much for each at least."""
CURSE: Final = -4.0
"""What a Curse is worth that is gained into the hand."""
POINT: Final = 1.3
"""What a point is worth."""
EACH_DILUTES: Final = 1.5
"""What it costs to have a card more that does nothing."""
_TRASHED: Final = 2.4
"""What it is worth to trash a card of junk."""
_GOES: Final = frozenset({"discard", "trash", "exile", "return", "set_aside"})
"""Words that send away the card that they are about."""
_STAYS: Final = frozenset({"topdeck", "put_back", "take", "put_in_hand", "put_into_hand", "keep"})
"""Words that keep it near."""

_REFUSED: Final = frozenset({"gain_curse", "trash_this", "discard_hand"})
"""What a `may` offers at a price that is seldom worth it."""


Weigh = Callable[[Sight, Strategy], float]


@lru_cache(maxsize=4096)
def weighs(about: str, options: tuple[DominionOption, ...]) -> list[Weigh]:
    """For each of the words of an `option`, what tells how much it is worth to choose it."""
    words = [option.word for option in options]
    said = SAYS.get(about, ())
    return [
        _always(50.0 - said.index(word)) if word in said else _weigh(about, word, words) for word in words
    ]


def _weigh(about: str, word: str, words: list[str]) -> Weigh:
    """The same of one of these words: what depends on nothing but them is found here."""
    if (own := _OWN.get((about, word)) or _OWN.get(("", word))) is not None:
        return own
    if figures := figures_in(word):
        return _figures(dict(figures))
    if word.startswith("gain_") and (id := word.removeprefix("gain_")) in KINDS:
        return _always(keeps(id) * 0.7)
    if (id := word.removeprefix("take_")) in ARTIFACTS:
        return lambda now, strategy: -1.0 if now.has_bought(id) else ARTIFACTS[id]
    if word == "discard" and "gain_curse" in words:
        return lambda now, strategy: _discards(now, 2)
    if word == "trash" and any(figures_in(other) for other in words):
        return _trash_of_hand
    if word == "trash":
        return _trash
    if word == "discard" and "put_back" in words:
        return lambda now, strategy: 2.0 if _are_bad_to_draw(now) else -1.0
    if word in _GOES:
        return _send_away
    return _always(0.5)


def _figures(figures: dict[str, int]) -> Weigh:
    """What tells how much several figures are worth together; some of the cards may be discarded then."""
    discards, drawn = figures.pop("discard", 0), figures.get("cards", 0)

    def worth(now: Sight, strategy: Strategy) -> float:
        given = fsum([_figure(now, strategy, *figure) for figure in figures.items()])
        return given + _discards(now, discards, drawn) if discards else given

    return worth


def _discards(now: Sight, number: int, drawn: int = 0) -> float:
    """What it is worth, at most 0, to discard so many cards of the hand, after some more have been drawn."""
    uses = [max(0.0, use) for use in uses_of(now, now.in_hand)] + [_EACH["cards"]] * drawn
    return -fsum(sorted(uses)[:number])


def _curse(now: Sight, strategy: Strategy) -> float:
    """What it is worth to gain a Curse: nothing where none is left."""
    return CURSE if now.left("curse") else 0.1


def _always(worth: float) -> Weigh:
    return lambda now, strategy: worth


def _send_away(now: Sight, strategy: Strategy) -> float:
    """What it is worth to be rid of the card that is asked about."""
    return 2.0 if _is_bad(now) else -1.0


def _trash(now: Sight, strategy: Strategy) -> float:
    """The same, for good."""
    if not now.about or now.is_theirs:
        return _send_away(now, strategy)
    worth = rid_of(now, strategy, now.about)
    return 2.0 + worth if worth > 0 else -1.0


def _trash_of_hand(now: Sight, strategy: Strategy) -> float:
    """What it is worth to trash cards of the hand rather than take figures."""
    if (makes := makes_of(now.about)) is not None:
        return max((made(now, strategy, id, makes) for id in now.in_hand), default=0.0)
    return _TRASHED * early(now) * min(2, sum(is_junk(now, strategy, id) for id in now.in_hand))


def _trash_two(now: Sight, strategy: Strategy) -> float:
    """The same, where two cards must be trashed."""
    junk = sum(is_junk(now, strategy, id) for id in now.in_hand)
    missing = max(0, 2 - junk)
    others = sorted(keeps(id) for id in now.in_hand if not is_junk(now, strategy, id))
    return _TRASHED * early(now) * (2 - missing) - fsum(others[:missing])


def figures_in(word: str) -> list[tuple[str, int]]:
    """What stands in a word like "buys_1_coins_2"; nothing if it is none."""
    parts = word.split("_")
    pairs = list(zip(parts[::2], parts[1::2], strict=False))
    if len(parts) % 2 or not all(number.isdigit() for _, number in pairs):
        return []
    return [(figure, int(number)) for figure, number in pairs]


def _figure(now: Sight, strategy: Strategy, figure: str, number: int) -> float:
    """What so much of a figure is worth now."""
    if figure == "actions":
        idle = idle_actions(now)[:number]
        like = _instead(now, strategy) if now.about in idle else 0.0
        return fsum(like if id == now.about else _played(id) for id in idle) + 0.2 * number
    if figure == "coins" and now.my_turn:
        return 0.5 * (_EACH["coins"] * number + coins_worth(now, strategy, number))
    return _EACH.get(figure, 0.5) * number


def _instead(now: Sight, strategy: Strategy) -> float:
    """What the like of a card that may give Actions is worth, once it is played for something else."""
    words = [figures_in(option.word) for option in now.ask.laid_out]
    return max(
        [
            sum([_figure(now, strategy, *one) for one in figures])
            for figures in words
            if all(figure != "actions" for figure, _ in figures)
        ],
        default=0.0,
    )


def _played(id: str) -> float:
    """What it is worth to play an Action, by its figures."""
    bonus = KINDS[id].bonus
    figures = _EACH["cards"] * bonus.cards + _EACH["coins"] * max(bonus.coins, coins_of(id))
    return max(figures, 0.8 * keeps(id)) * 0.9


def says_yes(now: Sight) -> bool:
    """Whether to do what a `may` offers: yes, unless it would send away what is good, or keep what is bad."""
    word = now.ask.word
    if word in _REFUSED:
        return False
    if word == "set_aside":
        return not now.actions
    if word in _STAYS or word == "discard_from_exile":
        return not _is_bad(now)
    if word in _GOES:
        return _is_bad(now)
    verb, _, number = word.rpartition("_")
    if number.isdigit() and verb == "discard":
        return _discards(now, int(number)) > -PAYS * int(number)
    if number.isdigit() and verb in _GOES:
        return sum(keeps(id) < JUNK for id in now.in_hand) >= int(number)
    return True


def _is_bad(now: Sight) -> bool:
    """Whether the card that is asked about is bad for its owner; of another player's, whether it is good.

    Where it is no such card but the one in play that asks, it is about the hand: whether there is junk.
    """
    id = now.about
    if not id or (keeps(id) >= JUNK and id in now.played):
        return any(keeps(other) < JUNK for other in now.in_hand)
    return _is_bad_by_itself(now, id)


def _is_bad_by_itself(now: Sight, id: str) -> bool:
    """The same of a card that is looked at, wherever it lies."""
    bad = is_dead(id) or keeps(id) < JUNK
    return bad != now.is_theirs


def _are_bad_to_draw(now: Sight) -> bool:
    """Whether cards that are looked at on a deck are worse for its owner than others there; of another
    player's, whether they are better. One card that the question is about is judged alone."""
    id, seat = now.about, now.ask.whom if now.ask.whom >= 0 else now.seat
    if id and id not in now.played:
        return _is_bad_by_itself(now, id)
    looked = now.view.faces(DECKS[seat])
    if not looked:
        return _is_bad(now)
    # The same in whatever order they have been counted.
    usual = fsum([_DRAWN[one] * count for one, count in now.all_owned.items()]) / max(1, now.cards)
    bad = fsum([_DRAWN[one] for one in looked]) / len(looked) < usual
    return bad != now.is_theirs


_DRAWN: Final[Known[float]] = Known(lambda id: 0.0 if is_dead(id) else max(0.0, keeps(id)))
"""What it is worth to draw a card."""


def _on_the_mat(now: Sight, strategy: Strategy) -> float:
    """What the cards on the Native Village mat are worth now: most where they buy more. Who has the Buys for
    a great turn waits for it."""
    mat = now.view.faces(place(NATIVE_VILLAGE, now.seat))
    if "big_turn" in strategy.style:
        last = now.about not in now.in_hand
        return GREAT if last and (is_great(now, mat) or now.lead < BEHIND) else -GREAT
    if now.my_turn and is_for_a_great_turn(now):
        return GREAT if is_great(now, mat) else -GREAT
    count = now.view.count(place(NATIVE_VILLAGE, now.seat))
    return coins_worth(now, strategy, sum(money_of(id) for id in mat)) + 0.5 * count - 2.0


def _new_hand(now: Sight, strategy: Strategy) -> float:
    """What it is worth to have four other cards rather than this hand and $2 more: as long as another of the
    same is in hand the coins are taken; at the last one only where they buy what is wanted more."""
    if now.about in now.in_hand:
        return -1.0
    coins = int(now.purse)
    more, less = best_purchase(now, strategy, coins + 2), best_purchase(now, strategy, coins)
    wanted = FEW if strategy.names(now.about) and now.owned(now.about) <= FEW else 0
    if more != less and ((more == now.about and wanted) or now.costs.get(more, 0) >= DEAR):
        return -1.0
    if now.costs.get(less, 0) >= GOOD_BUY:
        return -1.0
    fresh = spends(now, strategy, now.tally.coins + 4 * a_card(now))
    return fresh - spends(now, strategy, now.purse + 2) + 0.3


def _gathered(now: Sight, strategy: Strategy) -> float:
    """What it is worth to gain an Estate for the Victory tokens on the pile of the card that asks."""
    return POINT * (now.tokens(now.about) + 1) - EACH_DILUTES


def _from_trash(now: Sight, strategy: Strategy) -> float:
    return in_trash(now, strategy)


_OWN: Final[dict[tuple[str, str], Weigh]] = {
    ("native_village", "put_in_hand"): _on_the_mat,
    ("", "now"): lambda now, strategy: 1.0,
    ("", "coins_per_token"): lambda now, strategy: float(now.own_tokens(PIRATE_SHIP)) - 2.5,
    ("", "gain_curse"): _curse,
    ("", "raid"): lambda now, strategy: 0.0,
    ("", "give_copy"): lambda now, strategy: 1.0 if keeps(now.about) < JUNK else 0.0,
    ("", "draw_to_6"): lambda now, strategy: _EACH["cards"] * (6 - len(now.in_hand)),
    ("", "gain_from_trash"): _from_trash,
    ("", "play"): lambda now, strategy: 1.5 if does_good(now, strategy, now.about) else -1.0,
    ("wild_hunt", "gain_estate"): _gathered,
    ("steward", "trash"): _trash_two,
    ("treasurer", "gain_from_trash"): lambda now, strategy: max(
        [keeps(id) for id in now.trash if types_of(id) & TREASURE], default=0.0
    ),
    ("minion", "discard"): _new_hand,
    ("minion", "coins_2"): lambda now, strategy: 0.0,
    ("lurker", "trash_from_supply"): lambda now, strategy: 0.5,
}
"""What words are worth that depend on what is there: those of one card, or (under "") of all."""
