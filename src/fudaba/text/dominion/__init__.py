"""The words of Dominion: names of its cards, and the messages of its lines, options and questions.

A face is a card's id. The words of the game are in `dominion.ftl`; each expansion has its own file,
`dominion.<expansion>.ftl`, with its cards and what else it alone needs:

    dominion-card-<id>       a card's or landscape's name, and in `.text` what it does
    dominion-log-<kind>      a line of the log; $place where its word is one
    dominion-ask-<kind>      a question with cards to choose: $card is the card that asks; refers to
                             `dominion-so-many` for how many
    dominion-may-<word>      a question to be answered by yes or no
    dominion-ask-number-<word>, dominion-ask-player-<word>
                             the question for a number or a player, where it has a word
    dominion-word-<word>     an instruction that may be chosen, in its first words
    dominion-token-<token>   tokens: $count, and $card for the card that they are called after

Words that are built from others need no message of their own: figures (`cards_1`, `buys_1_coins_3`) and
`gain_<id>`.
"""

# text: dominion-not-* dominion-hint-*
# text: dominion-set-* dominion-end-*
# text: dominion-card-* dominion-log-* dominion-ask-* dominion-may-* dominion-word-*
# text: dominion-option-* dominion-choice-* dominion-plus-* dominion-gain-one
# text: dominion-apart dominion-apart-* dominion-place-* dominion-phase-* dominion-counter-* dominion-several
# text: dominion-row-* dominion-macro-* dominion-source dominion-source-whole dominion-title dominion-switch-*

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import NAMES
from fudaba.games.dominion.facts.other_names import OTHER_NAMES
from fudaba.games.dominion.facts.shown import Landscape, Pile
from fudaba.games.dominion.facts.shown import Public as Counters
from fudaba.games.dominion.facts.tokens import every as tokens
from fudaba.games.dominion.facts.types import names_of
from fudaba.games.dominion.facts.vocabulary import (
    DominionAsked,
    DominionLine,
    DominionOffered,
    QuestionKind,
)
from fudaba.games.dominion.rules.distinctions import EFFECTS, FACE_DOWN, INVESTED, LAST_TURN, STAYS
from fudaba.games.dominion.setup.dependencies import groups
from fudaba.kernel.seen import Seen
from fudaba.kernel.shown import Public, of_kind
from fudaba.text import Arg, Words, words
from fudaba.text.dominion.figures import figures_of
from fudaba.text.dominion.figures import figures_unsaid as figures_unsaid  # for `fudaba.card_files`
from fudaba.text.dominion.game_text import DominionGameText
from fudaba.text.dominion.kingdom_lists import read_options as read_options  # for readers of `GameWords`
from fudaba.text.dominion.kingdom_writer import FORMS as FORMS
from fudaba.text.dominion.kingdom_writer import form_title as form_title
from fudaba.text.dominion.kingdom_writer import write_kingdom as write_kingdom
from fudaba.text.dominion.listing import card_figures as card_figures
from fudaba.text.dominion.packing_list import packing_rows as packing_rows
from fudaba.text.dominion.rows import JOINED as JOINED  # for `fudaba.text.rows`
from fudaba.text.dominion.rows import joins as joins
from fudaba.text.dominion.rows import row as row
from fudaba.text.dominion.table import cost_word
from fudaba.text.dominion.table import kind as kind  # for readers of `GameWords`
from fudaba.text.game_words import Message, Options, WhyNot
from fudaba.text.narrator import Narrator

GAME_TEXT = DominionGameText()
COLOURS: tuple[str, ...] = ()
SAID_BY_TABLES = (
    "dominion-token-", "dominion-type-", "dominion-when-", "dominion-not-", "dominion-counter-",
)  # fmt: skip
"""How the ids of messages begin that the browser says itself."""

# Names.


def kinds() -> Iterator[str]:
    """The id of every card and landscape that is finished, and of each group of them that has a name."""
    return chain(KINDS, groups())


def faces() -> Iterator[str]:
    """A face is the card's id."""
    return iter(KINDS)


def card(words: Words, face: str) -> str:
    """The name of a card."""
    return kind(words, face)


def card_text(words: Words, id: str, edition: str = "") -> str:
    """What a card does, in every edition."""
    return words.say(f"dominion-card-{id}.text")


def spellings(words: Words, face: str) -> Iterator[str]:
    """A card may also be called as another print has it."""
    yield from OTHER_NAMES.get(face, ())


def listed(words: Words) -> Iterator[tuple[str, str]]:
    """What else than cards may stand in a list: sets and kingdoms with a name, their ids and names."""
    for message in words.ids():
        family, _, id = message.removeprefix("dominion-").partition("-")
        if family in ("set", "kingdom") and id:
            yield id, words.say(message)


def top(words: Words, public: Public, face: str) -> str:
    """A card on top of a pile shows nothing but itself."""
    return kind(words, face)


def terms(words: Words) -> Iterator[tuple[str, str]]:
    """What tokens are called that are no card's: their ids and names."""
    for token in tokens():
        # text: dominion-token-*
        if token.says and words.has(name := f"dominion-token-{token.says}.name"):
            yield token.id, words.say(name)


def needed(ids: Iterable[str]) -> Iterator[str]:
    """The messages that these cards must have, and all tokens: `message.attribute` for a part of one."""
    for id in ids:
        yield f"dominion-card-{id}"
        yield f"dominion-card-{id}.text"
    yield from (f"dominion-token-{token.says}" for token in tokens() if token.says)


# Lines of the log.


def event(words: Words, event: DominionLine) -> Message:
    """The line's own message, or a closer one where its word says more."""
    line_kind, word = event.kind, event.word
    if line_kind == "turn" and word:
        controlled = event.whom >= 0
        return "log-turn-controlled" if controlled else "log-turn-extra", {}
    if line_kind == "kingdom" and word:
        return "log-kingdom-named", {"name": words.say(f"dominion-kingdom-{word}")}
    if line_kind == "names" and not word:
        return "log-names-absent", {}
    if line_kind == "brings" and word in ("boon", "hex"):
        return f"log-brings-{word}", {}
    if line_kind in ("exchanges", "starts_with") and len(event.cards) > 1:
        given, taken = (kind(words, card.face) for card in event.cards)
        return f"log-{line_kind}", {"given": given, "taken": taken}
    if line_kind == "may_be_sold":
        return "log-may_be_sold", {"cards": words.join([kind(words, id) for id in word.split("+")])}
    name = "gains_to" if line_kind == "gains" and word else line_kind
    return f"log-{name}", {"place": words.say(f"dominion-place-{word}")} if word in NAMES else {}


# Questions and answers.


def option(words: Words, option: DominionOffered) -> Message:
    """The label of an option: its verb's own, an instruction's first words, or the card alone."""
    verb = option.verb
    if verb == "option" or (verb == "order" and option.word and not option.face):
        return _instruction(words, option.word)
    if verb in ("order", "react") and option.word:
        held = [kind(words, id) for id in option.word.split("+")]
        return "option-holding", {"held": words.join(held)}
    if option.face and option.word:
        card = words.say("dominion-apart", card=kind(words, option.face), how=_apart(words, option.word))
        return f"option-{verb if words.has(f'dominion-option-{verb}') else 'card'}", {"card": card}
    if verb == "name" and not option.face:
        return "option-absent", {}
    if words.has(f"dominion-option-{verb}"):
        return f"option-{verb}", {}
    return "option-card", {}


def _apart(words: Words, word: str) -> str:
    """What tells a card from others of its name: "played last turn"."""
    parts = []
    for part in word.split("+"):
        name, _, number = part.rpartition("_") if part[-1:].isdigit() else (part, "", "0")
        parts.append(words.say(f"dominion-apart-{name}", number=int(number)))
    return words.join(parts)


def words_apart(words: Words) -> Mapping[str, str]:
    """What tells cards of one name apart, as it is said, each with the engine's word for it."""
    known = [LAST_TURN, STAYS, FACE_DOWN, INVESTED, *(f"{EFFECTS}_{number}" for number in range(1, 10))]
    return {_apart(words, word): word for word in known}


def _instruction(words: Words, word: str) -> Message:
    """The first words of an instruction: "+1 Card", "gain Silver", "trash"."""
    first, _, rest = word.partition("_")
    if first == "gain" and rest in KINDS:
        return "gain-one", {"kind": kind(words, rest)}
    if figures := figures_of(words, word):
        return "plus-several", {"figures": words.join(figures)}
    return f"word-{word}", {}


def words_of_options() -> Iterator[str]:
    """The words of instructions that may be chosen, without those that are built from others."""
    for message in sorted(words("en").ids()):
        word = message.removeprefix("dominion-word-")
        if word != message:
            yield word


def question(words: Words, ask: DominionAsked) -> Message:
    """The message of the question's kind; for some kinds that of its word."""
    asked, word = ask.kind, ask.word
    if asked == "may":
        return f"may-{word}", {}
    if asked in ("number", "player") and word:
        return f"ask-{asked}-{word}", {}
    if asked == "discard" and word:
        return f"ask-discard-{word}", _so_many(ask)
    if asked == "react" and ask.about:
        return "ask-react-about", {}
    if asked == "option" and word not in ("", ask.about):
        return "ask-option-about", {}
    return f"ask-{asked}", _so_many(ask)


def _so_many(ask: DominionAsked) -> Mapping[str, Arg]:
    """Which words tell how many may be chosen."""
    least, count = ask.least, len(ask.options)
    most = min(ask.most, count)
    if least == most:
        return {"many": "one" if most == 1 else "exactly"}
    if least == 0:
        return {"many": "maybe" if most == 1 else "any" if most == count else "up_to"}
    return {"many": "between"}


def choice(
    ask: DominionAsked, option: DominionOffered, data: Seen | None
) -> tuple[str, dict[str, Arg]] | None:
    """At length are told the moves of a turn, and yes and no; all else is as long as it has to be."""
    verb = option.verb
    if ask.kind in ("action", "buy", "night") or verb in ("may", "none"):
        return (f"{verb}-{option.word}" if verb == "use" else verb), {}
    return None


# What cannot be chosen, and what follows from what can.

_PLAYED: Final[dict[QuestionKind, str]] = {"action": "action", "buy": "treasure", "night": "night"}
"""The type of the cards that are played in a phase, by the kind of its question."""


def why_not(tell: Narrator, ask: DominionAsked, data: Seen, options: Options, face: str) -> WhyNot | None:
    """Why a card of the hand cannot be played in this phase, or what lies in a pile not be bought."""
    asked = ask.kind
    if asked not in _PLAYED:
        return None
    now, held = of_kind(data.public, Counters), data.zone("hand", ask.owner).cards
    if face not in {card.face for card in held}:
        return _not_bought(tell.words, ask, now, face) if asked == "buy" else None
    played = _PLAYED[asked]
    if played not in names_of(KINDS[face].types):
        return WhyNot(f"no-{played}")
    if asked == "action" and not now.actions:
        return WhyNot("no-actions")
    if asked == "buy" and not any(option.verb == "play" for option in ask.options):
        return WhyNot("bought")
    return WhyNot("forbidden")


def _not_bought(words: Words, ask: DominionAsked, now: Counters, face: str) -> WhyNot | None:
    if any(option.verb == "buy" and option.face == face for option in ask.options):
        return None
    offers: list[Pile | Landscape] = [pile for pile in now.piles if face in (pile.top, pile.id)]
    offers += [one for one in now.landscapes if one.id == face]
    offer = next(iter(offers), None)
    if offer is None or offer.cost is None:
        return None
    if offer.no in ("coins", "potions"):
        has = cost_word(words, now.coins, now.potions, 0)
        return WhyNot("cost", args={"cost": cost_word(words, *offer.cost), "has": has})
    return WhyNot("for-sale" if offer.no in ("", "forbidden") else offer.no)


def hint(
    tell: Narrator, ask: DominionAsked, option: DominionOffered, data: Seen, options: Options
) -> tuple[str, dict[str, Arg]] | None:
    """Of a card from a pile what it costs and how many are left; of a player how many cards they hold."""
    if option.verb == "player":
        return "hand", {"cards": data.zone("hand", option.seat).count}
    if option.verb not in ("buy", "gain"):
        return None
    now, face = of_kind(data.public, Counters), option.face
    for pile in now.piles:
        if pile.top == face:
            return "pile", {"cost": cost_word(tell.words, *pile.cost), "left": pile.count}
    for one in now.landscapes:
        if one.id == face and one.cost is not None:
            return "cost", {"cost": cost_word(tell.words, *one.cost)}
    return None
