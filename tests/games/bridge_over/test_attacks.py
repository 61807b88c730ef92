"""What must hold of attacks in every game, however it goes; their rules one by one are scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fudaba.games import named
from fudaba.games.bridge_over.deck import DEFENCE, KINDS, SPECIAL
from fudaba.games.bridge_over.state import DISCARDS
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.ask import Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of

GAME = named("bridge_over")
TABLES: dict[str, dict[str, Value]] = {
    "defaults": {},
    "final attacks": {"resolve_final_attack": True},
    "shooter, seat before": {"after_shot": "shooter", "previous_player": "seat"},
    "all of them": {"resolve_final_attack": True, "after_shot": "shooter", "previous_player": "seat"},
}


def questions(seats: int, seed: int, options: dict[str, Value]) -> Iterator[tuple[BridgeOver, Ask]]:
    """Every question of one round, played at random, but with an attack card wherever there is one."""
    table = GAME.table(setup_of(GAME, seats=seats, seed=str(seed), options={"rounds": 1, **options}))
    assert isinstance(table, BridgeOver)
    driver = Driver(table, forkable=False)
    ask = driver.start()
    chance = Random(seed)
    while ask is not None:
        yield table, ask
        picks = range(len(ask.options))
        cards = [option.card for option in ask.options]
        attacks = [pick for pick in picks if cards[pick] >= 0 and table.cards[cards[pick]].kind.attack]
        ask = driver.answer((chance.choice(attacks or picks),))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_every_attack_of_a_round(seats: int, options: dict[str, Value]) -> None:
    """What holds whenever anybody is asked.

    BRG-058, BRG-063, BRG-122, BRG-AMB23: nobody's attack is ever on themselves.
    BRG-069, BRG-070, BRG-071, BRG-111: parries only against Draw 2 and Shot Draw 2, defence against all.
    BRG-100, BRG-101, BRG-102: a bound player is never asked anything.
    BRG-097, BRG-115, BRG-G24: what shows on top is always a card that may be laid there.
    BRG-G23: one card answers an attack.
    """
    seen: set[str] = set()
    for seed in range(15):
        for table, ask in questions(seats, seed, {"start_hand": 10, **options}):
            state = table.state
            assert not state.bound[ask.owner]
            assert table.cards[state.zones[DISCARDS][-1]].kind.becomes_top
            if ask.kind != "react":
                continue
            attack = state.attack
            assert attack is not None
            seen.add(attack.kind)
            assert attack.by != attack.on == ask.owner
            assert (ask.least, ask.most) == (1, 1)
            for option in ask.options:
                if option.verb == "play":
                    kind = table.cards[option.card].kind
                    parry = kind.parries and attack.kind in ("draw_2", "shot_draw_2")
                    assert kind.group in (DEFENCE, SPECIAL) or parry
    assert seen == {kind.id for kind in KINDS.values() if kind.attack}


@pytest.mark.parametrize("final", [False, True])
def test_what_is_asked_once_somebody_is_out(final: bool) -> None:
    """BRG-G19: nothing, or where final attacks are carried out only what belongs to one."""
    asked = {
        ask.kind
        for seats in (3, 6)
        for seed in range(80)
        for table, ask in questions(seats, seed, {"start_hand": 1, "resolve_final_attack": final})
        if table.state.out >= 0
    }
    if final:
        assert {"react", "player"} <= asked <= {"react", "player", "as", "colour"}
    else:
        assert not asked
