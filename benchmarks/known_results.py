"""Results that others have published, and what comes out here.

`python -m benchmarks.known_results --into docs` makes the table. What has been played is kept in
benchmarks/known_results.json after every few games, so the command may be stopped at any time and goes on
there; results of other rules or lists are played again. More games: `--games`.

A result of a list that DominionSim publishes is played with that list, which is not ours to hand on.
`--lists` names the folder into which `fudaba import` has written those of its file; without it these results
stay as they are.
"""

from __future__ import annotations

import argparse
import hashlib
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
THEIRS = (
    "Village",
    "Smithy",
    "Market",
    "Festival",
    "Laboratory",
    "Woodcutter",
    "Moat",
    "Cellar",
    "Council Room",
)
"""What stands beside the cards of a list."""
SIMULATOR = "DominionSim, its own play"


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

    list: str = ""
    """The file of the first bot, where that plays a published list."""

    @property
    def kingdom(self) -> str:
        """Ten cards."""
        others = THEIRS if self.list else BOARD
        rest = [card for card in (*others, "Bureaucrat", "Chapel") if card not in self.cards]
        return ", ".join([*self.cards, *rest][:10])


def _list(name: str, published: str, file: str) -> Known:
    name_of_row = f"{name}, against {MONEY}"
    return Known(name_of_row, published, SIMULATOR, "rate", ("", MONEY), tuple(name.split(", ")), file)


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
    _list("Jack of All Trades", ".81", "jack_of_all_trades"),
    _list("Witch", ".95", "witch"),
    _list("Monument", ".82", "monument"),
    _list("Island", ".73", "island"),
    _list("Courtyard", ".84", "courtyard"),
    _list("Envoy", ".75", "envoy"),
    _list("Masquerade, Nobles", ".84", "costume_party"),
    _list("Masterpiece, Feodum", "1.00", "masterpiece_feodum"),
    _list("Ironworks, Island, Silk Road", "1.00", "ironworks_island_silk_road"),
    _list("Ironworks, Gardens", ".42", "ironworks_gardens_paper"),
    _list("Hermit, Bridge", ".39", "hermit_bridge"),
    _list("Minion, Chapel", ".71", "minions_chapel"),
)


class Played(msgspec.Struct):
    """What has been played of a result.

    made_of: the digest of rules and kingdom. list: that of the published list, if it is of one. won: by the
    first bot, a tie as half. first: by who began. turns: the sum of the turns of the fourth Province, in the
    games that reached it.
    """

    made_of: str
    list: str = ""
    games: int = 0
    won: float = 0.0
    first: int = 0
    ties: int = 0
    turns: float = 0.0
    reached: int = 0


def made_of(known: Known) -> str:
    """What a result hangs on."""
    return _digest("\n".join([str(named("dominion").rules), known.figure, known.kingdom, *known.bots]))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def play(known: Known, played: Played, games: int, file: Path | None = None) -> Iterator[None]:
    """Play on up to so many games; whatever has been played is in `played` at each pause.

    file: the published list that the first bot plays.
    """
    bots = [str(file) if known.list else known.bots[0], *known.bots[1:]]
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
    parser.add_argument("--lists", type=Path, help="a folder with the published lists, as strategy files")
    parser.add_argument("--into", type=Path, help="the folder of the page into which the table is put")
    asked = parser.parse_args()
    kept = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Played]) if KEPT.exists() else {}
    for known in KNOWN:
        file = asked.lists / f"{known.list}.toml" if known.list and asked.lists is not None else None
        if known.list and (file is None or not file.exists()):
            continue
        played, of_list = kept.get(known.name), "" if file is None else _digest(file.read_text("utf-8"))
        if played is None or (played.made_of, played.list) != (made_of(known), of_list):
            played = kept[known.name] = Played(made_of(known), of_list)
        for _ in play(known, played, asked.games, file):
            KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
        print(known.name, *shown(known, played), flush=True)
    if asked.into is not None:
        put(asked.into / "measurements" / "known_results.md", table(kept), BEGIN, END)


if __name__ == "__main__":
    main()
