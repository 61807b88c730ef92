"""The sentences of a log in English: one table, of which the writer and the reader are both made.

A sentence is what stands behind the player: `{cards}` is a list of cards, `{n}` a figure, `{s}` the ending
of a plural, `{place}` one of `PLACES`, `{whom}` another player. The kinds are those of Dominion's own lines
(`facts.vocabulary.LineKind`), but for a few that stand for two of them at once.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

PLACES: Final[dict[str, tuple[str, ...]]] = {
    "deck": ("onto their deck", "onto their draw pile", "onto their drawpile", "on top of their deck"),
    "hand": ("into their hand", "to their hand"),
    "aside": ("setting it aside", "setting them aside"),
    "face_down": ("setting it aside face down",),
    "exile": ("on their Exile mat",),
    "tavern": ("on their Tavern mat",),
    "island": ("on their Island mat",),
    "native_village": ("on their Native Village mat",),
    "discard": ("into their discard pile", "onto their discard pile"),
    "play": ("into play",),
}
"""The places of a player as a log calls them, the first one as it is written."""

FORMS: Final[tuple[tuple[str, str], ...]] = (
    ("draws", "draws {cards}"),
    ("shuffles", "shuffles their deck"),
    ("plays_using", "plays {cards} using {word}"),
    ("plays_again", "plays {cards} again"),
    ("plays_again", "plays {cards} a third time"),
    ("plays", "plays {cards}"),
    ("uses_way", "uses {word}"),
    ("buys_and_gains", "buys and gains {cards}"),
    ("buys", "buys {cards}"),
    ("gains_to", "gains {cards} {place}"),
    ("gains", "gains {cards}"),
    ("gains", "gains {cards} from the trash"),
    ("gains", "gains {cards} from trash"),
    ("trashes", "trashes {cards}"),
    ("discards", "discards {cards}"),
    ("discards", "discards {cards} from Exile"),
    ("exiles", "exiles {cards}"),
    ("reveals", "reveals {cards}"),
    ("looks_at", "looks at {cards}"),
    ("topdecks", "topdecks {cards}"),
    ("topdecks", "puts {cards} back onto their deck"),
    ("topdecks", "puts {cards} onto their deck"),
    ("puts_in_hand", "puts {cards} into their hand"),
    ("puts_in_hand", "puts {cards} in hand"),
    ("puts_at_bottom", "puts {cards} on the bottom of their deck"),
    ("puts_at_bottom", "puts {cards} on the bottom of Draw Pile"),
    ("puts_in_deck", "inserts {cards} into their deck"),
    ("puts_deck_into_discards", "puts their deck into their discard pile"),
    ("puts", "puts {cards} {place}"),
    ("shuffles_into_deck", "shuffles {cards} into their deck"),
    ("leaves_discarded", "leaves {cards} in their discard pile"),
    ("sets_aside", "sets {cards} aside"),
    ("sets_aside", "sets {cards} aside with {word}"),
    ("sets_aside", "sets aside {cards}"),
    ("passes", "passes {cards} to {whom}"),
    ("returns", "returns {cards}"),
    ("returns", "returns {cards} to the {word} pile"),
    ("calls", "calls {cards}"),
    ("rotates", "rotates the {word} pile"),
    ("receives", "receives {cards}"),
    ("gets_actions", "gets +{n} Action{s}"),
    ("gets_buys", "gets +{n} Buy{s}"),
    ("gets_coins", "gets +${n}"),
    ("gets_coins", "gets +{n} Coin{s}"),
    ("gets_potions", "gets +{n} Potion{s}"),
    ("takes_vp", "gets {n} VP"),
    ("takes_vp", "gets +{n} VP"),
    ("takes_vp", "takes {n} VP"),
    ("takes_coffers", "gets +{n} Coffers"),
    ("takes_coffers", "gets +{n} Coffer"),
    ("uses_coffers", "uses {n} Coffers"),
    ("uses_coffers", "uses {n} Coffer"),
    ("takes_villagers", "gets +{n} Villager{s}"),
    ("uses_villagers", "uses {n} Villager{s}"),
    ("takes_favors", "gets +{n} Favor{s}"),
    ("spends_favors", "spends {n} Favor{s}"),
    ("pays_coffers", "spends {n} Coffers"),
    ("takes_debt", "takes {n} Debt"),
    ("takes_debt", "takes {n} debt"),
    ("pays_debt", "repays {n} Debt"),
    ("pays_debt", "repays {n} debt"),
    ("pays", "pays ${n}"),
    ("pays_potions", "pays {n} Potion{s}"),
    ("puts_debt_on_pile", "puts {n} Debt on the {word} pile"),
    ("adds_vp", "adds VP to the {word} pile"),
    ("bids", "bids {n}"),
    ("takes_a_sun", "removes a Sun token"),
    ("adds_token", "adds a token to {word}"),
    ("moves_plus_card", "moves +Card token to the {word} pile"),
    ("moves_plus_action", "moves +Action token to the {word} pile"),
    ("moves_plus_buy", "moves +Buy token to the {word} pile"),
    ("moves_plus_coin", "moves +Coin token to the {word} pile"),
    ("moves_minus_2", "moves -Cost token to the {word} pile"),
    ("moves_trashing", "moves Trashing token to the {word} pile"),
    ("takes_minus_coin", "takes -Coin token"),
    ("returns_minus_coin", "returns -Coin token"),
    ("takes_minus_card", "takes -Card token"),
    ("returns_minus_card", "returns -Card token"),
    ("turns_journey_up", "turns Journey token face up"),
    ("turns_journey_down", "turns Journey token face down"),
    ("returns_to_action_phase", "returns to their Action phase"),
    ("skips_turn", "skips a turn"),
    ("will_skip", "will skip a turn"),
    ("uses_action", "uses an Action"),
    ("names_absent", "names a card that is not in this game"),
    ("names", "names {word}"),
    ("puts_under_market", "puts {n} card{s} under the Black Market deck"),
    ("takes", "takes {cards}"),
    ("starts_with", "starts with {cards}"),
    ("starts_turn", "starts their turn"),
)
"""The kinds and their sentences. Of several for one kind the first is written."""
TABLE: Final[tuple[tuple[str, str], ...]] = (
    ("obelisk_counts", "Obelisk chooses {word}"),
    ("renews", "The Kingdom changes: {cards}"),
    ("ends", "The game has ended"),
)
"""Sentences without a player."""
SILENT: Final = frozenset(
    {
        "ability", "brings", "cleans_up", "endless", "ignores_actions", "is_unaffected", "keeps", "kingdom",
        "landscapes", "lies_with", "loses", "makes_cheaper", "may_be_sold", "sets_out", "starts_with",
        "stays", "token_actions_1", "token_buys_1", "token_cards_1", "token_coins_1", "uses_colonies",
        "uses_shelters",
    }
)  # fmt: skip
"""Lines of ours of which a log has none of its own."""
META: Final = re.compile(
    r"Timer:.*|Card Pool:.*|Game #\d+.*|Joining game.*|Players can see.*|message|DECK|Log|Undo|Between Turns"
    r"|[A-Z]{2,4}(?: [A-Z]{2,4})+|.{1,60}: -?\d{1,3}\.\d\d?|.{1,60} (?:re|dis)?connected\.?"
    r"|.{1,60} has left.*|.{1,60} (?:has )?joined.*|.{1,60} is waiting.*|Waiting for.*|.{1,60} wins!?"
    r"|.{1,60}: \d+ (?:VP|points).*"
)
"""What stands in a copied log and tells nothing of the game."""
GAME: Final = re.compile(r"Game #(?P<id>\d{1,15})")
TURN: Final = re.compile(r"Turn (?P<n>\d{1,4}) - (?P<name>.{1,60}?)(?: \[(?P<extra>[^\]]{1,60})\])?")
RESIGNED: Final = re.compile(r"(?P<name>.{1,60}?) (?:has )?resigned\.?")


class Form(NamedTuple):
    """A sentence to be read."""

    kind: str
    pattern: re.Pattern[str]


_SLOTS: Final = {
    "cards": "(?P<cards>.+?)",
    "word": "(?P<word>.+?)",
    "whom": "(?P<whom>.+?)",
    "n": r"(?P<n>\d{1,4})",
    "s": "s?",
    "place": "(?P<place>" + "|".join(re.escape(text) for texts in PLACES.values() for text in texts) + ")",
}


@cache
def readable() -> dict[str, list[Form]]:
    """The sentences behind a player by their first words, the more special ones first; under "" those without
    a player."""
    found: dict[str, list[Form]] = {"": [Form(kind, _pattern(text)) for kind, text in TABLE]}
    for kind, text in sorted(FORMS, key=lambda form: -len(re.sub(r"\{\w+\}", "", form[1]))):
        found.setdefault(text.split()[0], []).append(Form(kind, _pattern(text)))
    return found


def _pattern(text: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", text)
    return re.compile("".join(_SLOTS[p] if i % 2 else re.escape(p) for i, p in enumerate(parts)))


@cache
def written(kind: str) -> str:
    """The sentence that is written for a kind, without its player. Raises KeyError for one that has none."""
    texts = [text for known, text in (*FORMS, *TABLE) if known == kind]
    if not texts:
        raise KeyError(kind)
    return texts[0]
