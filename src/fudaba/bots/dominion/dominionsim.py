"""Reads the buy rules of DominionSim, which are XML, as strategy files of ours.

A rule there is a card and conditions, all of which must hold; each condition compares two figures. Most
figures have a word here. A rule with one that has none is left out and named in the result, since without its
condition it would say something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final
from xml.etree import ElementTree

from fudaba.bots.dominion.strategy_file import BOUGHT, quoted, read
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import TYPES
from fudaba.kernel.game import BadSetup

LONGEST: Final = 8_000_000
"""How many characters a file may have; the collection that comes with DominionSim has 600,000."""
WORDS: Final = {
    "countAvailableMoney": "coins",
    "countTurns": "turn",
    "countBuysLeft": "buys",
    "actionsLeft": "actions",
    "countEmptyPiles": "empty_piles",
    "gainsNeededToEndGame": "until_end",
    "countAllCardsInDeck": "cards",
    "getTotalMoney": "deck_money",
    "countCardsLeftInDrawDeck": "in_deck",
    "countVP": "points",
    "countMAXOpponentVP": "(points - lead)",
    "countVillagers": "villagers",
}
"""Their figures that ask about no card, and ours."""
OF_CARDS: Final = {
    "countCardsInDeck": "owned({})",
    "countCardsInDeckNoMats": "(owned({0}) - mat({0}))",
    "countCardTypeInDeck": "owned({})",
    "countCardsInSupply": "left({})",
    "countCardsInPlay": "in_play({})",
    "countCardsInHand": "hand({})",
    "countCardsInOpponentsDecks": "others({})",
    "countOnTavernMat": "mat({})",
}
"""Their figures about a card or a type, and ours."""
COMPARED: Final = {
    "equalTo": "==",
    "greaterThan": ">",
    "greaterOrEqualThan": ">=",
    "smallerThan": "<",
    "smallerOrEqualThan": "<=",
}
COMBINED: Final = {"plus": "+", "minus": "-", "multiplyWith": "*", "divideBy": "/"}
STYLES: Final = (("aggressiveTrashing", "thinning"), ("bigTurn", "big_turn"))
"""How their play strategies for a card begin, and our styles for the whole list."""
GROUPS: Final = {"village": "villages", "terminal": "terminals"}
"""Their types that are groups here."""


class CannotSay(Exception):
    """Something that has no word here: what it is called there."""


@dataclass(slots=True)
class Imported:
    """One list of rules, as a strategy file."""

    name: str
    """What it is called there."""
    slug: str
    """A name for its file, without an ending."""
    text: str
    """The file: TOML."""
    rules: int = 0
    """How many rules the file has."""
    left_out: list[str] = field(default_factory=list)
    """Each rule that could not be said: its card, and what has no word here."""
    lacking: list[str] = field(default_factory=list)
    """What has no word here, of each such rule."""


def read_lists(text: str, source: str) -> list[Imported]:
    """The lists of rules in a file of DominionSim: `<player>`, alone or in a collection.

    A list none of whose rules can be said has no file (`text` is ""). Raises `BadSetup` for any other text.
    """
    if len(text) > LONGEST or "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise BadSetup("problem-import", file=source)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadSetup("problem-import-xml", file=source, what=str(error)) from None
    players = [root] if root.tag == "player" else root.findall("player")
    if not players:
        raise BadSetup("problem-import", file=source)
    taken: set[str] = set()
    lists = []
    for player in players:
        one = _list_of(player)
        number = 1
        while one.slug in taken:
            number += 1
            one.slug = f"{one.slug.rstrip('0123456789_')}_{number}"
        taken.add(one.slug)
        lists.append(one)
    return lists


def _list_of(player: ElementTree.Element) -> Imported:
    name = (player.get("name") or "imported").strip()
    slug = re.sub(r"\W+", "_", name.lower()).strip("_") or "imported"
    one = Imported(name, slug, "")
    styles: list[str] = []
    rules: list[list[str]] = []
    for buy in player.findall("buy"):
        try:
            rules.append(_rule(buy))
        except CannotSay as word:
            one.left_out.append(f"{buy.get('name') or '?'}: {word}")
            one.lacking.append(str(word))
            continue
        how = buy.get("strategy") or ""
        styles += [style for begins, style in STYLES if how.startswith(begins) and style not in styles]
    if not rules:
        return one
    one.rules = len(rules)
    head = [f"title = {quoted(name)}"]
    if about := " ".join((player.get("description") or "").split()):
        head.append(f"about = {quoted(about)}")
    if styles:
        head.append(f"style = [{', '.join(map(quoted, styles))}]")
    one.text = "\n".join(head) + "\n" + "".join("\n" + "\n".join(rule) + "\n" for rule in rules)
    read(one.text, f"{slug}.toml")  # it is a strategy
    return one


def _rule(buy: ElementTree.Element) -> list[str]:
    """The lines of a rule. Raises `CannotSay`."""
    id = _card(buy.get("name") or "")
    phases: set[str] = set()
    said = list(_conditions(buy, phases))
    if len(phases) > 1:
        raise CannotSay("isActionPhase")
    lines = ["[[buy]]", f"card = {quoted(id)}"]
    lines += [f"phase = {quoted(phase)}" for phase in phases]
    return [*lines, f"if = {quoted(' and '.join(said))}"] if said else lines


def _conditions(buy: ElementTree.Element, phases: set[str]) -> Iterator[str]:
    """The conditions of a rule, without those that say in which phase it holds: these go into `phases`."""
    for condition in buy.findall("condition"):
        left, right = condition.find("left"), condition.find("right")
        operator = condition.find("operator")
        compared = COMPARED.get("" if operator is None else operator.get("type", ""))
        if left is None or right is None or compared is None:
            raise CannotSay("condition")
        if left.get("type") == "isActionPhase":
            phases.add(_phase(compared, right))
            continue
        yield f"{_figure(left)} {compared} {_figure(right)}{_extra(condition)}"


def _phase(compared: str, right: ElementTree.Element) -> str:
    """Whether a rule is for gaining in the Action phase, or for buying."""
    if right.get("type") == "constant" and compared == "==":
        return "gain" if _number(right) != "0" else "buy"
    raise CannotSay("isActionPhase")


def _figure(one: ElementTree.Element) -> str:
    kind, about = one.get("type", ""), one.get("attribute", "")
    if kind == "constant":
        return _number(one)
    if kind in WORDS:
        return WORDS[kind]
    if kind == "countCardTypeInDeck":
        return OF_CARDS[kind].format(_type(about))
    if kind in OF_CARDS:
        return OF_CARDS[kind].format(_card(about))
    raise CannotSay(kind or "condition")


def _extra(condition: ElementTree.Element) -> str:
    """What is reckoned with the right side: " + 1", or "" for nothing."""
    extra = condition.find("extra_operation")
    if extra is None:
        return ""
    operator = COMBINED.get(extra.get("type", ""))
    if operator is None:
        raise CannotSay(extra.get("type") or "extra_operation")
    return f" {operator} {_number(extra)}"


def _number(one: ElementTree.Element) -> str:
    try:
        value = float(one.get("attribute", ""))
    except ValueError:
        raise CannotSay(one.get("attribute") or "constant") from None
    return str(int(value)) if value == int(value) else repr(value)


def _type(name: str) -> str:
    word = name.lower()
    if word in TYPES or word in GROUPS:
        return GROUPS.get(word, word)
    raise CannotSay(name or "type")


def _card(name: str) -> str:
    """The id of what can be bought under a name of theirs: `Council_Room`, `CouncilRoom`."""
    try:
        return _ids()[re.sub(r"[^a-z0-9]", "", name.lower())]
    except KeyError:
        raise CannotSay(name or "card") from None


@cache
def _ids() -> dict[str, str]:
    """The ids of all that can be bought, by their letters alone."""
    bought = {id.replace("_", ""): id for id, kind in KINDS.items() if kind.sort in BOUGHT}
    return {id.replace("_", ""): id for id in KINDS} | bought
