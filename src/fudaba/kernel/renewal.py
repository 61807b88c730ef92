"""Going on from a moment of another game: what is still hidden there comes to lie anew, by a new seed.

Anyone who knows the seed of a game that is over knows all that chance would still have brought. So a game
that goes on from it has a seed of its own: cards of which no player knows the face change places with one
another, and what is drawn at random from then on follows from the new seed. What some player knew stays as it
was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fudaba.kernel.cards import only
from fudaba.kernel.deals import Deal, Deals
from fudaba.kernel.dice import key_of, order_of, permutation
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Earlier, Setup
from fudaba.kernel.table import Table
from fudaba.kernel.twin import alike
from fudaba.kernel.view import View


def hidden_from_all(table: Table) -> list[int]:
    """The cards whose faces nobody at the table may know, ascending."""
    views = [View(table, seat) for seat in range(table.seats)]
    return [card for card in range(len(table.cards)) if not any(view.knows(card) for view in views)]


def renew(driver: Driver[Table], seed: str) -> None:
    """Let chance at this table follow from another seed, and lay what is hidden anew.

    Only cards with the same back, of which the players know the same besides, change places. Raises
    ValueError where the game is over, or inside an effect, which may know of cards by their numbers.
    """
    if driver.over or not driver.at_rest:
        raise ValueError("a game can go on only from a moment at which no effect is under way")
    table = driver.table
    groups = alike(table, hidden_from_all(table), only(*range(table.seats)))
    new, order = list(range(len(table.cards))), order_of(seed)
    for number, group in enumerate(groups):
        for card, other in zip(group, permutation(order, number, len(group)), strict=True):
            new[card] = group[other]
    table.state.renumber(new)
    table.state.rekey(key_of(seed))
    driver.resume()


def lay(table: Table, deals: Iterable[Deal]) -> None:
    """Let the shuffles of a table that has not begun bring what is written down, if anything is."""
    planned: dict[int, Sequence[str]] = {deal.shuffle: deal.cards for deal in deals}
    if planned:
        table.state.deals = Deals([card.face for card in table.cards], planned)


def first(setup: Setup) -> Setup:
    """The setup of the game that was the first of those from which this one goes on; or itself."""
    if not setup.earlier:
        return setup
    return Setup(
        game=setup.game,
        options=setup.options,
        seats=setup.seats,
        seed=setup.earlier[0].seed,
        situation=setup.situation,
        deals=setup.deals,
    )


def renewals(setup: Setup) -> dict[int, str]:
    """The seed that takes over after this many answers."""
    seeds = [*(earlier.seed for earlier in setup.earlier), setup.seed]
    return {earlier.answers: seed for earlier, seed in zip(setup.earlier, seeds[1:], strict=True)}


def gone_on_from(setup: Setup, answers: int) -> tuple[Earlier, ...]:
    """The earlier seeds of a game that goes on from another after this many of its answers."""
    before = [earlier for earlier in setup.earlier if earlier.answers < answers]
    seed = next((earlier.seed for earlier in setup.earlier if earlier.answers >= answers), setup.seed)
    return (*before, Earlier(seed, answers))
