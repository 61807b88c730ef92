"""The command `cards`: what is printed on every card, and how many of each set are there."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from fudaba import arguments, games
from fudaba.kernel.game import BadSetup, Game, HasEditions, Printing, read_options, read_pairs
from fudaba.kernel.problem import Card, nearest
from fudaba.kernel.shown import Facts
from fudaba.text import LANGS, OFFERED, Words, words
from fudaba.text.game_words import ListsFigures, Options, game_words
from fudaba.text.names import set_name
from fudaba.text.narrator import Narrator, narrator
from fudaba.text.visible import print_json


class Entry(NamedTuple):
    """A card as it is listed."""

    game: str
    """The name of its game."""
    facts: Facts
    """What is printed on it."""
    narrators: Mapping[str, Narrator]
    """Give its words, by language."""
    options: Options | None
    """The options of the table, None for no table."""

    def name(self, lang: str) -> str:
        """What it is called."""
        return self.narrators[lang].kind(self.facts.id)

    def text(self, lang: str) -> str:
        """What it does."""
        return self.narrators[lang].card_text(self.facts.id, self.options)

    def plain(self) -> dict[str, object]:
        """As it is printed for programs."""
        data: dict[str, object] = {
            "id": self.facts.id,
            "name": {lang: self.name(lang) for lang in LANGS},
            "text": {lang: self.text(lang) for lang in LANGS},
        }
        facts: dict[str, object] = msgspec.to_builtins(self.facts)
        return data | facts


class CountedEdition(msgspec.Struct, frozen=True):
    """How many of an edition's cards are implemented, and which are not."""

    edition: str
    """The name of the edition."""
    there: int
    """How many cards are implemented."""
    known: int
    """How many cards it has."""
    absent: list[str]
    """The ids of the others."""


class CountedSet(msgspec.Struct, frozen=True):
    """How many of a set's cards are implemented, and which are not."""

    game: str
    """The name of the game."""
    set: str
    """The id of the set."""
    there: int
    """How many cards are implemented."""
    known: int
    """How many cards it has."""
    absent: list[str]
    """The ids of the others."""
    editions: list[CountedEdition]
    """The same for each of its editions."""


def add(commands: Any) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser("cards")
    parser.add_argument("game", nargs="?", metavar="GAME", help=arguments.Help("cli-arg-cards-game"))
    parser.add_argument("card", nargs="?", metavar="CARD", help=arguments.Help("cli-arg-cards-card"))
    parser.add_argument("--set", metavar="SET", help=arguments.Help("cli-arg-cards-set"))
    arguments.add_cards(parser)
    arguments.add_option(parser)
    arguments.add_lang(parser)
    arguments.add_json(
        parser,
        "{cards: [{id, name, text, game, set, types, cost: [coins, potions, debt], …}], "
        "sets: [{game, set, there, known, absent: [id, …]}]}",
    )
    parser.set_defaults(run=_cards)


def _cards(args: argparse.Namespace) -> int:
    chosen = [games.named(args.game)] if args.game else list(games.every())
    found = [entry for game in chosen for entry in _card_entries(game, args.option)]
    sets = [counted for game in chosen for counted in _counted_sets(game)]
    if args.card is not None:
        found = _by_name(found, args.card)
        sets = []
    if args.set is not None:
        wanted = _read_set(args.set, {counted.set for counted in sets or _counted_sets(chosen[0])})
        found = [entry for entry in found if entry.facts.set == wanted]
        sets = [counted for counted in sets if counted.set == wanted]
    if args.json:
        plain = {"cards": [entry.plain() for entry in found], "sets": msgspec.to_builtins(sets)}
        print_json(plain)
        return 0
    _print_cards(found, args.lang, alone=args.card is not None)
    _print_sets(sets, args.lang)
    return 0


def _by_name(entries: Sequence[Entry], name: str) -> list[Entry]:
    """The cards with a name or id, in any language and in any capitals. Raises `BadSetup` for none."""
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        for spelled in dict.fromkeys(word.casefold() for word in (entry.facts.id, *map(entry.name, OFFERED))):
            by_name.setdefault(spelled, []).append(entry)
    if name.casefold() not in by_name:
        near = by_name.get(nearest(name.casefold(), by_name), [])
        raise BadSetup(
            "problem-no-card", card=name, near=Card(near[0].game, near[0].facts.id) if near else ""
        )
    return by_name[name.casefold()]


def _read_set(name: str, known: Collection[str]) -> str:
    """The set that is meant: "Dark Ages" is dark_ages. Raises `BadSetup` for none."""
    spelled = name.strip().casefold().replace(" ", "_")
    if spelled not in known:
        raise BadSetup("problem-no-set", set=name, near=nearest(spelled, known), known=sorted(known))
    return spelled


def _counted_sets(game: Game) -> list[CountedSet]:
    """For each set of a game how many of its cards are there, and which are not."""
    there = {facts.id for facts in game.facts()}
    known: dict[str, list[str]] = {}
    editions = _counted_editions(game)
    for id, its_set in game.known():
        known.setdefault(its_set, []).append(id)
    return [
        CountedSet(
            game=game.name,
            set=its_set,
            there=sum(id in there for id in ids),
            known=len(ids),
            absent=[id for id in ids if id not in there],
            editions=editions.get(its_set, []),
        )
        for its_set, ids in known.items()
    ]


def _counted_editions(game: Game) -> dict[str, list[CountedEdition]]:
    """By set, for each edition how many of its cards are there, and which are not."""
    found: dict[str, dict[str, list[Printing]]] = {}
    for printing in game.printings() if isinstance(game, HasEditions) else ():
        found.setdefault(printing.set, {}).setdefault(printing.edition, []).append(printing)
    return {
        its_set: [
            CountedEdition(
                edition=edition,
                there=sum(printing.there for printing in printings),
                known=len(printings),
                absent=[printing.id for printing in printings if not printing.there],
            )
            for edition, printings in editions.items()
        ]
        for its_set, editions in found.items()
    }


def _card_entries(game: Game, given: list[str]) -> list[Entry]:
    options = read_options(game.switches, read_pairs(given)) if given else None
    narrators = {lang: narrator(game.name, lang, []) for lang in OFFERED}
    return [Entry(game.name, facts, narrators, options) for facts in game.facts(options)]


def _print_cards(entries: Sequence[Entry], lang: str, *, alone: bool) -> None:
    """For each card a line of facts, and below it its text. alone: it was asked for by name."""
    from rich.console import Group, RenderableType
    from rich.padding import Padding
    from rich.text import Text

    from fudaba.lab.commands.console import console, whole

    texts = words(lang)
    shown: list[RenderableType] = []
    for game in dict.fromkeys(entry.game for entry in entries):
        held = [entry for entry in entries if entry.game == game]
        counts = [entry.facts.count or 0 for entry in held]
        # Where the number of players decides how many there are of a card, there is no sum.
        if not alone and all(counts):
            shown.append(
                Text(texts.say("cli-cards-counted", game=game, cards=sum(counts), names=len(held)) + "\n")
            )
        elif not alone:
            shown.append(Text(texts.say("cli-cards", game=game, names=len(held)) + "\n"))
        for entry in held:
            name = Text(entry.name(lang), style="bold")
            shown.append(
                Text.assemble(
                    name, f"   {_figures(entry.game, entry.facts, texts)}   ", (entry.facts.id, "dim")
                )
            )
            shown.append(Padding(whole(entry.text(lang), lang), (0, 2, 1, 4)))
    console().print(Group(*shown))  # each print of its own would take as long as wrapping its text


def _figures(game: str, facts: Facts, texts: Words) -> str:
    """The types of a card, how many there are, its set, and what else its game lists."""
    say = texts.say
    figures = [_listed(texts, (_type_word(game, type, texts) for type in facts.types))]
    if (facts.count or 0) > 1:
        figures.append(say("cli-card-count", count=facts.count or 0))
    figures.append(set_name(game, facts.set, texts.lang))
    of_game = game_words(game)
    if isinstance(of_game, ListsFigures):
        figures = of_game.card_figures(texts, facts, figures)
    return say("cli-card-then").join(figures)


def _listed(texts: Words, parts: Iterable[str]) -> str:
    """Parts one after another, as in "Action, Attack"."""
    return texts.say("cli-card-and").join(parts)


def _type_word(game: str, type: str, texts: Words) -> str:
    """A type or colour of a card; what has no word of its own as it is."""
    # text: *-type-* *-colour-*
    messages = (f"{game}-type-{type}", f"{game}-colour-{type}")
    return next((texts.say(message) for message in messages if texts.has(message)), type)


def _print_sets(sets: Sequence[CountedSet], lang: str) -> None:
    """How much of each game is there, set by set, and what is not."""
    say = words(lang).say
    for game in dict.fromkeys(counted.game for counted in sets):
        held = [counted for counted in sets if counted.game == game]
        there, known = _sums(held)
        print(say("cli-sets", game=game, there=there, known=known))
        _print_counted([(set_name(game, counted.set, lang), counted) for counted in held], lang)
        editions = [
            (
                _listed(words(lang), (set_name(game, counted.set, lang), _edition(game, edition, lang))),
                edition,
            )
            for counted in held
            for edition in counted.editions
        ]
        if editions:
            there, known = _sums([edition for _, edition in editions])
            print(say("cli-sets-editions", game=game, there=there, known=known))
            _print_counted(editions, lang)


def _sums(counted: Sequence[CountedSet | CountedEdition]) -> tuple[int, int]:
    """How many are there, and how many are known."""
    return sum(one.there for one in counted), sum(one.known for one in counted)


def _edition(game: str, counted: CountedEdition, lang: str) -> str:
    """What an edition is called."""
    # text: *-switch-edition-*
    return words(lang).say(f"{game}-switch-edition-{counted.edition}")


def _print_counted(counted: Sequence[tuple[str, CountedSet | CountedEdition]], lang: str) -> None:
    """A line for each: how many are there of how many, and which are not."""
    from rich.cells import cell_len

    say = words(lang).say
    wide = max(cell_len(name) for name, _ in counted) + 2
    for name, one in counted:
        text = say("cli-set-there", there=f"{one.there:>3}", known=f"{one.known:>3}")
        absent = say("cli-set-absent", ids=" ".join(one.absent)) if one.absent else ""
        print("  ".join(filter(None, (f"  {name}{' ' * (wide - cell_len(name))}{text}", absent))))
