"""Bridge Over for the tests of its bots: positions, games at random, and the twins of both."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fudaba.bots import Bot, bot
from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.table import Table
from fudaba.kernel.view import View

GAME = named("bridge_over")


def position(
    hand: str,
    top: str = "red number_5",
    *,
    counts: tuple[int, ...] = (4, 4, 4),
    front: str = "",
    attack: dict[str, Any] | None = None,
    drawn: bool = False,
    **options: object,
) -> Driver[Table]:
    """Seat 0 with this hand before this top card (commas between the faces), rivals with some numbers.

    Under attack, seat 0 is the one attacked.
    """
    colour, _, sign = top.partition(" ")
    used = [*_faces(hand), *_faces(front), top]
    free = [card.face for card in GAME.table(_setup(len(counts) + 1, options)).cards]
    for face in used:
        free.remove(face)
    numbers = sorted(face for face in free if "number" in face and "/" not in face)
    hands = [_faces(hand)]
    for count in counts:
        hands.append([numbers.pop(0) for _ in range(count)])
    situation: dict[str, Any] = {
        "top": {"face": top, "colour": colour, "sign": sign},
        "hands": hands,
        "fronts": [_faces(front)],
        "pile": numbers,
        "drawn": drawn,
    }
    if attack is not None:
        situation["attack"] = {"by": 1, "on": 0, **attack}
    setup = setup_of(
        GAME,
        seats=len(hands),
        seed="bots",
        options={"rounds": 1, **options},
        situation=situation_in(GAME, situation),
    )
    driver = Driver(GAME.table(setup))
    driver.start()
    return driver


def _setup(seats: int, options: dict[str, object]) -> Any:
    return setup_of(GAME, seats=seats, seed="bots", options=options)


def _faces(text: str) -> list[str]:
    return [face.strip() for face in text.split(",") if face.strip()]


def acts(driver: Driver[Table], name: str = "sensible", seat: int = 0) -> list[str]:
    """What the bot answers until it is somebody else's turn, or a new one: labels such as "play wild_1"."""
    player = bot(name, "bridge_over", "acts")
    labels = []
    while driver.ask is not None and driver.ask.decider == seat:
        ask = driver.ask
        answer = player.answer(ask, View(driver.table, seat))
        labels.append(" + ".join(label(ask, pick) for pick in answer))
        driver.answer(answer)
        if driver.at_rest and not driver.table.state.drawn:
            break
    return labels


def label(ask: Ask, pick: int) -> str:
    """An option in words."""
    option = ask.options[pick]
    if option.verb in ("play", "release", "take"):
        return f"{option.verb} {option.face}"
    return option.word or (f"seat {option.seat}" if option.seat >= 0 else option.verb)


def any_options(chance: Random, most_rounds: int = 3) -> dict[str, Value]:
    """Every option of the table at random; no more rounds than these."""
    options = {switch.name: chance.choice(switch.values) for switch in GAME.switches}
    return options | {"rounds": chance.randint(1, most_rounds)}


def seated(names: list[str], seed: str, **options: object) -> tuple[Driver[Table], list[Bot]]:
    """A table at its first question, and the bots that sit at it."""
    table = GAME.table(setup_of(GAME, seats=len(names), seed=seed, options=options))
    driver = Driver(table)
    driver.start()
    return driver, [bot(name, "bridge_over", f"{seed}/{seat}") for seat, name in enumerate(names)]


def answer(driver: Driver[Table], bots: list[Bot]) -> Answer:
    """What the bot that is asked says."""
    ask = driver.ask
    assert ask is not None
    return bots[ask.decider].answer(ask, View(driver.table, ask.decider))


def seen(driver: Driver[Table], viewer: int) -> bytes:
    """All that a seat receives of the table and of the question, byte for byte."""
    view = View(driver.table, viewer)
    return msgspec.json.encode([view.data(), view.asked(driver.ask)])
