"""How the cards of Innovation are written, and which of its messages tell what.

A face is a card's id; of a card that lies face down it is its back, such as "base_3" or "echoes_5".
"""

# text: innovation-end-* innovation-card-* innovation-colour-* innovation-option-* innovation-choice-*
# text: innovation-ask-* innovation-log-* innovation-source innovation-source-whole innovation-set-*
# text: innovation-city-* innovation-text-* innovation-title innovation-switch-*

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fudaba.games.innovation import GAME
from fudaba.games.innovation.printed import COLOURS, FIRST, FOURTH, ICONS, SETS
from fudaba.games.innovation.shown import Facts
from fudaba.kernel.shown import Public
from fudaba.text import Arg, Words
from fudaba.text.narrator import Seen, Told

__all__ = ["COLOURS"]

_OLDEST, _YOUNGEST = 0, 11
_CITY_PLACES = (4, 2)
_CITY_ICONS = ("plus", "junk", "uplift", "unsplay", "flag", "fountain")


def kinds() -> Iterator[str]:
    """The id of every card and special achievement."""
    return iter(_facts())


def faces() -> Iterator[str]:
    """Every face and every back."""
    yield from _facts()
    yield from _backs()


def kind(words: Words, id: str) -> str:
    """The name of a card."""
    return words.say(f"innovation-card-{id}")


def card_text(words: Words, id: str, edition: str = "") -> str:
    """What a card does in an edition, and nothing of any other; without one, in each that differs.

    `.text` is what editions have in common, or the third; of a back no more is said than it shows.
    """
    if id in _backs():
        return card(words, id)
    if _facts()[id].colour and _facts()[id].set == "cities":
        return _city_text(words, _facts()[id], edition)
    message = f"innovation-card-{id}"
    own = {of: words.say(f"{message}.{of}") for of in (FIRST, FOURTH) if words.has(f"{message}.{of}")}
    common = words.say(f"{message}.text")
    if edition:
        return own.get(edition, common)
    return " ".join([common, *(words.say(f"innovation-text-{of}", text=told) for of, told in own.items())])


def _city_text(words: Words, facts: Facts, wanted: str) -> str:
    """What the icons of a city do in an edition, or in the third if it is not in that one.

    Without one, in the fourth too if that has others.
    """
    told: dict[str, str] = {}
    for edition, face in facts.faces.items():
        sentences = [_icon_text(words, facts, face.icons[place], place) for place in _CITY_PLACES]
        told[edition] = " ".join(filter(None, sentences)) or words.say("innovation-city-bonus")
    third = told.get("third") or told["fourth"]
    if wanted:
        return told.get(wanted, third)
    if told.get("fourth", third) == third:
        return third
    return f"{third} {words.say('innovation-text-fourth', text=told['fourth'])}"


def _icon_text(words: Words, facts: Facts, icon: str, place: int) -> str:
    """What an icon does in one of the two places where cities have their own; "" if it does nothing."""
    if icon in ICONS and place == _CITY_PLACES[0]:
        icon, named = "search", words.say("innovation-option-icon", word=icon)
    elif icon in _CITY_ICONS or icon.startswith("arrow_"):
        named = ""
    else:
        return ""
    age = facts.age or 0
    return words.say(
        f"innovation-city-{icon.partition('_')[0]}",
        age=age,
        next=age + 1,
        after=age + 2,
        icon=named,
        word=icon,
        colour=words.say(f"innovation-colour-{facts.colour}"),
    )


def card(words: Words, face: str) -> str:
    """The name of a card, or of a back: "age 3", "Echoes 5"."""
    if face not in _backs():
        return kind(words, face)
    name, age = _backs()[face]
    if name == "base":
        return words.say("innovation-back", age=age)
    return words.say("innovation-back-of", age=age, set=words.say(f"innovation-set-{name}"))


def spellings(words: Words, face: str) -> Iterator[str]:
    """A back may also be written with its set's own word."""
    if face in _backs():
        yield "{} {}".format(*_backs()[face])


def top(words: Words, public: Public, face: str) -> str:
    """A top card is what it is."""
    return card(words, face)


def event(words: Words, event: Seen) -> Told:
    """Each line of the log has its own message."""
    return f"log-{event['kind']}", {}


def option(words: Words, option: Seen) -> Told:
    """Each verb has its own message."""
    return f"option-{option['verb']}", {}


def question(words: Words, ask: Seen) -> Told:
    """Which message puts the question, after `innovation-`."""
    return f"ask-{_question(ask)}", {}


def _question(ask: Seen) -> str:
    asked: str = ask["kind"]
    word: str = ask["word"]
    if asked in ("icon", "order") and word:
        return f"{asked}-{word}"
    if asked in ("may", "colour") and word.startswith("splay_"):
        return f"{asked}-splay"
    if asked == "meld" and word == "first":
        return "meld-first"
    if asked == "return" and word:
        return "return-parley"
    if asked == "dogma" and word == "promoted":
        return "dogma-promoted"
    if word == "endorse":
        return f"{asked}-endorse"
    return asked


def choice(ask: Seen, option: Seen, data: Seen | None) -> tuple[str, dict[str, Arg]] | None:
    """Which message tells an option at length, after `innovation-choice-`."""
    if ask["kind"] in ("action", "display", "steal"):
        return option["verb"], {}
    return None


@cache
def _facts() -> dict[str, Facts]:
    """The facts of every card, by id."""
    return {card.id: card for card in GAME.facts()}


@cache
def _backs() -> dict[str, tuple[str, int]]:
    """The set and age of every back."""
    ages = range(_OLDEST, _YOUNGEST + 1)
    return {f"{name}_{age}": (name, age) for name in SETS for age in ages}
