"""The pending question of Innovation: which option a card on the table or in the hand stands for."""

from __future__ import annotations

from fudaba.games.innovation.printed import COLOURS
from fudaba.terminal.innovation.faces import counters, facts_of
from fudaba.terminal.innovation.reach import reach, reach_words
from fudaba.terminal.innovation.told import drawn_age
from fudaba.terminal.scene import Scene, Seen, my_seat
from fudaba.text.narrator import Reason


def _options(scene: Scene) -> list[Seen]:
    options: list[Seen] = scene.asked["options"] if scene.asked is not None and scene.is_mine else []
    return options


def option_of_card(scene: Scene, id: int) -> int:
    """The number of the option that stands for a card that lies somewhere in sight, -1 if none does."""
    return next((n for n, option in enumerate(_options(scene)) if option.get("id") == id), -1)


def option_of_age(scene: Scene, age: int) -> int:
    """The number of the option that achieves an age, -1 if none does."""
    options = enumerate(_options(scene))
    return next((n for n, one in options if one["verb"] == "achieve" and one.get("number") == age), -1)


def option_of(scene: Scene, face: str) -> int:
    """The number of the option that uses this card of the hand, -1 if none does."""
    cards = scene.zone("hand", my_seat(scene)).get("cards", [])
    return next((option_of_card(scene, card["id"]) for card in cards if card["face"] == face), -1)


def on_table(scene: Scene) -> set[int]:
    """The numbers of the options that stand with their keys on the boards and among the achievements."""
    found = {option_of_age(scene, age) for age in range(1, 12)}
    for seat in range(scene.seats):
        for colour in COLOURS:
            cards = scene.zone(colour, seat).get("cards", [])
            found |= {option_of_card(scene, card["id"]) for card in cards[-1:]}
    return found - {-1}


def why_not(scene: Scene, face: str) -> Reason | None:
    """Why a card of the hand cannot be chosen; None where it can, or where none of the hand is asked for."""
    if option_of(scene, face) >= 0 or scene.asked is None or not scene.is_mine:
        return None
    held = scene.faces("hand", my_seat(scene))
    if not any(option_of(scene, other) >= 0 for other in held):
        return None
    return Reason(scene.words.say("terminal-innovation-not-fitting"), scene.asked["rule"])


def hint(scene: Scene, option: Seen) -> str:
    """Of a dogma whom it reaches, of a draw which age comes, of a card its age and colour."""
    say, seat = scene.words.say, my_seat(scene)
    verb = option["verb"]
    if verb in ("dogma", "endorse"):
        found = reach(scene, seat, option.get("face", ""))
        return reach_words(scene, found) if found is not None else ""
    if verb == "draw" and scene.asked is not None and scene.asked["kind"] == "action":
        age = drawn_age(scene, seat)
        return say("terminal-innovation-age", age=age) if age else say("terminal-innovation-draws-out")
    if verb == "player":
        public = counters(scene)
        of = option["seat"]
        return say(
            "terminal-innovation-hint-player",
            points=public.points[of],
            hand=scene.zone("hand", of)["count"],
        )
    facts = facts_of(option.get("face", ""))
    if facts is None:
        return ""
    return say("terminal-innovation-hint-card", age=facts.shows, colour=scene.narrator.colour(facts.colour))
