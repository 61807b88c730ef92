"""The words of Bridge Over: names of its cards, and the messages of its lines, options and questions.

A face is a card's id, with its colour or its pair of colours before it: "red number_5",
"red/green direct", "wild_1".
"""

# text: bridge_over-end-* bridge_over-card-* bridge_over-colour-* bridge_over-option-* bridge_over-choice-*
# text: bridge_over-ask-* bridge_over-log-* bridge_over-source bridge_over-source-whole
# text: bridge_over-not-* bridge_over-hint-* bridge_over-title bridge_over-switch-*
# text: bridge_over-letter-* bridge_over-front-*

from __future__ import annotations

from collections.abc import Iterator

from fudaba.games.bridge_over.shown import Public
from fudaba.games.bridge_over.vocabulary import BridgeOverAsked, BridgeOverOffered
from fudaba.kernel import shown
from fudaba.kernel.seen import Seen
from fudaba.kernel.shown import of_kind
from fudaba.text import Arg, Words
from fudaba.text.bridge_over.game_text import BridgeOverGameText
from fudaba.text.bridge_over.table import facts as printed
from fudaba.text.game_words import Message, Options, WhyNot, by_kind, by_verb
from fudaba.text.narrator import Narrator

_LAST = {
    "wild": "BRG-018",
    "public": "BRG-019",
    "defence": "BRG-020",
    "discard": "BRG-020",
    "special": "BRG-143",
}
"""The rule against each group of cards as the only card in hand."""
_PARRIES = frozenset({"draw_2", "shot_draw_2"})
_NO_PARRY = {"wild_draw_3": "BRG-069", "wild_direct_draw_5": "BRG-070", "bind": "BRG-071"}
"""The rule against parrying, by the attack."""

GAME_TEXT = BridgeOverGameText()
SAID_BY_TABLES = (
    "bridge_over-front-",
    "bridge_over-letter-",
    "bridge_over-attack-on",
    "bridge_over-points-note",
)
"""How the ids of messages begin that the browser says itself."""
COLOURS: tuple[str, ...] = ("red", "green", "blue", "yellow")

# Faces and names.


def kinds() -> Iterator[str]:
    """The id of every card of both decks."""
    return iter(printed())


def faces() -> Iterator[str]:
    """Every face of both decks."""
    return (_face(colours, id) for id, card in printed().items() for colours in (card.colours or [""]))


def kind(words: Words, id: str) -> str:
    """The name of a card as it is printed; of a number card, the number."""
    return words.say(_message(id), number=_number(id))


def card_text(words: Words, id: str, edition: str = "") -> str:
    """What a card does, in every edition."""
    return words.say(f"{_message(id)}.text", number=_number(id))


def card(words: Words, face: str) -> str:
    """A face in words: "red 5", "red/green Direct", "Wild +1"."""
    return _written(words, *_parts(face))


def spellings(words: Words, face: str) -> Iterator[str]:
    """The names or ids of colours and card in any mixture, and a pair of colours in either order."""
    colours, id = _parts(face)
    for order in {colours, colours[::-1]}:
        yield _written(words, order, id)
        yield _face("/".join(order), id)
        yield _face("/".join(order), kind(words, id))
        yield _face("/".join(_colour(words, colour) for colour in order), id)


def top(words: Words, public: shown.Public, face: str) -> str:
    """The top card, with the colour that was named for it, and what Almighty stands for there."""
    now = of_kind(public, Public)
    return showing(words, face, now.colour, now.sign)


def showing(words: Words, face: str, colour: str, sign: str) -> str:
    """A top card that shows in this colour, as this card; only its name where there is no colour."""
    colours, id = _parts(face)
    name = _written(words, colours, id)
    if len(colours) == 1 or not colour:
        return name
    named = _colour(words, colour)
    if sign in ("", id):
        return words.say("bridge_over-top", card=name, colour=named)
    return words.say("bridge_over-top-as", card=name, colour=named, kind=kind(words, sign))


# Questions and answers.


event = by_kind
option = by_verb


def question(words: Words, ask: BridgeOverAsked) -> Message:
    """Which message puts the question, after `bridge_over-`."""
    return f"ask-{_question(ask)}", {}


def _question(ask: BridgeOverAsked) -> str:
    asked = ask.kind
    if asked == "turn":
        offered = {option.verb for option in ask.options}
        return "-".join(["turn", *(verb for verb in ("play", "release", "pass") if verb in offered)])
    if asked == "follow":
        # Which card leads on to another is said by the word of the question: Almighty may stand for it.
        return f"follow-{ask.word}"
    if asked == "react" and ask.word == "bind":
        return "react-bind"
    if asked == "player" and ask.word == "move":
        return "player-move"
    return asked


def choice(
    ask: BridgeOverAsked, option: BridgeOverOffered, data: Seen | None
) -> tuple[str, dict[str, Arg]] | None:
    """Which message tells an option at length, after `bridge_over-choice-`.

    What an attack comes to for the player who answers it is told only with `data`: their own Amplify counts.
    """
    asked, verb = ask.kind, option.verb
    if asked == "react":
        return _answer(ask, option, data)
    if verb == "play":
        return _play(option.face), {}
    if verb in ("draw", "pass", "release", "stop", "direction", "may", "take"):
        return verb, {}
    return None


def _play(face: str) -> str:
    """What it means to play a card on one's own turn, or after another card."""
    _, id = _parts(face)
    if id == "bind":
        return "play-bind"
    group = _group(id)
    if group == "public":
        return "play-front"
    return f"play-{group}" if group in ("defence", "discard", "special") else "play"


def _answer(ask: BridgeOverAsked, option: BridgeOverOffered, data: Seen | None) -> tuple[str, dict[str, Arg]]:
    """What it means to answer an attack like this."""
    amplify = 0
    if data is not None:
        front = data.zone("front", ask.owner).cards
        amplify = sum(lying.face == "amplify" for lying in front)
    suffix = "" if data is None else "-size"
    if option.verb == "none":
        if ask.word == "bind":
            return "none-bind", {}
        return f"none{suffix}", {"size": ask.number + amplify}
    group = _group(_parts(option.face)[1])
    if group == "defence":
        return "defend", {}
    if group == "special":
        return "answer", {}
    return f"parry{suffix}", {"size": ask.number + 2 + amplify}


# What cannot be chosen, and what follows from what can.


def why_not(tell: Narrator, ask: BridgeOverAsked, data: Seen, options: Options, face: str) -> WhyNot | None:
    """Why a card of the hand cannot be played now: the message after `bridge_over-not-`, and the rule."""
    colours, id = _parts(face)
    if ask.kind == "react":
        if id in _PARRIES and ask.word in _NO_PARRY:
            return WhyNot("parry", _NO_PARRY[ask.word])
        return WhyNot("react", "BRG-111")
    if ask.kind not in ("turn", "follow"):
        return None
    public = _counters(data)
    alone = data.zone("hand", ask.owner).count == 1
    if alone and _group(id) in _LAST:
        return WhyNot("last", _LAST[_group(id)])
    if ask.kind == "follow":
        return WhyNot("follow", ask.rule)
    if public.drawn and not options["play_after_draw"]:
        return WhyNot("drawn", "BRG-G7")
    if id == "search":
        return WhyNot("search", "BRG-138")
    same_name = id == public.sign
    by_name = same_name and options["name_match"]
    if id == "escort" and (by_name or public.colour in colours):
        return WhyNot("last", "BRG-021") if alone else WhyNot("escort", "BRG-037")
    return WhyNot("name", "BRG-AMB2") if same_name else WhyNot("fit", "BRG-013")


def hint(
    tell: Narrator, ask: BridgeOverAsked, option: BridgeOverOffered, data: Seen, options: Options
) -> tuple[str, dict[str, Arg]] | None:
    """What follows from an option, as far as everybody at the table could tell: after `bridge_over-hint-`."""
    me = ask.owner
    match option.verb:
        case "play" if data.zone("hand", me).count == 1:
            return "out", {}
        case "play" if ask.kind == "react":
            return _reaction(me, _parts(option.face)[1], data, options)
        case "play" if ask.kind == "turn":
            return _turn(me, _parts(option.face)[1], data)
        case "colour":
            hand = data.zone("hand", me).cards
            return "colour", {"cards": sum(option.word in _parts(card.face)[0] for card in hand)}
        case "player":
            return "player", {"cards": data.zone("hand", option.seat).count}
        case "direction":
            way = {"skip": 2, "straight": 1, "reverse": -1}[option.word]
            return "next", {"seat": _seat_after(me, way, data)}
    return None


def _turn(me: int, id: str, data: Seen) -> tuple[str, dict[str, Arg]] | None:
    """Whom an attack would hit; and that a defence card, which answers none, is only got rid of (BRG-117)."""
    fact = printed()[id]
    if "defence" in fact.types:
        return "discard", {}
    if id in ("draw_2", "wild_draw_3", "bind"):
        return "attacks", {"seat": _seat_after(me, 1, data)}
    return ("aims", {}) if id == "shot_draw_2" else None


def _reaction(me: int, id: str, data: Seen, options: Options) -> tuple[str, dict[str, Arg]] | None:
    """What a defence or a parry does to the attack (BRG-062, BRG-118 to BRG-123, BRG-163, BRG-164)."""
    attack = _counters(data).attack
    if not attack:
        return None
    front = data.zone("front", me).cards
    amplify = sum(lying.face == "amplify" for lying in front)
    moved = 0 if attack.kind == "bind" else attack.cards + amplify
    following = _seat_after(me, 1, data)
    back = attack.by if options["previous_player"] == "director" else _seat_after(me, -1, data)
    match id:
        case "draw_2":
            return "faces", {"seat": following, "cards": attack.cards + 2 + amplify}
        case "shot_draw_2":
            return "choose", {"cards": attack.cards + 2 + amplify}
        case "through":
            return "faces", {"seat": following, "cards": moved}
        case "reflect":
            return "reflect", {"seat": back, "cards": moved}
        case "curse":
            return "choose", {"cards": moved}
        case "block":
            return "nobody", {}
        case "haunted_shield":
            return "push", {"seat": back}
    return None


def _seat_after(seat: int, steps: int, data: Seen) -> int:
    way = 1 if _counters(data).direction == "clockwise" else -1
    return (seat + steps * way) % data.seats


# The parts of a face.


def _counters(data: Seen) -> Public:
    return of_kind(data.public, Public)


def _group(id: str) -> str:
    return printed()[id].types[0]


def _number(id: str) -> int:
    number = printed()[id].number
    return -1 if number is None else number


def _message(id: str) -> str:
    """The message with a card's name; the numbers of one colour share theirs."""
    card = printed()[id]
    if card.types == ["number"]:
        return "bridge_over-card-number"
    return f"bridge_over-card-{id}"


def _parts(face: str) -> tuple[tuple[str, ...], str]:
    """A face's colours and its card's id."""
    colours, _, id = face.rpartition(" ")
    return (tuple(colours.split("/")) if colours else ()), id


def _face(colours: str, id: str) -> str:
    return f"{colours} {id}" if colours else id


def _colour(words: Words, colour: str) -> str:
    return words.say(f"bridge_over-colour-{colour}")


def _written(words: Words, colours: tuple[str, ...], id: str) -> str:
    name = kind(words, id)
    numbered = _group(id) == "number"
    match [_colour(words, colour) for colour in colours]:
        case [colour] if numbered:
            return words.say("bridge_over-face-number", colour=colour, number=name)
        case [colour]:
            return words.say("bridge_over-face", colour=colour, kind=name)
        case [first, second] if numbered:
            return words.say("bridge_over-face-pair-number", first=first, second=second, number=name)
        case [first, second]:
            return words.say("bridge_over-face-pair", first=first, second=second, kind=name)
    return name
