"""Kingdoms without the cards that players veto: another card comes for each, at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.kingdom_options import DRAWN
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.games.dominion.setup.notation import BROUGHT_LANDSCAPES, card, written
from fudaba.kernel.game import BadSetup, Value


def without(options: Mapping[str, Value], seed: str, vetoed: Sequence[str]) -> dict[str, Value]:
    """The options of a table whose players have done without these cards and landscapes, one after the other.

    For each another of its sort comes, from the sets of the options (also beside a kingdom that is listed),
    or from those of the kingdom if they name none; what is left of the kingdom stays as it lies. Raises
    `BadSetup` for what is not in the kingdom, or where nothing else is to be had.
    """
    now = {**options, **(DRAWN if options["kingdom"] else {})}
    for place, id in enumerate(vetoed):
        now = _one_less(options, now, seed, id, vetoed[: place + 1])
    return now


def _one_less(
    wished: Mapping[str, Value], now: Mapping[str, Value], seed: str, id: str, vetoed: Sequence[str]
) -> dict[str, Value]:
    kingdom = kingdom_of(now, seed)
    chosen = (*kingdom.cards, *(each for each in kingdom.landscapes if not _is_brought(each)))
    if id not in chosen:
        raise BadSetup("dominion-problem-no-such-pile", card=card(id) if id in KINDS else id)
    left = [each for each in chosen if each != id]
    banned = [*filter(None, str(wished["ban"]).split(",")), *vetoed]
    lying = sum(each not in kingdom.cards for each in chosen)
    drawn = kingdom_of(
        {
            **now,
            **DRAWN,
            "kingdom": "",
            "sets": _sets(wished, kingdom),
            "feel": wished.get("feel", "any"),
            "require": ",".join(left),
            "ban": ",".join(banned),
            "landscapes": str(lying),
        },
        f"{seed} {id}",
    )
    come = [each for each in (*drawn.cards, *drawn.landscapes) if each not in left and not _is_brought(each)]
    listed = {
        **now,
        **DRAWN,
        "colonies": "yes" if kingdom.colonies else "no",
        "shelters": "yes" if kingdom.shelters else "no",
    }
    same = {**listed, "kingdom": written([*left, *come], _piles(kingdom, [*left, *come]))}
    stays = _brought_before(kingdom, kingdom_of(same, seed))
    return {**same, "kingdom": written([*left, *come, *stays], _piles(kingdom, [*left, *come]))}


def _sets(wished: Mapping[str, Value], kingdom: Kingdom) -> Value:
    """The sets from which others may come: those wished for, or of a few drawn at random, those that were."""
    if wished["sets"] and wished.get("mix", "all") == "all":
        return wished["sets"]
    return ",".join(sorted({KINDS[each].set for each in kingdom.cards}))


def _is_brought(id: str) -> bool:
    """Whether a landscape lies there because of some card."""
    return KINDS[id].sort in BROUGHT_LANDSCAPES


def _piles(kingdom: Kingdom, chosen: Sequence[str]) -> dict[str, str]:
    """The piles that lie with a Trait or because of a card, as far as they still can."""
    besides = (*kingdom.added, *kingdom.aside)
    added = {by: id for id, by in besides if by in chosen and id not in chosen}
    return added | {trait: pile for trait, pile in kingdom.traits if trait in chosen and pile in chosen}


def _brought_before(before: Kingdom, after: Kingdom) -> list[str]:
    """What a kingdom brought before, where one of that sort is still brought."""
    sorts = {KINDS[id].sort for id in after.landscapes}
    return [id for id in before.landscapes if _is_brought(id) and KINDS[id].sort in sorts]
