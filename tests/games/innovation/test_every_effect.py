"""Every effect of every card is shown by scenarios: what it does, whom it spares, and who shares it."""

from __future__ import annotations

from typing import Final

from tests.games.innovation.shown import EXECUTED, SHARED, WANTED, Seen, Written, shown, written

CANNOT: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "who gains by it wins, or loses, at once, so that nothing is drawn for it": (
        (SHARED,),
        (
            "speak_with_bird",
            "empiricism_2",
            "collaboration_2",
            "a_i_2",
            "bioengineering_2",
            "bioengineering_2_fourth",
            "self_service_wins",
            "self_service_wins_by_twice",
            "astrogeology_2",
            "holy_lance_2",
            "cross_of_coronado",
            "musks_tesla_roadster",
            "seikan_tunnel",
            "wheres_waldo",
            "social_networking_2",
            "social_networking_2_fourth",
            "order_of_the_occult_hand",
            "order_of_the_occult_hand_2",
        ),
    ),
    "only the player whose turn it is, or who has the card itself, can do anything by it": (
        (SHARED,),
        (
            "dancing_girl_wins",
            "gujin_tushu_jicheng",
            "gujin_tushu_jicheng_fourth",
            "spanish_inquisition_2",
            "area_51_3",
            "deepfake",
        ),
    ),
    "who shares it has been compelled before, and has too few cards left for it": (
        (SHARED,),
        ("maldives_2",),
    ),
    "its text says that it has no effect": ((EXECUTED, SHARED), ("plumbing", "puppet", "ruler")),
    "it looks at a card and changes nothing": ((EXECUTED, SHARED), ("tuning_fork_echo",)),
}
"""What cannot be shown, by the reason: what it is, and of which effects."""


def test_every_effect_is_shown() -> None:
    """A demand hits somebody and spares somebody; a shared effect earns the bonus, and does not."""
    missing = [
        f"{effect.card}, {effect.kind} {effect.number}, {'/'.join(editions)}: {what}"
        for effect, editions in written().items()
        for what in WANTED[effect.kind]
        if Seen(effect.run, what) not in shown() and what not in _excused(effect)
    ]
    assert not missing, "no scenario shows\n" + "\n".join(missing)


def test_nothing_is_excused_that_is_shown() -> None:
    excused = [(effect, what) for effect in written() for what in _excused(effect)]
    assert [(effect.card, what) for effect, what in excused if Seen(effect.run, what) in shown()] == []
    names = {name for _, names in CANNOT.values() for name in names}
    assert names == {effect.run.__name__ for effect, _ in excused}


def _excused(effect: Written) -> set[str]:
    name = effect.run.__name__
    return {what for whats, names in CANNOT.values() if name in names for what in whats}
