"""Which modules are compiled. Read by the builds too, so this file imports nothing of Fudaba."""

from __future__ import annotations

from pathlib import Path
from typing import Final

COMPILED: Final = (
    "kernel",
    "games",
    "bots/random_answers.py",
    "bots/dominion",
    "bots/innovation",
    "bots/bridge_over",
    "arena/dominion",
    # What environments for agents do at each action:
    "research/actions.py",
    "research/counters.py",
    "research/observations.py",
    "research/picks.py",
    "research/games/bridge_over.py",
    "research/games/dominion/figures.py",
    "research/games/innovation/figures.py",
)
"""The files and folders that are compiled, relative to the package."""
INTERPRETED: Final = (
    "kernel/checks",
    "kernel/deals.py",  # a struct is in it, and few games have any
    "kernel/span.py",  # a sequence of one's own, which mypyc cannot build
    "kernel/identity.py",  # a struct, of which machine code would forget how it is compared
    # Their annotations are read by msgspec:
    "kernel/game.py",
    "kernel/record.py",
    "kernel/session.py",
    "kernel/shown.py",
    "kernel/seen.py",
    "kernel/ending.py",
    "games/dominion/cards",  # they are many, and each of them runs seldom
    "games/innovation/cards",
    "games/innovation/facts/tables",
    "kernel/handful.py",  # a handful of cards is a list, which mypyc cannot build upon
    "games/innovation/board/handful.py",
    "kernel/player.py",  # its properties are attributes of each game's own player
    "games/bridge_over/me.py",
    # Their annotations are read by msgspec:
    "games/innovation/setup/situation.py",
    "games/bridge_over/situation.py",
    "games/innovation/facts/shown.py",
    "games/bridge_over/shown.py",
    "games/dominion/facts/shown.py",
    "games/innovation/game.py",
    "games/bridge_over/game.py",
    "games/dominion/game.py",
    "games/dominion/language/handful.py",
    "games/dominion/facts/figures.py",  # a dictionary by its names, for types alone
    "games/dominion/setup/situation.py",  # its dictionaries are of types that mypyc takes for classes
    "games/dominion/language/permanent_effects.py",
    "games/dominion/language/tokens.py",  # effects that wait: a state is written with their names
    # Games within the game take their time:
    "arena/dominion/solitaire.py",
    "bots/dominion/plan_source.py",
    "bots/dominion/levels.py",
    "bots/dominion/candidates.py",
    "bots/dominion/endgame.py",
    "bots/dominion/own_turn.py",
    "bots/dominion/alone.py",
    "bots/dominion/trial_table.py",
    "bots/dominion/card_trials.py",
    "bots/dominion/card_payments.py",
    "bots/dominion/card_needs.py",
    "bots/dominion/card_makes.py",
    "bots/dominion/gain_reactions.py",
    "bots/dominion/next_turn.py",
    "bots/dominion/effect_reasons.py",  # what a coach says, seldom asked
    "bots/dominion/reasons.py",
    "bots/dominion/turn_reasons.py",
    "bots/dominion/missing_part.py",
    "bots/dominion/conditions.py",  # what is read once
    "bots/dominion/strategy_file.py",
    "bots/dominion/choice_words.py",
    "bots/dominion/dominionsim.py",
    "bots/dominion/card_cache.py",  # a dictionary, which mypyc cannot build upon
    "bots/dominion/strategy_bot.py",  # a class made within a function, for each strategy
    "bots/innovation/sensible.py",  # asked once an answer; what they try is compiled
    "bots/innovation/strong.py",
    "bots/innovation/reasons.py",  # what a coach says, seldom asked
    "bots/bridge_over/sensible.py",  # asked once an answer; what it weighs is compiled
    "bots/bridge_over/strong.py",
    "bots/bridge_over/reasons.py",
    "bots/bridge_over/weights.py",  # what is read once
    "bots/bridge_over/features.py",  # asked once a rollout
    "bots/bridge_over/value.py",
)
"""The files and folders in those that stay interpreted; every `__init__.py` does."""
TOOLS: Final = ("mypy[mypyc]==2.4.1", "setuptools==84.2.1", "types-PyYAML==6.0.12.20261113")
"""The distributions that compile: those of `constraints.txt`."""


def chosen_modules(package: Path) -> dict[Path, bool]:
    """The files below `COMPILED`, each with whether it is compiled. package: the folder of `fudaba`."""
    left = {package / name for name in INTERPRETED}
    return {
        path: path.name != "__init__.py" and not left & {path, *path.parents}
        for named in COMPILED
        for path in ([package / named] if named.endswith(".py") else sorted((package / named).rglob("*.py")))
    }
