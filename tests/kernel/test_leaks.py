"""Twin worlds: what they are, that they show nothing, and that a leak would be found."""

from __future__ import annotations

import msgspec
import pytest

from fudaba.kernel import shown
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.checks import CheckFailed, SearchCounts, check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.twin import exchange, hidden_from, permuted, twin
from fudaba.kernel.view import SPECTATOR, View
from tests.kernel.script import Script
from tests.kernel.toy import DECK, DISCARD, HAND, Public, Toy
from tests.kernel.toy_game import ToyGame


def make(game: Script) -> Driver[Toy]:
    """A new driver of the same game."""
    return Driver(ToyGame().table(game.session.setup))


def leaks(game: Script, viewer: int, ahead: int = 4) -> SearchCounts:
    """Look for leaks to a viewer. This game does not hide who is asked."""
    return check_leaks(lambda: make(game), game.session.answers, viewer, ahead=ahead, asks=False)


# Twins.


@pytest.fixture
def game() -> Script:
    """Two players who hold, hide and know different cards."""
    return Script(
        {"hand": ["nest", "echo", "acorn"], "deck": ["spy", "hush"], "discard": ["puppet", "feast"]},
        {"hand": ["magpie", "barter"], "deck": ["acorn", "homing"], "aside": ["homing"]},
    )


def faces(game: Script, cards: list[int]) -> list[str]:
    """Their faces, sorted."""
    return sorted(game.toy.cards[card].face for card in cards)


def test_what_is_hidden(game: Script) -> None:
    decks = ["acorn", "homing", "hush", "spy"]
    mine, his = ["acorn", "echo", "nest"], ["barter", "homing", "magpie"]
    assert faces(game, hidden_from(game.toy, 0)) == sorted(decks + his)
    assert faces(game, hidden_from(game.toy, 1)) == sorted(decks + mine)
    assert faces(game, hidden_from(game.toy, SPECTATOR)) == sorted(decks + mine + his)
    game.toy.state.show(game.toy.zone(HAND, 0)[0])
    assert len(hidden_from(game.toy, 1)) == 6
    game.toy.state.control[1] = 0
    assert faces(game, hidden_from(game.toy, 0)) == decks


def test_only_hidden_cards_change_places(game: Script) -> None:
    keep = game.toy.zone(DECK, 0)[-1]
    new = exchange(game.toy, 0, keep=[keep], order=b"another world")
    moved = [card for card, other in enumerate(new) if card != other]
    assert sorted(new) == list(range(len(game.toy.cards)))
    assert set(moved) <= set(hidden_from(game.toy, 0)) - {keep}
    assert len(moved) > 3
    assert exchange(game.toy, 0, keep=[keep], order=b"another world") == new, "nothing is left to chance"
    assert exchange(game.toy, 0, keep=[keep], order=b"a third") != new


@pytest.mark.parametrize("order", [[0, 1], [0, 0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7]])
def test_an_order_must_be_one(game: Script, order: list[int]) -> None:
    with pytest.raises(ValueError, match="is not an order of 7 cards"):
        exchange(game.toy, 0, order=order)


def test_a_permutation_must_be_one(game: Script) -> None:
    with pytest.raises(ValueError, match="every card once"):
        permuted(game.toy, [0] * len(game.toy.cards))


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_viewer_cannot_tell_a_twin_from_the_table(game: Script, viewer: int) -> None:
    before = game.toy.state.digest()
    other = twin(game.toy, viewer, order=b"twin")
    assert other.state.digest() != before == game.toy.state.digest()
    assert View(other, viewer).data() == View(game.toy, viewer).data()
    assert View(other, 1 if viewer != 1 else 0).data() != View(game.toy, 1 if viewer != 1 else 0).data()


def test_what_waits_waits_for_the_card_that_lies_there(game: Script) -> None:
    """The card set aside is another one in the twin world, and that one comes back."""
    game.say(0, "play nest")
    game.say(0, "set_aside echo")
    (ability,) = game.toy.state.abilities
    kept = ability.args[0].card
    hidden = hidden_from(game.toy, 1)
    new = exchange(game.toy, 1, order=[*range(1, len(hidden)), 0])
    assert new[kept] != kept
    other = permuted(game.toy, new)
    (there,) = other.state.abilities
    assert there.args[0].card == new[kept]
    assert other.state.finds(there.args[0])
    assert there.source == ability.source, "the Nest lies open"
    driver = Driver(other)
    driver.resume()
    while driver.table.state.turns < 2 and driver.ask is not None:
        driver.answer((len(driver.ask.options) - 1,))
    assert new[kept] in other.zone(HAND, 0)
    assert game.toy.state.abilities == [ability]


# What leaks is found.


def spying(leak: str) -> Script:
    """Three players; the first spies on the second's deck and leaves the card there."""
    game = Script(
        {"hand": ["spy", "acorn"]},
        {"hand": ["nest", "homing"], "deck": ["echo", "hush", "feast", "magpie", "barter"]},
        {"hand": ["barter", "puppet"], "deck": ["spy", "hush", "acorn", "feast"]},
        leak=leak,
    )
    game.say(0, "play spy")
    game.say(0, "may no")
    game.end_turn(0)
    return game


def test_who_may_look_looks_and_nobody_else_learns_anything() -> None:
    game = spying("no")
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = leaks(game, viewer)
        assert seen.worlds > 8
        assert seen.views > seen.worlds
    game.prove()


@pytest.mark.parametrize(
    ("leak", "where"),
    [
        ("word", r"events\[\d+\].word is 'echo' here and '\w+' there"),
        ("audience", r"events\[\d+\].cards\[0\].face is 'echo' here and '\w+' there"),
        ("counter", r"view.public.gossip is 3 here and \d there"),
    ],
)
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_a_card_made_to_leak_is_found(leak: str, where: str, viewer: int) -> None:
    """By a word, by a wrong audience, by a number made public: all but the spy himself are told."""
    game = spying(leak)
    who = "the spectator" if viewer == SPECTATOR else f"seat {viewer}"
    with pytest.raises(CheckFailed, match=f"after 1 answers, had cards that {who} may not know.*{where}"):
        leaks(game, viewer)
    assert leaks(game, 0).views > 8, "he was shown the card"


def test_the_whole_proof_fails_for_a_leak() -> None:
    with pytest.raises(CheckFailed, match="would be told so"):
        spying("word").prove()


class Gossip(Toy):
    """A table whose counters tell what is under the top of a deck."""

    __slots__ = ()

    def public(self) -> Public:
        return msgspec.structs.replace(super().public(), secret=self.cards[self.zone(DECK, 0)[0]].face)


class Echoes(shown.Private, frozen=True, kw_only=True, tag="toy"):
    """Where the cards of a kind lie in a deck."""

    echoes: list[int]


class Shown(Toy):
    """A table that shows its players where the cards of a kind lie in a deck."""

    __slots__ = ()

    def private(self, seat: int, *, own: bool) -> Echoes:
        return Echoes(echoes=[i for i, c in enumerate(self.zone(DECK, 1)) if self.cards[c].face == "echo"])


@pytest.mark.parametrize(
    ("kind", "viewer", "where"),
    [(Gossip, SPECTATOR, "view.public.secret"), (Gossip, 1, "view.public.secret"), (Shown, 0, "echoes")],
)
def test_a_leak_at_rest_is_found(kind: type[Toy], viewer: int, where: str) -> None:
    game = Script({"deck": ["echo", "hush", "nest"]}, {"deck": ["spy", "echo", "feast"]})

    def leaking() -> Driver[Toy]:
        worse = ToyGame()
        worse.kind = kind
        return Driver(worse.table(game.session.setup))

    with pytest.raises(CheckFailed, match=rf"after 0 answers.* 0 answers before.*{where}"):
        check_leaks(leaking, [], viewer, asks=False)


def test_a_twin_world_where_another_is_asked_otherwise_is_left() -> None:
    """The second player has a Magpie, so he is asked when something is gained; in a twin he has none."""
    game = Script({"hand": ["nest"]}, {"hand": ["magpie", "echo"]})
    game.say(0, "end")
    game.say(0, "gain spy")
    game.say(1, "may no")
    seen = leaks(game, 0)
    assert seen.parted > 0
    assert seen.views > 0


def test_who_is_asked_must_not_tell_anything_either() -> None:
    """That the second player is asked, since he has a Magpie, is a leak."""
    game = Script({"hand": ["nest"]}, {"hand": ["magpie", "echo"]})
    game.say(0, "end")
    game.say(0, "gain spy")
    game.say(1, "may no")
    with pytest.raises(CheckFailed, match="told so"):
        check_leaks(lambda: make(game), game.session.answers, 0)


def test_cards_that_come_to_light_stay_where_they_are() -> None:
    """Or every play of a card from a hand would be taken for a leak."""
    game = Script({"hand": ["nest", "acorn", "echo"]}, {"hand": ["spy", "homing"]}, turns=2)
    for label in ("play acorn", "play nest", "end"):
        game.say(0, label)
    assert game.ask.owner == 1
    assert faces(game, game.toy.zone(DISCARD, 0)) == ["acorn", "nest"]
    assert game.aside(0) == ["echo"]
    for ahead in (1, 2, 6):
        assert leaks(game, 1, ahead=ahead).views > 0


def test_a_card_that_is_given_away_counts_as_seen_by_all_but_is_known_to_nobody_more() -> None:
    table = spying("no").toy
    hidden = hidden_from(table, SPECTATOR)[0]
    table.give_away(hidden)
    assert table.state.light is None, "where nobody looks for leaks nothing is noted"
    table.state.light = {}
    table.give_away(hidden)
    assert table.state.light == {hidden: EVERYBODY}
    assert hidden in hidden_from(table, SPECTATOR)


def infers_nothing(table: Toy) -> list[int]:
    """No card."""
    return []


def infers_all(table: Toy) -> range:
    """Every card."""
    return range(len(table.cards))


def never(here: Driver[Toy], there: Driver[Toy]) -> bool:
    """They never part."""
    return False


def always(here: Driver[Toy], there: Driver[Toy]) -> bool:
    """They part at once."""
    return True


def test_a_game_may_say_what_can_be_inferred_and_where_worlds_part() -> None:
    game = spying("no")
    plain = leaks(game, 2)
    answers = game.session.answers
    assert (
        check_leaks(lambda: make(game), answers, 2, asks=False, infers=infers_nothing, parts=never) == plain
    )
    assert check_leaks(lambda: make(game), answers, 2, asks=False, infers=infers_all) == (0, 0, 0)
    parted = check_leaks(lambda: make(game), answers, 2, asks=False, parts=always)
    assert parted.views == 0
    assert parted.parted == parted.worlds > 0
    assert plain.plus(parted).worlds == plain.worlds + parted.worlds
