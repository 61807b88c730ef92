"""`python -m benchmarks.fast_play`: twenty turns of an engine deck, played by keyboard against a bot.

It says how many answers and keys a turn takes, for how long each answer keeps a player waiting, how long the
bot takes, and what is left to think: twenty turns are to be over in four minutes. `--expert` plays with the
settings of somebody in a hurry: one press for a single choice, autoplay for basic Treasures and an idle Buy
phase, quick bots. `--into docs` puts both into the page on playing. Needs Chromium, as the browser tests do.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks import pages
from benchmarks.tab import chromium, serving

TURNS = 20
WITHIN = 240.0
"""Seconds for all of them."""
KINGDOM = "village,smithy,market,festival,laboratory,cellar,moat,workshop,remodel,militia"
SETTINGS = {
    "usual": {"fudaba-lang": "en", "fudaba-name": "Aya"},
    "expert": {
        "fudaba-lang": "en",
        "fudaba-name": "Aya",
        "fudaba-at-once": "yes",
        "fudaba-bots": "quick",
        "fudaba-auto": json.dumps(["dominion treasures", "dominion end"]),
    },
}
HANDS = Path(__file__).with_name("fast_play.js").read_text(encoding="utf-8")
"""The player, in the page: is asked which key comes next."""


def main() -> int:
    """Play, print, and fail (1) where the turns take too long."""
    parser = argparse.ArgumentParser(prog="benchmarks.fast_play", description=__doc__)
    parser.add_argument("--expert", action="store_true", help="with the settings of somebody who plays fast")
    parser.add_argument("--turns", type=int, default=TURNS, help=f"how many turns (default {TURNS})")
    parser.add_argument("--into", type=Path, help="the folder of the pages into which the tables are put")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    program = chromium()
    if program is None:
        print("There is no Chromium.", file=sys.stderr)
        return 1
    ways = list(SETTINGS) if args.into is not None else ["expert" if args.expert else "usual"]
    found = {way: measured(program, SETTINGS[way], args.turns) for way in ways}
    if args.json:
        print(json.dumps(found))
    else:
        print(pages.how())
        for way, figures in found.items():
            for name, value in figures.items():
                print(f"  {way:<8} {name:<44} {value:>10,.1f}")
    if args.into is not None:
        rows = [[name, *(f"{found[way][name]:,.1f}" for way in ways)] for name in found[ways[0]]]
        text = pages.measured_by("python -m benchmarks.fast_play --into docs")
        pages.put_between(
            args.into / "playing.md", "fast play", f"{text}\n\n{pages.lined(['', *ways], rows)}"
        )
    return int(any(figures["all turns, s"] > WITHIN for figures in found.values()))


def measured(program: str, settings: dict[str, str], turns: int) -> dict[str, float]:
    """What that many turns come to."""
    with serving() as (address, _, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 1366, "height": 625}).new_page()
        page.set_default_timeout(120_000)
        page.goto(f"{address}health")
        page.evaluate("settings => Object.assign(localStorage, settings)", settings)
        page.goto(f"{address}kingdom/dominion?kingdom={KINGDOM}")
        page.wait_for_selector(".ten .dc")
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        page.evaluate(HANDS)
        page.evaluate("window.hands.waits().then(() => null)")
        begun = time.perf_counter()
        answers, keys = played(page, turns)
        took = time.perf_counter() - begun
        browser.close()
    own = sorted(answer["answer"] for answer in answers)
    others = sum(answer["others"] for answer in answers) / 1000
    return {
        "turns": float(turns),
        "answers a turn": len(answers) / turns,
        "keys a turn": keys / turns,
        "an answer, ms, median": statistics.median(own),
        "an answer, ms, 95 %": own[int(0.95 * len(own))],
        "waiting for the bot and autoplay, s": others,
        "all turns, s": took,
        "left to think, s an answer": (WITHIN - took) / len(answers),
    }


def played(page: Page, turns: int) -> tuple[list[dict[str, Any]], int]:
    """Play so many turns; returns how long each answer took, and how many keys all of them."""
    answers: list[dict[str, Any]] = []
    keys = 0
    while not answers or (answers[-1]["turn"] <= turns and not answers[-1]["over"]):
        while True:
            key = page.evaluate("window.hands.next()")
            page.keyboard.press(key)
            keys += 1
            if not page.evaluate("window.hands.needsMore()"):
                break
        if SETTINGS["expert"]["fudaba-at-once"] != page.evaluate("localStorage['fudaba-at-once']"):
            page.keyboard.press("Enter")
            keys += 1
        answers.append(page.evaluate("window.hands.waits()"))
    return answers, keys


if __name__ == "__main__":
    sys.exit(main())
