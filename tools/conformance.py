"""Writes docs/conformance.md: what holds the rules, the rulebooks' FAQs and the cards, in figures.

python tools/conformance.py            write it anew
python tools/conformance.py --check    exit with 1 if it says more than is so, or is far behind
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from fudaba import games
from fudaba.cli import main as fudaba
from fudaba.lab.catalogue.rules import Catalogue, catalogue
from fudaba.lab.faq import REASONS, Sentence
from fudaba.lab.scenario.outline import Document, outline
from fudaba.lab.scenario.rule_ids import is_statement
from fudaba.text import words
from fudaba.text.names import read_kind

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "conformance.md"
TESTS = ROOT / "tests"
RANDOM_GAMES = TESTS / "properties" / "random_games.json"
MUTANTS_COUNTED = TESTS / "scenarios" / "mutants.json"

HEAD = """\
# Conformance

What stands behind "exact to the last ruling": how many rules there are and how many of them a test names;
what holds each sentence of the rulebooks' FAQs; which cards are there, and in how many scenarios they are
played. The page is made by `python tools/conformance.py` and counts what is in the tests; it is brought up
to date at least with each release.

A test counts for a rule that it names and that it would fail without. Each scenario is also forked, saved
and loaded at every question, searched for leaks to every seat, and told in both languages
([how](scenario_format.md#as-tests)).
"""
RULES = """\
## Rules

Statements are what the documents say, rulings what the table does where they are silent ([all of
them](rulings.md)). `fudaba rules GAME` lists each with its words, its source and its tests.
"""
FAQS = """\
## The rulebooks' FAQs

Dominion's rulebooks say {sentences} sentences more on cards than the cards do. {held} of them are held,
{open} are open: no test names them and nobody has said yet why none is needed. `fudaba rules dominion --faq
--set NAME` lists them, and [the format](scenario_format.md#the-commands) says what the reasons mean.
"""
CARDS = """\
## Cards

A card is there or absent; none does less than it says. `fudaba cards GAME` names the absent ones. The last
two columns: how many of the cards a scenario names, and how many scenarios that are. A pile of several
cards has a name besides theirs.
"""
MUTANTS = """\
## Missing effects

A mutant is a game in which one function, one condition or one bold figure of a card is missing. It is caught
if a scenario fails for it. `python tools/mutants.py` counts them anew; the long tests want every one to be
caught that is not excused, by a reason in `tests/scenarios/mutants.py`: names for what is declared when the
module is read, or what happens before a game with random cards and has other tests.
"""
MORE = """\
## Beyond scenarios

- **Random games.** The everyday tests play some hundred, the long ones tens of thousands over all sets and
  options (`tests/properties`): cards are conserved, nothing is below zero, records replay, no game gets
  stuck.
- **A second bookkeeper** hears only the log of random games and keeps the table by it, without a line of
  the engine's code (`tests/reader`): where every card is, tokens, points, stacks, splays and icons. It must
  agree with the engine.

`python tools/random_games.py` does both and keeps the figures: {games} random games without an error, each
half of them under one of the two checks, when it was run last ({commit}): {by_game}.
"""
OPEN = """\
## Open readings

{open} readings rest on no authority that settles them; they are listed [among the
rulings](rulings.md#open-readings).
"""


def page(found: Catalogue) -> str:
    """The page as it should be. found: the rules, and the tests that name them."""
    scenarios = {game.name: list(_scenarios(game.name)) for game in games.every()}
    return "\n".join(
        (
            HEAD,
            RULES,
            _table(_rules(found, scenarios)),
            _faqs([*found.sentences.values()]),
            CARDS,
            _table(_cards(scenarios)),
            MUTANTS,
            _table(_mutants()),
            _random_games(),
            OPEN.format(open=_open_readings()),
        )
    )


def _scenarios(game: str) -> Iterator[Document]:
    for file in sorted((TESTS / "scenarios" / game).rglob("*.yaml")):
        yield from outline(file.read_bytes(), file.name)


def _table(rows: Iterable[Iterable[object]]) -> str:
    """The first row is the heading; what follows the first column are figures."""
    head, *body = ([str(cell) for cell in row] for row in rows)
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *body)) + "\n"


def _rules(found: Catalogue, scenarios: dict[str, list[Document]]) -> Iterator[tuple[object, ...]]:
    yield "game", "statements", "with tests", "rulings", "with tests", "scenarios"
    for game, documents in scenarios.items():
        rules = [rule for rule in found.rules.values() if rule.game == game]
        said = [rule for rule in rules if is_statement(rule.id)]
        ruled = [rule for rule in rules if not is_statement(rule.id)]
        tested = (sum(bool(rule.tests) for rule in some) for some in (said, ruled))
        yield _name(game), len(said), next(tested), len(ruled), next(tested), len(documents)


def _name(game: str) -> str:
    return game.replace("_", " ").title()


def _faqs(sentences: list[Sentence]) -> str:
    is_open = sum(not one.is_held for one in sentences)
    head = FAQS.format(sentences=len(sentences), held=len(sentences) - is_open, open=is_open)
    by_set: dict[str, list[Sentence]] = defaultdict(list)
    for one in sentences:
        by_set[one.set].append(one)
    reason_words = [words("en").say(f"lab-faq-reason-{reason}") for reason in REASONS]
    rows: list[Iterable[object]] = [("set", "sentences", "tests", *reason_words, "open")]
    for name, own in (*by_set.items(), ("all", sentences)):
        reasons = Counter(one.reason for one in own)
        tests = sum(bool(one.tests) for one in own)
        left = sum(not one.is_held for one in own)
        rows.append((_set(name), len(own), tests, *(reasons[reason] for reason in REASONS), left))
    return f"{head}\n{_table(rows)}"


def _set(name: str) -> str:
    return name.replace("_", " ").capitalize() if name != "together" else "Several cards at once"


def _cards(scenarios: dict[str, list[Document]]) -> Iterator[tuple[object, ...]]:
    yield "game, set and edition", "printed", "there", "named", "scenarios"
    for game in games.every():
        listed = _listed(game.name)
        played = _played(game.name, scenarios[game.name], [card["name"]["en"] for card in listed["cards"]])
        editions_of = {card["id"]: card.get("editions") or [""] for card in listed["cards"]}
        set_of = dict(game.known())
        for counted in listed["sets"]:
            for part in counted["editions"] or [{**counted, "edition": ""}]:
                edition = part["edition"]
                own = {
                    id
                    for id, name in set_of.items()
                    if name == counted["set"] and (not edition or edition in editions_of.get(id, ()))
                }
                of_edition = [cards for of, cards in played if not edition or of == edition]
                met = set().union(*of_edition) & own if of_edition else set()
                number = sum(bool(cards & own) for cards in of_edition)
                title = ", ".join(filter(None, (_name(game.name), _set(counted["set"]), edition)))
                yield title, part["known"], part["there"], len(met), number


def _mutants() -> Iterator[tuple[object, ...]]:
    yield "game and set", "mutants", "caught", "excused"
    sums: dict[str, Counter[str]] = {}
    for part in json.loads(MUTANTS_COUNTED.read_text("utf-8")).values():
        title = f"{_name(part['game'])}, {_set(part['set'])}"
        sums.setdefault(title, Counter()).update(
            {name: part[name] for name in ("mutants", "caught", "excused")}
        )
    for title, counted in sorted(sums.items()):
        yield title, counted["mutants"], counted["caught"], counted["excused"]


def _random_games() -> str:
    counted = json.loads(RANDOM_GAMES.read_text("utf-8"))
    played = counted["played"]
    by_game = ", ".join(f"{_name(game)} {number}" for game, number in played.items())
    return MORE.format(games=sum(played.values()), commit=counted["commit"], by_game=by_game)


def _open_readings() -> int:
    rulings = (ROOT / "docs" / "rulings.md").read_text("utf-8").partition("\n## Open readings\n")[2]
    return len(re.findall(r"^- ", rulings, flags=re.MULTILINE))


def _listed(game: str) -> Any:
    out = io.StringIO()
    with redirect_stdout(out):
        fudaba(["cards", game, "--json"])
    return json.loads(out.getvalue())


def _played(game: str, documents: list[Document], names: list[str]) -> list[tuple[str, set[str]]]:
    """For each scenario its edition, and the cards that it names."""
    spelled = sorted(names, key=len, reverse=True)
    # Most words need not be compared with all names: no name begins as they do.
    begins = re.escape("".join(sorted({name[0] for name in names})))
    any_name = re.compile(rf"(?<![\w'])(?=[{begins}])(?:{'|'.join(map(re.escape, spelled))})(?![\w'])")
    usual = next((switch.default for switch in games.named(game).switches if switch.name == "edition"), "")
    found = []
    for document in documents:
        edition = re.search(r"\bedition: \"?(\w+)", document.text)
        cards = {read_kind(game, name) or "" for name in {*any_name.findall(document.text)}}
        found.append((edition[1] if edition else str(usual), cards))
    return found


def behind(written: str, now: str) -> list[str]:
    """The lines of a page that are wrong: that have other words, or figures that are far off.

    Tests are added every day, so a figure may be a little behind: by 5 in 100, or by ten.
    """
    old, new = written.splitlines(), now.splitlines()
    if len(old) != len(new):
        return ["it has more or fewer lines"]
    return [now for was, now in zip(old, new, strict=True) if not _are_near(was, now)]


def _are_near(was: str, now: str) -> bool:
    figures = [[int(each) for each in re.findall(r"\d+", line)] for line in (was, now)]
    if re.sub(r"\d+", "", was) != re.sub(r"\d+", "", now):
        return False
    return all(abs(a - b) <= max(10, b // 20) for a, b in zip(*figures, strict=True))


def main(argv: list[str]) -> int:
    now = page(catalogue(TESTS))
    if argv == ["--check"]:
        wrong = behind(PAGE.read_text("utf-8"), now)
        for line in wrong:
            sys.stderr.write(f"{PAGE.name} is behind: {line}\n")
        return 1 if wrong else 0
    PAGE.write_text(now, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
