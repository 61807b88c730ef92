"""The pending question of Dominion: which option a pile, a landscape or a card of the hand stands for."""

from __future__ import annotations

from fudaba.games.dominion.facts.shown import Pile
from fudaba.terminal.board import Shortcut
from fudaba.terminal.dominion.faces import cost_word, counters, face_of
from fudaba.terminal.scene import Scene, Seen, my_seat
from fudaba.text.narrator import Reason

# What lies on the table.


def option_of_pile(scene: Scene, pile: Pile) -> int:
    """The number of the option that takes the top card of a pile, -1 if none does."""
    if scene.asked is None or "options" not in scene.asked or not pile.top:
        return -1
    lying = scene.zone(f"supply.{pile.id}").get("cards", [])
    for number, option in enumerate(scene.asked["options"]):
        if option.get("face") != pile.top or option["verb"] in ("name", "play_shadow"):
            continue
        if (not lying and "id" not in option) or option["verb"] == "buy":
            return number
        if lying and option.get("id") == lying[-1]["id"]:
            return number
    return -1


def option_of_landscape(scene: Scene, id: str) -> int:
    """The number of the option that buys an Event or Project, or follows a Way; -1 if none does."""
    if scene.asked is None or "options" not in scene.asked:
        return -1
    options = enumerate(scene.asked["options"])
    return next((number for number, option in options if option.get("face") == id), -1)


def option_of_set_out(scene: Scene, face: str) -> int:
    """The number of the option that takes a card set aside for everybody; -1 if none does."""
    if scene.asked is None or "options" not in scene.asked:
        return -1
    lying = {card["id"] for card in scene.zone("common").get("cards", []) if card["face"] == face}
    options = enumerate(scene.asked["options"])
    return next((number for number, option in options if option.get("id") in lying), -1)


def on_table(scene: Scene) -> set[int]:
    """The numbers of the options that stand on the table with their keys."""
    found = {option_of_pile(scene, pile) for pile in counters(scene).piles}
    found |= {option_of_landscape(scene, one.id) for one in counters(scene).landscapes}
    found |= {option_of_set_out(scene, face) for face in scene.faces("common")}
    return found - {-1}


def asks_for_piles(scene: Scene) -> bool:
    """Whether the question offers something from a pile, so that it says of each pile whether it will do."""
    return any(option_of_pile(scene, pile) >= 0 for pile in counters(scene).piles)


# The hand.


def options_of_hand(scene: Scene, face: str) -> list[int]:
    """The numbers of the options that use a card of this face in the hand."""
    if scene.asked is None or "options" not in scene.asked:
        return []
    held = {
        card["id"] for card in scene.zone("hand", my_seat(scene)).get("cards", []) if card["face"] == face
    }
    return [n for n, option in enumerate(scene.asked["options"]) if option.get("id") in held]


def option_of(scene: Scene, face: str) -> int:
    """The number of the first option that uses this card of the hand, -1 if none does."""
    return next(iter(options_of_hand(scene, face)), -1)


def shortcut(scene: Scene) -> Shortcut | None:
    """To play all Treasures in hand, those with choices last."""
    asked = scene.asked
    if asked is None or asked.get("kind") != "buy":
        return None
    plays = [number for number, option in enumerate(asked["options"]) if option["verb"] == "play"]
    if len(plays) < 2:
        return None
    plays.sort(key=lambda number: not face_of(asked["options"][number]["face"]).plain)
    return Shortcut(
        scene.words.say("terminal-dominion-play-all", count=len(plays)), tuple(plays[: asked["most"]])
    )


def why_not(scene: Scene, face: str) -> Reason | None:
    """Why a card of the hand cannot be played now, or one of a pile not bought; None where it can, or where
    that is not the question."""
    asked = scene.asked
    if asked is not None and asked.get("kind") == "buy" and face not in scene.faces("hand", my_seat(scene)):
        return _not_bought(scene, face)
    phases = {"action": "action", "buy": "treasure", "night": "night"}
    if asked is None or asked.get("kind") not in phases or option_of(scene, face) >= 0:
        return None
    type = phases[asked["kind"]]
    if type not in face_of(face).types:
        name = f"no-{type}"
    elif type == "action" and not counters(scene).actions:
        name = "no-actions"
    elif type == "treasure" and not any(option["verb"] == "play" for option in asked["options"]):
        name = "bought"
    else:
        name = "forbidden"
    return Reason(scene.words.say(f"terminal-dominion-not-{name}"), "")


def _not_bought(scene: Scene, face: str) -> Reason | None:
    """Why what lies in a pile or is a landscape cannot be bought now, as far as figures say it."""
    assert scene.asked is not None
    if any(option["verb"] == "buy" and option.get("face") == face for option in scene.asked["options"]):
        return None
    public, say = counters(scene), scene.words.say
    costs = [pile.cost for pile in public.piles if face in (pile.top, pile.id)]
    costs += [one.cost for one in public.landscapes if one.id == face and one.cost]
    if not costs:
        return None
    if not public.buys:
        return Reason(say("terminal-dominion-not-no-buys"), "")
    coins, potions, _ = costs[0]
    if coins > public.coins or potions > public.potions:
        has = cost_word(scene, (public.coins, public.potions, 0))
        return Reason(say("terminal-dominion-not-cost", cost=cost_word(scene, costs[0]), has=has), "")
    return Reason(say("terminal-dominion-not-for-sale"), "")


def hint(scene: Scene, option: Seen) -> str:
    """Of a card from a pile what it costs and how many are left; of a player how many cards they hold."""
    if option["verb"] == "player":
        return scene.words.say(
            "terminal-dominion-hint-hand", cards=scene.zone("hand", option["seat"])["count"]
        )
    if option["verb"] not in ("buy", "gain"):
        return ""
    for pile in counters(scene).piles:
        if pile.top == option.get("face"):
            return scene.words.say(
                "terminal-dominion-hint-pile", cost=cost_word(scene, pile.cost), left=pile.count
            )
    costs = (one.cost for one in counters(scene).landscapes if one.id == option.get("face"))
    return next((cost_word(scene, cost) for cost in costs if cost), "")
