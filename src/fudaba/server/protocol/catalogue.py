"""The catalogue of games: names, options, cards and rules, in every language.

Titles come from these messages, where a game has them; else its own words stand for themselves:

    <game>-title                        the game
    <game>-switch-<option>              an option of its tables
    <game>-switch-<option>-<value>      one of its values
    bot-<level>                         a level of bots, and what it means: bot-<level>-about
"""

# text: bot-*

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Any

from fudaba import games
from fudaba.bots import LEVELS, USUAL_LEVEL
from fudaba.kernel.game import BadSetup, DrawsCards, HasLesson, setup_of
from fudaba.kernel.game import Switch as OfGame
from fudaba.kernel.game import title as title_of
from fudaba.kernel.problem import TypedName, nearest
from fudaba.lab.catalogue.card_rules import rules_on
from fudaba.lab.catalogue.demonstrations import scenarios_by_card, scenarios_of_rule
from fudaba.server.protocol.catalogue_schema import (
    Bot,
    Brought,
    CardRules,
    Catalogue,
    ChosenOption,
    Drawn,
    Face,
    Game,
    Kind,
    NamedCards,
    Rule,
    Shown,
    Switch,
    SwitchValue,
)
from fudaba.server.protocol.schema import Text, Value
from fudaba.server.protocol.texts import say
from fudaba.text import LANGS, sources, words
from fudaba.text.game_words import game_words
from fudaba.text.names import options_by_id, set_name
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.problems import problem_text

USUAL_SEATS = 4
"""How many players a table has if nobody says; a game may have a `usual_seats` of its own."""


def all_games() -> list[Game]:
    """Every game there is."""
    return [_game(name) for name in games.names()]


@cache
def _game(name: str) -> Game:
    game = games.named(name)
    return Game(
        name=name,
        title=title(name),
        rules=game.rules,
        seats=list(game.seats),
        usual=min(max(getattr(game, "usual_seats", USUAL_SEATS), game.seats[0]), game.seats[-1]),
        options=[_switch(name, switch) for switch in game.switches],
        bots=[Bot(level, say(f"bot-{level}"), say(f"bot-{level}-about")) for level in LEVELS],
        bot=USUAL_LEVEL,
        lesson=game.lesson.seats if isinstance(game, HasLesson) else 0,
        day=has_day(name),
    )


def _switch(game: str, switch: OfGame) -> Switch:
    name = f"{game}-switch-{switch.name}"
    return Switch(
        name=switch.name,
        title=_titled(name, switch.name),
        default=switch.default,
        choices=[SwitchValue(value, _value(name, value)) for value in switch.values],
        rule=switch.rule,
    )


def _value(switch: str, value: Value) -> Text:
    if isinstance(value, bool):
        word = "yes" if value else "no"
        # text: server-yes server-no
        own = _titled(f"{switch}-{str(value).lower()}", "")
        return own if own.en else say(f"server-{word}")
    return _titled(f"{switch}-{value}", str(value))


def has_day(game: str) -> bool:
    """Whether a game has a game of the day: whose cards are drawn at random for each table."""
    return game in games.names() and isinstance(games.named(game), DrawsCards)


def dealt(game: str, options: Mapping[str, Value], seed: str) -> dict[str, Value]:
    """The options of a table, with the cards that its game draws at random, if it does."""
    of = games.named(game)
    return of.same_again(options, seed) if isinstance(of, DrawsCards) else dict(options)


def about(game: str, options: Mapping[str, Value], seed: str) -> Text:
    """What is special about a table, in a line: what it is played with, and each option that was changed."""
    said = [_in_a_line(one) for one in chosen_options(game, options, seed)]
    return Text(" · ".join(one.en for one in said), " · ".join(one.ja for one in said))


def _in_a_line(one: ChosenOption) -> Text:
    if one.listed:
        return one.value
    if one.value == say("server-yes"):
        return one.title
    return Text(f"{one.title.en}: {one.value.en}", f"{one.title.ja}: {one.value.ja}")


def chosen_options(game: str, options: Mapping[str, Value], seed: str) -> list[ChosenOption]:
    """The options of a table that were changed, and what is dealt for it, each by its own name."""
    return [*_chosen_options(game, tuple(options.items()), seed)]


def cards_dealt(game: str, options: Mapping[str, Value], seed: str) -> list[str]:
    """The cards, and whatever else has a name, with which a table is played, where its options list them."""
    try:
        known = dealt(game, options, seed)
    except BadSetup:
        return []
    names = _called(game)[0]
    listed = [str(known.get(switch.name, "")) for switch in games.named(game).switches if not switch.values]
    found = (id.strip() for text in listed for id in text.replace(":", ",").split(","))
    return [id for id in dict.fromkeys(found) if id in names]


def called(game: str, id: str) -> Text:
    """What a card is called, or whatever else may be listed."""
    en, ja = _called(game)
    return Text(en.get(id, id), ja.get(id, id))


@lru_cache(maxsize=2000)
def _chosen_options(game: str, given: tuple[tuple[str, Value], ...], seed: str) -> tuple[ChosenOption, ...]:
    options = dict(given)
    try:
        known = dealt(game, options, seed)
    except BadSetup:  # an older table, with cards that are no more
        known = options
    return tuple(
        chosen
        for switch in games.named(game).switches
        if (chosen := _chosen(game, switch, known.get(switch.name, switch.default), options)) is not None
    )


def _chosen(game: str, switch: OfGame, value: Value, options: Mapping[str, Value]) -> ChosenOption | None:
    """What an option says of a table, None where it is as usual."""
    name = f"{game}-switch-{switch.name}"
    title = _titled(name, switch.name)
    if not switch.values:
        return ChosenOption(switch.name, title, _names(game, str(value)), listed=True) if value else None
    if value == switch.default or options.get(switch.name, switch.default) == switch.default:
        return None
    return ChosenOption(switch.name, title, _value(name, value))


def _names(game: str, listed: str) -> Text:
    """A list of the engine's words, in words; what is after a colon lies for what is before it.

    What has a name of its own is told by that and by its cards.
    """
    en, ja = _called(game)
    named = _named(game).get(listed)
    if named is not None:
        cards = _names(game, ",".join(named.cards))
        return Text(f"{named.name.en}: {cards.en}", f"{named.name.ja}：{cards.ja}")

    def joined(names: Mapping[str, str], comma: str) -> str:
        ids = (item.strip() for item in listed.split(","))
        return comma.join(
            ": ".join(names.get(id.strip(), id.strip()) for id in one.split(":")) for one in ids
        )

    return Text(joined(en, ", "), joined(ja, "、"))


@cache
def _called(game: str) -> tuple[dict[str, str], dict[str, str]]:
    """What cards, and whatever else may be listed, are called, in each language."""
    module = game_words(game)

    def names(lang: str) -> dict[str, str]:
        say = narrator(game, lang, [])
        listed = dict(module.listed(words(lang))) if hasattr(module, "listed") else {}
        return listed | {id: say.kind(id) for id in module.kinds()}

    return names("en"), names("ja")


def title(game: str) -> Text:
    """What a game is called."""
    return _titled(f"{game}-title", game)


def usual_bot(game: str) -> str:
    """The bot that plays where nobody said which."""
    return _game(game).bot


def _titled(message: str, otherwise: str) -> Text:
    en, ja = words("en"), words("ja")
    if en.has(message) and ja.has(message):
        return Text(en.say(message), ja.say(message))
    return Text(otherwise, otherwise)


@cache
def catalogue(game: str) -> Catalogue:
    """All cards of a game. Raises `BadSetup` if there is no such game.

    A face is the id of its card, perhaps with other words before it ("red number_5").
    """
    facts = {fact.id: fact for fact in games.named(game).facts()}
    module = game_words(game)
    en, ja = narrator(game, "en", []), narrator(game, "ja", [])
    switches = games.named(game).switches
    edition = next((switch for switch in switches if switch.name == "edition"), None)
    usual = {} if edition is None else {"edition": edition.default}
    editions = [] if edition is None else [str(value) for value in edition.values]

    shown = scenarios_by_card(game)

    def kind(id: str) -> Kind:
        text = Text(en.card_text(id, usual), ja.card_text(id, usual))
        asked = {edition: {"edition": edition} for edition in editions}
        printed = {name: Text(en.card_text(id, of), ja.card_text(id, of)) for name, of in asked.items()}
        differs = {name: other for name, other in printed.items() if other != text}
        name = Text(en.kind(id), ja.kind(id))
        return Kind(id, name, text, facts[id], differs, len(shown.get(id, ())))

    return Catalogue(
        game=game,
        kinds={id: kind(id) for id in facts},
        faces={face: Face(_kind(face, facts), Text(en.card(face), ja.card(face))) for face in module.faces()},
        words={colour: Text(en.colour(colour), ja.colour(colour)) for colour in module.COLOURS}
        | _of_table(game)
        | (_terms(module) if hasattr(module, "terms") else {}),
        fluent=Text(*(words(lang).written(getattr(module, "SAID_BY_TABLES", ())) for lang in LANGS)),
        named=_named(game),
        sets={set: _set(game, set) for set in dict.fromkeys(fact.set for fact in facts.values())},
    )


def _of_table(game: str) -> dict[str, Text]:
    """What its places and counters are called, as far as they have a name: for a plain table."""
    own = [id.removeprefix(f"{game}-") for id in words("en").ids() if id.startswith(f"{game}-")]
    return {id: say(f"{game}-{id}") for id in own if id.startswith(("zone-", "counter-"))}


def _terms(module: Any) -> dict[str, Text]:
    """What else has a name in a game, in each language."""
    en, ja = (dict(module.terms(words(lang))) for lang in LANGS)
    return {id: Text(en[id], ja[id]) for id in en}


@cache
def _named(game: str) -> dict[str, NamedCards]:
    named = getattr(games.named(game), "named", None)
    found: dict[str, tuple[str, ...]] = named() if named is not None else {}
    # text: dominion-kingdom-*
    official: Collection[str] = getattr(games.named(game), "recommended", tuple)()
    return {
        id: NamedCards(_titled(f"{game}-kingdom-{id}", id), list(cards), id in official)
        for id, cards in found.items()
    }


LONGEST_SEED = 32


def drawn(game: str, asked: Mapping[str, str]) -> Drawn:
    """What a table with these options would be played with, at random from the seed among them.

    Instead of a card that is named as `without` another comes, as after a veto. Raises `BadSetup` if there is
    no such game, or if it draws no cards.
    """
    of = games.named(game)
    lay_out, without = getattr(of, "laid_out", None), getattr(of, "without", None)
    if lay_out is None or without is None:
        raise BadSetup("server-problem-no-draws", game=title_of(game))
    given = {name: text for name, text in asked.items() if name not in ("seed", "without")}
    seed, spared = asked.get("seed", "")[:LONGEST_SEED], asked.get("without", "")
    try:
        options = setup_of(of, seats=of.seats[0], seed=seed, options=options_by_id(of, dict(given))).options
        if spared:
            options = without(options, seed, [spared])
        laid = lay_out(options, seed)
    except BadSetup as error:
        return Drawn([], [], [], {}, Text(problem_text(error, "en"), problem_text(error, "ja")))
    listed = {*laid.cards, *laid.landscapes}  # what another takes is drawn when the game begins
    aside = [(card, by) for card, by in laid.aside if by in listed]
    brought = [Brought(card, by) for card, by in (*aside, *laid.brought)]
    return Drawn(list(laid.cards), list(laid.landscapes), brought, dealt(game, options, seed))


def cards_drawn(game: str, options: Mapping[str, Value], seed: str) -> list[str]:
    """The cards that a table draws at random from its seed; [] for a game that draws none."""
    lay_out = getattr(games.named(game), "laid_out", None)
    return [] if lay_out is None else list(lay_out(options, seed).cards)


def _set(game: str, set: str) -> Text:
    """What a set is called."""
    return Text(set_name(game, set, "en"), set_name(game, set, "ja"))


SHOWN = 12
"""How many scenarios are named on the page of a card."""


def card(game: str, id: str) -> CardRules:
    """What is ruled about a card, and which scenarios show it. Raises `BadSetup` for none."""
    of = games.named(game)
    if id not in catalogue(game).kinds:
        raise BadSetup("problem-no-card", card=TypedName(game, id))
    shown = scenarios_by_card(game).get(id, [])
    named = [Shown(one.title, one.file) for one in shown[:SHOWN]]
    return CardRules([rule(each) for each in rules_on(of, id)], named, len(shown) - len(named))


def _kind(face: str, facts: Mapping[str, object]) -> str:
    """The card that a face shows, "" for the back of one."""
    id = face.rpartition(" ")[2]
    return id if id in facts else ""


def rule(id: str) -> Rule:
    """What a rule says and where. Raises `BadSetup` for an unknown one."""
    found = sources().get(id)
    if found is None:
        raise BadSetup("server-problem-no-rule", rule=id, near=nearest(id, sources()))
    en, ja = _narrators(found.game)
    return Rule(
        id=id,
        game=found.game,
        text=Text(en.rule(id), ja.rule(id)),
        source=Text(en.source(id), ja.source(id)),
        document=found.document,
        title=Text(found.title["en"], found.title["ja"]),
        address=found.address,
        shown=scenarios_of_rule(found.game, id),
    )


@cache
def rules(game: str) -> dict[str, Rule]:
    """All rules of a game by id. Raises `BadSetup` if there is no such game."""
    games.named(game)
    return {id: rule(id) for id, source in sources().items() if source.game == game}


@cache
def _narrators(game: str) -> tuple[Narrator, Narrator]:
    return narrator(game, "en", []), narrator(game, "ja", [])
