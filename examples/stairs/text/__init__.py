"""How the cards of Stairs are written, and which of its messages tell what."""

# text: stairs-end-* stairs-card-* stairs-option-* stairs-ask-* stairs-log-* stairs-zone-* stairs-counter-*
# text: stairs-not-* stairs-hint-* stairs-source stairs-source-whole stairs-title stairs-set-*

from __future__ import annotations

from collections.abc import Iterator

from examples.stairs.game import GAME
from fudaba.kernel.seen import Seen, SeenOption, SeenQuestion
from fudaba.kernel.shown import Public
from fudaba.text import Arg, Words
from fudaba.text.game_text import GameText, Points
from fudaba.text.game_words import Message, Options, WhyNot, by_kind, by_verb
from fudaba.text.narrator import Narrator
from fudaba.text.scene import Scene

COLOURS: tuple[str, ...] = ()


class StairsGameText(GameText):
    """As every game is told, but for the score: what counts is how many cards are left."""

    HEADS = frozenset({"turn"})

    def points(self, scene: Scene) -> Points:
        """The cards in hand."""
        held = [scene.zone("hand", seat).count for seat in range(scene.seats)]
        return Points([held], (), labels=[scene.words.say("stairs-end-by-cards")])


GAME_TEXT = StairsGameText()


def kinds() -> Iterator[str]:
    """The id of every card."""
    return (facts.id for facts in GAME.facts())


def faces() -> Iterator[str]:
    """A face is a card's id."""
    return kinds()


def kind(words: Words, id: str) -> str:
    """The name of a card."""
    return words.say("stairs-card-step", height=int(id.removeprefix("step_")))


def card_text(words: Words, id: str, edition: str = "") -> str:
    """What a card does."""
    return words.say("stairs-card-step.text", height=int(id.removeprefix("step_")))


def card(words: Words, face: str) -> str:
    """The name of a card."""
    return kind(words, face)


def spellings(words: Words, face: str) -> Iterator[str]:
    """A card may be called by its height."""
    yield face.removeprefix("step_")


def top(words: Words, public: Public, face: str) -> str:
    """A card shows nothing but itself."""
    return kind(words, face)


event = by_kind
option = by_verb


def question(words: Words, ask: SeenQuestion) -> Message:
    """There is one question."""
    return f"ask-{ask.kind}", {}


def choice(ask: SeenQuestion, option: SeenOption, data: Seen | None) -> tuple[str, dict[str, Arg]] | None:
    """At length as in short."""
    return None


def why_not(tell: Narrator, ask: SeenQuestion, data: Seen, options: Options, face: str) -> WhyNot | None:
    """A card of the hand that is no option is too low."""
    return WhyNot("low", "STR-1")


def hint(
    tell: Narrator, ask: SeenQuestion, option: SeenOption, data: Seen, options: Options
) -> tuple[str, dict[str, Arg]] | None:
    """That the last card wins."""
    hand = data.zone("hand", ask.owner).count
    return ("wins", {}) if option.verb == "lay" and hand == 1 else None
