"""The words in which Bridge Over tells, asks and offers; `kernel.vocabulary` says what they are for."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.seen import SeenEvent, SeenOption, SeenQuestion
from fudaba.kernel.vocabulary import Vocabulary

LineKind = Literal[
    "all_draw",
    "all_draw_leaves",
    "attacks",
    "attacks_with_bind",
    "bind_leaves",
    "cancels",
    "defends",
    "discards",
    "draws",
    "draws_bound",
    "goes_out",
    "is_bound",
    "is_charged",
    "is_dealt",
    "lapses",
    "moves_bind_on",
    "moves_on",
    "names_colour",
    "parries",
    "passes",
    "penalty",
    "plays",
    "plays_as",
    "pushes",
    "put_under",
    "releases",
    "renews_pile",
    "reverses",
    "round",
    "round_stands_still",
    "skips",
    "stops",
    "suffers",
    "takes_from_discards",
    "throws_hand_away",
    "turn",
    "turned_up",
    "wins",
]
"""The kinds of lines in its log."""
Deed = Literal["take"]
"""What is done to a card that is chosen: kinds of questions, and verbs of their options."""
QuestionKind = Literal[
    "as",
    "colour",
    "direction",
    "follow",
    "may",
    "player",
    "react",
    "take",
    "turn",
]
"""The kinds of its questions."""
Verb = Literal[
    "as",
    "colour",
    "direction",
    "draw",
    "may",
    "none",
    "pass",
    "play",
    "player",
    "release",
    "stop",
    "take",
]
"""What its options do."""

WORDS: Final = Vocabulary[LineKind, QuestionKind, Verb](LineKind, QuestionKind, Verb)

# What is made of them: `Ask` and `Option` as the rules make them, and what a viewer sees. They are written as
# texts, since `Ask` as machine code is no generic class.

BridgeOverAsk: TypeAlias = "Ask[QuestionKind, Verb]"
BridgeOverOption: TypeAlias = "Option[Verb]"
BridgeOverAsked: TypeAlias = "SeenQuestion[QuestionKind, Verb]"
BridgeOverOffered: TypeAlias = "SeenOption[Verb]"
BridgeOverLine: TypeAlias = "SeenEvent[LineKind]"
