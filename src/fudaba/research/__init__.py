"""Games for agents that learn: the environments that the field's libraries know.

Needs the extra `research` (NumPy, Gymnasium, PettingZoo; OpenSpiel where there is one for the system).
The rooms, in the order in which to read them:

* `actions`: the table of single actions of a game, each with a number that never changes
* `picks`: a game in which every answer is a chain of single actions
* `features`: what is printed on cards, as numbers, so that an agent can meet cards it has not seen
* `reader`: what must be told of a game, and `games`, in which it is told of ours
* `counters`: a viewer's figures, as a game writes them
* `observations`: what a seat may know, as arrays
* `kind`: all of these for the tables of one environment
* `pettingzoo`, `gymnasium`, `openspiel`, `vector`: the environments

Without the extra, importing any of them raises a ModuleNotFoundError that says how to install it.
"""

from __future__ import annotations

from importlib.util import find_spec

for _library in ("numpy", "gymnasium", "pettingzoo"):
    if find_spec(_library) is None:
        raise ModuleNotFoundError(
            "fudaba.research needs the extra 'research', which is not installed: "
            "pip install 'fudaba-core[research]'",
            name=_library,
        )
