"""Which words a card offers where it lets one choose, and which cards ask for a name; for strategy files.

`KINDS[id].offers` has the words of those cards alone that begin with such a choice.
"""

from __future__ import annotations

from typing import Final, get_args

from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.language.words import Word

CHOSEN: Final = (*get_args(Word), "yes", "no")
"""What may be chosen where a card lets one choose."""
ABOUT_ANY: Final = frozenset(
    {
        *(
            "yes",
            "no",
            "discard",
            "put_back",
            "trash",
            "topdeck",
            "play",
            "put_in_hand",
            "gain_copy",
            "give_copy",
        ),
        *("now", "next_turn"),
        *(
            "actions_1",
            "actions_2",
            "cards_1",
            "cards_2",
            "cards_3",
            "coins_1",
            "coins_2",
            "coins_3",
            "favors_1",
        ),
    }
)
"""The words that some card offers about another, as Vassal, Spy, Blessed Village and Broker do: they are what
is chosen where that other card is the one that a line names."""
OWN_WORDS: Final[dict[str, tuple[Word, ...]]] = {
    "amphora": ("next_turn", "now"),
    "amulet": ("coins_1", "gain_silver", "trash"),
    "band_of_nomads": ("actions_1", "buys_1", "cards_1"),
    "barge": ("next_turn", "now"),
    "bauble": ("buys_1", "coins_1", "favors_1", "topdeck_gained"),
    "blacksmith": ("cards_1_actions_1", "cards_2", "draw_to_6"),
    "border_guard": ("put_in_hand", "take_horn", "take_lantern"),
    "cabin_boy": ("coins_2", "trash_this"),
    "catacombs": ("discard_for_others", "put_in_hand"),
    "charm": ("buys_1_coins_2", "gain_another"),
    "count": ("coins_3", "discard_2", "gain_copper", "gain_duchy", "topdeck", "trash_hand"),
    "courser": ("actions_2", "cards_2", "coins_2", "gain_4_silvers"),
    "courtier": ("actions_1", "buys_1", "coins_3", "gain_gold"),
    "develop": ("gain_cheaper", "gain_dearer"),
    "duchess": ("discard", "put_back"),
    "gondola": ("next_turn", "now"),
    "governor": ("cards_3", "gain_gold", "trash"),
    "graverobber": ("gain_from_trash", "trash"),
    "hill_fort": ("cards_1_actions_1", "put_in_hand"),
    "hunting_grounds": ("gain_3_estates", "gain_duchy"),
    "innkeeper": ("cards_1", "cards_3_discard_3", "cards_5_discard_6"),
    "investment": ("coins_1", "trash_this"),
    "kitsune": ("actions_2", "coins_2", "gain_silver", "give_curses"),
    "lurker": ("gain_from_trash", "trash_from_supply"),
    "minion": ("coins_2", "discard"),
    "miser": ("coins_per_copper", "put_copper_on_mat"),
    "modify": ("cards_1_actions_1", "gain"),
    "native_village": ("put_in_hand", "set_aside"),
    "navigator": ("discard", "put_back"),
    "nobles": ("actions_2", "cards_3"),
    "orb": ("buys_1_coins_3", "play"),
    "pawn": ("actions_1", "buys_1", "cards_1", "coins_1"),
    "pirate_ship": ("coins_per_token", "raid"),
    "quartermaster": ("gain", "put_in_hand"),
    "quest": ("discard_2_curses", "discard_6", "discard_attack", "nothing"),
    "scepter": ("coins_2", "replay"),
    "scrap": ("actions_1", "buys_1", "cards_1", "coins_1", "gain_horse", "gain_silver"),
    "scrounge": ("gain_from_trash", "trash"),
    "sickness": ("discard_3", "gain_curse"),
    "sinister_plot": ("add_token", "remove_tokens"),
    "specialist": ("gain_copy", "play_again"),
    "spice_merchant": ("buys_1_coins_2", "cards_2_actions_1"),
    "sprawling_castle": ("gain_3_estates", "gain_duchy"),
    "squire": ("actions_2", "buys_2", "gain_silver"),
    "steward": ("cards_2", "coins_2", "trash"),
    "stronghold": ("coins_3", "next_turn"),
    "survivors": ("discard", "put_back"),
    "teacher": ("actions_1", "buys_1", "cards_1", "coins_1"),
    "torturer": ("discard", "gain_curse"),
    "town": ("buys_1_coins_2", "cards_1_actions_2"),
    "town_crier": ("cards_1_actions_1", "coins_2", "gain_silver"),
    "transport": ("exile", "topdeck"),
    "treasurer": ("gain_from_trash", "take_key", "trash"),
    "trusty_steed": ("actions_2", "cards_2", "coins_2", "gain_4_silvers_and_turn"),
    "village_green": ("next_turn", "now"),
    "weaver": ("gain", "gain_two_silvers"),
    "wild_hunt": ("cards_3", "gain_estate"),
}
"""The words that a card offers, besides yes and no, in questions about itself."""
ASK_FOR_NAMES: Final = frozenset(
    {
        *("contraband", "doctor", "journeyman", "mystic", "pursue"),
        *("rebuild", "sorcerer", "sorceress", "war_chest", "wishing_well"),
    }
)
"""The cards and Events that let somebody name a card."""


def may_offer(card: str, word: str) -> bool:
    """Whether a question about a card may have that word. Nobody knows the words of a user's own cards."""
    return word in ABOUT_ANY or word in OWN_WORDS.get(card, ()) or not is_printed(card)


def words_of(card: str) -> tuple[str, ...]:
    """The words that may be chosen where a question is about that card, its own ones first."""
    own = OWN_WORDS.get(card, ())
    return (*own, *(word for word in CHOSEN if word in ABOUT_ANY and word not in own))


def may_ask_for_name(card: str) -> bool:
    """Whether a card may let somebody name a card. Nobody knows that of a user's own cards."""
    return card in ASK_FOR_NAMES or not is_printed(card)


def is_printed(card: str) -> bool:
    """Whether a card is one of a printed set, and not a user's own."""
    return KINDS[card].set in {entry.set for entry in catalogue()}
