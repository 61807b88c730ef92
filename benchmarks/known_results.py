"""Results that others have published, and what comes out here.

`python -m benchmarks.known_results --into docs` makes the table. What has been played is kept in
benchmarks/known_results.json after every few games, so the command may be stopped at any time and goes on
there; results of other rules or lists are played again. More games: `--games`.

The lists are ours, of the kind that a result speaks of: none of them is one that was published.
"""

from __future__ import annotations

import argparse
import hashlib
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from benchmarks.action_counts import put
from fudaba.arena.simulate import simulate
from fudaba.arena.solitaire import solitaire
from fudaba.bots.mind.chances import interval
from fudaba.games import named

KEPT = Path(__file__).with_suffix(".json")
BEGIN, END = "<!-- known results -->", "<!-- end of known results -->"
GAMES, AT_ONCE = 200, 50
"""How many games by default, and after how many they are written down."""
MONEY, PLAIN, SMITHY = "big-money-ultimate", "big-money", "big-money-smithy-ultimate"
BOARD = (
    "Village",
    "Smithy",
    "Market",
    "Festival",
    "Laboratory",
    "Moat",
    "Cellar",
    "Council Room",
    "Workshop",
)
SIMULATOR = "DominionSim, 5,000 games of its lists"


def one(card: str, up_to: int = 2) -> str:
    """Money, and some of one card."""
    return _buys((card, f'up_to = {up_to}\nif = "coins < 8"'))


def _buys(*lines: tuple[str, str]) -> str:
    """Lines that stand before those of big money."""
    buys = "\n".join(f'[[buy]]\ncard = "{card}"\n{more}\n' for card, more in lines)
    return f'import = "{MONEY}"\n\n{buys}'


LISTS = {
    "Courtyard": one("Courtyard", 3),
    "Council Room, Militia": _buys(
        ("Council Room", 'up_to = 2\nif = "coins < 8"'), ("Militia", 'up_to = 1\nif = "coins < 6"')
    ),
    "Envoy": one("Envoy"),
    "Fishing Village, Wharf": _buys(
        ("Wharf", 'up_to = 4\nif = "coins < 8"'), ("Fishing Village", 'if = "owned(fishing_village) < 4"')
    ),
    "Hunting Party": one("Hunting Party", 5),
    "Island": one("Island"),
    "Jack of All Trades": one("Jack of All Trades"),
    "Monument": one("Monument", 3),
    "Rebuild": _buys(
        ("Rebuild", 'up_to = 2\nif = "coins < 8"'), ("Duchy", 'if = "owned(rebuild) > 0 and coins < 8"')
    ),
    "Witch": one("Witch"),
}


@dataclass(frozen=True, slots=True)
class Known:
    """A result.

    published: as the source has it. figure: of what it speaks. "rate": the share of games that the first of
    the bots wins, a tie as half. "seats": won by who begins, by the other, tied. "fourth": the turn of the
    fourth Province alone at the table.
    """

    name: str
    published: str
    source: str
    figure: str
    bots: tuple[str, ...]
    cards: tuple[str, ...] = ()

    @property
    def kingdom(self) -> str:
        """Ten cards."""
        others = [card for card in BOARD if card not in self.cards]
        return ", ".join([*self.cards, *others, "Bureaucrat", "Chapel"][:10])


def _against_money(name: str, published: str) -> Known:
    return Known(
        f"{name} against {MONEY}", published, SIMULATOR, "rate", (name, MONEY), tuple(name.split(", "))
    )


KNOWN = (
    Known(
        "big-money mirror: first seat / second / tie", ".249 / .431 / .32", SIMULATOR, "seats", (PLAIN, PLAIN)
    ),
    Known(f"{MONEY} mirror", ".513 / .404 / .083", SIMULATOR, "seats", (MONEY, MONEY)),
    Known(f"{SMITHY} mirror", ".526 / .401 / .073", SIMULATOR, "seats", (SMITHY, SMITHY)),
    Known(f"big-money against {MONEY}", ".17", SIMULATOR, "rate", (PLAIN, MONEY)),
    Known(f"{SMITHY} against {MONEY}", ".75", SIMULATOR, "rate", (SMITHY, MONEY)),
    Known(
        "big-money: turn of the 4th Province", "17", "Dominion Strategy Wiki, Big Money", "fourth", (PLAIN,)
    ),
    Known(
        "two Smithies: turn of the 4th Province",
        "14",
        "annotated game, 2012: good money",
        "fourth",
        (SMITHY,),
    ),
    _against_money("Courtyard", ".84"),
    _against_money("Council Room, Militia", ".59"),
    _against_money("Envoy", ".75"),
    _against_money("Fishing Village, Wharf", ".97"),
    _against_money("Hunting Party", ".70"),
    _against_money("Island", ".73"),
    _against_money("Jack of All Trades", ".81"),
    _against_money("Monument", ".82"),
    _against_money("Rebuild", ".86"),
    _against_money("Witch", ".95"),
)


class Played(msgspec.Struct):
    """What has been played of a result.

    made_of: the digest of rules, lists and kingdom. won: by the first bot, a tie as half. first: by who
    began. turns: the sum of the turns of the fourth Province, in the games that reached it.
    """

    made_of: str
    games: int = 0
    won: float = 0.0
    first: int = 0
    ties: int = 0
    turns: float = 0.0
    reached: int = 0


def made_of(known: Known) -> str:
    """What a result hangs on."""
    lists = [LISTS.get(bot, bot) for bot in known.bots]
    text = "\n".join([str(named("dominion").rules), known.figure, known.kingdom, *lists])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def play(known: Known, played: Played, games: int, folder: Path) -> Iterator[None]:
    """Play on up to so many games; whatever has been played is in `played` at each pause."""
    bots = []
    for bot in known.bots:
        file = folder / f"{bot}.toml"
        if bot in LISTS:
            file.write_text(LISTS[bot], "utf-8")
        bots.append(str(file) if bot in LISTS else bot)
    options = {"kingdom": known.kingdom}
    while played.games < games:
        count = min(AT_ONCE, games - played.games)
        if known.figure == "fourth":
            (alone,) = solitaire(bots, count, seed=f"known/{played.games}", options=options)
            reached = round(alone.reached(4) * alone.ended)
            played.turns += (alone.turn_of(4) or 0.0) * reached
            played.reached += reached
        else:
            result = simulate("dominion", bots, count, seed="known", first=played.games, options=options)
            played.won += result.bots[0].wins + result.ties / 2
            played.first += result.first_seat
            played.ties += result.ties
        played.games += count
        yield


def shown(known: Known, played: Played) -> tuple[str, str]:
    """What came out here, and its interval of 95 %."""
    if known.figure == "fourth":
        return f"{played.turns / played.reached:.1f}" if played.reached else "", ""
    if known.figure == "seats":
        first, ties = played.first / played.games, played.ties / played.games
        half = (interval(played.first, played.games)[1] - interval(played.first, played.games)[0]) / 2
        return f"{first:.3f} / {1 - first - ties:.3f} / {ties:.3f}", f"± {half:.3f}"
    least, most = interval(played.won, played.games)
    return f"{played.won / played.games:.3f}", f"{least:.3f}–{most:.3f}"


def table(kept: dict[str, Played]) -> str:
    """All results that have been played, as Markdown."""
    lines = ["| result | published | here | 95 % | games | source |", "|---|---|---|---|---|---|"]
    for known in KNOWN:
        played = kept.get(known.name)
        if played is not None and played.games and played.made_of == made_of(known):
            here, between = shown(known, played)
            cells = known.name, known.published, here, between, str(played.games), known.source
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Read the arguments, play, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--into", type=Path, help="the folder of the page into which the table is put")
    asked = parser.parse_args()
    kept = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Played]) if KEPT.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        for known in KNOWN:
            played = kept.get(known.name)
            if played is None or played.made_of != made_of(known):
                played = kept[known.name] = Played(made_of(known))
            for _ in play(known, played, asked.games, Path(folder)):
                KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
            print(known.name, *shown(known, played), flush=True)
    if asked.into is not None:
        put(asked.into / "measurements" / "known_results.md", table(kept), BEGIN, END)


if __name__ == "__main__":
    main()
