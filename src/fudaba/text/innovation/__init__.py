"""The words of Innovation: names of its cards, and the messages of its lines, options and questions.

A face is a card's id; of a card that lies face down it is its back, such as "base_3" or "echoes_5".
"""

# text: innovation-not-* innovation-hint-* innovation-reach-*
# text: innovation-end-* innovation-card-* innovation-colour-* innovation-option-* innovation-choice-*
# text: innovation-ask-* innovation-log-* innovation-source innovation-source-whole innovation-set-*
# text: innovation-city-* innovation-text-* innovation-title innovation-switch-*

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fudaba.games.innovation import GAME
from fudaba.games.innovation.facts.printed import COLOURS as COLOURS  # for readers of `GameWords`
from fudaba.games.innovation.facts.printed import FIRST, FOURTH, ICONS, SETS, every_card
from fudaba.games.innovation.facts.shown import Facts, Reach, Way
from fudaba.games.innovation.facts.shown import Public as Counters
from fudaba.games.innovation.facts.tables.other_spellings import OTHER_SPELLINGS
from fudaba.games.innovation.facts.vocabulary import InnovationAsked, InnovationOffered
from fudaba.kernel.seen import Seen
from fudaba.kernel.shown import Public, of_kind
from fudaba.text import Arg, Words
from fudaba.text.game_words import Message, Options, WhyNot, by_kind, by_verb
from fudaba.text.innovation.faces import icon_word
from fudaba.text.innovation.game_text import InnovationGameText
from fudaba.text.innovation.listing import card_figures as card_figures
from fudaba.text.narrator import Narrator

GAME_TEXT = InnovationGameText()
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
    return " ".join([common, *(words.say(f"innovation-text-{of}", text=text) for of, text in own.items())])


def _city_text(words: Words, facts: Facts, wanted: str) -> str:
    """What the icons of a city do in an edition, or in the third if it is not in that one.

    Without one, in the fourth too if that has others.
    """
    texts: dict[str, str] = {}
    for edition, face in facts.faces.items():
        sentences = [_icon_text(words, facts, face.icons[place], place) for place in _CITY_PLACES]
        texts[edition] = " ".join(filter(None, sentences)) or words.say("innovation-city-bonus")
    third = texts.get("third") or texts["fourth"]
    if wanted:
        return texts.get(wanted, third)
    if texts.get("fourth", third) == third:
        return third
    return f"{third} {words.say('innovation-text-fourth', text=texts['fourth'])}"


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
    """A back may also be written with its set's own word, a title as an earlier print has it."""
    if face in _backs():
        yield "{} {}".format(*_backs()[face])
    yield from OTHER_SPELLINGS.get(face, ())


def top(words: Words, public: Public, face: str) -> str:
    """A top card is what it is."""
    return card(words, face)


event = by_kind
option = by_verb


def question(words: Words, ask: InnovationAsked) -> Message:
    """Which message puts the question, after `innovation-`."""
    return f"ask-{_question(ask)}", {}


def _question(ask: InnovationAsked) -> str:
    asked, word = ask.kind, ask.word
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


def choice(
    ask: InnovationAsked, option: InnovationOffered, data: Seen | None
) -> tuple[str, dict[str, Arg]] | None:
    """Which message tells an option at length, after `innovation-choice-`."""
    if ask.kind in ("action", "display", "steal"):
        return option.verb, {}
    return None


# What cannot be chosen, and what follows from what can.


def why_not(tell: Narrator, ask: InnovationAsked, data: Seen, options: Options, face: str) -> WhyNot | None:
    """A card of the hand that is no option, where others of the hand are, does not fit the effect."""
    held = {card.id for card in data.zone("hand", ask.owner).cards}
    if not any(option.id in held for option in ask.options):
        return None
    return WhyNot("fitting", ask.rule)


def hint(
    tell: Narrator, ask: InnovationAsked, option: InnovationOffered, data: Seen, options: Options
) -> tuple[str, dict[str, Arg]] | None:
    """Of a dogma whom it reaches, of a draw which age comes, of a card its age and colour."""
    now, verb, face = of_kind(data.public, Counters), option.verb, option.face
    if verb in ("dogma", "endorse"):
        for each in now.reach:
            if (each.seat, each.face) == (ask.owner, face):
                return "reach", {"text": reach_words(tell, each)}
        return None
    if verb == "draw" and ask.kind == "action":
        age = drawn_age(ask.owner, data)
        return ("age", {"age": age}) if age else ("draws-out", {})
    if verb == "player":
        of = option.seat
        return "player", {"points": now.points[of], "hand": data.zone("hand", of).count}
    facts = every_card().get(face)
    if facts is None:
        return None
    return "card", {"age": facts.shows, "colour": tell.colour(facts.colour)}


def reach_words(tell: Narrator, found: Reach) -> str:
    """Whom a dogma would reach, in a line: "castle 4: hits Ben (2); Chika (6) shares", by each icon."""
    say = tell.words.say
    parts = [_way_words(tell, found.seat, way) for way in found.ways]
    if found.karmas:
        figures = tell.words.join(tell.card(face) for face in found.karmas)
        parts.append(say("innovation-reach-karma-first", cards=figures))
    return say("innovation-reach-or").join(parts)


def _way_words(tell: Narrator, seat: int, way: Way) -> str:
    say = tell.words.say

    def named(seats: list[int], fate: str) -> str:
        return tell.words.join(
            say(
                "innovation-reach-counted",
                seat=tell.seat(other),
                number=way.counts[other],
                pays=fate if other in way.pays else "no",
            )
            for other in seats
        )

    parts = []
    if way.hit:
        parts.append(say("innovation-reach-hits", seats=named(way.hit, "hit")))
    elif way.immune:
        parts.append(say("innovation-reach-hits-nobody"))
    if way.shares:
        shares = named(way.shares, "shares")
        parts.append(say("innovation-reach-shared", seats=shares, count=len(way.shares)))
    what = say("innovation-reach-and").join(parts) or say("innovation-reach-alone")
    icon = icon_word(tell.words, way.icon)
    return say("innovation-reach-way", icon=icon, number=way.counts[seat], text=what)


def drawn_age(seat: int, data: Seen) -> int:
    """The age of the base deck from which a player would draw as an action, 0 if there is none."""
    zones = data.zones
    tops = [cards[-1].face for colour in COLOURS if (cards := zones[f"{seat}.{colour}"].cards)]
    highest = max((every_card()[face].shows for face in tops if face in every_card()), default=1)
    decks = {
        int(name.rpartition(".")[2]): zone for name, zone in zones.items() if name.startswith("deck.base.")
    }
    return next((age for age in sorted(decks) if age >= max(highest, 1) and decks[age].count), 0)


@cache
def _facts() -> dict[str, Facts]:
    """The facts of every card, by id."""
    return {card.id: card for card in GAME.facts()}


@cache
def _backs() -> dict[str, tuple[str, int]]:
    """The set and age of every back."""
    ages = range(_OLDEST, _YOUNGEST + 1)
    return {f"{name}_{age}": (name, age) for name in SETS for age in ages}
